"""A refused action names its reason and its rule, and changes nothing."""

import pytest

from bree.core.errors import Illegal, NotYourTurn
from tests.games.fellowship.scene import scene

WHY = [
    ("active sam; hand sam wF wT gF; stack cards 1 0", "sam", "play wT", "one must be white", "lotr:168"),
    (
        "place helms-deep; active sam; hand sam belt; stack cards",
        "sam",
        "play belt",
        "yellow cards are used",
        "ruling:R1",
    ),
    ("active sam; hand sam gF; stack cards", "sam", "play gT", "not in the hand", "lotr:168"),
    ("hand sam gF; stack cards", "sam", "play gF", "own turn", "lotr:168"),
    ("hand sam mithril gF; stack cards", "sam", "use mithril for sam", "no use at this moment", "ruling:R1"),
    ("hand sam gF; stack cards", "sam", "use gF for sam", "only yellow", "lotr:354"),
    ("hand sam gF; stack cards", "sam", "use belt for sam", "not in the hand", "lotr:354"),
    ("hand sam gF; stack cards", "sam", "call healing for sam", "5 shield points", "ruling:R6"),
    ("shields 0 9 0 0; gandalf magic; stack cards", "sam", "call healing for sam", "has been used", "lotr:342"),
    ("shields 0 9 0 0; stack cards", "sam", "call magic for frodo", "no use at this moment", "ruling:R2"),
    ("place mordor; shields 0 9 0 0; stack cards", "sam", "call magic for frodo", "never the last", "lotr:352"),
    ("hand sam gF; stack cards", "sam", "put on the ring", "only the bearer", "lotr:272"),
    ("ring used; hand frodo gF; stack cards", "frodo", "put on the ring", "already used", "lotr:272"),
    ("hand frodo gF; stack cards", "frodo", "put on the ring", "after a tile", "ruling:D12"),
    ("hand frodo gF; stack cards", "frodo", "pass", "no window", "ruling:D19"),
    ("hand frodo gF; stack cards", "frodo", "stop passing", "lets no windows pass", "ruling:D19"),
    ("hand frodo gF; stack cards", "frodo", "give gF", "nothing is being paid", "lotr:230"),
    ("hand sam gF; stack event 4", "sam", "give up", "only the leader", "lotr:230"),
    ("hand sam gF; stack event 4", "sam", "take back", "has given nothing", "lotr:230"),
    ("hand sam gF; stack event 4", "sam", "draw two", "active player's cards", "lotr:182"),
    ("hand sam gF; stack event 4", "sam", "volunteer", "nothing of the kind", "lotr:230"),
    ("hand sam gF; stack event 4", "sam", "throw a card away", "thrown away", "lotr:190"),
    ("hand sam gF; stack event 4", "sam", "rolled one", "only chance", "lotr:157"),
    ("stack jokers 0 1", "frodo", "move friendship", "missing here", "lotr:176"),
    ("hand sam gF; stack cards", "frodo", "move fighting", "no line is to be chosen", "lotr:174"),
    ("place bag-end; hand frodo gF; stack pay 24 6", "frodo", "move fighting", "haven", "lotr:246"),
    ("hand sam gF; hand merry gF; stack event 1", "sam", "give gF", "asked of another player", "lotr:230"),
    ("out sam; hand merry gF; stack cards", "sam", "play gF", "out of the game", "lotr:308"),
]


@pytest.mark.parametrize(("text", "seat", "action", "why", "rule"), WHY, ids=[f"{w[1]}-{w[2]}" for w in WHY])
def test_why_not(text: str, seat: str, action: str, why: str, rule: str) -> None:
    s = scene(text)
    before = s.state.position()
    with pytest.raises(Illegal, match=why) as refused:
        s.do(seat, action)
    assert refused.value.rule == rule
    assert s.state.position() == before


def test_a_seat_with_nothing_to_decide_is_told_so() -> None:
    with pytest.raises(NotYourTurn):
        scene("stack discard 1 1, throw 0; hand frodo gF; hand sam gF gT", talk="no").do("sam", "pass")


def test_a_finished_game_takes_no_actions() -> None:
    s = scene("steps 11 0 0 0; stack roll 0").roll("one")
    with pytest.raises(Illegal, match="over"):
        s.do("sam", "pass")


def test_where_one_player_alone_pays_the_others_hear_so() -> None:
    s = scene("place helms-deep; hand sam gR; hand pippin gF; stack event 6").do("sam", "give gR")
    with pytest.raises(Illegal, match="one player alone") as refused:
        s.do("pippin", "give gF")
    assert refused.value.rule == "ruling:R18"
