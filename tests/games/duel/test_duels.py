"""The course of a game: hands, attacks, looking, ends of duels, reserves, the bridge and the final."""

from bree.core.chance import CHANCE, Random
from tests.games.duel.table import BALROG, GAME, GANDALF, can, do, energy, hand_known, look, table, texts, told


def test_36_nine_cards_each_drawn_one_by_one() -> None:
    state = GAME.start(GAME.setting())
    for drawn in range(18):
        assert state.waiting() == (CHANCE,)
        assert len(state.chances()) == 27 - drawn % 9
        assert len({chance for _, chance in state.chances()}) == 1
        state.apply(CHANCE, state.actions(CHANCE)[drawn % 5])
    assert look(state).sides["gandalf"].hand.count == 9
    assert look(state).sides["balrog"].hand.count == 9


def test_38_gandalf_begins_the_first_duel() -> None:
    state = GAME.start(GAME.setting())
    while state.waiting() == (CHANCE,):
        state.apply(CHANCE, state.actions(CHANCE)[0])
    assert state.waiting() == (GANDALF,)
    assert look(state).began == "gandalf"


def test_the_order_of_the_draws_does_not_show() -> None:
    first, second = GAME.start(GAME.setting()), GAME.start(GAME.setting())
    do(first, "draw G01", "draw G02", "draw G03")
    do(second, "draw G03", "draw G01", "draw G02")
    assert first.position() == second.position()
    assert first.view(GANDALF).json() == second.view(GANDALF).json()


def test_a_draw_is_seen_by_its_owner_alone() -> None:
    state = do(GAME.start(GAME.setting()), "draw G05")
    assert state.events[0].seen_by(GANDALF) == {"side": "gandalf", "card": "G05"}
    assert state.events[0].seen_by(BALROG) == state.events[0].seen_by(-2) == {"side": "gandalf"}


def test_68_the_defender_attacks_next() -> None:
    state = do(table("", "G15 B16 G21", "15 15"), "play G15", "play B16")
    assert energy(state) == [15, 15]
    assert state.waiting() == (GANDALF,)


def test_84_three_free_squares_let_the_higher_look() -> None:
    assert len(hand_known(do(table("G16", "B21", "10 6"), "play B21"), GANDALF, "balrog")) == 5
    assert hand_known(do(table("G16", "B21", "10 6"), "play B21"), BALROG, "gandalf") == []
    assert hand_known(do(table("G16", "B21", "10 7"), "play B21"), GANDALF, "balrog") == []


def test_84_what_was_seen_stays_true_while_the_hand_only_shrinks() -> None:
    state = do(table("G16", "B21 B15 G21", "10 6", left=4), "play B21")
    assert "B15" in hand_known(state, GANDALF, "balrog")
    do(state, "play G21", "play B15")
    assert "B15" not in hand_known(state, GANDALF, "balrog")
    assert len(hand_known(state, GANDALF, "balrog")) == look(state).sides["balrog"].hand.count


def test_104_six_cards_each_end_a_duel() -> None:
    state = do(table("G16", "B21", "10 10", left=1, began="gandalf"), "play B21")
    assert told(state, "duel-end")
    assert look(state).duel == 2
    assert look(state).sides["gandalf"].reserve.count == 3


def test_105_a_negative_marker_ends_a_duel() -> None:
    assert told(do(table("G15", "B21", "10 3"), "play B21"), "duel-end")


def test_111_the_same_negative_square_ends_with_the_cards() -> None:
    state = do(table("G09", "B09", "0 0", left=1, began="gandalf"), "play B09")
    assert told(state, "duel-end")[0]["winner"] == "balrog"


def test_119_only_who_holds_more_than_three_chooses() -> None:
    # The Balrog's twelfth card ends the duel: nobody chooses. His eleventh leaves Gandalf with four.
    state = do(table("B15 G15", "B21", "9 3", left=1), "play B21")
    assert state.waiting() == (GANDALF,)
    assert len(texts(state, GANDALF)) == 4


def test_129_played_cards_are_out_of_the_game() -> None:
    state = do(table("B16 G16", "B21", "9 9", left=1, began="gandalf"), "play B21")
    while state.waiting() == (CHANCE,):
        state.apply(CHANCE, state.actions(CHANCE)[0])
    do(state, "begin gandalf")
    assert look(state).sides["balrog"].spent == ["B16", "B21"]
    assert look(state).row == []


def test_135_the_markers_go_back_and_the_figures_stay() -> None:
    state = do(table("G16", "B21", "9 5", left=1, began="gandalf"), "play B21")
    assert energy(state) == [15, 15]
    assert look(state).steps == (2, 0)


def test_145_the_final_is_played_with_the_reserves() -> None:
    reserve = "reserve: G01 G02 G03 G04 G05 G06 B01 B02 B03 B04 B05 B06"
    state = table("G16", "B21 B07 B08 B09 G07 G08 G09", "9 8", 3, 1, began="gandalf", more=reserve)
    do(state, "play B21")
    assert look(state).final
    assert energy(state) == [20, 20]
    assert hand_known(state, GANDALF, "gandalf") == [f"G{n:02}" for n in range(1, 10)]
    assert hand_known(state, BALROG, "balrog") == [f"B{n:02}" for n in range(1, 10)]


def test_147_the_lower_figure_names_the_beginner() -> None:
    # Gandalf wins the third duel and is still lower.
    state = do(table("G16", "B21", "9 8", 3, 1, began="gandalf", more="steps: 0 3"), "play B21")
    assert state.waiting() == (GANDALF,)
    # Level: the loser of the third duel.
    level = do(table("G16", "B21", "9 8", 3, 1, began="gandalf", more="steps: 0 1"), "play B21")
    assert level.waiting() == (BALROG,)


def test_148_the_final_goes_to_the_last_card() -> None:
    state = table("", "G01 G02 B01 B02", "20 20", duel=4, left=2)
    do(state, "play G01", "play B01", "play G02")
    assert state.waiting() == (BALROG,)
    assert do(state, "play B02").waiting() == ()


def test_160_the_top_of_the_bridge_wins_at_once() -> None:
    state = do(table("G16", "B21", "9 8", 2, 1, began="gandalf", more="steps: 4 0"), "play B21")
    assert state.waiting() == ()
    assert state.outcome().reason == "top-of-bridge"  # type: ignore[union-attr]


def test_the_beginner_choice_is_public() -> None:
    state = do(table("G16", "B21", "9 8", 3, 1, began="gandalf", more="steps: 0 1"), "play B21", "begin gandalf")
    assert told(state, "begin") == [{"side": "gandalf"}]
    assert can(state)[0].startswith("play G")


def test_random_games_reach_the_final_with_nine_cards() -> None:
    rng = Random(11)
    finals = 0
    for _ in range(40):
        state = GAME.start(GAME.setting())
        while state.waiting():
            if look_light(state) == ("begin", 4):
                finals += 1
                sides = look(state).sides
                assert [sides[s].hand.count for s in ("gandalf", "balrog")] == [9, 9]
            seat = state.waiting()[0]
            actions = state.actions(seat)
            state.apply(seat, actions[rng.below(len(actions))])
    assert finals > 20


def look_light(state: object) -> tuple[str, int]:
    fields = look(state)  # type: ignore[arg-type]
    return fields.phase, fields.duel
