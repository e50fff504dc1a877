"""The special cards, one small function for each; `attack` calls them when an attack has been settled."""

from mypy_extensions import i64

from bree.games.duel import events
from bree.games.duel.components import BALROG, FEINT, GANDALF, is_special, of_side
from bree.games.duel.model import ANSWER, FINAL, SPELL_DRAW, TRICK_DRAW, DuelData
from bree.games.duel.rules.energy import gain, lose

# Gandalf's


def balance(state: DuelData, gap_before: i64) -> None:
    """Gandalf recovers, the more the further he is behind once the attack is settled (duel:209-214, ruling Q18)."""
    gap = gap_before if state.house.balance_before else state.gandalf_energy - state.balrog_energy
    gain(state, GANDALF, 2 if gap < 0 else 1)
    if gap <= 0:
        lose(state, BALROG, 1)
    events.text(state, "balance", "duel:209")


def ruse(state: DuelData) -> None:
    """The Balrog's hand lies open to the end of the duel (duel:219-221); an empty hand: nothing (Q14)."""
    state.ruse_runs = True
    events.text(state, "ruse", "duel:220", state.ruse_is_open() and of_side(state.hand, BALROG) != 0)


def magic(state: DuelData) -> None:
    """Gandalf may refuse one card the Balrog lays in this duel; not in the final (duel:225-229)."""
    final = state.duel == FINAL
    state.magic_waits = not final and state.left_to_play(BALROG) > 0
    rule = "duel:229" if final else "duel:225" if state.magic_waits else "duel:228"
    events.text(state, "magic", rule, state.magic_waits)


def mirror(state: DuelData) -> None:
    """Nothing is settled; the Mirror shows the attack it answers (duel:233-238).

    Led, it shows its own edge; as the last card of a duel it meets no answer. So it throws nothing back.
    """
    laid = state.laid
    state.reflected = state.printed.right[state.row[laid - 2 if laid > 1 else 0]]
    answered = state.left_to_play(BALROG) > 0
    events.text(state, "mirror", "duel:234" if answered else "duel:238", laid > 1 and answered)


def wrath(state: DuelData) -> None:
    """The Balrog's next special card in this duel loses its text (duel:242-244)."""
    state.wrath_waits = state.left_to_play(BALROG) > 0
    events.text(state, "wrath", "duel:242" if state.wrath_waits else "duel:243", state.wrath_waits)


def spell(state: DuelData) -> None:
    """Gandalf draws a card of the Balrog's hand unseen and lays it open (duel:248); an empty hand: nothing (Q14)."""
    if of_side(state.hand, BALROG):
        state.phase = SPELL_DRAW
    events.text(state, "spell", "duel:248", state.phase == SPELL_DRAW)


# The Balrog's


def feint(state: DuelData, card: i64) -> None:
    """Feint takes the place of this card in the row, and the card is laid again at the end (duel:176)."""
    for place in range(state.laid):
        if state.row[place] == card:
            state.row[place] = FEINT
            state.feint_place = place
    state.row[state.laid] = card
    state.laid += 1
    events.feint(state, card)


def take_feint_back(state: DuelData) -> None:
    """A refused Feint: the card laid again lies where it was (ruling Q3)."""
    state.laid -= 1
    state.row[state.feint_place] = state.row[state.laid]
    state.feint_place = -1


def strength(state: DuelData) -> None:
    """Gandalf loses more energy (the amount is a reconstruction)."""
    lose(state, GANDALF, state.printed.strength_loss)
    events.text(state, "strength", "duel:185")


def power(state: DuelData) -> None:
    """The Balrog recovers, the more the lower his figure stands on the bridge (duel:189-194)."""
    lead = state.balrog_steps - state.gandalf_steps
    gain(state, BALROG, 2 if lead < 0 else 1)
    if lead <= 0:
        lose(state, GANDALF, 1)
    events.text(state, "power", "duel:189")


def trick(state: DuelData) -> None:
    """A card of Gandalf's hand is drawn unseen, looked at by the Balrog and put on Gandalf's reserve (duel:199)."""
    state.phase = TRICK_DRAW
    events.text(state, "trick", "duel:199")


def riposte(state: DuelData) -> None:
    """Gandalf's next card in this duel may be exchanged with an earlier one (duel:204)."""
    state.riposte_waits = state.left_to_play(GANDALF) > 0
    events.text(state, "riposte", "duel:204", state.riposte_waits)


def offer_exchange(state: DuelData, targets: i64) -> bool:
    """Gandalf has laid the card Riposte waited for: may the Balrog exchange it?"""
    state.riposte_waits = False
    if not targets:
        return False
    state.phase = ANSWER
    return True


def exchange(state: DuelData, card: i64) -> None:
    """The earlier card answers at the end of the row; the one just laid lies in its old place.

    There its points do not count (204), and so its text does not either, the Mirror's included.
    """
    end = state.laid - 1
    laid = state.row[end]
    for place in range(end):
        if state.row[place] == card:
            state.row[place] = laid
    state.row[end] = card
    events.exchange(state, laid, card)
    if is_special(laid):
        events.void(state, laid, "duel:204")
