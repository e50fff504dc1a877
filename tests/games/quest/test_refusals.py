"""What is not allowed is refused with the reason and the rule."""

import pytest

from bree.core.errors import Illegal, NotYourTurn
from tests.games.quest.table import ELBOW, FIELD, GAME, RING, at, do

LAY = ("turn frodo lay", "hand frodo Q01 Q10", FIELD, ELBOW)
MOVE = ("turn frodo move", FIELD, RING)
BATTLE = ("turn frodo battle", "hobbit frodo shire east", "encounter shire east orc open", "fight frodo 1", FIELD, RING)


@pytest.mark.parametrize(
    ("lines", "action", "why", "rule"),
    [
        (LAY, "stay", "first a tile must be laid", "quest:80"),
        (LAY, "lay Q03 n1e1 turned 0", "not in the hand", "quest:142"),
        (LAY, "lay Q01 n1 turned 0", "a tile lies there already", "quest:73"),
        (LAY, "lay Q01 n2 turned 0", "touch two tiles", "quest:142"),
        (LAY, "lay Q01 n4 turned 0", "outside the field", "quest:107"),
        (LAY, "lay Q01 n1e1 turned 0", "in the south must be water", "quest:113"),
        (LAY, "lay Q01 n1e1 face-down", "only open tiles", "quest:175"),
        (LAY, "exchange", "a tile of the hand fits", "quest:143"),
        (("turn frodo lay", "open Q10", "stock", FIELD, ELBOW), "exchange", "the hand is empty", "quest:145"),
        (("turn frodo lay", "open Q10", "stock", FIELD, ELBOW), "lay Q02 n1e1 turned 0", "open stock", "quest:142"),
        (("turn frodo lay", "hand frodo Q01"), "lay Q01 n1e1 turned 0", "cross of 8 by 6", "quest:100"),
        (MOVE, "exchange", "time to move", "quest:80"),
        (MOVE, "go n1 north", "no region", "quest:157"),
        (MOVE, "go n3 north", "no region", "quest:157"),
        (MOVE, "go shire north", "is written n1 south", "quest:157"),
        (MOVE, "go shire centre", "there already", "quest:159"),
        (MOVE, "go w1 east", "takes a boat", "quest:162"),
        ((*MOVE, "hobbit frodo n1 south"), "go shire south", "not next to", "quest:159"),
        ((*MOVE, "hobbit sam n1 south"), "go n1 south", "other hobbit", "quest:160"),
        (MOVE, "fly shire east", "no Gwaihir", "quest:193"),
        ((*MOVE, "holds frodo gwaihir"), "fly shire east", "straight line", "quest:193"),
        (MOVE, "climb", "nobody knows yet", "quest:89"),
        ((*MOVE, "doom n1"), "climb", "no section on the tile", "quest:185"),
        (MOVE, "boat for cave cave", "no such two brown tiles", "quest:217"),
        ((*MOVE, "boat frodo", "holds frodo cave cave"), "boat for cave cave", "one boat", "quest:219"),
        ((*MOVE, "holds frodo cave orc"), "boat for orc cave", "the other way round", "quest:217"),
        ((*MOVE, "holds frodo merry cave"), "boat for merry cave", "brown tiles", "quest:217"),
        (MOVE, "scout legolas rope shire east", "no legolas", "quest:229"),
        (
            (*MOVE, "holds frodo legolas* rope lembas*", "pairs frodo 1"),
            *("scout legolas rope shire east", "shown before", "ruling:Q9"),
        ),
        ((*MOVE, "holds frodo legolas rope"), "scout legolas rope shire east", "face down there", "quest:231"),
        ((*MOVE, "holds frodo merry rope"), "scout merry rope shire east", "an elf and an elven gift", "quest:229"),
        (
            (*MOVE, "holds frodo legolas rope", "hobbit frodo shire south", "encounter n1 south merry"),
            "scout legolas rope n1 south",
            "face down there",
            "quest:231",
        ),
        (
            (*MOVE, "holds frodo legolas rope", "hobbit frodo shire east", "encounter w1 east blue"),
            "scout legolas rope w1 east",
            "not next to",
            "quest:231",
        ),
        (
            (*MOVE, "holds frodo legolas rope", "encounter w1 east blue"),
            "scout legolas rope shire west",
            "is written w1 east",
            "quest:231",
        ),
        ((*BATTLE, "holds frodo merry sting"), "show legolas sting", "a companion and a weapon", "quest:225"),
        ((*BATTLE, "holds frodo merry sting"), "show merry anduril", "no anduril", "quest:225"),
        ((*BATTLE, "holds frodo merry sting"), "stay", "first the fight", "quest:80"),
        (("turn frodo end", "holds frodo ring", FIELD, RING), "ent", "no Ent", "quest:199"),
        (("turn frodo end", "holds frodo ring", FIELD, RING), "stay", "the turn is over", "quest:80"),
        (("turn frodo draw 1", FIELD, RING), "draw Q02", "no such tile", "quest:51"),
    ],
)
def test_refused(lines: tuple[str, ...], action: str, why: str, rule: str) -> None:
    state = at(*lines)
    before = state.position()
    with pytest.raises(Illegal, match=why) as refused:
        do(state, action)
    assert refused.value.rule == rule
    assert state.position() == before


def test_a_neutral_tile_must_not_bring_the_hobbits_together() -> None:
    board = ("columns w1 0 e1", "n1 . PFFW .", "0 MWPF FMPW FFPM")
    state = at("turn frodo lay", "hobbit frodo n1 east", "hobbit sam e1 north", "open Q31", "stock", FIELD, *board)
    assert [GAME.notation.text(a) for a in state.actions(0)] == ["lay Q31 n1w1 face-down"]
    with pytest.raises(Illegal, match="both hobbits") as refused:
        do(state, "lay Q31 n1e1 face-down")
    assert refused.value.rule == "quest:160"


def test_the_other_player_waits() -> None:
    with pytest.raises(NotYourTurn):
        at(*MOVE).apply(1, GAME.notation.parse("stay"))


def test_a_tile_that_looks_the_same_turned_is_laid_with_fewer_turns() -> None:
    text = GAME.default_components().replace('"MFMP"', '"MFMF"')
    state = at("turn frodo lay", "hand frodo Q25", "columns 0", "0 FMPW", components=text)
    assert [GAME.notation.text(a) for a in state.actions(0)] == ["lay Q25 n1 turned 1", "lay Q25 e1 turned 1"]
    with pytest.raises(Illegal, match="fewer turns"):
        do(state, "lay Q25 n1 turned 3")
