"""The page's types are written from the structs that are sent."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec
import pytest
from msgspec import UNSET, UnsetType

from bree.core.wire import Wire

Side = Literal["light", "dark"]


class Pile(msgspec.Struct, forbid_unknown_fields=True):
    """Cards of one side.

    Nothing of this paragraph is written.
    """

    owner: Side
    """Whose they are."""
    cards: list[str] | None
    """Null for one who
    may not see them."""


class Lay(msgspec.Struct, forbid_unknown_fields=True):
    """A card is laid."""

    side: Side
    card: str | UnsetType = UNSET


class Board(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """Everything that lies on the table."""

    piles: dict[Side, Pile]
    row: list[Literal["sun", "moon"]]
    last_lost: Side | None
    scale: tuple[int, float]
    big: bool = False


class Printed(msgspec.Struct, forbid_unknown_fields=True):
    """What is printed."""

    sizes: list[int]


WRITTEN = """\
// Written by web/wire_types.py from src/bree/games/toy: change it there.

/** Everything that lies on the table. */
export interface Board {
  piles: Record<Side, Pile>;
  row: ('moon' | 'sun')[];
  'last-lost': Side | null;
  scale: [number, number];
  big: boolean;
}

/** Cards of one side. */
export interface Pile {
  /** Whose they are. */
  owner: Side;
  /** Null for one who may not see them. */
  cards: string[] | null;
}

/** What is printed. */
export interface Printed {
  sizes: number[];
}

/** A card is laid. */
export interface Lay {
  side: Side;
  card?: string;
}

export type Position = Board;

export type Static = Printed;

/** The fields of each kind of event. */
export interface Events {
  lay: Lay;
  'lay-hidden': Lay;
}

export type Side = 'dark' | 'light';
"""


@pytest.fixture(scope="module")
def wire_types() -> ModuleType:
    path = Path(__file__).parents[1] / "web" / "wire_types.py"
    spec = importlib.util.spec_from_file_location("wire_types", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_game_is_written_whole_with_its_names_and_remarks(wire_types: ModuleType) -> None:
    wire = Wire(Board, Printed, {"lay": Lay, "lay-hidden": Lay})
    assert wire_types.game_types(wire, "toy") == WRITTEN


def test_the_types_of_the_page_are_up_to_date(wire_types: ModuleType) -> None:
    assert wire_types.main(["--check"]) == 0


def test_a_file_that_is_not_what_the_structs_say_is_named(
    wire_types: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "net").mkdir()
    monkeypatch.setattr(wire_types, "PAGE", tmp_path)
    assert wire_types.main(["--check"]) == 1
    assert "net/wire.ts is out of date" in capsys.readouterr().out
    assert wire_types.main([]) == 0
    assert wire_types.main(["--check"]) == 0
