"""The partner in The Lord of the Rings: what it does from habit, what it tries, and what it says."""

from bree.bots.fellowship.bot import FellowshipBot
from bree.bots.fellowship.features import journey_features
from bree.bots.fellowship.habits import habit, worth_trying
from bree.bots.fellowship.hands import Hand, Party
from bree.bots.fellowship.outlook import BOARDS, part_of, worth
from bree.bots.learned import learned_layers
from bree.bots.random import RandomBot
from bree.core.chance import Random
from bree.core.talk import without_talk
from bree.games.fellowship.components import SEAT_NAMES
from bree.games.fellowship.model import FellowshipData
from bree.games.fellowship.notation import TALK
from bree.search.budget import Budget
from tests.games.fellowship.scene import GAME, Scene, scene


def does(s: Scene, seat: str) -> str:
    """Return what a player does by habit."""
    assert isinstance(s.state, FellowshipData)
    number = SEAT_NAMES.index(seat)
    world = s.state.view(number).sample(Random(1))
    assert isinstance(world, FellowshipData)
    return GAME.notation.text(int(habit(world, number, world.actions(number), Random(1))))


def test_a_demand_is_paid_with_plain_symbols_before_jokers() -> None:
    s = scene("active sam; hand sam gF gF gF gF gF w*; stack event 4")
    assert does(s, "sam") == "give grey-fighting"


def test_a_demand_beyond_all_hands_is_given_up_at_once() -> None:
    s = scene("active sam; hand sam gF gT; hand merry gH; stack event 4")
    assert does(s, "sam") == "give up"


def test_the_hobbit_furthest_from_sauron_volunteers() -> None:
    s = scene("active sam; steps 4 6 0 5; stack event 5")
    assert s.asked == "volunteer"
    assert does(s, "pippin") == "volunteer"
    assert does(s, "merry") == "decline"


def test_nobody_volunteers_into_saurons_arms() -> None:
    s = scene("active sam; sauron 5; steps 4 4 3 4; stack event 5")
    assert all(does(s, seat) == "decline" for seat in s.open_to)


def test_passing_for_long_is_never_tried() -> None:
    s = scene("active sam; hand sam gF; stack turn", windows=True)
    sensible = [GAME.notation.text(a) for a in s.state.actions(1) if worth_trying(a)]
    assert "pass until the turn ends" not in sensible
    assert "throw a card away" not in sensible


def chooses(s: Scene, seat: str, iterations: int = 200) -> str:
    """Return what the bot does."""
    view = s.state.view(SEAT_NAMES.index(seat))
    return GAME.notation.text(FellowshipBot(s.state.setting).choose(view, Random(3), Budget(iterations=iterations)))


def test_the_bot_finishes_the_last_step_rather_than_draw() -> None:
    """On Mount Doom's slope with one step to go, the travelling card is played."""
    s = scene("place mordor; active sam; lines travelling:12; hand sam gT gF; stack cards 0")
    assert chooses(s, "sam") == "play grey-travelling"


def test_the_bot_spares_a_bearer_the_die_that_would_end_the_journey() -> None:
    s = scene("place helms-deep; sauron 9; steps 8 2 2 2; hand merry belt; stack roll 0", windows=True)
    for seat in ("frodo", "sam", "pippin"):
        s.do(seat, "pass")
    assert chooses(s, "merry") == "use belt for frodo"


def test_the_bot_takes_two_steps_for_all_before_sauron_reaches_the_bearer() -> None:
    s = scene("place shelobs-lair; sauron 8; steps 7 1 7 7; active sam; stack volunteer 30 2")
    assert chooses(s, "sam") == "volunteer"


def test_with_one_trial_for_each_action_the_bot_still_decides_and_always_alike() -> None:
    s = scene("place moria; active sam; hand sam gF wT w*; stack cards 0")
    assert chooses(s, "sam", iterations=1) == chooses(s, "sam", iterations=1)


def test_a_turn_is_judged_before_its_first_tile_and_before_its_cards() -> None:
    def part(text: str, windows: bool = True) -> int:
        state = scene(text, windows=windows).state
        assert isinstance(state, FellowshipData)
        return int(part_of(state))

    assert part("place helms-deep; stack cards 0") == 1
    assert part("place helms-deep; stack cards 1; hand frodo gF") == -1
    assert part("place helms-deep; tile event; stack next-tile 0", windows=False) == -1
    assert part("place helms-deep; stack next-tile 1", windows=False) == BOARDS + 1
    assert part("place helms-deep; shields 0 5 0 0; stack next-tile 1") == BOARDS + 1


def test_judgement_knows_as_many_numbers_as_the_layers_were_learned_for() -> None:
    state = scene("place mordor; active sam; hand sam gT; stack cards 0").state
    assert isinstance(state, FellowshipData)
    layers = learned_layers("fellowship")
    assert len(journey_features(state)) == layers.size
    assert len(layers.bias) == 2 * BOARDS


def reach(hand: str, seat: str, line: int = 0) -> int:
    state = scene(f"hand {seat} {hand}; stack cards 0").state
    assert isinstance(state, FellowshipData)
    return int(Hand(state, SEAT_NAMES.index(seat)).reach(line))


def test_one_turn_reaches_as_far_as_a_white_and_a_grey_card() -> None:
    assert reach("gF gF gF", "sam") == 1
    assert reach("gF wF gimli", "sam") == 3
    assert reach("gT w*", "sam") == 1
    assert reach("gF gF gF", "pippin") == 2
    assert reach("wT wH", "frodo") == 1


def test_the_faces_of_the_dead_ask_for_a_joker_or_three_points() -> None:
    state = scene("shields 0 3 2 0; hand frodo wT; hand merry gT; hand pippin gF; stack cards 0").state
    assert isinstance(state, FellowshipData)
    assert Party(state).faceless == 2


def test_the_bot_tells_what_it_holds_and_never_says_it_twice() -> None:
    s = scene("active sam; hand sam gF gF gF mithril; stack cards 0")
    bot = FellowshipBot(s.state.setting)
    said = [bot.speak(s.state.view(1), Random(1)) for _ in range(6)]
    texts = [GAME.notation.text(a) for a in said if a is not None]
    assert texts[0] == "claim mithril"
    assert "claim three fighting" in texts
    assert len(texts) == len(set(texts))
    assert all(a is None or a & 255 in TALK for a in said)
    assert said[-1] is None


def test_victory_is_worth_everything_and_a_longer_journey_more_than_a_short_one() -> None:
    short, long = scene("place moria; lines fighting:2"), scene("place shelobs-lair; lines fighting:6")
    assert isinstance(short.state, FellowshipData)
    assert isinstance(long.state, FellowshipData)
    assert 0.0 < worth(short.state) < worth(long.state) < 0.5


def test_the_random_bot_says_nothing() -> None:
    s = scene("active sam; hand sam gF gT; hand merry gH; stack event 4")
    view = s.state.view(SEAT_NAMES.index("sam"))
    assert any(action & 255 in TALK for action in view.actions)
    chosen = {RandomBot().choose(view, Random(seed), Budget(1)) for seed in range(60)}
    assert chosen == {action for action in view.actions if action & 255 not in TALK}


def test_what_only_speaks_is_left_out_unless_there_is_nothing_else() -> None:
    view = scene("active sam; hand sam gF gT; hand merry gH; stack event 4").state.view(SEAT_NAMES.index("sam"))
    told = [action for action in view.actions if action & 255 in TALK]
    assert sorted(without_talk(view) + told) == sorted(view.actions)
    view.actions = told
    assert without_talk(view) == told
