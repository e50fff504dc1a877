"""Every ruling by its number: Qn from the tables by which the rules were settled, Rn our own."""

import pytest

from bree.core.errors import Illegal
from tests.games.quest.table import (
    ELBOW,
    FIELD,
    FORESTS,
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
)

PEAKS = ("columns w1 0", "n1 . PPFM", "0 MWPF FMPW")


def test_Q1_every_arm_gets_a_tile() -> None:
    board = [f"n{n} =Q{n:02}" for n in range(6, 0, -1)]
    state = at("turn frodo lay", "hand frodo Q13", "columns 0", *board, "0 FMPW")
    with pytest.raises(Illegal, match="cross of 8 by 6") as refused:
        do(state, "lay Q13 n7 turned 0")
    assert refused.value.rule == "quest:100"


def test_Q2_a_pair_with_a_neutral_section_waits_for_the_sections_beside_it() -> None:
    board = ("turn frodo lay", "hand frodo Q36", "columns 0 e1", "n1 . =Q03", "0 FMPW FWPM")
    wide, narrow = at("field n1 e2", *board), at("field n1 e1", *board)
    assert size(wide, -1, 1, "south") == size(narrow, -1, 1, "south") == 2
    assert wide.land.gaps[region(wide, -1, 1, "south")] == 2
    assert narrow.land.gaps[region(narrow, -1, 1, "south")] == 1


def test_Q2_a_hobbit_in_the_pair_gets_the_tile_only_by_entering_again() -> None:
    state = at(
        *("turn frodo lay", "hand frodo Q08", "hobbit frodo n1e1 south", "stock"),
        *("field n1 e1", "columns 0 e1", "n1 . =Q03", "0 FMPW FWPM"),
    )
    do(state, "lay Q08 n1 turned 2", "meet merry")
    assert "encounter n1e1 south merry" in state.position()
    assert asked(state) == "frodo move"
    assert owns(state, "frodo") == []


def test_R7_a_mountain_pair_with_a_neutral_section_closes_at_once() -> None:
    state = at("turn frodo lay", "open Q03", "stock", FIELD, *PEAKS)
    do(state, "lay Q03 n1w1 face-down")
    assert "encounter n1w1 east brown\nencounter n1w1 south brown" in state.position()


def test_Q3_who_lays_the_last_tile_may_climb_in_the_same_turn() -> None:
    state = at("turn frodo lay", "hand frodo Q09", "hobbit frodo n1 east", "stock", "field n1 e1", FORESTS)
    do(state, "lay Q09 n1e1 turned 2", "climb")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.detail["reached"]) == ("mount-doom", "frodo")


def test_Q4_a_mount_doom_without_any_landscape_is_a_dead_end() -> None:
    state = at(
        "turn frodo move", "passes sam 1", FIELD, "columns 0", "n3 =Q03", "n2 =Q04", "n1 PMFW", "0 FMPW", "doom n3"
    )
    assert do(state, "stay").outcome() is not None


def test_Q4_mount_doom_is_one_more_space_beside_every_region_of_its_tile() -> None:
    state = at("turn frodo move", FIELD, RING, "doom n1")
    assert "climb" not in may(state)
    state = at("turn frodo move", "hobbit frodo n1 south", FIELD, RING, "doom n1")
    assert may(state) == ["stay", "go shire east", "go shire centre", "climb"]


def test_Q5_the_sections_round_the_shire_touch_and_one_may_return() -> None:
    state = at("turn frodo move", "hobbit frodo shire east", FIELD, RING)
    assert may(state) == ["stay", "go n1 south", "go shire south", "go shire centre"]


def test_Q6_dots_and_one_more_for_each_failed_turn() -> None:
    state = at(
        *("turn frodo lay", "hand frodo Q02 Q05", "hand sam Q19", "hobbit frodo shire east", "stock Q10"),
        *("encounter shire east orc open", "fight frodo 1", FIELD, ELBOW),
    )
    do(state, "exchange", "draw Q10", "exchange")
    assert state.fight[0] == 1
    do(state, "lay Q10 n1e1 turned 0")
    assert owns(state, "frodo") == ["orc"]


def test_Q7_five_passes_each_in_a_row_end_the_race() -> None:
    state = at("turn frodo move", "passes frodo 4", "passes sam 5", FIELD, RING, "doom n1")
    assert asked(do(state.clone(), "go n1 south")) == "sam move"  # type: ignore[arg-type]
    outcome = do(state, "stay").outcome()
    assert outcome is not None
    assert outcome.reason == "five-passes"


SKY = """
columns 0    e1   e2   e3
n3      FFMF .    .    .
n2      MWPF .    .    .
n1      PMFW FFPM PMWF FFWM
0       FMPW .    .    .
"""
FLYING = ("turn frodo move", "holds frodo gwaihir", FIELD)


def test_Q8_the_next_region_of_the_landscape_in_each_line() -> None:
    assert may(at(*FLYING, "hobbit frodo n1 south", SKY), "fly") == ["fly n3 north", "fly n1e1 north"]


def test_Q8_empty_cells_are_flown_over() -> None:
    gap = SKY.replace("MWPF", ".   ")
    assert may(at(*FLYING, "hobbit frodo n1 south", gap), "fly") == ["fly n3 north", "fly n1e1 north"]


def test_Q8_a_line_to_a_taken_region_gives_nothing() -> None:
    state = at(*FLYING, "hobbit frodo n1 south", "hobbit sam n1e1 north", SKY)
    assert may(state, "fly") == ["fly n3 north"]


def test_Q8_there_is_no_flight_from_the_shire() -> None:
    assert may(at(*FLYING, SKY), "fly") == []


def test_Q9_each_tile_is_shown_once() -> None:
    state = at(
        *("turn frodo battle", "hobbit frodo shire east", "encounter shire east balrog open", "fight frodo 2"),
        *("holds frodo aragorn gimli sting", FIELD, RING),
    )
    assert may(state) == ["show aragorn sting", "show gimli sting", "fight"]
    do(state, "show gimli sting")
    assert state.fight[0] == 1
    assert asked(state) == "frodo draw 1"


def test_Q9_water_may_be_scouted_without_a_boat() -> None:
    state = at("turn frodo move", "holds frodo legolas rope", "encounter w1 east blue", FIELD, RING)
    assert may(state, "scout") == ["scout legolas rope w1 east"]


def test_Q10_an_ent_in_a_fight_counts_the_movement_lost_in_it() -> None:
    state = at(
        *("turn frodo end", "holds frodo ent", "hand frodo Q11", "hobbit frodo shire east", "stock"),
        *("encounter shire east orc open", "fight frodo 1", FIELD, RING),
    )
    do(state, "ent", may(do(state.clone(), "ent"))[0])  # type: ignore[arg-type]
    assert owns(until(state, "sam"), "frodo") == ["orc"]


def test_Q10_ents_work_in_the_race_and_several_in_a_row() -> None:
    state = at("turn frodo move", "holds frodo ent ent", FIELD, RING, "doom n1")
    do(state, "go n1 south", "ent", "stay", "ent")
    assert asked(state) == "frodo move"
    do(state, "climb")
    assert state.waiting() == ()


def test_Q11_the_boat_is_bought_before_the_movement_and_used_in_it() -> None:
    state = at("turn frodo move", "holds frodo cave cave orc", FIELD, RING)
    assert may(state, "boat") == ["boat for cave cave", "boat for cave orc"]
    do(state, "boat for cave cave")
    assert "go w1 east" in may(state)
    assert may(state, "boat") == []


def test_Q12_no_neutral_tile_may_bring_the_hobbits_together() -> None:
    state = at(
        *("turn sam end", "holds sam ent", "open Q03", "stock", "hobbit frodo n1 east", "hobbit sam e1 north"),
        *(FIELD, FORESTS),
    )
    do(state, "end")
    assert asked(state) == "frodo move"


ISLAND = ("turn frodo move", "passes sam 1", FIELD, "columns w1 0 e1", "0 MWPF FMPW FWPM", "doom w1")


@pytest.mark.parametrize(
    ("lines", "left"),
    [
        ((), False),
        (("holds frodo cave",), False),
        (("holds frodo cave cave",), True),
        (("holds frodo cave", "encounter shire east brown"), True),
        (("boat sam",), True),
    ],
)
def test_Q13_water_is_a_way_with_a_boat_or_two_brown_tiles_to_be_had(lines: tuple[str, ...], left: bool) -> None:
    assert (do(at(*ISLAND, *lines), "stay").outcome() is None) == left


def test_Q13_a_blue_tile_within_reach_may_be_an_eagle() -> None:
    lake = ("columns w1 0", "n3 . FFMF", "n1 . PMFW", "0 MWPF FMPW", "doom n3")
    common = ("turn frodo move", "passes sam 1", "hobbit frodo n1 south", FIELD, *lake)
    assert do(at(*common, "encounter w1 east blue"), "stay").outcome() is not None
    assert do(at(*common, "encounter w1 east blue", "boat frodo"), "stay").outcome() is None


def test_R6_a_blue_tile_that_might_be_gwaihir_keeps_the_race_open_whatever_it_is() -> None:
    far = ("columns 0", "n3 FFMF", "n1 PMFW", "0 FMPW", "doom n3")
    common = ("turn frodo move", "passes sam 1", "hobbit frodo n1 south", FIELD, *far)
    assert do(at(*common), "stay").outcome() is not None
    for token in ("gwaihir", "ring"):
        assert do(at(*common, f"holds frodo {token}"), "stay").outcome() is None
    assert do(at(*common, "holds frodo ring", "gone gwaihir gwaihir gwaihir"), "stay").outcome() is not None


def test_Q14_the_ring_scores_as_a_blue_tile_too() -> None:
    reached = ("turn frodo over mount-doom", "hobbit frodo mount-doom", FIELD, RING, "doom n1")
    assert score(at(*reached, "holds frodo ring"), "frodo") == 1 + 4


def test_Q15_a_tile_that_fits_only_where_it_is_barred_does_not_fit() -> None:
    state = at("turn frodo lay", "hand frodo Q09", "hobbit frodo n1 east", "hobbit sam e1 north", FIELD, FORESTS)
    assert may(state) == ["exchange"]


def test_R1_after_a_hundred_turns_without_laying_the_game_is_scored() -> None:
    state = at("turn frodo move", "idle 100", FIELD, RING, "doom n1")
    do(state, "go n1 south")
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.rule) == ("lost-in-the-wild", "ruling:R1")
    assert outcome.returns == (-1.0, 1.0)


def test_R2_of_like_blue_tiles_the_one_the_other_has_seen_goes_first() -> None:
    state = at("turn frodo end", "holds frodo ent! ent", "hand frodo Q11", FIELD, RING)
    do(state, "ent")
    assert "holds frodo ent\n" in state.position()


def test_R3_spaces_that_close_together_get_tiles_in_reading_order() -> None:
    gone = ["cave"] * 11 + ["orc"] * 3 + ["orc-chief"] * 2 + ["troll"] * 2 + ["balrog"]
    state = at("turn frodo lay", "open Q03", "stock", f"gone {' '.join(gone)}", FIELD, *PEAKS)
    do(state, "lay Q03 n1w1 face-down")
    assert "encounter n1w1 east brown" in state.position()
    assert "n1w1 south" not in state.position()


def test_R4_what_is_paid_for_a_boat_is_seen_by_all() -> None:
    state = do(at("turn frodo move", "holds frodo cave orc", FIELD, RING), "boat for cave orc")
    assert state.events[0].seen_by(1) == {"seat": "frodo", "tokens": ["cave", "orc"]}
    assert shown(state, 1).gone == ["cave", "orc"]


def test_R5_with_no_hand_in_phase_1_open_tiles_are_laid_at_last_face_down() -> None:
    state = at("turn frodo lay", "open Q25", "stock", *blocked_cross())
    assert may(state) == [
        "lay Q25 n2 face-down",
        "lay Q25 w2 face-down",
        "lay Q25 e2 face-down",
        "lay Q25 s2 face-down",
    ]


def blocked_cross() -> tuple[str, ...]:
    """A cross whose ends all want water, which Q25 does not have."""
    return ("columns w1 0 e1", "n1 . WPFM .", "0 PWMW FMPW FWPM", "s1 . PMWF .")


def test_R8_whoever_may_own_an_ent_is_asked_so_the_question_tells_nothing() -> None:
    for token in ("ent", "gollum"):
        state = do(at("turn frodo move", f"holds frodo {token}", "stock", FIELD, RING), "stay")
        assert asked(state) == "frodo end"
        assert may(state) == ["end", "ent"][: 2 if token == "ent" else 1]
    state = at("turn frodo move", "holds frodo gollum", "gone ent ent ent", "stock", FIELD, RING)
    assert asked(do(state, "stay")) == "sam move"
