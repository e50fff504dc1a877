"""What is legal in a turn: moves and special cards. `answers.py` has the decisions of a battle."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.confrontation.components import (
    A_KING_REVEALED,
    ARAGORN,
    CREBAIN,
    DARK,
    FALLEN,
    FANGORN,
    FORWARD,
    GANDALF,
    GANDALF_THE_WHITE,
    LIGHT,
    MORDOR,
    MOVES_BY_POWER,
    PALANTIR,
    PALANTIR_SHOWS_REGION,
    RECALL_TO_MORDOR,
    REGIONS,
    SHADOWFAX,
    SHADOWFAX_SECOND_OPTIONAL,
    SHIRE,
    STRIDE,
    THE_DARK_OF_MORDOR,
    TILES,
    TREEBEARD,
    WATCHER,
)
from bree.games.confrontation.model import ASK_MOVE, NOBODY, OVER, Position
from bree.games.confrontation.notation import (
    ATTACK_HIDDEN,
    ATTACK_SHOWN,
    ATTACK_TOKEN,
    LEAP,
    MOVE,
    PLAY_CREBAIN,
    PLAY_CREBAIN_SHOWN,
    PLAY_CREBAIN_TOKEN,
    PLAY_DARK_OF_MORDOR,
    PLAY_GANDALF_THE_WHITE,
    PLAY_KING,
    PLAY_KING_TOKEN,
    PLAY_PALANTIR,
    PLAY_PALANTIR_TOKEN,
    PLAY_RECALL,
    PLAY_SHADOWFAX,
    REST,
    SHUFFLE,
    packed,
    way,
)
from bree.games.confrontation.powers import hidden_in
from bree.games.confrontation.reach import (
    can_move,
    dark_of_mordor_regions,
    escapes,
    forward_regions,
    may_leap,
    move_regions,
    shadowfax_regions,
    wins_by_entering,
)


def _steps() -> vec[i64]:
    """Every ordinary step as the action that takes it, in the shape of FORWARD for each character."""
    steps: list[int] = []
    for character in range(2 * TILES):
        side = LIGHT if character % TILES < 9 else DARK
        for i in range(REGIONS * STRIDE):
            target = int(FORWARD[side * REGIONS * STRIDE + i])
            steps.append(int(way(MOVE, character, i // STRIDE, target)) if target >= 0 else -1)
    return vec[i64](steps)


STEPS: Final = _steps()


def piece_moves(s: Position, tile: i64, found: vec[i64]) -> vec[i64]:
    """The moves of one piece, by region."""
    source = s.place[tile]
    character = tile + TILES * (s.faces >> tile & 1)
    if MOVES_BY_POWER[character]:
        return _moves_by_power(s, character, source, found)
    full = s.light_full if tile < 9 else s.dark_full
    i = (character * REGIONS + source) * STRIDE
    step = STEPS[i]
    while step >= 0:
        if not full >> (step >> 24) & 1:
            found = append(found, step)
        i += 1
        step = STEPS[i]
    return found


def _moves_by_power(s: Position, character: i64, source: i64, found: vec[i64]) -> vec[i64]:
    reached = move_regions(s, character, source)
    target: i64 = 0
    while reached:
        if reached & 1:
            found = append(found, way(MOVE, character, source, target))
        reached >>= 1
        target += 1
    if character == TREEBEARD and may_leap(s, source):
        found = append(found, way(LEAP, character, source, FANGORN))
    return found


def turn_actions(s: Position) -> vec[i64]:
    """Everything the side to move may do: moves by tile and region, then its special cards."""
    found = vec[i64](capacity=24)
    if s.turn == LIGHT:
        if s.stepped != NOBODY:  # 02:144, 05:567 Shadowfax: the same piece goes on
            found = piece_moves(s, s.stepped, found)
            return append(found, REST) if SHADOWFAX_SECOND_OPTIONAL[s.edition] else found
        tile: i64 = 0
        while tile < 9:
            if s.place[tile] < REGIONS:
                found = piece_moves(s, tile, found)
            tile += 1
        return light_specials(s, found) if s.specials else found
    found = _dark_moves(s)
    return dark_specials(s, found) if s.specials else found


def _dark_moves(s: Position) -> vec[i64]:
    found = vec[i64](capacity=24)
    if s.forced != NOBODY:  # 05:579 the chosen piece must move
        found = piece_moves(s, s.forced, found)
        if len(found):
            return found
        # ruling:G6 the duty lapses if the piece cannot move
    tile: i64 = 9
    while tile < TILES:
        if s.place[tile] < REGIONS and tile != s.stepped:
            found = piece_moves(s, tile, found)
        tile += 1
    return found


def light_specials(s: Position, found: vec[i64]) -> vec[i64]:
    """Light's special cards at the start of its turn."""
    if s.specials >> SHADOWFAX & 1:
        found = _shadowfax(s, found)
    if may_bring_gandalf_back(s):
        found = append(found, PLAY_GANDALF_THE_WHITE)
    if s.specials >> A_KING_REVEALED & 1 and s.alive(ARAGORN):
        found = choose_hidden(s, found, PLAY_KING, PLAY_KING_TOKEN, DARK, king_regions(s))
    return found


def _shadowfax(s: Position, found: vec[i64]) -> vec[i64]:
    tile: i64 = 0
    while tile < 9:
        source = s.place[tile]
        if source < REGIONS:
            character = s.character(tile)
            reached = shadowfax_regions(s, character, source)
            target: i64 = 0
            while target < REGIONS:
                if reached >> target & 1:
                    found = append(found, way(PLAY_SHADOWFAX, character, source, target))
                target += 1
        tile += 1
    return found


def may_bring_gandalf_back(s: Position) -> bool:
    """02:148, 05:573: a fallen Gandalf, no Dark piece and at most one Light piece in Fangorn."""
    if not s.specials >> GANDALF_THE_WHITE & 1 or s.place[GANDALF] != FALLEN:
        return False
    return not (s.dark_held | s.light_full) >> FANGORN & 1


def king_regions(s: Position) -> i64:
    """ruling:G6: A King Revealed chooses among hidden pieces that can step forward for all the public knows."""
    regions: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        if s.dark_held >> region & 1 and forward_regions(s, DARK, region):
            regions |= 1 << region
        region += 1
    return regions


def choose_hidden(s: Position, found: vec[i64], by_region: i64, by_token: i64, side: i64, regions: i64) -> vec[i64]:
    """One action for each region with a hidden piece; for each hidden piece where pieces carry letters."""
    if s.is_manual():
        letter: i64 = 0
        while letter < 9:
            tile = holder(s, side, letter)
            if s.alive(tile) and regions >> s.place[tile] & 1 and not s.shown >> tile & 1:
                found = append(found, packed(by_token, letter))
            letter += 1
        return found
    region: i64 = 0
    while region < REGIONS:
        if regions >> region & 1 and hidden_in(s, side, 1 << region):
            found = append(found, packed(by_region, region))
        region += 1
    return found


def holder(s: Position, side: i64, letter: i64) -> i64:
    """The tile that carries a letter."""
    tile: i64 = side * 9
    while s.token[tile] != letter:
        tile += 1
    return tile


def dark_specials(s: Position, found: vec[i64]) -> vec[i64]:
    """Dark's special cards before a move."""
    at_start = s.stepped == NOBODY
    if at_start or PALANTIR_SHOWS_REGION[s.edition]:
        found = palantir_choices(s, found)
    if not at_start:
        return found
    if s.specials >> THE_DARK_OF_MORDOR & 1:
        found = _dark_of_mordor(s, found)
    if s.forced != NOBODY:
        return found  # 05:579 no turn-skipping card then
    if s.specials >> RECALL_TO_MORDOR & 1:
        found = _recall(s, found)
    if s.specials >> CREBAIN & 1:
        found = choose_hidden(s, found, PLAY_CREBAIN, PLAY_CREBAIN_TOKEN, LIGHT, s.light_held)
        tile: i64 = 0
        while tile < 9:
            if s.shown >> tile & 1 and s.alive(tile):
                found = append(found, packed(PLAY_CREBAIN_SHOWN, s.character(tile)))
            tile += 1
    return found


def palantir_choices(s: Position, found: vec[i64]) -> vec[i64]:
    """02:152 one piece, 05:593 a whole region; never the Shire."""
    if not s.specials >> PALANTIR & 1:
        return found
    regions = s.light_held & ~(1 << SHIRE)
    if not PALANTIR_SHOWS_REGION[s.edition]:
        return choose_hidden(s, found, PLAY_PALANTIR, PLAY_PALANTIR_TOKEN, LIGHT, regions)
    region: i64 = 0
    while region < REGIONS:
        if regions >> region & 1 and hidden_in(s, LIGHT, 1 << region):
            found = append(found, packed(PLAY_PALANTIR, region))
        region += 1
    return found


def _recall(s: Position, found: vec[i64]) -> vec[i64]:
    """02:156, 05:599: from anywhere but Mordor itself (ruling:G9)."""
    if s.light_held >> MORDOR & 1 or s.dark_full >> MORDOR & 1:
        return found
    tile: i64 = 9
    while tile < TILES:
        if s.place[tile] < MORDOR:
            found = append(found, packed(PLAY_RECALL, s.character(tile)))
        tile += 1
    return found


def _dark_of_mordor(s: Position, found: vec[i64]) -> vec[i64]:
    tile: i64 = 9
    while tile < TILES:
        source = s.place[tile]
        if source < REGIONS:
            character = s.character(tile)
            reached = dark_of_mordor_regions(s, character, source)
            target: i64 = 0
            while target < REGIONS:
                if reached >> target & 1 and _another_can_move(s, tile, target):
                    found = append(found, way(PLAY_DARK_OF_MORDOR, character, source, target))
                target += 1
        tile += 1
    return found


def _another_can_move(s: Position, tile: i64, target: i64) -> bool:
    """ruling:G10: the step must win, or leave a different piece a move; a forced piece an ordinary step."""
    if wins_by_entering(s, s.character(tile), target) or (target == SHIRE and s.count(DARK, SHIRE) == 2):
        return True
    source = s.place[tile]
    s.put(tile, target)
    possible = False
    if s.forced not in (NOBODY, tile):
        possible = forward_regions(s, DARK, s.place[s.forced]) != 0
    else:
        possible = somebody_can_move(s, DARK, tile)
    s.put(tile, source)
    return possible


def somebody_can_move(s: Position, side: i64, but: i64) -> bool:
    """Whether some piece of the side, this one apart, has a move."""
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        if tile != but and s.place[tile] < REGIONS and can_move(s, s.character(tile), s.place[tile]):
            return True
        tile += 1
    return False


def somebody_can_step(s: Position, side: i64, but: i64) -> bool:
    """Whether some piece of the side has an ordinary step forward, as everybody can see; a shown Watcher has none."""
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        mobile = s.character(tile) != WATCHER or not s.kept >> tile & 1
        if mobile and tile != but and s.place[tile] < REGIONS and forward_regions(s, side, s.place[tile]):
            return True
        tile += 1
    return False


def holds_playable_skip(s: Position, side: i64) -> bool:
    """ruling:B19: a turn-skipping card that can be played now; this depends on public facts only."""
    if not s.specials:
        return False
    found = light_specials(s, vec[i64]()) if side == LIGHT else dark_specials(s, vec[i64]())
    for action in found:
        kind = action & 255
        if kind in (
            PLAY_GANDALF_THE_WHITE,
            PLAY_KING,
            PLAY_KING_TOKEN,
            PLAY_RECALL,
            PLAY_CREBAIN,
            PLAY_CREBAIN_TOKEN,
            PLAY_CREBAIN_SHOWN,
        ):
            return True
    return False


def is_stuck(s: Position) -> bool:
    """02:117: no piece can move at all. 05:212: no piece can move forward."""
    if somebody_can_step(s, s.turn, NOBODY):
        return False
    tile = s.turn * 9
    while tile < s.turn * 9 + 9:
        if s.place[tile] < REGIONS and escapes(s, s.character(tile), s.place[tile]):
            return False
        tile += 1
    # ruling:B19 a card may replace the turn of whoever still has a piece to play with
    return not s.held(s.turn) or not holds_playable_skip(s, s.turn)


def target_actions(s: Position) -> vec[i64]:
    """Whom to attack: any shown piece, or a hidden one (02:99, 05:146); Dark may look into the Palantir first."""
    found = vec[i64]()
    side: i64 = 1 - s.turn
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        if s.place[tile] == s.region and s.shown >> tile & 1:
            found = append(found, packed(ATTACK_SHOWN, s.character(tile)))
        tile += 1
    if s.is_manual():
        found = choose_hidden(s, found, ATTACK_HIDDEN, ATTACK_TOKEN, side, 1 << s.region)
    elif hidden_in(s, side, 1 << s.region):
        found = append(found, ATTACK_HIDDEN)
    if s.turn == DARK and s.specials and PALANTIR_SHOWS_REGION[s.edition]:
        found = palantir_choices(s, found)
    return found


def shuffles(s: Position, seat: i64, found: vec[i64]) -> vec[i64]:
    """02:89, 05:102-103: the owner may shuffle hidden pieces of a region, once a turn, so that play ends."""
    if s.decision == OVER or s.decision < ASK_MOVE:
        return found
    region: i64 = 0
    while region < REGIONS:
        fresh = s.held(seat) >> region & 1 and not s.shuffled >> (seat * REGIONS + region) & 1
        if fresh and len(shuffled_tiles(s, seat, region)) > 1:
            found = append(found, packed(SHUFFLE, region))
        region += 1
    return found


def shuffled_tiles(s: Position, side: i64, region: i64) -> vec[i64]:
    """The pieces a shuffle mixes: hidden ones that are not singled out this turn."""
    found = vec[i64]()
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        if s.place[tile] == region and not s.shown >> tile & 1 and tile not in (s.forced, s.stepped):
            found = append(found, tile)
        tile += 1
    return found
