"""What nothing uses is not kept."""

from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).parents[1]
USED_ELSEWHERE = {
    *("LANGUAGES", "PARTS", "cell_at", "random_playout"),  # by tests, bench and training
    *("NOT_COPIED", "tensor_size", "wire"),  # the contract: by the conformance suite and other people's programs
    "create_app",  # by other people's servers
}
ENUMERATED = {
    *("HIGH_PASS", "MISTY_MOUNTAINS", "GAP_OF_ROHAN", "FIGHTING", "MORIA", "HELMS_DEEP", "SHELOBS_LAIR"),
    *("RING_TOKEN", "HEART_SPACE", "SUN_SPACE"),
}
"""Values of a row of names whose order a notation fixes: the rules need not name every one."""


def test_nothing_is_dead() -> None:
    """Fields of structs that are sent are read by the page, which vulture does not see."""
    found = Vulture()
    found.scavenge([str(ROOT / "src")])
    sent = [ROOT / "src/bree/server/wire", *(ROOT / "src/bree/games").glob("*/fields*")]
    dead = [
        f"{item.filename.relative_to(ROOT)}:{item.first_lineno} {item.name}"
        for item in found.get_unused_code()
        if item.name not in USED_ELSEWHERE | ENUMERATED
        and not (item.typ == "variable" and any(item.filename.is_relative_to(folder) for folder in sent))
    ]
    assert dead == []
