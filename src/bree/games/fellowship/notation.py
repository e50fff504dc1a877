"""The actions of the game: their numbers, their names, how they are written."""

from typing import Final

from bree.core.action import Kind, Notation
from bree.games.fellowship import components as c

PASS: Final = 0
PASS_TURN: Final = 1
PASS_BOARD: Final = 2
STOP_PASSING: Final = 3
USE: Final = 4
MIRUVOR_PASS: Final = 5
CALL: Final = 6
CALL_TO_PAY: Final = 7
PUT_ON: Final = 8
THROW_AWAY: Final = 9
CHOOSE_CARD: Final = 10
PLAY: Final = 11
LINE: Final = 12
DRAW_TWO: Final = 13
HEAL: Final = 14
DONE: Final = 15
GIVE: Final = 16
GIVE_TOKEN: Final = 17
GIVE_SHIELD: Final = 18
TAKE_BACK: Final = 19
GIVE_UP: Final = 20
VOLUNTEER_ACTION: Final = 21
DECLINE: Final = 22
ACCEPT: Final = 23
DISTRIBUTE: Final = 24
TOP_TILE: Final = 25
CLAIM: Final = 26
CLAIM_CARD: Final = 27
WISH: Final = 28
DRAWN: Final = 29
DEALT: Final = 30
TILE_DRAWN: Final = 31
ROLLED: Final = 32
BIG_SHIELD: Final = 33

TALK: Final = (CLAIM, CLAIM_CARD, WISH)
"""The kinds that only speak: they never change the position and searches may leave them out."""

_CARD: Final = ("card", c.CARD_NAMES)
_SEAT: Final = ("seat", c.SEAT_NAMES)

COUNT_NAMES: Final = ("one", "two", "three")
WISH_NAMES: Final = (*c.SYMBOL_NAMES, "draw", "heal", "ring")

NOTATION: Final = Notation(
    (
        Kind("pass", (), "pass"),
        Kind("pass-turn", (), "pass until the turn ends"),
        Kind("pass-board", (), "pass until the board ends"),
        Kind("stop-passing", (), "stop passing"),
        Kind("use", (_CARD, _SEAT), "use {card} for {seat}"),
        Kind("miruvor", (_SEAT, ("to", c.SEAT_NAMES)), "use miruvor from {seat} to {to}"),
        Kind("call", (("gandalf", c.GANDALF_NAMES), _SEAT), "call {gandalf} for {seat}"),
        Kind("call-to-pay", (), "call guidance to pay"),
        Kind("ring", (), "put on the ring"),
        Kind("throw-away", (), "throw a card away"),
        Kind("choose", (_CARD,), "choose {card}"),
        Kind("play", (_CARD,), "play {card}"),
        Kind("line", (("line", c.LINE_NAMES),), "move {line}"),
        Kind("draw-two", (), "draw two"),
        Kind("heal", (), "step to the light"),
        Kind("done", (), "done"),
        Kind("give", (_CARD,), "give {card}"),
        Kind("give-token", (("token", c.TOKEN_NAMES),), "give token {token}"),
        Kind("give-shield", (), "give shields"),
        Kind("take-back", (), "take back"),
        Kind("give-up", (), "give up"),
        Kind("volunteer", (), "volunteer"),
        Kind("decline", (), "decline"),
        Kind("accept", (), "accept"),
        Kind("distribute", (_CARD, _SEAT), "hand {card} to {seat}"),
        Kind("top-tile", (("tile", c.TILE_NAMES),), "put {tile} next"),
        Kind("claim", (("count", COUNT_NAMES), ("symbol", c.SYMBOL_NAMES)), "claim {count} {symbol}"),
        Kind("claim-card", (_CARD,), "claim {card}"),
        Kind("wish", (("wish", WISH_NAMES),), "wish {wish}"),
        Kind("drawn", (_CARD,), "drawn {card}"),
        Kind("dealt", (_CARD,), "dealt {card}"),
        Kind("tile", (("tile", c.TILE_NAMES),), "tile {tile}"),
        Kind("rolled", (("face", c.FACE_NAMES),), "rolled {face}"),
        Kind("big-shield", (("points", ("1", "2", "3")),), "big shield {points}"),
    )
)
