"""docs/ladder.md: what the matches behind our claims came to, told and drawn."""

import platform
from collections.abc import Iterable, Mapping
from pathlib import Path
from textwrap import fill
from typing import Any

import matplotlib
from matplotlib import pyplot
from matplotlib.figure import Figure

import bree
from bench.strength_kept import ROOT, kept_at, make_of, soaked, told_make, tournament
from bench.strength_plan import PARTNER, PATIENT, PLAN, Match
from bree.arena.report import percent, summary
from bree.arena.results import Results

matplotlib.use("Agg")

PAGE = ROOT / "docs/ladder.md"
CLAIMS, PARTNERS = "pictures/claims.svg", "pictures/partners.svg"
INK, EMBER, LEAF, STONE = "#33291c", "#a63a23", "#3d5a2b", "#8a8172"
WEAKER = {"": ("the best alone", LEAF), "hobbit": ("one of the level hobbit", STONE), "random": ("one random", EMBER)}

WIDE = 44
"""Characters in a line beside a picture."""

Told = dict[str, Any]
"""A summary of the arena, and how many games were planned."""


def page(told: dict[str, Told]) -> str:
    """The ladder as a page."""
    played = [m for m in PLAN if m.name in told]
    missing = [m.title for m in PLAN if m.name not in told]
    parts = [
        [
            "# Ladder",
            "",
            "Written by `python -m bench.strength` from the games kept in `bench/games`; the matches are listed in",
            "`bench/strength_plan.py`. Shares are of points (a draw is a half), with Wilson's 95 % intervals. Seconds",
            "are processor time on one core. Bots meet twice for every seed, sides swapped. A match that is not",
            "complete is shown as far as it was played. The Confrontation is the classic game of 2005.",
            f"Bree {bree.__version__}, Python {platform.python_version()}, {platform.machine()}.",
        ],
        claims([m for m in played if m.least], told),
        *(pairs(m, told[m.name]) for m in played if "matches" in told[m.name]),
        partners("the best partners alone, and one of them weaker", hurried(played), told, PARTNERS),
        partners("the best partners with all their time", [m for m in played if m.bots == (PATIENT,)], told),
        without_fault(soaked()),
        earlier(told),
        ["## Not played yet", "", *(f"- {title}" for title in missing)] if missing else [],
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def main_row(found: Told) -> Told:
    """The first pair or table: the one a claim is about."""
    row: Told = (found.get("matches") or found["tables"])[0]
    return row


def span(row: Told) -> str:
    return f"{percent(row['low'])} to {percent(row['high'])}"


def count(games: int, planned: int) -> str:
    """
    >>> count(40, 1000), count(1000, 1000)
    ('40 of 1,000', '1,000')
    """
    return f"{games:,}" if games == planned else f"{games:,} of {planned:,}"


def claims(matches: list[Match], told: dict[str, Told]) -> list[str]:
    """Every claim beside what was found."""
    if not matches:
        return []
    lines = ["## Our claims", "", f"![Every claim and what was found]({CLAIMS})", ""]
    lines += ["| match | goal | found | 95 % | games |", "|---|---|---|---|---|"]
    for match in matches:
        found = told[match.name]
        row = main_row(found)
        games = count(found["games"], found["planned"])
        lines.append(f"| {match.title} | {match.goal} | {percent(row['share'])} | {span(row)} | {games} |")
    return lines


def pairs(match: Match, found: Told) -> list[str]:
    """One match: its pairs, and ratings where there are more than two bots."""
    lines = [f"## {match.title}", ""]
    lines += [f"Goal: {match.goal}."] if match.goal else []
    lines += [match.remark] if match.remark else []
    lines += [f"Played: {found['games']:,} games of {found['planned']:,}.", ""]
    rows = found["matches"]
    seats = [key for key in rows[0] if key.startswith("share as ")]
    lines.append(f"| bot | against | n | share | 95 % | {' | '.join(s.removeprefix('share ') for s in seats)} |")
    lines.append("|---" * (5 + len(seats)) + "|")
    for r in rows:
        apart = " | ".join(percent(r[s]) for s in seats)
        lines.append(f"| {r['first']} | {r['second']} | {r['games']} | {percent(r['share'])} | {span(r)} | {apart} |")
    if len(found["elo"]) > 2:
        lines += ["", "| bot | Elo | 95 % |", "|---|---|---|"]
        lines += [f"| {r['bot']} | {r['elo']} | {r['low']} to {r['high']} |" for r in found["elo"]]
    return [*lines, "", provenance([found])]


def hurried(matches: list[Match]) -> list[Match]:
    """The co-operative tables that think little, of which there are enough to compare."""
    return [m for m in matches if m.bots == (PARTNER,) or m.tables]


def partners(title: str, matches: list[Match], told: dict[str, Told], picture: str = "") -> list[str]:
    """The co-operative game: the best partners alone, and with one who is weaker."""
    if not matches:
        return []
    lines = [f"## The Lord of the Rings: {title}", "", matches[0].remark, ""]
    lines += [f"![Games won by the number of hobbits]({picture})", ""] if picture else []
    lines += ["| hobbits | Sauron at | one partner | n | won | 95 % | mean score | 95 % |", "|---" * 8 + "|"]
    rows = partner_rows(matches, told)
    for seats, sauron, weaker in sorted(rows, key=lambda at: (at[0], -at[1], at[2])):
        row, planned = rows[seats, sauron, weaker]
        games = count(row["games"], planned)
        score = f"{row['score']:.1f} | {row['score low']:.1f} to {row['score high']:.1f}"
        name = weaker or "like the others"
        lines.append(f"| {seats} | {sauron} | {name} | {games} | {percent(row['share'])} | {span(row)} | {score} |")
    return [*lines, "", provenance(told[m.name] for m in matches)]


def partner_rows(matches: list[Match], told: dict[str, Told]) -> dict[tuple[int, int, str], tuple[Told, int]]:
    """What tables of so many hobbits, with Sauron there and with this weaker partner, came to; and games planned."""
    return {
        (m.seats, int(dict(m.options)["sauron"]), weaker_of(row["table"])): (row, m.games)
        for m in matches
        for row in told[m.name]["tables"]
        if row["games"]
    }


def weaker_of(table: list[str]) -> str:
    """The one who is not like the last.

    >>> weaker_of(["random", "wizard", "wizard"]), weaker_of(["wizard", "wizard"])
    ('random', '')
    """
    return next((bot for bot in table if bot != table[-1]), "")


def provenance(all_found: Iterable[Told]) -> str:
    found = list(all_found)
    replaced = sum(len(f["faults"]) for f in found)
    return f"Seed {found[0]['seed']}, bots of make {found[0]['make']}, bots replaced: {replaced}."


def earlier(told: Mapping[str, Told]) -> list[str]:
    """Which of these games the bots played before they were changed last."""
    played = {match.game: told[match.name]["make"] for match in PLAN if match.name in told}
    makes = [f"{name} {make}" for name, make in played.items() if make != make_of(name)]
    if not makes:
        return []
    text = f"Played by an earlier make of the bots: {', '.join(makes)}. Their searches left out a little of what a seat"
    return [
        "## Earlier bots",
        "",
        text,
        "notices of others' actions (`State.observed`), and what they know is the same.",
    ]


def without_fault(found: dict[tuple[str, str], int]) -> list[str]:
    """What the bots went through."""
    if not found:
        return []
    lines = ["## Without a fault", ""]
    lines.append("Games of all bots together, at small budgets, in which none raised, hung or played an illegal action")
    lines += ["(`python -m bench.strength_soak`).", "", "| game | mode | games |", "|---|---|---|"]
    return lines + [f"| {game} | {mode or 'all'} | {games:,} |" for (game, mode), games in sorted(found.items())]


def reach(row: Told) -> tuple[float, list[list[float]]]:
    """A share in per cent, and how far its interval reaches below and above it."""
    share, low, high = (100 * row[key] for key in ("share", "low", "high"))
    return share, [[max(0.0, share - low)], [max(0.0, high - share)]]


def draw_claims(matches: list[Match], told: dict[str, Told], path: Path) -> None:
    """Every claim as a line, what was found as a point with its interval."""
    figure, axes = pyplot.subplots(figsize=(9.5, 0.8 + 0.45 * len(matches)), layout="constrained")
    for place, match in enumerate(reversed(matches)):
        share, apart = reach(main_row(told[match.name]))
        axes.errorbar(share, place, xerr=apart, fmt="o", color=LEAF, capsize=3)
        axes.plot([match.least] * 2, [place - 0.35, place + 0.35], color=EMBER, linewidth=2)
    axes.set_yticks(range(len(matches)), [fill(m.title, WIDE, break_on_hyphens=False) for m in reversed(matches)])
    axes.set_xlim(0, 102)
    axes.set_xlabel("per cent; line: the goal, point: what was found, with its 95 % interval")
    save(figure, path)


def draw_partners(matches: list[Match], told: dict[str, Told], path: Path) -> None:
    """Games won by the number of hobbits, a picture for each place of Sauron's."""
    rows = partner_rows(matches, told)
    figure, panels = pyplot.subplots(1, 3, figsize=(9.5, 3.2), layout="constrained", sharey=True)
    for axes, sauron in zip(panels, (15, 12, 10), strict=True):
        for weaker, (name, colour) in WEAKER.items():
            points = [(s, rows[s, sauron, weaker][0]) for s in (2, 3, 4, 5) if (s, sauron, weaker) in rows]
            for seats, row in points:
                share, apart = reach(row)
                axes.errorbar(seats, share, yerr=apart, fmt="o", color=colour, capsize=3)
            axes.plot([s for s, _ in points], [100 * r["share"] for _, r in points], color=colour, label=name)
        axes.set_title(f"Sauron at {sauron}", color=INK)
        axes.set_xticks((2, 3, 4, 5))
        axes.set_xlabel("hobbits")
        axes.set_xlim(1.7, 5.3)
        axes.set_ylim(0, 100)
    panels[0].set_ylabel("games won, per cent")
    panels[2].legend(frameon=False)
    save(figure, path)


def save(figure: Figure, path: Path) -> None:
    """The same bytes for the same results."""
    for axes in figure.axes:
        axes.grid(alpha=0.25)
    with matplotlib.rc_context({"svg.hashsalt": "bree", "svg.fonttype": "none"}):
        figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)


def write() -> None:
    """The page and its pictures, from all games that are kept."""
    told: dict[str, Told] = {}
    for match in PLAN:
        make = told_make(match)
        if kept_at(match, make).exists():
            results = Results(tournament(match, match.games, make), kept_at(match, make))
            if results.played:
                told[match.name] = summary(results) | {"planned": len(results.tournament.tasks())}
    PAGE.write_text(page(told), encoding="utf-8")
    played = [m for m in PLAN if m.name in told]
    draw_claims([m for m in played if m.least], told, PAGE.parent / CLAIMS)
    draw_partners(hurried(played), told, PAGE.parent / PARTNERS)
