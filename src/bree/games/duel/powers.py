"""The special cards, one small function for each; `rules` calls them when an attack has been settled."""

from mypy_extensions import i64

from bree.core.event import Event
from bree.games.duel.cards import BALROG, FEINT, GANDALF, NAMES, SPECIALS, is_special, of_side
from bree.games.duel.energy import gain, lose
from bree.games.duel.model import (
    ANSWER,
    DUEL,
    ENERGY,
    EXCHANGED,
    FINAL,
    LAID,
    MAGIC_WAITS,
    PHASE,
    REFLECTED,
    RIPOSTE_WAITS,
    RUSE_RUNS,
    SPELL_DRAW,
    STEPS,
    TRICK_DRAW,
    WRATH_WAITS,
    Table,
)


def text(table: Table, special: str, rule: str, effect: bool = True) -> None:
    """Note that a card's text was followed, or found nothing to do."""
    table.note(
        Event(
            "text",
            rule,
            {"special": special, "effect": effect, "energy": [int(table.open[ENERGY]), int(table.open[ENERGY + 1])]},
        )
    )


def void(table: Table, card: i64, rule: str) -> None:
    """Note that a text was lost."""
    table.note(Event("void", rule, {"special": SPECIALS[int(card)]}))


# Gandalf's


def balance(table: Table, gap_before: i64) -> None:
    """Gandalf recovers, the more the further he is behind once the attack is settled (duel:209-214, ruling Q18)."""
    gap = gap_before if table.balance_before else table.open[ENERGY] - table.open[ENERGY + 1]
    gain(table, GANDALF, 2 if gap < 0 else 1)
    if gap <= 0:
        lose(table, BALROG, 1)
    if not table.quiet:
        text(table, "balance", "duel:209")


def ruse(table: Table) -> None:
    """The Balrog's hand lies open to the end of the duel (duel:219-221); an empty hand: nothing (Q14)."""
    table.open[RUSE_RUNS] = 1
    if not table.quiet:
        text(table, "ruse", "duel:220", table.ruse_is_open() and of_side(table.hand, BALROG) != 0)


def magic(table: Table) -> None:
    """Gandalf may refuse one card the Balrog lays in this duel; not in the final (duel:225-229)."""
    final = table.open[DUEL] == FINAL
    effect = not final and table.left_to_play(BALROG) > 0
    table.open[MAGIC_WAITS] = 1 if effect else 0
    if not table.quiet:
        text(table, "magic", "duel:229" if final else "duel:225" if effect else "duel:228", effect)


def mirror(table: Table) -> None:
    """Nothing is settled; the Mirror shows the attack it answers (duel:233-238).

    Led, it shows its own edge; as the last card of a duel it meets no answer. So it throws nothing back.
    """
    laid = table.open[LAID]
    table.open[REFLECTED] = table.printed.right[table.row[laid - 2 if laid > 1 else 0]]
    if not table.quiet:
        answered = table.left_to_play(BALROG) > 0
        text(table, "mirror", "duel:234" if answered else "duel:238", laid > 1 and answered)


def wrath(table: Table) -> None:
    """The Balrog's next special card in this duel loses its text (duel:242-244)."""
    effect = table.left_to_play(BALROG) > 0
    table.open[WRATH_WAITS] = 1 if effect else 0
    if not table.quiet:
        text(table, "wrath", "duel:242" if effect else "duel:243", effect)


def spell(table: Table) -> None:
    """Gandalf draws a card of the Balrog's hand unseen and lays it open (duel:248); an empty hand: nothing (Q14)."""
    if of_side(table.hand, BALROG):
        table.open[PHASE] = SPELL_DRAW
    if not table.quiet:
        text(table, "spell", "duel:248", table.open[PHASE] == SPELL_DRAW)


# The Balrog's


def feint(table: Table, card: i64) -> None:
    """Feint takes the place of this card in the row, and the card is laid again at the end (duel:176)."""
    laid = table.open[LAID]
    for place in range(laid):
        if table.row[place] == card:
            table.row[place] = FEINT
            table.open[EXCHANGED] = place
    table.row[laid] = card
    table.open[LAID] = laid + 1
    if not table.quiet:
        table.note(Event("feint", "duel:176", {"card": NAMES[card], "place": int(table.open[EXCHANGED]) + 1}))


def take_feint_back(table: Table) -> None:
    """A refused Feint: the card laid again lies where it was (ruling Q3)."""
    laid = table.open[LAID] - 1
    table.row[table.open[EXCHANGED]] = table.row[laid]
    table.open[LAID] = laid
    table.open[EXCHANGED] = -1


def strength(table: Table) -> None:
    """Gandalf loses more energy (the amount is a reconstruction)."""
    lose(table, GANDALF, table.printed.strength_loss)
    if not table.quiet:
        text(table, "strength", "duel:185")


def power(table: Table) -> None:
    """The Balrog recovers, the more the lower his figure stands on the bridge (duel:189-194)."""
    lead = table.open[STEPS + BALROG] - table.open[STEPS + GANDALF]
    gain(table, BALROG, 2 if lead < 0 else 1)
    if lead <= 0:
        lose(table, GANDALF, 1)
    if not table.quiet:
        text(table, "power", "duel:189")


def trick(table: Table) -> None:
    """A card of Gandalf's hand is drawn unseen, looked at by the Balrog and put on Gandalf's reserve (duel:199)."""
    table.open[PHASE] = TRICK_DRAW
    if not table.quiet:
        text(table, "trick", "duel:199")


def riposte(table: Table) -> None:
    """Gandalf's next card in this duel may be exchanged with an earlier one (duel:204)."""
    effect = table.left_to_play(GANDALF) > 0
    table.open[RIPOSTE_WAITS] = 1 if effect else 0
    if not table.quiet:
        text(table, "riposte", "duel:204", effect)


def offer_exchange(table: Table, targets: i64) -> bool:
    """Gandalf has laid the card Riposte waited for: may the Balrog exchange it?"""
    table.open[RIPOSTE_WAITS] = 0
    if not targets:
        return False
    table.open[PHASE] = ANSWER
    return True


def exchange(table: Table, card: i64) -> None:
    """The earlier card answers at the end of the row; the one just laid lies in its old place.

    There its points do not count (204), and so its text does not either, the Mirror's included.
    """
    end = table.open[LAID] - 1
    laid = table.row[end]
    for place in range(end):
        if table.row[place] == card:
            table.row[place] = laid
    table.row[end] = card
    if not table.quiet:
        table.note(Event("exchange", "duel:204", {"laid": NAMES[laid], "card": NAMES[card]}))
        if is_special(laid):
            void(table, laid, "duel:204")
