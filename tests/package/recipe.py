"""Follows a container recipe without a container: an image is an environment, and its paths lie in a folder."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

from tests.package.building import Installed, outside, run

INSTRUCTION = re.compile(r"^([A-Z]+) (.*)$")
PLACES = ("/source", "/wheels", "/data")
"""The absolute paths that the recipe may name; any other would be one of this machine."""


class Image:
    """What has come of the instructions so far."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        self.root.mkdir(parents=True)
        self.installed = Installed(folder, options=("--seed",))
        self.work = self.root
        self.environment: dict[str, str] = {}
        self.said: dict[str, str] = {}
        """The last instruction of each kind that only declares something."""

    def inside(self, text: str) -> str:
        """The same with the recipe's places in this folder."""
        return re.sub(rf"(?<![\w/.])({'|'.join(PLACES)})\b", lambda found: f"{self.root}{found[1]}", text)

    def surroundings(self) -> dict[str, str]:
        """The environment in which the image's programs run."""
        path = f"{self.installed.python.parent}{os.pathsep}{os.environ['PATH']}"
        return {name: self.inside(value) for name, value in self.environment.items()} | {"PATH": path}


def instructions(recipe: Path) -> list[tuple[str, str]]:
    """The lines of the recipe, each with its word first."""
    found = [INSTRUCTION.match(line) for line in recipe.read_text(encoding="utf-8").splitlines() if line[:1] not in "#"]
    assert all(found)
    return [(match[1], match[2]) for match in found if match]


def follow(recipe: Path, context: Path, folder: Path, **arguments: str) -> Image:
    """Do what the recipe says, and give its last image."""
    images: dict[str, Image] = {}
    image: Image | None = None
    for word, rest in instructions(recipe):
        if word == "FROM":
            image = Image(folder / f"image-{len(images)}")
            images[rest.partition(" AS ")[2] or "last"] = image
            continue
        assert image is not None
        if word == "ARG":
            name, _, default = rest.partition("=")
            image.environment[name] = arguments.get(name, default)
        elif word == "ENV":
            name, _, value = rest.partition("=")
            image.environment[name] = value
        elif word == "WORKDIR":
            image.work = Path(image.inside(rest))
            image.work.mkdir(parents=True)
        elif word == "COPY":
            _copy(rest, images, image, context)
        elif word == "RUN":
            owned = rest if os.geteuid() == 0 else rest.replace("chown", ": chown")
            run("sh", "-ec", image.inside(owned), cwd=image.work, **image.surroundings())
        else:
            image.said[word] = rest
    assert image is not None
    return image


def _copy(rest: str, images: dict[str, Image], image: Image, context: Path) -> None:
    *options, source, target = rest.split()
    if options:
        (origin,) = options
        other = images[origin.removeprefix("--from=")]
        shutil.copytree(other.inside(source), image.inside(target))
    else:
        shutil.copytree(context / source, image.work / target, dirs_exist_ok=True)


def start(image: Image, *more: str) -> subprocess.Popen[str]:
    """The program of the image, run by whoever runs the tests: another user may not reach this Python."""
    return subprocess.Popen(
        [*json.loads(image.said["ENTRYPOINT"]), *more],
        cwd=image.root,
        env=outside(**image.surroundings()),
        stdout=subprocess.PIPE,
        text=True,
    )
