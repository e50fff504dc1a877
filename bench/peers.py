"""Random play of other engines, driven from Python the same way as ours. Runs in the environment of the peers.

Actions are picked by the cheapest means, `bits(16) * n >> 16`, so that engines are measured and not the choosing.

`python bench/peers.py NAME SECONDS` prints decisions per CPU-second.
"""

import random
import sys
import time
from collections.abc import Callable


def rate(game: Callable[[], int], seconds: float) -> float:
    """Decisions per CPU-second over whole games."""
    game()
    begun, decisions = time.process_time(), 0
    while time.process_time() - begun < seconds:
        decisions += game()
    return decisions / (time.process_time() - begun)


def open_spiel(name: str) -> Callable[[], int]:
    import pyspiel  # noqa: PLC0415

    game, bits = pyspiel.load_game(name), random.getrandbits

    def play() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[bits(16) * len(actions) >> 16])
            count += 1
        return count

    return play


def python_chess(_: str) -> Callable[[], int]:
    import chess  # noqa: PLC0415

    bits = random.getrandbits

    def play() -> int:
        board, count = chess.Board(), 0
        while not board.is_game_over() and count < 200:
            moves = list(board.legal_moves)
            board.push(moves[bits(16) * len(moves) >> 16])
            count += 1
        return count

    return play


def catanatron(_: str) -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    def play() -> int:
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
        game.play()
        return len(game.state.actions)

    return play


PEERS = {
    "OpenSpiel phantom_ttt": open_spiel,
    "OpenSpiel hanabi": open_spiel,
    "python-chess": python_chess,
    "catanatron": catanatron,
}

if __name__ == "__main__":
    peer, seconds = sys.argv[1], float(sys.argv[2])
    print(rate(PEERS[peer](peer.rsplit(" ", maxsplit=1)[-1]), seconds))
