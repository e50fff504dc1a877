"""Positions and actions as text: they read back, short ones may be written by hand, impossible ones are refused."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bree.core.chance import SPECTATOR, Random
from bree.core.errors import Malformed
from bree.core.state import State
from bree.games.duel.components import NAMES
from tests.games.duel.table import BALROG, GAME, GANDALF, can, do, hand_known, look, table, told


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
    assert look(state).began == "balrog"
    assert can(state) == ["play G01", "play G02", "play G03", "play G22"]


HANDS = "hand: G01 G02 G03 G04 B01 B02 B03 B04"
LAID = "turn: balrog; energy: 10 10; row: B09 G16 B05; hand: B01 B02 B03 B04 G01 G02 G03 G04"
ENDED = f"{HANDS}; phase: reserve; lost: gandalf; energy: 0 -1"
DEALING = "duel: 2; phase: deal; lost: gandalf; reserve: G10 G11 G12 B10 B11 B12"
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
        (f"{HANDS}; phase: over; lost: gandalf", "has a winner"),
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
        (f"{HANDS} B25; aside: yes; reserve: G20", "B25 has not been laid in this duel"),
        ("duel: 4; hand: G01 B01; aside: yes", "no card lies aside"),
        (f"{DEALING} G13; aside: yes", "before the duel begins"),
        (f"{HANDS}; energy: 10 10; row: B09 G16; phase: spell", "Spell has not just been laid"),
        ("duel: 4; row: B16 G27; phase: spell", "no card to be drawn"),
        ("phase: deal; hand: B01", "draws his nine cards first"),
        ("phase: reserve; hand: G01 G02 G03 B01 B02 B03", "it must be known who lost"),
        (f"{ENDED}; chose: gandalf; chosen: G01 G02", "not of his hand"),
    ],
)
def test_impossible_positions_are_refused(text: str, why: str) -> None:
    with pytest.raises(Malformed, match=why):
        GAME.position(GAME.setting(), text)


FEINT_LAID = f"{LAID.replace('B09', 'B22')}; phase: refuse; running: magic"
TWO = "hand: B01 B02"
PLAIN = "hand: G13 G14 G15 G16 B13 B14 B15 B16"
ROW = " ".join(f"G{n:02} B{n + 1:02}" for n in range(1, 10))
IN_FINAL = "duel: 4; lost: gandalf"
SECOND = f"{HANDS}; duel: 2; lost: gandalf; reserve: G10 G11 G12 B10 B11 B12"
KEPT = "duel: 4; lost: gandalf; row: B05; hand: G01 B07; box: B08"


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        # Rows and hands have nine cards of a side together, six of them laid in a duel.
        (f"{IN_FINAL}; row: {ROW}; hand: G13 B13", "line 4", "no more than nine cards in hand and in the row"),
        (f"{PLAIN}; row: {ROW}", "line 2", "no more than nine cards in hand and in the row"),
        (f"{IN_FINAL}; row: {ROW} {ROW}", "line 3", "at most 18 cards"),
        (f"{DEALING}; row: G01 B01 G02 B02 G03 B03 G04 B04 G05 B05 G06 B06 G07", "line 5", "at most six cards"),
        ("phase: deal; spent: G01", "line 2", "pack is too small"),
        # Nobody waits for a seat that has nothing to do.
        (f"{IN_FINAL}; turn: balrog; row: G16; {TWO}; refused: B01; spellbound: B02", "line 6", "not just refused"),
        (f"{LAID}; phase: refuse; running: magic; refused: B01", "line 7", "not just refused"),
        (f"{HANDS}; refused: B01", "line 2", "not just refused"),
        (f"turn: balrog; {HANDS}; refused: B01; spellbound: B01", "line 4", "no longer the one"),
        (f"turn: balrog; {HANDS}; phase: call; refused: B01; spellbound: B02", "line 4", "not just refused"),
        (f"{HANDS}; spellbound: B01; called: yes", "line 3", "no card lies open"),
        (f"{IN_FINAL}; turn: balrog; row: G16; hand: B01; phase: call; spellbound: B01", "line 6", "no card lies open"),
        # Between duels nothing runs, and everything stands at its beginning.
        (f"{SECOND}; phase: begin; running: wrath", "line 6", "ends with the duel"),
        (f"{SECOND}; phase: begin; spellbound: B01", "line 6", "no card lies open"),
        (f"{SECOND}; phase: begin; looked at: balrog", "line 6", "before the duel begins"),
        (f"{SECOND}; phase: begin; energy: 15 14", "line 6", "both markers stand on 15"),
        (f"{SECOND}; phase: begin; turn: balrog", "line 6", "gandalf says who begins"),
        (f"{HANDS}; phase: begin", "line 2", "Gandalf begins the first duel|must be known who lost"),
        (f"{ENDED}; running: ruse", "line 5", "ends with the duel"),
        # The bridge, and who has won.
        (f"{SECOND}; steps: 0 5", "line 5", "the top step has won"),
        (f"{HANDS}; lost: balrog", "line 2", "nobody has lost a duel yet"),
        (f"{ENDED.replace('reserve', 'over')}; winner: gandalf", "line 5", "this side has not won"),
        (f"{ENDED.replace('reserve', 'over')}; winner: balrog", "line 2", "only the top step ends the game"),
        (f"{IN_FINAL}; phase: over; row: G16; energy: 3 2; steps: 1 2; winner: gandalf", "line 7", "has not won"),
        (f"{HANDS}; phase: reserve; lost: gandalf", "line 2", "the duel is not over"),
        # Texts run while their card lies in the row.
        (f"{HANDS} G26; running: wrath", "line 2", "G26 has not been laid"),
        (f"{HANDS}; box: G23; running: ruse", "line 3", "G23 has not been laid"),
        (f"{HANDS}; spent: G24; running: magic", "line 3", "G24 has not been laid"),
        (f"{HANDS} B26; running: riposte", "line 2", "B26 has not been laid"),
        (f"turn: balrog; {HANDS} G27; spellbound: B01; began: gandalf; row: G09", "line 3", "G27 has not been laid"),
        (f"{TRICK_LAID}; running: wrath", "line 6", "Trick's text is void"),
        (f"{TRICK_LAID.replace('G16', 'G25')}", "line 3", "Trick's text is void"),
        (f"{TRICK_LAID}; energy: 10 -1".replace("energy: 10 10; ", ""), "line 5", "the duel is over"),
        (f"{HANDS}; row: G16 B09; reflects: 1", "line 3", "only the Mirror"),
        (f"{FEINT_LAID.replace('B22 G16', 'B09 G16')}; feint: 1", "line 7", "Feint has not just been laid there"),
        (f"{FEINT_LAID.replace('B05', 'B23')}; feint: 1", "line 7", "Feint has not just"),
        (f"{HANDS}; feint: 1", "line 2", "Feint has not just been laid there"),
        # Junk.
        (f"{HANDS}; looked at: balrog sauron", "line 2", "'sauron' is not one of"),
        (f"{HANDS}; looked at: balrog balrog", "line 2", "'balrog' is there twice"),
        (f"{ENDED}; chose: gandalf nobody", "line 5", "'nobody' is not one of"),
        (f"{HANDS} G01", "line 1", "'G01' is there twice"),
        (f"{HANDS}; energy: \u0661\u0665 15", "line 2", "'\u0661\u0665' is not a whole number"),
        (f"{HANDS}; energy: 15 15 15", "line 2", "'15' means nothing here"),
        (f"{HANDS}; called: yes yes", "line 2", "'yes' means nothing here"),
        # What is said of hands that were put away.
        (f"{KEPT}; balrog kept in 1: 1 of B07 B07", "line 6", "'B07' is there twice"),
        (f"{KEPT}; balrog kept in 1: 1 of", "line 6", "missing"),
        (f"{KEPT}; balrog kept in 1: 1 in B07 B08", "line 6", "'in' stands where 'of' is wanted"),
        (f"{KEPT}; balrog kept in 1: 1 of B07 and 2 seen", "line 6", "'seen' stands where 'unseen' is wanted"),
        (f"{KEPT}; balrog kept in 1: 1 of B07 B08 B09", "line 6", "in the reserve or the box"),
        (f"{KEPT}; balrog kept in 1: 1 of B07 B08; balrog kept in 2: 1 of B07 and 1 unseen", "line 7", "not certain"),
        (f"{KEPT}; looked at: balrog; balrog kept in 1: 1 of B07 B08", "line 7", "not certain"),
        (f"{SECOND}; box: B08; balrog kept in 2: 1 of B10 B08", "line 6", "have not been put away yet"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line(text: str, where: str, why: str) -> None:
    with pytest.raises(Malformed, match=why) as refused:
        GAME.position(GAME.setting(), text)
    assert refused.value.where == f"position, {where}"


def test_the_last_cards_text_is_void_where_the_option_says_so() -> None:
    text = "duel: 1; phase: spell; began: balrog; row: B16 G27; hand: G01 G02 G03 B01 B02 B03"
    assert can(GAME.position(GAME.setting(), text)) == ["draw B01", "draw B02", "draw B03"]
    with pytest.raises(Malformed, match="last card does not count"):
        GAME.position(GAME.setting(0, {"last_text": "void"}), text)


@pytest.mark.parametrize(("row", "card", "drawn"), [("G23 B15", "G27", "B01"), ("G23 B16 G15", "B25", "G01")])
def test_a_draw_comes_before_ruse_opens_the_hand_again(row: str, card: str, drawn: str) -> None:
    """Ruse sleeps while three squares are free; the attack of Spell or Trick wakes it, but first a card is drawn."""
    energy = "10 6" if card == "G27" else "6 10"
    state = do(table(row, f"{card} B01 G01", energy, left=3, more="running: ruse"), f"play {card}")
    assert look(state).free < 3
    again = GAME.position(GAME.setting(), state.position())
    assert again.position() == state.position()
    for seat in (GANDALF, BALROG, SPECTATOR):
        assert again.view(seat).json() == state.view(seat).json()
    heard = [told(do(one, f"draw {drawn}"), "open-hand") for one in (state, again)]
    assert len(heard[0]) == 1
    assert heard[0] == heard[1]


def test_who_has_looked_at_a_hand_knows_it() -> None:
    state = table("G16", "B21 B05 B07", "10 9", more="looked at: balrog")
    assert hand_known(state, GANDALF, "balrog") == hand_known(state, BALROG, "balrog")
    assert hand_known(state, SPECTATOR, "balrog") == []


def test_a_feint_that_may_be_refused_can_be_written() -> None:
    state = GAME.position(GAME.setting(), f"{FEINT_LAID}; feint: 1")
    assert look(do(state, "refuse")).row == ["B05", "G16"]


def test_a_draw_for_trick_can_be_written() -> None:
    state = GAME.position(GAME.setting(), TRICK_LAID)
    assert can(state) == ["draw G01", "draw G02", "draw G03", "draw G04"]
    assert look(do(state, "draw G02")).sides["gandalf"].reserve.count == 1


def test_evidence_must_be_true() -> None:
    more = "balrog kept in 1: 2 of B07 B08; box: B08"
    with pytest.raises(Malformed, match="kept 1 of those cards in duel 1"):
        table("G16", "B07 B11 B12 G01 G02 G03", "12 12", 4, 3, more=more, exact=True)


def test_all_cards_have_a_place() -> None:
    assert len(NAMES) == len(set(NAMES)) == 54
