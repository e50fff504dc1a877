"""Every kind of encounter tile, every pair and every bonus."""

import pytest

from bree.games.quest.notation import TOKEN_NAMES
from tests.games.quest.table import FACTS, FIELD, RING, asked, at, do, may, owns, score, shown, until, where

COMPANIONS = ("gandalf", "aragorn", "gimli", "boromir", "pippin", "merry")
ELVES = ("galadriel", "legolas")
WEAPONS = ("sting", "anduril", "mithril")
GIFTS = ("cloak", "rope", "phial", "lembas", "athelas")
POINTS = {"gwaihir": 1, "ent": 1, "ring": 1, "gollum": 0}
POINTS |= {"gandalf": 3, "aragorn": 3, "gimli": 2, "boromir": 2, "pippin": 1, "merry": 1, "galadriel": 3, "legolas": 2}
POINTS |= {"sting": 2, "anduril": 3, "mithril": 3, "cloak": 2, "rope": 1, "phial": 2, "lembas": 1, "athelas": 1}
POINTS |= {"cave": 0, "orc": 1, "orc-chief": 2, "troll": 3, "balrog": 4, "shelob": 4}
SPACES = {"green": "n1 south", "yellow": "shire south", "blue": "w1 east", "brown": "shire east"}


@pytest.mark.parametrize("token", [t for t in TOKEN_NAMES if t in (*COMPANIONS, *ELVES, *WEAPONS, *GIFTS)])
def test_green_and_yellow_tiles_lie_open_and_are_taken_on_arrival(token: str) -> None:
    space = SPACES[FACTS.tokens[token].colour]
    state = at("turn frodo move", f"encounter {space} {token}", FIELD, RING)
    do(state, f"go {space}")
    assert owns(state, "frodo") == [token]
    assert "encounter" not in state.position()
    assert score(state, "frodo") == POINTS[token]
    assert state.events[-1].seen_by(1) == {
        "seat": "frodo",
        "colour": FACTS.tokens[token].colour,
        "token": token,
    }


@pytest.mark.parametrize("token", ["gwaihir", "ent", "ring", "gollum"])
def test_blue_tiles_are_seen_by_their_owner_alone(token: str) -> None:
    state = at("turn frodo move", "boat frodo", "encounter w1 east blue", FIELD, RING)
    do(state, "go w1 east", f"meet {token}")
    assert owns(state, "frodo") == [token]
    assert score(state, "frodo") == (-1 if token == "gollum" else 1)
    taken = state.events[-1]
    assert taken.seen_by(0) == {"seat": "frodo", "colour": "blue", "token": token}
    assert taken.seen_by(1) == {"seat": "frodo", "colour": "blue"}
    seats = shown(state, 1).seats
    assert (seats[0].tokens, seats[0].hidden, seats[0].score) == ([], 1, 0)


@pytest.mark.parametrize(
    ("token", "dots"), [("cave", 0), ("orc", 1), ("orc-chief", 1), ("troll", 1), ("balrog", 2), ("shelob", 2)]
)
def test_brown_tiles_are_fought_for(token: str, dots: int) -> None:
    state = at("turn frodo move", "encounter shire east brown", "stock", FIELD, RING)
    do(state, "go shire east", f"meet {token}")
    for lost in range(dots):
        assert owns(state, "frodo") == []
        assert state.fight[0] == dots - lost
        do(state, "stay")
        assert where(state, "frodo") == "shire east"
    assert owns(state, "frodo") == [token]
    assert score(state, "frodo") == POINTS[token]
    assert asked(state) == "sam move"
    assert asked(do(state, "stay")) == "frodo move"


@pytest.mark.parametrize("weapon", WEAPONS)
@pytest.mark.parametrize("companion", COMPANIONS)
def test_a_companion_with_a_weapon_beats_an_orc_at_once(companion: str, weapon: str) -> None:
    state = at("turn frodo move", "encounter shire east brown", f"holds frodo {companion} {weapon}", FIELD, RING)
    do(state, "go shire east", "meet orc")
    assert may(state) == [f"show {companion} {weapon}", "fight"]
    do(state, f"show {companion} {weapon}")
    assert "orc" in owns(state, "frodo")
    assert score(state, "frodo") == POINTS[companion] + POINTS[weapon] + 1 - 1
    assert asked(state) == "frodo draw 1"


@pytest.mark.parametrize("enemy", ["balrog", "shelob"])
def test_two_pairs_beat_the_worst_enemies_at_once(enemy: str) -> None:
    state = at("turn frodo move", "encounter shire east brown", "holds frodo merry pippin sting mithril", FIELD, RING)
    do(state, "go shire east", f"meet {enemy}", "show pippin sting")
    assert owns(state, "frodo") == ["pippin", "merry", "sting", "mithril"]
    do(state, "show merry mithril")
    assert owns(state, "frodo")[-1] == enemy
    assert score(state, "frodo") == 1 + 1 + 2 + 3 + 4 - 2


def test_one_pair_against_the_balrog_saves_one_movement() -> None:
    state = at("turn frodo move", "encounter shire east brown", "holds frodo merry sting", "stock", FIELD, RING)
    do(state, "go shire east", "meet balrog", "show merry sting")
    assert state.fight[0] == 1


def test_a_fighter_may_keep_his_pair() -> None:
    state = at("turn frodo move", "encounter shire east brown", "holds frodo merry sting", FIELD, RING)
    do(state, "go shire east", "meet orc", "fight")
    assert state.fight[0] == 1
    assert score(state, "frodo") == 3


@pytest.mark.parametrize("gift", GIFTS)
@pytest.mark.parametrize("elf", ELVES)
def test_an_elf_with_an_elven_gift_looks_at_a_tile(elf: str, gift: str) -> None:
    state = at("turn frodo move", "encounter shire east brown", f"holds frodo {elf} {gift}", FIELD, RING)
    do(state, f"scout {elf} {gift} shire east", "meet troll")
    assert state.events[-1].seen_by(0) == {"seat": "frodo", "region": "shire east", "token": "troll"}
    assert state.events[-1].seen_by(1) == {"seat": "frodo", "region": "shire east"}
    encounters = [shown(state, seat).encounters for seat in (0, 1)]
    assert [e[0].token for e in encounters] == ["troll", None]
    assert score(state, "frodo") == POINTS[elf] + POINTS[gift] - 1
    do(state, "go shire east")
    assert state.fight[0] == 1


@pytest.mark.parametrize(("green", "yellow"), [("merry", "lembas"), ("legolas", "sting")])
def test_other_pairs_do_nothing(green: str, yellow: str) -> None:
    state = at("turn frodo move", "encounter shire east brown", f"holds frodo {green} {yellow}", FIELD, RING)
    assert may(state, "scout") == []
    do(state, "go shire east", "meet orc")
    assert asked(state) == "frodo draw 1"


def test_what_was_scouted_is_known_when_the_other_takes_it() -> None:
    state = at(
        "turn frodo move", "holds frodo legolas rope", "encounter w1 east blue", "stock", "boat sam", FIELD, RING
    )
    do(state, "scout legolas rope w1 east", "meet gwaihir", "stay", "go w1 east")
    assert "holds sam gwaihir!" in state.position()
    assert state.events[-1].seen_by(0) == {"seat": "sam", "colour": "blue", "token": "gwaihir"}
    known = shown(state, 0).seats
    assert [(owned.token, owned.open) for owned in known[1].tokens] == [("gwaihir", True)]


def test_when_a_colour_has_run_out_a_space_stays_empty() -> None:
    greens = "gandalf aragorn gimli boromir pippin merry galadriel"
    start = ("turn frodo lay", "hand frodo Q02", "columns 0", "0 FMPW")
    state = at(*start, f"holds sam {greens} legolas")
    do(state, "lay Q02 n1 turned 1")
    assert asked(state) == "frodo draw 1"
    assert "encounter" not in state.position()
    state = at(
        "turn frodo lay", "hand frodo Q02", f"holds sam {greens.removesuffix(' legolas')}", "columns 0", "0 FMPW"
    )
    do(state, "lay Q02 n1 turned 1")
    assert may(state) == ["meet legolas"]


def test_a_used_blue_tile_scores_nothing() -> None:
    state = at("turn frodo end", "holds frodo ent ring", "hand frodo Q11", FIELD, RING)
    assert score(state, "frodo") == 2
    assert score(do(state, "ent"), "frodo") == 1


def test_the_winner_has_more_points_whoever_climbed() -> None:
    state = at("turn frodo move", "hobbit frodo n1 south", "holds sam shelob", FIELD, RING, "doom n1")
    outcome = do(state, "climb").outcome()
    assert outcome is not None
    assert outcome.returns == (-1.0, 1.0)
    assert outcome.detail["scores"] == [3, 4]
    assert outcome.detail["reached"] == "frodo"
    assert state.events[-1].kind == "over"


def test_a_fighter_is_free_after_his_fight() -> None:
    state = at("turn frodo move", "encounter shire east brown", "stock", FIELD, RING)
    do(state, "go shire east", "meet orc", "stay")
    assert asked(until(state, "frodo move")) == "frodo move"
    assert "go shire centre" in may(state)
