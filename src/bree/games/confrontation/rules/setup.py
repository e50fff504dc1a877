"""Before the game: special cards, the draft, and the secret set-up. Both sides choose at once."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation import events
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import ALL_TILES, ConfrontationData
from bree.games.confrontation.moves.legal import dealt_side
from bree.games.confrontation.notation import DEAL, NAME, PICK, TAKE


def begin_setup(state: ConfrontationData) -> None:
    """The first stage the options ask for."""
    mode = state.setting.options["mode"]
    state.known_faces = 0 if mode == "draft" else ALL_TILES
    state.faces = ALL_TILES if mode == "variant" else 0
    specials = state.setting.options["specials"]
    if specials == "named":
        state.decision = questions.ASK_NUMBER
    elif specials == "standard" and state.edition == 1:
        state.decision = questions.ASK_TAKE
    else:
        state.specials = given_specials(specials)
        begin_draft(state)


def given_specials(option: str) -> int:
    """The special cards an option hands out at once: the four of 2002, a list, or none."""
    if option == "standard":
        return sum(bit(box.SPECIALS.index(name)) for name in box.EDITIONS["2002"]["special-cards"])
    return 0 if option in ("none", "named") else sum(bit(box.SPECIALS.index(name)) for name in option.split("+"))


def begin_draft(state: ConfrontationData) -> None:
    """05:238: in a draft each side chooses a face for each tile."""
    state.light_ready = 0
    state.dark_ready = 0
    state.decision = questions.ASK_PICK if state.setting.options["mode"] == "draft" else questions.ASK_PLACE


def before_the_game(state: ConfrontationData, seat: i64, kind: i64, action: i64) -> None:
    """One choice before the game."""
    value = operand(action, 0)
    if kind == NAME:
        _name(state, value)
        return
    if kind == DEAL:
        _deal(state, value)
        return
    if kind == TAKE:
        state.specials |= bit(value)
    elif kind == PICK:
        if value >= box.TILES:
            state.faces |= bit(value % box.TILES)
    else:
        state.put(value % box.TILES, operand(action, 1))
    _one_more(state, seat)
    goal = questions.stage_length(state.decision)
    if state.light_ready < goal or state.dark_ready < goal:
        ready = state.light_ready if seat == box.LIGHT else state.dark_ready
        if ready == goal:
            events.ready(state, seat)
        return
    state.learned += 1
    if kind == TAKE:
        events.taken(state)
        begin_draft(state)
    elif kind == PICK:
        _picks_made(state)
    else:
        _placed(state)


def _one_more(state: ConfrontationData, seat: i64) -> None:
    if seat == box.LIGHT:
        state.light_ready += 1
    else:
        state.dark_ready += 1


def _name(state: ConfrontationData, number: i64) -> None:
    """05:553: Light names how many special cards each side is dealt."""
    state.number = number
    events.number(state)
    if number:
        state.decision = questions.ASK_DEAL
    else:
        begin_draft(state)


def _deal(state: ConfrontationData, card: i64) -> None:
    state.learned += 1
    _one_more(state, dealt_side(state))
    state.specials |= bit(card)
    events.dealt(state, card)
    if state.dark_ready == state.number:
        begin_draft(state)


def _picks_made(state: ConfrontationData) -> None:
    """05:242: the picks are shown, unless both agreed to keep them secret (05:244)."""
    state.light_ready = 0
    state.dark_ready = 0
    state.decision = questions.ASK_PLACE
    if state.setting.options["draft_picks"] == "secret":
        return
    state.known_faces = ALL_TILES
    events.picked(state)


def _placed(state: ConfrontationData) -> None:
    """02:62-63, 05:63-65: the four that are left stand at home; Dark begins (02:67, 05:90)."""
    for tile in range(box.TILES):
        if state.place[tile] == box.UNPLACED:
            state.put(tile, box.HOME[0 if tile < 9 else 1])
    events.begin(state)
    if state.is_manual():
        deal_letters(state)
    else:
        _begin_play(state)


def deal_letters(state: ConfrontationData) -> None:
    """Pieces carry letters by region; which of the four at home carries which is dealt by chance, Light's first."""
    side = box.LIGHT if state.token[box.FRODO] < 0 else box.DARK
    if side == box.DARK and state.token[box.ORCS] >= 0:
        _begin_play(state)
        return
    letter: i64 = 0
    for region in range(box.REGIONS):
        for tile in range(side * 9, side * 9 + 9):
            if state.place[tile] == region:
                state.token[tile] = letter
                letter += 1
    state.order_side = side
    state.order_region = box.HOME[side]
    state.after_order = questions.ASK_PLACE
    state.decision = questions.ASK_ORDER


def _begin_play(state: ConfrontationData) -> None:
    state.light_ready = 0
    state.dark_ready = 0
    state.turn = box.DARK
    state.decision = questions.ASK_MOVE
