"""The matches behind our claims: who meets whom, how long they think, and what is to be shown."""

from typing import NamedTuple


class Match(NamedTuple):
    """One tournament of the plan, and what it is for."""

    name: str
    title: str
    game: str
    bots: tuple[str, ...]
    games: int
    seats: int = 0
    options: tuple[tuple[str, str], ...] = ()
    tables: tuple[tuple[str, ...], ...] = ()
    goal: str = ""
    remark: str = ""


PARTNER = "wizard@0.002s"
LESS_TIME = (
    "The partners think 0.002 seconds about each decision, a five-hundredth of what the goal allows, so that a "
    "thousand games can be played."
)
EQUAL_TIME = "Both think 0.1 seconds about each decision."
PAPER = ("determinised-uct@1000", "so-ismcts@1000", "mo-ismcts@1000", "cheating-uct@1000")


def _confrontation() -> list[Match]:
    title = "The Confrontation 2005, classic: the best level"
    yardsticks = (
        ("uct", "determinised UCT, 10,000 iterations", "determinised-uct@10000", "at least 75 %"),
        ("mo", "MO-ISMCTS, 10,000 iterations", "mo-ismcts@10000", "at least 65 %"),
    )
    times = (
        ("quarter", "a quarter of a second", "wizard@0.25s", "A quarter of the time that the goal allows."),
        ("second", "one second", "wizard@1s", ""),
    )
    return [
        Match(
            "confrontation-random",
            f"{title} against random play",
            "confrontation",
            ("wizard@0.02s", "random"),
            400,
            goal="at least 99 % with either side",
            remark="The best level thinks 0.02 seconds about each decision, a fiftieth of what the goal allows.",
        ),
        *(
            Match(
                f"confrontation-{name}-{time}",
                f"{title} at {words} against {whom}",
                "confrontation",
                (best, bot),
                400,
                goal=goal,
                remark=remark,
            )
            for time, words, best, remark in times
            for name, whom, bot, goal in yardsticks
        ),
        Match(
            "ordering",
            "The Confrontation: the order of Cowling, Powley and Whitehouse 2012",
            "confrontation",
            PAPER,
            200,
            goal="determinised UCT below SO-ISMCTS, SO-ISMCTS below or about MO-ISMCTS, all below a UCT that cheats",
            remark="All think 1,000 iterations, with random playouts; the one that cheats is shown everything.",
        ),
        Match(
            "confrontation-levels",
            "The Confrontation: the four levels and random play",
            "confrontation",
            ("random", "pony", "hobbit", "ranger", "wizard@0.25s"),
            40,
        ),
    ]


def _duel_and_quest() -> list[Match]:
    return [
        Match(
            f"{game}-{name}",
            f"{title}: the best level against {whom}",
            game,
            ("wizard@0.1s", bot),
            400,
            goal=f"at least {percent} %",
            remark=remark,
        )
        for game, title in (("duel", "The Duel"), ("quest", "The Quest"))
        for name, whom, bot, percent, remark in (
            ("greedy", "one step ahead", "greedy", 75, "The best level thinks 0.1 seconds about each decision."),
            ("mo", "MO-ISMCTS of equal time", "mo-ismcts@0.1s", 60, EQUAL_TIME),
        )
    ]


def _fellowship() -> list[Match]:
    goals = {(4, 12): "at least 16.8 % won", (3, 15): "at least 68 % won"}
    return [
        Match(
            f"fellowship-{seats}-{sauron}",
            f"The Lord of the Rings: {seats} hobbits, Sauron at {sauron}",
            "fellowship",
            (PARTNER,),
            1000,
            seats,
            (("sauron", str(sauron)),),
            goal=goals.get((seats, sauron), ""),
            remark=LESS_TIME,
        )
        for seats in (2, 3, 4, 5)
        for sauron in (15, 12, 10)
    ] + [
        Match(
            f"fellowship-mixed-{seats}-{sauron}",
            f"The Lord of the Rings: {seats} hobbits, Sauron at {sauron}, one partner weaker than the others",
            "fellowship",
            (),
            1000,
            seats,
            (("sauron", str(sauron)),),
            tuple((weaker, *[PARTNER] * (seats - 1)) for weaker in ("random", "hobbit")),
            remark=LESS_TIME,
        )
        for seats in (2, 3, 4, 5)
        for sauron in (15, 12, 10)
    ]


PLAN = (*_confrontation(), *_duel_and_quest(), *_fellowship())
