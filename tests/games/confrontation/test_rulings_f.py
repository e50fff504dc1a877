"""Rulings F1-F17: variant characters, 2005 only."""

import pytest

from tests.games.confrontation.table import Table


def variant(position: str) -> Table:
    return Table(position, mode="variant")


def draft(position: str) -> Table:
    return Table(position, mode="draft")


SOME_DISCARDED = "light-hand: 1 2 3 5 magic retreat noble-sacrifice; dark-hand: 1 2 3 5 magic retreat eye"
"""Light has played 4 and Elven Cloak, Dark 4 and 6."""


@pytest.mark.parametrize("card", ["magic", "eye", "retreat"])
def test_F1_frodo_makes_darks_text_cards_void(card: str) -> None:
    t = variant(f"light: frodo@fangorn sam@shire; dark: uruk-hai@gondor gollum@mordor; turn dark; {SOME_DISCARDED}")
    t.do("uruk-hai gondor-fangorn").cards("noble-sacrifice", card)
    assert t.at("frodo-variant") == t.at("uruk-hai") == "fallen"


def test_F1_strengths_still_count_and_the_mouth_may_swap() -> None:
    t = variant("light: frodo@eregion sam@shire; dark: mouth-of-sauron@caradhras gollum@mordor; turn dark")
    t.do("mouth-of-sauron caradhras-eregion").cards("5", "eye").do("swap to 4")
    assert t.strengths() == (6, 7)


def test_F2_the_ring_passes_to_sam_who_shows_himself_and_hides_again() -> None:
    t = variant("light: frodo@eregion sam@shire; dark: uruk-hai@caradhras gollum@mordor; turn dark")
    t.do("uruk-hai caradhras-eregion").cards("1", "2")
    assert ("ring-passed", "05:228", {"piece": "sam-variant"}) in t.events
    assert t.fields().ring_bearer == "sam"
    assert t.shown() == set()
    dead = variant("light: frodo@eregion theoden@shire; dark: uruk-hai@caradhras gollum@mordor; turn dark")
    assert dead.do("uruk-hai caradhras-eregion").cards("1", "2").result() == ("dark", "ring-bearer-defeated")


@pytest.mark.parametrize(("light", "dark"), [("1", "1"), ("2", "1"), ("noble-sacrifice", "1")])
def test_F2_the_warg_keeps_the_ring_however_he_wins(light: str, dark: str) -> None:
    t = draft("light: frodo-variant@eregion sam-variant@shire; dark: warg@caradhras orcs@mordor; turn dark")
    assert t.do("warg caradhras-eregion").cards(light, dark).result() == ("dark", "ring-bearer-defeated")


def test_F2_the_balrogs_kill_in_the_tunnel_hands_the_ring_over() -> None:
    t = draft("light: frodo-variant@eregion sam-variant@shire; dark: balrog@caradhras orcs@mordor; turn light")
    t.do("frodo-variant eregion-fangorn", "show balrog")
    assert t.fields().ring_bearer == "sam"
    assert t.turn == "dark"


def test_F3_sam_already_in_mordor_wins_at_once() -> None:
    t = variant("light: frodo@eregion sam@mordor; dark: uruk-hai@caradhras gollum@rohan; turn dark")
    t.do("uruk-hai caradhras-eregion").cards("1", "2")
    assert t.result() == ("light", "ring-bearer-in-mordor")
    t = variant("light: frodo@eregion sam@mordor; dark: uruk-hai@caradhras gollum@rohan; turn dark")
    t.do("uruk-hai caradhras-eregion").cards("noble-sacrifice", "2")
    assert t.result() == ("light", "ring-bearer-in-mordor")
    assert t.at("uruk-hai") == "fallen"


def test_F4_classic_frodo_hands_nothing_over() -> None:
    t = draft("light: frodo@caradhras sam-variant@shire; dark: balrog@fangorn warg@mordor; turn dark")
    assert t.do("balrog fangorn-caradhras").cards("1", "2").result() == ("dark", "ring-bearer-defeated")


@pytest.mark.parametrize(
    ("position", "move", "rule"),
    [
        ("light: frodo-variant@gondor; dark: orcs@shire; turn light", "frodo-variant gondor-mordor", "05:208"),
        ("light: frodo@eregion sam@shire; dark: balrog@caradhras; turn dark", "balrog caradhras-eregion", "05:210"),
        ("light: frodo-variant@eregion; dark: balrog@caradhras; turn dark", "balrog caradhras-eregion", "05:228"),
        (
            "light: frodo-variant@eregion sam@shire; dark: warg@caradhras; turn dark",
            "warg caradhras-eregion",
            "05:437",
        ),
        (
            "light: sam@gondor; dark: orcs@shire; bearer sam; light-off frodo-variant; turn light",
            "sam gondor-mordor",
            "05:230",
        ),
        (
            "light: sam@eregion; dark: balrog@caradhras; bearer sam; light-off frodo-variant; turn dark",
            "balrog caradhras-eregion",
            "05:230",
        ),
        (
            "light: frodo-variant@eregion sam@mordor; dark: balrog@caradhras; turn dark",
            "balrog caradhras-eregion",
            "05:230",
        ),
    ],
)
def test_the_end_is_told_with_the_rule_of_the_ring_bearer(position: str, move: str, rule: str) -> None:
    t = draft(position).do(move)
    if t.asks == "text-retreat":
        t.do("stand")
    if t.asks == "cards":
        t.cards("1", "6")
    assert [r for kind, r, _ in t.events if kind == "end"] == [rule]
    for state in (t.state, t.game.position(t.setting, t.state.position())):
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.rule == rule


@pytest.mark.parametrize(
    ("enemy", "strength"), [("orcs-variant", 6), ("cave-troll", 9), ("wormtongue", -1), ("black-rider", 3)]
)
def test_F5_sam_copies_the_attackers_strength(enemy: str, strength: int) -> None:
    t = draft(f"light: frodo@shire sam-variant@eregion; dark: {enemy}@caradhras warg@mordor; turn dark")
    t.do(f"{enemy} caradhras-eregion").cards("2", "eye")
    assert t.strengths() == (strength + 2, strength)


def test_F5_not_when_he_attacks_and_not_against_classic_orcs() -> None:
    t = draft("light: frodo@shire sam-variant@eregion; dark: balrog@caradhras warg@mordor; turn light")
    assert t.do("sam-variant eregion-caradhras").cards("2", "eye").strengths() == (3, 5)
    t = draft("light: frodo@shire sam-variant@eregion; dark: orcs@caradhras warg@mordor; turn dark")
    assert t.do("orcs caradhras-eregion").at("sam-variant") == "fallen"


def test_F5_gandalf_helps_sam_too() -> None:
    t = variant("light: frodo@shire sam@eregion gandalf@rhudaur; dark: orcs@caradhras gollum@mordor; turn dark")
    t.do("orcs-variant caradhras-eregion").cards("1", "2").do("gandalf helps")
    assert t.strengths() == (8, 8)


def test_F6_elrond_voids_eye_and_magic_only() -> None:
    position = f"light: frodo@shire elrond@fangorn; dark: uruk-hai@gondor gollum@mordor; turn dark; {SOME_DISCARDED}"
    assert variant(position).do("uruk-hai gondor-fangorn").cards("3", "magic").strengths() == (6, 4)
    t = variant(position).do("uruk-hai gondor-fangorn").cards("noble-sacrifice", "eye")
    assert t.at("elrond") == t.at("uruk-hai") == "fallen"
    t = variant(position).do("uruk-hai gondor-fangorn").cards("3", "retreat")
    assert t.may("dark") == ["retreat rohan"]
    assert variant(position).do("uruk-hai gondor-fangorn").cards("3", "5").strengths() == (6, 9)


@pytest.mark.parametrize(
    ("gandalf", "battlefield", "source", "helps"),
    [
        ("eregion", "eregion", "caradhras", True),
        ("arthedain", "eregion", "caradhras", True),
        ("rhudaur", "eregion", "caradhras", True),
        ("misty-mountains", "eregion", "caradhras", True),
        ("high-pass", "misty-mountains", "fangorn", True),
        ("shire", "eregion", "caradhras", False),
        ("eregion", "fangorn", "gondor", False),
    ],
)
def test_F7_gandalf_helps_from_the_region_or_next_door(
    gandalf: str, battlefield: str, source: str, helps: bool
) -> None:
    t = variant(
        f"light: frodo@shire theoden@{battlefield} gandalf@{gandalf}; dark: uruk-hai@{source} gollum@mordor; turn dark"
    )
    t.do(f"uruk-hai {source}-{battlefield}")
    if t.asks == "target":
        t.do("attack hidden", "found theoden")
    t.cards("1", "2")
    assert (t.asks == "help" and t.may("light") == ["gandalf helps", "no help"]) == helps
    if helps:
        t.do("gandalf helps")
        assert t.strengths() == (4, 6)


def test_F7_he_helps_without_cards_and_even_when_already_shown_but_not_himself() -> None:
    t = draft(
        "light: frodo@shire aragorn-variant@eregion gandalf-variant@rhudaur;"
        "dark: balrog@caradhras warg@mordor; kept gandalf-variant; turn dark"
    )
    t.do("balrog caradhras-eregion", "no cards", "gandalf helps")
    assert t.strengths() == (5, 5)
    t = variant("light: frodo@shire gandalf@eregion theoden@rhudaur; dark: uruk-hai@caradhras gollum@mordor; turn dark")
    assert t.do("uruk-hai caradhras-eregion").cards("1", "2").strengths() == (6, 6)


def test_F8_replaced_cards_then_text_cards_then_help() -> None:
    t = variant(
        "light: frodo@shire theoden@eregion gandalf@rhudaur; dark: mouth-of-sauron@caradhras gollum@mordor; turn dark;"
        + SOME_DISCARDED
    )
    t.do("mouth-of-sauron caradhras-eregion").cards("magic", "eye")
    assert t.asks == "four"
    t.do("swap to 4")
    assert t.asks == "light-magic", "the Eye is gone"
    t.do("magic picks elven-cloak")
    assert t.asks == "help"
    t.do("no help")
    assert t.strengths() == (2, 3)


def test_F8_against_classic_gandalf_the_mouth_swaps_after_both_cards() -> None:
    t = draft("light: frodo@shire gandalf@eregion; dark: mouth-of-sauron@caradhras warg@mordor; turn dark")
    t.do("mouth-of-sauron caradhras-eregion", "card 1", "card 5")
    assert t.asks == "four"
    assert t.do("swap to 4").strengths() == (10, 7)


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
