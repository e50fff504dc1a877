"""Talk between partners, where a game knows it: it is said besides playing, and is never a way to play."""

from collections.abc import Collection

from bree.core.record import Record
from bree.core.view import View


def said(record: Record, seat: int) -> list[int]:
    """What this seat has told the others so far, each thing once."""
    game = record.setting.game
    return sorted({taken.action for taken in record.taken if taken.seat == seat and game.is_talk(taken.action)})


def without_said(view: View, said: Collection[int]) -> list[int]:
    """What the seat may do, without what it has said before: a bot would say it again and again."""
    return [action for action in view.actions if action not in said]


def without_talk(view: View) -> list[int]:
    """What the seat may do, without what it may only say; all of it where it can do nothing but speak.

    A bot chooses from these (`view.actions = without_talk(view)`): a search finds talk as good as passing, and would
    claim anything.
    """
    return [action for action in view.actions if not view.setting.game.is_talk(action)] or view.actions
