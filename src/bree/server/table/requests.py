"""What people ask of a table: each request is checked here and becomes entries, or a refusal with its reason."""

from collections.abc import Callable
from typing import NamedTuple

from bree.core.errors import Stale
from bree.core.game import Setting
from bree.server.bots.worker import level_ids
from bree.server.store import entries as e
from bree.server.table.refusal import Refusal
from bree.server.table.table import Table
from bree.server.wire import messages

Request = (
    messages.Act
    | messages.Undo
    | messages.AskTakeback
    | messages.AnswerTakeback
    | messages.Resign
    | messages.Rematch
    | messages.BotTakeover
    | messages.BotReturn
)


def read_action(setting: Setting, action: int | str | dict[str, str]) -> int:
    """The action's number from any of its three forms."""
    notation = setting.game.notation
    match action:
        case int():
            return action  # the engine refuses a number that is none
        case str():
            return notation.parse(action)
        case dict():
            return notation.from_fields(dict(action))


class Asker(NamedTuple):
    """Who asks: the seats his tokens open, and the one he looks at; and how to find out who has been away for long."""

    held: frozenset[int]
    looking: int | None
    away: Callable[[], frozenset[int]]


def entries_for(table: Table, request: Request, asker: Asker, late: bool = False) -> list[e.AnyEntry]:
    """What the request makes happen. At a late table nobody takes anything back or leaves his own seat to a bot."""
    if request.seat not in asker.held:
        if not isinstance(request, messages.BotTakeover) or not asker.held or request.seat not in table.seats:
            raise Refusal("not-your-seat")
        if request.seat not in asker.away():
            raise Refusal("not-away")
    if isinstance(request, messages.Act | messages.Undo) and request.seat != asker.looking:
        raise Refusal("not-looking")
    if isinstance(request, messages.Rematch):
        return _rematch(table, request)
    if table.end is not None:
        raise Refusal("over")
    if (
        late
        and request.seat in asker.held
        and isinstance(request, messages.Undo | messages.AskTakeback | messages.BotTakeover)
    ):
        raise Refusal("late")
    match request:
        case messages.Act() | messages.Undo():
            return _act_or_undo(table, request)
        case messages.AskTakeback():
            return _ask(table, request)
        case messages.AnswerTakeback():
            return _answer(table, request)
        case messages.Resign(seat=seat):
            if table.setting.game.cooperative and table.holders() - {table.sitting[seat].holder}:
                raise Refusal("not-alone")
            return [e.Resigned(seat, request.key)]
        case messages.BotTakeover(seat=seat, level=level):
            if table.sitting[seat].kind == "bot":
                raise Refusal("bot-plays")
            if level not in level_ids():
                raise Refusal("unknown-level")
            return [e.TakenOver(seat, request.key, level=level)]
        case messages.BotReturn(seat=seat):
            if table.sitting[seat].kind != "bot":
                raise Refusal("not-a-bot")
            return [e.Returned(seat, request.key)]


def _act_or_undo(table: Table, request: messages.Act | messages.Undo) -> list[e.AnyEntry]:
    seat = request.seat
    if table.sitting[seat].kind == "bot":
        raise Refusal("bot-plays")
    version = table.perspectives[seat].version
    if not table.fresh[seat] <= request.version <= version:
        raise Stale(version, request.version)
    if isinstance(request, messages.Act):
        return [e.Acted(seat, request.key, action=read_action(table.setting, request.action))]
    if not table.can_undo(seat):
        raise Refusal("nothing-to-undo")
    return [e.Undid(seat, request.key)]


def _ask(table: Table, request: messages.AskTakeback) -> list[e.AnyEntry]:
    if table.asked is not None:
        raise Refusal("already-asked")
    back = table.last_decision(request.seat)
    if not back:
        raise Refusal("nothing-to-take-back")
    asked = e.AskedTakeback(request.seat, request.key)
    if table.holders() - {table.sitting[request.seat].holder}:
        return [asked]
    return [asked, e.TookBack(request.seat, count=back)]


def _answer(table: Table, request: messages.AnswerTakeback) -> list[e.AnyEntry]:
    if table.asked is None:
        raise Refusal("no-takeback")
    asker, agreed = table.asked
    answered = e.AnsweredTakeback(request.seat, request.key, agree=request.agree)
    holder = table.sitting[request.seat].holder
    if request.agree and not table.to_answer() - {holder}:
        return [answered, e.TookBack(asker, count=table.last_decision(asker))]
    if request.agree and holder in agreed:
        raise Refusal("already-agreed")
    return [answered]


def _rematch(table: Table, request: messages.Rematch) -> list[e.AnyEntry]:
    if table.end is None:
        raise Refusal("not-over")
    if table.next is not None or table.sitting[request.seat].holder in table.offers:
        raise Refusal("already-asked")
    return [e.OfferedRematch(request.seat, request.key)]
