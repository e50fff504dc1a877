"""What no game can show: a position is refused with the line that is wrong, or it can be played on."""

from typing import Final

from mypy_extensions import i64

from bree.core.bits import bit, count, members
from bree.core.state import CHANCE_BIT
from bree.core.text import Lines
from bree.games.confrontation import components as box
from bree.games.confrontation import outcome
from bree.games.confrontation.evidence.kept import hidden_tiles, place_of, possible_faces, slots
from bree.games.confrontation.evidence.worlds import Worlds, face_in, named_tiles, place_in
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import NOBODY, NOWHERE, ConfrontationData
from bree.games.confrontation.moves.legal import shuffled_tiles
from bree.games.confrontation.position.battle import battle_fault
from bree.games.confrontation.rules import strengths

TURN: Final = ("turn", "asks")
"""The lines that say who is asked what."""


def check(state: ConfrontationData, lines: Lines) -> None:
    """Refuse what no game can show."""
    asked = _asked(state, lines)
    _check_board(state, asked, lines)
    _check_face_up(state, lines)
    _check_hands(state, lines)
    _check_past(state, lines)
    if state.is_manual():
        _check_letters(state, asked, lines)
    if state.decision == questions.OVER:
        _check_end(state, lines)
    elif asked < questions.ASK_ORDER:
        _check_before_the_game(state, asked, lines)
    else:
        _check_undecided(state, lines)
        _check_singled_out(state, asked, lines)
        fault = battle_fault(state, asked)
        if fault:
            lines.fail(fault, *TURN, "battle")
    for side in (0, 1):
        _check_evidence(state, side, lines)


def _asked(state: ConfrontationData, lines: Lines) -> i64:
    """The question asked, or to be asked again once the pieces of a region are mixed."""
    if state.decision != questions.ASK_ORDER:
        if lines.has("order"):
            lines.fail("nothing is shuffled now", "order")
        return state.decision
    asked = state.after_order
    if not lines.has("order"):
        lines.fail("what is shuffled is missing: `order: side@region question`", *TURN)
    by_hand = asked >= questions.ASK_MOVE and questions.ASKED[asked] != CHANCE_BIT
    if not by_hand and asked != questions.ASK_PLACE:
        lines.fail(f"nobody shuffles while {questions.DECISIONS[asked]} is asked", "order")
    if len(shuffled_tiles(state, state.order_side, state.order_region)) < 2:
        lines.fail("two hidden pieces there are needed (02:89, 05:102)", "order")
    if by_hand and not state.shuffled >> (state.order_side * box.REGIONS + state.order_region) & 1:
        lines.fail("what is being shuffled has been shuffled this turn", "shuffled", "order")
    return asked


def _check_board(state: ConfrontationData, asked: i64, lines: Lines) -> None:
    """Who stands where."""
    for side in (0, 1):
        for region in range(box.REGIONS):
            if state.count(side, region) > box.CAPACITY[region]:
                room = f"{box.REGION_NAMES[region]} holds {box.CAPACITY[region]} {box.SIDES[side]} pieces (05:98-100)"
                lines.fail(room, box.SIDES[side])
        if state.held(side) >> box.TUNNEL & 1 and asked != questions.ASK_TUNNEL:
            lines.fail("nobody waits in the tunnel now", box.SIDES[side])
    shared = state.light_held & state.dark_held
    if state.decision == questions.OVER:
        shared &= ~(bit(box.SHIRE) | bit(box.MORDOR))  # who wins by arriving there fights nobody
    if shared and (state.region == NOWHERE or shared != bit(state.region)):
        lines.fail("both sides stand in one region without a battle (05:192)", *box.SIDES)


def _check_face_up(state: ConfrontationData, lines: Lines) -> None:
    """Who lies face up, and for how long; and the special cards."""
    cards = box.EDITIONS[state.setting.options["edition"]]["special-cards"]
    for card in members(state.specials):
        if box.SPECIALS[card] not in cards:
            lines.fail(f"{box.SPECIALS[card]} is not in this edition", "specials")
    for tile in members(state.shown):
        if not state.alive(tile):
            lines.fail(f"{box.CHARACTERS[state.character(tile)]} is not on the board", "spied", "kept", "shown")
    if state.spied and (state.turn != box.DARK or state.spied >> 9 or state.specials >> box.PALANTIR & 1):
        lines.fail("only a spent Palantir shows Light pieces, in Dark's turn (02:152, 05:593)", "spied")
    prey = state.kept & 511
    if prey and (count(prey) > 1 or state.specials >> box.CREBAIN & 1 or state.edition == 0):
        lines.fail("only a spent Crebain keeps one Light piece face up (05:615)", "kept")
    for tile in members(state.kept & ~511):
        if state.character(tile) != box.WATCHER:
            lines.fail("of Dark only the Watcher stays face up (05:532)", "kept")


def _check_hands(state: ConfrontationData, lines: Lines) -> None:
    """The cards in hand and on the table."""
    hands = (state.light_hand, state.dark_hand)
    played = (state.light_card, state.dark_card)
    for side in (0, 1):
        card = played[side]
        if card != box.NO_CARD and (hands[side] >> card & 1 or not box.ALL_CARDS[side] >> card & 1):
            lines.fail(f"{box.SIDES[side]} cannot have played {box.CARDS[card]}", "battle")
    sizes = [count(hands[side]) + (1 if played[side] != box.NO_CARD else 0) for side in (0, 1)]
    if sizes[0] != sizes[1]:
        lines.fail("both hands must be of one size (05:186)", "light-hand", "dark-hand", "battle")
    if not sizes[0] and state.decision != questions.OVER:
        lines.fail("empty hands are refilled after the battle (02:128, 05:186)", "light-hand", "dark-hand")
    for side, magic in ((0, state.light_magic), (1, state.dark_magic)):
        if magic == box.NO_CARD:
            continue
        fetched = magic != box.MAGIC and strengths.discard(state, side) >> magic & 1 == 1
        stays = magic == box.MAGIC and box.MAGIC_OPTIONAL[state.edition] == 1
        four = side == box.DARK and magic == box.FOUR and state.asked_swap
        if not (played[side] == box.MAGIC and (fetched or stays)) and not (four and fetched):
            lines.fail(f"{box.CARDS[magic]} cannot be in force for {box.SIDES[side]}", "battle")


def _check_past(state: ConfrontationData, lines: Lines) -> None:
    """The battles that are over."""
    if state.earlier_battle is not None and state.last_battle is None:
        lines.fail("the last battle is missing", "earlier-battle")
    for key, past in (("last-battle", state.last_battle), ("earlier-battle", state.earlier_battle)):
        if past is None:
            continue
        if past.region == NOWHERE or NOBODY in (past.light, past.dark):
            lines.fail("a battle has a region and two who fought", key)
        if past.light % box.TILES >= 9 or past.dark % box.TILES < 9:
            lines.fail("Light and Dark fight each other", key)
        for side, card in (
            (0, past.light_card),
            (1, past.dark_card),
            (0, past.light_magic),
            (1, past.dark_magic),
            (0, past.refused_card),
        ):
            if card != box.NO_CARD and not box.ALL_CARDS[side] >> card & 1:
                lines.fail(f"{box.SIDES[side]} has no card {box.CARDS[card]}", key)


def _check_letters(state: ConfrontationData, asked: i64, lines: Lines) -> None:
    """All nine pieces of a side carry letters of their own, or none; none before they all stand somewhere."""
    for side in (0, 1):
        key = f"{box.SIDES[side]}-letters"
        letters = sorted(int(state.token[tile]) for tile in range(side * 9, side * 9 + 9))
        if letters != ([*range(9)] if lines.has(key) else [-1] * 9):
            lines.fail("each of the nine pieces needs a letter of its own", key)
        placing = asked < questions.ASK_MOVE and state.decision != questions.OVER
        dealt = state.decision == questions.ASK_ORDER and (not placing or side <= state.order_side)
        if lines.has(key) and placing and not dealt:
            lines.fail("pieces have no letters before they stand on the board", key)
        if dealt and not lines.has(key):
            lines.fail(f"the letters of {box.SIDES[side]} are missing", "order")
        if lines.has(f"{box.SIDES[side]}-evidence") and not lines.has(key):
            lines.fail("what is known of letters needs the letters", f"{box.SIDES[side]}-evidence")


def _check_end(state: ConfrontationData, lines: Lines) -> None:
    """The game is over: how, and who has won."""
    bearer = state.place[state.bearer]
    fits = {
        outcome.BEARER_IN_MORDOR: state.winner == box.LIGHT and bearer == box.MORDOR,
        outcome.BEARER_DEFEATED: state.winner == box.DARK and bearer == box.FALLEN,
        outcome.THREE_IN_SHIRE: state.winner == box.DARK and state.count(box.DARK, box.SHIRE) >= 3,
        outcome.WITCH_KING_IN_SHIRE: state.winner == box.DARK and _witch_king_won(state),
        outcome.STUCK: state.winner == 1 - state.turn,
        outcome.NO_PROGRESS: state.winner == outcome.DRAWN and state.idle >= outcome.IDLE_LIMIT,
        outcome.TOO_LONG: state.winner == outcome.DRAWN and state.plies >= outcome.PLY_LIMIT,
    }
    if not fits.get(int(state.ending), False):
        lines.fail("a game that is over says how it ended, and who has won by it", *TURN, "ending")
    fighting = NOBODY not in (state.attacker, state.defender)
    if (state.region != NOWHERE) != fighting or (fighting and state.origin == NOWHERE):
        lines.fail("a last battle has a region, where the attacker came from, and two who fought", "battle")
    if fighting and (state.attacker // 9 != state.turn or state.defender // 9 == state.turn):
        lines.fail(f"{box.SIDES[state.turn]} attacks the other side", "battle")


def _witch_king_won(state: ConfrontationData) -> bool:
    """05:226, 05:500."""
    tile = box.WITCH_KING
    return state.place[tile] == box.SHIRE and state.character(tile) == box.WITCH_KING_VARIANT


def _check_undecided(state: ConfrontationData, lines: Lines) -> None:
    """A game that goes on has not ended before."""
    if state.ending or lines.has("ending"):
        lines.fail("the game is not over", "ending")
    if not state.alive(state.bearer):
        lines.fail("the Ring-bearer must be on the board", "bearer", "light")
    if state.bearer == box.SAM and not (
        state.place[box.FRODO] == box.FALLEN and state.character(box.FRODO) == box.FRODO_VARIANT
    ):
        lines.fail("Sam carries the Ring only after variant Frodo (05:228)", "bearer")
    if state.place[state.bearer] == box.MORDOR:
        lines.fail("Light has won already: the Ring-bearer is in Mordor (02:113, 05:208)", "light")
    if state.count(box.DARK, box.SHIRE) >= 3:
        lines.fail("Dark has won already: three of its pieces are in the Shire (02:116, 05:211)", "dark")
    if _witch_king_won(state):
        lines.fail("Dark has won already: the Witch King is in the Shire (05:226)", "dark")
    if lines.has("ready"):
        lines.fail("everybody is ready once the game has begun", "ready")


def _check_singled_out(state: ConfrontationData, asked: i64, lines: Lines) -> None:
    """The piece that must move, and the piece that has made an extra step."""
    forced = state.forced
    if forced != NOBODY and (
        forced < 9
        or state.turn != box.DARK
        or not state.alive(forced)
        or state.shown >> forced & 1
        or state.specials >> box.A_KING_REVEALED & 1
    ):
        lines.fail("only a hidden Dark piece on the board must move, in Dark's turn (05:579)", "forced")
    stepped = state.stepped
    if stepped == NOBODY:
        return
    card = box.SHADOWFAX if state.turn == box.LIGHT else box.THE_DARK_OF_MORDOR
    named = box.SPECIALS[card] in box.EDITIONS[state.setting.options["edition"]]["special-cards"]
    gone = not state.alive(stepped) and (asked == questions.ASK_MOVE or stepped != state.attacker)
    if stepped // 9 != state.turn or gone or not named or state.specials >> card & 1:
        lines.fail("only who is on turn makes an extra step, with a special card that is spent", "stepped")
    if stepped == forced:
        lines.fail("who has made the extra step need not move any more (ruling:G5)", "stepped")


def _check_before_the_game(state: ConfrontationData, asked: i64, lines: Lines) -> None:
    """Nothing has happened yet but the choices both sides have made."""
    if not _could_be_asked(state, asked):
        lines.fail(f"with these options {questions.DECISIONS[asked]} is not asked", "asks", "order")
    for key in (
        "light-hand",
        "dark-hand",
        "shown",
        "kept",
        "spied",
        "known",
        "bearer",
        "plies",
        "idle",
        "ending",
        "forced",
        "stepped",
        "last",
        "battle",
        "last-battle",
        "earlier-battle",
        "shuffled",
    ):
        if lines.has(key):
            lines.fail("the game has not begun", key)
    if state.turn != box.DARK:
        lines.fail("Dark begins (02:67, 05:90)", "turn")
    placed = state.decision == questions.ASK_ORDER
    goal = state.number if asked == questions.ASK_DEAL else questions.stage_length(asked)
    ready = (state.light_ready, state.dark_ready)
    if asked == questions.ASK_NUMBER:
        goal = 0
    if max(ready) > goal or (min(ready) == goal and not placed and asked != questions.ASK_NUMBER):
        lines.fail("so many choices have not been made", "ready", "asks")
    if asked == questions.ASK_DEAL and ready[1] and ready[0] < goal:
        lines.fail("Light is dealt its cards first (05:553)", "ready")
    for side in (0, 1):
        if asked < questions.ASK_PICK and count(state.specials & 15 * bit(side * 4)) != ready[side]:
            lines.fail("each side has the special cards it was given", "specials", "ready")
        picked = ready[side] if asked == questions.ASK_PICK else 0
        picking = asked < questions.ASK_PLACE and state.setting.options["mode"] == "draft"
        if picking and state.faces >> side * 9 & 511 >> picked << picked:
            lines.fail("only the faces chosen so far are turned", f"{box.SIDES[side]}-off")
        _check_placed(state, asked, side, lines)


def _could_be_asked(state: ConfrontationData, asked: i64) -> bool:
    """Whether the options lead to this question before the game."""
    options = state.setting.options
    if asked in (questions.ASK_NUMBER, questions.ASK_DEAL):
        return options["specials"] == "named" and (state.number > 0) == (asked == questions.ASK_DEAL)
    if state.number and options["specials"] != "named":
        return False
    if asked == questions.ASK_TAKE:
        return options["specials"] == "standard" and state.edition == 1
    return asked == questions.ASK_PLACE or options["mode"] == "draft"


def _check_placed(state: ConfrontationData, asked: i64, side: int, lines: Lines) -> None:
    """One piece in each of the first regions that are filled, and the others at home once all are placed."""
    made = state.light_ready if side == box.LIGHT else state.dark_ready
    if state.decision == questions.ASK_ORDER:
        made = questions.stage_length(asked)
    expected = {int(box.FRONT[side * 5 + n]) for n in range(made)} if asked == questions.ASK_PLACE else set()
    stand = [int(state.place[tile]) for tile in range(side * 9, side * 9 + 9) if state.place[tile] != box.UNPLACED]
    if state.decision == questions.ASK_ORDER:
        expected.add(int(box.HOME[side]))
        if stand.count(int(box.HOME[side])) != 4 or state.order_region != box.HOME[state.order_side]:
            lines.fail("four pieces go home, and are mixed there (02:62, 05:63)", box.SIDES[side], "order")
        stand = [*set(stand)]
    if sorted(stand) != sorted(expected):
        lines.fail(
            f"{box.SIDES[side]} has placed one piece in each of its first {made} regions", box.SIDES[side], "ready"
        )


def _check_evidence(state: ConfrontationData, side: int, lines: Lines) -> None:
    """What is certain about hidden pieces must be so, and every world must be possible."""
    key = f"{box.SIDES[side]}-evidence"
    if not lines.has(key):
        return
    known = state.evidence.of(side)
    if questions.OVER < state.decision < questions.ASK_MOVE and state.after_order < questions.ASK_MOVE:
        lines.fail("nothing is known before the game", key)
    if known.named & ~hidden_tiles(state, side):
        lines.fail("only pieces that lie face down on the board are deduced", key)
    room = slots(state, side)
    faces = possible_faces(state, side)
    for world in known.worlds:
        for tile in named_tiles(known.named):
            if face_in(world, tile) and faces[tile] != 3:
                lines.fail("the face of a piece is deduced only where it has not been seen", key)
            room[place_in(world, tile)] -= 1
        if min(room) < 0:
            lines.fail("there are not so many hidden pieces in one place", key)
        for tile in named_tiles(known.named):
            room[place_in(world, tile)] += 1
    if state.decision != questions.OVER and not any(_is_true(state, side, known, world) for world in known.worlds):
        lines.fail("no world is as the pieces stand", key)


def _is_true(state: ConfrontationData, side: int, known: Worlds, world: int) -> bool:
    """Whether the named pieces stand as this world says."""
    for t in named_tiles(known.named):
        tile = side * 9 + t
        face = 2 if state.faces >> tile & 1 else 1
        if place_in(world, t) != place_of(state, tile) or face_in(world, t) not in (0, face):
            return False
    return True
