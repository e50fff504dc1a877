"""The count at the end of the game (quest:237-256)."""

from mypy_extensions import i64

from bree.core.outcome import Outcome
from bree.games.quest.model import MOUNT_DOOM, REACHED, REASONS, Model
from bree.games.quest.notation import COLOURS, FIRST_OF, GOLLUM, RING, SEATS, TOKENS

RULES = ("", "quest:239", "ruling:B3.15", "ruling:Q7", "ruling:R1")


def tile_points(state: Model, seat: i64, colour: i64) -> i64:
    """The points on a seat's encounter tiles of one colour; used blue tiles are gone."""
    total: i64 = 0
    token = FIRST_OF[colour]
    while token < FIRST_OF[colour + 1]:
        total += state.held[seat * TOKENS + token] * state.kit.points[token]
        token += 1
    return total


def bonus(state: Model, seat: i64) -> i64:
    """Mount Doom, the Ring and Gollum (quest:247-252)."""
    ring = state.held[seat * TOKENS + RING] > 0
    gollum = state.held[seat * TOKENS + GOLLUM]
    if state.hobbit[seat] != MOUNT_DOOM:
        return -gollum
    if ring and gollum:
        return 5
    return 4 if ring else 3 - gollum


def score(state: Model, seat: i64) -> i64:
    """A seat's points if the game ended now."""
    total: i64 = bonus(state, seat) - state.pairs[seat]
    colour: i64 = 0
    while colour < 4:
        total += tile_points(state, seat, colour)
        colour += 1
    return total


def winner(state: Model) -> i64:
    """More points win; on equal points who reached Mount Doom, and if nobody did, Sam (quest:256, B3.15)."""
    ahead = score(state, 0) - score(state, 1)
    if ahead:
        return 0 if ahead > 0 else 1
    return 0 if state.hobbit[0] == MOUNT_DOOM else 1


def outcome(state: Model) -> Outcome | None:
    """How the game ended, with the count of each seat."""
    if not state.ended:
        return None
    won = winner(state)
    detail: dict[str, object] = {"scores": [int(score(state, s)) for s in range(2)]}
    detail["reached"] = SEATS[0 if state.hobbit[0] == MOUNT_DOOM else 1] if state.ended == REACHED else None
    detail["count"] = [
        {
            **{COLOURS[c]: int(tile_points(state, s, c)) for c in range(4)},
            "pairs": -int(state.pairs[s]),
            "bonus": int(bonus(state, s)),
        }
        for s in range(2)
    ]
    return Outcome((1.0, -1.0) if won == 0 else (-1.0, 1.0), REASONS[state.ended], RULES[state.ended], detail)
