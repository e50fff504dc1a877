"""What happens: each action is handed to the chapter of the rulebook it belongs to."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation import events, notation
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.moves.special import holder
from bree.games.confrontation.rules import battle
from bree.games.confrontation.rules.cards import demand_another, fetch_by_magic, gandalf_helps, lay_card, take_four
from bree.games.confrontation.rules.defeat import check_arrival, remove, withdraw
from bree.games.confrontation.rules.faces import hide, reveal
from bree.games.confrontation.rules.movement import attack_hidden, let_pass, move_piece, show_balrog
from bree.games.confrontation.rules.setup import before_the_game
from bree.games.confrontation.rules.shuffling import deal_order, shuffle_region
from bree.games.confrontation.rules.specials import play_special, special_found
from bree.games.confrontation.rules.turns import clear_battle


def step(state: ConfrontationData, seat: i64, action: i64) -> None:
    """Do what a legal action says."""
    kind = action & 255
    if notation.MOVE <= kind <= notation.LEAP:
        move_piece(state, action)
    elif kind == notation.CARD:
        lay_card(state, seat, operand(action, 0))
    elif kind >= notation.LET_PASS:
        _in_battle(state, kind, action)
    elif kind >= notation.REST:
        play_special(state, kind, action)
    elif kind == notation.SHUFFLE:
        shuffle_region(state, seat, operand(action, 0))
    elif kind == notation.ORDER:
        deal_order(state, operand(action, 0))
    else:
        before_the_game(state, seat, kind, action)


def _in_battle(state: ConfrontationData, kind: i64, action: i64) -> None:  # noqa: C901 - flat: one branch for each kind
    value = operand(action, 0)
    if kind == notation.ATTACK_HIDDEN:
        attack_hidden(state)
    elif kind == notation.ATTACK_SHOWN:
        battle.begin(state, value % box.TILES)
    elif kind == notation.ATTACK_TOKEN:
        battle.begin(state, holder(state, 1 - state.turn, value))
    elif kind == notation.FOUND:
        _found(state, value % box.TILES)
    elif kind == notation.STAND:
        _stand(state)
    elif kind == notation.GO:
        _go(state, value)
    elif kind in (notation.MAGIC_PICKS, notation.MAGIC_STAYS):
        fetch_by_magic(state, box.MAGIC if kind == notation.MAGIC_STAYS else value)
    elif kind == notation.LET_PASS:
        let_pass(state)
    elif kind == notation.SHOW_BALROG:
        show_balrog(state)
    elif kind == notation.SAM_STEPS_IN:
        _sam_steps_in(state)
    elif kind == notation.FRODO_FIGHTS:
        battle.offer_gwaihir(state)
    elif kind == notation.PLAY_GWAIHIR:
        _gwaihir(state, value)
    elif kind == notation.NO_GWAIHIR:
        battle.light_text(state)
    elif kind == notation.SHOW_FRODO:
        _show_frodo(state)
    elif kind == notation.KEEP_FRODO:
        battle.dark_text(state)
    elif kind == notation.SWAP:
        _swap(state, value % box.TILES)
    elif kind in (notation.NO_CARDS, notation.WITH_CARDS):
        _waive(state, kind == notation.NO_CARDS)
    elif kind == notation.DEMAND:
        demand_another(state)
    elif kind == notation.TAKE_FOUR:
        take_four(state)
    elif kind in (notation.ACCEPT, notation.KEEP_CARD):
        battle.dark_text_card(state)
    elif kind == notation.GANDALF_HELPS:
        gandalf_helps(state)
    elif kind == notation.NO_HELP:
        battle.compare(state)
    else:
        _fall(state)


def _found(state: ConfrontationData, tile: i64) -> None:
    """Chance has picked one of the hidden pieces."""
    state.learned += 1
    if state.purpose == questions.FOR_ATTACK:
        battle.begin(state, tile)
    else:
        special_found(state, tile)


def _stand(state: ConfrontationData) -> None:
    """Nobody leaves: on to the next step of the battle."""
    if state.decision in (questions.ASK_TEXT_RETREAT, questions.ASK_SWAP):
        battle.dark_text(state)
    elif state.decision == questions.ASK_GOLLUM:
        battle.play_cards(state)
    elif state.decision == questions.ASK_DARK_RETREAT:
        battle.light_text_card(state)
    else:
        battle.after_text_cards(state)


def _go(state: ConfrontationData, target: i64) -> None:
    """Somebody leaves the battle."""
    decision = state.decision
    if decision == questions.ASK_TEXT_RETREAT:
        withdraw(
            state,
            state.light_fighter(),
            target,
            box.CHARACTER_RULES[state.character(state.light_fighter())][0 if state.edition == 0 else -1],
        )
        battle.end_battle(state)
    elif decision == questions.ASK_LIGHT_RETREAT:
        withdraw(state, state.light_fighter(), target, state.cite("02:415", "05:287"))
        battle.end_battle(state)
    elif decision == questions.ASK_DARK_RETREAT:
        withdraw(state, state.dark_fighter(), target, state.cite("02:437", "05:303"))
        if state.decision != questions.OVER:
            battle.light_text_card(state)
    else:
        withdraw(state, state.dark_fighter(), target, "05:544" if decision == questions.ASK_GOLLUM else "05:518")
        if state.decision != questions.OVER:
            battle.end_battle(state)


def _fall(state: ConfrontationData) -> None:
    """05:518: Wormtongue does not flee."""
    remove(state, state.dark_fighter(), state.light_fighter(), "05:518")
    battle.end_battle(state)


def _sam_steps_in(state: ConfrontationData) -> None:
    """02:211, 05:327: Sam fights in Frodo's place; both are seen, so he counts 5."""
    state.defender = box.SAM
    reveal(state, box.SAM, state.cite("02:211", "05:327"))
    state.sam_strong = True
    battle.offer_gwaihir(state)


def _show_frodo(state: ConfrontationData) -> None:
    """02:211, 05:327: Frodo beside Sam gives him 5."""
    reveal(state, box.FRODO, state.cite("02:211", "05:327"))
    state.sam_strong = True
    battle.dark_text(state)


def _gwaihir(state: ConfrontationData, target: i64) -> None:
    """05:585: an immediate retreat."""
    state.specials &= ~bit(box.GWAIHIR)
    events.special(state, box.GWAIHIR, "05:585")
    withdraw(state, state.light_fighter(), target, "05:585")
    battle.end_battle(state)


def _swap(state: ConfrontationData, other: i64) -> None:
    """05:484-486: Smeagol changes places; the other piece is attacked as if it had stood there."""
    smeagol = state.defender
    there = state.place[other]
    events.swap(state, smeagol, other)
    reveal(state, other, "05:486")
    state.put(smeagol, there)
    state.put(other, state.region)
    if not state.kept >> smeagol & 1 and not state.spied >> smeagol & 1:
        hide(state, bit(smeagol))
    check_arrival(state, other)
    if state.decision != questions.OVER:
        clear_battle(state)
        battle.begin(state, other)


def _waive(state: ConfrontationData, waived: bool) -> None:
    """Variant Aragorn (05:461) decides before classic Saruman (02:335, 05:407)."""
    aragorn = state.decision == questions.ASK_ARAGORN
    state.no_cards = waived
    if waived:
        rule = "05:461" if aragorn else state.cite("02:335", "05:407")
        events.no_cards(state, box.LIGHT if aragorn else box.DARK, rule)
    if aragorn:
        battle.dark_text(state)
    else:
        battle.play_cards(state)
