"""What is told of what happens, and to whom: one function for each kind of event. A quiet state tells nothing."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.event import Event
from bree.games.duel.components import BALROG, NAMES, SIDES, SPECIALS, lines, names, of_side
from bree.games.duel.model import BOTH_SIDES, FINAL, DuelData


def draw(state: DuelData, side: i64, card: i64) -> None:
    """A card from the pack (36, 137); its owner alone sees which."""
    if state.quiet:
        return
    rule = "duel:36" if state.duel == 1 else "duel:137"
    state.note(Event("draw", rule, {"side": SIDES[side]}, {"card": NAMES[card]}, bit(side)))


def begin(state: DuelData, side: i64) -> None:
    """Who begins the duel (38, 137, 147)."""
    if state.quiet:
        return
    rule = "duel:38" if state.duel == 1 else "duel:147" if state.duel == FINAL else "duel:137"
    state.note(Event("begin", rule, {"side": SIDES[side]}))


def lay(state: DuelData, card: i64) -> None:
    """A card at the end of the row (44)."""
    if state.quiet:
        return
    state.note(Event("lay", "duel:44", {"side": SIDES[state.turn], "card": NAMES[card]}))


def feint(state: DuelData, card: i64) -> None:
    """Feint has taken the place of this card, which is laid again (176)."""
    if state.quiet:
        return
    state.note(Event("feint", "duel:176", {"card": NAMES[card], "place": int(state.feint_place) + 1}))


def call(state: DuelData, now: bool) -> None:
    """Whether the card laid open by Spell must be laid now (249)."""
    if state.quiet:
        return
    state.note(Event("call", "duel:249", {"card": NAMES[state.spellbound], "now": now}))


def refuse(state: DuelData, card: i64) -> None:
    """Magic sends a card back to the Balrog's hand (227)."""
    if state.quiet:
        return
    state.note(Event("refuse", "duel:227", {"card": NAMES[card]}))


def accept(state: DuelData) -> None:
    """Magic waits for a later card (225)."""
    if state.quiet:
        return
    state.note(Event("accept", "duel:225", {}))


def exchange(state: DuelData, laid: i64, card: i64) -> None:
    """Riposte: an earlier card answers instead of the one just laid (204)."""
    if state.quiet:
        return
    state.note(Event("exchange", "duel:204", {"laid": NAMES[laid], "card": NAMES[card]}))


def stand(state: DuelData) -> None:
    """Riposte lapses (204)."""
    if state.quiet:
        return
    state.note(Event("stand", "duel:204", {}))


def settle(state: DuelData, attack: i64, defence: i64, gandalf: i64, balrog: i64) -> None:
    """Two edges have met (56): the points on both, and line by line who is struck; the markers stood here before."""
    if state.quiet:
        return
    energy = [int(gandalf), int(balrog)]
    settled: list[dict[str, object]] = []
    for line in lines(attack | defence):
        struck: str | None = None
        if attack & defence & bit(line - 1) == 0:
            side = state.turn if attack & bit(line - 1) else 1 - state.turn
            struck = SIDES[side]
            energy[side] = max(energy[side] - 1, int(state.printed.bottom))
        settled.append({"line": line, "struck": struck, "energy": energy[:]})
    fields: dict[str, object] = {
        "attacker": SIDES[1 - state.turn],
        "attack": lines(attack),
        "defence": lines(defence),
        "lines": settled,
        "energy": markers(state),
    }
    state.note(Event("settle", "duel:56", fields))


def text(state: DuelData, special: str, rule: str, effect: bool = True) -> None:
    """A card's text was followed, or found nothing to do."""
    if state.quiet:
        return
    state.note(Event("text", rule, {"special": special, "effect": effect, "energy": markers(state)}))


def void(state: DuelData, card: i64, rule: str) -> None:
    """A card's text was lost."""
    if state.quiet:
        return
    state.note(Event("void", rule, {"special": SPECIALS[int(card)]}))


def spell(state: DuelData, card: i64) -> None:
    """A card of the Balrog's hand is laid open (248)."""
    if state.quiet:
        return
    state.note(Event("spell", "duel:248", {"card": NAMES[card]}))


def trick(state: DuelData, card: i64) -> None:
    """A card of Gandalf's hand goes to his reserve (199); both players see which."""
    if state.quiet:
        return
    state.note(Event("trick", "duel:199", {}, {"card": NAMES[card]}, BOTH_SIDES))


def hand_seen(state: DuelData, ahead: i64) -> None:
    """The side ahead looks at the other's hand (84)."""
    if state.quiet:
        return
    cards = names(of_side(state.hand, 1 - ahead))
    state.note(Event("look", "duel:84", {"side": SIDES[ahead]}, {"cards": cards}, BOTH_SIDES))


def open_hand(state: DuelData) -> None:
    """Ruse: the Balrog's hand lies open to everybody (219)."""
    if state.quiet:
        return
    state.note(Event("open-hand", "duel:219", {"cards": names(of_side(state.hand, BALROG))}))


def keep(state: DuelData, side: i64) -> None:
    """A reserve is chosen (119); the other does not see which cards."""
    if state.quiet:
        return
    cards = names(of_side(state.chosen, side))
    state.note(Event("keep", "duel:119", {"side": SIDES[side]}, {"cards": cards}, bit(side)))


def duel_end(state: DuelData, winner: i64, free: i64, climbed: i64) -> None:
    """Who has won the duel (121, 127), with how many free squares, and how far he climbs."""
    if state.quiet:
        return
    fields: dict[str, object] = {
        "winner": SIDES[winner],
        "free": int(free),
        "climbed": int(climbed),
        "steps": [int(state.gandalf_steps), int(state.balrog_steps)],
    }
    state.note(Event("duel-end", "duel:127" if free < 0 else "duel:121", fields))


def final(state: DuelData) -> None:
    """The final begins (145); this side says who lays first."""
    if state.quiet:
        return
    state.note(Event("final", "duel:145", {"side": SIDES[state.turn]}))


def game_end(state: DuelData) -> None:
    """Who has won the game (158, 160)."""
    if state.quiet:
        return
    rule = "duel:158" if state.duel == FINAL else "duel:160"
    state.note(Event("game-end", rule, {"winner": SIDES[state.winner]}))


def markers(state: DuelData) -> list[int]:
    """Where the markers stand, Gandalf's first."""
    return [int(state.gandalf_energy), int(state.balrog_energy)]
