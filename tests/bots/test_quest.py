"""What the Quest's best bot knows, measured against the rules themselves, and what it finds that one step does not."""

import pytest
from librt.vecs import vec

from bree.bots.levels import best
from bree.bots.quest.bot import climb_wins
from bree.bots.quest.prospects import Prospects
from bree.bots.quest.reach import FARTHEST, Reach
from bree.bots.quest.value import climbing, next_to_move, price, value
from bree.bots.searching import GreedyBot
from bree.core.action import operand
from bree.core.chance import CHANCE, Random
from bree.games.quest.model import MOUNT_DOOM, MOVING, SHIRE, QuestData
from bree.games.quest.notation import BOAT, WATER
from bree.games.quest.outcome import score
from bree.games.quest.rules.land import SECTIONS
from bree.games.quest.rules.regions import neighbours
from bree.search.budget import Budget
from tests.games.quest.table import FIELD, GAME, RING, at, do, region, until

# Sam wins by two steps to the north, over the long forest and up the mountain; Frodo is nowhere near.
OPEN_ROAD = (
    "turn sam move",
    """
field n6w4 s1e1
columns w4   w3   w2   w1   0    e1
n6      MPWW PWFP MPPW FMWP PFWM =Q33
n5      =Q10 FWWM PMWW WPPM WMFP PPPM
n4      MPMF WMPP WWFM PMFW FPWM =Q27
n3      MFFP PWFF FMPW =Q02 WMPM WMFM
n2      FFFM FMWF PFPM MFWF PMWF =Q24
n1      FMWP WWWM PPPW WMWP WWFM MPFW
0       WMFM WFPM PPMF WWFP FMPW FFPM
s1      FMPM PFFM MPPF FWPP PFFW PFFF
doom n6e1
encounter n3w2 south lembas
encounter n2w2 east merry
encounter n2w1 east pippin
encounter w3 east gimli
encounter w1 south aragorn
hobbit frodo n1w1 east
hobbit sam shire east
holds frodo galadriel cave
holds sam sting rope cave
""",
)


def some_way_in(decisions: int, seed: int) -> QuestData:
    """A position after so many random decisions, or near the end of the game."""
    state = GAME.start(GAME.setting())
    assert isinstance(state, QuestData)
    rng = Random(seed)
    done = 0
    while state.waiting() and done < decisions:
        seat = state.waiting()[0]
        actions = state.actions(seat)
        chosen = rng.weighted(state.weights()) if seat == CHANCE else rng.below(len(actions))
        after = state.clone()
        assert isinstance(after, QuestData)
        after.advance(seat, actions[chosen])
        if not after.waiting():
            break
        state = after
        done += seat != CHANCE
    return state


def walked(state: QuestData, seat: int, boat: bool) -> list[int]:
    """Return the number of moves to each region by the rules' own neighbours; region n is at place n + 1."""
    far = [FARTHEST] * (SECTIONS + 1)
    begun = int(state.fight[seat])
    edge = [int(state.region_of(seat))]
    far[edge[0] + 1] = begun
    for steps in range(begun + 1, FARTHEST):
        reached: list[int] = []
        for here in edge:
            for near in neighbours(state, here):
                wet = near != SHIRE and state.land.scape[near] == WATER
                barred = near != SHIRE and steps == begun + 1 and near == state.region_of(1 - seat)
                if far[near + 1] == FARTHEST and not barred and (boat or not wet):
                    far[near + 1] = steps
                    reached.append(int(near))
        edge = reached
    return far


@pytest.mark.parametrize("decisions", [20, 45, 70, 110])
@pytest.mark.parametrize("boat", [False, True])
def test_distances_are_those_of_the_rules(decisions: int, boat: bool) -> None:
    reach = Reach()
    for seed in range(5):
        state = some_way_in(decisions, seed)
        for seat in range(2):
            reach.spread(state, seat, boat, -1)
            assert list(reach.far) == walked(state, seat, boat)
            assert reach.count == sum(steps < FARTHEST for steps in reach.far)


def test_the_other_hobbit_bars_its_region_to_the_next_movement_alone() -> None:
    reach = Reach()
    for sam, steps in (("shire centre", 1), ("shire east", 2)):
        state = at("turn frodo move", "hobbit frodo n1 south", f"hobbit sam {sam}", FIELD, RING)
        reach.spread(state, 0, False, -1)
        assert reach.far[region(state, 0, 0, "east") + 1] == steps


def test_the_mountain_is_as_far_as_the_movements_before_the_climb() -> None:
    fighting = ("hobbit sam shire east", "encounter shire east orc open", "fight sam 1")
    state = at("turn frodo move", "hobbit frodo n1 south", *fighting, FIELD, RING, "doom n1")
    reach = Reach()
    reach.spread(state, 0, False, state.doom)
    assert reach.mountain == 0
    reach.spread(state, 1, False, state.doom)
    # One lost to the orc, and two round Frodo, who bars the forest to the next.
    assert reach.mountain == 3
    reach.spread(state, 1, False, -1)
    assert reach.mountain == FARTHEST


def ahead_of(state: QuestData, seat: int, late: int) -> Prospects:
    """Return what the bot sees ahead of this seat; `late` says that the other one moves first."""
    own, others, prospects = Reach(), Reach(), Prospects()
    own.spread(state, seat, False, -1)
    others.spread(state, 1 - seat, False, -1)
    prospects.look_at_pools(state)
    prospects.listed(vec[float](), state, seat, own, others, late, -1)
    return prospects


def test_a_tile_belongs_to_whoever_is_there_first() -> None:
    state = at("turn frodo move", "hobbit frodo n1 south", "encounter shire south phial", FIELD, RING)
    frodo, sam = ahead_of(state, 0, 0), ahead_of(state, 1, 1)
    assert frodo.near == pytest.approx(2 / 3)
    assert (frodo.first, frodo.sure, frodo.best) == (0, 0, 0)
    assert (sam.near, sam.first, sam.sure, sam.best) == (1, 1, 2, 2)


def test_at_the_same_distance_the_next_to_move_is_there_first() -> None:
    state = at("turn frodo move", "encounter shire south phial", FIELD, RING)
    assert ahead_of(state, 0, 0).sure == 2
    assert ahead_of(state, 1, 1).sure == 0


def test_a_tile_nobody_has_seen_is_worth_what_the_unseen_ones_are_on_average() -> None:
    """Two Trolls are left of the brown tiles in the one position, two caves in the other."""
    browns = {"cave": 11, "orc": 3, "orc-chief": 2, "troll": 2, "balrog": 1, "shelob": 1}
    worth = {}
    for kept in ("troll", "cave"):
        gone = " ".join(f"{name} " * (count - 2 * (name == kept)) for name, count in browns.items())
        state = at("turn frodo move", f"gone {gone}", "encounter shire east brown", FIELD, RING)
        worth[kept] = ahead_of(state, 0, 0).best
    assert worth == {"troll": 3.0, "cave": 0.5}


def test_a_boat_that_can_be_bought_brings_water_within_reach() -> None:
    water = "encounter shire west ring seen frodo"
    assert ahead_of(at("turn frodo move", water, "holds frodo cave", FIELD, RING), 0, 0).afloat == 0
    assert ahead_of(at("turn frodo move", water, "holds frodo cave cave", FIELD, RING), 0, 0).afloat == 0.75


@pytest.mark.parametrize("holds", ["sting", "ring", "gollum", "ring gollum"])
def test_what_a_climb_adds_is_what_the_count_adds(holds: str) -> None:
    state = at("turn frodo move", "hobbit frodo n1 south", f"holds frodo {holds}", FIELD, RING, "doom n1")
    before, expected = score(state, 0), climbing(state, 0)
    do(state, "climb")
    assert state.hobbit[0] == MOUNT_DOOM
    assert score(state, 0) - before == expected


@pytest.mark.parametrize("holds", ["orc", "cave cave troll", "orc troll orc-chief", "shelob balrog"])
def test_a_boat_costs_the_two_cheapest_brown_tiles(holds: str) -> None:
    state = at("turn frodo move", f"holds frodo {holds}", FIELD, RING)
    points = state.kit.points
    prices = [points[operand(a, 0)] + points[operand(a, 1)] for a in state.actions(0) if a & 255 == BOAT]
    assert price(state, 0) == min(prices, default=0)


def test_whoever_has_moved_is_not_the_next_to_move() -> None:
    state = at("turn frodo move", "holds frodo ent", "hand frodo Q11 Q14", "hand sam Q06", FIELD, RING)
    assert next_to_move(state) == 0
    assert next_to_move(until(state, "frodo end")) == 1


@pytest.mark.parametrize("turn", ["frodo", "sam"])
def test_a_judgement_rises_with_the_points_of_the_first_seat(turn: str) -> None:
    """Whoever moves next: what is judged from that side is turned round for the other."""
    judge = value()
    points = "gandalf aragorn mithril"
    rich = at(f"turn {turn} move", f"holds frodo {points}", FIELD, RING, "doom n1")
    poor = at(f"turn {turn} move", f"holds sam {points}", FIELD, RING, "doom n1")
    assert judge.estimate(rich) > judge.estimate(poor) + 0.5


def test_reaching_first_what_wins_is_better_than_coming_second() -> None:
    judge = value()
    near = at("turn frodo move", "hobbit frodo n1 south", FIELD, RING, "doom n1")
    far = at("turn frodo move", "hobbit sam n1 south", FIELD, RING, "doom n1")
    assert judge.estimate(near) > 0.5 > judge.estimate(far)


def test_features_do_not_change_what_they_look_at() -> None:
    state = some_way_in(70, 2)
    before = state.digest()
    first, second = value().features(state), value().features(state)
    assert list(first) == list(second)
    assert state.digest() == before
    assert len(first) == value().layers.size


def test_the_best_level_walks_to_the_mountain_where_one_step_waits() -> None:
    state = at(*OPEN_ROAD)
    assert state.asked == MOVING
    view = state.view(1)
    right = GAME.notation.parse("go n1 south")
    assert GreedyBot().choose(view, Random(1), Budget(iterations=1)) != right
    for seed in range(3):
        assert best(state.setting).choose(view, Random(seed), Budget(iterations=600)) == right


def test_a_climb_that_wins_is_not_put_off() -> None:
    ahead = at("turn frodo move", "hobbit frodo n1 south", "encounter shire east brown", FIELD, RING, "doom n1")
    for seed in range(5):
        chosen = best(ahead.setting).choose(ahead.view(0), Random(seed), Budget(iterations=1))
        assert GAME.notation.text(chosen) == "climb"


def test_a_climb_that_loses_is_put_off() -> None:
    behind = at(
        "turn frodo move",
        "hobbit frodo n1 south",
        "holds sam gandalf aragorn",
        "encounter shire east brown",
        FIELD,
        RING,
        "doom n1",
    )
    for seed in range(5):
        chosen = best(behind.setting).choose(behind.view(0), Random(seed), Budget(iterations=100))
        assert GAME.notation.text(chosen) != "climb"


def test_a_climb_is_not_sure_while_a_blue_tile_of_the_other_seat_may_be_the_ring() -> None:
    """Three points behind, a climb only draws level, which wins; with a point more in Sam's hand it would not."""
    close = at("turn frodo move", "hobbit frodo n1 south", "holds sam mithril gwaihir", FIELD, RING, "doom n1")
    assert not climb_wins(close.view(0), Random(1))
    gollum = at("turn frodo move", "hobbit frodo n1 south", "holds sam mithril gollum!", FIELD, RING, "doom n1")
    assert climb_wins(gollum.view(0), Random(1))
