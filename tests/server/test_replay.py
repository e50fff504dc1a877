"""Finished games: records that can be checked, and positions as each seat saw them."""

import json

import msgspec
import pytest

import bree
from bree.core.chance import EVERYTHING, SPECTATOR, Random
from bree.core.errors import Malformed
from bree.core.registry import games
from bree.server.commitment import commitment, draw, verify
from bree.server.perspective import encode, view
from tests.server.table import Opened, Running


@pytest.fixture
def finished(running: Running) -> Opened:
    table = running.open("here", "here")
    with table.sit(0, look=0) as left, table.sit(1, look=1) as right:
        left.hear()
        right.hear()
        left.ask("act", seat=0, action="bid 1")
        right.ask("act", seat=1, action="bid 1")
    return table


def test_nothing_is_shown_before_the_end(running: Running) -> None:
    table = running.open("here", "here")
    for path in ("record", "replay?perspective=everything", "replay?perspective=0"):
        answer = running.http.get(f"/api/tables/{table.id}/{path}")
        assert (answer.status_code, answer.json()["error"]) == (409, "not-over")
    assert running.http.get("/api/tables/nothing-at-all/record").json()["error"] == "unknown-table"


def test_a_record_can_be_verified(running: Running, finished: Opened) -> None:
    lines = running.http.get(f"/api/tables/{finished.id}/record").text.splitlines()
    played = verify(lines)
    assert played.whole
    assert played.extra["commitment"] == finished.answer["commitment"]
    assert commitment(played.setting, str(played.extra["seed"])) == finished.answer["commitment"]


def test_a_forged_record_is_found_out(running: Running, finished: Opened) -> None:
    lines = running.http.get(f"/api/tables/{finished.id}/record").text.splitlines()
    header = json.loads(lines[0])
    header["extra"]["seed"] = "00" * 32
    with pytest.raises(Malformed, match="does not open the commitment"):
        verify([json.dumps(header), *lines[1:]])
    dealt = json.loads(lines[1])["do"]
    other = "deal left 3" if dealt != "deal left 3" else "deal left 2"
    with pytest.raises(Malformed, match="line 2: chance drew"):
        verify([lines[0], json.dumps({"seat": "chance", "do": other}), *lines[2:-1]])
    del header["extra"]["seed"]
    with pytest.raises(Malformed, match="no commitment"):
        verify([json.dumps(header), *lines[1:]])


def test_draws_are_even_and_depend_on_the_seed() -> None:
    seeds = [f"{n:064x}" for n in range(3000)]
    counts = [sum(draw(seed, 7, 3) == value for seed in seeds) for value in range(3)]
    assert all(900 < count < 1100 for count in counts)
    assert [draw(seeds[1], n, 100) for n in range(5)] != [draw(seeds[2], n, 100) for n in range(5)]


def test_a_replay_shows_each_seat_what_it_saw(running: Running, finished: Opened) -> None:
    def frames(perspective: str) -> list[dict[str, dict[str, dict[str, list[int]]]]]:
        path = f"/api/tables/{finished.id}/replay?perspective={perspective}"
        return list(running.http.get(path).json()["frames"])

    everything, left, watching = frames("everything"), frames("0"), frames("spectator")
    assert [f["ply"] for f in left] == [0, 1, 2, 3, 4]
    truth = everything[2]["view"]["position"]["numbers"]
    assert left[2]["view"]["position"]["numbers"] == [truth[0], 0]
    assert watching[2]["view"]["position"]["numbers"] == [0, 0]
    assert watching[4]["view"]["position"]["numbers"] == truth
    assert (everything[3]["text"], left[4]["text"], watching[3]["text"]) == ("bid 1", "", "")
    assert [e["n"] for f in watching for e in f["events"]] == [0, 1, 2, 3]  # type: ignore[index]


def test_a_replay_comes_in_parts(running: Running, finished: Opened) -> None:
    part = running.http.get(f"/api/tables/{finished.id}/replay?perspective=1&first=2&count=2").json()
    assert [f["ply"] for f in part["frames"]] == [2, 3]
    assert part["plies"] == 4
    bad = running.http.get(f"/api/tables/{finished.id}/replay?perspective=7")
    assert (bad.status_code, bad.json()["where"]) == (400, "perspective")
    assert running.http.get(f"/api/tables/{finished.id}/replay?count=1000").status_code == 400


def test_an_exported_file_replays_the_same(running: Running, finished: Opened) -> None:
    text = running.http.get(f"/api/tables/{finished.id}/record").text
    served = running.http.get(f"/api/tables/{finished.id}/replay?perspective=0").json()
    read = running.post("/api/replay", {"record": text, "perspective": "0"})
    assert read["frames"] == served["frames"]
    assert read["table"]["id"] == finished.id
    cut = running.post("/api/replay", {"record": "\n".join(text.splitlines()[:3])})
    assert (cut["plies"], "missing" in cut["note"]) == (2, True)
    assert running.post("/api/replay", {"record": "once upon a time"}, 400)["where"] == "line 1"


@pytest.mark.parametrize("id", sorted(games()))
def test_a_view_on_the_wire_is_the_engines(id: str) -> None:
    rng = Random(4)
    state = bree.make(id)
    for _ in range(60):
        if not state.waiting():
            break
        for seat in (*range(state.setting.seats), SPECTATOR, EVERYTHING):
            assert msgspec.json.decode(encode(view(state, seat))) == json.loads(json.dumps(state.view(seat).json()))
        mover = state.waiting()[0]
        actions = state.actions(mover)
        state.apply(mover, actions[rng.below(len(actions))])
