"""Is what a game sends of the types it declares? Everything sent in random games is read back strictly."""

from typing import Any

import msgspec

from bree.core.chance import EVERYTHING, SPECTATOR
from bree.core.game import Setting
from bree.core.wire import Wire
from tests.conformance.play import played


def check_wire(setting: Setting, seed: int, every: int = 1) -> None:
    """Positions, static facts and the fields of events, as each seat sees them, fit the structs of `Game.wire`."""
    wire = setting.game.wire()
    assert wire is not None, "the game does not declare what it sends"
    fits(setting.game.static(setting.components), wire.static)
    for number, (record, _, _) in enumerate(played(setting, seed)):
        for seat in (*range(setting.seats), SPECTATOR, EVERYTHING):
            if number % every == 0:
                fits(record.state.view(seat).fields(), wire.position)
            _check_events(record.state.events, seat, wire)


def _check_events(events: list[Any], seat: int, wire: Wire) -> None:
    for event in events:
        told = event.seen_by(seat)
        if told is not None:
            assert event.kind in wire.events, f"no struct is declared for the event {event.kind!r}"
            fits(told, wire.events[event.kind])


def fits(sent: object, declared: type) -> None:
    """Check that what is sent has all fields of the struct, no other, and each of the declared type."""
    travels = msgspec.json.encode(sent)
    read: object = msgspec.json.decode(travels, type=strict(declared))
    again = msgspec.json.decode(msgspec.json.encode(read))
    assert again == msgspec.json.decode(travels), f"{declared.__name__} has not the fields that are sent"


def strict(declared: type) -> type:
    """Return the struct if it refuses unknown fields; otherwise reading it back would prove nothing."""
    info = msgspec.inspect.type_info(declared)
    assert isinstance(info, msgspec.inspect.StructType), f"{declared} is no struct"
    assert info.forbid_unknown_fields, f"{declared.__name__} must forbid unknown fields"
    return declared
