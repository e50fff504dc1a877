"""Every number that chance can draw is equally likely: what would favour the small ones is drawn again."""

import hmac

import pytest

from bree.server.table import commitment


def test_a_number_beyond_the_last_whole_round_is_drawn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bytes] = []

    def digest(_key: bytes, text: bytes, _name: str) -> bytes:
        asked.append(text)
        return (2**64 - 1 if len(asked) == 1 else 7).to_bytes(8, "big") + bytes(24)

    monkeypatch.setattr(hmac, "digest", digest)
    # 2^64 is one more than a multiple of 3, so the highest number has no whole round of its own.
    assert commitment.draw("00" * 32, 5, 3) == 7 % 3
    assert asked == [b"5", b"5.1"]


def test_a_number_within_a_whole_round_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hmac, "digest", lambda *_: (2**64 - 2).to_bytes(8, "big") + bytes(24))
    assert commitment.draw("00" * 32, 5, 3) == (2**64 - 2) % 3
