"""Leaving the battle, falling, arriving: whatever can end the game at once."""

from mypy_extensions import i64

from bree.core.event import Event, Fields
from bree.games.confrontation.components import (
    CHARACTERS,
    DARK,
    FALLEN,
    FRODO,
    FRODO_VARIANT,
    GONDOR,
    LIGHT,
    MORDOR,
    REGION_NAMES,
    SAM,
    SHIRE,
    SIDES,
)
from bree.games.confrontation.knowledge import reveal
from bree.games.confrontation.model import (
    BEARER_DEFEATED,
    BEARER_IN_MORDOR,
    DRAWN,
    ENDINGS,
    NOBODY,
    NOWHERE,
    OVER,
    THREE_IN_SHIRE,
    WITCH_KING_IN_SHIRE,
    Position,
)
from bree.games.confrontation.powers import frodo_passes_the_ring
from bree.games.confrontation.reach import wins_by_entering


def finish(s: Position, winner: i64, ending: i64) -> None:
    """The game is over."""
    s.decision = OVER
    s.winner = winner
    s.ending = ending
    if s.defender == NOBODY:  # it ended without a battle
        s.attacker = NOBODY
        s.region = NOWHERE
        s.origin = NOWHERE
        s.fresh = False
        s.stepping = False
    if not s.quiet:
        who = "nobody" if winner == DRAWN else SIDES[winner]
        s.note(Event("end", ending_rule(s), {"winner": who, "reason": ENDINGS[ending][0]}))


def ending_rule(s: Position) -> str:
    """The rule a finished game ended by: that of Frodo (`ENDINGS`), of variant Frodo or of Sam with the Ring."""
    if s.bearer == SAM and s.ending in (BEARER_IN_MORDOR, BEARER_DEFEATED):
        return "05:230"
    if s.ending == BEARER_DEFEATED and s.character(FRODO) == FRODO_VARIANT:
        return "05:437" if s.alive(SAM) else "05:228"  # the Warg's victim passes nothing on to a living Sam
    _, old, new = ENDINGS[s.ending]
    return cite(s, old, new)


def cite(s: Position, old: str, new: str) -> str:
    """The rule in the edition being played."""
    return old if s.edition == 0 else new


def remove(s: Position, tile: i64, slain_by: i64, rule: str) -> None:
    """A piece falls, and the Ring may fall with it."""
    take_off(s, tile, rule)
    ring_falls(s, tile, slain_by)


def take_off(s: Position, tile: i64, rule: str) -> None:
    """A fallen piece leaves the board, face up (02:107, 05:184)."""
    reveal(s, tile, rule)
    s.put(tile, FALLEN)
    s.shown &= ~(1 << tile)
    s.kept &= ~(1 << tile)
    s.spied &= ~(1 << tile)
    s.removals += 1
    if not s.quiet:
        s.note(Event("fallen", rule, {"piece": CHARACTERS[s.character(tile)]}))


def ring_falls(s: Position, tile: i64, slain_by: i64) -> None:
    """If the fallen piece carried the Ring, it passes to Sam (05:228) or the game is over (`ending_rule`)."""
    if tile == s.bearer:
        if frodo_passes_the_ring(s, slain_by):
            pass_the_ring(s)
        else:
            finish(s, DARK, BEARER_DEFEATED)


def pass_the_ring(s: Position) -> None:
    """05:228-230: Sam shows himself and carries the Ring from now on."""
    s.bearer = SAM
    reveal(s, SAM, "05:228")
    if not s.quiet:
        s.note(Event("ring-passed", "05:228", {"piece": CHARACTERS[s.character(SAM)]}))
    if s.place[SAM] == MORDOR:
        finish(s, LIGHT, BEARER_IN_MORDOR)  # ruling:F3


def shelob_returns(s: Position, tile: i64) -> None:
    """02:275, 05:383: having won elsewhere she goes to Gondor, or falls if it is full of Dark or held by Light."""
    if s.dark_full >> GONDOR & 1 or s.light_held >> GONDOR & 1:
        remove(s, tile, NOBODY, cite(s, "02:279", "05:383"))
        return
    if not s.quiet:
        s.note(Event("shelob-returns", cite(s, "02:275", "05:383"), {"from": REGION_NAMES[s.region], "to": "gondor"}))
    s.put(tile, GONDOR)


def withdraw(s: Position, tile: i64, target: i64, rule: str) -> None:
    """A fighter leaves the battle for a neighbouring region; arriving may win."""
    if not s.quiet:
        way_taken: Fields = {
            "piece": CHARACTERS[s.character(tile)],
            "from": REGION_NAMES[s.region],
            "to": REGION_NAMES[target],
        }
        s.note(Event("retreat", rule, way_taken))
    s.put(tile, target)
    if tile < 9:
        s.light_left = True
    else:
        s.dark_left = True
    check_arrival(s, tile)


def check_arrival(s: Position, tile: i64) -> None:
    """Wins by arriving: the Ring-bearer in Mordor, three Dark pieces or the variant Witch King in the Shire."""
    region = s.place[tile]
    if wins_by_entering(s, s.character(tile), region):
        if tile < 9:
            finish(s, LIGHT, BEARER_IN_MORDOR)
        else:
            finish(s, DARK, WITCH_KING_IN_SHIRE)
    elif region == SHIRE and tile >= 9 and s.count(DARK, SHIRE) >= 3:
        finish(s, DARK, THREE_IN_SHIRE)  # ruling:C7
