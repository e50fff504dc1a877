"""The worked cases with variant characters."""

from tests.games.confrontation.table import Table


def test_case_35a_the_ring_passes() -> None:
    t = Table("light: frodo@eregion sam@shire; dark: uruk-hai@caradhras gollum@mordor; turn dark", mode="variant")
    t.do("uruk-hai caradhras-eregion").cards("noble-sacrifice", "retreat")
    assert t.at("frodo-variant") == t.at("uruk-hai") == "fallen"
    assert t.turn == "light"
    assert t.fields().ring_bearer == "sam"
    entering = Table("light: sam@gondor; dark: gollum+orcs@mordor; bearer sam; turn light", mode="variant")
    assert entering.do("sam-variant gondor-mordor").result() == ("light", "ring-bearer-in-mordor")
    beaten = Table("light: sam@gondor theoden@shire; dark: orcs+gollum@mordor; bearer sam; turn dark", mode="variant")
    assert beaten.do("orcs-variant mordor-gondor").cards("1", "2").result() == ("dark", "ring-bearer-defeated")


def test_case_35b_the_warg_takes_the_ring() -> None:
    t = Table(
        "light: frodo-variant@eregion sam-variant@shire; dark: warg@caradhras orcs@mordor; turn dark", mode="draft"
    )
    t.do("warg caradhras-eregion").cards("noble-sacrifice", "3")
    assert t.result() == ("dark", "ring-bearer-defeated")
    assert t.at("frodo-variant") == t.at("warg") == "fallen"
    assert t.points() == {"light": 0, "dark": 1}


def test_case_37a_saruman_demands_another_card() -> None:
    t = Table(
        "light: frodo@shire elrond@eregion; dark: saruman@misty-mountains gollum@mordor; turn dark;"
        "light-hand: 5 1; dark-hand: 3 2",
        mode="variant",
    )
    t.do("saruman-variant misty-mountains-eregion").cards("5", "3")
    t.do("demand another card")
    assert t.may("light") == ["card 1"]
    t.do("card 1")
    assert t.strengths() == (4, 6)
    assert t.at("elrond") == "fallen"
    assert t.hand("light") == {"5"}
    assert t.hand("dark") == {"2"}


def test_case_37a_no_demand_against_a_last_card() -> None:
    t = Table(
        "light: frodo@shire elrond@eregion; dark: saruman@misty-mountains gollum@mordor; turn dark;"
        "light-hand: 5; dark-hand: 3",
        mode="variant",
    )
    t.do("saruman-variant misty-mountains-eregion").cards("5", "3")
    assert t.strengths() == (8, 6)


MOUTH = "light: frodo@shire faramir@eregion; dark: mouth-of-sauron@misty-mountains gollum@mordor; turn dark;"


def test_case_37b_the_mouth_takes_the_four_from_the_discard() -> None:
    t = Table(MOUTH + "light-hand: 1; dark-hand: 2", mode="variant")
    t.do("mouth-of-sauron misty-mountains-eregion").cards("1", "2").do("swap to 4")
    assert t.strengths() == (4, 7)
    assert t.at("faramir") == "fallen"
    assert len(t.hand("light")) == len(t.hand("dark")) == 9


def test_case_37b_the_mouth_takes_the_four_from_the_hand() -> None:
    t = Table(MOUTH + "light-hand: 1 5; dark-hand: 2 4", mode="variant")
    t.do("mouth-of-sauron misty-mountains-eregion").cards("1", "2").do("swap to 4")
    assert t.strengths() == (4, 7)
    assert t.hand("dark") == {"2"}
    assert "4" in t.discard("dark")


def test_case_39a_variant_sam_copies_the_cave_troll() -> None:
    t = Table(
        "light: frodo@shire sam-variant@eregion; dark: cave-troll@misty-mountains warg@mordor; turn dark", mode="draft"
    )
    t.do("cave-troll misty-mountains-eregion").cards("1", "6")
    assert t.strengths() == (10, 9)
    assert t.at("cave-troll") == "fallen"


def test_case_39b_elrond_ignores_magic() -> None:
    t = Table(
        "light: frodo@shire elrond@eregion; dark: orcs@misty-mountains gollum@mordor; turn dark;"
        "dark-hand: 1 2 3 4 5 magic retreat eye; light-hand: 1 2 3 4 5 magic retreat noble-sacrifice",
        mode="variant",
    )
    t.do("orcs-variant misty-mountains-eregion").cards("4", "magic")
    assert t.strengths() == (7, 6)
    assert t.at("orcs-variant") == "fallen"


def test_case_39c_treebeard_leaps_onto_the_warg_at_four() -> None:
    t = Table("light: frodo@shire treebeard@arthedain; dark: warg@fangorn orcs@mordor; turn light", mode="draft")
    t.do("treebeard leaps arthedain-fangorn").cards("1", "4")
    assert t.strengths() == (5, 6)
    assert t.at("treebeard") == "fallen"
