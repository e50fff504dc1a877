"""What the log cites: the line of the rulebook that made it happen, not one that has the same effect elsewhere."""

import pytest

from tests.games.fellowship.scene import scene

SAURON = [
    ("moria", "event 0", "lotr:504"),
    ("moria", "event 3", "lotr:507"),
    ("moria", "event 4", "lotr:508"),
    ("helms-deep", "event 7", "lotr:505"),
    ("helms-deep", "event 8", "lotr:506"),
    ("helms-deep", "event 11", "lotr:509"),
    ("shelobs-lair", "event 16", "lotr:508"),
    ("mordor", "event 22", "lotr:508"),
    ("bag-end", "pay 24 6", "lotr:114"),
]

CASES = [
    ("place moria; stack roll 2", "chance: rolled two", "darkness", "lotr:200"),
    ("place moria; stack roll 2", "chance: rolled eye", "sauron", "lotr:198"),
    ("place moria", "chance: tile ring", "darkness", "lotr:214"),
    ("place moria; stack volunteer 30 2", "sam: volunteer", "darkness", "lotr:216"),
    ("place moria; stack volunteer 30 2", "sam: volunteer", "volunteer", "lotr:216"),
    ("place moria; stack event 5", "sam: volunteer", "darkness", "lotr:509"),
    ("place moria; stack event 5", "sam: volunteer", "volunteer", "lotr:509"),
    ("place moria; stack volunteer 30 2 14", "frodo: decline", "sauron", "lotr:216"),
    ("place moria; stack event 2", "chance: drawn gF", "shown", "lotr:506"),
    ("place helms-deep; stack event 9", "chance: drawn gF", "shown", "lotr:507"),
    ("place shelobs-lair; stack event 15", "chance: drawn gF", "shown", "lotr:507"),
    ("place bag-end; stack spread 0 4", "chance: drawn gF", "shown", "lotr:110"),
    ("place moria; active sam; hand sam wF; stack cards", "sam: play wF", "line", "lotr:248"),
    ("place mordor; lines fighting:6; stack jokers 0 1", "frodo: move fighting", "light", "lotr:264"),
    ("place moria; stack cards", "frodo: step to the light", "light", "lotr:182"),
    ("place lothlorien; stack choice 0 26", "frodo: step to the light", "light", "lotr:521"),
    (
        "place helms-deep; steps 1 0 0 0; hand sam elessar; stack cards",
        "sam: use elessar for frodo",
        "light",
        "lotr:368",
    ),
    ("place moria; steps 1 0 0 0; shields 5 0 0 0; stack cards", "frodo: call healing for frodo", "light", "lotr:344"),
    ("place moria; stack jokers 0 1", "frodo: move hiding", "feature-card", "lotr:262"),
    ("place moria; shown gF; hand frodo w* w*; stack pay 2 0", "frodo: give w*, give w*", "feature-card", "lotr:506"),
    ("place moria; hand sam gF gT gH; stack discard 1 1", "sam: choose gF", "discard", "lotr:202"),
    ("place mordor; hand sam gF gT gH; stack discard 1 2 21", "sam: choose gF", "discard", "lotr:507"),
]


DRAWS = [
    ("place bag-end; stack place 0", "", "lotr:97"),
    ("place moria; stack cards", "frodo: draw two", "lotr:182"),
    ("place mordor; stack choice 0 18", "frodo: draw two", "lotr:504"),
    ("place lothlorien; stack choice 0 26", "frodo: draw two", "lotr:521"),
    ("place helms-deep; lines travelling:7; stack event 8", "", "lotr:506"),
    ("place shelobs-lair; stack for-each 76 2 0", "", "lotr:504"),
    ("place shelobs-lair; stack for-each 78 1 0", "", "lotr:506"),
    ("place moria; stack place 3, hand-over", "", "lotr:289"),
    ("place moria; shields 0 5 0 0; stack cards", "sam: call persistence for merry", "lotr:346"),
    ("place helms-deep; hand sam lembas; stack cards", "sam: use lembas for merry", "lotr:370"),
]


@pytest.mark.parametrize(("text", "acts", "kind", "rule"), CASES)
def test_the_rule_behind_it(text: str, acts: str, kind: str, rule: str) -> None:
    seat, _, texts = acts.partition(": ")
    assert scene(text).do(seat, *texts.split(", ")).cited(kind) == {rule}


@pytest.mark.parametrize(("text", "acts", "rule"), DRAWS)
def test_the_rule_behind_a_card_drawn(text: str, acts: str, rule: str) -> None:
    seat, _, texts = acts.partition(": ")
    s = scene(text)
    if acts:
        s.do(seat, *texts.split(", "))
    assert s.draw_any(1).cited("draw") == {rule}


def test_the_rule_behind_the_cards_of_fatty() -> None:
    s = scene("place moria; stack place 3, hand-over", 5).draw_any(2)
    assert s.draw_any(2).cited("draw") == {"lotr:289", "lotr:290"}


@pytest.mark.parametrize(("place", "asked", "rule"), SAURON)
def test_sauron_comes_because_of_what_was_asked(place: str, asked: str, rule: str) -> None:
    """Sam throws a card away, then the event comes and is not met."""
    s = scene(f"place {place}; hand frodo w*; hand sam gF; stack {asked}, throw 1").do("sam", "choose gF")
    if s.asked in ("pay", "choice"):
        s.do("frodo", "give up" if s.asked == "pay" else "decline")
    assert s.cited("sauron") == {rule}


def test_the_end_of_a_board() -> None:
    s = scene("lines fighting:9; tokens frodo ring heart sun; stack jokers 0 1").do("frodo", "move fighting")
    s.do("chance", "big shield 1")
    assert (s.cited("darkness"), s.cited("bearer")) == ({"lotr:288"}, {"lotr:289"})
