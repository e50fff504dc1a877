"""What the table forbids, and the reason."""


class Refusal(Exception):
    """The table forbids it; the reason is an id of docs/protocol.md."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
