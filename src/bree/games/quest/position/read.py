"""Reading a position back. What cannot be is refused with its line."""

from librt.vecs import append

from bree.core.bits import bit
from bree.core.text import Line, Lines
from bree.games.quest import model as m
from bree.games.quest import notation as n
from bree.games.quest.components import turned
from bree.games.quest.model import QuestData
from bree.games.quest.moves import cross_cells
from bree.games.quest.position.check import check
from bree.games.quest.rules.land import EMPTY, FACE_DOWN, STEP

CELL_OF = {**n.CELL_OF, "0": n.SHIRE_CELL}
WITHIN = {name: cell for name, cell in CELL_OF.items() if "7" not in name}
ROWS = {name: cell for name, cell in WITHIN.items() if cell % n.ACROSS == n.SHIRE_CELL % n.ACROSS}
COLUMNS = {name: cell - n.SHIRE_CELL for name, cell in WITHIN.items() if cell // n.ACROSS == n.SHIRE_CELL // n.ACROSS}
ONCE = ("turn", "field", "crossing", "columns", "neutral", "doom", "open", "stock", "gone", "idle")
REPEATED = ("encounter", "hobbit", "hand", "holds", "boat", "fight", "pairs", "passes")
MOST_FIGHT = 2
MOST_PAIRS = 8


def read(state: QuestData, text: str) -> None:
    """Make a state at the start of the game into the position written here."""
    lines = Lines(text, (*ONCE, *REPEATED, *ROWS), REPEATED)
    _board(state, lines)
    _field(state, lines)
    _encounters(state, lines)
    _seats(state, lines)
    _mount_doom(state, lines)
    _tiles(state, lines)
    _tokens(state, lines)
    _turn(state, lines)
    lines.finish()
    check(state, lines)


# The land.


def _board(state: QuestData, lines: Lines) -> None:
    """The faces in their rows and columns."""
    heads = lines.one("columns")
    columns = heads.rest() if heads is not None else []
    if heads is not None and (len(set(columns)) < len(columns) or any(name not in COLUMNS for name in columns)):
        heads.fail("columns are called w6 to w1, 0, and e1 to e6, each at most once")
    for line in lines.lines:
        if line.key not in ROWS:
            continue
        row = lines.one(line.key)
        assert row is not None
        faces = row.rest()
        if len(faces) != len(columns):
            row.fail(f"a row has one face for each of {len(columns)} columns")
        for column, shown in zip(columns, faces, strict=True):
            if shown != ".":
                _lay(state, row, ROWS[row.key] + COLUMNS[column], shown)


def _lay(state: QuestData, line: Line, cell: int, shown: str) -> None:
    """Put the tile with this face down where it must match its neighbours."""
    land = state.land
    if cell == n.SHIRE_CELL:
        if shown != state.kit.sections[0]:
            line.fail(f"the Shire shows {state.kit.sections[0]}")
        return
    if land.laid == n.TILES:
        line.fail("there are 48 tiles")
    if land.grid[cell] != EMPTY:
        line.fail("there is a tile on this cell already")
    tile, turn = _tile(state, line, shown)
    wanted = int(land.wanted(cell))
    face = 0 if turn == FACE_DOWN else int(state.kit.faces[tile * 4 + turn])
    for side in range(4):
        want = wanted >> side * 4 & 15
        if turn != FACE_DOWN and want and want != face >> side * 4 & 15:
            line.fail(f"{shown} does not match its neighbour in the {n.SIDES[side]}")
    land.lay(cell, tile, turn, face)
    state.stock[tile] -= 1


def _tile(state: QuestData, line: Line, shown: str) -> tuple[int, int]:
    """The tile with this face, and how it is turned."""
    if shown.startswith("="):
        return line.index(shown[1:], n.TILE_NAMES[1:]) + 1, FACE_DOWN
    for tile, sections in enumerate(state.kit.sections):
        for turn in range(4):
            if tile and sections and turned(sections, turn) == shown:
                return tile, turn
    line.fail(f"there is no tile {shown}")


def _field(state: QuestData, lines: Lines) -> None:
    """The field with its border or, without it, the arms of the cross."""
    land = state.land
    line = lines.one("field")
    if line is not None:
        first, last = _cell(line), _cell(line)
        height = last // n.ACROSS - first // n.ACROSS + 1
        width = last % n.ACROSS - first % n.ACROSS + 1
        if not (height > 0 and width > 0 and height * width <= n.TILES and _reach(first) and _reach(last)):
            line.fail("a field has at most 48 cells, none more than six from the Shire")
        land.fence(first // n.ACROSS, first % n.ACROSS, height, width)
        if not all(land.inside(land.cell[slot]) for slot in range(land.laid)):
            line.fail("there is a tile outside the field")
    else:
        _cross(state, lines)
    state.crossing = lines.one("crossing") is not None or land.height == 0


def _reach(cell: int) -> bool:
    """Whether an arm of six can lead as far as this cell."""
    middle, home = divmod(n.SHIRE_CELL, n.ACROSS)
    return abs(cell // n.ACROSS - middle) <= 6 and abs(cell % n.ACROSS - home) <= 6


def _cross(state: QuestData, lines: Lines) -> None:
    """Count the arms; every tile must belong to one, and a whole cross must still be possible."""
    land, arms = state.land, state.arms
    for side in range(4):
        while land.grid[n.SHIRE_CELL + STEP[side] * (arms[side] + 1)] >= 0:
            arms[side] += 1
    if sum(int(arm) for arm in arms) + 1 != land.laid:
        lines.fail("without a field all tiles belong to the arms of the cross", "columns")
    if not len(cross_cells(state)):
        lines.fail("these arms cannot become a cross of 8 by 6, or are one and need a field", "columns")


# What stands on it.


def _cell(line: Line) -> int:
    """The cell that the next word names."""
    name = line.word("a cell")
    if name not in CELL_OF:
        line.fail(f"there is no cell {name!r}")
    return CELL_OF[name]


def _slot(state: QuestData, line: Line) -> int:
    """The tile on the cell that the next word names."""
    slot = int(state.land.grid[_cell(line)])
    if slot < 0:
        line.fail("no tile lies there")
    return slot


def _region(state: QuestData, line: Line) -> int:
    """The region of the section that the next two words name, such as n1 south."""
    slot = _slot(state, line)
    region = int(state.land.region[slot * 4 + line.choice(n.SIDES[:4])])
    if region < 0 or state.land.size[region] < 2:
        line.fail("this section is not part of a region")
    return region


def _encounters(state: QuestData, lines: Lines) -> None:
    """The encounter tiles on the map."""
    land = state.land
    for line in lines.all("encounter"):
        region = _region(state, line)
        if land.size[region] != 2 or land.gaps[region]:
            line.fail("an encounter tile lies on a closed space of two sections")
        if state.token[region] != m.NO_TOKEN:
            line.fail("there is an encounter tile already")
        colour = int(n.colour_for(land.scape[region]))
        openly = colour in (n.GREEN, n.YELLOW)
        name = line.word("an encounter tile or its colour")
        if name == n.COLOURS[colour]:
            state.token[region] = m.UNKNOWN + colour
            if openly:
                state.due = append(state.due, region)
            continue
        kind = line.index(name, n.TOKEN_NAMES)
        if n.colour_of(kind) != colour:
            line.fail(f"{name} is {n.COLOURS[int(n.colour_of(kind))]}, this space is {n.COLOURS[colour]}")
        state.unseen[kind] -= 1
        state.token[region] = kind | (m.FACE_UP if openly else _seen(line, colour))
    state.due = land.in_reading_order(state.due)


def _seen(line: Line, colour: int) -> int:
    """Who has seen a blue or brown tile: those named, or everybody."""
    if colour == n.BROWN and line.peek() == "open":
        line.word()
        return m.FACE_UP
    if line.peek() == "seen":
        line.word()
        if line.more():
            return line.mask(n.SEATS) * m.SEEN
    line.fail(f"who has seen it? Write {n.COLOURS[colour]} for a tile that nobody knows")


def _seats(state: QuestData, lines: Lines) -> None:  # noqa: C901 - one loop for each key
    """The hobbits, and what each player holds."""
    for seat, line in lines.by_name("hobbit", n.SEATS):
        if line.peek() == "mount-doom":
            line.word()
            state.hobbit[seat] = m.MOUNT_DOOM
        elif line.words[1:] == ["shire", "centre"]:
            line.rest()
        else:
            state.hobbit[seat] = _region(state, line)
    for seat, line in lines.by_name("hand", n.SEATS):
        tiles = sorted(place + 1 for place in line.choices(n.TILE_NAMES[1:]))
        if len(tiles) > m.HAND:
            line.fail("a hand has at most three tiles")
        for place, tile in enumerate(tiles):
            state.hands[seat * m.HAND + place] = tile
            state.stock[tile] -= 1
    for seat, line in lines.by_name("holds", n.SEATS):
        for word in line.rest():
            _hold(state, seat, line, word)
    for seat, _ in lines.by_name("boat", n.SEATS):
        state.boats |= bit(seat)
    for seat, line in lines.by_name("fight", n.SEATS):
        state.fight[seat] = line.number(1, MOST_FIGHT)
    for seat, line in lines.by_name("pairs", n.SEATS):
        state.pairs[seat] = line.number(1, MOST_PAIRS)
    for seat, line in lines.by_name("passes", n.SEATS):
        # Five passes end the game only when both have made them, so one player may stand at more.
        state.passes[seat] = line.number(1, m.MOST_IDLE_TURNS)


def _hold(state: QuestData, seat: int, line: Line, word: str) -> None:
    """One encounter tile of a player: `!` after a blue one that the other has seen, `*` after one shown in a pair."""
    marked = word[-1:] in ("!", "*")
    kind = line.index(word[:-1] if marked else word, n.TOKEN_NAMES)
    state.held[seat * n.TOKENS + kind] += 1
    state.unseen[kind] -= 1
    if kind < n.BLUES:
        state.blue[seat] += 1
    if not marked:
        return
    if kind < n.BLUES and word.endswith("!"):
        state.told[seat * (n.BLUES + 1) + kind] += 1
    elif n.FIRST_GREEN <= kind < n.FIRST_BROWN and word.endswith("*"):
        state.shown[seat * n.TOKENS + kind] += 1
    else:
        line.fail(f"{word!r}: ! is for blue tiles, * for green and yellow ones")


def _mount_doom(state: QuestData, lines: Lines) -> None:
    """The last tile laid face down, and the tile with Mount Doom."""
    down = [slot for slot in range(int(state.land.laid)) if state.land.turn[slot] == FACE_DOWN]
    state.last_neutral = down[-1] if down else -1
    line = lines.one("neutral")
    if line is not None:
        state.last_neutral = _slot(state, line)
        if state.last_neutral not in down:
            line.fail("the tile there does not lie face down")
    line = lines.one("doom")
    if line is not None:
        state.doom = _slot(state, line)


# What is left over.


def _tiles(state: QuestData, lines: Lines) -> None:
    """Tiles not named anywhere lie in the stock; with a line for the stock they are out, or open (`open rest`)."""
    opened, stocked = lines.one("open"), lines.one("stock")
    rest = opened is not None and opened.peek() == "rest"
    if opened is not None and rest:
        opened.word()
    elif opened is not None:
        for tile in opened.choices(n.TILE_NAMES[1:]):
            state.open[tile + 1] += 1
            state.stock[tile + 1] -= 1
    named = [tile + 1 for tile in stocked.choices(n.TILE_NAMES[1:])] if stocked is not None else []
    for tile in named:
        state.stock[tile] -= 1
    for tile in range(1, n.TILES):
        if state.stock[tile] < 0:
            lines.fail(f"there are not so many of {n.TILE_NAMES[tile]}", *ROWS, "hand", "open", "stock")
        if rest:
            state.open[tile] += state.stock[tile]
        if rest or stocked is not None:
            state.stock[tile] = 0
    for tile in named:
        state.stock[tile] += 1
    state.stock_left = sum(int(count) for count in state.stock)
    state.open_left = sum(int(count) for count in state.open)


def _tokens(state: QuestData, lines: Lines) -> None:
    """Encounter tiles not named anywhere are those nobody has seen yet."""
    line = lines.one("gone")
    for kind in line.choices(n.TOKEN_NAMES) if line is not None else []:
        state.gone[kind] += 1
        state.unseen[kind] -= 1
    for kind in range(n.TOKENS):
        if state.unseen[kind] < 0:
            lines.fail(f"there are not so many of {n.TOKEN_NAMES[kind]}", "encounter", "holds", "gone")
    for colour, total in enumerate(n.OF_COLOUR):
        lie = sum(token == m.UNKNOWN + colour for token in state.token)
        unseen = sum(int(state.unseen[kind]) for kind in range(n.FIRST_OF[colour], n.FIRST_OF[colour + 1]))
        state.supply[colour] = unseen - lie
        if state.supply[colour] < 0:
            lines.fail(f"there are {total} {n.COLOURS[colour]} tiles", "encounter")


def _turn(state: QuestData, lines: Lines) -> None:
    """Whose turn it is, and what is asked."""
    state.idle = lines.number("idle", 0, m.MOST_IDLE_TURNS + 1, 0)
    line = lines.one("turn")
    if line is None:
        return
    state.mover = line.choice(n.SEATS)
    state.asked = line.choice(m.ASKED)
    state.draws = 1
    if state.asked in (m.DEAL, m.DRAWING) and line.more():
        state.draws = line.number(1, m.HAND)
    elif state.asked == m.LOOKING:
        state.looked = _region(state, line)
    elif state.asked == m.OVER:
        state.ended = line.choice(m.REASONS[1:]) + 1
