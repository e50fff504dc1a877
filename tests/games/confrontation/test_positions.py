"""Positions that no game can show are refused with the line and the reason; nothing is guessed."""

import pytest

from bree.core.errors import Malformed
from bree.games.confrontation.facts import GAME
from tests.games.confrontation.table import Table

BOARD = "light: frodo@shire merry@eregion; dark: warg@eregion orcs@mordor; turn dark"
FIGHT = "shown: merry warg; battle: region=eregion from=caradhras attacker=warg defender=merry"
MANY: dict[str, object] = {"specials": "standard"}
DRAFT: dict[str, object] = {"mode": "draft"}
OLD: dict[str, object] = {"edition": "2002"}
HAND: dict[str, object] = {"shuffle": "manual"}


def refused(text: str, options: dict[str, object]) -> Malformed:
    with pytest.raises(Malformed) as error:
        GAME.position(GAME.setting(0, options), text)
    assert error.value.where.startswith("position, line "), "the refusal does not say where"
    return error.value


QUESTIONS = (
    *(
        "tunnel",
        "target",
        "found",
        "sam",
        "gwaihir",
        "text-retreat",
        "show-frodo",
        "swap",
        "aragorn",
        "gollum",
        "saruman",
    ),
    *("cards", "dark-card", "light-card", "demand", "other-card", "four", "dark-magic", "light-magic", "dark-retreat"),
    *("light-retreat", "help", "wormtongue", "order", "number", "deal", "take", "pick", "place", "over"),
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_of_a_battle_needs_the_battle(question: str) -> None:
    refused(f"light: frodo@shire; dark: warg@mordor; turn dark; asks: {question}", {})


@pytest.mark.parametrize("question", [q for q in QUESTIONS if q != "cards"])
def test_a_question_is_refused_in_a_battle_in_which_the_rules_do_not_ask_it(question: str) -> None:
    assert Table(f"{BOARD}; {FIGHT}; asks: cards").waiting == ["light", "dark"]
    refused(f"{BOARD}; {FIGHT}; asks: {question}", {})


@pytest.mark.parametrize(
    ("text", "options", "why"),
    [
        # The piece singled out.
        ("light: frodo@shire; dark: warg@mordor; turn dark; forced: frodo", {}, "only a hidden Dark piece"),
        ("light: frodo@shire; dark: orcs@mordor; turn dark; forced: warg", {}, "only a hidden Dark piece"),
        ("light: frodo@shire; dark: warg@mordor; turn light; forced: warg", {}, "only a hidden Dark piece"),
        ("light: frodo@shire sam@eregion; dark: warg@mordor; turn dark; stepped: sam", MANY, "only who is on turn"),
        ("light: frodo@shire; dark: shelob@mordor; turn light; stepped: shelob", MANY, "only who is on turn"),
        ("light: frodo@shire; dark: shelob@mordor; turn dark; stepped: shelob", MANY, "can do nothing"),
        # Hands.
        (
            "light: frodo@shire merry@eregion; dark: balrog@caradhras; light-hand none; dark-hand none; turn dark",
            {},
            "empty hands are refilled",
        ),
        (f"{BOARD}; {FIGHT} light-card=1 light-magic=2; asks: cards; light-hand 2 3 4 5 6 magic", {}, "no card 6"),
        (f"{BOARD}; {FIGHT} light-card=1; asks: cards", {}, "light cannot have played 1"),
        # Games that are decided.
        ("light: frodo@mordor; dark: warg@gondor; turn light", {}, "Light has won already"),
        ("light: frodo@rohan; dark: warg+orcs+shelob@shire; turn light", {}, "Dark has won already"),
        ("light: frodo@rohan; dark: witch-king@shire; turn light", {"mode": "variant"}, "Dark has won already"),
        ("light: frodo@shire; dark: warg@mordor; asks: over", {}, "how it ended"),
        ("light: frodo@shire; dark: warg@mordor; ending: stuck light", {}, "the game is not over"),
        ("light: frodo@shire; dark: warg@mordor; asks: over; ending: ring-bearer-in-mordor light", {}, "how it ended"),
        # Who stands where, and as what.
        ("light: frodo@shire; dark: orcs@tunnel warg@mordor; turn dark", {}, "nobody waits in the tunnel"),
        ("light: frodo@shire; dark: gollum@mordor warg@rohan", DRAFT, "the two faces of one piece"),
        ("light: frodo@shire; dark: warg@mordor; light-off: warg", DRAFT, "not a light piece"),
        ("light: frodo@shire; dark: warg@mordor; nonsense-off: gimli", DRAFT, "no line 'nonsense-off'"),
        ("light: frodo@shire; dark: warg@mordor; light-off: sam", {}, "only a draft"),
        ("light: frodo@shire; dark: warg@mordor; specials: gwaihir", OLD, "not in this edition"),
        ("light: frodo@shire; dark: warg@mordor; known: none", {}, "only secret picks"),
        ("light: frodo@shire; dark: warg@mordor; shown: sam", {}, "not on the board"),
        ("light: frodo@shire; dark: warg@mordor; kept: warg", {}, "only the Watcher"),
        ("light: frodo@shire; dark: warg@mordor; bearer: sam", {}, "Ring-bearer must be on the board"),
        ("light: frodo@shire sam@rohan; dark: warg@mordor; bearer: sam", {}, "only after variant Frodo"),
        # What is deduced.
        ("light: frodo@shire; dark: orcs@mordor warg@gondor; dark-evidence: orcs@gondor", {}, "as the pieces stand"),
        ("light: frodo@shire; dark: orcs@mordor; dark-evidence: warg@mordor", {}, "face down on the board"),
        ("light: frodo@shire; dark: orcs@mordor; dark-evidence: orcs@mordor | orcs@rohan", {}, "not so many hidden"),
        ("light: frodo@shire; dark: orcs@mordor; dark-evidence: orcs@mordor orcs@mordor", {}, "twice in one world"),
        # Battles that are over.
        ("light: frodo@shire; dark: warg@mordor; last-battle: region=shire region=mordor", {}, "there twice"),
        ("light: frodo@shire; dark: warg@mordor; last-battle: region=shire", {}, "two who fought"),
        (
            "light: frodo@shire; dark: warg@mordor; last-battle: region=shire light=warg dark=sam",
            {},
            "fight each other",
        ),
        # By hand.
        ("light: frodo@shire; dark: warg@mordor; light-letters: frodo=a", {}, "means nothing here"),
        ("light: frodo+sam@shire; dark: warg@mordor; asks: order", HAND, "what is shuffled is missing"),
        ("light: frodo+sam@shire; dark: warg@mordor; order: light@shire move", HAND, "nothing is shuffled"),
        # Before the game.
        ("asks: place; turn light", {}, "Dark begins"),
        ("asks: place; ready: 1 0", {}, "first 1 regions"),
        ("asks: place; ready: 5 5", {}, "so many choices"),
        ("asks: take", {}, "with these options"),
        ("asks: pick; light-off: gandalf-variant; ready: 4 0", DRAFT, "faces chosen so far"),
        ("asks: take; light-off: gandalf-variant", {**DRAFT, **MANY}, "faces chosen so far"),
        ("asks: place; plies: 3", {}, "has not begun"),
    ],
)
def test_what_no_game_can_show_is_refused(text: str, options: dict[str, object], why: str) -> None:
    assert why in str(refused(text, options))


def test_very_many_words_are_refused_quickly() -> None:
    refused("light " + " " * 40_000 + "!", {})
    refused("light: " + "frodo@shire+" * 4000, {})


def test_a_position_can_be_read_after_every_question() -> None:
    """05:106, 05:455, 05:518: a battle in the middle, by hand."""
    tunnel = Table(
        "light: frodo@shire merry@tunnel; dark: balrog@caradhras warg@mordor; turn light; asks: tunnel;"
        "battle: region=fangorn from=eregion attacker=merry fresh"
    )
    assert tunnel.may("dark") == ["show balrog", "let pass"]
    assert tunnel.do("show balrog").at("merry") == "fallen"
    fled = Table(
        "light: frodo@shire sam@rhudaur; dark: wormtongue@rhudaur uruk-hai@mordor; turn dark; asks: wormtongue;"
        "light-hand 2 3 4 5 magic elven-cloak noble-sacrifice retreat; dark-hand 1 2 3 4 5 6 eye magic;"
        "shown: sam wormtongue; battle: region=rhudaur from=high-pass attacker=wormtongue defender=sam"
        " light-card=1 dark-card=retreat compared=9/2",
        mode="variant",
    )
    assert fled.may("dark") == ["retreat high-pass", "retreat misty-mountains", "fall"]
