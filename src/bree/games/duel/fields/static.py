"""What never changes in a game, as the page is sent it."""

from msgspec import UNSET, Struct, UnsetType

from bree.games.duel import components as c
from bree.games.duel.components import NAMES, Cards, Special, lines
from bree.games.duel.model import LOOK_GAP


class Printed(Struct, forbid_unknown_fields=True):
    """What is printed on a card: the lines of its points on both edges, where that is known from, and its power."""

    left: list[int]
    right: list[int]
    source: str
    exhaustion: bool
    special: Special | UnsetType = UNSET


class Scale(Struct, forbid_unknown_fields=True):
    """The energy scale: where duels and the final begin, the lowest square that is not negative, and the last one."""

    duel: int
    final: int
    lowest: int
    bottom: int


class DuelStatic(Struct, forbid_unknown_fields=True):
    """The cards, the scale and the bridge of a component set: everybody knows both decks."""

    cards: dict[str, Printed]
    energy: Scale
    bridge: int
    strength_loss: int
    look_gap: int
    """With so many free squares between the markers a hand may be looked at."""


def static(printed: Cards) -> DuelStatic:
    """What a game with this component set is played with."""
    return DuelStatic(
        cards={
            name: Printed(
                left=lines(printed.left[card]),
                right=lines(printed.right[card]),
                source=printed.sources[card],
                exhaustion=card in (c.EXHAUSTED_GANDALF, c.EXHAUSTED_BALROG),
                special=c.SPECIALS.get(card, UNSET),
            )
            for card, name in enumerate(NAMES)
        },
        energy=Scale(duel=printed.duel_start, final=printed.top, lowest=printed.lowest, bottom=printed.bottom),
        bridge=printed.steps,
        strength_loss=printed.strength_loss,
        look_gap=LOOK_GAP,
    )
