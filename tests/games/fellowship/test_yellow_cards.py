"""The eight yellow cards (cases I)."""

import pytest

from tests.games.fellowship.scene import scene


def test_case_55_R12_belt_before_and_mithril_after() -> None:
    s = scene("place helms-deep; hand merry belt mithril; stack roll 1, roll 1", windows=True)
    assert "use belt for sam" in s.may("merry")
    assert not any("mithril" in a for a in s.may("merry"))
    s.do("merry", "use belt for sam")
    s.everybody_passes()
    s.everybody_passes()
    s.roll("eye")
    assert "use mithril for sam" in s.may("merry")
    s.do("merry", "use mithril for sam")
    assert s.sauron == 12
    s.everybody_passes()
    assert s.sauron == 12


def test_R13_belt_is_not_for_the_ring_nor_the_attempt() -> None:
    for purpose in (1, 2):
        s = scene(
            f"place helms-deep; hand merry belt lembas; stack roll 1 {purpose}",
            windows=True,
        )
        assert s.asked == "window"
        assert not any("belt" in a for a in s.may("merry"))


def test_R12_mithril_may_save_an_attempt_and_leaves_the_ring_its_move() -> None:
    s = scene("hand merry mithril; stack roll 0 1", windows=True)
    s.everybody_passes()
    s.roll("three").do("merry", "use mithril for frodo")
    s.everybody_passes()
    assert (s.at("frodo"), s.asked) == (0, "ring-move")
    s.do("frodo", "move travelling")
    assert s.line("travelling") == 1


def test_R12_belt_spares_the_roll_it_was_played_on() -> None:
    """Merry spares Pippin's roll; in the same window Guidance brings Frodo to a die of his own, which he must roll."""
    s = scene("place helms-deep; shields 5 0 0 0; hand merry belt; stack roll 2", windows=True)
    s.do("merry", "use belt for pippin").do("frodo", "call guidance for frodo", "move friendship", "move travelling")
    asked = s.everybody_passes().seen(0).asked
    assert (asked.what, asked.seat) == ("roll", 0)
    s.roll("one").everybody_passes()
    s.everybody_passes()
    assert (s.at("frodo"), s.at("pippin"), s.asked) == (1, 0, "reveal")


def test_R12_mithril_annuls_the_roll_it_was_played_on() -> None:
    s = scene("place helms-deep; shields 5 0 0 0; hand merry mithril; stack roll 2", windows=True)
    s.everybody_passes().roll("two").do("merry", "use mithril for pippin")
    s.do("frodo", "call guidance for frodo", "move friendship", "move travelling")
    s.everybody_passes().roll("one").everybody_passes()
    s.everybody_passes()
    assert (s.at("frodo"), s.at("pippin"), s.asked) == (1, 0, "reveal")


def test_case_57_D6_phial_ends_the_tiles() -> None:
    s = scene(
        "place helms-deep; active sam; hand merry phial; tiles ring event*6 fighting",
        windows=True,
    )
    s.everybody_passes()
    s.tile("ring")
    s.everybody_passes()
    s.do("merry", "use phial for sam")
    s.everybody_passes()
    assert (s.asked, s.waits) == ("cards", ["sam"])
    assert s.state.tiles >> 16 & 15 == 6


def test_D6_phial_before_the_first_tile() -> None:
    s = scene("place helms-deep; active sam; hand merry phial", windows=True)
    s.do("merry", "use phial for sam").windows = False
    s.everybody_passes()
    assert s.asked == "cards"


def test_case_59_R1_elessar_lembas_and_miruvor() -> None:
    s = scene(
        "place helms-deep; hand sam elessar lembas miruvor gF; hand pippin gT gT; steps 0 0 2 0; stack cards",
        windows=True,
    )
    s.do("sam", "use elessar for pippin")
    assert s.at("pippin") == 1
    s.do("sam", "use lembas for pippin").draw_any(4)
    assert s.size("pippin") == 6
    s.do("sam", "use miruvor from pippin to merry").do("pippin", "choose gT")
    assert (s.size("pippin"), s.hand("merry"), s.hand("sam")) == (5, "gT", "gF")


@pytest.mark.parametrize("others", [1, 6])
def test_case_59_D16_lembas_is_gone_before_counting(others: int) -> None:
    s = scene(f"place helms-deep; hand sam lembas gF*{others}".replace("gF*6", "gF*5 gT") + "; stack cards")
    s.do("sam", "use lembas for sam").draw_any(6 - others)
    assert s.size("sam") == 6


def test_D16_lembas_counts_cards_given_to_an_unmet_demand() -> None:
    """Surrounded asks for seven cards: Sam has laid four of his six on the table and could take them back."""
    s = scene("place mordor; active sam; hand sam gF*3 gT*2 gH; hand merry lembas gR; stack event 22")
    s.do("sam", "give gF", "give gF", "give gT", "give gT").do("merry", "use lembas for sam")
    assert (s.asked, s.size("sam")) == ("pay", 2)
    s.do("sam", "take back")
    assert s.size("sam") == 6


def test_miruvor_the_giver_may_decline() -> None:
    s = scene("hand sam miruvor; hand pippin gT; stack cards").do("sam", "use miruvor from pippin to sam")
    s.do("pippin", "done")
    assert (s.hand("pippin"), s.hand("sam")) == ("gT", "")


def test_staff_stops_a_tile_with_three_things() -> None:
    for tile in ("event-or-three-cards", "event-or-three-things"):
        s = scene("place helms-deep; hand merry staff lembas", windows=True)
        s.everybody_passes()
        s.tile(tile).do("merry", "use staff for frodo")
        s.everybody_passes()
        s.everybody_passes()
        assert (s.state.event_at, s.asked) == (0, "reveal")
    s = scene("place helms-deep; hand merry staff lembas", windows=True)
    s.everybody_passes()
    assert not any("staff" in a for a in s.tile("event").may("merry"))


def test_elessar_needs_somebody_away_from_the_light() -> None:
    s = scene("place helms-deep; hand sam elessar; stack cards")
    assert not any("elessar" in a for a in s.may("sam"))


@pytest.mark.parametrize(("way", "steps"), [("all-effects", 0), ("one-token", 2)])
def test_C4_athelas_at_the_end_of_a_board(way: str, steps: int) -> None:
    s = scene(
        "hand merry athelas; stack place 3, hand-over, for-each 43 2 1",
        windows=True,
        athelas=way,
    )
    assert "use athelas for sam" in s.may("merry")
    s.do("merry", "use athelas for sam")
    s.everybody_passes()
    assert s.at("sam") == steps
