"""What happens when cards are laid, fetched, refused or swapped."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation import events
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import (
    ASK_CARDS,
    ASK_DARK_CARD,
    ASK_DARK_MAGIC,
    ASK_LIGHT_CARD,
    ASK_OTHER_CARD,
)
from bree.games.confrontation.rules.battle import (
    cards_shown,
    compare,
    dark_card_shown_first,
    dark_text_card,
    light_text_card,
    show_card,
)
from bree.games.confrontation.rules.faces import reveal


def lay_card(state: ConfrontationData, seat: i64, card: i64) -> None:
    """A card is laid; both are shown when both are there (02:109, 05:168)."""
    decision = state.decision
    if seat == box.LIGHT:
        state.light_hand &= ~bit(card)
        state.light_card = card
    else:
        state.dark_hand &= ~bit(card)
        state.dark_card = card
    if decision == ASK_DARK_CARD:
        dark_card_shown_first(state)
        return
    if decision == ASK_CARDS:
        if state.asked_mask():
            events.card_chosen(state, seat)
            return
        show_card(state, box.LIGHT, state.light_card)
        show_card(state, box.DARK, state.dark_card)
    else:
        show_card(state, box.LIGHT, card)
    cards_shown(state)


def fetch_by_magic(state: ConfrontationData, card: i64) -> None:
    """02:397, 05:270: a played card takes the place of Magic; against Gandalf Light then chooses."""
    dark = state.decision == ASK_DARK_MAGIC
    events.magic(state, box.DARK if dark else box.LIGHT, card)
    if dark:
        state.dark_magic = card
        if state.light_card == box.NO_CARD:
            state.decision = ASK_LIGHT_CARD
        else:
            dark_text_card(state)
    else:
        state.light_magic = card
        light_text_card(state)


def demand_another(state: ConfrontationData) -> None:
    """05:506: variant Saruman makes Light play another card."""
    state.asked_swap = True
    state.refused_card = state.light_card
    state.light_hand |= bit(state.light_card)
    state.light_card = box.NO_CARD
    state.decision = ASK_OTHER_CARD
    events.demand(state)


def take_four(state: ConfrontationData) -> None:
    """05:524: the Mouth of Sauron swaps to the 4, from the hand or from the discard."""
    state.asked_swap = True
    if state.dark_hand >> box.FOUR & 1:
        state.dark_hand = state.dark_hand & ~bit(box.FOUR) | bit(state.dark_card)
        state.dark_card = box.FOUR
        state.dark_magic = box.NO_CARD
    else:
        state.dark_magic = box.FOUR
    events.four(state)
    dark_text_card(state)


def gandalf_helps(state: ConfrontationData) -> None:
    """05:455: variant Gandalf shows himself and adds 1."""
    reveal(state, box.GANDALF, "05:455")
    state.help = 1
    events.help_comes(state, box.GANDALF)
    compare(state)
