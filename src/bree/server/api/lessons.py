"""A guided first game as the page shows it: every position of it, as the learner's seat sees it."""

from functools import cache

from bree.lessons import Lesson
from bree.server.table.perspective import Perspective, view
from bree.server.wire import rest


@cache
def taught(lesson: Lesson) -> rest.Lesson:
    """Play the lesson through on the engine, and return every position of it."""
    record, seat = lesson.begin(), lesson.seat
    text = lesson.setting.game.notation.text
    told = Perspective(seat)
    frames = [rest.LessonFrame(view(record.state, seat), [])]
    steps = []
    for step in lesson.steps:
        script = list(lesson.script(step))
        wanted = text(script[0][1]) if step.do else ""
        steps.append(rest.LessonStep(step.id, len(record.taken), wanted, list(step.point), step.rule))
        for who, action in script:
            record.play(who, action)
            told.hear(record.state.events)
            frames.append(rest.LessonFrame(view(record.state, seat), told.events[told.after[-2] :]))
    setting = lesson.setting
    return rest.Lesson(setting.game.id, setting.options, setting.seats, seat, steps, frames)
