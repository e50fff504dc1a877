from pathlib import Path

import pytest

from tests.golden import files, written


@pytest.mark.parametrize("path", files(), ids=lambda p: f"{p.parent.name}-{p.stem}")
def test_plays_as_written(path: Path) -> None:
    assert written(path) == path.read_text(encoding="utf-8")
