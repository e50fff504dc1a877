"""What a seat notices of an action, as searches are told: what it learns by it, no less and no more."""

from bree.core.chance import SPECTATOR
from bree.core.state import State
from tests.games.duel.table import BALROG, GAME, GANDALF, do, table, texts


def noticed(state: State, seat: int, text: str) -> int:
    """The number for this action, taken in a copy."""
    state, action = state.clone(), GAME.notation.parse(text)
    state.quiet = True
    mover = state.waiting()[0]
    state.apply(mover, action)
    return int(state.observed(seat, mover, action))


def told_apart(seat: int, one: State, other: State, text: str) -> bool:
    """Does this action look different to this seat in these two worlds?"""
    return noticed(one, seat, text) != noticed(other, seat, text)


def drawn_apart(state: State, seat: int) -> bool:
    """Does it notice which of the first two cards chance draws?"""
    one, other = texts(state, -1)[:2]
    return noticed(state, seat, one) != noticed(state, seat, other)


def test_a_dealt_card_is_its_owners_secret() -> None:
    state = GAME.start(GAME.setting())
    assert drawn_apart(state, GANDALF)
    assert not drawn_apart(state, BALROG)


def test_spell_and_trick_show_their_card_to_both_in_every_place() -> None:
    """Also as the last card of the third duel, when the final has begun and all cards are in hand again."""
    for duel in (1, 3):
        for left in (1, 3):
            spell = do(table("B16", "G27", "12 12", duel, left, began="balrog"), "play G27")
            trick = do(table("G16", "B25", "12 12", duel, left, began="gandalf"), "play B25")
            for seat in (GANDALF, BALROG):
                assert drawn_apart(spell, seat), (duel, left)
                assert drawn_apart(trick, seat), (duel, left)


def hands(one: str, other: str, energy: str = "15 15", more: str = "") -> tuple[State, State]:
    """Two worlds that differ in one card of a hand."""
    first, second = (table("B16", f"G20 {card}", energy, left=3, more=more) for card in (one, other))
    return first, second


def test_a_look_shows_the_hand_to_the_one_ahead() -> None:
    one, other = hands("B14", "B13", energy="14 9")
    assert told_apart(GANDALF, one, other, "play G20")
    assert noticed(one, BALROG, "play G20") == GAME.notation.parse("play G20")


def test_without_three_free_squares_nobody_sees_a_hand() -> None:
    one, other = hands("B14", "B13", energy="12 12")
    assert not told_apart(GANDALF, one, other, "play G20")


def test_a_hand_seen_before_in_this_duel_is_no_news() -> None:
    one, other = hands("B14", "B13", energy="14 9", more="looked at: balrog")
    assert not told_apart(GANDALF, one, other, "play G20")


def test_ruse_shows_the_balrogs_hand() -> None:
    one, other = (table("B16", f"G23 {card}", "12 12", left=3) for card in ("B14", "B13"))
    assert told_apart(GANDALF, one, other, "play G23")
    assert noticed(one, BALROG, "play G23") == GAME.notation.parse("play G23")


def test_ruse_shows_the_hand_from_which_the_balrog_lays_by() -> None:
    """221: also where an attack ends the duel."""
    one, other = (table("B16 G23 B05", f"G05 {card}", "0 4", more="running: ruse") for card in ("B14", "B13"))
    assert told_apart(GANDALF, one, other, "play G05")
    assert noticed(one, BALROG, "play G05") == GAME.notation.parse("play G05")


def test_a_hand_is_seen_only_when_its_turn_is_over() -> None:
    """Magic may still refuse the card: nothing has been settled."""
    one, other = (table("G16", f"B20 B04 {card}", "14 9", left=3, more="running: magic") for card in ("B14", "B13"))
    assert not told_apart(GANDALF, one, other, "play B20")


def test_the_numbers_are_small_enough_for_a_search() -> None:
    state = table("B16", "G20 B27 B26 B25", "14 9")
    assert 0 <= noticed(state, GANDALF, "play G20") < 1 << 56


def test_220_an_onlooker_notices_the_hand_that_ruse_lays_open_for_all() -> None:
    gandalf = "G01 G02 G05 G10 G14 G21 G22 G23 G25"
    hands = ("B03 B04 B06 B10 B13 B14 B23 B25 B27", "B02 B07 B10 B15 B19 B21 B25 B26 B27")
    for energy, open_to_all in (("15 15", True), ("19 15", False)):
        one, other = (table(hand=f"{gandalf} {hand}", energy=energy) for hand in hands)
        assert told_apart(SPECTATOR, one, other, "play G23") == open_to_all
