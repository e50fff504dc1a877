"""Every guided first game is a game the engine allows, step by step, and everything the coach says is written."""

import re

import pytest

from bree.core.errors import BreeError
from bree.core.registry import games
from bree.lessons import Lesson, lesson
from bree.locales import LANGUAGES, Words, catalogue
from bree.server.api.lessons import taught
from tests.games import GAMES
from tests.locales.test_catalogues import messages

LESSONS = {game_id: found for game_id in games() if (found := lesson(game_id)) is not None}
MOST_STEPS = 14
"""More would take longer than the two minutes the page promises."""


def test_every_game_has_one() -> None:
    assert set(GAMES) <= set(LESSONS)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_step_and_every_answer_is_legal(game_id: str) -> None:
    lesson = LESSONS[game_id]
    record = lesson.begin()
    for step in lesson.steps:
        for who, action in lesson.script(step):
            assert action in record.state.actions(who), f"{step.id}: {lesson.setting.game.notation.text(action)}"
            record.play(who, action)


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_offers_the_learner_what_he_is_taught(game_id: str) -> None:
    told = taught(LESSONS[game_id])
    for step in told.steps:
        view = told.frames[step.ply].view
        if step.do:
            assert step.do in {_text(action) for action in view.actions}, step.id
    assert 3 <= sum(bool(step.do) for step in told.steps) <= len(told.steps) <= MOST_STEPS


def _text(described: object) -> str:
    found = re.search(rb'"text":"([^"]+)"', bytes(described))  # type: ignore[call-overload]
    assert found is not None
    return str(found[1].decode())


@pytest.mark.parametrize("game_id", GAMES)
def test_the_learner_is_shown_only_what_his_seat_may_know(game_id: str) -> None:
    lesson = LESSONS[game_id]
    told = taught(lesson)
    assert all(frame.view.seat == lesson.seat for frame in told.frames)
    record = lesson.begin()
    shown = [frame.view.position for frame in told.frames]
    plies = [record.state.view(lesson.seat).fields()]
    for step in lesson.steps:
        for who, action in lesson.script(step):
            record.play(who, action)
            plies.append(record.state.view(lesson.seat).fields())
    assert shown == plies


def test_the_lessons_are_won() -> None:
    """Who learns should see how one wins; the Duel and the Fellowship show a won duel and a won board."""
    for game_id in ("confrontation", "quest"):
        outcome = taught(LESSONS[game_id]).frames[-1].view.outcome
        assert outcome is not None
        assert outcome["returns"][LESSONS[game_id].seat] == 1.0
    for game_id, kind in (("duel", "duel-end"), ("fellowship", "board-end")):
        assert any(event.kind == kind for frame in taught(LESSONS[game_id]).frames for event in frame.events)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_the_coach_says_is_written(game_id: str, language: str) -> None:
    lesson = LESSONS[game_id]
    wanted = {f"lesson-{game_id}-{step.id}" for step in lesson.steps} | {f"lesson-{game_id}-end"}
    assert set(messages(language, f"lesson-{game_id}")) == wanted
    text = catalogue(language, f"lesson-{game_id}")
    assert text.count("\n    .why = ") == len(wanted)
    rules = Words(language, game_id, lesson.setting.options)
    for step in lesson.steps:
        assert rules.has(f"rule-{game_id}-{step.rule.replace(':', '-')}"), f"{step.id} cites {step.rule}"


def test_a_lesson_with_a_wrong_step_is_noticed() -> None:
    lesson = LESSONS["confrontation"]
    wrong = Lesson(lesson.setting, lesson.seat, lesson.position, lesson.steps[4:])  # an answer without its question
    with pytest.raises(BreeError):
        taught(wrong)
