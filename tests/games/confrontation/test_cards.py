"""All 18 combat cards, in the wording of both editions."""

import pytest

from tests.games.confrontation.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["2002", "2005"])


def battle(edition: str, hands: str = "") -> Table:
    """Gimli (3), attacked in Fangorn by the Balrog (5): both can retreat."""
    t = Table(f"light: frodo@shire gimli@fangorn; dark: balrog@gondor warg@mordor; turn dark; {hands}", edition=edition)
    return t.do("balrog gondor-fangorn")


@EDITIONS
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5])
def test_light_strengths(edition: str, card: int) -> None:
    assert battle(edition).cards(str(card), "eye").strengths() == (3 + card, 5)


@EDITIONS
@pytest.mark.parametrize("card", [1, 2, 3, 4, 5, 6])
def test_dark_strengths(edition: str, card: int) -> None:
    assert battle(edition).cards("magic", str(card)).strengths() == (3, 5 + card)


def test_light_has_no_six_and_no_eye_and_dark_no_sacrifice() -> None:
    t = battle("2005")
    assert t.hand("light") == {"1", "2", "3", "4", "5", "magic", "retreat", "noble-sacrifice", "elven-cloak"}
    assert t.hand("dark") == {"1", "2", "3", "4", "5", "6", "magic", "retreat", "eye"}
    assert t.refuses("light", "card eye") == ("the card eye is not in your hand", "05:168")


@EDITIONS
def test_light_magic(edition: str) -> None:
    t = battle(edition, "light-hand: 1 magic; dark-hand: 1 2").cards("magic", "1").do("magic picks 5")
    assert t.strengths() == (8, 6)


@EDITIONS
def test_dark_magic(edition: str) -> None:
    t = battle(edition, "light-hand: 1 magic; dark-hand: 1 magic").cards("1", "magic").do("magic picks 6")
    assert t.strengths() == (4, 11)


@EDITIONS
def test_noble_sacrifice(edition: str) -> None:
    t = battle(edition).cards("noble-sacrifice", "6")
    assert t.at("gimli") == t.at("balrog") == "fallen"


@EDITIONS
def test_elven_cloak(edition: str) -> None:
    assert battle(edition).cards("elven-cloak", "6").strengths() == (3, 5)


@EDITIONS
def test_light_retreat_goes_backwards(edition: str) -> None:
    t = battle(edition).cards("retreat", "6").do("retreat misty-mountains")
    assert t.at("gimli") == "misty-mountains"
    assert t.at("balrog") == "fangorn"


@EDITIONS
def test_dark_retreat_goes_sideways(edition: str) -> None:
    t = battle(edition).cards("5", "retreat").do("retreat rohan")
    assert t.at("balrog") == "rohan"
    assert t.at("gimli") == "fangorn"


@EDITIONS
@pytest.mark.parametrize("card", ["noble-sacrifice", "elven-cloak", "retreat", "magic"])
def test_the_eye_voids_light_text_cards(edition: str, card: str) -> None:
    t = battle(edition, "light-hand: 1 2 magic noble-sacrifice elven-cloak retreat; dark-hand: 1 2 3 4 5 eye")
    assert t.cards(card, "eye").strengths() == (3, 5)


@EDITIONS
def test_the_eye_is_idle_against_a_strength(edition: str) -> None:
    assert battle(edition).cards("5", "eye").strengths() == (8, 5)
