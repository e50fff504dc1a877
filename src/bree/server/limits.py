"""How much anybody may ask for. Whoever asks for more is refused, or his socket is closed with a code."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Limits:
    """The budgets. The defaults are generous for people and small for programs gone wild."""

    message_bytes: int = 8_192
    body_bytes: int = 300_000
    record_bytes: int = 450_000
    """Of an uploaded record, with its components."""
    replays_per_second: float = 1.0
    replays_at_once: int = 20
    """Uploaded records are played through, which takes a while."""
    messages_per_second: float = 10.0
    messages_at_once: int = 40
    unreadable_messages: int = 5
    """How many messages of a socket may be unreadable before it is closed."""
    hello_seconds: float = 10.0
    unsent_updates: int = 256
    """How far a socket may lag behind before it is closed."""
    sockets_per_address: int = 60
    requests_per_second: float = 10.0
    requests_at_once: int = 60
    tables_per_hour: float = 60.0
    tables_at_once: int = 30
    batches_per_table: int = 20_000
    """The last of them stops a game that is not over: only what comes after a game, such as a rematch, is written."""
    batches_to_play_about: int = 10_000
    """After so many of them a table is late: what does not bring its game on is refused, so that it reaches its end."""
    bot_seconds_per_table: float = 3_600.0
    away_seconds: float = 60.0
    """After that long without a socket, others may let a bot play for somebody."""
    addresses: int = 10_000
    """How many addresses are remembered."""
