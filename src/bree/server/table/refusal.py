"""Why a table does not do what it is asked."""


class Refusal(Exception):
    """The table forbids it; the reason is an id of docs/protocol.md."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Repeated(Exception):
    """The key was accepted before: nothing happens again. `version` is what the first answer said."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version
