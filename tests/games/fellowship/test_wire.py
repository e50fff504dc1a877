"""All that is sent in random and in careful games is of the types declared."""

import pytest

from bree.core.chance import SPECTATOR
from bree.core.game import Setting
from tests.conformance.play import label, settings
from tests.conformance.wire import check_wire, fits
from tests.games.fellowship.careful import careful_game
from tests.games.fellowship.scene import GAME


@pytest.mark.parametrize("setting", settings(GAME), ids=label)
def test_what_is_sent_is_of_the_types_declared(setting: Setting) -> None:
    check_wire(setting, 5, 9)


@pytest.mark.parametrize("hands", ["secret", "open"])
def test_what_is_sent_on_later_boards_too(hands: str) -> None:
    wire = GAME.wire()
    assert wire is not None
    told = set()
    for seed in range(3):
        for number, state in enumerate(careful_game(seed, 5, hands=hands)):
            for seat in (0, 3, SPECTATOR):
                if number % 9 == 0:
                    fits(state.view(seat).fields(), wire.position)
                for event in state.events:
                    fits(event.seen_by(seat), wire.events[event.kind])
                    told.add(event.kind)
    assert {"out", "card-passed", "gandalf", "yellow-card", "big-shield", "shown", "reshuffle"} <= told
