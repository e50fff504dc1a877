"""Sampled worlds against all worlds, counted one by one in small positions."""

import collections
import itertools
import json

import pytest

from bree.core.chance import SPECTATOR, Random
from bree.games.quest.model import QuestData
from tests.games.quest.table import FIELD, RING, at

DRAWS = 6000


def drawn(state: QuestData, seat: int) -> dict[str, float]:
    """How often each world comes up."""
    rng = Random(17)
    view = state.view(seat)
    shown = json.dumps(view.json())
    found: collections.Counter[str] = collections.Counter()
    for _ in range(DRAWS):
        world = view.sample(rng)
        found[world.position()] += 1
    for text in found:
        again = state.setting.game.position(state.setting, text)
        assert json.dumps(again.view(seat).json()) == shown
    return {text: n / DRAWS for text, n in found.items()}


def compare(state: QuestData, seat: int, worlds: list[str]) -> None:
    """Worlds are written with one entry for each way tiles that look alike can lie, each equally likely."""
    expected = {text: n / len(worlds) for text, n in collections.Counter(worlds).items()}
    found = drawn(state, seat)
    assert set(found) == set(expected)
    for text, share in expected.items():
        assert found[text] == pytest.approx(share, abs=5 * (share / DRAWS) ** 0.5)


def test_the_hand_of_the_other_is_any_of_the_tiles_not_seen() -> None:
    base = ("turn frodo move", "hand frodo Q03", FIELD, RING)
    state = at(*base, "hand sam Q05 Q07", "stock Q05 Q08")
    tiles = ("Q05", "Q07", "Q05", "Q08")
    worlds = []
    for hand in itertools.combinations(range(4), 2):
        rest = [tiles[i] for i in range(4) if i not in hand]
        worlds.append(at(*base, f"hand sam {' '.join(tiles[i] for i in hand)}", f"stock {' '.join(rest)}").position())
    compare(state, 0, worlds)


def blue_worlds(base: tuple[str, ...], spectator: bool) -> list[str]:
    """Sam owns two blue tiles, one of which Frodo has seen; Frodo owns one; Sam has scouted one on the map."""
    left = ["gwaihir", "ent", "ring", "gollum"]
    worlds = []
    for sam_seen, sam, frodo, scouted in itertools.permutations(left):
        if not spectator and (sam_seen, frodo) != ("ent", "ring"):
            continue
        lines = (f"holds sam {sam_seen}! {sam}", f"holds frodo {frodo}", f"encounter w1 east {scouted} seen sam")
        worlds.append(at(*base, *lines).position())
    return worlds


@pytest.mark.parametrize("seat", [0, SPECTATOR])
def test_blue_tiles_respect_what_was_seen(seat: int) -> None:
    gone = "gone gwaihir gwaihir ent ent"
    base = ("turn frodo move", gone, "stock", "boat sam", FIELD, RING)
    state = at(*base, "holds sam ent! gollum", "holds frodo ring", "encounter w1 east gwaihir seen sam")
    compare(state, seat, blue_worlds(base, seat == SPECTATOR))


def test_a_tile_nobody_has_seen_stays_with_chance() -> None:
    state = at("turn frodo move", "encounter shire east brown", "stock", FIELD, RING)
    assert set(drawn(state, 0)) == {state.position()}


def test_like_tiles_weigh_as_many_as_there_are() -> None:
    base = ("turn sam move", "gone gwaihir gwaihir ent", "stock", FIELD, RING)
    state = at(*base, "holds frodo ring", "holds sam gollum")
    worlds = [at(*base, f"holds frodo {t}", "holds sam gollum").position() for t in ("gwaihir", "ent", "ent", "ring")]
    compare(state, 1, worlds)
