"""How a game ended."""


class Outcome:
    """The result for each seat, why, and the rule that ended the game.

    In a zero-sum game the returns are 1, 0 or -1; in a co-operative game everybody gets the same score.
    `detail` holds what the rulebook counts besides, such as the points towards a match.
    """

    def __init__(
        self, returns: tuple[float, ...], reason: str, rule: str, detail: dict[str, object] | None = None
    ) -> None:
        self.returns = returns
        self.reason = reason
        self.rule = rule
        self.detail: dict[str, object] = detail or {}

    def fields(self) -> dict[str, object]:
        """Plain values for JSON."""
        return {
            "returns": list(self.returns),
            "reason": self.reason,
            "rule": self.rule,
            "detail": self.detail,
        }

    def __repr__(self) -> str:
        return f"Outcome({self.returns!r}, {self.reason!r}, {self.rule!r}, {self.detail!r})"
