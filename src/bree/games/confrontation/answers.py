"""What is legal for each question asked before the game and during a battle."""

from math import factorial

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import CHANCE
from bree.core.state import CHANCE_BIT
from bree.games.confrontation.cards import discard
from bree.games.confrontation.components import (
    BALROG,
    CARADHRAS,
    CARD_RETREAT_OPTIONAL,
    DARK,
    EYE,
    FRODO,
    FRONT,
    LIGHT,
    MAGIC_OPTIONAL,
    REGIONS,
    SAM,
    TILES,
    UNPLACED,
)
from bree.games.confrontation.model import (
    ASK_ARAGORN,
    ASK_CARDS,
    ASK_DARK_MAGIC,
    ASK_DARK_RETREAT,
    ASK_DEAL,
    ASK_DEMAND,
    ASK_FOUND,
    ASK_FOUR,
    ASK_GOLLUM,
    ASK_GWAIHIR,
    ASK_HELP,
    ASK_LIGHT_CARD,
    ASK_LIGHT_MAGIC,
    ASK_LIGHT_RETREAT,
    ASK_MOVE,
    ASK_NUMBER,
    ASK_OTHER_CARD,
    ASK_PICK,
    ASK_SAM,
    ASK_SARUMAN,
    ASK_SHOW_FRODO,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TEXT_RETREAT,
    ASK_TUNNEL,
    ASK_WORMTONGUE,
    FOR_ATTACK,
    FOR_KING,
    Position,
)
from bree.games.confrontation.moves import shuffled_tiles, shuffles, target_actions, turn_actions
from bree.games.confrontation.notation import (
    ACCEPT,
    CARD,
    DEAL,
    DEMAND,
    FALL,
    FOUND,
    FRODO_FIGHTS,
    GANDALF_HELPS,
    GO,
    KEEP_CARD,
    KEEP_FRODO,
    LET_PASS,
    MAGIC_PICKS,
    MAGIC_STAYS,
    NAME,
    NO_CARDS,
    NO_GWAIHIR,
    NO_HELP,
    ORDER,
    PICK,
    PLACE,
    PLAY_GWAIHIR,
    SAM_STEPS_IN,
    SHOW_BALROG,
    SHOW_FRODO,
    STAND,
    SWAP,
    TAKE,
    TAKE_FOUR,
    WITH_CARDS,
    packed,
)
from bree.games.confrontation.powers import (
    gandalf_can_help,
    gollum_regions,
    gwaihir_regions,
    text_retreat_regions,
    wormtongue_regions,
)
from bree.games.confrontation.reach import retreat_backwards, retreat_sideways, swap_regions


def legal_actions(s: Position, seat: i64) -> vec[i64]:
    """What this seat, or chance, may do now."""
    decision = s.decision
    asked = s.asked_mask()
    if seat == CHANCE:
        return chance_actions(s) if asked == CHANCE_BIT else vec[i64]()
    if seat < 0 or not asked >> seat & 1 or asked == CHANCE_BIT:
        if s.is_manual() and seat >= 0 and asked != CHANCE_BIT:
            return shuffles(s, seat, vec[i64]())
        return vec[i64]()
    found = turn_actions(s) if decision == ASK_MOVE else _answers(s, seat)
    return shuffles(s, seat, found) if s.is_manual() else found


def _answers(s: Position, seat: i64) -> vec[i64]:
    decision = s.decision
    if ASK_CARDS <= decision <= ASK_LIGHT_CARD:
        return _hand(s, seat)
    if decision == ASK_TARGET:
        return target_actions(s)
    if ASK_DARK_MAGIC <= decision <= ASK_LIGHT_MAGIC:
        return _magic(s, seat)
    if decision == ASK_TEXT_RETREAT:
        return _regions(GO, text_retreat_regions(s), STAND)
    if decision == ASK_DARK_RETREAT:
        return _regions(GO, retreat_sideways(s, DARK, s.region), STAND if CARD_RETREAT_OPTIONAL[s.edition] else -1)
    if decision == ASK_LIGHT_RETREAT:
        return _regions(GO, retreat_backwards(s, LIGHT, s.region), STAND if CARD_RETREAT_OPTIONAL[s.edition] else -1)
    if decision == ASK_GOLLUM:
        return _regions(GO, gollum_regions(s), STAND)
    if decision == ASK_WORMTONGUE:
        return _regions(GO, wormtongue_regions(s), FALL)
    if decision == ASK_GWAIHIR:
        return _regions(PLAY_GWAIHIR, gwaihir_regions(s), NO_GWAIHIR)
    if decision == ASK_TUNNEL:
        here = s.character(BALROG) == BALROG and s.place[BALROG] == CARADHRAS
        return _perhaps(here, SHOW_BALROG, LET_PASS)
    if decision == ASK_SAM:
        return _perhaps(s.character(SAM) == SAM and s.place[SAM] == s.region, SAM_STEPS_IN, FRODO_FIGHTS)
    if decision == ASK_SHOW_FRODO:
        return _perhaps(s.place[FRODO] == s.region, SHOW_FRODO, KEEP_FRODO)
    if decision in (ASK_ARAGORN, ASK_SARUMAN):
        return vec[i64]([NO_CARDS, WITH_CARDS])
    if decision == ASK_HELP:
        return _perhaps(gandalf_can_help(s), GANDALF_HELPS, NO_HELP)
    if decision == ASK_SWAP:
        return _swaps(s)
    if decision == ASK_DEMAND:
        return vec[i64]([DEMAND, ACCEPT])
    if decision == ASK_OTHER_CARD:
        return _hand(s, seat)
    if decision == ASK_FOUR:
        return vec[i64]([TAKE_FOUR, KEEP_CARD])
    return _before_the_game(s, seat)


def _perhaps(possible: bool, yes: i64, no: i64) -> vec[i64]:
    """A question that is put to whoever might hold the piece, so that it tells nothing (ruling:A8)."""
    return vec[i64]([yes, no]) if possible else vec[i64]([no])


def _regions(kind: i64, regions: i64, otherwise: i64) -> vec[i64]:
    """One action for each region, and staying where that is allowed."""
    found = vec[i64]()
    region: i64 = 0
    while region < REGIONS:
        if regions >> region & 1:
            found = append(found, packed(kind, region))
        region += 1
    return found if otherwise < 0 else append(found, otherwise)


def _hand(s: Position, seat: i64) -> vec[i64]:
    """Any card in hand (05:168); not the one variant Saruman has just sent back (05:506)."""
    hand = s.light_hand if seat == LIGHT else s.dark_hand
    found = vec[i64](capacity=9)
    card: i64 = 0
    while card <= EYE:
        if hand >> card & 1 and card != s.refused_card:
            found = append(found, packed(CARD, card))
        card += 1
    return found


def _magic(s: Position, seat: i64) -> vec[i64]:
    """02:397, 05:270: any card of one's own discard."""
    used = discard(s, seat)
    found = vec[i64]()
    card: i64 = 0
    while card <= EYE:
        if used >> card & 1:
            found = append(found, packed(MAGIC_PICKS, card))
        card += 1
    return append(found, MAGIC_STAYS) if MAGIC_OPTIONAL[s.edition] else found


def _swaps(s: Position) -> vec[i64]:
    """05:484: Smeagol changes places with any one Light piece that touches him."""
    found = vec[i64]()
    near = swap_regions(s, s.region)
    tile: i64 = 0
    while tile < 9:
        if near >> s.place[tile] & 1:
            found = append(found, packed(SWAP, s.character(tile)))
        tile += 1
    return append(found, STAND)


def _before_the_game(s: Position, seat: i64) -> vec[i64]:
    found = vec[i64](capacity=9)
    ready = s.light_ready if seat == LIGHT else s.dark_ready
    if s.decision == ASK_NUMBER:
        return vec[i64]([packed(NAME, n) for n in range(5)])
    if s.decision == ASK_TAKE:  # 05:552 two of one's four
        card: i64 = seat * 4
        while card < seat * 4 + 4:
            if not s.specials >> card & 1:
                found = append(found, packed(TAKE, card))
            card += 1
        return found
    if s.decision == ASK_PICK:  # 05:240 either face of the next tile
        tile = seat * 9 + ready
        return vec[i64]([packed(PICK, tile), packed(PICK, tile + TILES)])
    region: i64 = FRONT[seat * 5 + ready]
    tile = seat * 9
    while tile < seat * 9 + 9:
        if s.place[tile] == UNPLACED:
            found = append(found, PLACE | s.character(tile) << 8 | region << 16)
        tile += 1
    return found


def chance_actions(s: Position) -> vec[i64]:
    """What chance may bring: a hidden piece, a special card, an order of shuffled pieces."""
    found = vec[i64]()
    if s.decision == ASK_FOUND:
        side = found_side(s)
        tile: i64 = side * 9
        while tile < side * 9 + 9:
            if s.place[tile] == s.region and not s.shown >> tile & 1:
                found = append(found, packed(FOUND, s.character(tile)))
            tile += 1
    elif s.decision == ASK_DEAL:
        first = dealt_side(s) * 4
        card = first
        while card < first + 4:
            if not s.specials >> card & 1:
                found = append(found, packed(DEAL, card))
            card += 1
    else:
        orders = factorial(len(shuffled_tiles(s, s.order_side, s.order_region)))
        found = vec[i64]([packed(ORDER, n) for n in range(orders)])
    return found


def found_side(s: Position) -> i64:
    """Whose hidden pieces chance picks from."""
    return DARK if s.purpose == FOR_KING else LIGHT if s.purpose != FOR_ATTACK else 1 - s.turn


def dealt_side(s: Position) -> i64:
    """05:553: Light is dealt its special cards first, then Dark."""
    return LIGHT if s.light_ready < s.number else DARK
