"""Every ruling by its number: B3.x from the tables by which the rules were settled."""

import pytest

from bree.core.errors import Illegal
from bree.games.quest.fields.shapes import Field
from tests.games.quest.table import (
    ELBOW,
    FIELD,
    RING,
    asked,
    at,
    do,
    heard,
    lay,
    may,
    owns,
    region,
    score,
    shown,
    size,
    until,
    where,
)

NEARLY_A_CROSS = """
columns w4   w3   w2   w1   0    e1   e2   e3
n3      .    .    .    .    =Q01 .    .    .
n2      .    .    .    .    =Q02 .    .    .
n1      .    .    .    .    MFFP .    .    .
0       =Q03 =Q04 =Q05 =Q06 FMPW =Q07 =Q08 =Q10
s1      .    .    .    .    PWMF .    .    .
"""


def test_B3_1_twelve_tiles_make_the_cross_and_the_field() -> None:
    state = at("turn frodo lay", "hand frodo Q25", "hand sam Q26", NEARLY_A_CROSS)
    assert shown(state, 0).field is None
    do(state, "lay Q25 s2 turned 0")
    assert shown(state, 0).field == Field(row=-3, column=-4, rows=6, columns=8)
    assert heard(state)[:2] == ["lay", "encounter"]
    assert "field" in heard(state)


def test_B3_2_hobbits_start_on_the_shire_and_stay_there_in_phase_1() -> None:
    state = at("turn frodo lay", "hand frodo Q25", "hand sam Q26", NEARLY_A_CROSS)
    assert where(state, "frodo") == where(state, "sam") == "shire centre"
    do(state, "lay Q25 s2 turned 0")
    assert asked(state) == "frodo draw 1"
    do(state, may(state)[0])
    assert asked(state) == "sam lay"


def test_B3_3_two_neighbours_at_least() -> None:
    ring = at("turn frodo lay", "hand frodo Q01", FIELD, RING)
    assert shown(ring, 0).free == ["n1w1", "n1e1", "s1w1", "s1e1"]
    with pytest.raises(Illegal, match="touch two tiles"):
        do(ring, "lay Q01 n2 turned 0")


def test_B3_3_three_neighbours_will_do() -> None:
    board = ("columns 0 e1 e2", "n1 PMFW . =Q03", "0 FMPW WPFM =Q04")
    state = at("turn frodo lay", "hand frodo Q10", FIELD, *board)
    assert may(state) == ["lay Q10 n1e1 turned 0"]


def test_B3_4_a_pair_with_an_open_edge_is_no_encounter_until_the_border_closes_it() -> None:
    state = at("turn frodo lay", "hand frodo Q26", "hand sam Q03", NEARLY_A_CROSS)
    before = state.position()
    assert "encounter" not in before
    do(state, "lay Q26 s2 turned 0")
    placed = [e.public for e in state.events if e.kind == "encounter"]
    assert [p["region"] for p in placed if p] == ["s1 south"]


def test_B3_5_opposite_sections_of_a_tile_are_neither_joined_nor_neighbours() -> None:
    state = at("turn frodo move", "hobbit frodo n1 south", FIELD, "columns 0", "n2 PPFM", "n1 FMFW", "0 FMPW")
    assert region(state, -1, 0, "north") != region(state, -1, 0, "south")
    assert "go n2 south" not in may(state)


PEAKS = ("columns w1 0", "n1 . PPFM", "0 MWPF FMPW")
"""A tile on n1w1 has mountains in the east and in the south."""


def test_B3_5_mountains_side_by_side_on_a_tile_are_not_joined() -> None:
    board = ("columns w1 0", "n1 =Q03 PPFM", "0 MWPF FMPW")
    state = at("turn frodo move", "hobbit frodo n1w1 east", FIELD, *board)
    assert size(state, -1, -1, "east") == size(state, -1, -1, "south") == 2
    assert region(state, -1, -1, "east") != region(state, -1, -1, "south")
    assert "go n1w1 south" in may(state)


def test_B3_6_a_neutral_section_takes_the_landscape_it_faces() -> None:
    state = at("turn frodo move", FIELD, "columns 0 e1", "n1 PFFW =Q03", "0 FMPW FFPM")
    tiles = shown(state, 0).tiles
    assert next(tile for tile in tiles if tile.cell == "n1e1").sections == "nnFF"
    assert region(state, -1, 1, "west") == region(state, -1, 1, "south")


def test_B3_7_a_tile_is_drawn_whether_the_hobbit_moved_or_not() -> None:
    for move in ("stay", "go n1 south"):
        assert asked(do(at("turn frodo move", FIELD, RING), move)) == "frodo draw 1"


def test_B3_8_with_an_empty_stock_the_hand_is_still_discarded_then_open_tiles_are_laid() -> None:
    state = at("turn frodo lay", "hand frodo Q02 Q05", "hand sam Q19", "stock", FIELD, ELBOW)
    do(state, "exchange")
    assert asked(state) == "sam lay"
    do(state, "exchange")
    assert asked(state) == "frodo lay"
    assert may(state) == [f"lay {tile} n1e1 face-down" for tile in ("Q02", "Q05", "Q19")]


def test_B3_8_an_open_tile_that_fits_must_be_laid_face_up() -> None:
    state = at("turn frodo lay", "stock", "open Q02 Q10", FIELD, ELBOW)
    assert may(state) == ["lay Q10 n1e1 turned 0"]
    with pytest.raises(Illegal, match="an open tile fits"):
        do(state, "lay Q02 n1e1 face-down")


def test_B3_9_a_used_pair_still_scores_minus_one() -> None:
    assert score(at("holds frodo aragorn* anduril*", "pairs frodo 1", FIELD, RING), "frodo") == 5


def test_B3_10_the_brown_tile_is_taken_only_after_the_fight() -> None:
    fighting = ("hobbit frodo shire east", "encounter shire east balrog open", "holds frodo cave", "fight frodo 2")
    state = at("turn sam lay", "hand sam Q11 Q14", "stock", *fighting, FIELD, RING)
    until(lay(state, "Q14"), "sam lay")
    assert owns(state, "frodo") == ["cave"]
    until(lay(state, "Q11"), "sam move")
    do(state, "stay")
    assert owns(state, "frodo") == ["cave", "balrog"]


def test_B3_11_nobody_enters_the_region_of_the_other_but_the_shire_takes_both() -> None:
    state = at("turn frodo move", "hobbit frodo n1 south", "hobbit sam shire east", FIELD, RING)
    assert may(state) == ["stay", "go shire centre"]
    with pytest.raises(Illegal, match="other hobbit"):
        do(state, "go shire east")
    do(state, "go shire centre")
    state = at("turn frodo move", "hobbit frodo n1 south", FIELD, RING)
    assert "go shire centre" in may(state)


def test_B3_12_gwaihir_flies_to_the_next_region_and_meets_what_is_there() -> None:
    board = ("columns 0 e1 e2", "n1 PMFW . .", "0 FMPW WPFM PFWP", "s1 =Q03 . .")
    state = at("turn frodo move", "holds frodo gwaihir", "hobbit frodo shire south", FIELD, *board)
    assert may(state, "fly") == ["fly e1 east"]
    do(state, "fly e1 east")
    assert where(state, "frodo") == "e1 east"
    assert owns(state, "frodo") == []
    assert "gone gwaihir" in state.position()


def test_B3_13_a_used_ent_leaves_the_game_and_gives_a_whole_turn() -> None:
    state = at("turn frodo end", "holds frodo ent ent", "hand frodo Q11 Q14", "hand sam Q03", FIELD, RING)
    do(state, "ent")
    assert asked(state) == "frodo lay"
    assert owns(state, "frodo") == ["ent"]
    assert "gone ent" in state.position()


SMALL = ("field n1 e1", "columns 0 e1")


def test_B3_14_mount_doom_stands_on_the_last_neutral_tile() -> None:
    state = at("turn frodo lay", "hand frodo Q10", "stock", *SMALL, "n1 =Q03 .", "0 FMPW WPFM")
    until(lay(state, "Q10"), "frodo move")
    assert "doom n1\n" in state.position()
    assert "climb" not in may(state)
    do(state, "go n1 south", "stay")
    assert "climb" in may(state)


def test_B3_14_or_on_the_last_tile_if_none_is_neutral() -> None:
    state = at("turn frodo lay", "hand frodo Q10", "stock", *SMALL, "n1 PMFW .", "0 FMPW WPFM")
    do(state, "lay Q10 n1e1 turned 0")
    assert "doom n1e1" in state.position()


FAR = ("columns w3 w2 w1 0 e1", "n3 MWFP . . . .", "n1 . . . PMFW .", "0 . . MWPF FMPW FWPM", "s1 . . . PWMF .")


def test_B3_15_a_dead_end_is_scored_without_the_bonus_and_sam_wins_a_tie() -> None:
    outcome = do(at("turn frodo move", FIELD, *FAR, "doom n3w3"), "stay", "stay").outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule, outcome.returns) == ("dead-end", "ruling:B3.15", (-1.0, 1.0))


def test_B3_15_a_blue_tile_within_reach_is_no_eagle_when_gwaihir_is_out_of_the_game() -> None:
    lake = ("columns w1 0", "n3 . FFMF", "n1 . PMFW", "0 MWPF FMPW", "doom n3", "encounter w1 east blue", "boat frodo")
    common = ("turn frodo move", "passes sam 1", "hobbit frodo n1 south", FIELD, *lake)
    assert do(at(*common, "gone gwaihir gwaihir"), "stay").outcome() is None
    outcome = do(at(*common, "gone gwaihir gwaihir gwaihir"), "stay").outcome()
    assert outcome is not None
    assert outcome.reason == "dead-end"
