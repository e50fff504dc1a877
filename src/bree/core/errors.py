"""What can be wrong with what somebody asks for. Every refusal names its reason, and its rule where one exists."""


class BreeError(Exception):
    """Base of every refusal the engine makes on purpose."""


class Malformed(BreeError):
    """The input cannot be read at all: bad notation, unknown option, broken record. `where` points at the place."""

    def __init__(self, why: str, where: str = "") -> None:
        super().__init__(f"{where}: {why}" if where else why)
        self.why = why
        self.where = where


class Illegal(BreeError):
    """The action can be read, but the rules forbid it now. `rule` cites the rulebook, e.g. "05:101"."""

    def __init__(self, why: str, rule: str = "") -> None:
        super().__init__(f"{why} ({rule})" if rule else why)
        self.why = why
        self.rule = rule


class NotYourTurn(BreeError):
    """The seat has nothing to decide now."""


class Stale(BreeError):
    """The action was made for an earlier version of the table."""

    def __init__(self, expected: int, got: int) -> None:
        super().__init__(f"the table is at version {expected}, the action was made at version {got}")
        self.expected = expected
        self.got = got
