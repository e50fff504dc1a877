"""`bree play`: a game at the terminal, against bots or several people taking turns at one screen."""

import argparse
import secrets

from bree.cli.arguments import add_setting, setting_from
from bree.core.chance import CHANCE, Random
from bree.core.errors import BreeError, Malformed
from bree.core.game import Setting
from bree.core.record import Record


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser("play", help="play a game")
    add_setting(parser, "confrontation")
    parser.add_argument("--terminal", action="store_true", help="play in the terminal")
    parser.add_argument("--seat", action="append", default=[], metavar="NAME", help="a seat you hold (may be repeated)")
    parser.add_argument("--hot-seat", action="store_true", help="people hold all seats")
    parser.add_argument("--save", metavar="FILE", help="write the record there")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play until the game is over."""
    setting = setting_from(args)
    names = setting.game.seat_names[: setting.seats]
    mine = list(names) if args.hot_seat else args.seat or [names[0]]
    for name in mine:
        if name not in names:
            raise Malformed(f"{name!r} is not one of {', '.join(names)}", "--seat")
    people = [names.index(name) for name in mine]
    record = Record(setting)
    try:
        _play(record, setting, people)
    finally:
        if args.save:
            with open(args.save, "w", encoding="utf-8") as file:
                file.write("\n".join(record.lines()) + "\n")
    outcome = record.state.outcome()
    if outcome is not None:
        print(record.state.view(people[0]).text())
        print(f"\nover: {outcome.reason} [{outcome.rule}]")
        for name, points in zip(names, outcome.returns, strict=True):
            print(f"  {name}: {points:g}")
    return 0


def _play(record: Record, setting: Setting, people: list[int]) -> None:
    rng = Random(secrets.randbits(60))
    last = -1
    while record.state.waiting():
        state = record.state
        waiting = state.waiting()
        asked = [s for s in waiting if s in people]
        if waiting == (CHANCE,):
            seat, action = CHANCE, int(state.actions(CHANCE)[rng.weighted(state.weights())])
        elif asked:
            seat = asked[0]
            if len(people) > 1 and seat != last:
                input(f"\n--- {setting.game.seat_names[seat]}, press Enter when only you are looking ---\n")
            last = seat
            action = _ask(record, setting, seat)
        else:
            seat = waiting[0]
            actions = state.view(seat).actions
            action = actions[rng.below(len(actions))]
        record.play(seat, action)
        for event in state.events:
            told = event.seen_by(last if last >= 0 else people[0])
            if told is not None:
                print(f"  * {event.kind} {' '.join(f'{k}={v}' for k, v in told.items())} [{event.rule}]")


def _ask(record: Record, setting: Setting, seat: int) -> int:
    view = record.state.view(seat)
    text = setting.game.notation.text
    print(view.text())
    for number, action in enumerate(view.actions, start=1):
        print(f"  {number:3} {text(action)}")
    while True:
        answer = input(f"{setting.game.seat_names[seat]}> ").strip()
        if answer.isdigit() and 1 <= int(answer) <= len(view.actions):
            return view.actions[int(answer) - 1]
        try:
            action = setting.game.notation.parse(answer)
            if action in view.actions:
                return action
            print(f"  {record.state.refusal(seat, action)}")
        except BreeError as error:
            print(f"  {error}; type a number from the list or an action as it is written there")
