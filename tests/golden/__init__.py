"""Golden playthroughs: a game written out move by move, as readable text.

`python -m tests.golden` writes every file anew from the setting and the seed in its first lines; nothing else does.
A new one begins as a file with just those lines:

    game: confrontation
    options: edition=2005 mode=variant
    seats: 2
    seed: 3
"""

from collections.abc import Iterator
from pathlib import Path

from bree.core.chance import CHANCE, EVERYTHING
from bree.core.registry import game as find_game
from tests.conformance.play import played

FOLDER = Path(__file__).parent


def files() -> list[Path]:
    """All golden files."""
    return sorted(FOLDER.glob("*/*.txt"))


def written(path: Path) -> str:
    """Return what the file should say."""
    head = dict(line.split(": ", 1) for line in path.read_text(encoding="utf-8").splitlines()[:4])
    given = (o.partition("=") for o in head["options"].split() if "=" in o)
    options: dict[str, object] = {name: chosen for name, _, chosen in given}
    setting = find_game(head["game"]).setting(int(head["seats"]), options)
    lines = [f"{k}: {head[k]}" for k in ("game", "options", "seats", "seed")]
    notation = setting.game.notation
    record = None
    for record, seat, action in played(setting, int(head["seed"])):
        lines += events(record.state.events)
        lines += ["", record.state.position()]
        for s in (*range(setting.seats), CHANCE):
            texts = [notation.text(a) for a in record.state.actions(s)]
            if texts:
                lines.append(f"  {name(setting.game.seat_names, s)} may: {'; '.join(texts)}")
        lines.append(f"> {name(setting.game.seat_names, seat)}: {notation.text(action)}")
    assert record is not None
    lines += events(record.state.events)
    lines += ["", record.state.position(), f"over: {record.state.outcome()!r}"]
    return "\n".join(lines) + "\n"


def name(names: tuple[str, ...], seat: int) -> str:
    """A seat's id, or chance."""
    return "chance" if seat == CHANCE else names[seat]


def events(happened: list) -> Iterator[str]:  # type: ignore[type-arg]
    """Write events, a line each, with who may see what."""
    for event in happened:
        told = " ".join(f"{k}={v}" for k, v in (event.seen_by(EVERYTHING) or {}).items())
        seen = "all" if event.secret is None else f"all but {','.join(event.secret)}"
        yield f"  {event.kind} {told} [{event.rule}; {seen}]".replace("  [", " [")
