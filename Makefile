# `make play` and `make test` do everything a fresh machine needs; the rest is for people who change Bree.
PYTHON ?= python3
BIN := .venv/bin
ENGINE := $(shell find src/bree/core src/bree/games src/bree/search src/bree/bots/knowledge -name '*.py' 2>/dev/null)

.PHONY: play test check bench soak lock clean

play: .venv/engine
	$(BIN)/bree play

test: check
	$(BIN)/pytest -n auto tests

check: .venv/engine
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: .venv/engine
	$(BIN)/python -m bench

# The environment: exactly the versions of requirements.txt.
.venv/ready: requirements.txt
	$(PYTHON) -m venv .venv || (apt-get update && apt-get install -y python3-venv gcc python3-dev && $(PYTHON) -m venv .venv)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	touch $@

# The compiled engine, rebuilt when a compiled source changes.
.venv/engine: .venv/ready pyproject.toml $(ENGINE)
	find src -name '*.so' -delete
	$(BIN)/uv pip install --quiet --python $(BIN)/python --no-build-isolation --no-deps -e .
	touch $@

lock:
	$(BIN)/uv pip compile --quiet --generate-hashes --no-header --no-annotate --no-emit-index-url requirements.in -o requirements.txt

clean:
	rm -rf .venv build dist
	find src -name '*.so' -delete
