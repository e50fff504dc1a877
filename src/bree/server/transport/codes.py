"""The codes a socket is closed with."""


class Code:
    """Why a socket is closed: docs/protocol.md lists them."""

    UNREADABLE = 4400
    NO_TOKEN = 4401
    FOREIGN = 4403
    NO_TABLE = 4404
    NO_HELLO = 4408
    TOO_LARGE = 4413
    TOO_FAST = 4429
    FAILED = 1011
