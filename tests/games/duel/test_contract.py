"""What the shared contract asks of The Duel: copies with every field, seats that do not exist, old spellings."""

import pytest

from bree.core.chance import CHANCE, SPECTATOR
from bree.core.errors import Malformed
from bree.core.record import Record, replay
from bree.games.duel.view import level
from tests.conformance.copying import check_every_field_is_copied
from tests.conformance.wire import check_wire
from tests.games.duel.table import BALROG, GAME, GANDALF, table


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_has_every_field(seed: int) -> None:
    check_every_field_is_copied(GAME.setting(), seed)


@pytest.mark.parametrize("seed", range(3))
def test_all_that_is_sent_is_declared(seed: int) -> None:
    check_wire(GAME.setting(), seed, every=3)


@pytest.mark.parametrize("seat", [2, 9, 64, -4, -9])
def test_there_are_no_other_seats(seat: int) -> None:
    state = table("G16", "B21", "10 6", more="seen: B21; looked at: balrog")
    with pytest.raises(Malformed, match="no seat"):
        state.view(seat)
    with pytest.raises(Malformed, match="no seat"):
        state.actions(seat)
    assert len(state.legal(seat)) == 0


def test_only_the_players_have_what_players_have_seen() -> None:
    """Also a seat that does not exist would be shown no more than a spectator."""
    assert level(GANDALF) == level(BALROG)
    assert level(9) == level(SPECTATOR) != level(GANDALF)


def test_chance_weighs_nothing_where_a_seat_decides() -> None:
    state = table("G16", "B21", "10 6")
    assert (list(state.weights()), state.chances(), list(state.actions(CHANCE))) == ([], [], [])


def test_a_record_with_the_old_spelling_of_an_option_is_read() -> None:
    record = Record(GAME.setting(0, {"last_text": "void"}))
    record.play(CHANCE, record.state.actions(CHANCE)[0])
    lines = record.lines()
    assert '"last_text": "void"' in lines[0]
    again = replay([lines[0].replace("last_text", "last-text"), *lines[1:]])
    assert again.whole
    assert again.setting.options == record.setting.options
