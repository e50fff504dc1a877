"""What is legal for each question: before the game, in a turn, and during a battle."""

from math import factorial

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.chance import CHANCE
from bree.core.state import CHANCE_BIT
from bree.games.confrontation import components as box
from bree.games.confrontation import notation
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.moves.reach import retreat_backwards, retreat_sideways, swap_regions
from bree.games.confrontation.moves.special import choose_hidden, palantir_choices
from bree.games.confrontation.moves.turn import turn_actions
from bree.games.confrontation.rules.powers import (
    gandalf_can_help,
    gollum_regions,
    gwaihir_regions,
    text_retreat_regions,
    wormtongue_regions,
)
from bree.games.confrontation.rules.strengths import discard


def legal(state: ConfrontationData, seat: i64) -> vec[i64]:
    """What this seat, or chance, may do now."""
    decision = state.decision
    asked = state.asked_mask()
    if seat == CHANCE:
        return _chance_actions(state) if asked == CHANCE_BIT else vec[i64]()
    if seat not in (box.LIGHT, box.DARK) or asked == CHANCE_BIT:
        return vec[i64]()
    if not asked >> seat & 1:
        return shuffles(state, seat, vec[i64]()) if state.is_manual() else vec[i64]()
    found = turn_actions(state) if decision == questions.ASK_MOVE else _answers(state, seat)
    return shuffles(state, seat, found) if state.is_manual() else found


def _answers(state: ConfrontationData, seat: i64) -> vec[i64]:  # noqa: C901 - flat: one branch for each kind
    decision = state.decision
    if questions.ASK_CARDS <= decision <= questions.ASK_LIGHT_CARD:
        return _hand(state, seat)
    if decision == questions.ASK_TARGET:
        return target_actions(state)
    if questions.ASK_DARK_MAGIC <= decision <= questions.ASK_LIGHT_MAGIC:
        return _magic(state, seat)
    if decision == questions.ASK_TEXT_RETREAT:
        return _regions(notation.GO, text_retreat_regions(state), notation.STAND)
    if decision == questions.ASK_DARK_RETREAT:
        return _regions(
            notation.GO,
            retreat_sideways(state, box.DARK, state.region),
            notation.STAND if box.CARD_RETREAT_OPTIONAL[state.edition] else -1,
        )
    if decision == questions.ASK_LIGHT_RETREAT:
        return _regions(
            notation.GO,
            retreat_backwards(state, box.LIGHT, state.region),
            notation.STAND if box.CARD_RETREAT_OPTIONAL[state.edition] else -1,
        )
    if decision == questions.ASK_GOLLUM:
        return _regions(notation.GO, gollum_regions(state), notation.STAND)
    if decision == questions.ASK_WORMTONGUE:
        return _regions(notation.GO, wormtongue_regions(state), notation.FALL)
    if decision == questions.ASK_GWAIHIR:
        return _regions(notation.PLAY_GWAIHIR, gwaihir_regions(state), notation.NO_GWAIHIR)
    if decision == questions.ASK_TUNNEL:
        here = state.character(box.BALROG) == box.BALROG and state.place[box.BALROG] == box.CARADHRAS
        return _perhaps(here, notation.SHOW_BALROG, notation.LET_PASS)
    if decision == questions.ASK_SAM:
        return _perhaps(
            state.character(box.SAM) == box.SAM and state.place[box.SAM] == state.region,
            notation.SAM_STEPS_IN,
            notation.FRODO_FIGHTS,
        )
    if decision == questions.ASK_SHOW_FRODO:
        return _perhaps(state.place[box.FRODO] == state.region, notation.SHOW_FRODO, notation.KEEP_FRODO)
    if decision in (questions.ASK_ARAGORN, questions.ASK_SARUMAN):
        return vec[i64]([notation.NO_CARDS, notation.WITH_CARDS])
    if decision == questions.ASK_HELP:
        return _perhaps(gandalf_can_help(state), notation.GANDALF_HELPS, notation.NO_HELP)
    if decision == questions.ASK_SWAP:
        return _swaps(state)
    if decision == questions.ASK_DEMAND:
        return vec[i64]([notation.DEMAND, notation.ACCEPT])
    if decision == questions.ASK_OTHER_CARD:
        return _hand(state, seat)
    if decision == questions.ASK_FOUR:
        return vec[i64]([notation.TAKE_FOUR, notation.KEEP_CARD])
    return _before_the_game(state, seat)


def _perhaps(possible: bool, yes: i64, no: i64) -> vec[i64]:
    """A question that is put to whoever might hold the piece, so that it tells nothing (ruling:A8)."""
    return vec[i64]([yes, no]) if possible else vec[i64]([no])


def _regions(kind: i64, regions: i64, otherwise: i64) -> vec[i64]:
    """One action for each region, and staying where that is allowed."""
    found = vec[i64]()
    for region in range(i64(box.REGIONS)):
        if regions >> region & 1:
            found = append(found, notation.packed(kind, region))
    return found if otherwise < 0 else append(found, otherwise)


def _hand(state: ConfrontationData, seat: i64) -> vec[i64]:
    """Any card in hand (05:168); not the one variant Saruman has just sent back (05:506)."""
    hand = state.light_hand if seat == box.LIGHT else state.dark_hand
    found = vec[i64](capacity=9)
    for card in range(i64(box.EYE + 1)):
        if hand >> card & 1 and card != state.refused_card:
            found = append(found, notation.packed(notation.CARD, card))
    return found


def _magic(state: ConfrontationData, seat: i64) -> vec[i64]:
    """02:397, 05:270: any card of one's own discard."""
    used = discard(state, seat)
    found = vec[i64]()
    for card in range(i64(box.EYE + 1)):
        if used >> card & 1:
            found = append(found, notation.packed(notation.MAGIC_PICKS, card))
    return append(found, notation.MAGIC_STAYS) if box.MAGIC_OPTIONAL[state.edition] else found


def _swaps(state: ConfrontationData) -> vec[i64]:
    """05:484: Smeagol changes places with any one Light piece that touches him."""
    found = vec[i64]()
    near = swap_regions(state, state.region)
    for tile in range(i64(9)):
        if near >> state.place[tile] & 1:
            found = append(found, notation.packed(notation.SWAP, state.character(tile)))
    return append(found, notation.STAND)


def _before_the_game(state: ConfrontationData, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=9)
    ready = state.light_ready if seat == box.LIGHT else state.dark_ready
    if state.decision == questions.ASK_NUMBER:
        return vec[i64]([notation.packed(notation.NAME, n) for n in range(5)])
    if state.decision == questions.ASK_TAKE:  # 05:552 two of one's four
        for card in range(seat * 4, seat * 4 + 4):
            if not state.specials >> card & 1:
                found = append(found, notation.packed(notation.TAKE, card))
        return found
    if state.decision == questions.ASK_PICK:  # 05:240 either face of the next tile
        tile = seat * 9 + ready
        return vec[i64]([notation.packed(notation.PICK, tile), notation.packed(notation.PICK, tile + box.TILES)])
    region: i64 = box.FRONT[seat * 5 + ready]
    for tile in range(seat * 9, seat * 9 + 9):
        if state.place[tile] == box.UNPLACED:
            found = append(found, notation.PLACE | state.character(tile) << 8 | region << 16)
    return found


def _chance_actions(state: ConfrontationData) -> vec[i64]:
    """What chance may bring: a hidden piece, a special card, an order of shuffled pieces."""
    found = vec[i64]()
    if state.decision == questions.ASK_FOUND:
        side = found_side(state)
        for tile in range(side * 9, side * 9 + 9):
            if state.place[tile] == state.region and not state.shown >> tile & 1:
                found = append(found, notation.packed(notation.FOUND, state.character(tile)))
    elif state.decision == questions.ASK_DEAL:
        first = dealt_side(state) * 4
        for card in range(first, first + 4):
            if not state.specials >> card & 1:
                found = append(found, notation.packed(notation.DEAL, card))
    else:
        orders = factorial(len(shuffled_tiles(state, state.order_side, state.order_region)))
        found = vec[i64]([notation.packed(notation.ORDER, n) for n in range(orders)])
    return found


def found_side(state: ConfrontationData) -> i64:
    """Whose hidden pieces chance picks from."""
    return (
        box.DARK
        if state.purpose == questions.FOR_KING
        else box.LIGHT
        if state.purpose != questions.FOR_ATTACK
        else 1 - state.turn
    )


def dealt_side(state: ConfrontationData) -> i64:
    """05:553: Light is dealt its special cards first, then Dark."""
    return box.LIGHT if state.light_ready < state.number else box.DARK


def target_actions(state: ConfrontationData) -> vec[i64]:
    """Whom to attack: any shown piece, or a hidden one (02:99, 05:146); Dark may look into the Palantir first."""
    found = vec[i64]()
    side: i64 = 1 - state.turn
    for tile in range(side * 9, side * 9 + 9):
        if state.place[tile] == state.region and state.shown >> tile & 1:
            found = append(found, notation.packed(notation.ATTACK_SHOWN, state.character(tile)))
    if state.is_manual():
        found = choose_hidden(state, found, notation.ATTACK_HIDDEN, notation.ATTACK_TOKEN, side, bit(state.region))
    elif state.hidden_in(side, bit(state.region)):
        found = append(found, notation.ATTACK_HIDDEN)
    if state.turn == box.DARK and state.specials and box.PALANTIR_SHOWS_REGION[state.edition]:
        found = palantir_choices(state, found)
    return found


def shuffles(state: ConfrontationData, seat: i64, found: vec[i64]) -> vec[i64]:
    """02:89, 05:102-103: the owner may shuffle hidden pieces of a region, once a turn, so that play ends."""
    if state.decision == questions.OVER or state.decision < questions.ASK_MOVE:
        return found
    for region in range(i64(box.REGIONS)):
        fresh = state.held(seat) >> region & 1 and not state.shuffled >> (seat * box.REGIONS + region) & 1
        if fresh and len(shuffled_tiles(state, seat, region)) > 1:
            found = append(found, notation.packed(notation.SHUFFLE, region))
    return found


def shuffled_tiles(state: ConfrontationData, side: i64, region: i64) -> vec[i64]:
    """The pieces a shuffle mixes: hidden ones that are not singled out this turn."""
    found = vec[i64]()
    for tile in range(side * 9, side * 9 + 9):
        if state.place[tile] == region and not state.shown >> tile & 1 and tile not in (state.forced, state.stepped):
            found = append(found, tile)
    return found
