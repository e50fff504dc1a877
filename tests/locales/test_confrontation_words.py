"""Words that must follow the edition, since its rulebook says something else."""

import pytest

from bree.locales import LANGUAGES, Words

EDITIONS = ("2002", "2005")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "message",
    [
        "about-confrontation-magic",  # 02:397 may, 05:270 must
        "about-confrontation-retreat",  # 02:415, 02:437 may; 05:287, 05:303 must
        "about-confrontation-shadowfax",  # 02:144 may, 05:567 must
        "outcome-confrontation-stuck",  # 02:117 no move at all, 05:212 none forward
    ],
)
def test_what_the_editions_say_differently(message: str, language: str) -> None:
    old, new = (Words(language, "confrontation", {"edition": edition}).say(message) for edition in EDITIONS)
    assert old != new


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("edition", "name"), [("2002", "Moria"), ("2005", "Caradhras")])
def test_the_balrog_waits_in_the_region_of_the_edition(edition: str, name: str, language: str) -> None:
    words = Words(language, "confrontation", {"edition": edition})
    assert name in words.say("about-confrontation-balrog")
    assert name in words.say("name-confrontation-caradhras", form="at")


def test_nobody_stands_on_moria() -> None:
    assert (
        Words("en", "confrontation", {"edition": "2002"}).say("name-confrontation-caradhras", form="at") == "in Moria"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_2005_forbids_retreats_upstream(language: str) -> None:
    words = Words(language, "confrontation", {})
    old, new = words.say("rule-confrontation-02-105"), words.say("rule-confrontation-05-160")
    assert new.startswith(old.removesuffix("."))
    assert ("tunnel" in old, "tunnel" in new) == (False, True)
