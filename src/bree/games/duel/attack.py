"""The course of one card: who lays it, what may happen to it, how its attack is settled, and its text."""

from mypy_extensions import i64

from bree.core.event import Event
from bree.games.duel import evidence, powers
from bree.games.duel.cards import (
    BALANCE,
    BALROG,
    FEINT,
    GANDALF,
    MAGIC,
    MIRROR,
    NO_CARD,
    POWER,
    RIPOSTE,
    RUSE,
    SIDES,
    SPELL,
    STRENGTH,
    TRICK,
    WRATH,
    bit_of,
    count,
    is_special,
    lines,
    names,
    of_side,
)
from bree.games.duel.endings import end_duel
from bree.games.duel.energy import all_laid, apart_below_zero, lose
from bree.games.duel.model import (
    CALL,
    DUEL,
    ENERGY,
    EXCHANGED,
    FINAL,
    LAID,
    LOOKED_AT,
    MAGIC_WAITS,
    PHASE,
    PLAY,
    REFLECTED,
    REFUSE,
    RIPOSTE_WAITS,
    SPELL_DRAW,
    SPELLBOUND,
    TRICK_DRAW,
    TURN,
    WRATH_WAITS,
    Table,
)
from bree.games.duel.moves import riposte_targets


def open_turn(table: Table, side: i64) -> None:
    """The next card is this side's; a card laid open by Spell may be called first (249)."""
    table.open[TURN] = side
    spellbound = table.open[SPELLBOUND]
    # With no other card in hand there is nothing to say: it is the last one (251).
    if side == BALROG and spellbound != NO_CARD and of_side(table.hand, BALROG) != bit_of(spellbound):
        table.open[PHASE] = CALL
    else:
        table.open[PHASE] = PLAY


def answer(table: Table) -> None:
    """The card lies in the row: Magic may refuse it, or Riposte exchange it, before anything is settled."""
    if table.open[TURN] == BALROG:
        if table.open[MAGIC_WAITS] == 1:
            table.open[PHASE] = REFUSE
            return
    elif table.open[RIPOSTE_WAITS] == 1 and powers.offer_exchange(table, riposte_targets(table)):
        return
    settle(table, False)


def settle(table: Table, moved: bool) -> None:
    """First the attack, then the text (90); an attack that ends the duel makes the text void (113)."""
    end = table.row[table.open[LAID] - 1]
    table.open[EXCHANGED] = -1
    gap_before = table.open[ENERGY] - table.open[ENERGY + 1]
    if end == MIRROR:
        powers.mirror(table)
    else:
        if table.open[LAID] > 1:
            attack(table, end)
        if apart_below_zero(table) or (table.last_text_void and all_laid(table)):
            if not table.quiet and is_special(end) and end != FEINT:
                powers.void(table, end, "duel:113")
            close_duel(table)
            return
        if is_special(end):
            follow_text(table, end, moved, gap_before)
    phase = table.open[PHASE]
    if phase not in (SPELL_DRAW, TRICK_DRAW):
        close_turn(table)


def attack(table: Table, end: i64) -> None:
    """Points without a counterpart on the other edge cost the other side one square each (53-56)."""
    side = table.open[TURN]
    before = table.row[table.open[LAID] - 2]
    # 234: what the Mirror shows is the Balrog's own attack.
    right = table.edge_of(before)
    left = table.printed.left[end]
    table.open[REFLECTED] = 0
    lose(table, side, count(right & ~left))
    lose(table, 1 - side, count(left & ~right))
    if not table.quiet:
        table.note(
            Event(
                "settle",
                "duel:56",
                {
                    "attacker": SIDES[1 - side],
                    "attack": lines(right),
                    "defence": lines(left),
                    "energy": [int(table.open[ENERGY]), int(table.open[ENERGY + 1])],
                },
            )
        )


def follow_text(table: Table, card: i64, moved: bool, gap_before: i64) -> None:
    """The text of the card at the end of the row, unless something makes it void."""
    if moved:
        if not table.quiet:
            powers.void(table, card, "duel:205")
    elif table.open[TURN] == GANDALF:
        if card == BALANCE:
            powers.balance(table, gap_before)
        elif card == RUSE:
            powers.ruse(table)
        elif card == MAGIC:
            powers.magic(table)
        elif card == WRATH:
            powers.wrath(table)
        elif card == SPELL:
            powers.spell(table)
    elif card != FEINT and balrog_text_stands(table, card):
        if card == STRENGTH:
            powers.strength(table)
        elif card == POWER:
            powers.power(table)
        elif card == TRICK:
            powers.trick(table)
        elif card == RIPOSTE:
            powers.riposte(table)


def balrog_text_stands(table: Table, card: i64) -> bool:
    """Mirror and Wrath void a text; one that is void anyway does not use Wrath up (235, 242-244, ruling Q4)."""
    laid = table.open[LAID]
    if laid > 1 and table.row[laid - 2] == MIRROR:
        rule = "duel:235"
    elif card == TRICK and table.open[DUEL] == FINAL:
        rule = "duel:200"
    elif table.open[WRATH_WAITS] == 1:
        table.open[WRATH_WAITS] = 0
        rule = "duel:242"
    else:
        return True
    if not table.quiet:
        powers.void(table, card, rule)
    return False


def close_turn(table: Table) -> None:
    """After attack and text: is the duel over (A4.4), may a hand be looked at (84), who is next?"""
    if apart_below_zero(table) or all_laid(table):
        close_duel(table)
        return
    look(table)
    open_turn(table, 1 - table.open[TURN])


def close_duel(table: Table) -> None:
    """Gandalf has seen the cards that are laid by while Ruse runs (221), also where it was the last card (Q14)."""
    if of_side(table.hand, BALROG):
        open_hand(table)
    end_duel(table)


def look(table: Table) -> None:
    """With three free squares the one ahead sees the other's hand (84); with fewer, Ruse lays the Balrog's open."""
    if table.free_squares() >= 3:
        ahead: i64 = GANDALF if table.open[ENERGY] > table.open[ENERGY + 1] else BALROG
        if see_hand(table, 1 - ahead, False):
            cards = names(of_side(table.hand, 1 - ahead))
            table.note(Event("look", "duel:84", {"side": SIDES[ahead]}, {"cards": cards}, 1 << GANDALF | 1 << BALROG))
    else:
        open_hand(table)


def open_hand(table: Table) -> None:
    """While Ruse runs the Balrog's hand lies open (219-221)."""
    if table.ruse_is_open() and see_hand(table, BALROG, True):
        table.note(Event("open-hand", "duel:219", {"cards": names(of_side(table.hand, BALROG))}))


def see_hand(table: Table, side: i64, everybody: bool) -> bool:
    """The other player, or everybody, sees this hand. Is there anything to tell? When quiet, never."""
    if table.open[LOOKED_AT + side] == 0:
        table.shown = of_side(table.hand, side)
    if not table.quiet:
        return evidence.see_hand(table, side, everybody)
    table.open[LOOKED_AT + side] = 1
    return False
