"""What never changes in a game, as the page is sent it."""

from msgspec import Struct

from bree.games.quest import notation as n
from bree.games.quest.components import Kit
from bree.games.quest.notation import Colour, Hobbit, Landscape


class TileFacts(Struct, forbid_unknown_fields=True):
    """A landscape tile of the component set."""

    sections: str
    count: int
    source: str


class TokenFacts(Struct, forbid_unknown_fields=True):
    """An encounter tile of the component set."""

    colour: Colour
    role: str
    count: int
    points: int
    dots: int
    source: str


class Pair(Struct, forbid_unknown_fields=True):
    """What a pair of a green and a yellow tile is made of, as roles."""

    green: str
    yellow: str


class QuestStatic(Struct, forbid_unknown_fields=True):
    """Tile faces and encounter tiles with their provenance, and the names that views use."""

    seats: list[Hobbit]
    sides: list[str]
    landscapes: list[Landscape]
    colours: list[Colour]
    tiles: dict[str, TileFacts]
    tokens: dict[str, TokenFacts]
    fights: Pair
    scouts: Pair
    price_of_boat: int


def static(kit: Kit) -> QuestStatic:
    """What a game with this component set is played with."""
    return QuestStatic(
        seats=list(n.SEATS),
        sides=list(n.SIDES),
        landscapes=list(n.LANDSCAPES),
        colours=list(n.COLOURS),
        tiles={
            name: TileFacts(sections=sections, count=int(kit.tile_count[tile]), source=kit.origin[name])
            for tile, (name, sections) in enumerate(zip(n.TILE_NAMES, kit.sections, strict=True))
            if sections
        },
        tokens={
            name: TokenFacts(
                colour=n.COLOURS[n.colour_of(kind)],
                role=role(kind),
                count=int(kit.token_count[kind]),
                points=int(kit.points[kind]),
                dots=int(kit.dots[kind]),
                source=kit.origin[name],
            )
            for kind, name in enumerate(n.TOKEN_NAMES)
        },
        fights=Pair(green="companion", yellow="weapon"),
        scouts=Pair(green="elf", yellow="gift"),
        price_of_boat=2,
    )


def role(token: int) -> str:
    """What an encounter tile is good for (quest:189-231)."""
    if token < n.BLUES:
        return n.TOKEN_NAMES[token]
    if token < n.FIRST_ELF:
        return "companion"
    if token < n.FIRST_YELLOW:
        return "elf"
    if token < n.FIRST_GIFT:
        return "weapon"
    return "gift" if token < n.FIRST_BROWN else "mountain"
