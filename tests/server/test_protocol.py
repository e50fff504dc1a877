"""What docs/protocol.md promises, told by pages that keep to it: on our own socket, and on that of any ASGI server."""

from collections.abc import Iterator

import pytest

from bree.server.transport.listening import configuration
from tests.server.conftest import usual
from tests.server.table import Opened, Running, dial, stock


@pytest.fixture(scope="module", params=[configuration, stock], ids=["our socket", "stock uvicorn"])
def running(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    server = Running(usual(tmp_path_factory.mktemp("protocol")), request.param)
    yield server
    server.close()


@pytest.fixture
def pair(running: Running) -> Opened:
    """Open a table of two people, both present."""
    table = running.open("here", "friend")
    table.join("Rosie")
    return table


def finish(table: Opened) -> None:
    with table.sit(0) as left, table.sit(1) as right:
        left.hear()
        right.hear()
        left.ask("act", seat=0, action="bid 1")
        right.ask("act", seat=1, action="bid 1")


def test_two_people_play_a_game(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(1) as right:
        assert left.hear()["looking"] == 0
        assert right.hear()["looking"] == 1
        assert left.now["view"]["waiting"] == [0, 1]
        assert left.ask("act", seat=0, action="bid 1")["type"] == "accepted"
        assert right.settle()["view"]["position"]["bids"] == [0, 0]
        assert right.ask("act", seat=1, action={"kind": "bid", "number": "1"})["type"] == "accepted"
        assert left.wait(lambda now: now["over"])["view"]["position"]["bids"] == [1, 1]
        assert left.now["over"] == right.now["over"]
        assert left.now["view"]["actions"] == []


def test_an_action_is_given_by_number_text_or_fields(running: Running) -> None:
    for form in ("id", "text", "fields"):
        with running.open("here", "here").sit(0, look=0) as page:
            offered = page.hear()["now"]["view"]["actions"][0]
            fields = {"kind": offered["kind"], "number": offered["number"]}
            action = fields if form == "fields" else offered[form]
            assert page.ask("act", seat=0, action=action)["type"] == "accepted"


def test_the_same_screen_sees_one_seat_at_a_time(running: Running) -> None:
    with running.open("here", "here").sit(0, 1) as page:
        assert page.hear()["looking"] is None
        assert page.now["view"]["seat"] == -2
        assert page.ask("act", seat=0, action="bid 1")["reason"] == "not-looking"
        page.say("look", seat=0)
        assert page.until("welcome")["looking"] == 0
        assert page.now["view"]["position"]["numbers"][1] == 0
        assert page.ask("act", seat=0, action="bid 1")["type"] == "accepted"
        page.say("look", seat=None)
        assert page.until("welcome")["now"]["view"]["position"]["numbers"] == [0, 0]
        page.say("look", seat=1)
        assert page.until("welcome")["now"]["view"]["position"]["numbers"][0] == 0
        assert page.ask("act", seat=1, action="bid 1")["type"] == "accepted"


def test_spectators_see_what_everybody_may_know_and_are_counted(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit() as watcher:
        assert watcher.hear()["held"] == []
        assert watcher.now["view"]["position"]["numbers"] == [0, 0]
        assert [e["fields"] for e in watcher.events] == [{"seat": "left"}, {"seat": "right"}]
        left.until(lambda m: m["type"] == "presence" and m["spectators"] == 1)


def test_the_same_key_is_done_once(pair: Opened) -> None:
    with pair.sit(0) as left:
        left.hear()
        version = left.now["version"]
        first = left.ask("act", seat=0, action="bid 1", version=version, key="once")
        again = left.ask("act", seat=0, action="bid 1", version=version, key="once")
        assert first == {"type": "accepted", "key": "once", "version": version + 1}
        assert again == {"type": "duplicate", "key": "once", "version": version + 1}


def test_choices_made_at_the_same_time_do_not_make_each_other_stale(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(1) as right:
        left.hear()
        version = right.hear()["now"]["version"]
        left.ask("act", seat=0, action="bid 1")
        assert right.settle()["version"] == version + 1
        assert right.ask("act", seat=1, action="bid 1", version=version)["type"] == "accepted"


def test_an_action_for_an_earlier_decision_is_stale(pair: Opened) -> None:
    with pair.sit(0) as left:
        version = left.hear()["now"]["version"]
        left.ask("act", seat=0, action="bid 1")
        left.ask("undo", seat=0)
        answer = left.ask("act", seat=0, action="bid 1", version=version)
        assert (answer["type"], answer["version"]) == ("stale", version + 2)
        assert left.ask("act", seat=0, action="bid 1", version=version + 99)["type"] == "stale"


def test_a_refused_action_names_the_reason_and_the_rule(pair: Opened) -> None:
    with pair.sit(0) as left:
        number = left.hear()["now"]["view"]["position"]["numbers"][0]
        if number < 3:
            answer = left.ask("act", seat=0, action="bid 3")
            assert (answer["type"], answer["why"], answer["rule"]) == ("illegal", f"you hold only {number}", "sealed:2")
        assert left.ask("act", seat=0, action="bid 0")["type"] == "illegal"
        answer = left.ask("act", seat=0, action="bid tomorrow")
        assert (answer["type"], answer["where"]) == ("malformed", "action")
        left.ask("act", seat=0, action="bid 1")
        assert left.ask("act", seat=0, action="bid 1")["why"] == "this seat has nothing to decide now"


def test_undo_takes_the_events_back_from_everybody(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(1) as right:
        left.hear()
        right.hear()
        left.ask("act", seat=0, action="bid 1")
        assert left.now["undo"] == 1
        assert right.settle()["undo"] == 0
        assert [e["kind"] for e in right.events] == ["deal", "deal", "bid"]
        assert left.ask("undo", seat=0)["type"] == "accepted"
        right.settle()
        assert [e["kind"] for e in right.events] == ["deal", "deal"]
        assert right.now["view"]["waiting"] == [0, 1]
        assert left.ask("undo", seat=0)["reason"] == "nothing-to-undo"


def test_catching_up_sends_only_what_is_new(pair: Opened) -> None:
    with pair.sit(1) as right:
        before = right.hear()["now"]["version"]
    with pair.sit(0) as left:
        left.hear()
        left.ask("act", seat=0, action="bid 1")
    with pair.sit(1, since=before) as back:
        back.events = right.events
        welcome = back.hear()
        assert (welcome["full"], welcome["now"]["keep"]) == (False, 2)
        assert [e["kind"] for e in welcome["now"]["events"]] == ["bid"]
    with pair.sit(1, since=before + 50) as lost:
        welcome = lost.hear()
        assert (welcome["full"], welcome["now"]["keep"], len(lost.events)) == (True, 0, 3)


def test_catching_up_over_an_undo_drops_what_no_longer_holds(pair: Opened) -> None:
    with pair.sit(0) as left:
        left.hear()
        left.ask("act", seat=0, action="bid 1")
        seen, events = left.now["version"], left.events
        left.ask("undo", seat=0)
    with pair.sit(0, since=seen) as back:
        back.events = events
        assert back.hear()["now"]["keep"] == 2
        assert [e["kind"] for e in back.events] == ["deal", "deal"]


def test_a_takeback_needs_the_other_person(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(1) as right:
        left.hear()
        right.hear()
        assert left.ask("ask-takeback", seat=0)["reason"] == "nothing-to-take-back"
        left.ask("act", seat=0, action="bid 1")
        assert left.ask("answer-takeback", seat=0, agree=True)["reason"] == "no-takeback"
        assert left.ask("ask-takeback", seat=0)["type"] == "accepted"
        assert left.ask("ask-takeback", seat=0)["reason"] == "already-asked"
        assert left.ask("answer-takeback", seat=0, agree=True)["reason"] == "already-agreed"
        assert right.wait(lambda now: now["takeback"])["takeback"] == {"seat": 0, "waiting": [1]}
        assert right.ask("answer-takeback", seat=1, agree=False)["type"] == "accepted"
        assert left.wait(lambda now: not now["takeback"])["view"]["waiting"] == [1]
        left.ask("ask-takeback", seat=0)
        right.wait(lambda now: now["takeback"])
        right.ask("answer-takeback", seat=1, agree=True)
        assert left.wait(lambda now: not now["takeback"])["view"]["waiting"] == [0, 1]
        left.ask("act", seat=0, action="bid 1")
        left.ask("ask-takeback", seat=0)
        right.wait(lambda now: now["takeback"])
        right.ask("act", seat=1, action="bid 1")
        assert left.wait(lambda now: now["over"])["takeback"] is None


def test_bots_agree_to_a_takeback_at_once(running: Running) -> None:
    with running.open("here", "random").sit(0) as page:
        page.hear()
        page.wait(lambda now: now["view"]["waiting"] == [0])
        before = page.now["version"]
        page.ask("bot-takeover", seat=0, level="random")
        page.wait(lambda now: now["over"])
        assert page.now["version"] > before
        assert page.ask("ask-takeback", seat=0)["reason"] == "over"


def test_resigning_ends_the_game_and_opens_the_commitment(pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(1) as right:
        left.hear()
        right.hear()
        assert left.now["over"] is None
        left.ask("resign", seat=0)
        over = right.wait(lambda now: now["over"])["over"]
        assert (over["returns"], over["reason"], over["by"]) == ([-1.0, 1.0], "resigned", 0)
        assert right.now["view"]["waiting"] == right.now["view"]["actions"] == []
        assert right.ask("act", seat=1, action="bid 1")["reason"] == "over"


def test_a_rematch_swaps_sides_keeps_score_and_needs_no_new_tokens(running: Running, pair: Opened) -> None:
    with pair.sit(0) as left, pair.sit(1) as right, pair.sit() as watcher:
        left.hear()
        assert left.ask("rematch", seat=0)["reason"] == "not-over"
        right.hear()
        watcher.hear()
        left.ask("resign", seat=0)
        right.wait(lambda now: now["over"])
        assert left.now["series"]["points"] == [0.0, 1.0]
        left.ask("rematch", seat=0)
        assert right.wait(lambda now: now["series"]["offered"])["series"]["next"] is None
        right.ask("rematch", seat=1)
        following = right.now["series"]["next"]
        assert watcher.wait(lambda now: now["series"]["next"])["series"]["next"] == following
    again = Opened(running, {**pair.answer, "table": following})
    again.tokens = {0: pair.tokens[1], 1: pair.tokens[0]}
    with again.sit(0) as rosie, again.sit() as watcher:
        assert rosie.hear()["held"] == [0]
        assert rosie.now["players"][0]["name"] == "Rosie"
        assert rosie.now["series"] == {
            "number": 2,
            "games": [{"table": pair.id, "seats": [1, 0], "returns": [-1.0, 1.0], "points": [1.0, 0.0], "detail": {}}],
            "points": [1.0, 0.0],
            "match": None,
            "offered": [],
            "next": None,
        }
        assert watcher.hear()["looking"] is None


def test_a_bot_plays_for_a_person_and_gives_the_seat_back(pair: Opened) -> None:
    with pair.sit(0) as left:
        left.hear()
        assert left.ask("bot-takeover", seat=0, level="balrog")["reason"] == "unknown-level"
        assert left.ask("bot-return", seat=0)["reason"] == "not-a-bot"
        assert left.ask("bot-takeover", seat=0, level="random")["type"] == "accepted"
        assert left.now["players"][0]["kind"] == "bot"
        assert left.wait(lambda now: now["view"]["waiting"] == [1])["thinking"] == []
        assert left.ask("act", seat=0, action="bid 1")["reason"] == "bot-plays"
        assert left.ask("bot-return", seat=0)["type"] == "accepted"
        assert left.now["players"][0]["kind"] == "person"


def test_one_click_against_a_bot(running: Running) -> None:
    with running.open("here", "random").sit(0) as page:
        page.hear()
        page.wait(lambda now: now["view"]["waiting"] == [0])
        assert page.ask("act", seat=0, action="bid 1")["type"] == "accepted"
        assert page.wait(lambda now: now["over"])["players"][1]["fallback"] is False


def test_ones_own_tables_are_listed_by_their_tokens(running: Running, pair: Opened) -> None:
    other = running.open("here", "random")
    tokens = [pair.tokens[1], other.spectator, "x" * 32]
    tables = running.post("/api/mine", {"tokens": tokens})["tables"]
    listed = {t["table"]: t for t in tables}
    assert set(listed) == {pair.id, other.id}
    assert listed[pair.id]["seats"] == [1]
    assert listed[pair.id]["players"][1]["name"] == "Rosie"
    assert listed[pair.id]["waiting"] == [0, 1]
    assert listed[other.id]["seats"] == []
    finish(pair)
    assert running.post("/api/mine", {"tokens": tokens})["tables"][0]["over"] is True


def test_an_invitation_is_good_for_one(running: Running) -> None:
    table = running.open("here", "friend")
    invitation = table.answer["invitations"][0]["token"]
    with table.sit(0) as left:
        assert left.hear()["now"]["players"][1]["kind"] == "open"
        table.join("Fatty")
        assert left.wait(lambda now: now["players"][1]["kind"] == "person")["players"][1]["name"] == "Fatty"
    assert running.post("/api/join", {"invitation": invitation}, 404)["error"] == "unknown-invitation"


def test_who_joined_has_a_link_for_spectators(running: Running) -> None:
    table = running.open("here", "friend")
    invitation = table.answer["invitations"][0]["token"]
    joined = running.post("/api/join", {"invitation": invitation, "name": "Fatty"}, 201)
    path, _, token = joined["spectator_path"].partition("#")
    assert path == f"/t/{table.id}"
    assert token != table.spectator
    with dial(running, table.id) as client:
        client.say("hello", tokens=[token])
        welcome = client.hear()
    assert welcome["held"] == []
    assert welcome["now"]["players"][1]["name"] == "Fatty"


def test_games_are_described(running: Running) -> None:
    described = running.http.get("/api/games").json()
    sealed = next(g for g in described["games"] if g["id"] == "sealed")
    assert sealed["options"] == [{"name": "colour", "default": "red", "choices": ["red", "blue"], "pattern": ""}]
    assert sealed["seats"] == [2]
    assert described["levels"][0] == {"id": "pony"}


def test_a_table_that_cannot_be_opened_says_why(running: Running) -> None:
    two = [{"who": "here"}, {"who": "here"}]
    bad = running.post("/api/tables", {"game": "sealed", "sitters": two, "options": {"colour": "mauve"}}, 400)
    assert (bad["error"], bad["where"]) == ("malformed", "option colour")
    assert running.post("/api/tables", {"game": "chess", "sitters": two}, 400)["where"] == "game"
    assert running.post("/api/tables", {"game": "sealed", "sitters": two[:1]}, 400)["where"] == "seats"
    level = [{"who": "here"}, {"who": "bot", "level": "balrog"}]
    assert running.post("/api/tables", {"game": "sealed", "sitters": level}, 400)["error"] == "unknown-level"
    surprise = running.post("/api/tables", {"game": "sealed", "sitters": two, "surprise": 1}, 400)
    assert "surprise" in surprise["why"]
