"""Who has seen which hidden card, and when that stops being certain. A quiet state keeps none of it."""

from mypy_extensions import i64

from bree.games.duel.cards import bit_of, count, of_side, side_of, whole_deck
from bree.games.duel.model import DUEL, EVERYBODY, FINAL, LOOKED_AT, OTHER, Table, batch


def see_card(table: Table, card: i64, everybody: bool) -> None:
    """A card has been seen by the other player, or by everybody."""
    seen = table.evidence.seen
    bit = bit_of(card)
    seen[OTHER] |= bit
    _was_kept(table, card, OTHER)
    if everybody:
        seen[EVERYBODY] |= bit
        _was_kept(table, card, EVERYBODY)
    table.learned += 1


def see_hand(table: Table, side: i64, everybody: bool) -> bool:
    """A whole hand is seen by the other player or, laid open, by everybody. Is that news to them?"""
    seen = table.evidence.seen
    hand = of_side(table.hand, side)
    news = (hand & ~seen[EVERYBODY]) != 0 if everybody else table.open[LOOKED_AT + side] == 0
    if news:
        table.learned += 1
    table.open[LOOKED_AT + side] = 1
    for level in range(EVERYBODY + 1 if everybody else OTHER + 1):
        know_hand(table, side, level)
    return news


def know_hand(table: Table, side: i64, level: i64) -> None:
    """All cards of a hand are certain; in the final, so are those not in it: played, or in the box."""
    seen = table.evidence.seen
    seen[level] |= of_side(table.hand, side)
    if table.open[DUEL] == FINAL:
        seen[level] |= whole_deck(side)
        for duel in range(1, FINAL):
            _forget(table, batch(level, side, duel))


def put_by(table: Table, side: i64, kept: i64) -> None:
    """A hand goes face down: `kept` to the reserve, the rest to the box. Only a hand kept whole stays certain."""
    evidence = table.evidence
    hand = of_side(table.hand, side)
    if kept == hand:
        return
    for level in range(EVERYBODY + 1):
        seen = hand & evidence.seen[level]
        evidence.seen[level] &= ~hand
        at = batch(level, side, table.open[DUEL])
        if seen:
            evidence.perhaps[at] = seen
            evidence.kept[at] = count(kept)
            evidence.others[at] = count(hand) - count(seen)


def lay(table: Table, card: i64) -> None:
    """A card has been laid from the hand: what it tells about the rest of the hand it was kept from."""
    evidence = table.evidence
    if not evidence.seen[OTHER] >> card & 1:
        table.learned += 1
    for level in range(EVERYBODY + 1):
        _was_kept(table, card, level)


def _was_kept(table: Table, card: i64, level: i64) -> None:
    """In the final a card that shows itself in a hand is one of those that were perhaps kept for it."""
    if table.open[DUEL] != FINAL:
        return
    evidence = table.evidence
    for duel in range(1, FINAL):
        at = batch(level, side_of(card), duel)
        if evidence.perhaps[at] >> card & 1:
            evidence.perhaps[at] &= ~bit_of(card)
            evidence.kept[at] -= 1
            _conclude(table, level, at)


def _conclude(table: Table, level: i64, at: i64) -> None:
    """With none of them kept the others are in the box; with all of them kept they are in the hand."""
    evidence = table.evidence
    if evidence.kept[at] == 0 or evidence.kept[at] - evidence.others[at] >= count(evidence.perhaps[at]):
        evidence.seen[level] |= evidence.perhaps[at]
        _forget(table, at)


def _forget(table: Table, at: i64) -> None:
    table.evidence.perhaps[at] = 0
    table.evidence.kept[at] = 0
    table.evidence.others[at] = 0
