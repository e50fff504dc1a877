"""Records of this game that were written before something was spelt otherwise."""

import json

from bree.core.chance import Random
from bree.core.record import Record, replay
from tests.games.fellowship.scene import GAME


def test_a_record_with_the_old_spelling_of_an_option_is_read() -> None:
    record = Record(GAME.setting(3, {"conquer_dice": "one"}))
    rng = Random(1)
    for _ in range(30):
        seat = record.state.waiting()[0]
        actions = record.state.actions(seat)
        record.play(seat, int(actions[rng.below(len(actions))]))
    first, *rest = record.lines()
    header = json.loads(first)
    header["options"]["conquer-dice"] = header["options"].pop("conquer_dice")
    again = replay([json.dumps(header), *rest])
    assert again.whole
    assert again.setting.options["conquer_dice"] == "one"
