"""A table for rule tests: set a position up, do things, look at what follows."""

from bree.core.chance import CHANCE, EVERYTHING
from bree.core.errors import BreeError
from bree.core.registry import game as find_game
from bree.core.state import State
from bree.games.confrontation.fields.shapes import Battle, ConfrontationPosition

SEATS = {"light": 0, "dark": 1, "chance": CHANCE}


class Table:
    """One position. `do` finds whose action it is; prefix it with `light:` or `dark:` where both could do it."""

    def __init__(self, position: str, **options: object) -> None:
        self.game = find_game("confrontation")
        self.setting = self.game.setting(0, options)
        self.state: State = self.game.position(self.setting, position)
        self.events: list[tuple[str, str, dict[str, object]]] = []

    def do(self, *texts: str) -> "Table":
        for text in texts:
            side, colon, action = text.partition(": ")
            seats = [SEATS[side]] if colon else self._able(text)
            assert len(seats) == 1, (
                f"{text!r}: possible for {seats}; {self.may('light')} {self.may('dark')} {self.asks}"
            )
            self.state.apply(seats[0], self.game.notation.parse(action if colon else text))
            self.events += [(e.kind, e.rule, {**(e.public or {}), **(e.secret or {})}) for e in self.state.events]
        return self

    def cards(self, light: str, dark: str) -> "Table":
        return self.do(f"light: card {light}", f"dark: card {dark}")

    def _able(self, text: str) -> list[int]:
        action = self.game.notation.parse(text)
        return [seat for seat in (0, 1, CHANCE) if action in self.state.actions(seat)]

    def may(self, side: str) -> list[str]:
        return [self.game.notation.text(a) for a in self.state.actions(SEATS[side])]

    def goes(self, piece: str) -> set[str]:
        """Where a piece may move, by any kind of move."""
        found = set()
        for side in ("light", "dark"):
            for action in self.state.actions(SEATS[side]):
                fields = self.game.notation.fields(action)
                if fields.get("piece") == piece and fields["kind"] in ("move", "leap"):
                    found.add(str(fields["to"]))
        return found

    def refuses(self, side: str, text: str) -> tuple[str, str]:
        """The reason and the rule with which an action is refused."""
        try:
            self.state.apply(SEATS[side], self.game.notation.parse(text))
        except BreeError as error:
            return str(getattr(error, "why", error)), str(getattr(error, "rule", ""))
        raise AssertionError(f"{text} was not refused")

    @property
    def asks(self) -> str:
        return self.fields().decision

    @property
    def waiting(self) -> list[str]:
        names = {v: k for k, v in SEATS.items()}
        return [names[s] for s in self.state.waiting()]

    def fields(self, seat: int = EVERYTHING) -> ConfrontationPosition:
        """The position as a seat is sent it."""
        found = self.state.view(seat).fields()
        assert isinstance(found, ConfrontationPosition)
        return found

    def battle(self, seat: int = EVERYTHING) -> Battle:
        """The attack in progress, as a seat is sent it."""
        battle = self.fields(seat).battle
        assert battle is not None, "nobody is attacked"
        return battle

    def at(self, piece: str) -> str:
        fields = self.fields()
        for p in fields.pieces:
            if p.face == piece:
                return p.region
        assert piece in fields.fallen.light + fields.fallen.dark, f"{piece} is not in the game"
        return "fallen"

    def letter(self, piece: str) -> str:
        """The letter a piece carries."""
        return next(str(p.token) for p in self.fields().pieces if p.face == piece)

    def shown(self) -> set[str]:
        return {str(p.face) for p in self.fields().pieces if p.shown}

    def hand(self, side: str) -> set[str]:
        return set(getattr(self.fields().hands, side))

    def discard(self, side: str) -> set[str]:
        return set(getattr(self.fields().discards, side))

    @property
    def turn(self) -> str:
        assert self.asks == "move", f"still asking {self.asks}"
        return str(self.fields().turn)

    def result(self) -> tuple[str, str]:
        """Who won and why."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        winner = {1.0: "light", -1.0: "dark", 0.0: "nobody"}[outcome.returns[0]]
        return winner, outcome.reason

    def points(self) -> object:
        """What the game counts in a match."""
        outcome = self.state.outcome()
        assert outcome is not None, "the game goes on"
        return outcome.detail["points"]

    def strengths(self) -> tuple[int, int]:
        """The strengths compared last."""
        found = [f for kind, _, f in self.events if kind == "strengths"]
        return found[-1]["light"], found[-1]["dark"]  # type: ignore[return-value]

    def kinds(self) -> list[str]:
        return [kind for kind, _, _ in self.events]


def both(*texts: str) -> list[Table]:
    """The same position in both editions."""
    return [Table("; ".join(texts), edition=edition) for edition in ("2002", "2005")]


def variant(position: str) -> Table:
    """A position of the variant game."""
    return Table(position, mode="variant")


def draft(position: str) -> Table:
    """A position after a draft, in which both faces of a character occur."""
    return Table(position, mode="draft")
