"""What a seat can work out, against brute force: every deal and every unseen choice counts alike."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations

import pytest

from bree.core.chance import SPECTATOR, Random
from bree.games.fellowship import evidence
from bree.games.fellowship.components import CARD_NAMES
from bree.games.fellowship.components import KINDS as FIRST_FEATURE
from bree.games.fellowship.sampling import belief_of
from bree.games.fellowship.view import FellowshipView
from tests.games.fellowship.careful import careful_game
from tests.games.fellowship.scene import GAME, Scene, journey, scene

CARDS = ("a", "a", "b", "c")
"""A small deck for the brute force: two alike and two different cards."""
LONG_GAME = 17
"""The seed of a game in which the spectator's pictures would pass the bound."""
KINDS = {"a": 0, "b": 1, "c": 2}


def small_belief() -> evidence.Belief:
    pool = 2 | 1 << 4 | 1 << 8
    return {((0, 0, pool), ((0, 0, 0),) * 3, ((),) * 3): 1}


def hands_of(belief: evidence.Belief) -> dict[tuple[str, ...], Fraction]:
    """The distribution of the three hands that a belief stands for."""
    found: defaultdict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    letters = {v: k for k, v in KINDS.items()}
    for (pools, slots, items), weight in belief.items():
        pool = [letters[c] for c in evidence.cards_of(pools[2], 2)]
        orders = list(permutations(range(len(pool))))
        for order in orders:
            left = [pool[i] for i in order]
            hands = []
            for seat in range(3):
                unseen = [left.pop() for _ in range(slots[seat][2])]
                hands.append("".join(sorted([letters[c] for c in items[seat]] + unseen)))
            found[tuple(hands)] += Fraction(weight, sum(belief.values()) * len(orders))
    return dict(found)


def test_brute_force_a_pass_the_viewer_did_not_see() -> None:
    """Seat 0 gave c to seat 1, who holds one unseen card; seat 1 passed one of the two to seat 2, unseen."""
    belief = evidence.drawn_unseen(small_belief(), 1, 2)
    belief = evidence.seen_from(belief, 2, KINDS["c"])
    belief = evidence.gained(belief, 1, KINDS["c"])
    belief = evidence.passed(belief, 1, 2)
    worlds: Counter[tuple[str, ...]] = Counter()
    for deal in permutations(range(4)):
        one, own = CARDS[deal[0]], CARDS[deal[1]]
        if own != "c":
            continue
        for passed in (0, 1):
            hand = [one, "c"]
            card = hand.pop(passed)
            worlds["", hand[0], card] += 1
    whole = sum(worlds.values())
    assert hands_of(belief) == {hands: Fraction(n, whole) for hands, n in worlds.items()}


def test_brute_force_then_the_receiver_shows_a_card() -> None:
    """After that seat 2, who drew one more card, shows an a: it was drawn, or passed on."""
    belief = evidence.drawn_unseen(small_belief(), 1, 2)
    belief = evidence.seen_from(belief, 2, KINDS["c"])
    belief = evidence.gained(belief, 1, KINDS["c"])
    belief = evidence.passed(belief, 1, 2)
    belief = evidence.drawn_unseen(belief, 2, 2)
    belief = evidence.shown(belief, 2, KINDS["a"])
    worlds: Counter[tuple[str, ...]] = Counter()
    for deal in permutations(range(4)):
        one, own, two = (CARDS[deal[i]] for i in (0, 1, 2))
        if own != "c":
            continue
        for passed in (0, 1):
            hand = [one, "c"]
            card = hand.pop(passed)
            second = [card, two]
            for i, shown in enumerate(second):
                if shown == "a":
                    worlds["", hand[0], "".join(second[:i] + second[i + 1 :])] += 1
    whole = sum(worlds.values())
    assert hands_of(belief) == {hands: Fraction(n, whole) for hands, n in worlds.items()}


def random_table(seed: int, most: int) -> None:
    """Three hands of a small deck, one haven card each: cards are drawn, shown, taken back and passed unseen."""
    rng, havens = Random(seed), [FIRST_FEATURE + f for f in range(3)]
    table = evidence.Evidence(3)
    pile = [kind for kind in range(4) for _ in range(4)]
    hands: list[list[int]] = [[], [], []]
    discards: list[int] = []
    pool = sum(1 << 4 * card for card in pile)
    table.beliefs = [{((7, 0, pool), ((0, 0, 0),) * 3, ((),) * 3): 1} for _ in range(4)]
    for seat, card in enumerate(havens):
        table.drawn(seat, card, 0)
        hands[seat].append(card)
    piles = evidence.HAVENS
    for _ in range(60):
        seat, other = int(rng.below(3)), int(rng.below(3))
        act = int(rng.below(6)) if hands[seat] and pile else 0
        if act <= 2 and pile:
            hands[seat].append(pile.pop(int(rng.below(len(pile)))))
            table.drawn(seat, hands[seat][-1], table.pile())
        elif hands[seat]:
            card = hands[seat].pop(int(rng.below(len(hands[seat]))))
            if act == 5 and other != seat:
                table.passed(seat, other, card)
                hands[other].append(card)
            elif act == 4 or card >= FIRST_FEATURE:
                table.shown(seat, card)
                table.gained(seat, card)
                hands[seat].append(card)
            else:
                table.shown(seat, card)
                discards.append(card)
        if not pile and discards:
            pile, discards, piles = discards, [], piles + 1
            table.reshuffled(sum(1 << 4 * card for card in pile))
        table.beliefs = [evidence.bounded(belief, most) for belief in table.beliefs]
        check_beliefs(table, hands, piles)


def check_beliefs(table: evidence.Evidence, hands: list[list[int]], piles: int) -> None:
    """Every viewer holds something possible, the counts add up, and what it is sure of is so."""
    assert table.pile() == piles
    for viewer, belief in enumerate(table.beliefs):
        assert belief
        for pools, slots, items in belief:
            for source, pool in enumerate(pools):
                unseen = sum(row[source] for row in slots)
                assert evidence.pool_size(pool, source) >= unseen
            for seat, hand in enumerate(hands):
                assert seat == viewer or sum(slots[seat]) + len(items[seat]) == len(hand)
        for seat, hand in enumerate(hands):
            if seat != viewer:
                assert not Counter(evidence.known(belief, seat)) - Counter(hand)


@pytest.mark.parametrize("most", [1, 8, 100])
def test_a_bounded_belief_is_never_empty_and_never_sure_of_what_is_not_so(most: int) -> None:
    for seed in range(12):
        random_table(seed, most)


def test_beyond_the_bound_piles_are_no_longer_told_apart() -> None:
    """Sam drew one card of each pile and shows one: of which pile it was is no longer asked."""
    belief: evidence.Belief = {((0, 0, 1, 1 << 4), ((0, 0, 0, 0), (0, 0, 1, 1)), ((), ())): 1}
    belief[(0, 0, 1 | 1 << 4, 0), ((0, 0, 0, 0), (0, 0, 2, 0)), ((), ())] = 2
    assert evidence.bounded(belief, 2) == belief
    assert evidence.bounded(belief, 1) == {((0, 0, 0, 1 | 1 << 4), ((0, 0, 0, 0), (0, 0, 0, 2)), ((), ())): 3}


def test_beyond_the_bound_cards_not_sure_go_back_to_the_unseen() -> None:
    """Pippin passed one of a and b on: each is known in one picture only; both know that Sam has c."""
    belief: evidence.Belief = {
        ((0, 0, 0), ((0, 0, 0),) * 3, ((), (0, 2), (1,))): 1,
        ((0, 0, 0), ((0, 0, 0),) * 3, ((), (1, 2), (0,))): 1,
    }
    one = ((0, 0, 0), (0, 0, 1), (0, 0, 1))
    assert evidence.bounded(belief, 1) == {((0, 0, 1 | 1 << 4), one, ((), (2,), ())): 2}


def test_a_long_game_of_five_passes_the_bound_and_stays_true() -> None:
    most = 0
    for s in careful_game(LONG_GAME, 5, hands="secret"):
        for viewer, belief in enumerate(s.evidence.beliefs):
            most = max(most, len(belief))
            assert belief_of(s, viewer) is belief
            for seat in range(5):
                if seat != viewer:
                    assert not Counter(evidence.known(belief, seat)) - Counter(s.hand(seat))
    assert most > evidence.MOST_PICTURES // 2


@pytest.mark.parametrize("seat", [0, 1, 2, SPECTATOR])
def test_samples_of_a_position_are_uniform(seat: int) -> None:
    """Five cards lie in three hands and the pile: every deal comes as often as it should."""
    rest = "wF*4 wT*7 wH*7 wR*7 white-joker*12 gF*5 gT*3 gH*5 gR*5"
    s = scene(
        f"hand frodo wF; hand sam wF; hand pippin gT; pile wF gT; discards {rest}; stack cards",
        3,
    )
    view = s.state.view(seat)
    rng, found, count = Random(3), Counter[str](), 1500
    for _ in range(count):
        sampled = journey(view.sample(rng))
        found["/".join(f"{h}:{f}" for h, f in zip(sampled.hobbits, sampled.features, strict=True))] += 1
    assert sampled.view(seat).json() == view.json()
    expected = exact_distribution(s, seat)
    assert set(found) == set(expected)
    for world, share in expected.items():
        error = (float(share) * (1 - float(share)) / count) ** 0.5
        assert abs(found[world] / count - float(share)) < 5 * error + 1e-9


def exact_distribution(s: Scene, seat: int) -> dict[str, Fraction]:
    """All ways to deal the unseen hobbit cards to the unseen hands, as the sample should meet them."""
    state = s.state
    unseen: list[int] = []
    holders = [other for other in range(3) if other != seat]
    for packed in [state.pile, *(state.hobbits[o] for o in holders)]:
        unseen += [k for k in range(9) for _ in range(int(packed) >> 4 * k & 15)]
    found: Counter[str] = Counter()
    orders = list(permutations(unseen))
    for order in orders:
        left = list(order)
        hands = [int(h) for h in state.hobbits]
        for o in holders:
            hands[o] = sum(1 << 4 * left.pop() for _ in range(int(state.size[o])))
        found["/".join(f"{h}:0" for h in hands)] += 1
    return {world: Fraction(n, len(orders)) for world, n in found.items()}


def test_a_card_passed_is_known_to_giver_and_receiver_only() -> None:
    s = scene("hand sam miruvor gF; hand pippin gT gH; stack cards").do("sam", "use miruvor from pippin to merry")
    s.do("pippin", "choose gT")
    known = [s.seen(v).hands[3] for v in (0, 1, 2, 3, SPECTATOR)]
    assert [k.known for k in known] == [[], [], ["grey-travelling"], [], []]
    assert [k.cards for k in known] == [None, None, None, ["grey-travelling"], None]
    event = next(e for e in s.state.events if e.kind == "card-passed")
    assert [event.seen_by(v) == {"seat": 2, "to-seat": 3} for v in range(4)] == [
        True,
        True,
        False,
        False,
    ]


def test_cards_taken_back_are_known_to_everybody_until_played() -> None:
    s = scene("hand sam gF gF gT; stack event 4").do("sam", "give gF", "take back")
    assert s.seen(0).hands[1].known == ["grey-fighting"]
    s.do("sam", "give gF")
    assert s.seen(0).hands[1].known == []


def test_feature_cards_from_a_line_are_known() -> None:
    s = scene("active sam; hand sam gH; stack cards").do("sam", "play gH")
    assert s.seen(0).hands[1].known == ["book"]


def test_after_a_reshuffle_old_cards_are_told_from_new_ones() -> None:
    """Sam drew the last two of the old pile, then one of the new one: the old two can only be what was left of it."""
    rest = "wT*7 wH*7 wR*7 white-joker*12 gF*5 gT*5 gH*5 gR*5"
    s = scene(f"pile wF gT; discards wF*6 {rest.replace('gT*5', 'gT*4')}; stack draw 1 3 182").draw("wF", "gT", "gH")
    rng = Random(1)
    for _ in range(30):
        sampled = journey(s.state.view(0).sample(rng))
        assert sampled.hobbits[1] & 15 >= 1
        assert sampled.hobbits[1] >> 24 & 15 >= 1


def test_a_world_sampled_after_a_reshuffle_is_written_read_and_played_on() -> None:
    rest = "wT*7 wH*7 wR*7 white-joker*12 gF*5 gT*4 gH*5 gR*5"
    s = scene(f"pile wF gT; discards wF*6 {rest}; stack draw 2 1 182, draw 1 3 182").draw("wF", "gT")
    text = s.state.view(0).sample(Random(1)).position()
    again = journey(GAME.position(s.state.setting, text))
    again.apply(-1, again.actions(-1)[0])
    assert again.size[1] == s.state.size[1] + 1
    assert GAME.position(again.setting, again.position()).position() == again.position()


def test_the_other_hands_are_not_in_the_view() -> None:
    s = scene("hand sam aragorn gF; hand pippin gT; stack cards")
    view = s.state.view(2)
    assert isinstance(view, FellowshipView)
    assert view.blank.features[1] == 0
    assert view.blank.hobbits[1] == 0
    assert view.blank.pile == 0
    assert "aragorn" not in str(view.json()["position"])
    assert CARD_NAMES[9] == "aragorn"


def test_open_hands_are_seen_by_everybody() -> None:
    s = scene("hand sam aragorn; stack cards", hands="open")
    assert s.seen(SPECTATOR).hands[1].cards == ["aragorn"]
