"""What has been played for our claims: the games in bench/games, a line each, and which bots played them.

The name of a file ends with the make of the bots that played it: games of bots that have changed since are never
counted with later ones.
"""

import hashlib
import json
from functools import cache
from pathlib import Path

from bench.strength_plan import Match
from bree.arena.tournament import Tournament
from bree.bots.named import NamedBot
from bree.core.chance import CHANCE, Random
from bree.core.record import Record
from bree.core.registry import game
from bree.core.talk import without_talk

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "bench/games"
SOAKED = KEPT / "soak.jsonl"
BOTS = ROOT / "src/bree/bots"
FINGERPRINT = (
    ("hobbit@30", "wizard@30"),
    ("wizard@60", "pony"),
    ("wizard@200", "ranger@60"),
    ("mo-ismcts@100", "greedy"),
)
"""The games by which bots are told apart; iterations, not seconds, so that every machine plays the same ones."""


BEFORE = {"confrontation": "7a487e57", "fellowship": "763080c1"}
"""The makes before the present ones: their searches left out a little of what a seat notices, and knew the same. Their
games are told, with their make, until those of the present make have been played."""


@cache
def make_of(name: str) -> str:
    """Eight digits that change when what the bots of this game choose changes, however their code is written.

    A few bots play against each other from fixed seeds, in the usual setting, and all of their choices count, and so
    does what they have learned.
    """
    found = game(name)
    digest = hashlib.sha256()
    for seed, (first, second) in enumerate(FINGERPRINT):
        record = Record(found.setting())
        players = [NamedBot(first if seat % 2 == 0 else second) for seat in range(record.setting.seats)]
        bots = [player.make(record.setting) for player in players]
        rng = Random(seed)
        while record.state.waiting():
            seat = record.state.waiting()[0]
            if seat == CHANCE:
                action = int(record.state.actions(CHANCE)[rng.weighted(record.state.weights())])
            else:
                view = record.state.view(seat)
                view.actions = without_talk(view)
                action = bots[seat].choose(view, rng, players[seat].budget())
            record.play(seat, action)
            digest.update(found.notation.text(action).encode())
    learned = sorted(hashlib.sha256(path.read_bytes()).hexdigest() for path in (BOTS / name / "data").glob("*.json"))
    digest.update("".join(learned).encode())
    return digest.hexdigest()[:8]


def tournament(match: Match, number: int, make: str = "") -> Tournament:
    """The first games of this match, by the bots as they are now or by those of an earlier make."""
    setting = game(match.game).setting(match.seats, dict(match.options))
    return Tournament(setting, match.bots, number, tables=match.tables, make=make or make_of(match.game))


def kept_at(match: Match, make: str = "") -> Path:
    """Where the games of the bots as they are now, or of an earlier make, are kept."""
    return KEPT / f"{match.name}-{make or make_of(match.game)}.jsonl"


def told_make(match: Match) -> str:
    """The make whose games of this match are told: the present one, where it has played, or the one before."""
    present = make_of(match.game)
    before = BEFORE.get(match.game, present)
    return before if kept_at(match, before).exists() and not kept_at(match, present).exists() else present


def soaked() -> dict[tuple[str, str], int]:
    """How many games of each game and mode the bots, as they are now or were before, went through without a fault."""
    rows = [json.loads(row) for row in SOAKED.read_text(encoding="utf-8").splitlines()] if SOAKED.exists() else []
    return {
        (r["game"], r["mode"]): r["games"] for r in rows if r["make"] in {make_of(r["game"]), BEFORE.get(r["game"])}
    }


def keep_soaked(game: str, mode: str, games: int) -> None:
    """The bots went through so many games of this mode."""
    with SOAKED.open("a", encoding="utf-8") as file:
        file.write(json.dumps({"game": game, "mode": mode, "games": games, "make": make_of(game)}) + "\n")
