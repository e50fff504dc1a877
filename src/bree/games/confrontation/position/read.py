"""Reads a position back from its text, refusing what cannot be with the line and the reason."""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.chance import CHANCE, Random
from bree.core.text import Line, Lines
from bree.games.confrontation import components as box
from bree.games.confrontation.evidence.kept import somebody_must_move
from bree.games.confrontation.evidence.worlds import FORCED, STEPPED, Worlds, entry
from bree.games.confrontation.model.data import ALL_TILES, NOBODY, ConfrontationData, PastBattle
from bree.games.confrontation.model.questions import ASK_MOVE, ASK_ORDER, DECISIONS, OVER, PURPOSES
from bree.games.confrontation.moves.legal import legal
from bree.games.confrontation.notation import TOKENS
from bree.games.confrontation.outcome import ENDINGS, PLY_LIMIT
from bree.games.confrontation.position.check import TURN, check
from bree.games.confrontation.position.write import CARDS_ON_TABLE, FLAGS, PAST, usual_known_faces, write
from bree.games.confrontation.rules.turns import ends_before_turn

KEYS: Final = (
    *(side + end for end in ("", "-off", "-hand", "-letters", "-evidence") for side in box.SIDES),
    *("turn", "asks", "specials", "shown", "kept", "spied", "known", "bearer", "plies", "idle", "number", "ending"),
    *("forced", "stepped", "last", "battle", "last-battle", "earlier-battle", "ready", "shuffled", "order"),
)
_BATTLE: Final = (
    ("region", "region", box.REGION_NAMES),
    ("from", "origin", box.REGION_NAMES),
    ("purpose", "purpose", PURPOSES),
    *((key, name, box.CARDS) for key, name in CARDS_ON_TABLE),
)
"""The words of a battle in progress that name something, each with its field and its names."""
_LEAST_TOTAL: Final = -1
"""What Wormtongue counts without a card."""
_MOST_TOTAL: Final = 20


def read(state: ConfrontationData, text: str) -> None:
    """Fill a blank state from the text of a position."""
    lines = Lines(text, KEYS)
    _read_start(state, lines)
    for side in (0, 1):
        for line in lines.all(box.SIDES[side]):
            _read_standing(state, side, line)
        for line in lines.all(f"{box.SIDES[side]}-off"):
            _read_off(state, side, line)
    state.known_faces = usual_known_faces(state)
    _read_open(state, lines)
    _read_turn(state, lines)
    for line in lines.all("battle"):
        _read_battle(state, line)
    state.last_battle = _read_past(lines.one("last-battle"))
    state.earlier_battle = _read_past(lines.one("earlier-battle"))
    if state.is_manual():
        _read_by_hand(state, lines)
    for side in (0, 1):
        for line in lines.all(f"{box.SIDES[side]}-evidence"):
            state.evidence = state.evidence.replace(side, _read_worlds(state, side, line))
    lines.finish()
    check(state, lines)
    _settle(state, lines)


def _settle(state: ConfrontationData, lines: Lines) -> None:
    """What follows from a position: letters where none are given, a game that is over, and that somebody can act."""
    if state.is_manual() and state.decision >= ASK_MOVE:
        # The same position always gets the same letters, and nobody who does not know it can tell which.
        rng = Random(int(hashlib.sha256(write(state).encode()).hexdigest()[:15], 16))
        for side in (0, 1):
            if not lines.has(f"{box.SIDES[side]}-letters"):
                _deal_letters(state, side, rng)
    told = lines.has("light-evidence") or lines.has("dark-evidence")
    begins = state.decision == ASK_MOVE and state.stepped == NOBODY
    if begins and not ends_before_turn(state) and not told:
        somebody_must_move(state, state.turn)
    for seat in state.waiting():
        if not len(legal(state, seat)):
            lines.fail(f"{'chance' if seat == CHANCE else box.SIDES[seat]} has to decide and can do nothing", *TURN)


def _read_start(state: ConfrontationData, lines: Lines) -> None:
    """Who is asked what, and where unlisted pieces are."""
    state.faces = ALL_TILES if state.setting.options["mode"] == "variant" else 0
    state.decision = lines.choice("asks", DECISIONS, ASK_MOVE)
    state.turn = lines.choice("turn", box.SIDES, box.DARK)
    preparing = OVER < state.decision < ASK_ORDER
    for tile in range(box.TILES):
        state.place[tile] = box.UNPLACED if preparing else box.FALLEN


def _character(state: ConfrontationData, line: Line, word: str) -> int:
    """A character by name; in the variant game a bare name means the variant face."""
    mode = state.setting.options["mode"]
    name = f"{word}-variant" if mode == "variant" and f"{word}-variant" in box.CHARACTERS else word
    if name not in box.CHARACTERS:
        line.fail(f"there is no character {word!r}")
    character = box.CHARACTERS.index(name)
    if mode == ("classic" if character >= box.TILES else "variant"):
        line.fail(f"{word} is not in the {mode} game")
    return character


def _own_tile(state: ConfrontationData, side: int, line: Line, word: str) -> int:
    """A piece of a side by the name of a face, which then lies up; a piece that stands somewhere is refused."""
    character = _character(state, line, word)
    tile = character % box.TILES
    if tile // 9 != side:
        line.fail(f"{word} is not a {box.SIDES[side]} piece")
    if state.alive(tile):
        other = box.CHARACTERS[state.character(tile)]
        line.fail(f"{word} stands twice" if other == word else f"{word} and {other} are the two faces of one piece")
    state.faces = state.faces | bit(tile) if character >= box.TILES else state.faces & ~bit(tile)
    return tile


def _read_standing(state: ConfrontationData, side: int, line: Line) -> None:
    """Pieces by region: `frodo+sam@shire merry@mirkwood`."""
    for word in line.rest():
        names, at, place = word.partition("@")
        if not at:
            line.fail(f"{word!r} is not `piece@region`")
        region = line.index(place, box.PLACE_NAMES)
        for name in names.split("+"):
            state.put(_own_tile(state, side, line, name), region)


def _read_off(state: ConfrontationData, side: int, line: Line) -> None:
    """The faces of the pieces that are off the board, which only a draft leaves open."""
    if state.setting.options["mode"] != "draft":
        line.fail("only a draft has faces to tell")
    seen = 0
    for word in line.rest():
        tile = _own_tile(state, side, line, word)
        if seen >> tile & 1:
            line.fail(f"{word} is there twice")
        seen |= bit(tile)


def _tile(state: ConfrontationData, line: Line, word: str) -> int:
    """A piece that stands or is off the board, by the face it plays with."""
    character = _character(state, line, word)
    tile = character % box.TILES
    if state.character(tile) != character:
        line.fail(f"{word} is not in this game: its tile shows {box.CHARACTERS[state.character(tile)]}")
    return tile


def _read_tiles(state: ConfrontationData, line: Line | None, default: int = 0) -> int:
    """Pieces as a mask."""
    if line is None:
        return default
    mask = 0
    for word in _none_or_words(line):
        tile = _tile(state, line, word)
        if mask >> tile & 1:
            line.fail(f"{word} is there twice")
        mask |= bit(tile)
    return mask


def _none_or_words(line: Line) -> list[str]:
    """The words of a line; `none` says that there are none."""
    if line.peek() == "none":
        line.word()
        return []
    if not line.more():
        line.fail("the words are missing")
    return line.rest()


def _read_open(state: ConfrontationData, lines: Lines) -> None:
    """Hands, special cards, and who lies face up."""
    state.light_hand = _read_hand(box.LIGHT, lines.one("light-hand"))
    state.dark_hand = _read_hand(box.DARK, lines.one("dark-hand"))
    state.specials = lines.mask("specials", box.SPECIALS)
    state.kept = _read_tiles(state, lines.one("kept"))
    state.spied = _read_tiles(state, lines.one("spied"))
    state.shown = _read_tiles(state, lines.one("shown")) | state.kept | state.spied
    if state.character(box.WATCHER % box.TILES) == box.WATCHER:
        state.kept |= state.shown & bit(box.WATCHER % box.TILES)  # 05:532 shown for good
    known = lines.one("known")
    if known is not None and state.setting.options["draft_picks"] != "secret":
        known.fail("only secret picks leave faces unknown")
    state.known_faces = _read_tiles(state, known, int(state.known_faces)) | state.shown
    for tile in range(box.TILES):
        if state.place[tile] == box.FALLEN:
            state.known_faces |= bit(tile)  # who lies face up, or has fallen, has been seen


def _read_hand(side: int, line: Line | None) -> int:
    if line is None:
        return int(box.ALL_CARDS[side])
    hand = 0
    for word in _none_or_words(line):
        card = line.index(word, box.CARDS)
        if not box.ALL_CARDS[side] >> card & 1:
            line.fail(f"{box.SIDES[side]} has no card {word}")
        if hand >> card & 1:
            line.fail(f"{word} is there twice")
        hand |= bit(card)
    return hand


def _read_turn(state: ConfrontationData, lines: Lines) -> None:
    """What is counted, the bearer, the piece singled out, the last move, and how the game ended."""
    state.bearer = lines.choice("bearer", box.CHARACTERS[box.FRODO : box.SAM + 1], box.FRODO)
    state.plies = lines.number("plies", 0, PLY_LIMIT, 0)
    state.idle = lines.number("idle", 0, PLY_LIMIT, 0)
    state.number = lines.number("number", 0, 4, 0)
    for line in lines.all("forced"):
        state.forced = _tile(state, line, line.word("a piece"))
    for line in lines.all("stepped"):
        state.stepped = _tile(state, line, line.word("a piece"))
    for line in lines.all("ending"):
        state.ending = line.choice(tuple(name for name, _, _ in ENDINGS))
        state.winner = line.choice((*box.SIDES, "nobody"))
    for last in lines.all("last"):
        state.last_side = last.choice(box.SIDES)
        ways = [f"{source}-{target}" for source in box.REGION_NAMES for target in box.REGION_NAMES]
        state.last_from, state.last_to = divmod(last.choice(tuple(ways)), box.REGIONS)
    for line in lines.all("ready"):
        state.light_ready = line.number(0, 9)
        state.dark_ready = line.number(0, 9)


def _words(line: Line) -> dict[str, str]:
    """Words `name=value`, or `name` alone, each name once."""
    found: dict[str, str] = {}
    for word in line.rest():
        key, _, value = word.partition("=")
        if key in found:
            line.fail(f"{key} is there twice")
        found[key] = value
    return found


def _read_battle(state: ConfrontationData, line: Line) -> None:
    """The battle in progress."""
    words = _words(line)
    for key, name, names in _BATTLE:
        if key in words:
            setattr(state, name, line.index(words.pop(key), names))
    for key in ("attacker", "defender"):
        if key in words:
            setattr(state, key, _tile(state, line, words.pop(key)))
    for key, most in (("removals", box.TILES), ("help", 1)):
        if key in words:
            setattr(state, key, line.whole(words.pop(key), 0, most))
    if "compared" in words:
        state.light_total, state.dark_total = _read_totals(line, words.pop("compared"))
    for key, name in FLAGS:
        if words.pop(key, "no") == "":
            setattr(state, name, True)
    for key in words:
        line.fail(f"a battle has no {key!r}")


def _read_totals(line: Line, word: str) -> tuple[int, int]:
    """Two totals written `light/dark`."""
    light, slash, dark = word.partition("/")
    if not slash:
        line.fail(f"{word!r} is not two totals")
    return line.whole(light, _LEAST_TOTAL, _MOST_TOTAL), line.whole(dark, _LEAST_TOTAL, _MOST_TOTAL)


def _read_past(line: Line | None) -> PastBattle | None:
    """A battle that is over."""
    if line is None:
        return None
    past = PastBattle()
    words = _words(line)
    if "compared" in words:
        past.light_total, past.dark_total = _read_totals(line, words.pop("compared"))
    for key, name, names in PAST:
        if key in words:
            setattr(past, name, line.index(words.pop(key), names))
    for key in words:
        line.fail(f"a battle has no {key!r}")
    return past


def _read_by_hand(state: ConfrontationData, lines: Lines) -> None:
    """The letters, what has been shuffled this turn, and what is being shuffled."""
    for side in (0, 1):
        for line in lines.all(f"{box.SIDES[side]}-letters"):
            _read_letters(state, side, line)
    for line in lines.all("shuffled"):
        for word in line.rest():
            state.shuffled |= bit(_by_side_and_region(line, word))
    for order in lines.all("order"):
        where = _by_side_and_region(order, order.word("side@region"))
        state.order_side, state.order_region = divmod(where, box.REGIONS)
        state.after_order = order.choice(DECISIONS)


def _read_letters(state: ConfrontationData, side: int, line: Line) -> None:
    for word in line.rest():
        name, _, letter = word.partition("=")
        tile = _tile(state, line, name)
        if tile // 9 != side or state.token[tile] >= 0:
            line.fail(f"{name} is not a {box.SIDES[side]} piece without a letter")
        state.token[tile] = line.index(letter, TOKENS)


def _by_side_and_region(line: Line, word: str) -> int:
    side, _, region = word.partition("@")
    return line.index(side, box.SIDES) * box.REGIONS + line.index(region, box.REGION_NAMES)


def _read_worlds(state: ConfrontationData, side: int, line: Line) -> Worlds:
    """Every way the named pieces can stand, worlds separated by bars."""
    named = 0
    worlds = set()
    for number, words in enumerate(" ".join(line.rest()).split("|")):
        world = 0
        tiles = 0
        for word in words.split():
            who, _, place = word.partition("@")
            name, _, face = who.partition("!")
            tile = line.index(name, box.CHARACTERS[side * 9 : side * 9 + 9])
            if tiles >> tile & 1:
                line.fail(f"{name} is there twice in one world")
            tiles |= bit(tile)
            world |= entry(tile, _evidence_place(state, line, place), line.index(face, ("", "classic", "variant")))
        if not tiles or (number and tiles != named):
            line.fail("every world must place the same pieces")
        named = tiles
        worlds.add(world)
    return Worlds(named, tuple(sorted(worlds)))


def _evidence_place(state: ConfrontationData, line: Line, word: str) -> int:
    if word == "stepped":
        return STEPPED
    if word == "forced":
        return FORCED
    return line.index(word, TOKENS if state.is_manual() else box.PLACE_NAMES)


def _deal_letters(state: ConfrontationData, side: int, rng: Random) -> None:
    """Letters for a side written without: in any order, so that a letter does not tell the piece."""
    letters = vec[i64]([0, 1, 2, 3, 4, 5, 6, 7, 8])
    rng.shuffle(letters)
    for t in range(9):
        state.token[side * 9 + t] = letters[t]
