"""Talk between partners, in games that allow it. Saying something never takes the place of a decision."""

from collections.abc import Collection

from bree.core.record import Record
from bree.core.view import View


def said(record: Record, seat: int) -> list[int]:
    """Return what this seat has told the others so far, each thing once."""
    game = record.setting.game
    return sorted({taken.action for taken in record.taken if taken.seat == seat and game.is_talk(taken.action)})


def without_said(view: View, said: Collection[int]) -> list[int]:
    """Return the actions without what the seat has said before; otherwise a bot would say it again and again."""
    return [action for action in view.actions if action not in said]


def without_talk(view: View) -> list[int]:
    """Return the actions without talk; all of them where the seat can do nothing but speak.

    A bot chooses from these (`view.actions = without_talk(view)`): a search finds talk as good as passing, and would
    claim anything.
    """
    return [action for action in view.actions if not view.setting.game.is_talk(action)] or view.actions
