"""Reads a position back from its text, refusing what cannot be with the section and the reason."""

import re

from bree.core.errors import Malformed
from bree.games.confrontation.components import (
    ALL_CARDS,
    CAPACITY,
    CARDS,
    CHARACTERS,
    FALLEN,
    FRODO,
    LIGHT,
    REGION_NAMES,
    REGIONS,
    SAM,
    SIDES,
    SPECIALS,
    TILES,
    TUNNEL,
    UNPLACED,
)
from bree.games.confrontation.evidence import FORCED, STEPPED, Worlds, entry
from bree.games.confrontation.memory import read_last_battle, read_sums
from bree.games.confrontation.model import (
    ALL_TILES,
    ASK_MOVE,
    ASK_ORDER,
    DECISIONS,
    ENDINGS,
    NOBODY,
    NOWHERE,
    OVER,
    PURPOSES,
    Position,
)
from bree.games.confrontation.notation import TOKENS
from bree.games.confrontation.position import usual_known_faces
from bree.games.confrontation.turns import begin_turn


def read_position(s: Position, text: str) -> None:
    """Fill a blank state from the text of a position."""
    sections = _sections(text)
    _read_start(s, sections)
    for key, value in sections.items():
        where = f"position, {key}"
        if key in SIDES:
            _read_standing(s, SIDES.index(key), value, where)
        elif key.endswith("-off"):
            for word in value.split():
                _set_face(s, _character(s, word, where))
    for key, value in sections.items():
        if key not in SIDES and not key.endswith("-off"):
            _read_section(s, key, value, f"position, {key}")
    s.shown |= s.kept | s.spied
    s.known_faces |= s.shown  # who lies face up has been seen
    for tile in range(TILES):
        if s.place[tile] == FALLEN:
            s.known_faces |= 1 << tile  # and so have the fallen
    _check(s)
    _settle_start(s, sections)


def _sections(text: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for part in re.split(r"[;\n]", text):
        if not part.strip():
            continue
        match = re.fullmatch(r"\s*([a-z-]+)\s*(?::|\s)\s*(.*?)\s*", part)
        if match is None:
            raise Malformed(f"{part.strip()!r} is not `section: value`", "position")
        key = match.group(1)
        if key in found:
            raise Malformed("this section comes twice", f"position, {key}")
        found[key] = match.group(2)
    return found


def _read_start(s: Position, sections: dict[str, str]) -> None:
    """Who is asked what, and where unlisted pieces are."""
    mode = s.setting.options["mode"]
    s.faces = ALL_TILES if mode == "variant" else 0
    asks = sections.get("asks", "move")
    if asks not in DECISIONS:
        raise Malformed(f"nobody is ever asked {asks!r}", "position, asks")
    s.decision = DECISIONS.index(asks)
    preparing = OVER < s.decision < ASK_ORDER
    for tile in range(TILES):
        s.place[tile] = UNPLACED if preparing else FALLEN
    s.known_faces = usual_known_faces(s)


def _character(s: Position, word: str, where: str) -> int:
    """A character by name; in the variant game a bare name means the variant face."""
    mode = s.setting.options["mode"]
    name = f"{word}-variant" if mode == "variant" and f"{word}-variant" in CHARACTERS else word
    if name not in CHARACTERS:
        raise Malformed(f"there is no character {word!r}", where)
    character = CHARACTERS.index(name)
    if mode == ("classic" if character >= TILES else "variant"):
        raise Malformed(f"{word} is not in the {mode} game", where)
    return character


def _set_face(s: Position, character: int) -> int:
    tile = character % TILES
    bit = 1 << tile
    s.faces = s.faces | bit if character >= TILES else s.faces & ~bit
    return tile


def _region(word: str, where: str) -> int:
    if word == "tunnel":
        return TUNNEL
    if word not in REGION_NAMES:
        raise Malformed(f"there is no region {word!r}", where)
    return REGION_NAMES.index(word)


def _read_standing(s: Position, side: int, value: str, where: str) -> None:
    for word in value.split():
        names, at, place = word.partition("@")
        if not at:
            raise Malformed(f"{word!r} is not `piece@region`", where)
        region = _region(place, where)
        for name in names.split("+"):
            tile = _set_face(s, _character(s, name, where))
            if tile // 9 != side:
                raise Malformed(f"{name} is not a {SIDES[side]} piece", where)
            if s.alive(tile):
                raise Malformed(f"{name} stands twice", where)
            s.put(tile, region)


def _read_section(s: Position, key: str, value: str, where: str) -> None:
    if key == "turn":
        s.turn = _one_of(value, SIDES, where)
    elif key == "asks":
        return
    elif key in ("light-hand", "dark-hand"):
        _read_hand(s, 0 if key == "light-hand" else 1, value, where)
    elif key == "specials":
        for word in value.split():
            s.specials |= 1 << _one_of(word, SPECIALS, where)
    elif key in ("shown", "kept", "spied", "known"):
        _read_mask(s, key, value, where)
    elif key in ("plies", "idle", "number"):
        _read_number(s, key, value, where)
    elif key == "bearer":
        s.bearer = _one_of(value, CHARACTERS[FRODO : SAM + 1], where)
    elif key == "ending":
        _read_ending(s, value, where)
    elif key == "forced":
        s.forced = _tile(s, value, where)
    elif key == "stepped":
        s.stepped = _tile(s, value, where)
    elif key == "last":
        _read_last(s, value, where)
    elif key == "battle":
        read_battle(s, value, where)
    elif key == "last-battle":
        s.last_battle = read_last_battle(value, where)
    elif key == "earlier-battle":
        s.earlier_battle = read_last_battle(value, where)
    elif key == "ready":
        _read_ready(s, value, where)
    elif key in ("light-letters", "dark-letters", "shuffled", "order") and s.is_manual():
        _read_by_hand(s, key, value, where)
    elif key in ("light-evidence", "dark-evidence"):
        side = 0 if key == "light-evidence" else 1
        s.evidence = s.evidence.replace(side, _read_worlds(s, side, value, where))
    else:
        raise Malformed("there is no such section", where)


def _one_of(word: str, names: tuple[str, ...], where: str) -> int:
    if word not in names:
        raise Malformed(f"{word!r} is not one of {', '.join(names)}", where)
    return names.index(word)


def _whole_number(word: str, where: str) -> int:
    if not re.fullmatch(r"[0-9]{1,6}", word):
        raise Malformed(f"{word!r} is not a whole number", where)
    return int(word)


def _tile(s: Position, word: str, where: str) -> int:
    """A piece already standing or off the board, by the face it plays with."""
    character = _character(s, word, where)
    tile = character % TILES
    if s.character(tile) != character:
        raise Malformed(f"{word} is not in this game: its tile shows {CHARACTERS[s.character(tile)]}", where)
    return tile


def _read_hand(s: Position, side: int, value: str, where: str) -> None:
    hand = 0
    for word in value.split() if value != "none" else []:
        card = _one_of(word, CARDS, where)
        if not ALL_CARDS[side] >> card & 1:
            raise Malformed(f"{SIDES[side]} has no card {word}", where)
        hand |= 1 << card
    if side == LIGHT:
        s.light_hand = hand
    else:
        s.dark_hand = hand


def _read_mask(s: Position, key: str, value: str, where: str) -> None:
    mask = 0
    for word in value.split() if value != "none" else []:
        mask |= 1 << _tile(s, word, where)
    if key == "shown":
        s.shown = mask
    elif key == "kept":
        s.kept = mask
    elif key == "spied":
        s.spied = mask
    else:
        s.known_faces = mask


def _read_number(s: Position, key: str, value: str, where: str) -> None:
    number = _whole_number(value, where)
    if key == "plies":
        s.plies = number
    elif key == "idle":
        s.idle = number
    else:
        s.number = number


def _read_ending(s: Position, value: str, where: str) -> None:
    words = value.split()
    if len(words) != 2:
        raise Malformed(f"{value!r} is not `reason winner`", where)
    s.ending = _one_of(words[0], tuple(ending[0] for ending in ENDINGS), where)
    s.winner = _one_of(words[1], (*SIDES, "nobody"), where)


def _read_last(s: Position, value: str, where: str) -> None:
    regions = "|".join(REGION_NAMES)
    match = re.fullmatch(f"(light|dark) ({regions})-({regions})", value)
    if match is None:
        raise Malformed(f"{value!r} is not `side from-to`", where)
    s.last_side = SIDES.index(match.group(1))
    s.last_from = REGION_NAMES.index(match.group(2))
    s.last_to = REGION_NAMES.index(match.group(3))


def read_battle(s: Position, value: str, where: str) -> None:
    """The words of a battle, each `name` or `name=value`."""
    for word in value.split():
        key, _, what = word.partition("=")
        if key == "region":
            s.region = _one_of(what, REGION_NAMES, where)
        elif key == "from":
            s.origin = _one_of(what, REGION_NAMES, where)
        elif key == "attacker":
            s.attacker = _tile(s, what, where)
        elif key == "defender":
            s.defender = _tile(s, what, where)
        elif key == "purpose":
            s.purpose = _one_of(what, PURPOSES, where)
        elif key == "removals":
            s.removals = _whole_number(what, where)
        elif key == "help":
            s.help = _whole_number(what, where)
        elif key == "compared":
            s.sums = read_sums(what, where)
        elif key == "light-card":
            s.light_card = _one_of(what, CARDS, where)
        elif key == "dark-card":
            s.dark_card = _one_of(what, CARDS, where)
        elif key == "light-magic":
            s.light_magic = _one_of(what, CARDS, where)
        elif key == "dark-magic":
            s.dark_magic = _one_of(what, CARDS, where)
        elif key == "refused":
            s.refused_card = _one_of(what, CARDS, where)
        else:
            _read_flag(s, key, where)


def _read_flag(s: Position, flag: str, where: str) -> None:
    if flag == "stepping":
        s.stepping = True
    elif flag == "fresh":
        s.fresh = True
    elif flag == "no-cards":
        s.no_cards = True
    elif flag == "sam-strong":
        s.sam_strong = True
    elif flag == "swap-settled":
        s.asked_swap = True
    elif flag == "dark-left":
        s.dark_left = True
    elif flag == "light-left":
        s.light_left = True
    else:
        raise Malformed(f"a battle has no {flag!r}", where)


def _read_ready(s: Position, value: str, where: str) -> None:
    words = value.split()
    if len(words) != 2:
        raise Malformed(f"{value!r} is not two numbers", where)
    s.light_ready = _whole_number(words[0], where)
    s.dark_ready = _whole_number(words[1], where)


def _read_by_hand(s: Position, key: str, value: str, where: str) -> None:
    if key == "shuffled":
        for word in value.split():
            side, _, region = word.partition("@")
            s.shuffled |= 1 << (_one_of(side, SIDES, where) * 16 + _one_of(region, REGION_NAMES, where))
    elif key == "order":
        words = value.replace("@", " ").split()
        if len(words) != 3:
            raise Malformed(f"{value!r} is not `side@region question`", where)
        s.order_side = _one_of(words[0], SIDES, where)
        s.order_region = _one_of(words[1], REGION_NAMES, where)
        s.after_order = _one_of(words[2], DECISIONS, where)
    else:
        for word in value.split():
            name, _, letter = word.partition("=")
            s.token[_tile(s, name, where)] = _one_of(letter, TOKENS, where)


def _read_worlds(s: Position, side: int, value: str, where: str) -> Worlds:
    named = 0
    worlds = set()
    for number, line in enumerate(value.split("|")):
        world = 0
        tiles = 0
        for word in line.split():
            who, _, place = word.partition("@")
            name, _, face = who.partition("!")
            tile = _one_of(name, CHARACTERS[side * 9 : side * 9 + 9], where)
            tiles |= 1 << tile
            world |= entry(tile, _read_place(s, place, where), _one_of(face, ("", "classic", "variant"), where))
        if number and tiles != named:
            raise Malformed("every world must place the same pieces", where)
        named = tiles
        worlds.add(world)
    return Worlds(named, tuple(sorted(worlds)))


def _read_place(s: Position, word: str, where: str) -> int:
    if word == "stepped":
        return STEPPED
    if word == "forced":
        return FORCED
    return _one_of(word, TOKENS, where) if s.is_manual() else _region(word, where)


def _check(s: Position) -> None:
    """What no game can show."""
    for side in (0, 1):
        for region in range(REGIONS):
            if s.count(side, region) > CAPACITY[region]:
                raise Malformed(
                    f"{REGION_NAMES[region]} holds {CAPACITY[region]} {SIDES[side]} pieces (05:98-100)",
                    f"position, {SIDES[side]}",
                )
    shared = s.light_held & s.dark_held
    if shared and (s.region == NOWHERE or shared != 1 << s.region):
        raise Malformed("both sides stand in one region without a battle (05:192)", "position")
    if int(s.light_hand).bit_count() + (s.light_card >= 0) != int(s.dark_hand).bit_count() + (s.dark_card >= 0):
        raise Malformed("both hands must be of one size (05:186)", "position")
    if s.decision >= ASK_MOVE and not s.alive(s.bearer):
        raise Malformed("the Ring-bearer must be on the board", "position, light")


def _settle_start(s: Position, sections: dict[str, str]) -> None:
    """A position written by hand: letters where pieces need them, and a side that cannot move has lost."""
    if s.is_manual() and s.decision >= ASK_MOVE:
        for side in (0, 1):
            tiles = range(side * 9, side * 9 + 9)
            if f"{SIDES[side]}-letters" not in sections:
                for tile in tiles:
                    s.token[tile] = tile - side * 9
            elif sorted(int(s.token[tile]) for tile in tiles) != list(range(9)):
                raise Malformed("each of the nine pieces needs a letter of its own", f"position, {SIDES[side]}-letters")
    if (
        s.decision == ASK_MOVE
        and s.stepped == NOBODY
        and "light-evidence" not in sections
        and "dark-evidence" not in sections
    ):
        begin_turn(s)
