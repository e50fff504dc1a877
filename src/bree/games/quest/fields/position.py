"""A position as one seat may know it, as the page is sent it."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from bree.games.quest import notation as n
from bree.games.quest.model import ASKED, FACE_UP, SEEN, UNKNOWN, QuestData, token_colour
from bree.games.quest.moves import free_cells
from bree.games.quest.outcome import score
from bree.games.quest.position.write import hand_names, owned_names, token_regions
from bree.games.quest.rules.land import FACE_DOWN

if TYPE_CHECKING:
    from bree.games.quest.view import QuestView
from bree.games.quest.fields.shapes import (
    Encounter,
    Field,
    Owned,
    QuestPosition,
    Region,
    Seat,
    Tile,
)


def fields(view: "QuestView") -> QuestPosition:
    """Everything that can be drawn."""
    known = view.known
    land = known.land
    regions = land.regions()
    return QuestPosition(
        phase=known.phase(),
        mover=n.SEATS[known.mover],
        asked=ASKED[known.asked],
        field=_field(known),
        tiles=[_tile(known, slot, regions) for slot in _in_reading_order(known)],
        regions=[
            Region(
                id=known.region_name(region),
                landscape=n.LANDSCAPES[land.scape[region]],
                sections=int(land.size[region]),
                closed=land.gaps[region] == 0,
            )
            for region in regions
        ],
        encounters=[_encounter(known, region) for region in token_regions(known)],
        free=[n.CELL_NAMES[cell] for cell in free_cells(known)] if not known.racing() else [],
        doom=n.CELL_NAMES[land.cell[known.doom]] if known.racing() else None,
        last_neutral=n.CELL_NAMES[land.cell[known.last_neutral]] if known.last_neutral >= 0 else None,
        looked_at=known.region_name(known.looked) if known.looked >= 0 else None,
        seats=[_seat(known, seat) for seat in range(2)],
        stock=int(known.stock_left),
        open=[name for tile, name in enumerate(n.TILE_NAMES) for _ in range(int(known.open[tile]))],
        supply={name: int(known.supply[colour]) for colour, name in enumerate(n.COLOURS)},
        gone=[name for kind, name in enumerate(n.TOKEN_NAMES) for _ in range(int(known.gone[kind]))],
        unseen={name: int(known.unseen[kind]) for kind, name in enumerate(n.TOKEN_NAMES) if known.unseen[kind]},
        idle=int(known.idle),
    )


def _field(known: QuestData) -> Field | None:
    land = known.land
    if land.height == 0:
        return None
    row, column = n.from_the_shire(land.top * n.ACROSS + land.left)
    return Field(row=row, column=column, rows=int(land.height), columns=int(land.width))


def _in_reading_order(known: QuestData) -> list[int]:
    """The tiles on the table from north-west to south-east."""
    cells = list(known.land.cell[: known.land.laid])
    return sorted(range(len(cells)), key=cells.__getitem__)


def _tile(known: QuestData, slot: int, regions: vec[i64]) -> Tile:
    land = known.land
    cell = land.cell[slot]
    row, column = n.from_the_shire(cell)
    return Tile(
        cell=n.CELL_NAMES[cell],
        row=row,
        column=column,
        tile=n.TILE_NAMES[land.tile[slot]],
        turn=None if land.turn[slot] == FACE_DOWN else int(land.turn[slot]),
        sections=land.letters(slot),
        regions=land.places(slot, regions),
    )


def _encounter(known: QuestData, region: int) -> Encounter:
    token = known.token[region]
    return Encounter(
        region=known.region_name(region),
        colour=n.COLOURS[token_colour(token)],
        token=n.TOKEN_NAMES[token & 255] if token & 255 < UNKNOWN else None,
        face_up=bool(token & FACE_UP),
        seen_by=[name for seat, name in enumerate(n.SEATS) if token & SEEN << seat],
    )


def _seat(known: QuestData, seat: int) -> Seat:
    return Seat(
        hobbit=known.region_name(known.region_of(seat)),
        fight=int(known.fight[seat]),
        boat=known.boats >> seat & 1 == 1,
        hand=[None if name == "?" else name for name in hand_names(known, seat)],
        tokens=[_owned(name) for name in owned_names(known, seat)],
        hidden=int(known.hidden(seat)),
        pairs=int(known.pairs[seat]),
        passes=int(known.passes[seat]),
        score=int(score(known, seat)),
    )


def _owned(name: str) -> Owned:
    """A tile from how it is written in a position: a mark says that it is known to both."""
    plain = name.rstrip("*!")
    colour = n.COLOURS[n.colour_of(n.TOKEN_NAMES.index(plain))]
    return Owned(token=plain, colour=colour, open=plain != name)
