"""The race to Mount Doom: whether any way to it is left at all."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.games.quest.model import NO_TOKEN, SHIRE, QuestData, token_colour
from bree.games.quest.notation import BLUE, BROWN, GWAIHIR, WATER
from bree.games.quest.rules.land import SECTIONS
from bree.games.quest.rules.regions import flights, neighbours


def way_left(state: QuestData, seat: i64) -> bool:
    """Whether this hobbit could still reach Mount Doom with the other one out of the way (B3.15, Q13).

    Asked only when both players have just passed.
    Water counts with a boat, or if two brown tiles can be had to buy one; flights count if the seat may own Gwaihir or
    can reach a blue tile. Only what everybody knows counts: otherwise going on would tell that somebody owns Gwaihir.
    """
    boat = state.boats >> seat & 1 == 1
    wings = state.may_fly(seat)
    while True:
        reached = _reached(state, state.region_of(seat), boat, wings)
        browns = state.browns(seat)
        blues: i64 = 0
        for region in reached:
            if region == SHIRE:
                continue
            if state.land.tiles[region] >> state.doom & 1 == 1:
                return True
            token = state.token[region]
            if token & 255 != NO_TOKEN:
                colour = token_colour(token)
                if colour == BROWN:
                    browns += 1
                elif colour == BLUE:
                    blues += 1
        more_boat = boat or browns >= 2
        more_wings = wings or (blues > 0 and state.gone[GWAIHIR] < state.kit.token_count[GWAIHIR])
        if more_boat == boat and more_wings == wings:
            return False
        boat = more_boat
        wings = more_wings


def _reached(state: QuestData, start: i64, boat: bool, wings: bool) -> vec[i64]:
    """Every region to which steps, and flights if there are wings, lead from the start."""
    reached = append(vec[i64](), start)
    been = vec[i64]([0] * (SECTIONS + 1))
    been[start + 1] = 1
    done: i64 = 0
    while done < len(reached):
        here = reached[done]
        done += 1
        near = neighbours(state, here)
        if wings and here != SHIRE:
            for region in flights(state, here):
                near = append(near, region)
        for region in near:
            if been[region + 1] == 0 and (region == SHIRE or boat or state.land.scape[region] != WATER):
                been[region + 1] = 1
                reached = append(reached, region)
    return reached
