"""Who has seen which hidden card, and when that stops being certain. A quiet state keeps none of it."""

from mypy_extensions import i64

from bree.core.bits import bit, count
from bree.games.duel.components import of_side, side_of, whole_deck
from bree.games.duel.model import EVERYBODY, FINAL, OTHER, DuelData, batch


def draw(state: DuelData) -> None:
    """A card has been dealt: its owner learns which."""
    if not state.quiet:
        state.learned += 1


def see_card(state: DuelData, card: i64, everybody: bool) -> None:
    """A card has been seen by the other player, or by everybody."""
    if state.quiet:
        return
    for level in range(EVERYBODY + 1 if everybody else OTHER + 1):
        state.evidence.seen[level] |= bit(card)
        _was_kept(state, card, level)
    state.learned += 1


def see_hand(state: DuelData, side: i64, everybody: bool, first: bool) -> bool:
    """A whole hand is seen, for the `first` time in this duel or not, by the other player or, laid open, by everybody.
    Whether that is news to them."""
    if state.quiet:
        return False
    news = (of_side(state.hand, side) & ~state.evidence.seen[EVERYBODY]) != 0 if everybody else first
    if news:
        state.learned += 1
    for level in range(EVERYBODY + 1 if everybody else OTHER + 1):
        know_hand(state, side, level)
    return news


def know_hand(state: DuelData, side: i64, level: i64) -> None:
    """All cards of a hand are certain; in the final, so are those not in it: played, or in the box."""
    seen = state.evidence.seen
    seen[level] |= of_side(state.hand, side)
    if state.duel == FINAL:
        seen[level] |= whole_deck(side)
        for duel in range(1, FINAL):
            _forget(state, batch(level, side, duel))


def put_by(state: DuelData, side: i64, kept: i64) -> None:
    """A hand goes face down: `kept` to the reserve, the rest to the box. Only a hand kept whole stays certain."""
    evidence = state.evidence
    hand = of_side(state.hand, side)
    if state.quiet or kept == hand:
        return
    for level in range(EVERYBODY + 1):
        seen = hand & evidence.seen[level]
        evidence.seen[level] &= ~hand
        at = batch(level, side, state.duel)
        if seen:
            evidence.perhaps[at] = seen
            evidence.kept[at] = count(kept)
            evidence.others[at] = count(hand) - count(seen)


def lay(state: DuelData, card: i64) -> None:
    """A card has been laid from the hand: what it tells about the rest of the hand it was kept from."""
    if state.quiet:
        return
    if not state.evidence.seen[OTHER] >> card & 1:
        state.learned += 1
    for level in range(EVERYBODY + 1):
        _was_kept(state, card, level)


def _was_kept(state: DuelData, card: i64, level: i64) -> None:
    """In the final a card that shows itself in a hand is one of those that were perhaps kept for it."""
    if state.duel != FINAL:
        return
    evidence = state.evidence
    for duel in range(1, FINAL):
        at = batch(level, side_of(card), duel)
        if evidence.perhaps[at] >> card & 1:
            evidence.perhaps[at] &= ~bit(card)
            evidence.kept[at] -= 1
            _conclude(state, level, at)


def _conclude(state: DuelData, level: i64, at: i64) -> None:
    """With none of them kept the others are in the box; with all of them kept they are in the hand."""
    evidence = state.evidence
    if evidence.kept[at] == 0 or evidence.kept[at] - evidence.others[at] >= count(evidence.perhaps[at]):
        evidence.seen[level] |= evidence.perhaps[at]
        _forget(state, at)


def _forget(state: DuelData, at: i64) -> None:
    state.evidence.perhaps[at] = 0
    state.evidence.kept[at] = 0
    state.evidence.others[at] = 0
