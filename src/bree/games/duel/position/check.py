"""Is a written position one that can be? What cannot is refused with its line and the reason.

Short positions are welcome: cards that are not mentioned lie in the packs, and earlier cards of a row may be left out.
"""

from mypy_extensions import i64

from bree.core.bits import bit, count, lowest
from bree.core.text import Lines
from bree.games.duel import components as c
from bree.games.duel import model as m
from bree.games.duel.components import BALROG, GANDALF, NAMES, SIDES, is_special, of_side, side_of
from bree.games.duel.position.write import kept_key
from bree.games.duel.rules.endings import ahead_on_bridge
from bree.games.duel.rules.energy import all_laid, apart_below_zero

_BETWEEN_DUELS = (m.DEAL, m.BEGIN)
_ENDED = (m.RESERVE, m.OVER)
_DRAWS = (m.SPELL_DRAW, m.TRICK_DRAW)


def beginner(state: m.DuelData) -> i64:
    """Who must have begun, by the cards left to play: the beginner has laid one more after his card."""
    turn = state.turn
    level = state.left_to_play(GANDALF) == state.left_to_play(BALROG)
    before_laying = state.phase in {m.PLAY, m.CALL}
    return turn if level == before_laying else 1 - turn


def check(state: m.DuelData, lines: Lines) -> None:
    """Refuse what cannot be."""
    _check_places(state, lines)
    _check_numbers(state, lines)
    _check_lost_and_won(state, lines)
    _check_effects(state, lines)
    _check_open_cards(state, lines)
    if state.phase in _BETWEEN_DUELS:
        _check_between_duels(state, lines)
    elif state.phase in _ENDED:
        _check_ended(state, lines)
    else:
        _check_attack(state, lines)
    if state.phase == m.RESERVE:
        _check_choices(state, lines)
    elif state.chosen or state.chose:
        lines.fail("reserves are chosen only when a duel has ended", "chosen", "chose")
    _check_seen(state, lines)
    for level in (m.OTHER, m.EVERYBODY):
        _check_kept(state, lines, level)


# Where the cards are


def _check_places(state: m.DuelData, lines: Lines) -> None:
    """Every card has one place, and the cards of the two sides alternate in the row."""
    taken: i64 = 0
    for place in range(state.laid):
        card = state.row[place]
        if taken >> card & 1:
            lines.fail(f"{NAMES[card]} lies twice in the row", "row")
        if place and side_of(card) == side_of(state.row[place - 1]):
            lines.fail("the cards of the two sides alternate in the row", "row")
        taken |= bit(card)
    piles = (("hand", state.hand), ("reserve", state.reserve), ("box", state.box), ("spent", state.spent))
    for key, pile in piles:
        if taken & pile:
            lines.fail(f"{NAMES[lowest(taken & pile)]} is in two places", key)
        taken |= pile


def _check_numbers(state: m.DuelData, lines: Lines) -> None:
    """Hands of nine, three cards kept of each, and packs that last."""
    between = state.phase in _BETWEEN_DUELS
    for side in (GANDALF, BALROG):
        aside = 1 if side == GANDALF and state.aside else 0
        kept = 0 if state.duel == m.FINAL else m.RESERVE_SIZE * (state.duel - 1) + aside
        if count(of_side(state.reserve, side)) != kept:
            lines.fail(f"{SIDES[side]}'s reserve has {kept} cards now", "reserve")
        held = count(of_side(state.hand, side))
        if held > m.HAND_SIZE:
            lines.fail(f"{SIDES[side]} holds more than nine cards", "hand")
        laid = count(of_side(state.row_cards(), side))
        if between and laid > m.HAND_SIZE - m.RESERVE_SIZE:
            lines.fail(f"{SIDES[side]} lays at most six cards in a duel", "row")
        if not between and laid + held + aside > m.HAND_SIZE:
            lines.fail(f"{SIDES[side]} has no more than nine cards in hand and in the row", "row", "hand")
        dealing = state.phase == m.DEAL
        to_come = 4 - state.duel if dealing else 3 - state.duel
        if count(of_side(state.deck, side)) + (held if dealing else 0) < m.HAND_SIZE * to_come:
            lines.fail(f"{SIDES[side]}'s pack is too small for the duels to come", "spent", "box", "hand")


# How far the game is


def _check_lost_and_won(state: m.DuelData, lines: Lines) -> None:
    """Who lost the duel before, who has won, and that the game is not over without anybody saying so."""
    if state.lost == m.NOBODY and (state.phase in _ENDED or (state.phase in _BETWEEN_DUELS and state.duel > 1)):
        lines.fail("it must be known who lost the last duel", "phase")
    if state.lost != m.NOBODY and state.duel == 1 and state.phase not in _ENDED:
        lines.fail("nobody has lost a duel yet", "lost")
    if state.phase != m.OVER:
        if state.winner != m.NOBODY:
            lines.fail("only a finished game has a winner", "winner")
        if max(state.gandalf_steps, state.balrog_steps) >= state.printed.steps and state.duel < m.FINAL:
            lines.fail("whoever reaches the top step has won", "steps")
        return
    if state.winner == m.NOBODY:
        lines.fail("a finished game has a winner", "phase")
    won_duel = 1 - state.lost
    if state.winner != (ahead_on_bridge(state, won_duel) if state.duel == m.FINAL else won_duel):
        lines.fail("this side has not won", "winner")
    if state.duel < m.FINAL and state.steps(state.winner) < state.printed.steps:
        lines.fail("before the final only the top step ends the game", "steps", "phase")


def _check_between_duels(state: m.DuelData, lines: Lines) -> None:
    """Cards are dealt or the beginner is named: nothing of the new duel has happened."""
    start = state.printed.top if state.duel == m.FINAL else state.printed.duel_start
    if state.gandalf_energy != start or state.balrog_energy != start:
        lines.fail(f"both markers stand on {start} before a duel", "energy")
    if state.looked_at:
        lines.fail("no hand has been looked at before the duel begins", "looked at")
    gandalf = count(of_side(state.hand, GANDALF))
    balrog = count(of_side(state.hand, BALROG))
    if state.phase == m.BEGIN:
        if state.duel == 1:
            lines.fail("Gandalf begins the first duel: nobody is asked", "phase")
        if gandalf != balrog or state.left_to_play(GANDALF) < 1:
            lines.fail("both have as many cards when the beginner is named", "hand")
        asked = 1 - ahead_on_bridge(state, 1 - state.lost) if state.duel == m.FINAL else state.lost
        if state.turn != asked:
            lines.fail(f"{SIDES[asked]} says who begins", "turn", "lost")
        return
    if state.duel == m.FINAL:
        lines.fail("nothing is dealt for the final", "phase")
    if state.turn == GANDALF and (gandalf == m.HAND_SIZE or balrog > 0):
        lines.fail("Gandalf draws his nine cards first", "hand")
    if state.turn == BALROG and (gandalf < m.HAND_SIZE or balrog == m.HAND_SIZE):
        lines.fail("the Balrog draws when Gandalf has nine cards", "hand")


def _check_ended(state: m.DuelData, lines: Lines) -> None:
    """The duel has ended, and not before its time."""
    if state.left_to_play(GANDALF) < 0 or state.left_to_play(BALROG) < 0:
        lines.fail("too few cards in hand: three are kept for the final", "hand")
    if not apart_below_zero(state) and not all_laid(state):
        lines.fail("the duel is not over: cards are left and no marker is below zero alone", "phase", "energy")


def _check_choices(state: m.DuelData, lines: Lines) -> None:
    """Who holds more than goes to the reserve chooses; who does not has chosen already."""
    if state.duel == m.FINAL:
        lines.fail("nothing is kept in the final", "phase")
    for side in (GANDALF, BALROG):
        hand = of_side(state.hand, side)
        chosen = of_side(state.chosen, side)
        if chosen & ~hand or count(chosen) != (state.to_keep(side) if state.chose & bit(side) else 0):
            lines.fail(f"{SIDES[side]}'s choice is not of his hand", "chosen", "chose")
        if hand != chosen and count(hand) == state.to_keep(side):
            lines.fail(f"{SIDES[side]} has nothing to choose", "chosen", "hand")
    if state.chose == m.BOTH_SIDES:
        lines.fail("both have chosen already", "chose")


# What cards have left behind


def _check_effects(state: m.DuelData, lines: Lines) -> None:
    """A text runs while its card lies in the row, and to the end of that duel."""
    if (state.phase == m.RESERVE or state.phase in _BETWEEN_DUELS) and state.running():
        lines.fail("what runs ends with the duel", "running")
    if state.magic_waits and state.duel == m.FINAL:
        lines.fail("Magic has no effect in the final", "running")
    if state.riposte_waits and state.phase == m.ANSWER:
        lines.fail("Riposte is being answered and runs no more", "running")
    elsewhere = state.must_be_laid() & (state.hand | state.reserve | state.box | state.spent)
    if elsewhere:
        card = NAMES[lowest(elsewhere)]
        lines.fail(f"{card} has not been laid in this duel", "running", "refused", "spellbound", "aside")
    if state.aside:
        _check_aside(state, lines)
    if state.reflected and not _mirror_shows(state):
        lines.fail("only the Mirror at the end of the row shows an attack", "reflects")


def _check_aside(state: m.DuelData, lines: Lines) -> None:
    """A card lies aside from Trick's text to the end of that duel, and there is one Trick (199-200)."""
    if state.duel == m.FINAL:
        lines.fail("Trick has no effect in the final: no card lies aside", "aside")
    if state.phase in _BETWEEN_DUELS:
        lines.fail("no card lies aside before the duel begins", "aside")


def _mirror_shows(state: m.DuelData) -> bool:
    """Whether the Mirror lies at the end of the row, or before a card that Gandalf may still refuse."""
    if state.phase in _BETWEEN_DUELS or not state.laid:
        return False
    if state.row[state.laid - 1] == c.MIRROR:
        return True
    return state.phase == m.REFUSE and state.laid > 1 and state.row[state.laid - 2] == c.MIRROR


def _check_open_cards(state: m.DuelData, lines: Lines) -> None:
    """The card that Spell has laid open, and the one that Magic has sent back."""
    for card, key in ((state.spellbound, "spellbound"), (state.refused, "refused")):
        if card != c.NO_CARD and (side_of(card) != BALROG or not state.hand >> card & 1):
            lines.fail(f"the {key} card is in the Balrog's hand", key)
    balrog_plays = state.phase == m.PLAY and state.turn == BALROG
    if state.spellbound != c.NO_CARD and (state.phase == m.SPELL_DRAW or state.phase in _BETWEEN_DUELS):
        lines.fail("no card lies open by Spell yet", "spellbound")
    if state.called and not (balrog_plays and state.spellbound != c.NO_CARD):
        lines.fail("no card lies open to be called", "called")
    if state.refused != c.NO_CARD:
        if not balrog_plays or state.duel == m.FINAL or state.magic_waits or state.called:
            lines.fail("Magic has not just refused a card", "refused")
        if state.refused == state.spellbound:
            lines.fail("a refused card is no longer the one that Spell laid open", "refused", "spellbound")


# The course of a duel


def _check_attack(state: m.DuelData, lines: Lines) -> None:
    """The cards left to play must alternate to the end, and the row must fit whose turn it is."""
    turn, phase = state.turn, state.phase
    before_laying = phase in {m.PLAY, m.CALL}
    mine, others = state.left_to_play(turn), state.left_to_play(1 - turn)
    if min(mine, others) < 0 or (before_laying and mine == 0):
        lines.fail("too few cards in hand: three are kept for the final", "hand")
    lead = (0 if turn == state.began else 1) - (0 if before_laying else 1)
    if mine - others != lead:
        lines.fail("the cards left to play do not fit whose turn it is and who began", "hand", "turn", "began")
    if state.laid and (side_of(state.row[state.laid - 1]) == turn) == before_laying:
        lines.fail("the end of the row does not fit whose turn it is", "row", "turn")
    if state.laid == 0 and (not before_laying or turn != state.began):
        lines.fail("only the beginner lays a card on an empty row", "row", "began", "turn")
    # While it is asked about the card just laid, the markers stand where they stood before it.
    if apart_below_zero(state) and (phase in _DRAWS or state.gandalf_energy != state.balrog_energy):
        lines.fail("the duel is over", "energy")
    _check_question(state, lines)
    if phase in _DRAWS:
        _check_drawing(state, lines)


def _check_question(state: m.DuelData, lines: Lines) -> None:
    """What is asked about the card just laid, or about the one laid open."""
    phase = state.phase
    if phase != m.PLAY and (state.turn == BALROG) != (phase in {m.CALL, m.REFUSE, m.TRICK_DRAW}):
        lines.fail("this is not decided in the turn of this side", "phase", "turn")
    if phase == m.CALL and (state.spellbound == c.NO_CARD or of_side(state.hand, BALROG) == bit(state.spellbound)):
        lines.fail("no card lies open to be called", "phase")
    if phase == m.REFUSE and not state.magic_waits:
        lines.fail("without Magic nothing is refused", "phase")
    if phase == m.ANSWER and state.laid < 3:
        lines.fail("there is no earlier card of Gandalf's in the row", "phase", "row")
    if state.feint_place >= 0:
        end = state.row[state.laid - 1] if state.laid else c.FEINT
        at = state.feint_place
        if phase != m.REFUSE or at >= state.laid - 1 or state.row[at] != c.FEINT or is_special(end):
            lines.fail("Feint has not just been laid there", "feint")


def _check_drawing(state: m.DuelData, lines: Lines) -> None:
    """A card is drawn from a hand because Spell or Trick has just been laid, and its text stands (199, 248)."""
    end = state.row[state.laid - 1]
    if state.phase == m.SPELL_DRAW:
        if end != c.SPELL:
            lines.fail("Spell has not just been laid", "phase", "row")
        if not of_side(state.hand, BALROG):
            lines.fail("the Balrog has no card to be drawn", "phase", "hand")
    elif end != c.TRICK:
        lines.fail("Trick has not just been laid", "phase", "row")
    elif state.duel == m.FINAL:
        lines.fail("Trick has no effect in the final", "phase")
    elif state.aside:
        lines.fail("Trick has drawn its card already", "aside")
    elif state.wrath_waits or (state.laid > 1 and state.row[state.laid - 2] == c.MIRROR):
        lines.fail("Trick's text is void", "running", "row")
    if state.house.last_text_void and all_laid(state):
        lines.fail("the text of a duel's last card does not count", "phase")


# What has been seen


def _check_seen(state: m.DuelData, lines: Lines) -> None:
    """What was seen is in a hidden place."""
    hidden = state.hand | state.reserve | state.box
    for level, key in ((m.OTHER, "seen"), (m.EVERYBODY, "seen by all")):
        if state.evidence.seen[level] & ~hidden:
            lines.fail("only cards in hands, reserves and box are listed as seen", key)


def _check_kept(state: m.DuelData, lines: Lines, level: int) -> None:
    """Of hands that were put away after having been seen, what is said must be true."""
    evidence = state.evidence
    kept_at = state.hand if state.duel == m.FINAL else state.reserve
    for side in (GANDALF, BALROG):
        known = evidence.seen[level]
        for duel in range(1, m.FINAL):
            at = m.batch(level, side, duel)
            cards = evidence.perhaps[at]
            if not cards:
                continue
            key = kept_key(level, int(side), duel)
            if duel >= state.duel:
                lines.fail("this duel's cards have not been put away yet", key)
            if cards & ~of_side(kept_at | state.box, side) or cards & known:
                lines.fail("cards perhaps kept are in the reserve or the box, and not certain", key)
            kept = count(cards & kept_at)
            if not evidence.kept[at] - evidence.others[at] <= kept <= evidence.kept[at]:
                lines.fail(f"{SIDES[side]} kept {kept} of those cards in duel {duel}", key)
            known |= cards
