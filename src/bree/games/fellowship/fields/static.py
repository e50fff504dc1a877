"""What is printed on boards, cards, tiles and die, for the page and other programs: it never changes."""

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType, field

from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.fields.plain import Place, Plain

Colour = Literal["white", "grey", "yellow"]


class Board(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A printed board: its lines space by space, the number under each space of the main line."""

    id: str
    main: str
    numbers: list[int]
    fighting: list[str]
    travelling: list[str]
    hiding: list[str] | UnsetType = UNSET
    friendship: list[str] | UnsetType = UNSET
    first_part: int | UnsetType = UNSET
    """The space of the travelling line that completes its first part."""


class Demand(Plain, frozen=True):
    """What an event, a haven or a tile asks."""

    id: str
    rule: str
    place: Place | UnsetType = UNSET
    who: str | UnsetType = UNSET
    """Of whom it is asked: group, one, each, active or bearer."""
    needs: list[str] | UnsetType = UNSET
    condition: str | UnsetType = field(default=UNSET, name="if")
    then: str | UnsetType = UNSET
    otherwise: str | UnsetType = field(default=UNSET, name="else")
    volunteer: int | UnsetType = UNSET
    dice: int | UnsetType = UNSET


class PrintedCard(Plain, frozen=True):
    """A hobbit card or a feature card."""

    id: str
    colour: Colour
    symbol: str | UnsetType = UNSET
    symbols: int | UnsetType = UNSET
    copies: int | UnsetType = UNSET
    place: Place | UnsetType = UNSET
    """Where a feature card comes into the game."""
    effect: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    die: bool | UnsetType = UNSET


class GandalfCard(Plain, frozen=True):
    """One of Gandalf's five cards."""

    id: str
    effect: str
    rule: str


class PrintedTile(Plain, frozen=True):
    """A kind of event tile."""

    id: str
    copies: int
    rule: str


class Face(Plain, frozen=True):
    """A face of the die."""

    id: str
    symbols: int
    rule: str


class PrintedHobbit(Plain, frozen=True):
    """A hobbit and his ability."""

    id: str
    colour: str
    ability: str
    rule: str


class Corruption(Plain, frozen=True):
    """The two ends of the corruption line."""

    light: int
    dark: int


class FellowshipStatic(Plain, frozen=True):
    """The printed components: what never changes during a game."""

    boards: list[Board]
    events: list[Demand]
    havens: list[Demand]
    demands: list[Demand]
    hobbit_cards: list[PrintedCard]
    feature_cards: list[PrintedCard]
    gandalf_cards: list[GandalfCard]
    tiles: list[PrintedTile]
    die: list[Face]
    hobbits: list[PrintedHobbit]
    tokens: dict[str, int]
    shields: dict[str, int]
    big_shields: dict[str, int]
    corruption: Corruption
    talk_kinds: list[str]


def static() -> FellowshipStatic:
    """The printed components, as they are in the box."""
    printed = {
        "boards": c.BOARDS["board"],
        "events": c.EVENTS["event"],
        "havens": c.EVENTS["haven"],
        "demands": c.EVENTS["event"] + c.EVENTS["haven"] + c.EVENTS["tile"],
        "hobbit-cards": c.CARDS["hobbit"],
        "feature-cards": c.CARDS["feature"],
        "gandalf-cards": c.CARDS["gandalf"],
        "tiles": c.TILES["tile"],
        "die": c.TILES["die"],
        "hobbits": c.HOBBITS["hobbit"],
        "tokens": c.HOBBITS["tokens"],
        "shields": c.HOBBITS["shields"],
        "big-shields": c.HOBBITS["big_shields"],
        "corruption": {"light": 0, "dark": 15},
        "talk-kinds": [n.NOTATION.kinds[kind].name for kind in n.TALK],
    }
    return msgspec.convert(printed, FellowshipStatic)
