"""What cannot run here is left out only where it cannot be installed, and always said."""

import os

import pytest

from tests import not_run


@pytest.fixture
def lacking(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setitem(not_run.FOUND, "chromium", lambda: False)
    monkeypatch.setitem(not_run.FOUND, "postgresql", lambda: True)


class Named:
    def __init__(self, *fixturenames: str) -> None:
        self.fixturenames = fixturenames


def left_out(config: pytest.Config, *items: Named) -> tuple[list[Named], dict[str, int]]:
    before = config.stash.get(not_run.TOLD, {})
    kept = list(items)
    try:
        not_run.leave_out(config, kept)  # type: ignore[arg-type]
        return kept, config.stash[not_run.TOLD]
    finally:
        config.stash[not_run.TOLD] = before


@pytest.fixture
def config(pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> pytest.Config:
    """The real one, but nobody is told."""
    monkeypatch.setattr(pytestconfig.hook, "pytest_deselected", dict)
    return pytestconfig


@pytest.mark.usefixtures("lacking")
def test_what_needs_a_browser_is_left_out_and_counted(config: pytest.Config) -> None:
    plain, page, stored = Named(), Named("browser", "person"), Named("database")
    kept, counted = left_out(config, plain, page, stored)
    assert kept == [plain, stored]
    assert counted == {"chromium": 1}
    told = "NOT RUN: tests that need chromium (1). To run them: sudo apt-get install chromium"
    assert not_run.lines(counted) == [told]


@pytest.mark.usefixtures("lacking")
def test_for_root_nothing_is_left_out(config: pytest.Config, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    page = Named("browser")
    assert left_out(config, page) == ([page], {})
