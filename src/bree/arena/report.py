"""Results as numbers, as a table, as a plot and as JSON; every share with its n and its 95 % interval."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

from rich.console import Console
from rich.table import Column, Table

from bree.arena.match import Played
from bree.arena.ratings import Pairing, elo, interval, mean_interval
from bree.arena.results import Results
from bree.core.game import Game
from bree.core.outcome import Outcome

Row = dict[str, object]

DRAWN = (".png", ".svg", ".pdf")
"""The kinds of picture that can be drawn, by the ends of their names."""


def summary(results: Results) -> dict[str, object]:
    """Everything about a tournament that is worth keeping, as plain JSON values."""
    t = results.tournament
    names = t.setting.game.seat_names[: t.setting.seats]
    told: dict[str, object] = {
        **results.header(),
        "games": len(results.played),
        "faults": [{"game": p.number, "seat": s, "why": w} for p in results.played for s, w in p.faults],
    }
    if t.tables:
        told["tables"] = [_table_row(table, results.played, t.setting.game) for table in dict.fromkeys(t.tables)]
    else:
        told["matches"] = [_match_row(a, b, results.played, names) for a, b in combinations(t.bots, 2)]
        pairings = _pairings(results.played)
        if pairings:
            told["elo"] = [
                {"bot": name, "elo": round(rating), "low": round(low), "high": round(high)}
                for name, (rating, low, high) in sorted(elo(pairings).items(), key=lambda x: -x[1][0])
            ]
    return told


def _points(played: Played, seat: int) -> float:
    return (played.returns[seat] + 1) / 2


def _match_row(first: str, second: str, played: Sequence[Played], names: Sequence[str]) -> Row:
    games = [p for p in played if sorted(p.players) == sorted((first, second))]
    points = [_points(p, p.players.index(first)) for p in games]
    share = sum(points) / len(points) if points else 0.5
    low, high = interval(share, len(points))
    row: Row = {"first": first, "second": second, "games": len(games), "share": share, "low": low, "high": high}
    row["draws"] = sum(x == 0.5 for x in points)
    for seat, name in enumerate(names):
        own = [_points(p, seat) for p in games if p.players[seat] == first]
        row[f"share as {name}"] = sum(own) / len(own) if own else None
    reasons: dict[str, int] = {}
    for p in games:
        reasons[p.reason] = reasons.get(p.reason, 0) + 1
    row["reasons"] = dict(sorted(reasons.items()))
    row["decisions"] = sum(p.decisions for p in games) / len(games) if games else 0
    row["slowest"] = {
        bot: max((p.slowest[p.players.index(bot)] for p in games), default=0.0) for bot in (first, second)
    }
    return row


def _table_row(table: tuple[str, ...], played: Sequence[Played], game: Game) -> Row:
    turns = {table[i:] + table[:i] for i in range(len(table))}
    games = [p for p in played if p.players in turns]
    if not games:
        return {"table": list(table), "games": 0}
    wins = sum(game.won(Outcome(tuple(p.returns), p.reason, "")) for p in games)
    low, high = interval(wins / len(games), len(games))
    mean, mean_low, mean_high = mean_interval([p.returns[0] for p in games])
    return {
        "table": list(table),
        "games": len(games),
        "wins": wins,
        "share": wins / len(games),
        "low": low,
        "high": high,
        "score": mean,
        "score low": mean_low,
        "score high": mean_high,
    }


def _pairings(played: Sequence[Played]) -> list[Pairing]:
    found: dict[tuple[str, str, int], Pairing] = {}
    for p in played:
        first, second = sorted(p.players)
        if first == second:
            continue
        pairing = found.setdefault((first, second, p.seed), Pairing(first, second, 0.0, 0))
        pairing.points += _points(p, p.players.index(first))
        pairing.games += 1
    return [found[key] for key in sorted(found)]


def percent(share: object) -> str:
    """Write a share as a percentage."""
    return f"{share * 100:.1f} %" if isinstance(share, float) else "-"


def show(told: dict[str, object], console: Console) -> None:
    """The tables of a summary."""
    rows = told.get("matches")
    if isinstance(rows, list):
        table = Table(_names("bot"), _names("against"), "n", "share", "95 % interval", *_seat_columns(rows))
        for row in rows:
            span = f"{percent(row['low'])} to {percent(row['high'])}"
            seats = [percent(row[c]) for c in _seat_columns(rows)]
            table.add_row(row["first"], row["second"], str(row["games"]), percent(row["share"]), span, *seats)
        console.print(table)
    ratings = told.get("elo")
    if isinstance(ratings, list) and len(ratings) > 2:
        table = Table(_names("bot"), "Elo", "95 % interval")
        for row in ratings:
            table.add_row(row["bot"], str(row["elo"]), f"{row['low']} to {row['high']}")
        console.print(table)
    tables = told.get("tables")
    if isinstance(tables, list) and tables and isinstance(tables[0], dict):
        table = Table(_names("table"), "n", "won", "95 % interval", "mean score", "95 % interval")
        for row in tables:
            if row["games"]:
                span = f"{percent(row['low'])} to {percent(row['high'])}"
                scores = f"{row['score low']:.1f} to {row['score high']:.1f}"
                name = ", ".join(row["table"])
                table.add_row(name, str(row["games"]), percent(row["share"]), span, f"{row['score']:.1f}", scores)
        console.print(table)
    faults = told["faults"]
    if isinstance(faults, list) and faults:
        console.print(f"{len(faults)} bots were replaced; the first: {faults[0]}")


def _names(header: str) -> Column:
    """Add a column of names that are never cut short, since the end of a file's name says which bot it is."""
    return Column(header, overflow="fold")


def _seat_columns(rows: Sequence[Row]) -> list[str]:
    return [key for key in rows[0] if key.startswith("share as ")]


def plot(told: dict[str, object], path: Path) -> None:
    """Ratings, or shares, with their intervals, as a picture."""
    import matplotlib  # noqa: PLC0415 - slow to import, and seldom wanted

    matplotlib.use("Agg")
    from matplotlib import pyplot  # noqa: PLC0415

    ratings, tables = told.get("elo"), told.get("tables")
    bars: list[tuple[str, float, float, float]] = []
    if isinstance(ratings, list):
        label = "Elo (mean of all bots = 0)"
        bars = [(r["bot"], r["elo"], r["low"], r["high"]) for r in ratings]
    elif isinstance(tables, list):
        label = "games won"
        bars = [(", ".join(dict.fromkeys(r["table"])), r["share"], r["low"], r["high"]) for r in tables if r["games"]]
    figure, axes = pyplot.subplots(figsize=(8, 1.2 + 0.45 * len(bars)), layout="constrained")
    for place, (_, value, low, high) in enumerate(reversed(bars)):
        axes.errorbar(value, place, xerr=[[max(0, value - low)], [max(0, high - value)]], fmt="o", capsize=4)
    axes.set_yticks(range(len(bars)), [name for name, *_ in reversed(bars)])
    axes.set_xlabel(label)
    axes.set_title(f"{told['game']}, {told['games']} games, 95 % intervals, seed {told['seed']}")
    axes.grid(axis="x", alpha=0.3)
    figure.savefig(path)
    pyplot.close(figure)
