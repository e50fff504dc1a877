"""The partner in The Lord of the Rings: what it does from habit, what it tries, and what it says."""

from bree.bots.fellowship import FellowshipBot
from bree.bots.knowledge.fellowship_habits import habit, worth_trying
from bree.bots.knowledge.fellowship_outlook import worth
from bree.bots.random import RandomBot
from bree.core.chance import Random
from bree.games.fellowship.components import SEAT_NAMES
from bree.games.fellowship.model import Journey
from bree.games.fellowship.notation import TALK
from bree.search.budget import Budget
from tests.games.fellowship.scene import GAME, Scene, scene


def does(s: Scene, seat: str) -> str:
    """What habit makes a player do."""
    assert isinstance(s.state, Journey)
    number = SEAT_NAMES.index(seat)
    world = s.state.view(number).sample(Random(1))
    assert isinstance(world, Journey)
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


def test_the_bot_finishes_the_last_step_rather_than_draw() -> None:
    """On Mount Doom's slope with one step to go, the travelling card is played."""
    s = scene("place mordor; active sam; lines travelling:12; hand sam gT gF; stack cards 0")
    bot = FellowshipBot(s.state.setting)
    chosen = bot.choose(s.state.view(1), Random(3), Budget(iterations=200))
    assert GAME.notation.text(chosen) == "play grey-travelling"


def test_the_bot_tells_what_it_holds_and_never_says_it_twice() -> None:
    s = scene("active sam; place moria; hand sam gF gF gF mithril; stack cards 0")
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
    assert isinstance(short.state, Journey)
    assert isinstance(long.state, Journey)
    assert 0.0 < worth(short.state) < worth(long.state) < 0.5


def test_the_random_bot_says_nothing() -> None:
    s = scene("active sam; hand sam gF gT; hand merry gH; stack event 4")
    view = s.state.view(SEAT_NAMES.index("sam"))
    assert any(action & 255 in TALK for action in view.actions)
    chosen = {RandomBot().choose(view, Random(seed), Budget(1)) for seed in range(60)}
    assert chosen == {action for action in view.actions if action & 255 not in TALK}
