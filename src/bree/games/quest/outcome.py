"""The count at the end of the game (quest:237-256)."""

from mypy_extensions import i64

from bree.core.outcome import Outcome
from bree.games.quest.model import MOUNT_DOOM, REACHED, REASONS, QuestData
from bree.games.quest.notation import COLOURS, FIRST_OF, GOLLUM, RING, SEATS, TOKENS

RULES = ("", "quest:239", "ruling:B3.15", "ruling:Q7", "ruling:R1")


def tile_points(state: QuestData, seat: i64, colour: i64) -> i64:
    """The points on a seat's encounter tiles of one colour; used blue tiles are gone."""
    total: i64 = 0
    for token in range(FIRST_OF[colour], FIRST_OF[colour + 1]):
        total += state.held[seat * TOKENS + token] * state.kit.points[token]
    return total


def bonus(state: QuestData, seat: i64) -> i64:
    """Mount Doom, the Ring and Gollum (quest:247-252)."""
    ring = state.held[seat * TOKENS + RING] > 0
    gollum = state.held[seat * TOKENS + GOLLUM]
    if state.hobbit[seat] != MOUNT_DOOM:
        return -gollum
    if ring and gollum:
        return 5
    return 4 if ring else 3 - gollum


def score(state: QuestData, seat: i64) -> i64:
    """A seat's points if the game ended now."""
    total: i64 = bonus(state, seat) - state.pairs[seat]
    for colour in range(i64(4)):
        total += tile_points(state, seat, colour)
    return total


def won_by(state: QuestData) -> i64:
    """More points win; on equal points who reached Mount Doom, and if nobody did, Sam (quest:256, B3.15)."""
    lead = score(state, 0) - score(state, 1)
    if lead:
        return 0 if lead > 0 else 1
    return 0 if state.hobbit[0] == MOUNT_DOOM else 1


def outcome(state: QuestData) -> Outcome | None:
    """How the game ended, with the count of each seat."""
    if not state.ended:
        return None
    detail: dict[str, object] = {
        "scores": [int(score(state, seat)) for seat in range(2)],
        "reached": SEATS[0 if state.hobbit[0] == MOUNT_DOOM else 1] if state.ended == REACHED else None,
        "count": [_count(state, seat) for seat in range(2)],
    }
    returns = (1.0, -1.0) if won_by(state) == 0 else (-1.0, 1.0)
    return Outcome(returns, REASONS[state.ended], RULES[state.ended], detail)


def _count(state: QuestData, seat: i64) -> dict[str, int]:
    """What a seat's points are made of."""
    counted: dict[str, int] = {name: int(tile_points(state, seat, colour)) for colour, name in enumerate(COLOURS)}
    return {**counted, "pairs": -int(state.pairs[seat]), "bonus": int(bonus(state, seat))}
