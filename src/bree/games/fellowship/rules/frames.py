"""The names of frames, windows and other small numbers the state is made of."""

from typing import Final

# These are finished even when the board is over: dice that are due, and what hangs on them (D4).
ROLL: Final = 0
WINDOW: Final = 1
DICE: Final = 2
SHIELD: Final = 3
DRAW: Final = 4
DISCARD: Final = 5
THROW: Final = 6
PASS_ON: Final = 7
LOOK: Final = 8
ARRANGE: Final = 9
LAST_KEPT: Final = 9
# These lapse when the board is over.
ADVANCE: Final = 10
JOKERS: Final = 11
RING_MOVE: Final = 12
CARDS: Final = 13
NEXT_TILE: Final = 14
REVEAL: Final = 15
CARRY_OUT: Final = 16
NEXT_EVENT: Final = 17
EVENT: Final = 18
FOR_EACH: Final = 19
PAY: Final = 20
PAID: Final = 21
VOLUNTEER: Final = 22
SHOW: Final = 23
CHOICE: Final = 24
TURN: Final = 25
TURN_END: Final = 26
CLOSE: Final = 27
# These carry the journey from place to place.
BOARD_END: Final = 28
HAND_OVER: Final = 29
PLACE: Final = 30
DEAL: Final = 31
COUNCIL: Final = 32
PREPARE: Final = 33
SPREAD: Final = 34
DOOM: Final = 35
ATTEMPT: Final = 36
DESTROYED: Final = 37
MISSING: Final = 38
FRAME_NAMES: Final[tuple[str, ...]] = (
    *("roll", "window", "dice", "shield", "draw", "discard", "throw", "pass-on", "look", "arrange"),
    *("advance", "jokers", "ring-move", "cards", "next-tile", "reveal", "carry-out", "next-event", "event"),
    *("for-each", "pay", "paid", "volunteer", "show", "choice", "turn", "turn-end", "close", "board-end"),
    *("hand-over", "place", "deal", "council", "prepare", "spread", "doom", "attempt"),
    *("destroyed", "missing"),
)

# The moments at which anybody may act.
W_TURN: Final = 0
W_TILE_DONE: Final = 1
W_REVEALED: Final = 2
W_EVENT: Final = 3
W_CARDS: Final = 4
W_CARD_DONE: Final = 5
W_BEFORE_ROLL: Final = 6
W_AFTER_ROLL: Final = 7
W_MISSING: Final = 8
WINDOW_NAMES: Final[tuple[str, ...]] = (
    *("turn-begins", "tile-done", "tile-shown", "event-comes", "before-cards", "card-done", "before-roll"),
    *("after-roll", "tokens-missing"),
)

# What a roll is for.
PLAIN_ROLL: Final = 0
RING_ROLL: Final = 1
ATTEMPT_ROLL: Final = 2

# How far a roll has come, the third number of its frame: due, waiting for chance, or the face (this and the number of
# the face). A roll may be interrupted by another one, so each keeps its own face and the card that was played on it.
ROLL_DUE: Final = 0
ROLL_FALLS: Final = 1
ROLL_SHOWS: Final = 2
ROLL_STAGE: Final = 7
BELT_MARK: Final = 8
MITHRIL_MARK: Final = 16

# What FOR_EACH does to each player.
EACH_ROLL: Final = 40
EACH_MISSING: Final = 43
EACH_DRAW: Final = 64
"""This and the number of the event that gives the cards."""

# Cards that were played and wait for the moment they act on.
PHIAL_FLAG: Final = 1
MAGIC_FLAG: Final = 2
STAFF_FLAG: Final = 4
ATHELAS_FLAG: Final = 8

# A board that is ending (due dice are still rolled), and one that has ended.
ENDING: Final = 1
ENDED: Final = 2

# How a game can end.
DESTROYED_RING: Final = 1
NOBODY_DESTROYED: Final = 2
BEARER_LOST: Final = 3
RING_IS_MINE: Final = 4

GROUP_PAYS: Final = 5
ONE_PAYS: Final = 6
