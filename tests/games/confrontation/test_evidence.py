"""What can be deduced about hidden pieces: exact, jointly, and sampled uniformly."""

import pytest

from bree.core.chance import SPECTATOR, Random
from bree.games.confrontation.facts import GAME
from tests.games.confrontation.table import Table
from tests.games.confrontation.worlds import first_worlds, key, random_action, step


def could_be(t: Table, seat: int, region: str) -> list[set[str]]:
    return [set(p.could_be) for p in t.fields(seat).pieces if p.region == region and p.face is None]


def test_two_seen_pieces_leave_for_two_regions_one_each() -> None:
    """Orcs and Warg are known to be in Gondor; one walks to Fangorn where the Balrog may be, one to Rohan."""
    t = Table(
        "light: frodo+sam@shire; dark: orcs+warg@gondor balrog@fangorn saruman@rohan; turn dark;"
        "dark-evidence: orcs@gondor warg@gondor"
    )
    t.do("orcs gondor-fangorn", "frodo shire-arthedain", "warg gondor-rohan")
    places = set()
    rng = Random(1)
    for _ in range(60):
        lines = dict(line.split(": ", 1) for line in t.state.view(0).sample(rng).position().splitlines())
        fangorn = next(w for w in lines["dark"].split() if w.endswith("@fangorn"))
        rohan = next(w for w in lines["dark"].split() if w.endswith("@rohan"))
        assert ("orcs" in fangorn) != ("orcs" in rohan)
        assert ("warg" in fangorn) != ("warg" in rohan)
        assert ("orcs" in fangorn) == ("warg" in rohan), "never both of them in one region"
        places.add("orcs" in fangorn)
    assert places == {True, False}


def test_a_piece_seen_in_battle_is_remembered() -> None:
    t = Table("light: frodo@shire pippin@eregion sam@cardolan; dark: balrog@caradhras warg@mordor; turn light")
    t.do("pippin eregion-caradhras", "retreat eregion")
    assert could_be(t, 1, "eregion") == [{"pippin"}]
    assert could_be(t, 0, "caradhras") == [{"balrog"}]
    assert could_be(t, 0, "mordor") == [{"warg"}]


def test_a_move_only_some_can_make_is_remembered() -> None:
    t = Table(
        "light: frodo@shire merry+sam@eregion; dark: balrog@dagorlad witch-king@rhudaur black-rider@mordor; turn dark"
    )
    t.do("witch-king rhudaur-eregion")
    assert could_be(t, 0, "eregion") == [{"witch-king"}], "only he attacks sideways"


def test_whoever_enters_mordor_without_winning_is_not_frodo() -> None:
    t = Table("light: frodo+merry@gondor sam@shire; dark: warg@rohan; turn light")
    t.do("merry gondor-mordor")
    assert could_be(t, 1, "mordor") == [{"merry", "sam"}]


def test_whoever_enters_the_shire_without_winning_is_not_the_variant_witch_king() -> None:
    t = Table("light: frodo@rohan; dark: witch-king+orcs@arthedain; turn dark", mode="variant")
    t.do("orcs-variant arthedain-shire")
    assert could_be(t, 0, "shire") == [{"orcs-variant"}]


def test_a_side_that_is_not_stuck_has_somebody_who_can_move() -> None:
    t = Table("light: frodo+gimli@rohan merry@mirkwood; dark: flying-nazgul+warg@shire; turn dark", edition="2002")
    assert could_be(t, 0, "shire") == [{"flying-nazgul", "warg"}] * 2
    t = Table(
        "light: frodo@gondor sam+pippin+merry+gimli@mordor aragorn@dagorlad; dark: warg@mirkwood; turn light",
        edition="2002",
    )
    assert could_be(t, 1, "dagorlad") == [{"aragorn"}], "somebody can move, so Aragorn is where he can attack"


def test_what_a_mover_learns_so_cannot_be_taken_back() -> None:
    t = Table(
        "light: frodo+sam@gondor aragorn@rohan pippin+merry+gimli+legolas@mordor;"
        "dark: orcs@fangorn warg@shire; turn dark",
        edition="2002",
    )
    learned = t.state.learned
    t.do("orcs fangorn-caradhras")
    assert could_be(t, 1, "rohan") == [{"aragorn"}], "only from there can he attack"
    assert t.state.learned > learned


def test_a_light_side_that_is_not_stuck_in_2005_has_treebeard_behind_fangorn() -> None:
    t = Table(
        "light: treebeard@gap-of-rohan frodo+sam@rohan gandalf+aragorn@gondor smeagol+faramir+elrond+theoden@mordor;"
        "dark: watcher@fangorn orcs@arthedain; turn dark",
        mode="variant",
    )
    assert "treebeard" in could_be(t, 1, "gondor")[0]
    t.do("orcs-variant arthedain-shire")
    assert could_be(t, 1, "gap-of-rohan") == [{"treebeard"}]


def test_nothing_follows_about_the_hidden_when_everybody_sees_who_can_move() -> None:
    t = Table(
        "light: treebeard@gap-of-rohan frodo+sam@rohan gandalf+aragorn@gondor smeagol+faramir+elrond+theoden@mordor;"
        "dark: watcher@fangorn orcs@arthedain; specials crebain; turn dark",
        mode="variant",
    )
    t.do("crebain gap-of-rohan")
    assert t.may("light") == ["treebeard leaps gap-of-rohan-fangorn"]
    hidden = {"frodo", "sam", "gandalf", "aragorn", "smeagol", "faramir", "elrond", "theoden"}
    assert {name.removesuffix("-variant") for name in could_be(t, 1, "gondor")[0]} == hidden
    assert t.state.view(1).sample(Random(1)).view(1).fields() == t.fields(1)


def test_shadowfaxs_second_move_is_made_by_the_same_piece() -> None:
    t = Table(
        "light: frodo@shire merry@eregion pippin@caradhras; dark: warg@mordor; specials shadowfax; turn light;"
        "light-evidence: merry@eregion".replace("; light-evidence", "\nlight-evidence"),
        edition="2002",
    )
    t.do("shadowfax merry eregion-fangorn", "merry fangorn-rohan")
    assert could_be(t, 1, "rohan") == [{"merry"}]


POSITIONS: list[tuple[str, dict[str, object]]] = [
    (
        "light: frodo@shire pippin@eregion merry+aragorn@rhudaur;"
        "dark: orcs@caradhras warg@mordor black-rider@gondor; turn light",
        {},
    ),
    (
        "light: frodo@shire pippin@eregion merry+aragorn@rhudaur;"
        "dark: orcs@caradhras warg@mordor witch-king@misty-mountains; turn dark",
        {"edition": "2002"},
    ),
    (
        "light: frodo+sam@shire pippin@gondor; dark: flying-nazgul+orcs@shire; turn light".replace(
            "frodo+sam@shire", "frodo+sam@rohan"
        ),
        {"edition": "2002"},
    ),
    (
        "light: frodo+sam@eregion gandalf@rhudaur;"
        "dark: balrog@caradhras orcs@rohan warg@gondor; specials shadowfax palantir; turn dark",
        {"edition": "2002"},
    ),
    (
        "light: frodo+aragorn@eregion sam@rhudaur;"
        "dark: balrog@caradhras orcs+warg@rohan; specials a-king-revealed the-dark-of-mordor; turn light",
        {},
    ),
    (
        "light: frodo+gandalf@eregion sam@rhudaur;"
        "dark: balrog@caradhras orcs+warg@rohan; specials shadowfax crebain recall-to-mordor gwaihir; turn light",
        {},
    ),
    (
        "light: frodo+gandalf@eregion treebeard@rhudaur;"
        "dark: orcs@fangorn uruk-hai@gondor witch-king@arthedain; turn dark",
        {"mode": "variant"},
    ),
    (
        "light: frodo@eregion smeagol@rhudaur; dark: flying-nazgul@fangorn black-rider@gondor; turn dark",
        {"mode": "draft", "draft_picks": "secret"},
    ),
    (
        "light: frodo+pippin@eregion merry@rhudaur; dark: orcs@caradhras warg+saruman@gondor; turn light",
        {"shuffle": "manual"},
    ),
]


@pytest.mark.parametrize("number", range(len(POSITIONS)))
@pytest.mark.parametrize("seed", [1, 35])
def test_the_samples_are_exactly_the_possible_worlds(number: int, seed: int) -> None:
    text, options = POSITIONS[number]
    setting = GAME.setting(0, options)
    state = GAME.position(setting, text)
    worlds = {seat: first_worlds(setting, state, seat) for seat in (0, 1, SPECTATOR)}
    rng = Random(100 * number + seed)
    for _ in range(14):
        for seat, possible in worlds.items():
            assert key(state) in possible
            drawn = {key(state.view(seat).sample(rng)) for _ in range(12 * len(possible) if len(possible) < 40 else 60)}
            assert drawn <= set(possible), f"seat {seat} was dealt an impossible world"
            if len(possible) < 40:
                assert drawn == set(possible), f"seat {seat} never sees some possible world"
        if not state.waiting():
            break
        mover, action = random_action(state, rng)
        after = state.clone()
        after.apply(mover, action)
        worlds = {seat: step(possible, seat, mover, action, after) for seat, possible in worlds.items()}
        state = after


@pytest.mark.parametrize("seed", range(3))
def test_samples_are_uniform(seed: int) -> None:
    text, options = POSITIONS[seed]
    setting = GAME.setting(0, options)
    state = GAME.position(setting, text)
    possible = first_worlds(setting, state, 1)
    rng = Random(seed)
    for _ in range(8):
        if not state.waiting():
            break
        mover, action = random_action(state, rng)
        after = state.clone()
        after.apply(mover, action)
        possible = step(possible, 1, mover, action, after)
        state = after
    view = state.view(1)
    draws = 400 * len(possible)
    counts = dict.fromkeys(possible, 0)
    for _ in range(draws):
        counts[key(view.sample(rng))] += 1
    # Five standard deviations of a count with mean 400.
    assert all(abs(count - 400) < 100 for count in counts.values()), counts
