"""What a seat notices of an action, as searches are told: what it learns by it, no less and no more."""

from tests.games.quest.table import FIELD, GAME, RING, at, do

MOVE = ("turn frodo move", FIELD, RING, "boat frodo", "holds frodo legolas lembas")
SCOUT_WATER = "scout legolas lembas w1 east"
SCOUT_MOUNTAIN = "scout legolas lembas shire east"


def noticed(seat: int, lines: tuple[str, ...], *texts: str) -> int:
    """The number for the last of these actions."""
    state = at(*lines)
    do(state, *texts[:-1])
    mover, action = state.waiting()[0], GAME.notation.parse(texts[-1])
    state.apply(mover, action)
    return int(state.observed(seat, mover, action))


def told_apart(seat: int, one: tuple[str, ...], other: tuple[str, ...], *texts: str) -> bool:
    """Does the last action look different to this seat in these two worlds?"""
    return noticed(seat, one, *texts) != noticed(seat, other, *texts)


def drawn_apart(seat: int, lines: tuple[str, ...], one: str, other: str, *texts: str) -> bool:
    """Does it notice which of two things chance names?"""
    return noticed(seat, lines, *texts, one) != noticed(seat, lines, *texts, other)


def test_a_scouted_tile_is_seen_by_the_scout_alone() -> None:
    water, mountain = (*MOVE, "encounter w1 east blue"), (*MOVE, "encounter shire east brown")
    assert drawn_apart(0, water, "meet ring", "meet ent", SCOUT_WATER)
    assert not drawn_apart(1, water, "meet ring", "meet ent", SCOUT_WATER)
    assert drawn_apart(0, mountain, "meet orc", "meet cave", SCOUT_MOUNTAIN)
    assert not drawn_apart(1, mountain, "meet orc", "meet cave", SCOUT_MOUNTAIN)


def test_a_scout_sees_at_once_what_the_other_has_scouted_before() -> None:
    ring, ent = ((*MOVE, f"encounter w1 east {kind} seen sam") for kind in ("ring", "ent"))
    assert told_apart(0, ring, ent, SCOUT_WATER)
    assert noticed(1, ring, SCOUT_WATER) == GAME.notation.parse(SCOUT_WATER)


def test_who_takes_a_tile_from_the_water_sees_it_and_the_other_does_not() -> None:
    water = (*MOVE, "encounter w1 east blue", "holds sam ent")
    assert drawn_apart(0, water, "meet ring", "meet ent", "go w1 east")
    assert not drawn_apart(1, water, "meet ring", "meet ent", "go w1 east")


def test_who_enters_water_the_other_has_scouted_sees_what_he_takes() -> None:
    ring, ent = ((*MOVE, f"encounter w1 east {kind} seen sam") for kind in ("ring", "ent"))
    assert told_apart(0, ring, ent, "go w1 east")


def test_who_scouted_it_himself_shows_the_other_nothing_by_taking_it() -> None:
    ring, ent = ((*MOVE, f"encounter w1 east {kind} seen frodo") for kind in ("ring", "ent"))
    assert not told_apart(1, ring, ent, "go w1 east")


def test_a_brown_tile_that_is_entered_is_turned_up_for_both() -> None:
    for seat, scout in ((0, "sam"), (1, "frodo")):
        orc, cave = ((*MOVE, f"encounter shire east {kind} seen {scout}") for kind in ("orc", "cave"))
        assert told_apart(seat, orc, cave, "go shire east")
        assert drawn_apart(seat, (*MOVE, "encounter shire east brown"), "meet orc", "meet cave", "go shire east")


def test_a_drawn_tile_is_seen_by_whoever_drew_it_alone() -> None:
    lines = ("turn frodo draw 1", FIELD, RING, "hand frodo Q10 Q11", "hand sam Q09 Q07 Q08")
    assert drawn_apart(0, lines, "draw Q09", "draw Q14")
    assert not drawn_apart(1, lines, "draw Q09", "draw Q14")


def test_an_open_encounter_tile_is_seen_by_both() -> None:
    lines = ("turn frodo close", FIELD, RING, "encounter n1 south green")
    for seat in (0, 1):
        assert drawn_apart(seat, lines, "meet merry", "meet gandalf")


def test_a_hand_that_does_not_fit_is_laid_open_for_the_other() -> None:
    columns = "columns 0 e1; n1 PMFW .; 0 FMPW WPFM"
    one, other = (("turn frodo lay", FIELD, columns, f"hand frodo {tiles}") for tiles in ("Q02 Q05", "Q02 Q06"))
    assert told_apart(1, one, other, "exchange")
    assert not told_apart(0, one, other, "exchange")
