"""What happens: one handler for each action."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.event import Event
from bree.games.duel import evidence, powers
from bree.games.duel.attack import answer, close_turn, open_turn, settle
from bree.games.duel.cards import BALROG, FEINT, GANDALF, NAMES, NO_CARD, SIDES, bit_of, count, names, of_side
from bree.games.duel.endings import next_duel
from bree.games.duel.model import (
    ASIDE,
    BEGAN,
    BEGIN,
    CALLED,
    CHOSE,
    DUEL,
    EXCHANGED,
    FINAL,
    HAND_SIZE,
    LAID,
    LOST,
    MAGIC_WAITS,
    PHASE,
    PLAY,
    REFUSED,
    SPELL_DRAW,
    SPELLBOUND,
    SPENT,
    TRICK_DRAW,
    TURN,
    Table,
)
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
    table.shown = 0
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
