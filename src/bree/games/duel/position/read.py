"""Reading a position of The Duel that `write`, or a person, wrote."""

from mypy_extensions import i64

from bree.core.bits import bit, members
from bree.core.text import Line, Lines
from bree.games.duel.components import BALROG, BOTH_DECKS, GANDALF, NAMES, NO_CARD, SIDES, of_side
from bree.games.duel.model import (
    DEAL,
    EVERYBODY,
    FINAL,
    HAND_SIZE,
    NOBODY,
    OTHER,
    PHASES,
    PLAY,
    RESERVE_SIZE,
    RUNNING,
    SPELL_DRAW,
    TRICK_DRAW,
    DuelData,
    batch,
)
from bree.games.duel.position import check
from bree.games.duel.position.write import kept_key

_KEPT = {
    kept_key(level, side, duel): (level, side, duel)
    for level in (OTHER, EVERYBODY)
    for side in (GANDALF, BALROG)
    for duel in range(1, FINAL)
}
KEYS = (
    *("duel", "phase", "turn", "began", "energy", "steps", "row", "hand", "reserve", "box", "spent", "running"),
    *("reflects", "spellbound", "called", "refused", "feint", "aside", "lost", "winner", "chose", "chosen"),
    *("looked at", "seen", "seen by all", *_KEPT),
)


def read(state: DuelData, text: str) -> None:
    """Set a fresh state to what is written, or refuse it with the line and the reason."""
    lines = Lines(text, KEYS)
    state.duel = lines.number("duel", 1, FINAL, 1)
    state.phase = lines.choice("phase", PHASES, PLAY)
    state.turn = lines.choice("turn", SIDES, GANDALF)
    _read_board(state, lines)
    state.hand = lines.mask("hand", NAMES)
    state.reserve = lines.mask("reserve", NAMES)
    state.box = lines.mask("box", NAMES)
    state.spent = lines.mask("spent", NAMES)
    state.deck = BOTH_DECKS & ~(state.hand | state.reserve | state.box | state.spent | state.row_cards())
    _read_running(state, lines)
    state.chosen = lines.mask("chosen", NAMES)
    state.chose = lines.mask("chose", SIDES)
    state.looked_at = lines.mask("looked at", SIDES)
    usual = GANDALF if state.phase == DEAL else check.beginner(state)
    state.began = lines.choice("began", SIDES, int(usual))
    _read_evidence(state, lines)
    lines.finish()
    check.check(state, lines)


def _read_board(state: DuelData, lines: Lines) -> None:
    """The scale, the bridge and the row."""
    printed = state.printed
    start = printed.top if state.duel == FINAL else printed.duel_start
    energy, steps, row = lines.one("energy"), lines.one("steps"), lines.one("row")
    for side in (GANDALF, BALROG):
        state.set_energy(side, energy.number(int(printed.bottom), int(printed.top)) if energy else start)
        state.climb(side, steps.number(0, int(printed.steps)) if steps else 0)
    cards = row.choices(NAMES) if row else []
    if len(cards) > len(state.row):
        lines.fail(f"a row has at most {len(state.row)} cards", "row")
    for place, card in enumerate(cards):
        state.row[place] = card
    state.laid = len(cards)


def _read_running(state: DuelData, lines: Lines) -> None:
    """What the texts of cards have left behind."""
    running = lines.mask("running", RUNNING)
    state.wrath_waits, state.ruse_runs, state.magic_waits, state.riposte_waits = (
        bool(running >> place & 1) for place in range(len(RUNNING))
    )
    state.reflected = lines.mask("reflects", ("1", "2", "3", "4"))
    state.spellbound = lines.choice("spellbound", NAMES, NO_CARD)
    state.called = lines.has("called") and lines.choice("called", ("yes",), 0) == 0
    state.refused = lines.choice("refused", NAMES, NO_CARD)
    state.feint_place = lines.number("feint", 1, len(state.row), 0) - 1
    state.aside = lines.has("aside") and lines.choice("aside", ("yes",), 0) == 0
    state.lost = lines.choice("lost", SIDES, NOBODY)
    state.winner = lines.choice("winner", SIDES, NOBODY)


def _read_evidence(state: DuelData, lines: Lines) -> None:
    """What has been seen of hidden cards. What lies open was seen by all, a hand looked at by the other player."""
    seen = state.evidence.seen
    seen[EVERYBODY] = lines.mask("seen by all", NAMES)
    for card in (state.spellbound, state.refused):
        if card != NO_CARD:
            seen[EVERYBODY] |= bit(card)
    # Spell and Trick draw their card before the hand is opened.
    if state.ruse_is_open() and state.phase not in (SPELL_DRAW, TRICK_DRAW) and of_side(state.hand, BALROG):
        seen[EVERYBODY] |= _known_with_hand(state, BALROG)
    seen[OTHER] = lines.mask("seen", NAMES) | seen[EVERYBODY]
    for side in members(state.looked_at):
        seen[OTHER] |= _known_with_hand(state, side)
    for key, (level, side, duel) in _KEPT.items():
        line = lines.one(key)
        if line is not None:
            _read_kept(state, line, int(batch(level, side, duel)))


def _known_with_hand(state: DuelData, side: i64) -> i64:
    """Whoever knows a hand knows its cards; in the final also those in the box, for nothing else is hidden."""
    return of_side(state.hand | state.box if state.duel == FINAL else state.hand, side)


def _read_kept(state: DuelData, line: Line, at: int) -> None:
    """Such as `2 of G01 G02 and 3 unseen`."""
    evidence = state.evidence
    evidence.kept[at] = line.number(1, RESERVE_SIZE)
    line.expect("of")
    while not evidence.perhaps[at] or (line.more() and line.peek() != "and"):
        card = line.choice(NAMES)
        if evidence.perhaps[at] >> card & 1:
            line.fail(f"{NAMES[card]!r} is there twice")
        evidence.perhaps[at] |= bit(card)
    if line.more():
        line.expect("and")
        evidence.others[at] = line.number(1, HAND_SIZE)
        line.expect("unseen")
