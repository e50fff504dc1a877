"""Small words for the tests: a position, actions, what follows."""

from bree.core.registry import game as find_game
from bree.core.state import State
from bree.games.quest.components import kit
from bree.games.quest.fields.shapes import QuestPosition
from bree.games.quest.fields.static import static
from bree.games.quest.model import QuestData
from bree.games.quest.notation import SIDES, TOKEN_NAMES, TOKENS, cell_at
from bree.games.quest.outcome import score as count

GAME = find_game("quest")
FACTS = static(kit(""))
FIELD = "field n3w4 s2e3"
RING = """
columns w1   0    e1
n1      .    PMFW .
0       MWPF FMPW FWPM
s1      .    PWMF .
"""
ELBOW = """
columns 0    e1
n1      PMFW .
0       FMPW WPFM
"""
FORESTS = """
columns 0    e1
n1      PFFW .
0       FMPW FFPM
"""
FROM = ("frodo", "sam")


def at(*lines: str, components: str = "") -> QuestData:
    """The position with these lines."""
    state = GAME.position(GAME.setting(components=components), "\n".join(lines))
    assert isinstance(state, QuestData)
    return state


def may(state: QuestData, kind: str = "") -> list[str]:
    """What whoever is waited for may do, as far as it begins like this."""
    texts = [GAME.notation.text(a) for a in state.actions(state.waiting()[0])]
    return [t for t in texts if t.startswith(kind)]


def do(state: QuestData, *texts: str) -> QuestData:
    """Whoever is waited for does these things, one after the other."""
    for text in texts:
        state.apply(state.waiting()[0], GAME.notation.parse(text))
    return state


def lay(state: QuestData, tile: str) -> QuestData:
    """Lay this tile the first way there is."""
    return do(state, next(t for t in may(state, f"lay {tile}")))


def until(state: QuestData, wanted: str) -> QuestData:
    """Play on to where this is asked, the first way there is: lay something, stay, end the turn, draw anything."""
    while not asked(state).startswith(wanted):
        do(state, next(t for t in may(state) if t not in ("ent", "go", "climb")))
    return state


def shown(state: State, seat: int) -> QuestPosition:
    """The position as a page is sent it."""
    fields = state.view(seat).fields()
    assert isinstance(fields, QuestPosition)
    return fields


def heard(state: QuestData) -> list[str]:
    """The kinds of the last events."""
    return [e.kind for e in state.events]


def asked(state: QuestData) -> str:
    """Whose turn it is and what is asked, as in a position."""
    return state.position().splitlines()[0].removeprefix("turn ")


def where(state: QuestData, seat: str) -> str:
    """The region of a hobbit."""
    return state.region_name(state.region_of(FROM.index(seat)))


def owns(state: QuestData, seat: str) -> list[str]:
    """The encounter tiles of a seat."""
    base = FROM.index(seat) * TOKENS
    return [name for t, name in enumerate(TOKEN_NAMES) for _ in range(int(state.held[base + t]))]


def score(state: QuestData, seat: str) -> int:
    """A seat's points if the game ended now."""
    return int(count(state, FROM.index(seat)))


def region(state: QuestData, row: int, column: int, side: str) -> int:
    """The number of the region of a section."""
    return int(state.land.region[section(state, row, column, side)])


def section(state: QuestData, row: int, column: int, side: str) -> int:
    """The number of a section."""
    return int(state.land.grid[cell_at(row, column)]) * 4 + SIDES.index(side)


def size(state: QuestData, row: int, column: int, side: str) -> int:
    """How many sections the region of a section has; 0 for a section without landscape."""
    found = region(state, row, column, side)
    return int(state.land.size[found]) if found >= 0 else 0
