"""The smallest game of the tests, known to the registry while a test runs."""

from collections.abc import Iterator

import pytest

from bree.core import registry
from tests.toy import sealed


@pytest.fixture(autouse=True)
def sealed_bids() -> Iterator[None]:
    registry.games()
    registry._found["sealed"] = sealed.GAME
    yield
    del registry._found["sealed"]
