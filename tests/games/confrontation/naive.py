"""A second, deliberately naive way to say what may be done in a turn, written from the rulebook alone.

It knows the board as strings, tries every piece against every region, and asks one question after the other. It
covers moves and targets; the perft test counts with it and with the engine and compares.
"""

from bree.core.state import State

ROWS = [
    ["shire"],
    ["arthedain", "cardolan"],
    ["rhudaur", "eregion", "enedwaith"],
    ["high-pass", "misty-mountains", "caradhras", "gap-of-rohan"],
    ["mirkwood", "fangorn", "rohan"],
    ["dagorlad", "gondor"],
    ["mordor"],
]
PLACES = [place for row in ROWS for place in row]
MOUNTAINS = ROWS[3]
RIVER = [("mirkwood", "fangorn"), ("fangorn", "rohan")]


def row_of(place: str) -> int:
    return next(n for n, row in enumerate(ROWS) if place in row)


def ahead_of(place: str, side: str) -> list[str]:
    """The drawn borders: in the northern half each region touches two further south, in the southern half two north."""
    if side == "dark":
        return [p for p in PLACES if place in ahead_of(p, "light")]
    n, i = row_of(place), ROWS[row_of(place)].index(place)
    if n == 6:
        return []
    south = ROWS[n + 1]
    touching = [i, i + 1] if len(south) > len(ROWS[n]) else [i - 1, i]
    return [south[k] for k in touching if 0 <= k < len(south)]


def beside(place: str) -> list[str]:
    row = ROWS[row_of(place)]
    i = row.index(place)
    return [row[k] for k in (i - 1, i + 1) if 0 <= k < len(row)]


def sections(state: State) -> dict[str, str]:
    """The position's text by section."""
    return dict(line.split(": ", 1) for line in state.position().splitlines())


class Board:
    """The pieces on the board, by name."""

    def __init__(self, state: State) -> None:
        text = sections(state)
        self.side = text["turn"]
        self.where: dict[str, tuple[str, str]] = {}
        for side in ("light", "dark"):
            for word in text.get(side, "").split():
                names, _, place = word.partition("@")
                for name in names.split("+"):
                    self.where[name] = (side, place)
        self.stuck_to = {name for name in text.get("kept", "").split() if name == "watcher"}

    def mine(self, place: str) -> int:
        return sum(side == self.side and region == place for side, region in self.where.values())

    def theirs(self, place: str) -> int:
        return sum(side != self.side and region == place for side, region in self.where.values())

    def room(self, place: str) -> bool:
        most = 4 if place in ("shire", "mordor") else 1 if place in MOUNTAINS else 2
        return self.mine(place) < most


def ordinary(board: Board, source: str) -> set[str]:
    """One step forward; for Light also the river and the tunnel."""
    found = set(ahead_of(source, board.side))
    if board.side == "light":
        found |= {b for a, b in RIVER if a == source}
        if source == "eregion":
            found.add("fangorn")
    return {p for p in found if board.room(p)}


def roads(board: Board, source: str) -> list[list[str]]:
    """Every way forward, of any length, as lists of regions."""
    found = []
    edge = [[p] for p in ahead_of(source, board.side)]
    while edge:
        found += edge
        edge = [[*road, p] for road in edge for p in ahead_of(road[-1], board.side)]
    return found


def special(board: Board, name: str, source: str) -> set[str]:
    """Where the text of a character lets it go besides."""
    foes = {p for p in PLACES if board.theirs(p)}
    level = set() if source in MOUNTAINS else set(beside(source))
    other = "dark" if board.side == "light" else "light"
    if name == "aragorn":
        return {p for p in level | set(ahead_of(source, other)) if p in foes and board.room(p)}
    if name == "witch-king":
        return {p for p in level if p in foes and board.room(p)}
    if name == "flying-nazgul":
        return {p for p in PLACES if board.theirs(p) == 1 and board.room(p)}
    if name == "flying-nazgul-variant":
        return {road[1] for road in roads(board, source) if len(road) == 2 and road[1] in foes and board.room(road[1])}
    found = set()
    for road in roads(board, source):
        clear = all(board.room(p) and p not in foes for p in road[:-1])
        if not clear or not board.room(road[-1]):
            continue
        if name == "black-rider" and road[-1] in foes:
            found.add(road[-1])
        if name == "uruk-hai" and board.mine(road[-1]) == board.theirs(road[-1]) == 0:
            found.add(road[-1])
    return found


def moves(state: State) -> set[str]:
    """All moves of the side whose turn it is, as text; special cards are not considered."""
    board = Board(state)
    found = set()
    for name, (side, source) in board.where.items():
        if side != board.side or name in board.stuck_to:
            continue
        targets = ordinary(board, source) | special(board, name, source)
        found |= {f"{name} {source}-{target}" for target in targets}
        if name == "treebeard" and board.theirs("fangorn") == 1 and board.room("fangorn"):
            tunnel = source == "eregion"
            if source != "fangorn" and (tunnel or "fangorn" not in ordinary(board, source)):
                found.add(f"treebeard leaps {source}-fangorn")
    return found


ALL_CARDS = {
    "light": "1 2 3 4 5 magic retreat noble-sacrifice elven-cloak",
    "dark": "1 2 3 4 5 6 magic retreat eye",
}


def options(state: State, seat: int) -> set[str]:
    """What a seat may do, worked out naively for the questions of movement and card play; else as the engine says."""
    text = sections(state)
    asked = text.get("asks", "move")
    if asked == "move" and "specials" not in text:
        return moves(state)
    if asked in ("cards", "dark-card", "light-card"):
        side = ("light", "dark")[seat]
        return {f"card {card}" for card in text.get(f"{side}-hand", ALL_CARDS[side]).split()}
    return {state.setting.game.notation.text(a) for a in state.actions(seat)}


def naive_perft(state: State, depth: int) -> int:
    """The count of `tests.perft.perft`, with the naive options."""
    waiting = state.waiting()
    if not waiting:
        return 0
    possible = sorted(options(state, waiting[0]))
    if depth == 1:
        return len(possible)
    total = 0
    for action in possible:
        after = state.clone()
        after.apply(waiting[0], state.setting.game.notation.parse(action))
        total += naive_perft(after, depth - 1)
    return total
