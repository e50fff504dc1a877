"""Reads a position back from its text, refusing what cannot be with the section and the reason."""

import re

from bree.core.bits import bit
from bree.core.errors import Malformed
from bree.games.confrontation import components as box
from bree.games.confrontation.evidence.worlds import FORCED, STEPPED, Worlds, entry
from bree.games.confrontation.model.data import ALL_TILES, NOBODY, NOWHERE, ConfrontationData, PastBattle
from bree.games.confrontation.model.questions import ASK_MOVE, ASK_ORDER, DECISIONS, OVER, PURPOSES
from bree.games.confrontation.notation import TOKENS
from bree.games.confrontation.outcome import ENDINGS
from bree.games.confrontation.position.write import usual_known_faces
from bree.games.confrontation.rules.turns import begin_turn


def read(state: ConfrontationData, text: str) -> None:
    """Fill a blank state from the text of a position."""
    sections = _sections(text)
    _read_start(state, sections)
    for key, value in sections.items():
        where = f"position, {key}"
        if key in box.SIDES:
            _read_standing(state, box.SIDES.index(key), value, where)
        elif key.endswith("-off"):
            for word in value.split():
                _set_face(state, _character(state, word, where))
    for key, value in sections.items():
        if key not in box.SIDES and not key.endswith("-off"):
            _read_section(state, key, value, f"position, {key}")
    state.shown |= state.kept | state.spied
    state.known_faces |= state.shown  # who lies face up has been seen
    for tile in range(box.TILES):
        if state.place[tile] == box.FALLEN:
            state.known_faces |= bit(tile)  # and so have the fallen
    _check(state)
    _settle_start(state, sections)


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


def _read_start(state: ConfrontationData, sections: dict[str, str]) -> None:
    """Who is asked what, and where unlisted pieces are."""
    mode = state.setting.options["mode"]
    state.faces = ALL_TILES if mode == "variant" else 0
    asks = sections.get("asks", "move")
    if asks not in DECISIONS:
        raise Malformed(f"nobody is ever asked {asks!r}", "position, asks")
    state.decision = DECISIONS.index(asks)
    preparing = OVER < state.decision < ASK_ORDER
    for tile in range(box.TILES):
        state.place[tile] = box.UNPLACED if preparing else box.FALLEN
    state.known_faces = usual_known_faces(state)


def _character(state: ConfrontationData, word: str, where: str) -> int:
    """A character by name; in the variant game a bare name means the variant face."""
    mode = state.setting.options["mode"]
    name = f"{word}-variant" if mode == "variant" and f"{word}-variant" in box.CHARACTERS else word
    if name not in box.CHARACTERS:
        raise Malformed(f"there is no character {word!r}", where)
    character = box.CHARACTERS.index(name)
    if mode == ("classic" if character >= box.TILES else "variant"):
        raise Malformed(f"{word} is not in the {mode} game", where)
    return character


def _set_face(state: ConfrontationData, character: int) -> int:
    tile = character % box.TILES
    there = bit(tile)
    state.faces = state.faces | there if character >= box.TILES else state.faces & ~there
    return tile


def _region(word: str, where: str) -> int:
    if word == "tunnel":
        return box.TUNNEL
    if word not in box.REGION_NAMES:
        raise Malformed(f"there is no region {word!r}", where)
    return box.REGION_NAMES.index(word)


def _read_standing(state: ConfrontationData, side: int, value: str, where: str) -> None:
    for word in value.split():
        names, at, place = word.partition("@")
        if not at:
            raise Malformed(f"{word!r} is not `piece@region`", where)
        region = _region(place, where)
        for name in names.split("+"):
            tile = _set_face(state, _character(state, name, where))
            if tile // 9 != side:
                raise Malformed(f"{name} is not a {box.SIDES[side]} piece", where)
            if state.alive(tile):
                raise Malformed(f"{name} stands twice", where)
            state.put(tile, region)


def _read_section(state: ConfrontationData, key: str, value: str, where: str) -> None:
    if key == "turn":
        state.turn = _one_of(value, box.SIDES, where)
    elif key == "asks":
        return
    elif key in ("light-hand", "dark-hand"):
        _read_hand(state, 0 if key == "light-hand" else 1, value, where)
    elif key == "specials":
        for word in value.split():
            state.specials |= bit(_one_of(word, box.SPECIALS, where))
    elif key in ("shown", "kept", "spied", "known"):
        _read_mask(state, key, value, where)
    elif key in ("plies", "idle", "number"):
        _read_number(state, key, value, where)
    elif key == "bearer":
        state.bearer = _one_of(value, box.CHARACTERS[box.FRODO : box.SAM + 1], where)
    elif key == "ending":
        _read_ending(state, value, where)
    elif key == "forced":
        state.forced = _tile(state, value, where)
    elif key == "stepped":
        state.stepped = _tile(state, value, where)
    elif key == "last":
        _read_last(state, value, where)
    elif key == "battle":
        read_battle(state, value, where)
    elif key == "last-battle":
        state.last_battle = _read_past(value, where)
    elif key == "earlier-battle":
        state.earlier_battle = _read_past(value, where)
    elif key == "ready":
        _read_ready(state, value, where)
    elif key in ("light-letters", "dark-letters", "shuffled", "order") and state.is_manual():
        _read_by_hand(state, key, value, where)
    elif key in ("light-evidence", "dark-evidence"):
        side = 0 if key == "light-evidence" else 1
        state.evidence = state.evidence.replace(side, _read_worlds(state, side, value, where))
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


def _tile(state: ConfrontationData, word: str, where: str) -> int:
    """A piece already standing or off the board, by the face it plays with."""
    character = _character(state, word, where)
    tile = character % box.TILES
    if state.character(tile) != character:
        raise Malformed(f"{word} is not in this game: its tile shows {box.CHARACTERS[state.character(tile)]}", where)
    return tile


def _read_hand(state: ConfrontationData, side: int, value: str, where: str) -> None:
    hand = 0
    for word in value.split() if value != "none" else []:
        card = _one_of(word, box.CARDS, where)
        if not box.ALL_CARDS[side] >> card & 1:
            raise Malformed(f"{box.SIDES[side]} has no card {word}", where)
        hand |= bit(card)
    if side == box.LIGHT:
        state.light_hand = hand
    else:
        state.dark_hand = hand


def _read_mask(state: ConfrontationData, key: str, value: str, where: str) -> None:
    mask = 0
    for word in value.split() if value != "none" else []:
        mask |= bit(_tile(state, word, where))
    if key == "shown":
        state.shown = mask
    elif key == "kept":
        state.kept = mask
    elif key == "spied":
        state.spied = mask
    else:
        state.known_faces = mask


def _read_number(state: ConfrontationData, key: str, value: str, where: str) -> None:
    number = _whole_number(value, where)
    if key == "plies":
        state.plies = number
    elif key == "idle":
        state.idle = number
    else:
        state.number = number


def _read_ending(state: ConfrontationData, value: str, where: str) -> None:
    words = value.split()
    if len(words) != 2:
        raise Malformed(f"{value!r} is not `reason winner`", where)
    state.ending = _one_of(words[0], tuple(ending[0] for ending in ENDINGS), where)
    state.winner = _one_of(words[1], (*box.SIDES, "nobody"), where)


def _read_last(state: ConfrontationData, value: str, where: str) -> None:
    regions = "|".join(box.REGION_NAMES)
    match = re.fullmatch(f"(light|dark) ({regions})-({regions})", value)
    if match is None:
        raise Malformed(f"{value!r} is not `side from-to`", where)
    state.last_side = box.SIDES.index(match.group(1))
    state.last_from = box.REGION_NAMES.index(match.group(2))
    state.last_to = box.REGION_NAMES.index(match.group(3))


def read_battle(state: ConfrontationData, value: str, where: str) -> None:
    """The words of a battle, each `name` or `name=value`."""
    for word in value.split():
        key, _, what = word.partition("=")
        if key == "region":
            state.region = _one_of(what, box.REGION_NAMES, where)
        elif key == "from":
            state.origin = _one_of(what, box.REGION_NAMES, where)
        elif key == "attacker":
            state.attacker = _tile(state, what, where)
        elif key == "defender":
            state.defender = _tile(state, what, where)
        elif key == "purpose":
            state.purpose = _one_of(what, PURPOSES, where)
        elif key == "removals":
            state.removals = _whole_number(what, where)
        elif key == "help":
            state.help = _whole_number(what, where)
        elif key == "compared":
            state.light_total, state.dark_total = _read_totals(what, where)
        elif key == "light-card":
            state.light_card = _one_of(what, box.CARDS, where)
        elif key == "dark-card":
            state.dark_card = _one_of(what, box.CARDS, where)
        elif key == "light-magic":
            state.light_magic = _one_of(what, box.CARDS, where)
        elif key == "dark-magic":
            state.dark_magic = _one_of(what, box.CARDS, where)
        elif key == "refused":
            state.refused_card = _one_of(what, box.CARDS, where)
        else:
            _read_flag(state, key, where)


def _read_past(value: str, where: str) -> PastBattle:
    """A battle that is over, each word `name=value`."""
    past = PastBattle()
    for word in value.split():
        key, _, what = word.partition("=")
        if key == "compared":
            past.light_total, past.dark_total = _read_totals(what, where)
        elif key == "region":
            past.region = _one_of(what, box.REGION_NAMES, where)
        elif key == "light":
            past.light = _one_of(what, box.CHARACTERS, where)
        elif key == "dark":
            past.dark = _one_of(what, box.CHARACTERS, where)
        elif key == "light-card":
            past.light_card = _one_of(what, box.CARDS, where)
        elif key == "dark-card":
            past.dark_card = _one_of(what, box.CARDS, where)
        elif key == "light-magic":
            past.light_magic = _one_of(what, box.CARDS, where)
        elif key == "dark-magic":
            past.dark_magic = _one_of(what, box.CARDS, where)
        elif key == "refused":
            past.refused_card = _one_of(what, box.CARDS, where)
        else:
            raise Malformed(f"a battle has no {key!r}", where)
    return past


def _read_totals(what: str, where: str) -> tuple[int, int]:
    """Two totals written `light/dark`."""
    match = re.fullmatch(r"(-?\d{1,2})/(-?\d{1,2})", what)
    if match is None:
        raise Malformed(f"{what!r} is not two totals", where)
    return int(match.group(1)), int(match.group(2))


def _read_flag(state: ConfrontationData, flag: str, where: str) -> None:
    if flag == "stepping":
        state.stepping = True
    elif flag == "fresh":
        state.fresh = True
    elif flag == "no-cards":
        state.no_cards = True
    elif flag == "sam-strong":
        state.sam_strong = True
    elif flag == "swap-settled":
        state.asked_swap = True
    elif flag == "dark-left":
        state.dark_left = True
    elif flag == "light-left":
        state.light_left = True
    else:
        raise Malformed(f"a battle has no {flag!r}", where)


def _read_ready(state: ConfrontationData, value: str, where: str) -> None:
    words = value.split()
    if len(words) != 2:
        raise Malformed(f"{value!r} is not two numbers", where)
    state.light_ready = _whole_number(words[0], where)
    state.dark_ready = _whole_number(words[1], where)


def _read_by_hand(state: ConfrontationData, key: str, value: str, where: str) -> None:
    if key == "shuffled":
        for word in value.split():
            side, _, region = word.partition("@")
            state.shuffled |= bit(_one_of(side, box.SIDES, where) * 16 + _one_of(region, box.REGION_NAMES, where))
    elif key == "order":
        words = value.replace("@", " ").split()
        if len(words) != 3:
            raise Malformed(f"{value!r} is not `side@region question`", where)
        state.order_side = _one_of(words[0], box.SIDES, where)
        state.order_region = _one_of(words[1], box.REGION_NAMES, where)
        state.after_order = _one_of(words[2], DECISIONS, where)
    else:
        for word in value.split():
            name, _, letter = word.partition("=")
            state.token[_tile(state, name, where)] = _one_of(letter, TOKENS, where)


def _read_worlds(state: ConfrontationData, side: int, value: str, where: str) -> Worlds:
    named = 0
    worlds = set()
    for number, line in enumerate(value.split("|")):
        world = 0
        tiles = 0
        for word in line.split():
            who, _, place = word.partition("@")
            name, _, face = who.partition("!")
            tile = _one_of(name, box.CHARACTERS[side * 9 : side * 9 + 9], where)
            tiles |= bit(tile)
            world |= entry(tile, _read_place(state, place, where), _one_of(face, ("", "classic", "variant"), where))
        if number and tiles != named:
            raise Malformed("every world must place the same pieces", where)
        named = tiles
        worlds.add(world)
    return Worlds(named, tuple(sorted(worlds)))


def _read_place(state: ConfrontationData, word: str, where: str) -> int:
    if word == "stepped":
        return STEPPED
    if word == "forced":
        return FORCED
    return _one_of(word, TOKENS, where) if state.is_manual() else _region(word, where)


def _check(state: ConfrontationData) -> None:
    """What no game can show."""
    for side in (0, 1):
        for region in range(box.REGIONS):
            if state.count(side, region) > box.CAPACITY[region]:
                raise Malformed(
                    f"{box.REGION_NAMES[region]} holds {box.CAPACITY[region]} {box.SIDES[side]} pieces (05:98-100)",
                    f"position, {box.SIDES[side]}",
                )
    shared = state.light_held & state.dark_held
    if shared and (state.region == NOWHERE or shared != bit(state.region)):
        raise Malformed("both sides stand in one region without a battle (05:192)", "position")
    if int(state.light_hand).bit_count() + (state.light_card >= 0) != int(state.dark_hand).bit_count() + (
        state.dark_card >= 0
    ):
        raise Malformed("both hands must be of one size (05:186)", "position")
    if state.decision >= ASK_MOVE and not state.alive(state.bearer):
        raise Malformed("the Ring-bearer must be on the board", "position, light")


def _settle_start(state: ConfrontationData, sections: dict[str, str]) -> None:
    """A position written by hand: letters where pieces need them, and a side that cannot move has lost."""
    if state.is_manual() and state.decision >= ASK_MOVE:
        for side in (0, 1):
            tiles = range(side * 9, side * 9 + 9)
            if f"{box.SIDES[side]}-letters" not in sections:
                for tile in tiles:
                    state.token[tile] = tile - side * 9
            elif sorted(int(state.token[tile]) for tile in tiles) != list(range(9)):
                raise Malformed(
                    "each of the nine pieces needs a letter of its own", f"position, {box.SIDES[side]}-letters"
                )
    if (
        state.decision == ASK_MOVE
        and state.stepped == NOBODY
        and "light-evidence" not in sections
        and "dark-evidence" not in sections
    ):
        begin_turn(state)
