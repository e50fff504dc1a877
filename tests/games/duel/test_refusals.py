"""What is not possible is refused with the reason and the rule, and changes nothing."""

import pytest

from bree.core.errors import Illegal, NotYourTurn
from bree.core.state import State
from tests.games.duel.table import BALROG, GAME, GANDALF, do, table


def early_end() -> State:
    return do(table("G15", "B21 G01 G02 G03 G04 G05", "9 3", left=2), "play B21")


@pytest.mark.parametrize(
    ("state", "seat", "action", "why", "rule"),
    [
        (table("", "G01"), GANDALF, "play B01", "not gandalf's card", "duel:27"),
        (table("", "G01"), GANDALF, "play G27", "not in hand", "duel:44"),
        (table("", "G01"), GANDALF, "refuse", "a card must be laid", "duel:44"),
        (table("B23 G18", "B22"), BALROG, "feint B23", "special card", "duel:176"),
        (table("B09 G18", "B22"), BALROG, "feint B08", "not one of the Balrog's cards in the row", "duel:176"),
        (table("B09 G18", "B01"), BALROG, "feint B09", "Feint cannot be laid now", "duel:176"),
        (table("B09 G18", "B22"), BALROG, "play B22", "must take the place", "duel:177"),
        (table("G18", "B01 B02", more="refused: B01"), BALROG, "play B01", "just been refused", "duel:227"),
        (table("G18", "B01 B02", more="spellbound: B01"), BALROG, "play B01", "Gandalf says when", "duel:249"),
        (table("G18", "B01 B02", more="spellbound: B01; called: yes"), BALROG, "play B02", "must be laid", "duel:249"),
        (table("G18", "B01", more="spellbound: B01; phase: call"), GANDALF, "refuse", "be played now", "duel:249"),
        (do(table("G18", "B01", more="running: magic"), "play B01"), GANDALF, "wait", "at once", "duel:226"),
        (
            do(table("G16 B26", "G19", more="running: riposte"), "play G19"),
            BALROG,
            "exchange G19",
            "not one of Gandalf's earlier cards",
            "duel:204",
        ),
        (do(table("G16 B26", "G19", more="running: riposte"), "play G19"), BALROG, "call", "exchanged", "duel:204"),
        (early_end(), GANDALF, "keep G01 G02", "3 cards", "duel:119"),
        (early_end(), GANDALF, "keep G01 G02 G20", "G20 is not in hand", "duel:119"),
        (early_end(), GANDALF, "keep G01 G02 G02", "named twice", "duel:119"),
        (early_end(), GANDALF, "keep G03 G02 G01", "ascending order", "duel:119"),
        (early_end(), GANDALF, "play G01", "reserve must be chosen", "duel:119"),
        (
            do(table("G16", "B21", "9 8", 3, 1, began="gandalf", more="steps: 0 1"), "play B21"),
            BALROG,
            "play B01",
            "who begins",
            "duel:137",
        ),
        (GAME.start(GAME.setting()), -1, "draw B01", "not among those drawn from", "duel:36"),
    ],
)
def test_refused_with_reason_and_rule(state: State, seat: int, action: str, why: str, rule: str) -> None:
    before = state.position()
    with pytest.raises(Illegal, match=why) as refused:
        state.apply(seat, GAME.notation.parse(action))
    assert refused.value.rule == rule
    assert state.position() == before


def test_not_your_turn() -> None:
    with pytest.raises(NotYourTurn):
        table("", "G01 B01").apply(BALROG, GAME.notation.parse("play B01"))


def test_the_game_is_over() -> None:
    state = do(table("G16", "B21", "9 8", 2, 1, began="gandalf", more="steps: 4 0"), "play B21")
    with pytest.raises(Illegal, match="over"):
        state.apply(GANDALF, GAME.notation.parse("play G01"))
