"""Rulings C1-C9: the flow of battles and the ends of the game."""

import pytest

from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.outcome import points, winner
from tests.games.confrontation.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["2002", "2005"])


@EDITIONS
def test_C1_lights_text_comes_first(edition: str) -> None:
    t = Table("light: frodo@shire boromir@eregion; dark: orcs@caradhras warg@mordor; turn dark", edition=edition)
    t.do("orcs caradhras-eregion")
    assert t.at("boromir") == t.at("orcs") == "fallen"
    t = Table("light: frodo@shire gimli@eregion; dark: orcs@caradhras warg@mordor; turn dark", edition=edition)
    t.do("orcs caradhras-eregion")
    assert t.at("orcs") == "fallen"
    assert t.at("gimli") == "eregion"


@EDITIONS
def test_C2_a_retreat_by_text_ends_the_battle(edition: str) -> None:
    t = Table("light: frodo@eregion; dark: orcs@caradhras warg@mordor; turn dark", edition=edition)
    t.do("orcs caradhras-eregion", "retreat rhudaur")
    assert t.at("frodo") == "rhudaur"
    assert t.turn == "light"
    assert len(t.hand("light")) == 9


@EDITIONS
def test_C3_the_attacker_goes_on_until_the_region_is_one_sided(edition: str) -> None:
    t = Table("light: frodo@shire merry+pippin@eregion; dark: balrog@caradhras warg@mordor; turn dark", edition=edition)
    t.do("balrog caradhras-eregion", "attack hidden", "found merry").cards("1", "2")
    assert t.asks == "cards"
    t.cards("2", "1")
    assert t.at("merry") == t.at("pippin") == "fallen"
    assert t.turn == "light"


@EDITIONS
def test_C4_a_fallen_attacker_ends_the_turn(edition: str) -> None:
    t = Table(
        "light: frodo@shire boromir+pippin@eregion; dark: balrog@caradhras warg@mordor; turn dark", edition=edition
    )
    t.do("balrog caradhras-eregion", "attack hidden", "found boromir")
    assert t.at("pippin") == "eregion"
    assert t.turn == "light"


@EDITIONS
def test_C5_wins_are_checked_after_every_change(edition: str) -> None:
    t = Table("light: frodo@gondor; dark: warg+orcs@mordor; turn light", edition=edition)
    assert t.do("frodo gondor-mordor").result() == ("light", "ring-bearer-in-mordor")
    t = Table("light: frodo+merry@eregion; dark: orcs@caradhras warg@mordor; turn dark", edition=edition)
    t.do("orcs caradhras-eregion", "attack hidden", "found frodo", "stand")
    assert t.result() == ("dark", "ring-bearer-defeated")


@EDITIONS
def test_C6_frodo_and_the_last_dark_piece_fall_together(edition: str) -> None:
    t = Table("light: frodo@misty-mountains merry@shire; dark: balrog@mirkwood; turn dark", edition=edition)
    t.do("balrog mirkwood-misty-mountains").cards("noble-sacrifice", "1")
    assert t.result() == ("dark", "ring-bearer-defeated")
    assert t.at("frodo") == t.at("balrog") == "fallen"
    assert t.points() == {"light": 0, "dark": 0}
    assert t.kinds()[-3:] == ["fallen", "fallen", "end"]


@EDITIONS
def test_C6_a_tie_takes_the_dark_piece_off_before_the_game_ends(edition: str) -> None:
    t = Table(
        "light: frodo@misty-mountains merry@shire; dark: black-rider@mirkwood orcs@mordor; turn dark", edition=edition
    )
    t.do("black-rider mirkwood-misty-mountains").cards("3", "1")
    assert t.strengths() == (4, 4)
    assert t.at("frodo") == t.at("black-rider") == "fallen"
    assert t.points() == {"light": 0, "dark": 1}


def test_C6_wormtongue_who_may_flee_stays() -> None:
    text = "light: frodo@misty-mountains merry@shire; dark: wormtongue@mirkwood {}; turn dark"
    t = Table(text.format("orcs@mordor"), mode="draft")
    t.do("wormtongue mirkwood-misty-mountains").cards("noble-sacrifice", "1")
    assert t.at("wormtongue") == "misty-mountains"
    assert t.points() == {"light": 0, "dark": 2}
    t = Table(text.format("orcs@mirkwood warg@fangorn"), mode="draft")
    t.do("wormtongue mirkwood-misty-mountains").cards("noble-sacrifice", "1")
    assert t.at("wormtongue") == "fallen", "there is no empty region behind him"
    assert t.points() == {"light": 0, "dark": 2}


@EDITIONS
def test_C7_three_dark_pieces_in_the_shire_at_once(edition: str) -> None:
    t = Table("light: frodo@fangorn; dark: warg+orcs@shire balrog@arthedain; turn dark", edition=edition)
    assert t.do("balrog arthedain-shire").result() == ("dark", "three-in-the-shire")
    t = Table("light: frodo@fangorn; dark: warg@shire balrog@arthedain orcs@mordor; turn dark", edition=edition)
    assert t.do("balrog arthedain-shire").turn == "light"


def test_C7_gollums_retreat_and_the_dark_of_mordor_count() -> None:
    t = Table(
        "light: frodo@fangorn theoden@rhudaur; dark: orcs+mouth-of-sauron@shire gollum@arthedain; turn dark",
        mode="variant",
    )
    assert t.do("gollum arthedain-shire").result() == ("dark", "three-in-the-shire")
    t = Table(
        "light: frodo@fangorn;"
        "dark: orcs+mouth-of-sauron@shire gollum@arthedain; specials the-dark-of-mordor; turn dark",
        mode="variant",
    )
    assert t.do("the-dark-of-mordor gollum arthedain-shire").result() == ("dark", "three-in-the-shire")


def test_C7_gollum_slips_into_the_shire() -> None:
    t = Table(
        "light: frodo@fangorn aragorn@rhudaur; dark: orcs-variant+witch-king@shire gollum@arthedain; turn light",
        mode="draft",
    )
    t.do("aragorn rhudaur-arthedain", "retreat shire")
    assert t.result() == ("dark", "three-in-the-shire")


@EDITIONS
def test_C8_any_arrival_of_the_ring_bearer_wins(edition: str) -> None:
    t = Table("light: frodo@gondor; dark: warg@rohan; specials shadowfax; turn light", edition=edition)
    assert t.do("shadowfax frodo gondor-mordor").result() == ("light", "ring-bearer-in-mordor")


def test_C8_even_by_smeagols_swap() -> None:
    t = Table("light: smeagol@mordor frodo@gondor; dark: flying-nazgul@rohan warg@fangorn; turn dark", mode="draft")
    t.do("flying-nazgul rohan-mordor", "swap frodo")
    assert t.result() == ("light", "ring-bearer-in-mordor")


@EDITIONS
def test_C9_the_winner_scores_its_survivors(edition: str) -> None:
    t = Table("light: frodo@gondor sam@shire merry@eregion; dark: warg+orcs@mordor; turn light", edition=edition)
    t.do("frodo gondor-mordor")
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.detail["points"] == {"light": 3, "dark": 0}
    assert outcome.detail["survivors"] == {"light": 3, "dark": 2}


@EDITIONS
def test_C9_a_match_counts_the_survivors_of_each_winner(edition: str) -> None:
    text = "light: frodo@gondor sam@shire merry@eregion; dark: warg+orcs@mordor; turn light"
    given_up = Table(text, edition=edition).state
    assert isinstance(given_up, ConfrontationData)
    assert points(given_up, (1.0, -1.0)) == [3.0, 0.0]
    assert points(given_up, (-1.0, 1.0)) == [0.0, 2.0]
    played = Table(text, edition=edition)
    played.do("frodo gondor-mordor")
    assert isinstance(played.state, ConfrontationData)
    assert points(played.state, (1.0, -1.0)) == [3.0, 0.0]


def test_C9_more_points_win_the_match() -> None:
    assert (winner([5.0, 3.0]), winner([0.0, 8.0]), winner([4.0, 4.0])) == (0, 1, None)
