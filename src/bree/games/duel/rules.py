"""What happens: one handler for each action, then the course of an attack, a duel and the game."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.event import Event
from bree.games.duel import evidence, powers
from bree.games.duel.cards import (
    BALANCE,
    BALROG,
    FEINT,
    GANDALF,
    MAGIC,
    MIRROR,
    NAMES,
    NO_CARD,
    POWER,
    RIPOSTE,
    RUSE,
    SIDES,
    SPECIALS,
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
from bree.games.duel.endings import end_duel, next_duel
from bree.games.duel.energy import all_laid, apart_below_zero, lose
from bree.games.duel.model import (
    ASIDE,
    BEGAN,
    BEGIN,
    CALL,
    CALLED,
    CHOSE,
    DUEL,
    ENERGY,
    EXCHANGED,
    FINAL,
    HAND_SIZE,
    LAID,
    LOST,
    MAGIC_WAITS,
    PHASE,
    PLAY,
    REFLECTED,
    REFUSE,
    REFUSED,
    RIPOSTE_WAITS,
    SPELL_DRAW,
    SPELLBOUND,
    SPENT,
    TRICK_DRAW,
    TURN,
    WRATH_WAITS,
    Table,
)
from bree.games.duel.moves import riposte_targets
from bree.games.duel.notation import (
    ACCEPTS,
    BEGINS,
    CALLS,
    DRAW,
    EXCHANGES,
    FEINT_FOR,
    KEEPS,
    KEEPS_TWO,
    LAY,
    REFUSES,
    STANDS,
    WAITS,
)


def step(table: Table, seat: i64, action: i64) -> None:
    """Do a legal action."""
    kind = action & 255
    if kind == DRAW:
        draw(table, operand(action, 0))
    elif kind == LAY:
        lay(table, operand(action, 0))
    elif kind == FEINT_FOR:
        lay_feint(table, operand(action, 0))
    elif kind == BEGINS:
        name_beginner(table, operand(action, 0))
    elif kind in (CALLS, WAITS):
        call(table, kind == CALLS)
    elif kind == REFUSES:
        refuse(table)
    elif kind == ACCEPTS:
        accept(table)
    elif kind == EXCHANGES:
        exchange(table, operand(action, 0))
    elif kind == STANDS:
        stand(table)
    elif kind in (KEEPS, KEEPS_TWO):
        keep(table, seat, action)


# One handler for each action


def draw(table: Table, card: i64) -> None:
    """A card from the pack to the hand, from a hand to the open (Spell) or from a hand to the reserve (Trick)."""
    phase = table.open[PHASE]
    if phase == SPELL_DRAW:
        table.open[SPELLBOUND] = card
        if not table.quiet:
            evidence.see_card(table, card, True)
            table.note(Event("spell", "duel:248", {"card": NAMES[card]}))
        close_turn(table)
    elif phase == TRICK_DRAW:
        table.hand &= ~bit_of(card)
        table.reserve |= bit_of(card)
        table.open[ASIDE] = 1
        if not table.quiet:
            evidence.see_card(table, card, False)
            table.note(Event("trick", "duel:199", {}, {"card": NAMES[card]}, 1 << GANDALF | 1 << BALROG))
        close_turn(table)
    else:
        deal(table, card)


def deal(table: Table, card: i64) -> None:
    """Nine cards each, Gandalf's first (36, 137); then Gandalf, or whoever the loser names, begins."""
    side = table.open[TURN]
    table.deck &= ~bit_of(card)
    table.hand |= bit_of(card)
    if not table.quiet:
        table.learned += 1
        rule = "duel:36" if table.open[DUEL] == 1 else "duel:137"
        table.note(Event("draw", rule, {"side": SIDES[side]}, {"card": NAMES[card]}, 1 << side))
    if count(of_side(table.hand, side)) < HAND_SIZE:
        return
    if side == GANDALF:
        table.open[TURN] = BALROG
    elif table.open[DUEL] == 1:
        name_beginner(table, GANDALF)
    else:
        table.open[PHASE] = BEGIN
        table.open[TURN] = table.open[LOST]


def name_beginner(table: Table, side: i64) -> None:
    """Gandalf begins the first duel (38); later the beginner is named (137, 147). The old row is put away (129)."""
    table.open[SPENT] |= table.row_cards()
    table.open[LAID] = 0
    table.open[BEGAN] = side
    if not table.quiet:
        duel = table.open[DUEL]
        rule = "duel:38" if duel == 1 else "duel:147" if duel == FINAL else "duel:137"
        table.note(Event("begin", rule, {"side": SIDES[side]}))
    open_turn(table, side)


def lay(table: Table, card: i64) -> None:
    """A card at the end of the row (44-45)."""
    _leave_hand(table, card)
    laid = table.open[LAID]
    table.row[laid] = card
    table.open[LAID] = laid + 1
    if not table.quiet:
        table.note(Event("lay", "duel:44", {"side": SIDES[table.open[TURN]], "card": NAMES[card]}))
    answer(table)


def lay_feint(table: Table, card: i64) -> None:
    """Feint in the place of this card, and this card at the end of the row (176)."""
    _leave_hand(table, FEINT)
    powers.feint(table, card)
    answer(table)


def _leave_hand(table: Table, card: i64) -> None:
    table.hand &= ~bit_of(card)
    table.open[REFUSED] = NO_CARD
    if table.open[SPELLBOUND] == card:
        table.open[SPELLBOUND] = NO_CARD
        table.open[CALLED] = 0
    if not table.quiet:
        evidence.lay(table, card)


def call(table: Table, now: bool) -> None:
    """Gandalf says whether the Balrog must lay the open card now (249)."""
    table.open[CALLED] = 1 if now else 0
    table.open[PHASE] = PLAY
    if not table.quiet:
        table.note(Event("call", "duel:249", {"card": NAMES[table.open[SPELLBOUND]], "now": now}))


def refuse(table: Table) -> None:
    """Magic: the card goes back to the hand, and the Balrog lays another (225-227)."""
    table.open[MAGIC_WAITS] = 0
    if table.open[EXCHANGED] >= 0:
        card: i64 = FEINT
        powers.take_feint_back(table)
    else:
        card = table.row[table.open[LAID] - 1]
        table.open[LAID] -= 1
    table.hand |= bit_of(card)
    table.open[REFUSED] = card
    table.open[PHASE] = PLAY
    if not table.quiet:
        evidence.see_card(table, card, True)
        table.note(Event("refuse", "duel:227", {"card": NAMES[card]}))


def accept(table: Table) -> None:
    """Magic waits for a later card."""
    if not table.quiet:
        table.note(Event("accept", "duel:225", {}))
    settle(table, False)


def exchange(table: Table, card: i64) -> None:
    """Riposte: an earlier card of Gandalf's answers instead; its text is void, the Mirror's excepted (204-205)."""
    powers.exchange(table, card)
    settle(table, True)


def stand(table: Table) -> None:
    """Riposte lapses: the Balrog leaves the row as it is."""
    if not table.quiet:
        table.note(Event("stand", "duel:204", {}))
    settle(table, False)


def keep(table: Table, seat: i64, action: i64) -> None:
    """A reserve is chosen, hidden until the other has chosen too (119, ruling Q17)."""
    for place in range(table.to_keep(seat)):
        table.chosen |= bit_of(operand(action, place))
    table.open[CHOSE + seat] = 1
    if not table.quiet:
        kept = of_side(table.chosen, seat)
        table.note(Event("keep", "duel:119", {"side": SIDES[seat]}, {"cards": names(kept)}, 1 << seat))
    if table.open[CHOSE] == 1 and table.open[CHOSE + 1] == 1:
        next_duel(table)


# The course of one card


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
                void(table, end, "duel:113")
            end_duel(table)
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
            void(table, card, "duel:205")
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
        void(table, card, rule)
    return False


def void(table: Table, card: i64, rule: str) -> None:
    """Note that a text was lost."""
    table.note(Event("void", rule, {"special": SPECIALS[int(card)]}))


def close_turn(table: Table) -> None:
    """After attack and text: is the duel over (A4.4), may a hand be looked at (84), who is next?"""
    if apart_below_zero(table) or all_laid(table):
        end_duel(table)
        return
    if not table.quiet:
        look(table)
    open_turn(table, 1 - table.open[TURN])


def look(table: Table) -> None:
    """With three free squares the one ahead sees the other's hand (84); with fewer, Ruse lays the Balrog's open."""
    if table.free_squares() >= 3:
        ahead: i64 = GANDALF if table.open[ENERGY] > table.open[ENERGY + 1] else BALROG
        if evidence.see_hand(table, 1 - ahead, False):
            cards = names(of_side(table.hand, 1 - ahead))
            table.note(Event("look", "duel:84", {"side": SIDES[ahead]}, {"cards": cards}, 1 << GANDALF | 1 << BALROG))
    elif table.ruse_is_open() and evidence.see_hand(table, BALROG, True):
        table.note(Event("open-hand", "duel:219", {"cards": names(of_side(table.hand, BALROG))}))
