"""Everything a socket ever received, compared between worlds that differ only in what it must not know."""

import json
from collections.abc import Iterator

import pytest

import bree
from bree.core.chance import CHANCE, SPECTATOR, Random
from bree.core.record import Record
from bree.core.state import State
from tests.server.table import Client, Opened, Running

Script = list[tuple[int, int]]


def heard(client: Client) -> list[str]:
    """Return what was received without what differs between tables: id, commitment, time."""
    told = []
    for text in client.heard:
        message = json.loads(text)
        if "table" in message:
            for name in ("id", "commitment", "opened_at"):
                message["table"][name] = ""
        told.append(json.dumps(message))
    return told


def play(table: Opened, script: Script, watching: int | None) -> list[str]:
    """Play the script with a page for each seat, and return all that one seat's page, or a spectator's, was told."""
    looks = () if watching is None else (watching,)
    with table.sit(*looks) as watcher, table.sit(0) as first, table.sit(1) as second:
        pages = [first, second]
        watcher.hear()
        for page in pages:
            page.hear()
        for _ in range(2):
            watcher.until("presence")
        for number, (seat, action) in enumerate(script):
            pages[seat].settle()
            answer = pages[seat].ask("act", seat=seat, action=action, key=f"n{number}")
            assert answer["type"] == "accepted", answer
        watcher.settle()
        return heard(watcher)


def told(state: State, seat: int) -> str:
    seen = [event.seen_by(seat) for event in state.events]
    return json.dumps([state.view(seat).json(), [fields for fields in seen if fields is not None]])


def twins(seed: int, seat: int) -> Iterator[tuple[Script, Script]]:
    """Pairs of games of The Confrontation that look the same to `seat` for as long as possible."""
    rng = Random(seed)
    worlds = [Record(bree.make("confrontation").setting), Record(bree.make("confrontation").setting)]
    scripts: tuple[Script, Script] = ([], [])
    differ = False
    for _ in range(400):
        mover = next(iter(worlds[0].state.waiting()), CHANCE)
        if mover == CHANCE:  # no further: chance differs between tables, and at the end of a game everything is shown
            for script in scripts:
                script.pop()
            break
        actions = [int(a) for a in worlds[0].state.actions(mover)]
        action = actions[rng.below(len(actions))]
        worlds[0].play(mover, action)
        expected = told(worlds[0].state, seat)
        found = None
        others = [int(a) for a in worlds[1].state.actions(mover)]
        same_first = rng.below(5) > 0
        for other in [action] if mover == seat else sorted(others, key=lambda a: (a == action) != same_first):
            if other in others:
                trial = worlds[1].state.clone()
                trial.apply(mover, other)
                if told(trial, seat) == expected:
                    found = other
                    break
        if found is None:
            break
        worlds[1].play(mover, found)
        scripts[0].append((mover, action))
        scripts[1].append((mover, found))
        differ = differ or action != found
    if differ:
        yield scripts


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_seat_is_told_the_same_in_worlds_it_cannot_tell_apart(running: Running, seat: int) -> None:
    pairs = [pair for seed in range(24) for pair in twins(seed, seat)]
    pairs = sorted(pairs, key=lambda pair: -len(pair[0]))[:3]
    assert sum(len(a) for a, _ in pairs) > 60, "the worlds part too early to prove anything"
    for scripts in pairs:
        received = []
        for script in scripts:
            table = running.open("here", "friend", game="confrontation")
            table.join()
            received.append(play(table, script, seat if seat >= 0 else None))
        assert received[0] == received[1]
        assert len(received[0]) > len(scripts[0]) / 2


def test_hidden_chance_does_not_show(running: Running) -> None:
    """Tables where seat 0 was dealt the same number, and seat 1 another one, look the same to seat 0."""
    tables = [running.open("here", "here") for _ in range(20)]
    rooms = running.server.lobby
    found: dict[int, dict[int, Opened]] = {}
    for table in tables:
        with table.sit(0, look=0) as page:
            page.hear()
        mine, theirs = rooms.rooms[table.id].table.state.numbers  # type: ignore[attr-defined]
        found.setdefault(mine, {})[theirs] = table
    compared = 0
    for others in found.values():
        first, *rest = [play(table, [(1, 1 | theirs << 8)], 0) for theirs, table in others.items()]
        assert all(received == first for received in rest)
        compared += len(rest)
    assert compared >= 3


def test_nobody_notices_what_only_another_seat_may_know(running: Running) -> None:
    """Not even by a version that is skipped, an event that is not counted, or an undo that is no longer free."""
    speak, listen, overhear = (0, 0), (1, 1), (1, 2)
    quiet = [speak, speak]
    busy = [listen, speak, listen, overhear, speak, overhear, listen]
    for seat in (0, None):
        tables = [running.open("here", "friend", game="whispers") for _ in range(2)]
        for table in tables:
            table.join()
        assert play(tables[0], quiet, seat) == play(tables[1], busy, seat)


def test_an_action_is_not_made_stale_by_something_unnoticed(running: Running) -> None:
    table = running.open("here", "friend", game="whispers")
    table.join()
    with table.sit(0) as speaker, table.sit(1) as listener:
        version = speaker.hear()["now"]["version"]
        listener.hear()
        assert listener.ask("act", seat=1, action="listen")["type"] == "accepted"
        assert [e["kind"] for e in listener.events] == ["listened"]
        assert speaker.ask("act", seat=0, action="speak", version=version)["type"] == "accepted"
        assert [e["kind"] for e in speaker.events] == ["spoke"]


def test_what_another_seat_learned_unnoticed_does_not_take_a_free_undo_away(running: Running) -> None:
    table = running.open("here", "friend", game="whispers")
    table.join()
    with table.sit(0) as speaker, table.sit(1) as listener:
        speaker.hear()
        listener.hear()
        for page, seat, action in ((speaker, 0, "speak"), (listener, 1, "overhear")):
            assert page.ask("act", seat=seat, action=action)["type"] == "accepted"
            listener.settle()
        assert listener.now["undo"] == 0, "whoever learned something himself cannot take that back"
        with table.sit(0) as reloaded:
            assert reloaded.hear()["now"]["undo"] == 1
            assert reloaded.ask("undo", seat=0)["type"] == "accepted"
        assert listener.settle()["view"]["position"] == {"spoken": 0, "heard": 1}


def test_undo_reaches_behind_what_others_did_unnoticed_and_they_do_not_notice(running: Running) -> None:
    table = running.open("here", "friend", game="whispers")
    table.join()
    with table.sit(0) as speaker, table.sit(1) as listener, table.sit() as watcher:
        for page in (speaker, listener, watcher):
            page.hear()
        for page, seat, action in ((listener, 1, "listen"), (speaker, 0, "speak"), (listener, 1, "listen")):
            page.settle()
            assert page.ask("act", seat=seat, action=action)["type"] == "accepted"
        speaker.settle()
        assert speaker.now["undo"] == 1
        assert speaker.ask("undo", seat=0)["type"] == "accepted"
        assert listener.settle()["view"]["position"] == {"spoken": 0, "heard": 2}
        assert [e["kind"] for e in listener.events] == ["listened", "listened"]
        version = watcher.settle()["version"]
        assert listener.ask("undo", seat=1)["type"] == "accepted"
        assert listener.now["view"]["position"] == {"spoken": 0, "heard": 1}
        assert watcher.settle()["version"] == version
        assert speaker.settle()["view"]["position"] == {"spoken": 0, "heard": 0}
