"""The end of a board (cases K): missing tokens, the new bearer, draws."""

import pytest

from tests.games.fellowship.scene import scene

END = "stack board-end"


@pytest.mark.parametrize(
    ("tokens", "bearer", "out", "expected"),
    [
        ((2, 2, 0, 0), "frodo", "", "sam"),
        ((1, 0, 2, 2), "frodo", "", "pippin"),
        ((3, 2, 0, 0), "frodo", "", "frodo"),
        ((0, 0, 0, 0), "frodo", "", "sam"),
        ((1, 1, 0, 0), "pippin", "", "frodo"),
        ((0, 0, 0, 0), "merry", "", "frodo"),
        ((0, 0, 0, 0), "frodo", "sam", "pippin"),
    ],
)
def test_case_65_R21_R22_the_new_bearer_draws_two(
    tokens: tuple[int, ...], bearer: str, out: str, expected: str
) -> None:
    names = ("frodo", "sam", "pippin", "merry")
    rings = "; ".join(f"tokens {n} ring*{t}" for n, t in zip(names, tokens, strict=True) if t)
    s = scene(f"{rings or 'tile ring'}; bearer {bearer}; out {out}; stack place 3, hand-over")
    s.draw("wF", "wF")
    assert names[s.state.bearer] == expected
    assert s.hand(expected).startswith("wF wF")
    assert all(s.tokens(n) == {} for n in names)


def test_missing_tokens_cost_a_step_each_and_merry_needs_two() -> None:
    s = scene(
        f"tokens frodo ring*3 heart; tokens sam ring heart sun; tokens merry heart sun; {END}".replace(
            "stack board-end", "stack place 3, board-end"
        )
    )
    assert [s.at(h) for h in ("frodo", "sam", "pippin", "merry")] == [1, 0, 3, 0]


def test_merry_with_one_or_no_token() -> None:
    assert scene("tokens merry ring*4; stack place 3, board-end").at("merry") == 1
    assert scene("stack place 3, board-end").at("merry") == 2


def test_D14_from_the_active_player_in_one_move() -> None:
    s = scene("active pippin; sauron 3; bearer merry; stack place 3, board-end")
    assert s.out("pippin")
    assert s.out("frodo")
    assert s.out("sam")
    assert s.state.outcome() is None  # Merry misses two and stands on 2


def test_R4_the_bearer_lost_at_the_end_of_a_board() -> None:
    s = scene("active frodo; steps 9 0 0 0; lines fighting:10; stack place 3, board-end")
    assert (s.reason, s.score) == ("bearer-lost", 20)


def test_fatty_draws_two_after_the_bearer() -> None:
    s = scene("stack place 3, hand-over", 5).draw("wF", "wF", "gF", "gF")
    assert (s.hand("sam")[:5], s.hand("fatty")[:5]) == ("wF wF", "gF gF")


def test_D10_feature_cards_left_beside_the_board_are_gone() -> None:
    s = scene("stack place 3, board-end").draw_any(2)
    assert s.state.gone >> 12 & 3 == 3


def test_the_last_event_ends_the_board() -> None:
    s = scene("events 5; tokens frodo ring*2 heart sun; stack next-event").do("sam", "volunteer").draw_any(2)
    assert s.state.place == 3


def test_the_bearer_begins_the_next_board() -> None:
    s = scene("place helms-deep; active pippin; tokens merry ring*2 heart; stack place 5, hand-over").draw_any(2)
    assert (s.state.place, s.state.active, s.state.bearer) == (5, 3, 3)
    assert [int(n) for n in s.state.lines] == [0, 0, 0, 0]
    assert s.state.event_at == 0


def test_guidance_and_foresight_end_with_the_board() -> None:
    s = scene("shields 0 5 0 0; steps 0 0 1 0; stack place 3, board-end", windows=True)
    assert s.asked == "window"
    assert {a.split()[1] for a in s.may("sam") if a.startswith("call")} == {"healing", "persistence"}
