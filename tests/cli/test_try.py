"""`bree try`: questions about the rules, asked in words."""

import pytest

from bree.cli import main


def test_who_is_waited_for_is_said_where_somebody_else_has_nothing_to_decide(
    capsys: pytest.CaptureFixture[str],
) -> None:
    position = "place moria; out pippin; stack volunteer 30 2"
    assert main(["try", "fellowship", "--option", "talk=no", "--position", position, "--do", "pippin: decline"]) == 2
    assert "nothing to decide now; waited for: frodo" in capsys.readouterr().err
