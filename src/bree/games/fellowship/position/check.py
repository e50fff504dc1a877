"""Whether things are where they can be: what cannot be is refused before the game runs into it."""

from typing import Final

from bree.core.text import Lines
from bree.games.fellowship import components as c
from bree.games.fellowship.evidence import HAVENS, Belief
from bree.games.fellowship.model import FellowshipData, total
from bree.games.fellowship.position.write import fixed_tiles, held_features, mask_text
from bree.games.fellowship.rules.payments import cards_given
from bree.games.fellowship.sampling import fits

POINTS: Final = sum(int(points) * copies for points, copies in c.HOBBITS["shields"].items())
"""All points of the shields in the box."""
MOST_POINTS: Final = 200
"""More than anybody can ever have."""
_WITH_CARDS: Final = ("hand", "given", "discards", "aside", "table", "shown")


def check_copies(state: FellowshipData, lines: Lines) -> None:
    """No hobbit card is there more often than it was printed."""
    for kind in range(c.KINDS):
        cards = _copies(state, kind)
        if cards > c.COPIES[kind]:
            lines.fail(f"there are {c.COPIES[kind]} of {c.KIND_NAMES[kind]}, not {cards}", *_WITH_CARDS)


def check_whole(state: FellowshipData, lines: Lines) -> None:
    """With the pile every hobbit card is there as often as it was printed."""
    for kind in range(c.KINDS):
        cards = _copies(state, kind) + (int(state.pile) >> 4 * kind & 15)
        if cards != c.COPIES[kind]:
            lines.fail(f"there are {c.COPIES[kind]} of {c.KIND_NAMES[kind]}, not {cards}", "pile")


def _copies(state: FellowshipData, kind: int) -> int:
    """How many of this kind lie anywhere but in the pile."""
    piles = [state.discards, state.aside, state.table, *state.hobbits, *state.given_hobbits]
    return sum(int(packed) >> 4 * kind & 15 for packed in piles) + (state.shown == kind)


def check_features(state: FellowshipData, lines: Lines) -> None:
    """Every feature card is in one place, and nobody holds one of a place that is still to come."""
    seen = 0
    for mask in (state.supply, state.box, state.gone, *state.features, *state.given_features):
        if int(mask) & seen:
            lines.fail(
                f"{mask_text(int(mask) & seen, c.FEATURE_NAMES)} lies in two places",
                *("hand", "given", "supply", "box", "gone"),
            )
        seen |= int(mask)
    if seen != c.ALL_FEATURES:
        lines.fail(f"{mask_text(c.ALL_FEATURES & ~seen, c.FEATURE_NAMES)} is nowhere", "supply", "box", "gone")
    dealt = int(c.PLACE_FEATURES[c.RIVENDELL] | c.PLACE_FEATURES[c.LOTHLORIEN])
    if int(state.box) & ~dealt or int(state.supply) & dealt:
        lines.fail("cards of the havens lie in the box, those of the boards in the supply", "supply", "box")
    held = held_features(state)
    for place in range(int(state.place) + 1, len(c.PLACE_NAMES)):
        early = held & int(c.PLACE_FEATURES[place])
        if early:
            lines.fail(
                f"{mask_text(early, c.FEATURE_NAMES)} comes in {c.PLACE_NAMES[place]}, nobody can have it yet",
                *("hand", "given"),
            )


def check_marks(state: FellowshipData, lines: Lines) -> None:
    """Every marker stands on its track, and the tiles are those of the box."""
    board = int(c.BOARD_OF[state.place])
    for line in range(4):
        length = c.LENGTH[board * 4 + line] if board >= 0 else c.WIDEST  # in a haven the last board is still laid out
        if state.lines[line] > length:
            lines.fail(f"the marker of {c.LINE_NAMES[line]} cannot be {state.lines[line]}", "lines")
    ordered = fixed_tiles(int(state.fixed))
    for tile in range(c.TILE_KINDS):
        left, seen = int(state.tiles) >> 4 * tile & 15, int(state.looked) >> 4 * tile & 15
        if seen + ordered.count(tile) > left:
            lines.fail(f"there are not so many tiles {c.TILE_NAMES[tile]}", "fixed", "looked", "tiles")
    if (ordered or state.looked) and state.looker < 0:
        lines.fail("nobody is said to have looked at these tiles", "fixed", "looked")
    if len(ordered) + total(state.looked) > 3:
        lines.fail("Foresight shows three tiles", "fixed", "looked")


def check_hobbits(state: FellowshipData, lines: Lines) -> None:
    """Whoever is out has nothing and stands anywhere; the others stand before Sauron. Nobody has what is not there."""
    for seat in range(int(state.seats)):
        name = c.SEAT_NAMES[seat]
        cards = state.size[seat] + cards_given(state, seat)
        if not state.alive(seat) and (cards or state.tokens[seat] or state.given_tokens[seat]):
            lines.fail(f"{name} is out, and has nothing", "out")
        if not state.alive(seat) and state.given_points[seat]:
            lines.fail(f"{name} is out, and gives nothing", "given-shields")
        if state.alive(seat) and state.steps[seat] >= state.sauron:
            lines.fail(f"{name} stands where Sauron is or behind him, and is not out", "steps", "sauron")
    board = int(c.BOARD_OF[state.place])
    for token in range(len(c.TOKEN_NAMES)):
        held = sum(int(packed) >> 4 * token & 15 for packed in (*state.tokens, *state.given_tokens))
        behind = _behind(state, board, c.RING_SPACE + token) if board >= 0 else 0
        if held > (c.FULL_TOKENS >> 4 * token & 15) + behind:
            lines.fail(f"there cannot be {held} of {c.TOKEN_NAMES[token]} here", "tokens", "given-tokens")
    points = sum(int(own) for own in (*state.shields, *state.given_points))
    turned = sum(n * ((c.FULL_BIG - int(state.big)) >> 4 * (n - 1) & 15) for n in (1, 2, 3))
    boards = [int(number) for number in c.BOARD_OF[: int(state.place) + 1] if number >= 0]
    if points > POINTS + turned + sum(_behind(state, number, c.SHIELD_SPACE) for number in boards):
        lines.fail(f"there cannot be {points} points of shields here", "shields", "given-shields")


def _behind(state: FellowshipData, board: int, space: int) -> int:
    """How many such spaces of this board have been passed: what was held may have grown by so many.

    Somebody who asks a question may begin it with all there is in the box, and then play on.
    """
    here = board == c.BOARD_OF[state.place]
    found = 0
    for line in range(4):
        row = board * 4 + line
        at = int(state.lines[line] if here else c.LENGTH[row])
        found += sum(c.SPACES[row * c.WIDEST + passed] == space for passed in range(1, at + 1))
    return found


def check_belief(state: FellowshipData, lines: Lines, viewer: int, belief: Belief, sources: int) -> None:
    """What a viewer takes for possible adds up with what everybody sees."""
    for picture, weight in belief.items():
        pools, slots, items = picture
        whole = (
            len(slots) == len(items) == state.seats
            and len(pools) == sources > HAVENS
            and all(len(row) == sources for row in slots)
        )
        cards = [card for row in items for card in row]
        if not (
            whole and weight and all(card < c.KINDS + c.FEATURES for card in cards) and fits(state, viewer, picture)
        ):
            lines.fail("what is believed does not fit the cards", "belief")
