"""Founding tables: the first of a series from what somebody asks for, each further one from the one before."""

from bree.core.registry import game as find_game
from bree.server.bots.worker import level_ids
from bree.server.store.entries import EarlierGame, Founding, Sat
from bree.server.store.store import NewTable, Secret
from bree.server.store.tokens import hashed, new_table_id, new_token
from bree.server.table import wording
from bree.server.table.commitment import commitment, new_seed
from bree.server.table.refusal import Refusal
from bree.server.table.table import Table
from bree.server.wire import rest


def new_table(asked: rest.OpenTable, at: int) -> tuple[NewTable, rest.Opened]:
    """Found a table as asked for. What its opener is told shows its secrets, and nothing else ever does."""
    if any(isinstance(x, rest.Bot) and x.level not in level_ids() for x in asked.sitters):
        raise Refusal("unknown-level")
    game = find_game(asked.game)
    setting = game.setting(len(asked.sitters), asked.options, asked.components)
    seed = new_seed()
    founding = Founding(
        id=new_table_id(),
        game=game.id,
        rules=game.version,
        options=setting.options,
        components=asked.components,
        clock=asked.clock,
        seed=seed,
        commitment=commitment(setting, seed),
        opened_at=at,
        sat=[_sat(seat, sitter) for seat, sitter in enumerate(asked.sitters)],
        earlier=[],
    )
    held = [rest.HeldSeat(s, new_token()) for s, x in enumerate(asked.sitters) if isinstance(x, rest.Here)]
    invitations = [_invitation(s) for s, x in enumerate(asked.sitters) if isinstance(x, rest.Friend)]
    spectator = new_token()
    secrets = [
        *(Secret(hashed(h.token), "seat", h.seat) for h in held),
        *(Secret(hashed(i.token), "invitation", i.seat) for i in invitations),
        Secret(hashed(spectator), "spectator"),
    ]
    path = spectator_path(founding.id, spectator)
    opened = rest.Opened(founding.id, held, invitations, spectator, path, founding.commitment)
    return _ready(founding, secrets), opened


def spectator_path(table: str, token: str) -> str:
    """Return the link that shows a table to spectators."""
    return f"/t/{table}#{token}"


def next_table(table: Table, secrets: list[Secret], at: int) -> NewTable:
    """Found the next table for the same people. Opponents change seats; the tokens of this table open that one."""
    assert table.end is not None
    turn = 0 if table.setting.game.cooperative else 1
    before = [(seat + turn) % table.setting.seats for seat in table.seats]  # for each new seat: the seat at this table
    finished = EarlierGame(table.founding.id, before, table.end)
    earlier = [EarlierGame(g.table, [g.seats[s] for s in before], g.end) for g in table.founding.earlier]
    seed = new_seed()
    founding = Founding(
        id=new_table_id(),
        game=table.founding.game,
        rules=table.setting.game.version,
        options=table.setting.options,
        components=table.founding.components,
        clock=table.founding.clock,
        seed=seed,
        commitment=commitment(table.setting, seed),
        opened_at=at,
        sat=[Sat(x.kind, x.holder, x.name, x.level) for x in (table.sitting[s] for s in before)],
        earlier=[*earlier, finished],
    )
    return _ready(founding, [Secret(s.hash, s.role, None if s.seat is None else before.index(s.seat)) for s in secrets])


def _ready(founding: Founding, secrets: list[Secret]) -> NewTable:
    table = Table(founding)
    first = table.do([], founding.opened_at)
    return NewTable(founding, first, wording.players(table), secrets, table.deadline())


def _sat(seat: int, sitter: rest.Sitter) -> Sat:
    """Seat somebody. The opener is holder 0 of all his seats; each friend is another."""
    match sitter:
        case rest.Here(name=name):
            return Sat("person", 0, name)
        case rest.Friend():
            return Sat("open", seat + 1)
        case rest.Bot(level=level):
            return Sat("bot", None, level=level)


def _invitation(seat: int) -> rest.Invitation:
    token = new_token()
    return rest.Invitation(seat, token, f"/join#{token}")
