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
    least: float = 0.0
    """The share of points, or of games won, that we claim, in per cent."""
    how: str = ""
    """What else we claim."""
    remark: str = ""

    @property
    def goal(self) -> str:
        """What we claim, in words."""
        return " ".join([*([f"at least {self.least:g} %"] if self.least else []), *([self.how] if self.how else [])])


PARTNER = "wizard@0.002s"
LESS_TIME = (
    "The partners think 0.002 seconds about each decision, a five-hundredth of what the goal allows, so that a "
    "thousand games can be played."
)
PATIENT = "wizard@1s"
FULL_TIME = "The partners think 1 second about each decision, as the goal says."
CLAIMED = {(3, 15): 68.1, (4, 12): 16.8}
"""What partners are to win, in per cent, by the number of hobbits and the place of Sauron."""
EQUAL_TIME = "Both think 0.1 seconds about each decision."
PAPER = ("determinised-uct@1000", "so-ismcts@1000", "mo-ismcts@1000", "cheating-uct@1000")


def _confrontation() -> list[Match]:
    yardsticks = (
        ("uct", "determinised UCT", "determinised-uct@10000", 75.0),
        ("mo", "MO-ISMCTS", "mo-ismcts@10000", 65.0),
    )
    return [
        Match(
            "confrontation-random",
            "The Confrontation: the best level against random play",
            "confrontation",
            ("wizard@0.02s", "random"),
            400,
            least=99.0,
            how="with either side",
            remark="The best level thinks 0.02 seconds about each decision, a fiftieth of what the goal allows.",
        ),
        *(
            Match(
                f"confrontation-{name}-second",
                f"The Confrontation: the best level at 1 second against {whom}",
                "confrontation",
                ("wizard@1s", bot),
                400,
                least=least,
                remark=f"{whom[0].upper()}{whom[1:]} thinks 10,000 iterations about each decision.",
            )
            for name, whom, bot, least in yardsticks
        ),
        Match(
            "ordering",
            "The Confrontation: the order of Cowling, Powley and Whitehouse 2012",
            "confrontation",
            PAPER,
            200,
            how="determinised UCT below SO-ISMCTS, SO-ISMCTS below or about MO-ISMCTS, all below a UCT that cheats",
            remark="All think 1,000 iterations, with random playouts; the one that cheats is shown everything.",
        ),
        Match(
            "confrontation-levels",
            "The Confrontation: the four levels and random play",
            "confrontation",
            ("random", "pony", "hobbit", "ranger", "wizard@0.1s"),
            100,
            remark="The best level thinks 0.1 seconds about each decision, the others as long as they do at a table.",
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
            least=least,
            remark=remark,
        )
        for game, title in (("duel", "The Duel"), ("quest", "The Quest"))
        for name, whom, bot, least, remark in (
            ("greedy", "one step ahead", "greedy", 75.0, "The best level thinks 0.1 seconds about each decision."),
            ("mo", "MO-ISMCTS of equal time", "mo-ismcts@0.1s", 60.0, EQUAL_TIME),
        )
    ]


def _fellowship() -> list[Match]:
    return [
        Match(
            f"fellowship-{seats}-{sauron}",
            f"The Lord of the Rings: {seats} hobbits, Sauron at {sauron}",
            "fellowship",
            (PARTNER,),
            1000,
            seats,
            (("sauron", str(sauron)),),
            least=CLAIMED.get((seats, sauron), 0.0),
            how="won" if (seats, sauron) in CLAIMED else "",
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
            500,
            seats,
            (("sauron", str(sauron)),),
            tuple((weaker, *[PARTNER] * (seats - 1)) for weaker in ("random", "hobbit")),
            remark=LESS_TIME,
        )
        for seats in (2, 3, 4, 5)
        for sauron in (15, 12, 10)
    ]


def _fellowship_with_all_its_time() -> list[Match]:
    return [
        Match(
            f"fellowship-second-{seats}-{sauron}",
            f"The Lord of the Rings: {seats} hobbits, Sauron at {sauron}, 1 second",
            "fellowship",
            (PATIENT,),
            100,
            seats,
            (("sauron", str(sauron)),),
            least=least,
            how="won",
            remark=FULL_TIME,
        )
        for (seats, sauron), least in CLAIMED.items()
    ]


PLAN = (*_confrontation(), *_duel_and_quest(), *_fellowship(), *_fellowship_with_all_its_time())
