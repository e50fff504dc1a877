"""Guided first games over REST."""

import pytest

from tests.games import GAMES
from tests.server.table import Running


def test_the_page_is_told_which_games_can_be_learnt(running: Running) -> None:
    known = {game["id"]: game["lesson"] for game in running.http.get("/api/games").json()["games"]}
    assert known["confrontation"]
    assert not known["sealed"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_comes_with_every_position_as_the_learner_sees_it(running: Running, game: str) -> None:
    lesson = running.http.get(f"/api/lessons/{game}").json()
    assert {frame["view"]["seat"] for frame in lesson["frames"]} == {lesson["seat"]}
    for step in lesson["steps"]:
        if step["do"]:
            before = lesson["frames"][step["ply"]]["view"]
            assert step["do"] in [action["text"] for action in before["actions"]]


@pytest.mark.parametrize("game", ["chess", "sealed", "..%2f..%2fetc"])
def test_there_is_no_lesson_of_other_games(running: Running, game: str) -> None:
    answer = running.http.get(f"/api/lessons/{game}")
    assert (answer.status_code, answer.json()["error"]) == (404, "not-found")
