"""Series of games: what each game counts, matches where a rulebook has them, and who is told the score."""

import pytest

from tests.server.table import Message, Opened, Running


def give_up(table: Opened, seat: int, rematch: bool = True) -> Message:
    """Let a seat give up and ask for another game; return the series as it stands."""
    with table.sit(0, 1, look=0) as page:
        page.hear()
        page.ask("resign", seat=seat)
        if rematch:
            page.ask("rematch", seat=0)
        return dict(page.settle()["series"])


def following(table: Opened, series: Message) -> Opened:
    """Open the next table of the series; sides and tokens are swapped."""
    again = Opened(table.running, {**table.answer, "table": series["next"]})
    again.tokens = {0: table.tokens[1], 1: table.tokens[0]}
    return again


@pytest.mark.parametrize(("game", "points"), [("confrontation", 9.0), ("duel", 5.0)])
def test_a_match_of_two_games_is_added_up(running: Running, game: str, points: float) -> None:
    first = running.open("here", "here", game=game)
    after_one = give_up(first, 1)
    assert (after_one["number"], after_one["points"]) == (1, [points, 0.0])
    assert after_one["match"] == {"points": [points, 0.0], "played": 1, "over": False, "winner": None}
    second = following(first, after_one)
    with second.sit(0) as page:
        page.hear()
        assert page.now["series"]["match"] == {"points": [0.0, points], "played": 1, "over": False, "winner": None}
    # Whoever won the first game, now on seat 1, wins again.
    after_two = give_up(second, 0)
    assert [g["points"] for g in after_two["games"]] == [[0.0, points], [0.0, points]]
    assert after_two["match"] == {"points": [0.0, 2 * points], "played": 2, "over": True, "winner": 1}
    # A third game begins another match, and the series goes on.
    with following(second, after_two).sit(0) as page:
        page.hear()
        assert page.now["series"]["number"] == 3
        assert page.now["series"]["points"] == [2 * points, 0.0]
        assert page.now["series"]["match"] == {"points": [0.0, 0.0], "played": 0, "over": False, "winner": None}


@pytest.mark.parametrize(("game", "winner"), [("confrontation", None), ("duel", 0)])
def test_equal_sums(running: Running, game: str, winner: int | None) -> None:
    """The Confrontation knows no winner then; in the Duel it is the Gandalf of the second game (duel:168)."""
    first = running.open("here", "here", game=game)
    after_two = give_up(following(first, give_up(first, 1)), 1)
    assert after_two["points"][0] == after_two["points"][1]
    assert (after_two["match"]["over"], after_two["match"]["winner"]) == (True, winner)


def test_those_who_play_together_keep_their_score_and_their_seats(running: Running) -> None:
    first = running.open("here", "here", game="fellowship")
    series = give_up(first, 0)
    assert (series["points"], series["match"]) == ([0.0, 0.0], None)
    again = Opened(running, {**first.answer, "table": series["next"]})
    again.tokens = first.tokens
    with again.sit(1) as page:
        assert page.hear()["held"] == [1]
        assert page.now["series"]["games"][0]["seats"] == [0, 1]


def test_ones_own_tables_tell_the_score(running: Running) -> None:
    first = running.open("here", "here", game="duel")
    second = following(first, give_up(first, 1))
    asked = {"tokens": list(first.tokens.values())}
    listed = {table["table"]: table for table in running.post("/api/mine", asked)["tables"]}
    running_game, over = listed[second.id], listed[first.id]
    assert (running_game["over"], running_game["returns"]) == (False, [])
    assert (running_game["series"]["number"], running_game["series"]["points"]) == (2, [0.0, 5.0])
    assert (over["over"], over["returns"], over["series"]["points"]) == (True, [1.0, -1.0], [5.0, 0.0])
    give_up(second, 0, rematch=False)
    listed = {table["table"]: table for table in running.post("/api/mine", asked)["tables"]}
    assert listed[second.id]["series"]["match"]["winner"] == 1


def test_a_friend_who_comes_late_sits_down_at_the_newest_table(running: Running) -> None:
    for _ in range(10):
        first = running.open("here", "friend")
        with first.sit(0) as page:
            page.hear()
            page.ask("resign", seat=0)
            page.ask("rematch", seat=0)
            following = page.settle()["series"]["next"]
        invitation = {"invitation": first.answer["invitations"][0]["token"]}
        joined = running.post("/api/join", invitation, 201)
        assert (joined["table"], joined["held"][0]["seat"]) == (following, 0)
        assert running.post("/api/join", invitation, 404)["error"] == "unknown-invitation"


def test_the_spectators_link_stays_good(running: Running) -> None:
    first = running.open("here", "here", game="duel")
    with following(first, give_up(first, 1)).sit() as watcher:
        assert watcher.hear()["looking"] is None
