"""What holds in every position of every game."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bree.core.chance import EVERYTHING
from bree.core.state import State
from bree.games.duel.components import NAMES, SIDES
from tests.games.duel.table import GAME, look


def whole_game(choices: st.DataObject, options: dict[str, object]) -> list[State]:
    """Every position of a game whose moves hypothesis chooses."""
    state = GAME.start(GAME.setting(0, options))
    passed = [state.clone()]
    while state.waiting():
        seat = choices.draw(st.sampled_from(state.waiting()))
        state.apply(seat, choices.draw(st.sampled_from(list(state.actions(seat)))))
        passed.append(state.clone())
    return passed


OPTIONS = st.fixed_dictionaries(
    {"last_text": st.sampled_from(["counts", "void"]), "balance": st.sampled_from(["after", "before"])}
)


@settings(max_examples=25, deadline=None)
@given(choices=st.data(), options=OPTIONS)
def test_cards_markers_figures_and_length(choices: st.DataObject, options: dict[str, object]) -> None:
    passed = whole_game(choices, options)
    assert len(passed) - 1 <= GAME.longest
    steps = (0, 0)
    for state in passed:
        fields = look(state, EVERYTHING)
        places: list[str] = [*fields.row]
        for number, side in enumerate(SIDES):
            held = fields.sides[side]
            cards = held.hand.cards + held.reserve.cards + held.box.cards + held.spent
            mine = [card for card in fields.row if NAMES.index(card) // 27 == number]
            assert len(cards) + len(mine) + held.deck == 27
            places += cards
            assert -8 <= fields.energy[number] <= 20
            assert steps[number] <= fields.steps[number] <= 5
        assert len(places) == len(set(places))
        steps = fields.steps
    outcome = passed[-1].outcome()
    assert outcome is not None
    assert sorted(outcome.returns) == [-1.0, 1.0]
    assert outcome.detail == {"steps": list(steps)}


@settings(max_examples=10, deadline=None)
@given(choices=st.data())
def test_what_is_known_is_true(choices: st.DataObject) -> None:
    for state in whole_game(choices, {}):
        truth = look(state, EVERYTHING).sides
        for viewer in (0, 1, -2):
            for side, known in look(state, viewer).sides.items():
                true = truth[side]
                for pile, cards in ((known.hand, true.hand), (known.reserve, true.reserve), (known.box, true.box)):
                    assert set(pile.cards) <= set(cards.cards)
                    assert pile.count == len(cards.cards)
                kept = (true.hand if look(state).final else true.reserve).cards
                for hand in known.perhaps:
                    assert hand.kept - hand.unseen <= len(set(hand.cards) & set(kept)) <= hand.kept
