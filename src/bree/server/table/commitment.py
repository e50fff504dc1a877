"""Chance that can be checked: a secret seed, bound by a hash before the first action and shown after the last.

The n-th chance action of a game is drawn with HMAC-SHA-256(seed, n), so a takeback never rolls again and anybody who
knows the seed can draw the whole game's chance himself.
"""

import hashlib
import hmac
import json
import secrets

from bree.core.chance import CHANCE
from bree.core.errors import Malformed
from bree.core.game import Setting
from bree.core.record import Record, Replay, replay
from bree.core.state import State

FORMAT = "bree-commitment-1"


def new_seed() -> str:
    """Draw 256 bits from the operating system, as hexadecimal text."""
    return secrets.token_hex(32)


def commitment(setting: Setting, seed: str) -> str:
    """Return the hash that binds the seed to what the game is started with."""
    header = {
        "game": setting.game.id,
        "version": setting.game.version,
        "seats": setting.seats,
        "options": setting.options,
        "components": setting.components_digest(),
    }
    written = json.dumps(header, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{FORMAT}\n{written}\n{seed}".encode()).hexdigest()


def _as_spelt_before(setting: Setting) -> Setting:
    """Return the setting as it was written while the names of options had hyphens."""
    options = {name.replace("_", "-"): value for name, value in setting.options.items()}
    return Setting(setting.game, setting.seats, options, setting.components)


def draw(seed: str, number: int, total: int) -> int:
    """Draw a whole number from 0 to total - 1. A value that would favour small numbers is drawn again.

    >>> [draw("00" * 32, n, 6) for n in range(6)]
    [5, 4, 4, 5, 0, 4]
    """
    limit = 2**64 - 2**64 % total
    attempt = 0
    while True:
        text = f"{number}" if attempt == 0 else f"{number}.{attempt}"
        value = int.from_bytes(hmac.digest(bytes.fromhex(seed), text.encode(), "sha256")[:8], "big")
        if value < limit:
            return value % total
        attempt += 1


def chance(state: State, seed: str, number: int) -> int:
    """Draw what chance does now, as the `number`-th chance action of the game."""
    actions, weights = state.actions(CHANCE), state.weights()
    left = draw(seed, number, sum(int(w) for w in weights))
    for index in range(len(actions)):
        left -= int(weights[index])
        if left < 0:
            return int(actions[index])
    raise AssertionError("the weights do not add up")


def verify(lines: list[str], components: str = "") -> Replay:
    """Play a server's record again; raise `Malformed`, with the place, where chance or the commitment is not right."""
    played = replay(lines, components)
    committed, seed = played.extra.get("commitment"), played.extra.get("seed")
    if not isinstance(committed, str) or not isinstance(seed, str):
        raise Malformed("the record carries no commitment and seed", "line 1")
    try:
        bytes.fromhex(seed)
    except ValueError as error:
        raise Malformed("the seed is not hexadecimal", "line 1") from error
    if committed not in (commitment(played.setting, seed), commitment(_as_spelt_before(played.setting), seed)):
        raise Malformed("the seed does not open the commitment", "line 1")
    again = Record(played.setting, played.extra, played.begun_at)
    number = 0
    for line, taken in enumerate(played.taken, start=2):
        if taken.seat == CHANCE:
            drawn = chance(again.state, seed, number)
            if drawn != taken.action:
                text = played.setting.game.notation.text
                raise Malformed(f"chance drew {text(drawn)!r}, the record says {text(taken.action)!r}", f"line {line}")
            number += 1
        again.play(taken.seat, taken.action)
    return played
