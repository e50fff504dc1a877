"""The worked cases, by their numbers."""

import pytest

from bree.core.errors import Illegal
from tests.games.quest.table import (
    ELBOW,
    FIELD,
    FORESTS,
    GAME,
    RING,
    asked,
    at,
    do,
    may,
    owns,
    region,
    score,
    shown,
    size,
    until,
    where,
)

CROSS_ARMS = {
    "0/0/0/0": ("n1 w1 e1 s1", "columns 0", "0 FMPW"),
    "6/0/0/0": ("w1 e1 s1", "columns 0", "n6 =Q06", "n5 =Q05", "n4 =Q04", "n3 =Q03", "n2 =Q02", "n1 =Q01", "0 FMPW"),
    "2/3/2/3": (
        "n3 w4 e4 s3",
        "columns w3 w2 w1 0 e1 e2 e3",
        "n2 . . . =Q01 . . .",
        "n1 . . . =Q02 . . .",
        "0 =Q07 =Q08 =Q09 FMPW =Q10 =Q11 =Q12",
        "s1 . . . =Q03 . . .",
        "s2 . . . =Q04 . . .",
    ),
    "3/3/2/3": (
        "w4 e4",
        "columns w3 w2 w1 0 e1 e2 e3",
        "n3 . . . =Q05 . . .",
        "n2 . . . =Q01 . . .",
        "n1 . . . =Q02 . . .",
        "0 =Q07 =Q08 =Q09 FMPW =Q10 =Q11 =Q12",
        "s1 . . . =Q03 . . .",
        "s2 . . . =Q04 . . .",
    ),
    "5/2/0/3": (
        "n6 s1",
        "columns w3 w2 w1 0 e1 e2",
        "n5 . . . =Q05 . .",
        "n4 . . . =Q04 . .",
        "n3 . . . =Q03 . .",
        "n2 . . . =Q02 . .",
        "n1 . . . =Q01 . .",
        "0 =Q07 =Q08 =Q09 FMPW =Q10 =Q11",
    ),
}


@pytest.mark.parametrize("arms", CROSS_ARMS)
def test_case_1_cells_of_the_cross(arms: str) -> None:
    cells, *board = CROSS_ARMS[arms]
    free = shown(at("turn frodo lay", "hand frodo Q13", *board), 0).free
    assert free == cells.split()


def test_case_3a_all_touching_edges_must_match_on_the_first_turn() -> None:
    state = at("turn frodo lay", "hand frodo Q09", "columns 0", "0 FMPW")
    assert may(state) == ["lay Q09 n1 turned 1", "lay Q09 n1 turned 2", "lay Q09 e1 turned 0", "lay Q09 s1 turned 2"]


def test_case_3b_two_edges_at_once_in_phase_2() -> None:
    state = at("turn frodo lay", "hand frodo Q01 Q10", FIELD, ELBOW)
    assert may(state) == ["lay Q01 n1e1 turned 3", "lay Q10 n1e1 turned 0"]
    assert may(at("turn frodo lay", "hand frodo Q02 Q05", FIELD, ELBOW)) == ["exchange"]


@pytest.mark.parametrize(
    ("stock", "drawn", "left"),
    [("Q01 Q01 Q03 Q04", ("Q01", "Q01", "Q03"), 1), ("Q04", ("Q04",), 0), ("", (), 0)],
)
def test_case_5_no_fit_in_phase_2(stock: str, drawn: tuple[str, ...], left: int) -> None:
    state = at("turn frodo lay", "hand frodo Q02 Q05 Q05", "hand sam Q36", f"stock {stock}", "open rest", FIELD, ELBOW)
    opened = state.open_left
    do(state, "exchange", *(f"draw {tile}" for tile in drawn))
    assert asked(state) == "sam lay"
    assert state.stock_left == left
    assert state.open_left == opened + 3
    assert state.hand_size(0) == len(drawn)
    assert where(state, "frodo") == "shire centre"


def test_case_7a_three_sections_are_a_region_without_encounter() -> None:
    state = at("turn frodo lay", "hand frodo Q09", "columns 0", "0 FMPW")
    do(state, "lay Q09 n1 turned 1")
    assert size(state, -1, 0, "east") == 3
    assert asked(state) == "frodo draw 1"
    assert "encounter" not in state.position()


def test_case_7b_an_open_pair_is_a_region_without_encounter() -> None:
    state = at("turn frodo lay", "hand frodo Q09", "columns 0", "0 FMPW")
    do(state, "lay Q09 e1 turned 0")
    assert size(state, 0, 1, "north") == 2
    assert "encounter e1 north" not in state.position()
    assert "encounter shire east brown" in state.position()


CORNER = """
columns w4   w3   w2 w1 0
n3      .    PMFW .  .  .
n2      PMFW .    .  .  .
n1      .    .    .  .  .
0       .    .    .  .  FMPW
"""


def test_case_7c_the_border_closes_a_pair() -> None:
    state = at("turn frodo lay", "hand frodo Q20", FIELD, CORNER)
    do(state, "lay Q20 n3w4 turned 3", "meet legolas")
    assert "encounter n3w4 north legolas" in state.position()


def test_case_7d_a_lone_section_is_no_region() -> None:
    state = at("turn frodo move", FIELD, CORNER)
    assert size(state, -3, -3, "north") == 1
    with pytest.raises(Illegal, match="no region of two sections"):
        do(state, "go n3w3 north")


def test_case_9a_where_a_hobbit_may_go() -> None:
    ring = ("turn frodo move", "hobbit frodo n1 south", FIELD, RING)
    assert may(at(*ring)) == ["stay", "go shire east", "go shire centre"]
    assert may(at(*ring, "boat frodo")) == ["stay", "go w1 east", "go shire east", "go shire centre"]


def test_case_9b_from_anywhere_in_a_large_region() -> None:
    twins = GAME.default_components().replace('"PMPF"', '"FPFW"')
    state = at(
        "turn frodo move",
        "hobbit frodo n3 south",
        FIELD,
        "columns 0 e1",
        "n3 MPFW .",
        "n2 FFFM PMWF",
        "n1 FPFW WMFP",
        "0 FMPW .",
        components=twins,
    )
    assert size(state, -3, 0, "south") == 6
    assert "go n1 east" in may(state)


def test_case_11_a_tile_must_not_bring_the_hobbits_together() -> None:
    apart = ("turn frodo lay", "hand frodo Q09 Q28 Q07", "hobbit frodo n1 east", FIELD, FORESTS)
    assert may(at(*apart, "hobbit sam e1 north")) == ["exchange"]
    legal = may(at(*apart))
    assert {text.split()[1] for text in legal} == {"Q07", "Q09", "Q28"}
    with pytest.raises(Illegal, match="both hobbits") as refused:
        do(at(*apart, "hobbit sam e1 north"), legal[0])
    assert refused.value.rule == "quest:160"


def test_case_13a_an_empty_cave_is_taken_on_arrival() -> None:
    state = at("turn frodo move", "encounter shire east brown", FIELD, RING)
    do(state, "go shire east", "meet cave")
    assert owns(state, "frodo") == ["cave"]
    assert asked(state) == "frodo draw 1"


def test_case_13b_an_orc_costs_the_next_movement() -> None:
    state = at("turn frodo move", "encounter shire east brown", "hand frodo Q11 Q14", "hand sam Q06", FIELD, RING)
    do(state, "go shire east", "meet orc")
    assert owns(state, "frodo") == []
    until(state, "frodo lay")
    laid = state.land.laid
    until(state, "frodo draw")
    assert state.land.laid == laid + 1
    assert owns(state, "frodo") == ["orc"]
    assert where(state, "frodo") == "shire east"
    until(state, "sam lay")
    until(state, "frodo lay")
    assert asked(until(state, "frodo move")) == "frodo move"


def test_case_15_a_fighter_without_a_fitting_tile() -> None:
    state = at(
        "turn frodo lay",
        "hand frodo Q02 Q05 Q05",
        "hand sam Q19 Q21 Q22",
        "stock Q36 Q20 Q23",
        "hobbit frodo shire east",
        "encounter shire east troll open",
        "fight frodo 1",
        FIELD,
        ELBOW,
    )
    do(state, "exchange", "draw Q36", "draw Q20", "draw Q23")
    assert state.fight[0] == 1
    do(state, "exchange")
    assert {t.split()[1] for t in may(state)} == {"Q36"}
    do(state, may(state)[0])
    assert owns(state, "frodo") == ["troll"]
    assert where(state, "frodo") == "shire east"


def test_case_17_scouting() -> None:
    state = at(
        "turn frodo move",
        "holds frodo galadriel legolas lembas anduril",
        "encounter shire east brown",
        "encounter w1 east blue",
        "encounter n1 south merry",
        FIELD,
        RING,
    )
    assert may(state, "scout") == [
        f"scout {elf} lembas {place}" for place in ("w1 east", "shire east") for elf in ("galadriel", "legolas")
    ]
    do(state, "scout legolas lembas shire east", "meet shelob")
    assert "encounter shire east shelob seen frodo" in state.position()
    assert may(state, "scout") == []
    do(state, "stay")
    assert where(state, "frodo") == "shire centre"
    assert score(state, "frodo") == 3 + 2 + 1 + 3 - 1


def test_case_19a_an_ent_gives_a_second_turn() -> None:
    state = at("turn frodo lay", "hand frodo Q11 Q14 Q36", "hand sam Q03", "holds frodo ent ent", FIELD, RING)
    until(do(state, "lay Q11 n1e1 turned 0"), "frodo end")
    assert may(state) == ["end", "ent"]
    do(state, "ent")
    assert asked(state) == "frodo lay"
    stock, laid = state.stock_left, state.land.laid
    until(state, "frodo end")
    assert (state.stock_left, state.land.laid) == (stock - 1, laid + 1)
    assert owns(state, "frodo") == ["ent"]
    assert score(state, "frodo") == 1
    do(state, "end")
    assert asked(state) == "sam lay"


def test_case_19b_an_ent_after_a_lost_turn() -> None:
    state = at("turn frodo lay", "hand frodo Q02 Q05 Q05", "holds frodo ent", FIELD, ELBOW)
    do(state, "exchange", "draw Q01", "draw Q10", "draw Q03", "ent")
    assert asked(state) == "frodo lay"
    do(state, "lay Q10 n1e1 turned 0")
    assert asked(state) == "frodo move"


def test_case_21_neutral_sections() -> None:
    state = at("turn frodo move", FIELD, "columns 0 e1", "n1 PFFW =Q03", "0 FMPW FFPM")
    assert size(state, -1, 1, "south") == 7
    assert region(state, -1, 1, "west") == region(state, -1, 1, "south")
    assert region(state, -1, 1, "north") == region(state, -1, 1, "east") == -1
    more = at("turn frodo move", FIELD, "columns 0 e1 e2", "n2 . =Q04 .", "n1 PFFW =Q03 PMWW", "0 FMPW FFPM .")
    assert size(more, -1, 1, "east") == 3
    assert region(more, -1, 1, "north") == region(more, -2, 1, "south") == -1


def test_case_23_nothing_to_lay() -> None:
    bare = ("hand sam Q36 Q10", "hobbit frodo shire east", "hobbit sam n1 south", "stock", FIELD, ELBOW)
    state = at("turn sam lay", *bare)
    do(state, "lay Q10 n1e1 turned 0", "stay")
    assert asked(state) == "frodo move"
    state = at("turn sam lay", *bare, "encounter shire east orc open", "fight frodo 1")
    do(state, "lay Q10 n1e1 turned 0", "stay")
    assert owns(state, "frodo") == ["orc"]
    assert asked(state) == "sam lay"


REACHED = ("turn frodo over mount-doom", "hobbit frodo mount-doom", FIELD, RING, "doom n1")


@pytest.mark.parametrize(
    ("tokens", "points"),
    [("", 3), ("ring", 5), ("ring gollum", 6), ("gollum", 2)],
)
def test_case_25_reaching_mount_doom(tokens: str, points: int) -> None:
    assert score(at(*REACHED, f"holds frodo {tokens}"), "frodo") == points


def test_case_25_not_reaching_it() -> None:
    assert score(at(*REACHED, "holds sam ring gollum"), "sam") == 0
    assert score(at(*REACHED, "holds sam gwaihir ent aragorn* anduril* troll", "pairs sam 1"), "sam") == 10


def test_case_25_ties() -> None:
    outcome = at(*REACHED, "holds sam troll").outcome()
    assert outcome is not None
    assert outcome.detail["scores"] == [3, 3]
    assert outcome.returns == (1.0, -1.0)
    outcome = at("turn frodo over dead-end", FIELD, RING, "doom n1").outcome()
    assert outcome is not None
    assert outcome.returns == (-1.0, 1.0)


SHUT_IN: tuple[str, ...] = ("turn frodo move", FIELD, "columns w3 w2 w1 0 e1", "n3 MWFP . . . .", "n1 . . . PMFW .")
SHUT_IN += ("0 . . MWPF FMPW FWPM", "s1 . . . PWMF .", "doom n3w3")


def test_case_25_dead_end() -> None:
    state = do(at(*SHUT_IN), "stay")
    assert state.outcome() is None
    do(state, "stay")
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.reason == "dead-end"
    assert outcome.detail["scores"] == [0, 0]


def test_case_25_while_a_way_is_left_each_may_pass_four_times() -> None:
    state = at("turn frodo move", FIELD, RING, "doom n1")
    do(state, *["stay"] * 9)
    assert state.outcome() is None
    do(state, "stay")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("five-passes", "ruling:Q7")
