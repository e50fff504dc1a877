"""Before the game: special cards, the draft, and the secret set-up. Both sides choose at once."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.event import Event
from bree.games.confrontation.answers import dealt_side
from bree.games.confrontation.components import (
    CHARACTERS,
    DARK,
    EDITIONS,
    FRODO,
    HOME,
    LIGHT,
    ORCS,
    REGIONS,
    SIDES,
    SPECIALS,
    TILES,
    UNPLACED,
)
from bree.games.confrontation.losses import cite
from bree.games.confrontation.model import (
    ALL_TILES,
    ASK_DEAL,
    ASK_MOVE,
    ASK_NUMBER,
    ASK_ORDER,
    ASK_PICK,
    ASK_PLACE,
    ASK_TAKE,
    DECISIONS,
    Position,
    stage_length,
)
from bree.games.confrontation.notation import DEAL, NAME, PICK, TAKE


def begin_setup(s: Position) -> None:
    """The first stage the options ask for."""
    mode = s.setting.options["mode"]
    s.known_faces = 0 if mode == "draft" else ALL_TILES
    s.faces = ALL_TILES if mode == "variant" else 0
    specials = s.setting.options["specials"]
    if specials == "named":
        s.decision = ASK_NUMBER
    elif specials == "standard" and s.edition == 1:
        s.decision = ASK_TAKE
    else:
        s.specials = given_specials(specials)
        begin_draft(s)


def given_specials(option: str) -> int:
    """The special cards an option hands out at once: the four of 2002, a list, or none."""
    if option == "standard":
        return sum(1 << SPECIALS.index(name) for name in EDITIONS["2002"]["special-cards"])
    return 0 if option in ("none", "named") else sum(1 << SPECIALS.index(name) for name in option.split("+"))


def begin_draft(s: Position) -> None:
    """05:238: in a draft each side chooses a face for each tile."""
    s.light_ready = 0
    s.dark_ready = 0
    s.decision = ASK_PICK if s.setting.options["mode"] == "draft" else ASK_PLACE


def before_the_game(s: Position, seat: i64, kind: i64, action: i64) -> None:
    """One choice before the game."""
    value = operand(action, 0)
    if kind == NAME:
        _name(s, value)
        return
    if kind == DEAL:
        _deal(s, value)
        return
    if kind == TAKE:
        s.specials |= 1 << value
    elif kind == PICK:
        if value >= TILES:
            s.faces |= 1 << value % TILES
    else:
        s.put(value % TILES, operand(action, 1))
    _one_more(s, seat)
    goal = stage_length(s.decision)
    if s.light_ready < goal or s.dark_ready < goal:
        ready = s.light_ready if seat == LIGHT else s.dark_ready
        if ready == goal and not s.quiet:
            s.note(Event("ready", "ruling:A2", {"side": SIDES[seat], "stage": DECISIONS[s.decision]}))
        return
    s.learned += 1
    if kind == TAKE:
        _note_specials(s, "05:552")
        begin_draft(s)
    elif kind == PICK:
        _picks_made(s)
    else:
        _placed(s)


def _one_more(s: Position, seat: i64) -> None:
    if seat == LIGHT:
        s.light_ready += 1
    else:
        s.dark_ready += 1


def _name(s: Position, number: i64) -> None:
    """05:553: Light names how many special cards each side is dealt."""
    s.number = number
    if not s.quiet:
        s.note(Event("number", "05:553", {"number": int(number)}))
    if number:
        s.decision = ASK_DEAL
    else:
        begin_draft(s)


def _deal(s: Position, card: i64) -> None:
    s.learned += 1
    _one_more(s, dealt_side(s))
    s.specials |= 1 << card
    if not s.quiet:
        s.note(Event("dealt", "05:553", {"side": SIDES[0 if card < 4 else 1], "card": SPECIALS[card]}))
    if s.dark_ready == s.number:
        begin_draft(s)


def _note_specials(s: Position, rule: str) -> None:
    if not s.quiet:
        for side in (0, 1):
            held = [SPECIALS[c] for c in range(side * 4, side * 4 + 4) if s.specials >> c & 1]
            s.note(Event("taken", rule, {"side": SIDES[side], "cards": list[object](held)}))


def _picks_made(s: Position) -> None:
    """05:242: the picks are shown, unless both agreed to keep them secret (05:244)."""
    s.light_ready = 0
    s.dark_ready = 0
    s.decision = ASK_PLACE
    if s.setting.options["draft_picks"] == "secret":
        return
    s.known_faces = ALL_TILES
    if not s.quiet:
        for side in (0, 1):
            faces = [CHARACTERS[s.character(t)] for t in range(side * 9, side * 9 + 9)]
            s.note(Event("picked", "05:242", {"side": SIDES[side], "pieces": list[object](faces)}))


def _placed(s: Position) -> None:
    """02:62-63, 05:63-65: the four that are left stand at home; Dark begins (02:67, 05:90)."""
    tile: i64 = 0
    while tile < TILES:
        if s.place[tile] == UNPLACED:
            s.put(tile, HOME[0 if tile < 9 else 1])
        tile += 1
    if not s.quiet:
        s.note(Event("begin", cite(s, "02:67", "05:90"), {"turn": "dark"}))
    if s.is_manual():
        deal_letters(s)
    else:
        _begin_play(s)


def deal_letters(s: Position) -> None:
    """Pieces carry letters by region; which of the four at home carries which is dealt by chance, Light's first."""
    side = LIGHT if s.token[FRODO] < 0 else DARK
    if side == DARK and s.token[ORCS] >= 0:
        _begin_play(s)
        return
    letter: i64 = 0
    region: i64 = 0
    while region < REGIONS:
        tile: i64 = side * 9
        while tile < side * 9 + 9:
            if s.place[tile] == region:
                s.token[tile] = letter
                letter += 1
            tile += 1
        region += 1
    s.order_side = side
    s.order_region = HOME[side]
    s.after_order = ASK_PLACE
    s.decision = ASK_ORDER


def _begin_play(s: Position) -> None:
    s.light_ready = 0
    s.dark_ready = 0
    s.turn = DARK
    s.decision = ASK_MOVE
