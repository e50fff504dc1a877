"""Finished games: records that can be checked, and positions as each seat saw them."""

import json
from pathlib import Path

import msgspec
import pytest

import bree
from bree.cli import main
from bree.components import digest, replaceable
from bree.core.chance import EVERYTHING, SPECTATOR, Random
from bree.core.errors import Malformed
from bree.core.record import Record
from bree.core.registry import game as find_game
from bree.core.registry import games
from bree.server.api.replays import of_text
from bree.server.table.commitment import commitment, draw, verify
from bree.server.table.perspective import encode, view
from tests.server.table import Message, Opened, Running


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
    def seen(perspective: str) -> tuple[list[Message], list[Message]]:
        path = f"/api/tables/{finished.id}/{{}}?perspective={perspective}"
        contents = running.http.get(path.format("replay")).json()
        return contents["moments"], running.http.get(path.format("frames")).json()["views"]

    (everything, truths), (left, mine), (watching, public) = seen("everything"), seen("0"), seen("spectator")
    assert (len(left), len(mine)) == (4, 5)
    truth = truths[2]["position"]["numbers"]
    assert mine[2]["position"]["numbers"] == [truth[0], 0]
    assert public[2]["position"]["numbers"] == [0, 0]
    assert public[4]["position"]["numbers"] == truth
    assert (everything[2]["text"], left[3]["text"], watching[2]["text"]) == ("bid 1", "", "")
    assert [moment["seat"] for moment in left] == [-1, -1, 0, 1]
    assert [e["n"] for moment in watching for e in moment["events"]] == [0, 1, 2, 3]


def test_a_replay_says_who_played_and_how_it_ended(running: Running, finished: Opened) -> None:
    told = running.http.get(f"/api/tables/{finished.id}/replay?perspective=0").json()
    assert [player["kind"] for player in told["players"]] == ["person", "person"]
    assert told["over"]["reason"]
    assert told["over"]["opening"]["seed"]
    assert told["broken"] is None


def test_positions_come_in_parts(running: Running, finished: Opened) -> None:
    whole = running.http.get(f"/api/tables/{finished.id}/frames?perspective=1").json()["views"]
    part = running.http.get(f"/api/tables/{finished.id}/frames?perspective=1&first=2&count=2").json()
    assert (part["first"], part["views"]) == (2, whole[2:4])
    assert running.http.get(f"/api/tables/{finished.id}/frames?perspective=1&first=9").json()["views"] == []
    for route in ("frames", "replay"):
        bad = running.http.get(f"/api/tables/{finished.id}/{route}?perspective=7")
        assert (bad.status_code, bad.json()["where"]) == (400, "perspective")
    assert running.http.get(f"/api/tables/{finished.id}/frames?count=1000").status_code == 400


def test_an_exported_file_replays_the_same(running: Running, finished: Opened) -> None:
    text = running.http.get(f"/api/tables/{finished.id}/record").text
    served = running.http.get(f"/api/tables/{finished.id}/replay?perspective=0").json()
    read = running.post("/api/replay", {"record": text, "perspective": "0"})
    assert (read["moments"], read["over"]) == (served["moments"], served["over"])
    assert read["table"]["id"] == finished.id
    views = running.http.get(f"/api/tables/{finished.id}/frames?perspective=0&first=1&count=3").json()
    assert running.post("/api/replay/frames", {"record": text, "perspective": "0", "first": 1, "count": 3}) == views


def test_a_file_that_breaks_off_is_read_to_its_last_good_line(running: Running, finished: Opened) -> None:
    lines = running.http.get(f"/api/tables/{finished.id}/record").text.splitlines()

    def read(*rows: str) -> tuple[int, str, int]:
        told = running.post("/api/replay", {"record": "\n".join(rows)})
        assert told["over"] is None
        return len(told["moments"]), told["broken"]["kind"], told["broken"]["line"]

    assert read(*lines[:3]) == (2, "cut", 4)
    assert read(*lines[:3], lines[3][:9]) == (2, "cut", 4)
    assert read(*lines[:3], "once upon a time", *lines[3:]) == (2, "wrong", 4)
    assert read(*lines[:3], json.dumps({"seat": 0, "do": "bid 77"}), *lines[3:]) == (2, "wrong", 4)
    assert read(*lines[:-1], lines[-1].replace('"end": 4', '"end": 5')) == (4, "wrong", 6)
    for header in ("once upon a time", "{}", lines[0].replace("sealed", "chess")):
        assert running.post("/api/replay", {"record": "\n".join([header, *lines[1:]])}, 400)["error"] == "malformed"


def test_somebody_who_left_has_left_in_the_file_too(running: Running) -> None:
    table = running.open("here", "random")
    with table.sit(0) as page:
        page.hear()
        page.ask("resign", seat=0)
    read = running.post("/api/replay", {"record": running.http.get(f"/api/tables/{table.id}/record").text})
    assert (read["over"]["reason"], read["over"]["by"], read["over"]["returns"]) == ("resigned", 0, [-1.0, 1.0])
    assert [(p["kind"], p["level"]) for p in read["players"]] == [("person", ""), ("bot", "random")]


@pytest.mark.parametrize("name", ["duel", "quest"])
def test_replaced_components_are_drawn_as_they_are(running: Running, name: str, tmp_path: Path) -> None:
    """At the table, in the replay, and from a file, which brings its set along."""
    own = replaceable(find_game(name)).default_components()
    change = {"duel": ("duel = 15", "duel = 9"), "quest": ('"FMPW"', '"FPMW"')}[name]
    components = own.replace(*change)
    assert components != own
    table = running.open("here", "here", game=name, components=components)
    with table.sit(0, 1, look=0) as page:
        static = page.hear()["table"]["static"]
        page.ask("resign", seat=0)
    usual = next(game for game in running.http.get("/api/games").json()["games"] if game["id"] == name)["static"]
    assert static not in (None, usual)
    assert running.http.get(f"/api/tables/{table.id}/replay").json()["table"]["static"] == static
    record = running.http.get(f"/api/tables/{table.id}/record").text
    read = running.post("/api/replay", {"record": record})
    assert (read["table"]["static"], read["table"]["components"]) == (static, digest(components))
    file = tmp_path / "record.jsonl"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    foreign = record.replace("component_set", "something_else")
    assert "component set" in running.post("/api/replay", {"record": foreign}, 400)["why"]
    assert running.post("/api/replay", {"record": foreign, "components": components})["table"]["static"] == static


@pytest.mark.parametrize("name", sorted(games()))
def test_a_seats_replay_is_what_its_socket_was_told(running: Running, name: str) -> None:
    """Every event, and every position the socket was shown, in that order; for each seat and for a spectator."""
    rng = Random(7)
    table = running.open("here", "here", game=name)
    with table.sit(0) as left, table.sit(1) as right, table.sit() as watcher:
        views: list[list[Message]] = [[], [], []]
        pages = (left, right, watcher)
        for page in pages:
            page.hear()
        for _ in range(400):
            for page, seen in zip(pages, views, strict=True):
                seen.append(page.settle()["view"])
            seat = next((s for s in (0, 1) if s in pages[s].now["view"]["waiting"]), None)
            if seat is None:
                break
            actions = pages[seat].now["view"]["actions"]
            pages[seat].ask("act", seat=seat, action=actions[rng.below(len(actions))]["id"])
        else:
            left.ask("resign", seat=0)
        told = [page.events for page in pages]
    for perspective, seen, events in zip(("0", "1", "spectator"), views, told, strict=True):
        path = f"/api/tables/{table.id}/{{}}?perspective={perspective}"
        moments = running.http.get(path.format("replay")).json()["moments"]
        assert [event for moment in moments for event in moment["events"]] == events
        frames: list[Message] = []
        while len(frames) <= len(moments):
            part = running.http.get(f"{path.format('frames')}&first={len(frames)}&count=100").json()
            frames += part["views"]
        later = iter(frames)
        assert all(view in later for view in seen)


def test_a_record_that_begins_in_the_middle_of_a_game_is_for_ones_own_machine(running: Running) -> None:
    """From this position the rules of the Lord of the Rings never come to an end."""
    record = Record(bree.make("fellowship").setting)
    record.begun_at = "place bag-end; stack council 15 0 7"
    text = "\n".join(record.lines())
    for path in ("/api/replay", "/api/replay/frames"):
        refused = running.post(path, {"record": text, "perspective": "spectator"}, 400)
        assert (refused["where"], "`bree replay` alone" in refused["why"]) == ("line 1", True)
    record.begun_at = bree.make("fellowship").position()
    assert of_text("\n".join(record.lines())).record.begun_at == record.begun_at


@pytest.mark.parametrize("name", sorted(games()))
def test_a_view_on_the_wire_is_the_engines(name: str) -> None:
    rng = Random(4)
    state = bree.make(name)
    for _ in range(60):
        if not state.waiting():
            break
        for seat in (*range(state.setting.seats), SPECTATOR, EVERYTHING):
            assert msgspec.json.decode(encode(view(state, seat))) == json.loads(json.dumps(state.view(seat).json()))
        mover = state.waiting()[0]
        actions = state.actions(mover)
        state.apply(mover, actions[rng.below(len(actions))])
