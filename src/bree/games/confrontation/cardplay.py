"""What happens when cards are laid, fetched, refused or swapped."""

from mypy_extensions import i64

from bree.core.event import Event
from bree.games.confrontation.battle import (
    cards_shown,
    compare,
    dark_card_shown_first,
    dark_text_card,
    light_text_card,
    note_card,
)
from bree.games.confrontation.components import CARDS, DARK, FOUR, GANDALF, LIGHT, NO_CARD, REGION_NAMES, SIDES
from bree.games.confrontation.knowledge import reveal
from bree.games.confrontation.losses import cite
from bree.games.confrontation.model import (
    ASK_CARDS,
    ASK_DARK_CARD,
    ASK_DARK_MAGIC,
    ASK_LIGHT_CARD,
    ASK_OTHER_CARD,
    Position,
)


def lay_card(s: Position, seat: i64, card: i64) -> None:
    """A card is laid; both are shown when both are there (02:109, 05:168)."""
    decision = s.decision
    if seat == LIGHT:
        s.light_hand &= ~(1 << card)
        s.light_card = card
    else:
        s.dark_hand &= ~(1 << card)
        s.dark_card = card
    if decision == ASK_DARK_CARD:
        dark_card_shown_first(s)
        return
    if decision == ASK_CARDS:
        if s.asked_mask():
            if not s.quiet:
                s.note(Event("card-chosen", cite(s, "02:109", "05:168"), {"side": SIDES[seat]}))
            return
        note_card(s, LIGHT, s.light_card)
        note_card(s, DARK, s.dark_card)
    else:
        note_card(s, LIGHT, card)
    cards_shown(s)


def fetch_by_magic(s: Position, card: i64) -> None:
    """02:397, 05:270: a played card takes the place of Magic; against Gandalf Light then chooses."""
    dark = s.decision == ASK_DARK_MAGIC
    if not s.quiet:
        s.note(
            Event("magic", cite(s, "02:397", "05:270"), {"side": SIDES[DARK if dark else LIGHT], "card": CARDS[card]})
        )
    if dark:
        s.dark_magic = card
        if s.light_card == NO_CARD:
            s.decision = ASK_LIGHT_CARD
        else:
            dark_text_card(s)
    else:
        s.light_magic = card
        light_text_card(s)


def demand_another(s: Position) -> None:
    """05:506: variant Saruman makes Light play another card."""
    s.asked_swap = True
    s.refused_card = s.light_card
    s.light_hand |= 1 << s.light_card
    s.light_card = NO_CARD
    s.decision = ASK_OTHER_CARD
    if not s.quiet:
        s.note(Event("demand", "05:506", {"card": CARDS[s.refused_card]}))


def take_four(s: Position) -> None:
    """05:524: the Mouth of Sauron swaps to the 4, from the hand or from the discard."""
    s.asked_swap = True
    if s.dark_hand >> FOUR & 1:
        s.dark_hand = s.dark_hand & ~(1 << FOUR) | 1 << s.dark_card
        s.dark_card = FOUR
        s.dark_magic = NO_CARD
    else:
        s.dark_magic = FOUR
    if not s.quiet:
        s.note(Event("four", "05:524", {"from": "hand" if s.dark_card == FOUR else "discard"}))
    dark_text_card(s)


def gandalf_helps(s: Position) -> None:
    """05:455: variant Gandalf shows himself and adds 1."""
    reveal(s, GANDALF, "05:455")
    s.help = 1
    if not s.quiet:
        s.note(Event("help", "05:455", {"region": REGION_NAMES[s.place[GANDALF]]}))
    compare(s)
