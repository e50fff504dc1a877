"""What the shared contract asks of The Quest: copies with every field, what is sent, seats that do not exist."""

import pytest

from bree.core.chance import SPECTATOR
from bree.core.errors import Malformed
from bree.games.quest.model import QuestData
from bree.games.quest.view import _hide, look
from tests.conformance.copying import check_every_field_is_copied
from tests.conformance.wire import check_wire
from tests.games.quest.table import FIELD, GAME, RING, at

SECRETS = ("turn frodo move", "hand frodo Q03", "hand sam Q05", "holds sam ring!", "encounter w1 east ent seen sam")


@pytest.mark.parametrize("seed", range(4))
def test_a_copy_has_every_field(seed: int) -> None:
    check_every_field_is_copied(GAME.setting(), seed)


@pytest.mark.parametrize("seed", range(3))
def test_what_a_page_is_sent_is_what_is_declared(seed: int) -> None:
    check_wire(GAME.setting(), seed, every=7)


@pytest.mark.parametrize("seat", [2, 9, 64, -4, -9])
def test_there_are_no_other_seats(seat: int) -> None:
    state = at(*SECRETS, FIELD, RING)
    with pytest.raises(Malformed, match="no seat"):
        state.view(seat)
    with pytest.raises(Malformed, match="no seat"):
        state.actions(seat)
    assert len(state.legal(seat)) == 0


def test_a_seat_that_does_not_exist_would_be_shown_no_more_than_a_spectator() -> None:
    hidden = look(at(*SECRETS, FIELD, RING), SPECTATOR).known
    stranger = at(*SECRETS, FIELD, RING).clone()
    assert isinstance(stranger, QuestData)
    _hide(stranger, 9)
    for field in ("hands", "held", "told", "token", "stock", "unseen"):
        assert list(getattr(stranger, field)) == list(getattr(hidden, field))


def test_chance_has_weights_only_where_it_is_waited_for() -> None:
    for lines in (("turn frodo lay", "hand frodo Q01"), ("turn frodo move", FIELD, RING)):
        assert list(at(*lines).weights()) == []
        assert at(*lines).chances() == []
    assert len(at("turn frodo draw 1", FIELD, RING).weights()) > 0
