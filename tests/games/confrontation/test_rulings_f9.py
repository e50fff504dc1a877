"""Rulings F9 to F17: variant characters, 2005 only."""

import pytest

from tests.games.confrontation.table import draft, variant


def test_F9_aragorn_decides_before_saruman() -> None:
    position = "light: frodo@shire aragorn-variant@eregion; dark: saruman@caradhras warg@mordor; turn dark"
    t = draft(position).do("saruman caradhras-eregion")
    assert t.asks == "aragorn"
    t.do("with cards")
    assert t.asks == "saruman"
    t.do("no cards")
    assert t.strengths() == (4, 4)
    t = draft(position).do("saruman caradhras-eregion", "no cards")
    assert t.strengths() == (4, 4)
    attacking = draft("light: frodo@shire aragorn-variant@eregion; dark: saruman@caradhras warg@mordor; turn light")
    assert attacking.do("aragorn-variant eregion-caradhras").asks == "saruman"


def test_F10_smeagol_swaps_with_a_neighbour_who_is_attacked_afresh() -> None:
    t = draft(
        "light: frodo@rhudaur smeagol@eregion boromir@misty-mountains merry@shire legolas@fangorn;"
        "dark: balrog@caradhras warg@mordor; turn dark"
    )
    t.do("balrog caradhras-eregion")
    assert t.may("light") == ["swap frodo", "swap boromir", "stand"]
    t.do("swap frodo")
    assert t.at("smeagol") == "rhudaur"
    assert t.may("light") == ["retreat rhudaur", "retreat enedwaith", "stand"], "Frodo is attacked with his own text"


def test_F10_not_sideways_in_the_mountains_not_in_company_not_v_warg() -> None:
    t = draft("light: frodo@shire smeagol@misty-mountains merry@caradhras; dark: balrog@fangorn warg@mordor; turn dark")
    assert t.do("balrog fangorn-misty-mountains").asks == "cards"
    t = draft("light: frodo@shire smeagol+legolas@eregion merry@rhudaur; dark: balrog@caradhras warg@mordor; turn dark")
    assert t.do("balrog caradhras-eregion", "attack hidden", "found smeagol").asks == "cards"
    t = draft("light: frodo@shire smeagol@eregion merry@rhudaur; dark: warg@caradhras orcs@mordor; turn dark")
    assert t.do("warg caradhras-eregion").asks == "cards"


def test_F10_gwaihir_may_carry_the_newcomer() -> None:
    t = draft("light: frodo@rhudaur smeagol@eregion; dark: balrog@caradhras warg@mordor; specials gwaihir; turn dark")
    t.do("balrog caradhras-eregion", "no gwaihir", "swap frodo")
    assert t.asks == "gwaihir"


def test_F11_the_witch_king_wins_by_entering_the_shire() -> None:
    t = variant("light: frodo+sam+theoden+elrond@shire; dark: witch-king@arthedain gollum@mordor; turn dark")
    assert t.do("witch-king-variant arthedain-shire").result() == ("dark", "witch-king-in-the-shire")


@pytest.mark.parametrize("gandalf", ["gandalf", "gandalf-variant"])
def test_F12_saruman_beats_gandalf(gandalf: str) -> None:
    t = draft(f"light: frodo@shire {gandalf}@eregion; dark: saruman-variant@caradhras warg@mordor; turn dark")
    t.do("saruman-variant caradhras-eregion")
    assert t.at(gandalf) == "fallen"


def test_F12_gwaihir_saves_gandalf() -> None:
    t = variant(
        "light: frodo@shire gandalf@eregion; dark: saruman@caradhras gollum@mordor; specials gwaihir; turn dark"
    )
    t.do("saruman-variant caradhras-eregion", "gwaihir rhudaur")
    assert t.at("gandalf-variant") == "rhudaur"


def test_F12_saruman_forces_another_card_once() -> None:
    t = variant("light: frodo@shire elrond@eregion; dark: saruman@caradhras gollum@mordor; turn dark")
    t.do("saruman-variant caradhras-eregion").cards("5", "3")
    assert t.may("dark") == ["demand another card", "accept the card"]
    t.do("demand another card")
    assert t.battle(0).refused == "5"
    assert t.battle(0).cards.dark == "3"
    assert "card 5" not in t.may("light")
    assert t.refuses("light", "card 5") == ("Saruman demands another card", "05:506")
    t.do("card 4")
    assert t.strengths() == (7, 6)
    assert "5" in t.hand("light")
    accepted = variant("light: frodo@shire elrond@eregion; dark: saruman@caradhras gollum@mordor; turn dark")
    accepted.do("saruman-variant caradhras-eregion").cards("5", "3").do("accept the card")
    assert accepted.strengths() == (8, 6)


def test_F12_not_if_aragorn_waived_cards() -> None:
    t = variant("light: frodo@shire aragorn@eregion; dark: saruman@caradhras gollum@mordor; turn dark")
    t.do("saruman-variant caradhras-eregion", "no cards")
    assert t.strengths() == (4, 3)


def test_F13_orcs_count_six_in_every_battle_of_their_attack() -> None:
    t = variant("light: frodo@shire theoden+faramir@eregion; dark: orcs@caradhras gollum@mordor; turn dark")
    t.do("orcs-variant caradhras-eregion", "attack hidden", "found theoden").cards("1", "1")
    assert t.strengths() == (3, 7)
    t.cards("2", "2")
    assert t.strengths() == (5, 8)
    t = variant("light: frodo@shire theoden@eregion; dark: orcs@caradhras gollum@mordor; turn light")
    assert t.do("theoden eregion-caradhras").cards("1", "1").strengths() == (3, 4)


def test_F14_wormtongue_flees_when_defeated() -> None:
    t = variant("light: frodo@shire theoden@eregion; dark: wormtongue@caradhras gollum@fangorn; turn light")
    t.do("theoden eregion-caradhras").cards("1", "1")
    assert t.may("dark") == ["retreat rohan", "fall"], "Fangorn is not empty"
    t.do("retreat rohan")
    assert t.at("wormtongue") == "rohan"


@pytest.mark.parametrize("light", ["boromir", "theoden"])
def test_F14_even_from_boromir_and_noble_sacrifice(light: str) -> None:
    t = draft(f"light: frodo@shire {light}@eregion; dark: wormtongue@caradhras warg@mordor; turn light")
    t.do(f"{light} eregion-caradhras")
    if light == "theoden":
        t.cards("noble-sacrifice", "1")
    assert t.at(light) == "fallen"
    t.do("retreat fangorn")
    assert t.at("wormtongue") == "fangorn"


def test_F14_removed_where_no_empty_region_lies_behind() -> None:
    t = variant(
        "light: frodo@shire theoden@eregion elrond@rohan; dark: wormtongue@caradhras gollum@fangorn; turn light"
    )
    t.do("theoden eregion-caradhras").cards("1", "1")
    assert t.at("wormtongue") == "fallen"


def test_F15_the_mouths_four_is_still_cloaked() -> None:
    t = variant("light: frodo@shire elrond@eregion; dark: mouth-of-sauron@caradhras gollum@mordor; turn dark")
    t.do("mouth-of-sauron caradhras-eregion").cards("elven-cloak", "1").do("swap to 4")
    assert t.strengths() == (3, 3)
    keep = variant("light: frodo@shire elrond@eregion; dark: mouth-of-sauron@caradhras gollum@mordor; turn dark")
    keep.do("mouth-of-sauron caradhras-eregion").cards("1", "6").do("keep the card")
    assert keep.strengths() == (4, 9)


def test_F15_not_if_cards_were_waived_nor_if_the_four_lies_there() -> None:
    t = variant("light: frodo@shire aragorn@eregion; dark: mouth-of-sauron@caradhras gollum@mordor; turn dark")
    assert t.do("mouth-of-sauron caradhras-eregion", "no cards").strengths() == (4, 3)
    t = variant("light: frodo@shire elrond@eregion; dark: mouth-of-sauron@caradhras gollum@mordor; turn dark")
    assert t.do("mouth-of-sauron caradhras-eregion").cards("1", "4").strengths() == (4, 7)


@pytest.mark.parametrize(
    ("turn", "move"), [("light", "elrond eregion-caradhras"), ("dark", "gollum caradhras-eregion")]
)
def test_F16_gollum_slips_forward_before_cards(turn: str, move: str) -> None:
    t = variant(f"light: frodo@shire elrond@eregion; dark: gollum@caradhras orcs@mordor; turn {turn}").do(move)
    ahead = "retreat enedwaith" if turn == "light" else "retreat arthedain"
    assert t.may("dark")[0] in (ahead, "retreat eregion")
    t.do(t.may("dark")[0])
    assert t.turn != turn
    stays = variant(f"light: frodo@shire elrond@eregion; dark: gollum@caradhras orcs@mordor; turn {turn}").do(
        move, "stand"
    )
    assert stays.asks == "cards"


def test_F16_not_after_lights_retreat_and_after_boromirs_text() -> None:
    t = draft("light: frodo@rhudaur; dark: gollum@misty-mountains orcs@mordor; turn dark")
    t.do("gollum misty-mountains-rhudaur", "retreat eregion")
    assert t.turn == "light"
    t = draft("light: frodo@shire boromir@eregion; dark: gollum@caradhras orcs@mordor; turn dark")
    assert t.do("gollum caradhras-eregion").at("gollum") == "fallen"


def test_F17_faramir_side_steps_when_attacking() -> None:
    t = variant("light: frodo@shire faramir@mirkwood; dark: uruk-hai@dagorlad gollum@mordor; turn light")
    assert t.do("faramir mirkwood-dagorlad").may("light") == ["retreat gondor", "stand"]
    river = variant("light: frodo@shire faramir@misty-mountains; dark: uruk-hai@fangorn gollum@mordor; turn light")
    assert river.do("faramir misty-mountains-fangorn").may("light") == ["retreat rohan", "stand"]
    attacked = variant("light: frodo@shire faramir@eregion; dark: uruk-hai@caradhras gollum@mordor; turn dark")
    assert attacked.do("uruk-hai caradhras-eregion").asks == "cards"
