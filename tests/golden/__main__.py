from tests.golden import files, written

for path in files():
    path.write_text(written(path), encoding="utf-8")
    print(path.name)
