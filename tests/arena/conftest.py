"""The smallest game of the tests, known to the registry while a test runs."""

from collections.abc import Iterator

import pytest

from tests.toy.known import known
from tests.toy.sealed import GAME


@pytest.fixture(autouse=True)
def _sealed_bids() -> Iterator[None]:
    with known(GAME):
        yield
