"""Rulings F1 to F8: variant characters, 2005 only. The others are in `test_rulings_f9.py`."""

import pytest

from tests.games.confrontation.table import draft, variant

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
