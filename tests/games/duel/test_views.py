"""Who knows what, and worlds drawn from it, held against all worlds found by playing every hidden choice."""

import json
from collections import Counter
from itertools import combinations

import pytest

from bree.core.chance import CHANCE, EVERYTHING, SPECTATOR, Random
from bree.core.state import State
from bree.games.duel.components import cards_of
from bree.games.duel.fields.shapes import Perhaps, Pile
from bree.games.duel.fields.static import static
from tests.games.duel.table import BALROG, GAME, GANDALF, do, hand_known, look, table, texts, told

KEPT_BEFORE = "G01 G02 G03 G04 G05 G06 B01 B02 B03 B04 B05 B06"


def test_a_view_shows_the_own_hand_and_only_the_number_of_the_others() -> None:
    state = table("G16", "B21 B05", "10 9")
    mine, yours = look(state, BALROG).sides["balrog"], look(state, GANDALF).sides["balrog"]
    assert len(mine.hand.cards) == 6
    assert yours.hand == Pile(6, [])
    assert yours.deck == 21


def test_everything_shows_everything() -> None:
    state = table("G16", "B21 B05", "10 9")
    sides = look(state, EVERYTHING).sides
    assert [len(sides[s].hand.cards) for s in ("gandalf", "balrog")] == [6, 6]
    assert state.view(EVERYTHING).sample(Random(1)).position() == state.position()


def test_the_text_board_names_no_hidden_card() -> None:
    state = table("G16", "B21 B05 B27", "10 9")
    assert "B27" in state.view(BALROG).text()
    assert "B27" not in state.view(GANDALF).text()
    assert "B27" not in state.view(SPECTATOR).text()


def early_end() -> State:
    """Gandalf has looked; the Balrog keeps three of four cards face down."""
    more = "seen: B21 B07 B08 B09 B10; looked at: balrog"
    return do(table("G15", "B21 B07 B08 B09 B10 G07 G08 G09 G10", "9 3", left=2, more=more), "play B21")


def test_seen_cards_put_away_are_perhaps_kept() -> None:
    state = do(early_end(), "keep B07 B08 B09")
    do(state, texts(state, GANDALF)[0])
    balrog = look(state, GANDALF).sides["balrog"]
    assert balrog.reserve == Pile(3, [])
    assert balrog.box == Pile(1, [])
    assert balrog.perhaps == [Perhaps(1, 3, 0, ["B07", "B08", "B09", "B10"])]
    assert look(state, SPECTATOR).sides["balrog"].perhaps == []
    assert "in it were B07, B08, B09, B10" in state.view(GANDALF).text()


def test_a_spectators_worlds_of_a_final_can_be_read_and_looked_at() -> None:
    """Gandalf has looked: in every world he knows which of the Balrog's cards were kept, if no spectator does."""
    more = "looked at: balrog; seen: B07 B08 B11 B12; balrog kept in 1 by all: 1 of B07 and 1 unseen; box: B08"
    state = table("G16", "B07 B11 B12 G01 G02 G03", "12 12", 4, 3, more=more, exact=True)
    for seed in range(40):
        world = state.view(SPECTATOR).sample(Random(seed))
        again = GAME.position(GAME.setting(), world.position())
        balrog = look(again, GANDALF).sides["balrog"]
        assert (len(balrog.hand.cards), balrog.perhaps) == (3, [])
        assert again.view(GANDALF).sample(Random(seed)).position() == again.position()


def test_in_the_final_a_played_card_settles_the_rest() -> None:
    more = "seen: B11 B12; balrog kept in 1: 1 of B07 B08; box: B08"
    state = table("G16", "B07 B11 B12 G01 G02 G03", "12 12", 4, 3, more=more, exact=True)
    assert look(state, GANDALF).sides["balrog"].perhaps == [Perhaps(1, 1, 0, ["B07", "B08"])]
    do(state, "play B07")
    balrog = look(state, GANDALF).sides["balrog"]
    assert balrog.perhaps == []
    assert balrog.box == Pile(1, ["B08"])


def test_in_the_final_a_played_card_leaves_the_others_uncertain() -> None:
    more = "balrog kept in 1: 2 of B07 B08 B09; box: B09"
    state = table("G16", "B07 B08 B12 G01 G02 G03", "12 12", 4, 3, more=more, exact=True)
    do(state, "play B07")
    balrog = look(state, GANDALF).sides["balrog"]
    assert balrog.perhaps == [Perhaps(1, 1, 0, ["B08", "B09"])]
    assert balrog.hand.cards == balrog.box.cards == []


def test_in_the_final_a_card_opened_by_spell_settles_the_rest() -> None:
    more = "balrog kept in 1: 1 of B07 B08; box: B08"
    state = table("B14", "B07 B11 B12 G27 G02 G03", "12 12", 4, 3, more=more, exact=True)
    do(state, "play G27", "draw B07")
    balrog = look(state, GANDALF).sides["balrog"]
    assert balrog.perhaps == []
    assert balrog.box == Pile(1, ["B08"])
    state.view(GANDALF).sample(Random(1))


def test_in_the_final_a_look_settles_everything() -> None:
    more = "balrog kept in 1: 1 of B07 B08; box: B08"
    state = table("G16", "B07 B11 B21 G01 G02 G03", "14 9", 4, 3, more=more, exact=True)
    do(state, "play B21")
    balrog = look(state, GANDALF).sides["balrog"]
    assert balrog.hand.cards == ["B07", "B11"]
    assert balrog.box.cards == ["B08"]
    assert balrog.perhaps == []


def test_ones_own_cards_that_the_other_has_seen_are_marked() -> None:
    state = do(table("G16", "B21", "10 6"), "play B21")
    assert look(state, BALROG).sides["balrog"].seen == hand_known(state, BALROG, "balrog")
    assert look(state, SPECTATOR).sides["balrog"].seen == []


def test_learned_counts_what_is_shown() -> None:
    state = table("G16", "B21", "10 6")
    before = state.learned
    do(state, "play B21")
    assert state.learned >= before + 2  # the card itself, and the look


def test_a_card_the_other_had_seen_teaches_nothing_when_laid() -> None:
    state = table("G16", "B21", "10 9", more="seen: B21")
    before = state.learned
    do(state, "play B21")
    assert state.learned == before


# Sampling: the worlds by brute force


def worlds(starts: list[State], script: list[str], viewer: int) -> set[str]:
    """Play the script from every start, with every hidden choice for "*", and keep the ends that look the same as the
    first one does."""
    reached = starts
    for wanted in script:
        after: list[State] = []
        for state in reached:
            for seat in state.waiting():
                for text in texts(state, seat):
                    if text == wanted or (wanted == "*" and seat != viewer):
                        then = state.clone()
                        then.apply(seat, GAME.notation.parse(text))
                        after.append(then)
        reached = after
    known = json.dumps(reached[0].view(viewer).json())
    return {places(s) for s in reached if json.dumps(s.view(viewer).json()) == known}


def places(state: State) -> str:
    """Where the cards are, without what anybody knows about it."""
    rows = state.position().splitlines()
    return "\n".join(row for row in rows if row.split(":")[0] in {"hand", "reserve", "box", "row", "chosen"})


def sampled(state: State, viewer: int, draws: int) -> Counter[str]:
    rng = Random(5)
    return Counter(places(state.view(viewer).sample(rng)) for _ in range(draws))


def assert_uniform(counts: Counter[str], expected: set[str], draws: int) -> None:
    """Every world comes up, no other does, and each about as often as the others (five standard deviations)."""
    assert set(counts) == expected
    mean = draws / len(expected)
    assert all(abs(n - mean) < 5 * mean**0.5 for n in counts.values())


def third_duel(seen: str, hidden: str, hand: int, more: str = "") -> list[State]:
    """Every world in which the Balrog holds the seen cards and so many of the hidden ones; the others are in the box.
    His reserve is B01 to B06, everything else was played. He is about to lay a card that ends the duel."""
    found = []
    for held in combinations(hidden.split(), hand):
        box = [card for card in hidden.split() if card not in held]
        cards = f"{seen} {' '.join(held)} G07 G08 G09 G10 G11"
        named = {*cards.split(), *box, *KEPT_BEFORE.split(), "G15"}
        spent = [f"{s}{n:02}" for s in "GB" for n in range(1, 28) if f"{s}{n:02}" not in named]
        rows = f"box: {' '.join(box)}; spent: {' '.join(spent)}; reserve: {KEPT_BEFORE}; {more}"
        if seen:
            rows += f"; seen: {seen} B01 B02 B03 B04 B05 B06"
        found.append(table("G15", cards, "9 3", 3, 2, more=rows, exact=True))
    return found


def test_sample_of_a_hand_that_was_partly_seen() -> None:
    starts = third_duel("B21 B07", "B08 B09 B10 B11 B12", 3)
    state = starts[3]
    expected = worlds([state, *starts], [], GANDALF)
    assert len(expected) == 10
    assert_uniform(sampled(state, GANDALF, 3000), expected, 3000)


def test_sample_while_the_other_has_chosen_and_i_have_not() -> None:
    starts = third_duel("B21 B07", "B08 B09 B10 B11 B12", 3)
    expected = worlds([starts[0], *starts], ["play B21", "*"], GANDALF)
    state = do(starts[0].clone(), "play B21", "keep B07 B08 B09")
    assert len(expected) == 40
    assert_uniform(sampled(state, GANDALF, 3000), expected, 3000)


def test_sample_after_a_partly_seen_hand_was_put_away() -> None:
    starts = third_duel("B21 B07", "B08 B09 B10 B11 B12", 3)
    script = ["play B21", "*", "keep G07 G08 G09"]
    expected = worlds([starts[0], *starts], script, GANDALF)
    state = do(starts[0].clone(), "play B21", "keep B07 B08 B09", "keep G07 G08 G09")
    assert look(state).final
    assert_uniform(sampled(state, GANDALF, 3000), expected, 3000)


@pytest.mark.parametrize("card", ["B07", "B08"], ids=["one of those seen", "one never seen"])
def test_sample_in_the_final_after_a_card_of_that_hand(card: str) -> None:
    starts = third_duel("B21 B07", "B08 B09 B10 B11 B12", 3)
    script = ["play B21", "*", "keep G07 G08 G09", "begin balrog", f"play {card}"]
    kept = ["play B21", "keep B07 B08 B09", "keep G07 G08 G09", "begin balrog", f"play {card}"]
    state = do(starts[0].clone(), *kept)
    expected = worlds([starts[0], *starts], script, GANDALF)
    assert len(expected) > 5
    assert_uniform(sampled(state, GANDALF, 3000), expected, 3000)


def test_sample_of_what_a_spectator_knows() -> None:
    # The final, two cards each and two in each box: the spectator knows nothing but the card Magic once sent back.
    cards = ["G01", "G02", "G03", "G04", "B01", "B02", "B03", "B04"]
    spent = [f"{s}{n:02}" for s in "GB" for n in range(1, 28) if f"{s}{n:02}" not in [*cards, "B16"]]
    found = []
    for mine in combinations(cards[:4], 2):
        for yours in combinations(cards[4:], 2):
            if "B01" not in yours:
                continue
            box = " ".join(card for card in cards if card not in (*mine, *yours))
            more = f"box: {box}; spent: {' '.join(spent)}; seen by all: B01"
            found.append(table("B16", " ".join((*mine, *yours)), "9 9", 4, 2, more=more, exact=True))
    expected = worlds([found[0], *found], [], SPECTATOR)
    assert len(expected) == 6 * 3
    assert_uniform(sampled(found[0], SPECTATOR, 2000), expected, 2000)


def test_sample_of_a_hand_with_a_pack_behind_it() -> None:
    # First duel: every unseen card is in the hand as often as the numbers say.
    state = table("G16", "B21 B05", "10 9")
    rng, draws = Random(3), 3000
    counts: Counter[str] = Counter()
    for _ in range(draws):
        counts.update(hand_known(state.view(GANDALF).sample(rng), BALROG, "balrog"))
    assert len(counts) == 27
    assert all(abs(n - draws * 6 / 27) < 130 for n in counts.values())


@pytest.mark.parametrize("more", ["running: magic", "running: ruse", "refused: B05", "spellbound: B05", "aside: yes"])
def test_the_worlds_of_a_position_that_leaves_out_the_row_can_be_read(more: str) -> None:
    """The card whose text has been followed lies in the row, so nobody can hold it, mentioned or not."""
    state = table("G16", "B21 B05", "10 9", more=more)
    for seed in range(30):
        for seat in (GANDALF, BALROG, SPECTATOR):
            world = state.view(seat).sample(Random(seed))
            again = GAME.position(GAME.setting(), world.position())
            assert json.dumps(again.view(seat).json()) == json.dumps(state.view(seat).json())


def test_a_sampled_world_is_quiet_and_plays_on() -> None:
    state = table("G16", "B21 B05", "10 9")
    world = state.view(GANDALF).sample(Random(2))
    assert world.quiet
    rng = Random(4)
    while world.waiting():
        seat = world.waiting()[0]
        actions = world.actions(seat)
        world.advance(seat, actions[rng.below(len(actions))])
    assert world.outcome() is not None
    assert CHANCE not in world.waiting()


def test_the_page_is_told_how_many_cards_go_to_the_reserve_and_how_long_the_row_is() -> None:
    plain = look(table("G16"), BALROG)
    assert [plain.sides[side].to_keep for side in ("gandalf", "balrog")] == [3, 3]
    assert plain.row_size == 12
    assert look(table("G16", more="aside: yes"), BALROG).sides["gandalf"].to_keep == 2
    assert look(table("G16", duel=4), BALROG).row_size == 18


def joints(state: State) -> list[list[int] | None]:
    """For each card of the row its right edge, then what was settled against it."""
    return [edge for joint in look(state, GANDALF).joints for edge in (joint.attack, joint.defence)]


def test_the_joints_of_the_row_are_told_with_what_the_mirror_shows() -> None:
    state = table("G19", "B09 G25 B10", left=4)
    printed = static(cards_of("")).cards
    assert joints(do(state, "play B09")) == [[1, 3, 4], [2, 3], printed["B09"].right, None]
    do(state, "play G25")
    assert joints(state)[2:] == [printed["B09"].right, None, printed["B09"].right, None]
    do(state, "play B10")
    assert joints(state)[4:6] == [printed["B09"].right, printed["B10"].left]


def test_nothing_is_settled_against_a_card_that_may_be_refused() -> None:
    state = do(table("B09", "G24 B10", left=4), "play G24")
    do(state, "play B10")
    assert look(state, GANDALF).phase == "refuse"
    assert joints(state)[-4:][1] is None
    do(state, "accept")
    assert joints(state)[-4:][1] is not None


def test_markers_in_a_settling_stop_at_the_end_of_the_scale() -> None:
    bottom = look(table("G19"), GANDALF).scale[0]
    state = do(table("G19", "B09", f"{bottom} {bottom}"), "play B09")
    assert all(line["energy"] == [bottom, bottom] for line in told(state, "settle")[0]["lines"])
