"""A position as text. Everything at its default is left out, so a person can write a short one by hand:

    light: frodo@shire merry@mirkwood; dark: witch-king+orcs@dagorlad; turn: light

Sections are separated by semicolons or new lines. Pieces not listed are off the board.
"""

from mypy_extensions import i64

from bree.games.confrontation.components import (
    ALL_CARDS,
    CARDS,
    CHARACTERS,
    FRODO,
    NO_CARD,
    REGION_NAMES,
    SIDES,
    SPECIALS,
    TILES,
    TUNNEL,
)
from bree.games.confrontation.evidence import FORCED, STEPPED, face_in, named_tiles, place_in
from bree.games.confrontation.knowledge import place_name
from bree.games.confrontation.memory import last_battle_words, totals
from bree.games.confrontation.model import (
    ALL_TILES,
    ASK_MOVE,
    ASK_PICK,
    DECISIONS,
    DRAWN,
    ENDINGS,
    NOBODY,
    NOWHERE,
    OVER,
    PURPOSES,
    Position,
)
from bree.games.confrontation.notation import TOKENS


def position_text(s: Position) -> str:
    """The whole truth as readable lines; `parsing.read_position` reads them back."""
    lines: list[str] = []
    for side in (0, 1):
        _say(lines, SIDES[side], _standing(s, side))
    if s.setting.options["mode"] == "draft":
        for side in (0, 1):
            off = [t for t in range(side * 9, side * 9 + 9) if not s.alive(t)]
            _say(lines, f"{SIDES[side]}-off", _pieces(s, off))
    lines.append(f"turn: {SIDES[s.turn]}")
    if s.decision != ASK_MOVE:
        lines.append(f"asks: {DECISIONS[s.decision]}")
    for side, hand in ((0, s.light_hand), (1, s.dark_hand)):
        if hand != ALL_CARDS[side]:
            cards = " ".join(CARDS[c] for c in range(len(CARDS)) if hand >> c & 1)
            lines.append(f"{SIDES[side]}-hand: {cards or 'none'}")
    _say(lines, "specials", " ".join(SPECIALS[c] for c in range(8) if s.specials >> c & 1))
    for key, mask in (("shown", s.shown), ("kept", s.kept), ("spied", s.spied)):
        _say(lines, key, _pieces(s, _tiles(mask)))
    if s.known_faces != usual_known_faces(s):
        lines.append(f"known: {_pieces(s, _tiles(s.known_faces)) or 'none'}")
    if s.bearer != FRODO:
        lines.append(f"bearer: {CHARACTERS[s.bearer]}")
    for key, number in (("plies", s.plies), ("idle", s.idle), ("number", s.number)):
        if number:
            lines.append(f"{key}: {number}")
    if s.ending:
        lines.append(f"ending: {ENDINGS[s.ending][0]} {'nobody' if s.winner == DRAWN else SIDES[s.winner]}")
    for key, tile in (("forced", s.forced), ("stepped", s.stepped)):
        if tile != NOBODY:
            lines.append(f"{key}: {CHARACTERS[s.character(tile)]}")
    if s.last_side != NOBODY:
        lines.append(f"last: {SIDES[s.last_side]} {REGION_NAMES[s.last_from]}-{REGION_NAMES[s.last_to]}")
    _say(lines, "battle", _battle(s))
    _say(lines, "last-battle", last_battle_words(s.last_battle))
    _say(lines, "earlier-battle", last_battle_words(s.earlier_battle))
    if s.light_ready or s.dark_ready:
        lines.append(f"ready: {s.light_ready} {s.dark_ready}")
    _write_letters(s, lines)
    for side in (0, 1):
        _say(lines, f"{SIDES[side]}-evidence", _evidence(s, side))
    return "\n".join(lines)


def usual_known_faces(s: Position) -> int:
    """The faces everybody knows unless the position says otherwise: none before the picks are shown."""
    options = s.setting.options
    secret = options["draft_picks"] == "secret" or OVER < s.decision <= ASK_PICK
    return 0 if options["mode"] == "draft" and secret else ALL_TILES


def _say(lines: list[str], key: str, value: str) -> None:
    if value:
        lines.append(f"{key}: {value}")


def _tiles(mask: i64) -> list[int]:
    return [t for t in range(TILES) if mask >> t & 1]


def _pieces(s: Position, tiles: list[int]) -> str:
    return " ".join(CHARACTERS[s.character(t)] for t in tiles)


def _standing(s: Position, side: int) -> str:
    """Pieces by region: `frodo+sam@shire merry@mirkwood`."""
    words = []
    for region in range(TUNNEL + 1):
        here = [CHARACTERS[s.character(t)] for t in range(side * 9, side * 9 + 9) if s.place[t] == region]
        if here:
            words.append("+".join(here) + "@" + place_name(region))
    return " ".join(words)


def _battle(s: Position) -> str:
    """The battle in progress as words, each `name` or `name=value`."""
    words: list[str] = []
    for key, place in (("region", s.region), ("from", s.origin)):
        if place != NOWHERE:
            words.append(f"{key}={REGION_NAMES[place]}")
    for key, tile in (("attacker", s.attacker), ("defender", s.defender)):
        if tile != NOBODY:
            words.append(f"{key}={CHARACTERS[s.character(tile)]}")
    if s.purpose:
        words.append(f"purpose={PURPOSES[s.purpose]}")
    for key, number in (("removals", s.removals), ("help", s.help)):
        if number:
            words.append(f"{key}={number}")
    both = totals(s.sums)
    if both is not None:
        words.append(f"compared={both['light']}/{both['dark']}")
    for key, card in (
        ("light-card", s.light_card),
        ("dark-card", s.dark_card),
        ("light-magic", s.light_magic),
        ("dark-magic", s.dark_magic),
        ("refused", s.refused_card),
    ):
        if card != NO_CARD:
            words.append(f"{key}={CARDS[card]}")
    for flag, is_set in (
        ("stepping", s.stepping),
        ("fresh", s.fresh),
        ("no-cards", s.no_cards),
        ("sam-strong", s.sam_strong),
        ("swap-settled", s.asked_swap),
        ("dark-left", s.dark_left),
        ("light-left", s.light_left),
    ):
        if is_set:
            words.append(flag)
    return " ".join(words)


def _write_letters(s: Position, lines: list[str]) -> None:
    if not s.is_manual():
        return
    for side in (0, 1):
        tiles = [t for t in range(side * 9, side * 9 + 9) if s.token[t] >= 0]
        _say(
            lines,
            f"{SIDES[side]}-letters",
            " ".join(f"{CHARACTERS[s.character(t)]}={TOKENS[s.token[t]]}" for t in tiles),
        )
    done = [f"{SIDES[b // 16]}@{REGION_NAMES[b % 16]}" for b in range(32) if s.shuffled >> b & 1]
    _say(lines, "shuffled", " ".join(done))
    if s.order_side != NOBODY:
        lines.append(f"order: {SIDES[s.order_side]}@{REGION_NAMES[s.order_region]} {DECISIONS[s.after_order]}")


def _evidence(s: Position, side: int) -> str:
    """Every way the named pieces can stand, worlds separated by bars."""
    known = s.evidence.of(side)
    if not known.named:
        return ""
    worlds = []
    for w in known.worlds:
        words = []
        for t in named_tiles(known.named):
            face = ("", "!classic", "!variant")[face_in(w, t)]
            words.append(f"{CHARACTERS[side * 9 + t]}{face}@{_evidence_place(s, place_in(w, t))}")
        worlds.append(" ".join(words))
    return " | ".join(worlds)


def _evidence_place(s: Position, place: int) -> str:
    if place == STEPPED:
        return "stepped"
    if place == FORCED:
        return "forced"
    return TOKENS[place] if s.is_manual() else place_name(place)
