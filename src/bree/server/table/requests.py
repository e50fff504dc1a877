"""What people ask of a table: each request is checked here and becomes a plan, or a refusal with its reason."""

from collections.abc import Callable
from typing import NamedTuple

from bree.core.errors import Stale
from bree.core.game import Setting
from bree.server.bots.worker import level_ids
from bree.server.store import entries as e
from bree.server.store.store import Secret
from bree.server.table.founding import next_table
from bree.server.table.plan import Plan
from bree.server.table.refusal import Refusal, Repeated
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
    """Return the number of an action, given in any of its three forms."""
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


def planned(table: Table, request: Request, asker: Asker, late: bool, secrets: list[Secret], at: int) -> Plan:
    """Plan what a request makes happen; raise `Repeated` where the same request did so before.

    At a `late` table nobody takes anything back or leaves his own seat to a bot. The `secrets` open the table, and
    the next one of the series.
    """
    first = table.keys.get((request.seat, request.key))
    if first is not None and request.seat in asker.held:
        raise Repeated(first)
    _check_asker(table, request, asker)
    if isinstance(request, messages.Rematch):
        return _rematch(table, request, secrets, at)
    if table.end is not None:
        raise Refusal("over")
    goes_back = isinstance(request, messages.Undo | messages.AskTakeback | messages.BotTakeover)
    if late and goes_back and request.seat in asker.held:
        raise Refusal("late")
    return Plan(_entries(table, request))


def _check_asker(table: Table, request: Request, asker: Asker) -> None:
    """Refuse requests for seats of others; but whoever holds a seat may let a bot play for somebody who is away."""
    if request.seat not in asker.held:
        if not isinstance(request, messages.BotTakeover) or not asker.held or request.seat not in table.seats:
            raise Refusal("not-your-seat")
        if request.seat not in asker.away():
            raise Refusal("not-away")
    if isinstance(request, messages.Act | messages.Undo) and request.seat != asker.looking:
        raise Refusal("not-looking")


def _entries(table: Table, request: Request) -> list[e.AnyEntry]:
    """Return what a request makes happen while the game is going on."""
    match request:
        case messages.Act():
            return _act(table, request)
        case messages.Undo():
            return _undo(table, request)
        case messages.AskTakeback():
            return _ask_takeback(table, request)
        case messages.AnswerTakeback():
            return _answer_takeback(table, request)
        case messages.Resign():
            return _resign(table, request)
        case messages.BotTakeover():
            return _take_over(table, request)
        case messages.BotReturn():
            return _return(table, request)
        case messages.Rematch():
            raise Refusal("not-over")


def _act(table: Table, request: messages.Act) -> list[e.AnyEntry]:
    _check_fresh(table, request)
    return [e.Acted(request.seat, request.key, action=read_action(table.setting, request.action))]


def _undo(table: Table, request: messages.Undo) -> list[e.AnyEntry]:
    _check_fresh(table, request)
    if not table.can_undo(request.seat):
        raise Refusal("nothing-to-undo")
    return [e.Undid(request.seat, request.key)]


def _check_fresh(table: Table, request: messages.Act | messages.Undo) -> None:
    """Refuse an action of a seat that a bot plays, and one that was meant for an earlier position."""
    seat = request.seat
    if table.sitting[seat].kind == "bot":
        raise Refusal("bot-plays")
    version = table.perspectives[seat].version
    if not table.fresh[seat] <= request.version <= version:
        raise Stale(version, request.version)


def _ask_takeback(table: Table, request: messages.AskTakeback) -> list[e.AnyEntry]:
    if table.asked is not None:
        raise Refusal("already-asked")
    back = table.last_decision(request.seat)
    if not back:
        raise Refusal("nothing-to-take-back")
    asked = e.AskedTakeback(request.seat, request.key)
    if table.holders() - {table.sitting[request.seat].holder}:
        return [asked]
    return [asked, e.TookBack(request.seat, count=back)]


def _answer_takeback(table: Table, request: messages.AnswerTakeback) -> list[e.AnyEntry]:
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


def _resign(table: Table, request: messages.Resign) -> list[e.AnyEntry]:
    if table.setting.game.cooperative and table.holders() - {table.sitting[request.seat].holder}:
        raise Refusal("not-alone")
    return [e.Resigned(request.seat, request.key)]


def _take_over(table: Table, request: messages.BotTakeover) -> list[e.AnyEntry]:
    if table.sitting[request.seat].kind == "bot":
        raise Refusal("bot-plays")
    if request.level not in level_ids():
        raise Refusal("unknown-level")
    return [e.TakenOver(request.seat, request.key, level=request.level)]


def _return(table: Table, request: messages.BotReturn) -> list[e.AnyEntry]:
    if table.sitting[request.seat].kind != "bot":
        raise Refusal("not-a-bot")
    return [e.Returned(request.seat, request.key)]


def _rematch(table: Table, request: messages.Rematch, secrets: list[Secret], at: int) -> Plan:
    """Offer a rematch. With the offer of the last person the next table is opened."""
    if table.end is None:
        raise Refusal("not-over")
    holder = table.sitting[request.seat].holder
    if table.next is not None or holder in table.offers:
        raise Refusal("already-asked")
    offered = e.OfferedRematch(request.seat, request.key)
    if table.holders() - table.offers - {holder}:
        return Plan([offered])
    following = next_table(table, secrets, at)
    return Plan([offered, e.Continued(request.seat, table=following.founding.id)], [following.insert])
