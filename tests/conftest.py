"""Property tests draw the same examples every time, so that a failure is a fault and not the luck of the day.

What cannot run here is said in the last lines (`not_run.py`).
"""

from typing import Any

import pytest
from hypothesis import settings

from tests import not_run

settings.register_profile("pinned", derandomize=True, deadline=None)
settings.load_profile("pinned")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what cannot run."""
    not_run.leave_out(config, items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker tells the process that reports."""
    told = getattr(session.config, "workeroutput", None)
    if told is not None:
        told["not_run"] = session.config.stash.get(not_run.TOLD, {})


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Every worker collects the same tests."""
    node.config.stash[not_run.TOLD] = getattr(node, "workeroutput", {}).get("not_run", {})


def pytest_unconfigure(config: pytest.Config) -> None:
    """The last lines of all."""
    if hasattr(config, "workeroutput"):
        return
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    assert reporter is not None
    for line in not_run.lines(config.stash.get(not_run.TOLD, {})):
        reporter.write_line(line, red=True, bold=True)
