"""What a page is given."""

from bree.core.chance import EVERYTHING, SPECTATOR
from bree.games.quest.fields.shapes import Encounter, Field, Region
from bree.games.quest.fields.static import TileFacts
from tests.games.quest.table import FACTS, FIELD, RING, at, do, shown

LINES = (
    *("turn frodo move", "hand frodo Q03 Q04", "hand sam Q05", "open Q07 Q07", "hobbit sam n1 south", "boat sam"),
    *(
        "holds frodo merry* sting* ring",
        "pairs frodo 1",
        "encounter shire east brown",
        "encounter w1 east ent seen sam",
    ),
)


def test_everything_a_page_draws() -> None:
    state = at(*[x.replace("Q07 Q07", "Q07") for x in LINES], FIELD, RING)
    fields = shown(state, 0)
    assert fields.phase == "explore"
    assert (fields.mover, fields.asked) == ("frodo", "move")
    assert fields.field == Field(row=-3, column=-4, rows=6, columns=8)
    north = fields.tiles[0]
    assert (north.cell, north.tile, north.turn, north.sections) == ("n1", "Q02", 1, "PMFW")
    assert [fields.regions[n].id if n >= 0 else None for n in north.regions] == [None, None, "n1 south", None]
    assert fields.regions[0] == Region(id="n1 south", landscape="forest", sections=2, closed=True)
    assert fields.encounters == [
        Encounter(region="w1 east", colour="blue", token=None, face_up=False, seen_by=["sam"]),
        Encounter(region="shire east", colour="brown", token=None, face_up=False, seen_by=[]),
    ]
    assert fields.seats[0].hand == ["Q03", "Q04"]
    assert fields.seats[0].score == 1 + 2 + 1 - 1
    assert fields.seats[1].hand == [None]
    assert (fields.seats[1].hobbit, fields.seats[1].boat) == ("n1 south", True)
    assert fields.open == ["Q07"]
    assert fields.free == ["n1w1", "n1e1", "s1w1", "s1e1"]


def test_each_sees_his_own() -> None:
    state = at(*[x.replace("Q07 Q07", "Q07") for x in LINES], FIELD, RING)
    hands = {}
    for seat in (0, 1, SPECTATOR, EVERYTHING):
        seats = shown(state, seat).seats
        hands[seat] = (seats[0].hand, seats[1].hand, seats[0].hidden)
    assert hands[0] == (["Q03", "Q04"], [None], 0)
    assert hands[1] == ([None, None], ["Q05"], 1)
    assert hands[SPECTATOR] == ([None, None], [None], 1)
    assert hands[EVERYTHING] == (["Q03", "Q04"], ["Q05"], 0)


def test_static_facts() -> None:
    assert FACTS.tiles["Q09"] == TileFacts(sections="FFPM", count=2, source="reconstruction")
    assert FACTS.tokens["shelob"].dots == 2


def test_phases() -> None:
    phases = [
        at("turn frodo lay", "hand frodo Q01"),
        at("turn frodo move", FIELD, RING),
        at("turn frodo move", "stock", FIELD, RING),
        at("turn frodo move", FIELD, RING, "doom n1"),
        at("turn frodo over dead-end", FIELD, RING, "doom n1"),
    ]
    assert [shown(s, 0).phase for s in phases] == ["cross", "explore", "search", "race", "over"]


def test_the_terminal_draws_the_land() -> None:
    state = at("turn frodo move", "encounter shire east brown", "hobbit sam n1 south", "field n1w1 s1e1", RING)
    assert state.view(0).text().splitlines()[2:13] == [
        "       w1      0       e1",
        "               P",
        "n1     .     W + M     .",
        "               Fs",
        "       M       F       F",
        "0    F + W   WSf M!  M + W",
        "       P       P       P",
        "               P",
        "s1     .     F + W     .",
        "               M",
        "",
    ]


def test_nothing_is_left_of_the_truth_in_a_view() -> None:
    state = at(*[x.replace("Q07 Q07", "Q07") for x in LINES], FIELD, RING)
    before = state.view(1).json()
    view = state.view(1)
    do(state, "stay")
    assert view.json() == before
