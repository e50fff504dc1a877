"""What never changes in a game, as the page is sent it."""

from functools import cache

from msgspec import Struct, convert

from bree.games.confrontation import components as box
from bree.games.confrontation.components import Side


class Region(Struct, rename="kebab", forbid_unknown_fields=True):
    """A region of the board."""

    id: str
    name_2005: str
    name_2002: str
    row: int
    capacity: int
    """How many pieces of one side it holds."""
    forward: list[str]
    """Where Light's steps lead; Dark's lead the other way."""
    beside: list[str]
    """The neighbours in the same row."""


class Character(Struct, forbid_unknown_fields=True):
    """One of the two faces of a tile."""

    id: str
    side: Side
    version: str
    strength: int
    rules: list[str]


class Decks(Struct, forbid_unknown_fields=True):
    """The combat cards of each side."""

    light: list[str]
    dark: list[str]


class Special(Struct, forbid_unknown_fields=True):
    """A special card."""

    id: str
    side: Side
    editions: list[str]
    skips: bool
    """Whether it takes the place of a turn."""
    rules: list[str]


class Edition(Struct, rename="kebab", forbid_unknown_fields=True):
    """What an edition has, and where it plays differently."""

    modes: list[str]
    special_cards: list[str]
    retreat_against_the_river: bool
    card_retreat_optional: bool
    magic_optional: bool
    stuck_without_forward_move: bool
    palantir_shows_region: bool
    shadowfax_second_move_optional: bool


class Provenance(Struct, forbid_unknown_fields=True):
    """Where the printed components are known from."""

    board: str
    characters: str
    cards: str


class ConfrontationStatic(Struct, forbid_unknown_fields=True):
    """Board, characters, cards and editions."""

    regions: list[Region]
    river: list[tuple[str, str]]
    """Where the river takes Light."""
    tunnel: tuple[str, str]
    characters: list[Character]
    tiles: list[tuple[str, str]]
    """The two faces of each tile."""
    cards: Decks
    card_rules: dict[str, list[str]]
    specials: list[Special]
    editions: dict[str, Edition]
    provenance: Provenance


@cache
def static() -> ConfrontationStatic:
    """What the game is played with."""
    facts = {
        "regions": box.BOARD["region"],
        "river": box.BOARD["river"],
        "tunnel": box.BOARD["tunnel"],
        "characters": box.PEOPLE["character"],
        "tiles": [[box.CHARACTERS[t], box.CHARACTERS[t + box.TILES]] for t in range(box.TILES)],
        "cards": {side: box.DECKS[side] for side in box.SIDES},
        "card_rules": box.DECKS["rules"],
        "specials": box.DECKS["special"],
        "editions": {name: box.EDITIONS[name] for name in box.EDITION_NAMES},
        "provenance": {
            "board": box.BOARD["provenance"],
            "characters": box.PEOPLE["provenance"],
            "cards": box.DECKS["provenance"],
        },
    }
    return convert(facts, ConfrontationStatic)
