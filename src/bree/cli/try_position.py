"""`bree try`: set up a position, apply actions, print what follows.

For rules questions, bug reports and tests.
"""

import argparse

from bree.cli.arguments import add_setting, read_file, setting_from
from bree.core.action import Notation
from bree.core.chance import CHANCE, EVERYTHING
from bree.core.errors import Malformed, NotYourTurn
from bree.core.game import Setting
from bree.core.state import State


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser("try", description="Set up a position, apply actions, print what follows.")
    add_setting(parser)
    parser.add_argument("--position", default="", help="position text, or @FILE; the usual start without it")
    parser.add_argument("--do", default="", metavar="ACTIONS", help="actions in order, separated by ';'")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the result, the events with their rules, and each seat's legal actions."""
    setting = setting_from(args)
    position = _given(args.position)
    text = read_file(position[1:]) if position.startswith("@") else position
    state = setting.game.position(setting, text) if text else setting.game.start(setting)
    for number, wanted in enumerate(filter(None, (a.strip() for a in _given(args.do).split(";"))), start=1):
        print(f"> {wanted}")
        do(state, setting, wanted, f"action {number}")
        for event in state.events:
            told = " ".join(f"{k}={v}" for k, v in (event.seen_by(EVERYTHING) or {}).items())
            print(f"  {event.kind} {told} [{event.rule}]")
    print(state.position())
    report(state, setting)
    return 0


def _given(value: object) -> str:
    """The text of an option: of a lone `--` argparse leaves an empty list."""
    return value if isinstance(value, str) else "--"


def do(state: State, setting: Setting, wanted: str, where: str) -> None:
    """Apply one action for the seat that may do it; where several may, "dark: ..." or "chance: ..." says which."""
    seats = {name: seat for seat, name in enumerate(setting.game.seat_names[: setting.seats])} | {"chance": CHANCE}
    who, colon, rest = wanted.partition(":")
    named = seats.get(who.strip()) if colon else None
    action = setting.game.notation.parse(rest if named is not None else wanted)
    able = [s for s in seats.values() if action in state.actions(s)] if named is None else [named]
    if len(able) > 1 and len(state.waiting()) == 1 and state.waiting()[0] in able:
        able = [state.waiting()[0]]
    if len(able) > 1:
        raise Malformed(
            f"several seats could do {wanted!r}: write e.g. '{setting.game.seat_names[able[0]]}: ...'", where
        )
    waiting = state.waiting()
    try:
        state.apply(able[0] if able else waiting[0] if waiting else 0, action)
    except NotYourTurn as error:
        names = [name for name, seat in seats.items() if seat in waiting]
        raise NotYourTurn(f"{error}; waited for: {', '.join(names)}") from error


def report(state: State, setting: Setting) -> None:
    """Who must decide, and what each seat may do."""
    notation: Notation = setting.game.notation
    names = [*setting.game.seat_names[: setting.seats], "chance"]
    outcome = state.outcome()
    if outcome is not None:
        print(f"over: {outcome.reason} {outcome.returns} {outcome.detail} [{outcome.rule}]")
    for seat, name in zip([*range(setting.seats), CHANCE], names, strict=True):
        actions = [notation.text(a) for a in state.actions(seat)]
        if actions:
            print(f"{name}{'' if seat in state.waiting() else ' (may)'}: {'; '.join(actions)}")
