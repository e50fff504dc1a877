"""`bree verify`: check that a server's record was played honestly.

The game is played again, and every draw of chance checked against the commitment.
"""

import argparse

from bree.cli.arguments import read_file
from bree.server.api.replays import own_components
from bree.server.table.commitment import verify


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Declare the command."""
    parser = commands.add_parser("verify", description="Check that a server's record was played honestly.")
    parser.add_argument("record", help="the exported record")
    parser.add_argument(
        "--components", metavar="FILE", help="the component set it was played with, if not in it (TOML)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Check it; a refusal names the line."""
    rows = read_file(args.record).splitlines()
    played = verify(rows, read_file(args.components) if args.components else own_components(rows))
    chances = sum(taken.seat < 0 for taken in played.taken)
    print(f"{len(played.taken)} actions are legal and lead to the recorded position.")
    print(f"The seed opens the commitment, and all {chances} draws of chance follow from it.")
    if not played.whole:
        print(f"The record is not whole: {played.note}.")
        return 1
    return 0
