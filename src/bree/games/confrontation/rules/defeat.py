"""Leaving the battle, falling, arriving: whatever can end the game at once."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation import events, outcome
from bree.games.confrontation.model.data import NOBODY, NOWHERE, ConfrontationData
from bree.games.confrontation.model.questions import OVER
from bree.games.confrontation.moves.reach import wins_by_entering
from bree.games.confrontation.rules.faces import reveal
from bree.games.confrontation.rules.powers import frodo_passes_the_ring


def finish(state: ConfrontationData, winner: i64, ending: i64) -> None:
    """The game is over."""
    state.decision = OVER
    state.winner = winner
    state.ending = ending
    if state.defender == NOBODY:  # it ended without a battle
        state.attacker = NOBODY
        state.region = NOWHERE
        state.origin = NOWHERE
        state.fresh = False
        state.stepping = False
    events.end(state)


def remove(state: ConfrontationData, tile: i64, slain_by: i64, rule: str) -> None:
    """A piece falls, and the Ring may fall with it."""
    take_off(state, tile, rule)
    ring_falls(state, tile, slain_by)


def take_off(state: ConfrontationData, tile: i64, rule: str) -> None:
    """A fallen piece leaves the board, face up (02:107, 05:184)."""
    reveal(state, tile, rule)
    state.put(tile, box.FALLEN)
    state.shown &= ~bit(tile)
    state.kept &= ~bit(tile)
    state.spied &= ~bit(tile)
    state.removals += 1
    events.fallen(state, tile, rule)


def ring_falls(state: ConfrontationData, tile: i64, slain_by: i64) -> None:
    """If the fallen piece carried the Ring, it passes to Sam (05:228) or the game is over (`ending_rule`)."""
    if tile == state.bearer:
        if frodo_passes_the_ring(state, slain_by):
            pass_the_ring(state)
        else:
            finish(state, box.DARK, outcome.BEARER_DEFEATED)


def pass_the_ring(state: ConfrontationData) -> None:
    """05:228-230: Sam shows himself and carries the Ring from now on."""
    state.bearer = box.SAM
    reveal(state, box.SAM, "05:228")
    events.ring_passed(state)
    if state.place[box.SAM] == box.MORDOR:
        finish(state, box.LIGHT, outcome.BEARER_IN_MORDOR)  # ruling:F3


def shelob_returns(state: ConfrontationData, tile: i64) -> None:
    """02:275, 05:383: having won elsewhere she goes to Gondor, or falls if it is full of Dark or held by Light."""
    if state.dark_full >> box.GONDOR & 1 or state.light_held >> box.GONDOR & 1:
        remove(state, tile, NOBODY, state.cite("02:279", "05:383"))
        return
    events.shelob_returns(state, box.GONDOR)
    state.put(tile, box.GONDOR)


def withdraw(state: ConfrontationData, tile: i64, target: i64, rule: str) -> None:
    """A fighter leaves the battle for a neighbouring region; arriving may win."""
    events.retreat(state, tile, target, rule)
    state.put(tile, target)
    if tile < 9:
        state.light_left = True
    else:
        state.dark_left = True
    check_arrival(state, tile)


def check_arrival(state: ConfrontationData, tile: i64) -> None:
    """Wins by arriving: the Ring-bearer in Mordor, three Dark pieces or the variant Witch King in the Shire."""
    region = state.place[tile]
    if wins_by_entering(state, state.character(tile), region):
        if tile < 9:
            finish(state, box.LIGHT, outcome.BEARER_IN_MORDOR)
        else:
            finish(state, box.DARK, outcome.WITCH_KING_IN_SHIRE)
    elif region == box.SHIRE and tile >= 9 and state.count(box.DARK, box.SHIRE) >= 3:
        finish(state, box.DARK, outcome.THREE_IN_SHIRE)  # ruling:C7
