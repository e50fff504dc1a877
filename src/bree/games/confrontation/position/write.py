"""A position as text. Everything at its default is left out, so a person can write a short one by hand:

    light: frodo@shire merry@mirkwood; dark: witch-king+orcs@dagorlad; turn: light

Sections are separated by semicolons or new lines. Pieces not listed are off the board.
"""

from typing import Final

from mypy_extensions import i64

from bree.games.confrontation import components as box
from bree.games.confrontation.evidence.worlds import FORCED, STEPPED, face_in, named_tiles, place_in
from bree.games.confrontation.model.data import ALL_TILES, NOBODY, NOT_COMPARED, NOWHERE, ConfrontationData, PastBattle
from bree.games.confrontation.model.questions import ASK_MOVE, ASK_ORDER, ASK_PICK, DECISIONS, OVER, PURPOSES
from bree.games.confrontation.notation import TOKENS
from bree.games.confrontation.outcome import DRAWN, ENDINGS

CARDS_ON_TABLE: Final = (
    ("light-card", "light_card"),
    ("dark-card", "dark_card"),
    ("light-magic", "light_magic"),
    ("dark-magic", "dark_magic"),
    ("refused", "refused_card"),
)
"""The cards of a battle in progress, each with its field."""
FLAGS: Final = (
    ("stepping", "stepping"),
    ("fresh", "fresh"),
    ("no-cards", "no_cards"),
    ("sam-strong", "sam_strong"),
    ("swap-settled", "asked_swap"),
    ("dark-left", "dark_left"),
    ("light-left", "light_left"),
)
"""What else is so in a battle, each with its field."""
PAST: Final = (
    ("region", "region", box.REGION_NAMES),
    ("light", "light", box.CHARACTERS),
    ("dark", "dark", box.CHARACTERS),
    *((key, name, box.CARDS) for key, name in CARDS_ON_TABLE),
)
"""The words of a battle that is over, each with its field and its names."""


def write(state: ConfrontationData) -> str:  # noqa: C901 - one branch for each line
    """The whole truth as readable lines; `read` reads them back."""
    lines: list[str] = []
    for side in (0, 1):
        _say(lines, box.SIDES[side], _standing(state, side))
    if state.setting.options["mode"] == "draft":
        for side in (0, 1):
            off = [t for t in range(side * 9, side * 9 + 9) if not state.alive(t)]
            _say(lines, f"{box.SIDES[side]}-off", _pieces(state, off))
    lines.append(f"turn: {box.SIDES[state.turn]}")
    if state.decision != ASK_MOVE:
        lines.append(f"asks: {DECISIONS[state.decision]}")
    for side, hand in ((0, state.light_hand), (1, state.dark_hand)):
        if hand != box.ALL_CARDS[side]:
            cards = " ".join(box.CARDS[c] for c in range(len(box.CARDS)) if hand >> c & 1)
            lines.append(f"{box.SIDES[side]}-hand: {cards or 'none'}")
    _say(lines, "specials", " ".join(box.SPECIALS[c] for c in range(8) if state.specials >> c & 1))
    for key, mask in (("shown", state.shown), ("kept", state.kept), ("spied", state.spied)):
        _say(lines, key, _pieces(state, _tiles(mask)))
    if state.known_faces != usual_known_faces(state):
        lines.append(f"known: {_pieces(state, _tiles(state.known_faces)) or 'none'}")
    if state.bearer != box.FRODO:
        lines.append(f"bearer: {box.CHARACTERS[state.bearer]}")
    for key, number in (("plies", state.plies), ("idle", state.idle), ("number", state.number)):
        if number:
            lines.append(f"{key}: {number}")
    if state.ending:
        lines.append(
            f"ending: {ENDINGS[state.ending][0]} {'nobody' if state.winner == DRAWN else box.SIDES[state.winner]}"
        )
    for key, tile in (("forced", state.forced), ("stepped", state.stepped)):
        if tile != NOBODY:
            lines.append(f"{key}: {box.CHARACTERS[state.character(tile)]}")
    if state.last_side != NOBODY:
        lines.append(
            f"last: {box.SIDES[state.last_side]} {box.REGION_NAMES[state.last_from]}-{box.REGION_NAMES[state.last_to]}"
        )
    _say(lines, "battle", _battle(state))
    _say(lines, "last-battle", _past(state.last_battle))
    _say(lines, "earlier-battle", _past(state.earlier_battle))
    if state.light_ready or state.dark_ready:
        lines.append(f"ready: {state.light_ready} {state.dark_ready}")
    _write_letters(state, lines)
    for side in (0, 1):
        _say(lines, f"{box.SIDES[side]}-evidence", _evidence(state, side))
    return "\n".join(lines)


def usual_known_faces(state: ConfrontationData) -> int:
    """The faces everybody knows unless the position says otherwise: none before the picks are shown."""
    options = state.setting.options
    secret = options["draft_picks"] == "secret" or OVER < state.decision <= ASK_PICK
    return 0 if options["mode"] == "draft" and secret else ALL_TILES


def _say(lines: list[str], key: str, value: str) -> None:
    if value:
        lines.append(f"{key}: {value}")


def _tiles(mask: i64) -> list[int]:
    return [t for t in range(box.TILES) if mask >> t & 1]


def _pieces(state: ConfrontationData, tiles: list[int]) -> str:
    return " ".join(box.CHARACTERS[state.character(t)] for t in tiles)


def _standing(state: ConfrontationData, side: int) -> str:
    """Pieces by region: `frodo+sam@shire merry@mirkwood`."""
    words = []
    for region in range(box.TUNNEL + 1):
        here = [box.CHARACTERS[state.character(t)] for t in range(side * 9, side * 9 + 9) if state.place[t] == region]
        if here:
            words.append("+".join(here) + "@" + box.PLACE_NAMES[region])
    return " ".join(words)


def _battle(state: ConfrontationData) -> str:
    """The battle in progress as words, each `name` or `name=value`."""
    words: list[str] = []
    for key, place in (("region", state.region), ("from", state.origin)):
        if place != NOWHERE:
            words.append(f"{key}={box.REGION_NAMES[place]}")
    for key, tile in (("attacker", state.attacker), ("defender", state.defender)):
        if tile != NOBODY:
            words.append(f"{key}={box.CHARACTERS[state.character(tile)]}")
    if state.purpose:
        words.append(f"purpose={PURPOSES[state.purpose]}")
    for key, number in (("removals", state.removals), ("help", state.help)):
        if number:
            words.append(f"{key}={number}")
    if state.light_total != NOT_COMPARED:
        words.append(f"compared={state.light_total}/{state.dark_total}")
    for key, name in CARDS_ON_TABLE:
        card = getattr(state, name)
        if card != box.NO_CARD:
            words.append(f"{key}={box.CARDS[card]}")
    words += [key for key, name in FLAGS if getattr(state, name)]
    return " ".join(words)


def _past(past: PastBattle | None) -> str:
    """A battle that is over, as words `name=value`."""
    if past is None:
        return ""
    words: list[str] = []
    for key, name, names in PAST:
        number = getattr(past, name)
        if number >= 0:
            words.append(f"{key}={names[number]}")
    if past.light_total != NOT_COMPARED:
        words.append(f"compared={past.light_total}/{past.dark_total}")
    return " ".join(words)


def _write_letters(state: ConfrontationData, lines: list[str]) -> None:
    if not state.is_manual():
        return
    for side in (0, 1):
        tiles = [t for t in range(side * 9, side * 9 + 9) if state.token[t] >= 0]
        _say(
            lines,
            f"{box.SIDES[side]}-letters",
            " ".join(f"{box.CHARACTERS[state.character(t)]}={TOKENS[state.token[t]]}" for t in tiles),
        )
    done = [f"{box.SIDES[b // 16]}@{box.REGION_NAMES[b % 16]}" for b in range(32) if state.shuffled >> b & 1]
    _say(lines, "shuffled", " ".join(done))
    if state.decision == ASK_ORDER:
        where = f"{box.SIDES[state.order_side]}@{box.REGION_NAMES[state.order_region]}"
        lines.append(f"order: {where} {DECISIONS[state.after_order]}")


def _evidence(state: ConfrontationData, side: int) -> str:
    """Every way the named pieces can stand, worlds separated by bars."""
    known = state.evidence.of(side)
    if not known.named:
        return ""
    worlds = []
    for w in known.worlds:
        words = []
        for t in named_tiles(known.named):
            face = ("", "!classic", "!variant")[face_in(w, t)]
            words.append(f"{box.CHARACTERS[side * 9 + t]}{face}@{_evidence_place(state, place_in(w, t))}")
        worlds.append(" ".join(words))
    return " | ".join(worlds)


def _evidence_place(state: ConfrontationData, place: int) -> str:
    if place == STEPPED:
        return "stepped"
    if place == FORCED:
        return "forced"
    return TOKENS[place] if state.is_manual() else box.PLACE_NAMES[place]
