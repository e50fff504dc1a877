"""Every game at a real table: bots play it out in their own processes, and the record proves it."""

import pytest

from bree.components import replaceable
from bree.core.registry import game, games
from bree.server.table.commitment import verify
from tests.server.table import Running


@pytest.mark.parametrize("name", sorted(games()))
def test_a_whole_game_of_bots_is_watched_verified_and_replayed(running: Running, name: str) -> None:
    seats = game(name).seats[0]
    table = running.open(*["random"] * seats, game=name)
    with table.sit() as watcher:
        watcher.hear()
        over = watcher.wait(lambda now: now["over"])["over"]
        assert all(not player["fallback"] for player in watcher.now["players"])
    text = running.http.get(f"/api/tables/{table.id}/record").text
    played = verify(text.splitlines())
    assert played.whole
    outcome = played.state.outcome()
    assert outcome is not None
    assert list(outcome.returns) == over["returns"]
    last = running.http.get(
        f"/api/tables/{table.id}/frames?perspective=everything&first={len(played.taken)}&count=1"
    ).json()["views"]
    assert [view["outcome"]["reason"] for view in last] == [over["reason"]]


def test_a_replaced_component_set_comes_with_its_own_facts(running: Running) -> None:
    text = replaceable(game("duel")).default_components() + "\n# my own box\n"
    with running.open("here", "here", game="duel", components=text).sit(0, look=0) as page:
        facts = page.hear()["table"]
        assert facts["components"]
        assert facts["static"] == running.http.get("/api/games").json()["games"][1]["static"]
    two = [{"who": "here"}, {"who": "here"}]
    assert running.post("/api/tables", {"game": "duel", "sitters": two, "components": "no = 1"}, 400)["why"]
