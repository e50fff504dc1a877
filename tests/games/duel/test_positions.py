"""Positions and actions as text: they read back, short ones may be written by hand, impossible ones are refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bree.core.chance import Random
from bree.core.errors import Malformed
from bree.core.state import State
from bree.games.duel.components import NAMES
from tests.games.duel.table import GAME, GANDALF, can, do, look, table


def some_position(seed: int, moves: int) -> State:
    """A position of a random game."""
    rng = Random(seed)
    state = GAME.start(GAME.setting())
    for _ in range(moves):
        if not state.waiting():
            break
        seat = state.waiting()[rng.below(len(state.waiting()))]
        actions = state.actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    return state


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**40), moves=st.integers(0, 136))
def test_a_position_reads_back(seed: int, moves: int) -> None:
    state = some_position(seed, moves)
    again = GAME.position(GAME.setting(), state.position())
    assert again.position() == state.position()
    assert again.digest() == state.digest()
    for seat in (-3, -2, 0, 1):
        assert again.view(seat).json() == state.view(seat).json()
    one_line = GAME.position(GAME.setting(), state.position().replace("\n", "; "))
    assert one_line.position() == state.position()


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**40), moves=st.integers(0, 136))
def test_an_action_reads_back(seed: int, moves: int) -> None:
    state = some_position(seed, moves)
    for seat in (-1, 0, 1):
        for action in state.actions(seat):
            assert GAME.notation.parse(GAME.notation.text(action)) == action
            assert GAME.notation.from_fields(GAME.notation.fields(action)) == action


@pytest.mark.parametrize(
    ("text", "fields"),
    [
        ("draw G05", {"kind": "draw", "card": "G05"}),
        ("begin balrog", {"kind": "begin", "side": "balrog"}),
        ("play G19", {"kind": "play", "card": "G19"}),
        ("feint B09", {"kind": "feint", "card": "B09"}),
        ("call", {"kind": "call"}),
        ("wait", {"kind": "wait"}),
        ("refuse", {"kind": "refuse"}),
        ("accept", {"kind": "accept"}),
        ("exchange G18", {"kind": "exchange", "card": "G18"}),
        ("stand", {"kind": "stand"}),
        ("keep G01 G02 G03", {"kind": "keep", "first": "G01", "second": "G02", "third": "G03"}),
        ("keep G01 G02", {"kind": "keep-two", "first": "G01", "second": "G02"}),
    ],
)
def test_how_actions_are_written(text: str, fields: dict[str, object]) -> None:
    assert GAME.notation.fields(GAME.notation.parse(text)) == fields


def test_the_first_position_is_short() -> None:
    text = GAME.start(GAME.setting()).position()
    assert text == "duel: 1\nphase: deal\nturn: gandalf\nbegan: gandalf\nenergy: 15 15\nsteps: 0 0\n"


def test_a_short_position_written_by_hand() -> None:
    state = GAME.position(GAME.setting(), "row: B15; hand: G22 G01 G02 G03 B01 B02 B03; energy: 10 10")
    assert state.waiting() == (GANDALF,)
    assert look(state)["began"] == "balrog"
    assert can(state) == ["play G01", "play G02", "play G03", "play G22"]


HANDS = "hand: G01 G02 G03 G04 B01 B02 B03 B04"
LAID = "turn: balrog; energy: 10 10; row: B09 G16 B05; hand: B01 B02 B03 B04 G01 G02 G03 G04"
TRICK_LAID = f"{LAID.replace('B05', 'B25')}; phase: trick"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nonsense", "line 1: a position has no line 'nonsense'"),
        (f"{HANDS}; colour: red", "line 2: a position has no line 'colour'"),
        (f"{HANDS}; {HANDS}", "twice"),
        ("hand: G99", "line 1: hand: 'G99' is not one of G01"),
        (f"{HANDS}; box: G01", "G01 is in two places"),
        (f"{HANDS}; phase: sleep", "line 2: phase: 'sleep' is not one of deal"),
        (f"{HANDS}; duel: 5", "duel: '5' is not a whole number from 1 to 4"),
        (f"{HANDS}; energy: 10", "energy: a number is missing"),
        (f"{HANDS}; energy: 10 21", "energy: '21' is not a whole number from -8 to 20"),
        (f"{HANDS}; energy: 10 -1", "the duel is over"),
        (f"{HANDS}; steps: 0 6", "steps: '6' is not a whole number from 0 to 5"),
        (f"{HANDS}; row: B09 B10", "alternate"),
        (f"{HANDS}; row: G09 B09 G09", "twice in the row"),
        (f"{HANDS}; row: G09", "end of the row"),
        (f"{HANDS}; turn: balrog; began: gandalf", "do not fit"),
        ("hand: G01 G02 B01 B02", "too few cards"),
        (f"{HANDS}; duel: 2; lost: gandalf", "reserve has 3 cards"),
        (f"{HANDS}; running: luck", "running: 'luck' is not one of wrath"),
        (f"{HANDS}; spellbound: B20", "in the Balrog's hand"),
        (f"{HANDS}; called: yes", "no card lies open"),
        (f"{HANDS}; phase: over", "has a winner"),
        (f"{HANDS}; winner: balrog", "only a finished game"),
        (f"{HANDS}; chosen: G01", "reserves are chosen only"),
        (f"{HANDS}; seen: B20", "listed as seen"),
        (f"{HANDS}; gandalf kept in 1: some", "line 2: gandalf kept in 1: 'some' is not a whole number"),
        (f"{HANDS}; reflects: 5", "reflects: '5' is not one of 1, 2, 3, 4"),
        ("duel: 4; turn: balrog; row: G16; hand: B01; running: magic", "no effect in the final"),
        (f"{LAID}; phase: refuse", "without Magic nothing is refused"),
        (f"{LAID}; phase: refuse; running: magic; feint: 2", "Feint has not just been laid there"),
        (f"{LAID}; phase: refuse; running: magic; feint: 3", "Feint has not just been laid there"),
        (f"{LAID}; phase: refuse; running: magic; feint: 1", "Feint has not just been laid there"),
        ("duel: 4; phase: trick; turn: balrog; row: G16 B25; energy: 10 10", "Trick has no effect in the final"),
        (f"{LAID}; phase: trick", "Trick has not just been laid"),
        (f"{TRICK_LAID}; aside: yes; reserve: G20", "Trick has drawn its card already"),
        (f"{HANDS} B25; aside: yes; reserve: G20", "while the Balrog holds Trick"),
        ("duel: 4; hand: G01 B01; aside: yes", "no card lies aside"),
        ("duel: 2; phase: deal; aside: yes; reserve: G01 G02 G03 G04 B01 B02 B03", "before the duel begins"),
        (f"{HANDS}; energy: 10 10; row: B09 G16; phase: spell", "Spell has not just been laid"),
        ("duel: 4; row: B16 G27; phase: spell", "no card to be drawn"),
        ("phase: deal; hand: B01", "draws his nine cards first"),
        ("phase: reserve; hand: G01 G02 G03 B01 B02 B03", "it must be known who lost"),
        (f"{HANDS}; phase: reserve; lost: gandalf; chose: gandalf; chosen: G01 G02", "not of his hand"),
    ],
)
def test_impossible_positions_are_refused(text: str, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.position(GAME.setting(), text)


def test_a_feint_that_may_be_refused_can_be_written() -> None:
    state = GAME.position(GAME.setting(), f"{LAID.replace('B09', 'B22')}; phase: refuse; running: magic; feint: 1")
    assert look(do(state, "refuse"))["row"] == ["B05", "G16"]


def test_a_draw_for_trick_can_be_written() -> None:
    state = GAME.position(GAME.setting(), TRICK_LAID)
    assert can(state) == ["draw G01", "draw G02", "draw G03", "draw G04"]
    assert look(do(state, "draw G02"))["sides"]["gandalf"]["reserve"]["count"] == 1


def test_evidence_must_be_true() -> None:
    more = "balrog kept in 1: 2 of B07 B08; box: B08"
    with pytest.raises(Malformed, match="kept 1 of those cards in duel 1"):
        table("G16", "B07 B11 B12 G01 G02 G03", "12 12", 4, 3, more=more, exact=True)


def test_all_cards_have_a_place() -> None:
    assert len(NAMES) == len(set(NAMES)) == 54
