"""The course of a turn and of a board: tiles, lines, cards, dice, and the end of a board."""

from mypy_extensions import i64

from bree.core.state import CHANCE_BIT
from bree.games.fellowship.cards import ring_rolled
from bree.games.fellowship.components import (
    BIG_SPACE,
    CARD_SPACE,
    COLOUR,
    DIE_SPACE,
    EVENTS_A_BOARD,
    EYE_OR_TWO,
    GOLLUM,
    HEAL_SPACE,
    KINDS,
    LENGTH,
    MAIN,
    MERRY,
    MORDOR,
    PLACE_FEATURES,
    RING_SPACE,
    SHIELD_SPACE,
    SPACE_NAMES,
    SPACES,
    SYMBOL,
    SYMBOLS,
    THREE_CARDS,
    THREE_THINGS,
    TILE_EVENT,
    TILE_RING,
    TILE_THREE_CARDS,
    TILE_THREE_THINGS,
    WIDEST,
    bit_of,
    one_of,
)
from bree.games.fellowship.darkness import suffer, to_darkness, to_light
from bree.games.fellowship.events import happen, put_shown_away
from bree.games.fellowship.frames import (
    ADVANCE,
    ATHELAS_FLAG,
    BELT_MARK,
    CARDS,
    CARRY_OUT,
    CLOSE,
    DICE,
    DOOM,
    EACH_MISSING,
    ENDED,
    ENDING,
    EVENT,
    FOR_EACH,
    GROUP_PAYS,
    HAND_OVER,
    JOKERS,
    MAGIC_FLAG,
    MITHRIL_MARK,
    NEXT_EVENT,
    NEXT_TILE,
    PHIAL_FLAG,
    PLAIN_ROLL,
    REVEAL,
    RING_ROLL,
    ROLL,
    ROLL_DUE,
    ROLL_FALLS,
    ROLL_SHOWS,
    ROLL_STAGE,
    SHIELD,
    STAFF_FLAG,
    TURN,
    TURN_END,
    VOLUNTEER,
    W_AFTER_ROLL,
    W_BEFORE_ROLL,
    W_CARD_DONE,
    W_CARDS,
    W_EVENT,
    W_REVEALED,
    W_TILE_DONE,
    W_TURN,
    WINDOW,
)
from bree.games.fellowship.model import NOTHING, Journey
from bree.games.fellowship.payments import begin_payment, cancel, is_joker


def begin_turn(s: Journey) -> None:
    """The next player becomes the active one."""
    s.active = s.top(1)
    s.pop()
    fresh_talk(s)
    s.tile = -1
    if not s.quiet:
        s.tell("turn", "lotr:157", {"seat": int(s.active)})
    s.push(TURN_END)
    s.push(CARDS)
    s.push(NEXT_TILE, 1)


def fresh_talk(s: Journey) -> None:
    """What was said, and who lets windows pass until the turn ends, is over."""
    s.claims = NOTHING
    s.talked = 0
    s.stopped = 0
    s.pass_turn = 0


def end_turn(s: Journey) -> None:
    """The cards played go to the discard pile (lotr:186, D20) and the next player takes his turn."""
    s.pop()
    s.discards += s.aside
    s.aside = 0
    s.push(TURN, s.next_alive(s.active))


def next_tile(s: Journey) -> None:
    """Before a tile and after it anybody may act; who is out reveals no more (D7, D12)."""
    first = s.top(1)
    s.pop()
    if s.alive(s.active):
        s.push(REVEAL)
    s.push(WINDOW, W_TURN if first else W_TILE_DONE, s.active, 0)


def reveal(s: Journey) -> i64:
    """Draw the next tile, unless the Phial spares it (D6)."""
    if s.alive(s.active) and not s.flags & PHIAL_FLAG:
        return CHANCE_BIT
    s.flags &= ~PHIAL_FLAG
    s.pop()
    return 0


def tile_drawn(s: Journey, tile: i64) -> None:
    """A tile lies open; anybody may act before it is carried out (R2)."""
    s.tiles -= one_of(tile)
    s.fixed >>= 4
    if s.fixed == 0:
        s.looker = -1
    s.tile = tile
    s.pop()
    s.push(CARRY_OUT, tile)
    s.push(WINDOW, W_REVEALED, s.active, 0)
    if not s.quiet:
        s.tell("tile", "lotr:157", {"tile": int(tile)})


def carry_out(s: Journey) -> None:
    """What a tile does; all but the four activities bring another tile."""
    tile = s.top(1)
    s.pop()
    if tile < TILE_EVENT:
        activity(s, tile)
        return
    s.push(NEXT_TILE, 0)
    if tile == TILE_EVENT:
        s.push(NEXT_EVENT)
    elif tile == TILE_RING:
        to_darkness(s, s.bearer, 1, "lotr:214")
    elif tile in (TILE_THREE_CARDS, TILE_THREE_THINGS):
        if s.flags & STAFF_FLAG:
            s.flags &= ~STAFF_FLAG
        else:
            begin_payment(s, THREE_CARDS if tile == TILE_THREE_CARDS else THREE_THINGS, GROUP_PAYS)
    else:
        s.push(VOLUNTEER, EYE_OR_TWO, 2, 0)


def activity(s: Journey, line: i64) -> None:
    """Move that line, or another where it is missing or finished (R15); it lapses if the player is out (D7)."""
    seat = s.active
    if not s.alive(seat):
        return
    s.push(WINDOW, W_CARDS, seat, 0)
    s.push(DICE, seat, 0)
    if s.lines[line] < LENGTH[s.board() * 4 + line]:
        s.push(ADVANCE, seat, line, 1)
    else:
        s.push(JOKERS, seat, 1)


def advance(s: Journey) -> None:
    """One space along a line, with its effect; a die is kept for the end of the move (R17)."""
    seat, line, spaces = s.top(1), s.top(2), s.top(3)
    board = s.board()
    length = LENGTH[board * 4 + line]
    if spaces == 0 or not s.alive(seat) or s.lines[line] >= length:
        s.pop()
        return
    s.change_top(3, spaces - 1)
    s.lines[line] += 1
    at = s.lines[line]
    finished = line == MAIN[board] and at == length
    if finished:
        s.ending = ENDING
    space = SPACES[(board * 4 + line) * WIDEST + at]
    if not s.quiet:
        s.tell("line", "lotr:248", {"seat": int(seat), "line": int(line), "space": int(at), "gives": _gives(s, space)})
    if space == SHIELD_SPACE:
        s.shields[seat] += 1
    elif space == BIG_SPACE:
        s.push(SHIELD, seat)
    elif space == DIE_SPACE:
        if not (finished and s.place == MORDOR):  # the die of 60 belongs to Mount Doom (lotr:314)
            s.dice += 1
    elif space == HEAL_SPACE:
        to_light(s, seat, 1, "lotr:264")
    elif space >= CARD_SPACE:
        s.receive_feature(seat, space - CARD_SPACE, "lotr:262")
    elif space >= RING_SPACE:
        s.tokens[seat] += 1 << (space - RING_SPACE) * 4


def _gives(s: Journey, space: i64) -> str:
    if space < CARD_SPACE:
        return SPACE_NAMES[space]
    return "card" if s.supply >> (space - CARD_SPACE) & 1 else ""  # R25


def ring_move(s: Journey, line: i64) -> None:
    """The Ring moves a line without the effects of its spaces, not beyond its end (lotr:272, R14)."""
    board = s.board()
    length = LENGTH[board * 4 + line]
    s.lines[line] = min(s.lines[line] + s.top(2), length)
    s.pop()
    if not s.quiet:
        s.tell("ring-move", "lotr:272", {"line": int(line), "space": int(s.lines[line])})
    if line == MAIN[board] and s.lines[line] == length:
        s.ending = ENDING


def play_card(s: Journey, seat: i64, card: i64) -> None:
    """A card of the turn: its symbols, then the dice of spaces, then Gollum's (D13)."""
    stage = s.top(1)
    s.change_top(1, stage + 1)
    s.change_top(2, COLOUR[card])
    s.drop(seat, card)
    if card < KINDS:
        s.aside += one_of(card)
    else:
        s.gone |= bit_of(card)
    if not s.quiet:
        s.evidence.shown(int(seat), int(card))
        s.learned += 1
        s.tell("play", "lotr:168", {"seat": int(seat), "card": int(card)})
    s.push(WINDOW, W_CARD_DONE, seat, 0)
    s.push(DICE, seat, 1 if card - KINDS == GOLLUM else 0)
    if is_joker(s, seat, card):
        s.push(JOKERS, seat, SYMBOLS[card])
    else:
        s.push(ADVANCE, seat, SYMBOL[card], SYMBOLS[card])


def roll_dice(s: Journey) -> None:
    """The dice of the spaces passed are rolled last (lotr:248)."""
    seat = s.top(1)
    dice = s.dice + s.top(2)
    s.dice = 0
    s.pop()
    while dice > 0:
        s.push(ROLL, seat, PLAIN_ROLL, 0)
        dice -= 1


def roll(s: Journey) -> i64:
    """One roll: a window (Belt), the die, a window (Mithril, R3), the result."""
    seat, purpose, stage = s.top(1), s.top(2), s.top(3)
    if not s.alive(seat) or stage & BELT_MARK:
        s.pop()
        return 0
    if stage == ROLL_DUE:
        s.change_top(3, ROLL_FALLS)
        s.push(WINDOW, W_BEFORE_ROLL, seat, 0)
        return 0
    if stage == ROLL_FALLS:
        return CHANCE_BIT
    face = (stage & ROLL_STAGE) - ROLL_SHOWS
    s.pop()
    if purpose == RING_ROLL:
        ring_rolled(s, seat, face)
    if not stage & MITHRIL_MARK:
        suffer(s, seat, face)
    return 0


def show_die(s: Journey) -> None:
    """In a window before or after a roll the die shows that roll, whatever was rolled in between (R3)."""
    s.die = max((s.below(3) & ROLL_STAGE) - ROLL_SHOWS, -1)


def rolled(s: Journey, face: i64) -> None:
    """The die shows a face; anybody may act before it takes effect."""
    seat = s.top(1)
    s.change_top(3, ROLL_SHOWS + face)
    s.push(WINDOW, W_AFTER_ROLL, seat, 0)
    if not s.quiet:
        s.tell("die", "lotr:196", {"seat": int(seat), "face": int(face)})


def next_event(s: Journey) -> None:
    """The event marker moves; Magic may still stop what it points at."""
    s.event_at += 1
    event = s.board() * EVENTS_A_BOARD + s.event_at - 1
    s.pop()
    if s.event_at == EVENTS_A_BOARD:
        s.push(CLOSE)
    s.push(EVENT, event)
    s.push(WINDOW, W_EVENT, s.active, 0)
    if not s.quiet:
        s.tell("event", "lotr:224", {"event": int(event)})


def event(s: Journey) -> None:
    """The event is carried out, unless Magic was called."""
    number = s.top(1)
    s.pop()
    if s.flags & MAGIC_FLAG:
        s.flags &= ~MAGIC_FLAG
    else:
        happen(s, number)


def end_board(s: Journey) -> None:
    """The board is over: what lies about is tidied, then tokens are asked for (lotr:286), or Mount Doom begins."""
    s.pop()
    s.ending = ENDED
    s.dice = 0
    s.flags = 0
    cancel(s)
    put_shown_away(s)
    s.discards += s.aside
    s.aside = 0
    s.fixed = 0
    s.looker = -1
    s.pass_board = 0
    s.tile = -1
    fresh_talk(s)
    unused = s.supply & PLACE_FEATURES[s.place]
    s.supply &= ~unused  # D10
    s.gone |= unused
    if not s.quiet:
        s.tell("board-end", "lotr:278", {"place": int(s.place)})
    if s.place == MORDOR:
        s.push(DOOM)
    else:
        s.push(HAND_OVER)
        s.push(FOR_EACH, EACH_MISSING, s.living(), s.active)  # D14


def tokens_missing(s: Journey, seat: i64) -> i64:
    """How many life tokens this player lacks; two different ones are enough for Merry (lotr:336)."""
    held = s.tokens[seat]
    kinds = (held & 15 > 0) + (held >> 4 & 15 > 0) + (held >> 8 & 15 > 0)
    lacking: i64 = (2 if seat == MERRY else 3) - kinds
    return max(lacking, 0)


def suffer_missing(s: Journey, seat: i64) -> None:
    """One move for all tokens he lacks; Athelas spares it, or one token of it (C4)."""
    spaces = tokens_missing(s, seat)
    if s.flags & ATHELAS_FLAG:
        s.flags &= ~ATHELAS_FLAG
        spaces = spaces - 1 if s.house.one_token else 0
    if spaces > 0:
        to_darkness(s, seat, spaces, "lotr:288")
