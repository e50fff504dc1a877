"""`bree serve` as one types it: numbers that make no sense are refused before anything is opened."""

import pytest

from bree.cli import main


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["serve", "--port", "99999"], "argument --port: '99999' is not a whole number from 0 to 65535"),
        (["serve", "--port", "-1"], "argument --port: '-1' is not a whole number from 0 to 65535"),
        (["replay", "--port", "99999", "x"], "argument --port: '99999' is not a whole number from 0 to 65535"),
        (["serve", "--bot-processes", "-1"], "argument --bot-processes: '-1' is not a whole number of 0 or more"),
    ],
)
def test_numbers_that_make_no_sense_are_refused(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--database", "sqlite://"] if arguments[0] == "serve" else arguments)
    assert ended.value.code == 2
    assert told in capsys.readouterr().err
