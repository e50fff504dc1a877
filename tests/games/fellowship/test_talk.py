"""Claims and wishes: everybody hears them, nothing else changes."""

import pytest

from bree.core.chance import SPECTATOR, Random
from bree.core.errors import Illegal, NotYourTurn
from bree.games.fellowship.fields.shapes import Said
from tests.games.fellowship.scene import GAME, scene

TABLE = "hand sam gH gH; hand merry gF; stack cards"


def test_a_claim_is_heard_by_everybody_and_may_be_untrue() -> None:
    s = scene(TABLE).do("merry", "claim two hiding").do("sam", "wish hiding")
    heard = [
        Said(seat=3, kind="claim", count="two", symbol="hiding"),
        Said(seat=1, kind="wish", wish="hiding"),
    ]
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert s.seen(seat).said == heard
    assert s.state.events[0].kind == "said"


def test_a_claim_changes_nothing_else() -> None:
    s = scene(TABLE)
    before = s.state.position()
    s.do("sam", "claim two hiding")
    assert [r for r in s.state.position().split("\n") if not r.startswith(("said", "talked"))] == before.split("\n")


def test_a_seat_speaks_twice_a_turn() -> None:
    s = scene(TABLE).do("sam", "claim one hiding", "claim two hiding")
    with pytest.raises((Illegal, NotYourTurn)):
        s.do("sam", "wish draw")
    s.do("frodo", "step to the light").tile("travelling").do("sam", "wish draw")


def test_who_is_out_may_still_wish() -> None:
    s = scene(f"out pippin; {TABLE}").do("pippin", "wish heal")
    with pytest.raises(Illegal, match="may still wish"):
        s.do("pippin", "claim one joker")


def test_yellow_cards_are_claimed_only_when_they_may_be_held() -> None:
    scene("hand sam gH; hand merry mithril; stack cards").do("sam", "claim mithril")
    with pytest.raises(Illegal):
        scene("hand sam gH; stack cards").do("sam", "claim belt")


def test_searches_and_silent_tables_leave_talk_out() -> None:
    s = scene(TABLE, talk="no")
    assert not any(GAME.is_talk(a) for a in s.state.actions(1))
    s = scene(TABLE)
    assert any(GAME.is_talk(a) for a in s.state.actions(1))
    sampled = s.state.view(1).sample(Random(1))
    assert not any(GAME.is_talk(a) for a in sampled.actions(1))
    assert sampled.view(1).json() == s.state.view(1).json()
