"""What holds in every position of every game, found by random play with seeds that hypothesis chooses."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bree.core.chance import CHANCE
from bree.games.quest.model import FACE_UP, NO_TILE, NO_TOKEN, SHIRE, UNKNOWN, QuestData, token_colour
from bree.games.quest.notation import (
    BLUES,
    CELLS,
    GREEN,
    MOUNTAIN,
    OF_COLOUR,
    SHIRE_CELL,
    TILES,
    TOKENS,
    WATER,
    YELLOW,
    colour_for,
    colour_of,
)
from bree.games.quest.rules.land import FACE_DOWN
from tests.conformance.play import played
from tests.games.quest.naive import Naive
from tests.games.quest.table import GAME

STEPS = ((-15, 0), (1, 1), (15, 2), (-1, 3))


def edges_match(state: QuestData) -> None:
    land = state.land
    for slot in range(int(land.laid)):
        for step, side in STEPS:
            other = land.grid[land.cell[slot] + step]
            if other >= 0:
                both = (land.turn[slot] == FACE_DOWN) and (land.turn[other] == FACE_DOWN)
                one, two = land.scape[slot * 4 + side], land.scape[other * 4 + (side ^ 2)]
                assert one == two
                assert (one == 0) == both


def hobbits_keep_apart(state: QuestData) -> None:
    here, there = state.region_of(0), state.region_of(1)
    assert here != there or here == SHIRE
    for seat in range(2):
        region = state.region_of(seat)
        if region >= 0:
            assert state.land.size[region] >= 2
            assert state.land.scape[region] != WATER or state.boats >> seat & 1


def tiles_are_conserved(state: QuestData) -> None:
    count = [0] * TILES
    for slot in range(int(state.land.laid)):
        count[state.land.tile[slot]] += 1
    for tile in state.hands:
        if tile != NO_TILE:
            count[tile] += 1
    for tile in range(TILES):
        count[tile] += int(state.stock[tile] + state.open[tile])
    assert count == [int(n) for n in state.kit.tile_count]
    assert sum(count) == 48
    assert state.stock_left == sum(int(n) for n in state.stock)
    assert state.open_left == sum(int(n) for n in state.open)


def tokens_are_conserved(state: QuestData) -> None:
    count = [int(n) for n in state.unseen]
    unknown = [0] * 4
    for region in range(len(state.token)):
        token = int(state.token[region])
        if token == NO_TOKEN:
            continue
        assert state.land.size[region] == 2
        assert state.land.gaps[region] == 0
        assert token_colour(token) == colour_for(state.land.scape[region])
        if token & 255 < UNKNOWN:
            count[token & 255] += 1
            assert token & FACE_UP or token_colour(token) not in (GREEN, YELLOW)
        else:
            unknown[token - UNKNOWN] += 1
    for kind in range(TOKENS):
        count[kind] += int(state.gone[kind]) + sum(int(state.held[s * TOKENS + kind]) for s in range(2))
    assert count == [int(n) for n in state.kit.token_count]
    for colour in range(4):
        unseen = sum(int(state.unseen[k]) for k in range(TOKENS) if colour_of(k) == colour)
        assert unseen == unknown[colour] + state.supply[colour]
        assert 0 <= state.supply[colour] <= OF_COLOUR[colour]
    for seat in range(2):
        assert state.blue[seat] == sum(int(state.held[seat * TOKENS + k]) for k in range(BLUES))


def regions_are_what_a_flood_finds(state: QuestData) -> None:
    naive = Naive(state)
    land = state.land
    for (row, column), _ in naive.faces.items():
        for side in range(4):
            section = int(land.grid[SHIRE_CELL + row * 15 + column]) * 4 + side
            if naive.letter(row, column, side) == "n":
                assert land.region[section] < 0
                continue
            region = naive.region((row, column, side))
            number = land.region[section]
            assert land.size[number] == len(region)
            assert land.scape[section] != MOUNTAIN or len(region) <= 2
            assert (land.gaps[number] > 0) == naive.can_grow(region)
            first = min(region)
            assert land.least[number] == (SHIRE_CELL + first[0] * 15 + first[1]) * 8 + first[2]
    if land.height:
        free = [c for c in range(CELLS) if land.grid[c] == -1 and land.inside(c) and land.neighbours(c) >= 2]
        bits = [b for b in range(48) if land.frontier >> b & 1]
        assert [land.field_cell(b) for b in bits] == free


@settings(max_examples=12, deadline=None)
@given(st.integers(0, 10**9))
def test_a_game_keeps_every_invariant_and_ends_in_time(seed: int) -> None:
    decisions = 0
    laid = 0
    for record, seat, _ in played(GAME.setting(), seed):
        state = record.state
        assert isinstance(state, QuestData)
        decisions += 1
        hobbits_keep_apart(state)
        if state.land.laid > laid or seat != CHANCE:
            tokens_are_conserved(state)
        if state.land.laid > laid:
            laid = int(state.land.laid)
            edges_match(state)
            tiles_are_conserved(state)
            if laid % 5 == 0:
                regions_are_what_a_flood_finds(state)
    assert decisions < GAME.longest
    final = record.state
    assert isinstance(final, QuestData)
    assert final.outcome() is not None
    assert final.land.laid == 48
