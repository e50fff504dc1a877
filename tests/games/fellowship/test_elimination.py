"""Leaving the game (cases L), the empty pile."""

from tests.games.fellowship.scene import scene


def test_case_67_R20_sauron_takes_everybody_he_reaches() -> None:
    s = scene("sauron 8; steps 0 7 6 5; hand sam gF; tokens pippin sun; shields 0 2 3 0; lines hiding:6; stack event 3")
    assert s.sauron == 6
    assert [s.out(h) for h in ("frodo", "sam", "pippin", "merry")] == [
        False,
        True,
        True,
        False,
    ]
    assert (s.hand("sam"), s.state.discards, s.tokens("pippin")) == ("", 1 << 20, {})
    assert (s.shields("sam"), s.shields("pippin")) == (2, 3)


def test_case_67_with_the_bearer_among_them_all_is_lost() -> None:
    s = scene("sauron 8; steps 7 7 0 0; stack roll 3").roll("eye")
    assert s.reason == "bearer-lost"


def test_a_hobbit_may_pass_sauron_in_one_move() -> None:
    assert scene("sauron 10; steps 0 0 9 0; stack roll 2").roll("three").out("pippin")


def test_case_69_R4_nobody_rolls_after_the_bearer_is_lost() -> None:
    s = scene("active merry; steps 11 0 0 0; stack event 1")
    s.do("merry", "give up").roll("blank").do("frodo", "give up").roll("one")
    assert s.reason == "bearer-lost"
    assert s.state.waiting() == ()


def test_R19_D16_cards_given_to_an_unmet_demand_answer_for_a_die() -> None:
    """Pippin has given two of his three cards when Guidance brings him to the die of 17, which takes two."""
    s = scene("active pippin; hand pippin gF*3; hand merry gT; shields 0 5 0 0; lines fighting:6; stack event 4")
    s.do("pippin", "give gF", "give gF").do("sam", "call guidance for pippin")
    s.do("pippin", "move travelling", "move fighting").roll("cards")
    assert (s.asked, s.out("pippin"), s.hand("pippin")) == ("discard", False, "gF gF gF")
    s.do("pippin", "choose gF", "choose gF")
    assert (s.asked, s.hand("pippin"), s.state.discards) == ("pay", "gF", 2 << 20)
    fields = s.seen(0)
    assert fields.asked.lacking
    assert fields.asked.lacking.symbols["fighting"] == 5
    assert fields.hands[2].known == []


def test_R19_D16_who_has_too_few_with_them_is_out() -> None:
    s = scene("active pippin; hand pippin gF; hand merry gT; shields 0 5 0 0; lines fighting:6; stack event 4")
    s.do("pippin", "give gF").do("sam", "call guidance for pippin")
    s.do("pippin", "move travelling", "move fighting").roll("cards")
    assert (s.out("pippin"), s.state.discards) == (True, 1 << 20)


def test_case_71_turns_skip_who_is_out() -> None:
    s = scene("out sam")
    turns = []
    for tile in ("fighting", "travelling", "hiding", "fighting"):
        turns.append(s.state.active)
        s.tile(tile).do(("frodo", "sam", "pippin", "merry")[s.state.active], "step to the light")
    assert turns == [0, 2, 3, 0]


def test_R19_the_turn_of_a_player_who_is_out_is_over() -> None:
    s = scene("active sam; steps 0 11 0 0; hand sam gF; lines fighting:6").tile("fighting").roll("one")
    assert s.out("sam")
    assert s.state.active == 2


def test_D7_an_event_goes_on_for_the_others() -> None:
    s = scene("active sam; steps 0 11 0 0; stack event 1").do("sam", "give up").roll("three")
    assert s.out("sam")
    s.do("pippin", "give up").roll("one")
    assert s.at("pippin") == 1


def test_D1_R23_the_pile_is_renewed_when_its_last_card_leaves() -> None:
    rest = "wT*7 wH*7 wR*7 w**12 gF*5 gT*5 gH*5 gR*5".replace("w**12", "white-joker*12")
    s = scene(f"hand sam gandalf; pile wF*2; discards wF*5 {rest}; stack draw 1 2 182")
    s.draw("wF")
    assert s.state.discards != 0
    s.draw("wF")
    assert s.state.discards == 0
    assert sum(int(s.state.pile) >> 4 * k & 15 for k in range(9)) == 58


def test_D3_nothing_left_to_draw() -> None:
    hands = "hand pippin wF*7 wT*7 wH*7 wR*7 white-joker*12 gF*5 gT*5 gH*5 gR*5"
    s = scene(f"{hands}; stack draw 1 2 182")
    assert (s.size("sam"), s.asked) == (0, "reveal")
    s = scene(f"{hands}; active pippin; stack event 2")
    assert (s.state.event_at, s.sauron) == (1, 11)


def test_D20_cards_played_miss_a_reshuffle() -> None:
    rest = "wT*7 wH*7 wR*7 white-joker*12 gF*5 gT*5 gH*5 gR*5"
    s = scene(f"active sam; aside wF; pile wF; discards wF*5 {rest}; stack draw 1 1 182").draw("wF")
    assert s.state.pile & 15 == 5
