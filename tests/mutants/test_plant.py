"""The kept list fits the code as it is, and a planted fault is found."""

from pathlib import Path

import pytest

from tests.mutants.plant import ROOT, Mutant, mutants, survives

KEPT = list(mutants())


@pytest.mark.parametrize("mutant", KEPT, ids=lambda m: f"{m.part}-{m.name}")
def test_every_fault_has_its_place(mutant: Mutant) -> None:
    assert mutant.planted((ROOT / mutant.file).read_text("utf-8"))
    assert mutant.old != mutant.new
    for test in mutant.tests:
        assert (ROOT / test.partition("::")[0]).exists(), test


def test_no_fault_is_there_twice() -> None:
    assert len({mutant.name for mutant in KEPT}) == len(KEPT)


def test_a_fault_is_found_and_leaves_no_trace(tmp_path: Path) -> None:
    source = "def double(n: int) -> int:\n    return n + n\n"
    (tmp_path / "double.py").write_text(source)
    (tmp_path / "test_double.py").write_text(
        "from double import double\n\n\ndef test_double() -> None:\n    assert double(2) == 4\n"
    )

    def mutant(new: str) -> Mutant:
        return Mutant("double", "here", "double.py", "n + n", new, ("test_double.py",), "")

    assert not survives(mutant("n * 3"), tmp_path)
    assert survives(mutant("n * n"), tmp_path)
    assert (tmp_path / "double.py").read_text() == source
    with pytest.raises(ValueError, match="stands 0 times"):
        mutant("").planted("nothing")
