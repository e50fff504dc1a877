"""Brute force: every full world that could have led to what a seat has seen, kept by trying everything."""

import json
from itertools import chain, permutations, product

from bree.core.chance import CHANCE, Random
from bree.core.game import Setting
from bree.core.state import State
from bree.games.confrontation.components import CHARACTERS
from tests.conformance.checks import told


def key(state: State) -> str:
    """The truth without the evidence kept about it."""
    return "\n".join(line for line in state.position().splitlines() if "-evidence:" not in line)


def seen(state: State, seat: int) -> str:
    """What a seat sees on the table, without the deductions the view offers."""
    view = state.view(seat).json()
    for piece in view["position"]["pieces"]:  # type: ignore[index]
        del piece["could_be"]
    return json.dumps(view)


def first_worlds(setting: Setting, state: State, seat: int) -> dict[str, State]:
    """All ways the hidden pieces of the other side(s) can stand in a first position, faces included if secret."""
    found: dict[str, State] = {}
    sides = [side for side in (0, 1) if side != seat]
    choices = [list(_arrangements(state, side, setting)) for side in sides]
    view = seen(state, seat)
    for arrangement in product(*choices):
        text = key(state)
        lines = [line for line in text.splitlines() if line.partition(":")[0] not in _replaced(sides)]
        world = setting.game.position(setting, "\n".join([*chain(*arrangement), *lines]))
        if seen(world, seat) == view:
            found[key(world)] = world
    return found


def _replaced(sides: list[int]) -> set[str]:
    return {f"{('light', 'dark')[s]}{end}" for s in sides for end in ("", "-off", "-letters")}


def _arrangements(state: State, side: int, setting: Setting) -> list[list[str]]:
    """The lines that place a side, for every order of its pieces over the places and, in secret, every face."""
    name = ("light", "dark")[side]
    line = next(x for x in state.position().splitlines() if x.startswith(f"{name}: "))
    places: list[str] = []
    tiles: list[int] = []
    for word in line.partition(": ")[2].split():
        names, _, region = word.partition("@")
        for piece in names.split("+"):
            tiles.append(CHARACTERS.index(piece) % 18)
            places.append(region)
    letters = _letters(state, name)
    here = [letters[CHARACTERS[t]] for t in tiles] if letters else []
    variant = setting.options["mode"] == "variant"
    secret = setting.options["draft_picks"] == "secret"
    faces = list(product((0, 1), repeat=len(tiles))) if secret else [(int(variant),) * len(tiles)]
    found = []
    for order in set(permutations(tiles)):
        for face in faces:
            pieces = [f"{CHARACTERS[t + 18 * face[tiles.index(t)]]}@{p}" for t, p in zip(order, places, strict=True)]
            lines = [f"{name}: {' '.join(pieces)}"]
            if letters:
                words = [f"{p.partition('@')[0]}={letter}" for p, letter in zip(pieces, here, strict=True)]
                words += [f"{n}={x}" for n, x in letters.items() if CHARACTERS.index(n) % 18 not in tiles]
                lines.append(f"{name}-letters: {' '.join(words)}")
            found.append(lines)
    return found


def _letters(state: State, side: str) -> dict[str, str]:
    """The letter each piece carries, when players shuffle by hand."""
    for line in state.position().splitlines():
        key_, _, value = line.partition(": ")
        if key_ == f"{side}-letters":
            return dict(word.split("=") for word in value.split())
    return {}


def step(worlds: dict[str, State], seat: int, mover: int, action: int, after: State) -> dict[str, State]:
    """The worlds that remain once `mover` has acted and the seat sees `after` and hears what happened."""
    view = seen(after, seat) + told(after.events, seat)
    found: dict[str, State] = {}
    for world in worlds.values():
        for tried in [action] if mover == seat else list(world.actions(mover)):
            if tried not in world.actions(mover):
                continue
            next_world = world.clone()
            next_world.advance(mover, tried)
            if seen(next_world, seat) + told(next_world.events, seat) == view:
                found[key(next_world)] = next_world
    return found


def random_action(state: State, rng: Random) -> tuple[int, int]:
    """Who moves next and how, at random; letters are shuffled now and then."""
    waiting = state.waiting()
    seat = waiting[rng.below(len(waiting))]
    if seat != CHANCE and rng.below(6) == 0 and len(state.actions(1 - seat)):
        seat = 1 - seat
    actions = state.actions(seat)
    return int(seat), int(actions[rng.below(len(actions))])
