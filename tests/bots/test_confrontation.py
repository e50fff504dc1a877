"""What the Confrontation's bots know: fights as the rules decide them, mixtures nobody can exploit, legal set-ups."""

import pytest

from bree.bots.confrontation.bot import ConfrontationBot
from bree.bots.confrontation.fight import (
    BOTH_FALL,
    DARK_FALLS,
    LIGHT_FALLS,
    NOBODY_FALLS,
    Fight,
    mixtures,
    payoff,
)
from bree.bots.confrontation.guide import ConfrontationGuide
from bree.bots.confrontation.setups import complete, measured, place_all
from bree.bots.registry import guide_for
from bree.core.chance import Random
from bree.core.registry import game
from bree.games.confrontation.components import CARDS, CHARACTERS, FALLEN, MAGIC, TILES
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import ASK_CARDS, ASK_MOVE
from bree.games.confrontation.notation import CARD, GO
from bree.search.budget import Budget
from tests.games.confrontation.table import Table

VARIANT = {"mode": "variant"}
BATTLES = [
    # where both can retreat, where nobody can, the Troll's void card, the Warg, Elrond, variant Frodo, Treebeard
    ("light: frodo@shire gimli@fangorn; dark: balrog@gondor warg@mordor", "balrog gondor-fangorn", {}),
    ("light: frodo@shire aragorn@high-pass; dark: saruman@mirkwood", "saruman mirkwood-high-pass", {}),
    ("light: frodo@shire legolas@rohan; dark: cave-troll@gondor warg@mordor", "cave-troll gondor-rohan", {}),
    ("light: frodo@shire legolas@rohan; dark: warg@gondor orcs@mordor", "warg gondor-rohan", {"edition": "2002"}),
    ("light: frodo-variant@shire elrond@rohan; dark: uruk-hai@gondor", "uruk-hai gondor-rohan", VARIANT),
    ("light: frodo-variant@rohan sam-variant@shire; dark: uruk-hai@gondor", "uruk-hai gondor-rohan", VARIANT),
    ("light: frodo-variant@shire treebeard@fangorn; dark: watcher@gondor", "watcher gondor-fangorn", VARIANT),
]


def begin(text: str, move: str, options: dict[str, str]) -> ConfrontationData:
    state = Table(f"{text}; turn dark", **options).do(move).state
    assert isinstance(state, ConfrontationData)
    while state.decision != ASK_CARDS:
        seat = state.waiting()[0]
        texts = {state.setting.game.notation.text(a): a for a in state.actions(seat)}
        state.apply(seat, texts.get("with cards", texts.get("stand", next(iter(texts.values())))))
    return state


def fell(state: ConfrontationData, light: int, dark: int, light_card: int, dark_card: int) -> int:
    """Play these cards, let everybody retreat who can, and return who falls."""
    played = state.clone()
    assert isinstance(played, ConfrontationData)
    played.apply(0, CARD | light_card << 8)
    played.apply(1, CARD | dark_card << 8)
    while played.decision not in (ASK_MOVE, ASK_CARDS) and played.waiting():
        seat = played.waiting()[0]
        actions = list(played.actions(seat))
        played.apply(seat, next((a for a in actions if a & 255 == GO), actions[-1]))
    ends = {
        (False, False): NOBODY_FALLS,
        (True, False): LIGHT_FALLS,
        (False, True): DARK_FALLS,
        (True, True): BOTH_FALL,
    }
    return ends[bool(played.place[light] == FALLEN), bool(played.place[dark] == FALLEN)]


@pytest.mark.parametrize(("text", "move", "options"), BATTLES)
def test_every_pair_of_cards_ends_as_the_rules_say(text: str, move: str, options: dict[str, str]) -> None:
    state = begin(text, move, options)
    guide = guide_for(state.setting)
    assert isinstance(guide, ConfrontationGuide)
    fight = guide.fight(state)
    light, dark = int(state.light_fighter()), int(state.dark_fighter())
    for light_card in range(len(CARDS)):
        for dark_card in range(len(CARDS)):
            if fight.light_hand >> light_card & 1 and fight.dark_hand >> dark_card & 1:
                by_the_rules = fell(state, light, dark, light_card, dark_card)
                assert fight.end(light_card, dark_card) == by_the_rules, (CARDS[light_card], CARDS[dark_card])


def fight_with(hands: str) -> Fight:
    state = begin(f"{BATTLES[0][0]}; {hands}", BATTLES[0][1], {})
    guide = guide_for(state.setting)
    assert isinstance(guide, ConfrontationGuide)
    return guide.fight(state)


def test_magic_fetches_the_best_card_of_the_discard() -> None:
    fight = fight_with("light-hand: 1 magic; dark-hand: 1 2")
    five = CARDS.index("5")
    assert fight.worth(MAGIC, 0) == fight.ends[fight.end(five, 0)] == fight.ends[DARK_FALLS]


def test_the_eye_voids_magic() -> None:
    fight = fight_with("light-hand: 1 magic; dark-hand: 1 eye")
    assert fight.worth(MAGIC, CARDS.index("eye")) == fight.ends[LIGHT_FALLS]


@pytest.mark.parametrize(
    "hands", ["", "light-hand: 1 magic retreat; dark-hand: 1 6 eye", "light-hand: 5; dark-hand: 2"]
)
def test_neither_side_gains_by_leaving_the_mixture(hands: str) -> None:
    fight = fight_with(hands)
    mixed = mixtures(fight)
    for card in mixed.light_cards:
        gain = sum(payoff(fight, card, d) * p for d, p in zip(mixed.dark_cards, mixed.dark, strict=True))
        assert gain <= mixed.value + 1e-6
    for card in mixed.dark_cards:
        gain = sum(payoff(fight, c, card) * p for c, p in zip(mixed.light_cards, mixed.light, strict=True))
        assert gain >= mixed.value - 1e-6


def test_an_even_fight_is_mixed() -> None:
    """Whoever always played the same card would be answered."""
    mixed = mixtures(fight_with(""))
    assert sum(p > 0.02 for p in mixed.light) > 1
    assert sum(p > 0.02 for p in mixed.dark) > 1


def test_a_finished_game_is_worth_its_result() -> None:
    state = Table("light: frodo@dagorlad; dark: warg@gondor; turn light").do("frodo dagorlad-mordor").state
    guide = guide_for(state.setting)
    assert isinstance(guide, ConfrontationGuide)
    assert isinstance(state, ConfrontationData)
    assert guide.estimate(state) == 1.0


def test_a_bearer_at_the_gates_is_worth_more_than_one_at_home() -> None:
    near = Table("light: frodo@dagorlad gimli@shire; dark: warg@rohan orcs@mirkwood; turn light").state
    far = Table("light: frodo@shire gimli@dagorlad; dark: warg@rohan orcs@mirkwood; turn light").state
    guide = guide_for(near.setting)
    assert isinstance(guide, ConfrontationGuide)
    assert isinstance(near, ConfrontationData)
    assert isinstance(far, ConfrontationData)
    assert guide.estimate(near) > guide.estimate(far)


def test_the_bot_walks_into_mordor() -> None:
    t = Table("light: frodo@dagorlad sam@shire; dark: warg@rohan orcs@mirkwood; turn light")
    bot = ConfrontationBot(t.state.setting)
    chosen = bot.choose(t.state.view(0), Random(1), Budget(iterations=300))
    assert t.state.setting.game.notation.text(chosen) == "frodo dagorlad-mordor"


MODES = [{}, {"edition": "2002"}, {"mode": "variant"}, {"mode": "draft", "specials": "standard"}, {"specials": "named"}]


@pytest.mark.parametrize("options", MODES)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bot_prepares_in_every_mode_and_can_go_on_after_a_restart(options: dict[str, str], seat: int) -> None:
    setting = game("confrontation").setting(0, options)
    state = setting.game.start(setting)
    assert isinstance(state, ConfrontationData)
    rng = Random(7)
    while state.decision < ASK_MOVE and state.waiting():
        for waiting in state.waiting():
            actions = state.actions(waiting)
            if waiting == seat:
                bot = ConfrontationBot(setting)
                action = bot.choose(state.view(seat), rng, Budget(iterations=20))
            else:
                action = int(actions[rng.below(len(actions))])
            state.apply(waiting, action)
    assert state.decision == ASK_MOVE


def test_measured_set_ups_are_legal() -> None:
    for key, fronts in measured().items():
        mode, side = key.split()
        seat = ("light", "dark").index(side)
        setting = game("confrontation").setting(0, {"mode": mode})
        for front in fronts:
            state = setting.game.start(setting)
            place_all(state, seat, front)
            assert isinstance(state, ConfrontationData)
            assert len(set(front)) == 5
            assert all(state.place[t] < 16 for t in front), [CHARACTERS[t % TILES] for t in front]


def test_completed_set_ups_keep_what_was_placed() -> None:
    front = complete((3, 7), 0, Random(2))
    assert front[:2] == (3, 7)
    assert len(set(front)) == 5


@pytest.mark.parametrize(("text", "move", "options"), BATTLES)
def test_who_chooses_second_knows_no_more_than_who_chose_first(text: str, move: str, options: dict[str, str]) -> None:
    state = begin(text, move, options)
    guide = guide_for(state.setting)
    assert isinstance(guide, ConfrontationGuide)
    expected = guide.solved(state)
    for card in expected.light_cards:
        laid = state.clone()
        assert isinstance(laid, ConfrontationData)
        laid.apply(0, CARD | card << 8)
        found = guide.solved(laid)
        assert list(found.light_cards) == list(expected.light_cards)
        assert list(found.dark) == list(expected.dark)


def test_the_last_card_is_answered_where_tokens_are_shuffled_by_hand() -> None:
    """With a shuffle on offer beside the only card left, a guide is asked although the other hand is empty."""
    text = (
        "light: frodo@shire gimli@fangorn; dark: balrog@gondor warg@mordor orcs@mordor; light-hand magic; dark-hand 2"
    )
    state = begin(text, "balrog gondor-fangorn", {"shuffle": "manual"})
    guide = guide_for(state.setting)
    state.apply(0, next(a for a in state.actions(0) if a & 255 == CARD))
    actions = state.actions(1)
    assert len(actions) > 1
    assert guide.pick(state, 1, actions, Random(1)) & 255 == CARD
