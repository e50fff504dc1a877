"""Rulings E1-E20: combat cards."""

import pytest

from bree.games.confrontation.fields.shapes import OnTable
from tests.games.confrontation.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["2002", "2005"])
BATTLE = "light: frodo@shire gimli@eregion; dark: balrog@caradhras warg@mordor; turn dark;"
SOME_DISCARDED = "light-hand: 1 2 3 4 magic retreat; dark-hand: 1 2 3 4 magic retreat"
"""Light has played 5, Noble Sacrifice and Elven Cloak; Dark 5, 6 and the Eye."""


def battle(edition: str, rest: str = "") -> Table:
    return Table(BATTLE + rest, edition=edition).do("balrog caradhras-eregion")


def fangorn(edition: str, hands: str = "") -> Table:
    """Gimli attacks the Balrog where Dark can retreat sideways."""
    t = Table(
        "light: frodo@shire gimli@caradhras; dark: balrog@fangorn warg@mordor; turn light;" + hands, edition=edition
    )
    return t.do("gimli caradhras-fangorn")


@EDITIONS
def test_E1_cards_are_chosen_in_secret_and_shown_together(edition: str) -> None:
    t = battle(edition)
    assert t.waiting == ["light", "dark"]
    t.do("dark: card 6")
    assert t.waiting == ["light"]
    assert "card" not in t.kinds()
    t.do("light: card 1")
    assert t.kinds().count("card") == 2


@EDITIONS
def test_E2_dark_text_then_light_text_then_strengths(edition: str) -> None:
    t = fangorn(edition).cards("retreat", "retreat")
    assert t.asks == "dark-retreat"
    t.do("retreat rohan")
    assert t.asks == "light-retreat"


@EDITIONS
def test_E3_magic_fetches_a_played_card_and_both_end_in_the_discard(edition: str) -> None:
    t = battle(edition, SOME_DISCARDED).cards("magic", "1")
    assert [a for a in t.may("light") if a.startswith("magic picks")] == [
        "magic picks 5",
        "magic picks noble-sacrifice",
        "magic picks elven-cloak",
    ]
    t.do("magic picks 5")
    assert t.strengths() == (8, 6)
    assert t.discard("light") == {"5", "magic", "noble-sacrifice", "elven-cloak"}
    assert len(t.hand("light")) == len(t.hand("dark")) == 5


def test_E3_magic_is_a_must_in_2005_and_a_may_in_2002() -> None:
    assert "magic stays" not in battle("2005", SOME_DISCARDED).cards("magic", "1").may("light")
    t = battle("2002", SOME_DISCARDED).cards("magic", "1").do("magic stays")
    assert t.strengths() == (3, 6)


@EDITIONS
def test_E4_magic_without_a_discard_does_nothing(edition: str) -> None:
    t = battle(edition).cards("magic", "magic")
    assert t.strengths() == (3, 5)


@EDITIONS
def test_E5_a_lone_magic_sees_the_other_card(edition: str) -> None:
    t = battle(edition, SOME_DISCARDED).cards("magic", "1")
    assert t.battle(0).cards == OnTable(light="magic", dark="1")
    t = battle(edition, SOME_DISCARDED).cards("4", "magic")
    assert t.waiting == ["dark"]
    assert t.battle(1).cards == OnTable(light="4", dark="magic")


@EDITIONS
def test_E6_of_two_magics_darks_is_replaced_first(edition: str) -> None:
    t = battle(edition, SOME_DISCARDED).cards("magic", "magic")
    assert t.asks == "dark-magic"
    t.do("magic picks 6")
    assert t.battle(0).in_force.dark == "6"
    assert t.asks == "light-magic"


@EDITIONS
def test_E7_the_eye_voids_magic(edition: str) -> None:
    hands = "light-hand: 1 2 3 4 magic retreat; dark-hand: 1 2 3 4 eye retreat"
    assert battle(edition, hands).cards("magic", "eye").strengths() == (3, 5)


@EDITIONS
def test_E8_a_magic_that_becomes_the_eye_voids_lights_magic(edition: str) -> None:
    t = battle(edition, SOME_DISCARDED).cards("magic", "magic").do("magic picks eye")
    assert t.strengths() == (3, 5)


@EDITIONS
def test_E9_the_cloak_hides_from_a_strength_fetched_by_magic(edition: str) -> None:
    hands = "light-hand: 1 2 3 4 elven-cloak retreat; dark-hand: 1 2 3 4 magic retreat"
    t = battle(edition, hands).cards("elven-cloak", "magic").do("magic picks 6")
    assert t.strengths() == (3, 5)


@EDITIONS
def test_E10_the_cloak_does_nothing_against_a_text_card(edition: str) -> None:
    t = fangorn(edition).cards("elven-cloak", "retreat").do("retreat rohan")
    assert t.at("balrog") == "rohan"
    assert battle(edition).cards("elven-cloak", "eye").strengths() == (3, 5)


@EDITIONS
def test_E11_a_retreat_saves_both_from_noble_sacrifice(edition: str) -> None:
    t = fangorn(edition).cards("noble-sacrifice", "retreat").do("retreat rohan")
    assert t.at("balrog") == "rohan"
    assert t.at("gimli") == "fangorn"
    assert t.discard("light") == {"noble-sacrifice"}


@EDITIONS
@pytest.mark.parametrize(
    "position",
    [
        "light: frodo@shire gimli@eregion; dark: balrog@caradhras warg@mordor; turn light",
        "light: frodo@shire gimli@eregion merry@rohan pippin@mirkwood; dark: balrog@fangorn warg@mordor; turn light",
        "light: frodo@shire gimli@eregion; dark: balrog@fangorn warg+orcs@rohan saruman+shelob@mirkwood; turn light",
    ],
)
def test_E12_a_retreat_that_cannot_be_made_saves_nobody(edition: str, position: str) -> None:
    t = Table(position, edition=edition)
    target = t.at("balrog")
    t.do(f"gimli eregion-{target}").cards("noble-sacrifice", "retreat")
    assert t.at("gimli") == t.at("balrog") == "fallen"


@EDITIONS
def test_E13_both_retreat(edition: str) -> None:
    t = fangorn(edition).cards("retreat", "retreat").do("retreat rohan", "retreat misty-mountains")
    assert t.at("balrog") == "rohan"
    assert t.at("gimli") == "misty-mountains"


@EDITIONS
def test_E14_an_impossible_retreat_counts_nothing(edition: str) -> None:
    t = Table("light: frodo@shire gimli@eregion; dark: balrog@caradhras warg@mordor; turn light", edition=edition)
    t.do("gimli eregion-caradhras").cards("1", "retreat")
    assert t.strengths() == (4, 5)


def test_E15_a_possible_retreat_is_a_may_in_2002_and_a_must_in_2005() -> None:
    assert fangorn("2005").cards("1", "retreat").may("dark") == ["retreat rohan"]
    t = fangorn("2002").cards("5", "retreat")
    assert t.may("dark") == ["retreat mirkwood", "retreat rohan", "stand"]
    t.do("stand")
    assert t.strengths() == (8, 5)
    assert battle("2005").cards("retreat", "1").may("light") == ["retreat arthedain", "retreat cardolan"]
    assert battle("2002").cards("retreat", "1").do("stand").strengths() == (3, 6)


@EDITIONS
def test_E16_the_owner_picks_among_free_regions(edition: str) -> None:
    t = Table(
        "light: frodo@shire gimli@eregion sam+merry@arthedain; dark: balrog@caradhras warg@mordor; turn dark",
        edition=edition,
    )
    t.do("balrog caradhras-eregion").cards("retreat", "1")
    assert [a for a in t.may("light") if a != "stand"] == ["retreat cardolan"]
    why = t.refuses("light", "retreat arthedain")
    assert why == ("arthedain is full of your pieces", "02:105" if edition == "2002" else "05:160")
    t = Table("light: frodo@shire gimli@eregion; dark: balrog@caradhras warg@cardolan; turn dark", edition=edition)
    t.do("balrog caradhras-eregion").cards("retreat", "1")
    assert [a for a in t.may("light") if a != "stand"] == ["retreat arthedain"]
    assert t.refuses("light", "retreat cardolan")[0] == "an enemy stands in cardolan"


@EDITIONS
def test_E17_a_retreating_attacker_need_not_go_back_the_way_it_came(edition: str) -> None:
    t = fangorn(edition).cards("retreat", "1")
    assert [a for a in t.may("light") if a != "stand"] == ["retreat misty-mountains", "retreat caradhras"]


@EDITIONS
def test_E18_hands_are_refilled_together_when_all_nine_are_played(edition: str) -> None:
    t = battle(edition, "light-hand: 1; dark-hand: 2").cards("1", "2")
    assert "refill" in t.kinds()
    assert len(t.hand("light")) == len(t.hand("dark")) == 9
    t = battle(edition, "light-hand: 1 3; dark-hand: 2 3").cards("1", "2")
    assert t.hand("light") == {"3"}


def test_E19_every_battle_costs_both_sides_the_same() -> None:
    demand = Table(
        "light: frodo@shire elrond@eregion; dark: saruman@misty-mountains gollum@mordor; turn dark", mode="variant"
    )
    demand.do("saruman-variant misty-mountains-eregion").cards("5", "3").do("demand another card", "card 1")
    assert len(demand.hand("light")) == len(demand.hand("dark")) == 8
    mouth = Table(
        "light: frodo@shire elrond@eregion; dark: mouth-of-sauron@misty-mountains gollum@mordor; turn dark",
        mode="variant",
    )
    mouth.do("mouth-of-sauron misty-mountains-eregion").cards("5", "3").do("swap to 4")
    assert len(mouth.hand("light")) == len(mouth.hand("dark")) == 8
    waived = Table(
        "light: frodo@shire aragorn@eregion; dark: mouth-of-sauron@misty-mountains gollum@mordor; turn dark",
        mode="variant",
    )
    waived.do("mouth-of-sauron misty-mountains-eregion", "no cards")
    assert len(waived.hand("light")) == len(waived.hand("dark")) == 9


@EDITIONS
def test_E20_a_text_that_does_not_matter_counts_nothing(edition: str) -> None:
    assert battle(edition).cards("5", "eye").strengths() == (8, 5)
    assert battle(edition).cards("elven-cloak", "magic").strengths() == (3, 5)
