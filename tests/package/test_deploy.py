"""What lies under `deploy/` is followed step by step in a clean folder, since there may be no container engine."""

import json
import re
import shlex
import urllib.request
from configparser import RawConfigParser
from pathlib import Path

import pytest

from bree.cli import parser
from tests.package.building import ROOT, made, make_both, run, unpacked
from tests.package.recipe import follow, start

DEPLOY = ROOT / "deploy"


def test_the_container_recipe(tmp_path: Path) -> None:
    """Followed with the files of an sdist, page and all; not compiled, since another test does that."""
    make_both(tmp_path, "--sdist")
    source = unpacked(made(tmp_path, ".tar.gz"), tmp_path)
    image = follow(DEPLOY / "Containerfile", source, tmp_path, BREE_PURE="1")
    server = start(image, "--port", "0")
    assert server.stdout is not None
    try:
        port = server.stdout.readline().removeprefix("Bree is at http://0.0.0.0:").strip()
        check = image.said["HEALTHCHECK"].partition(" CMD ")[2].replace(":8000/", f":{port}/")
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<title>Bree" in page.read()
        run("sh", "-ec", check, cwd=image.root, **image.surroundings())
    finally:
        server.terminate()
        server.wait()
    with pytest.raises(RuntimeError, match="Connection refused"):
        run("sh", "-ec", check, cwd=image.root, **image.surroundings())
    assert (Path(image.inside(image.said["VOLUME"])) / "bree" / "tables.sqlite").exists()
    assert image.said["USER"] == "10001:10001"
    assert image.said["EXPOSE"] == json.loads(image.said["ENTRYPOINT"])[-1]
    run(image.installed.python, "-c", "import psycopg", cwd=image.root)


@pytest.fixture(scope="module")
def unit() -> RawConfigParser:
    read = RawConfigParser(strict=False)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(DEPLOY / "bree.service", encoding="utf-8")
    return read


def test_the_service_starts_what_there_is(unit: RawConfigParser) -> None:
    program, *arguments = shlex.split(
        unit["Service"]["ExecStart"].replace("$BREE_OPTIONS", "--origin https://bree.example")
    )
    assert program == "/opt/bree/bin/bree"
    args = parser("serve").parse_args(arguments)
    assert (args.command, args.port, args.origin) == ("serve", 8000, ["https://bree.example"])


def test_the_service_keeps_its_tables_where_it_may_write(unit: RawConfigParser) -> None:
    home = unit["Service"]["Environment"].removeprefix("XDG_DATA_HOME=")
    assert Path(home, "bree") == Path("/var/lib", unit["Service"]["StateDirectory"])


def test_the_commands_of_the_hosting_page_are_understood() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    commands = [line.partition("#")[0] for line in page.splitlines() if line.startswith("bree ")]
    assert len(commands) >= 4
    for command in commands:
        parser(command.split()[1]).parse_args(shlex.split(command)[1:])
    assert set(re.findall(r"`(deploy/[\w.]+)`", page)) == {"deploy/Containerfile", "deploy/bree.service"}
