"""What is in the box (case 79), and that the constants of the code are those of the data."""

import json
from collections import Counter

import msgspec

from bree.core.registry import game
from bree.games.fellowship import components as c


def test_case_79_sixty_hobbit_cards() -> None:
    cards = c.CARDS["hobbit"]
    assert sum(k["copies"] for k in cards) == 60
    assert sum(k["copies"] for k in cards if k["colour"] == "white") == 40
    assert {k["symbol"]: k["copies"] for k in cards if k["colour"] == "grey"} == dict.fromkeys(c.LINE_NAMES, 5)
    assert next(k for k in cards if k["symbol"] == "joker")["copies"] == 12


def test_case_79_thirty_five_feature_cards() -> None:
    cards = c.CARDS["feature"]
    assert Counter(k["colour"] for k in cards) == {"white": 11, "grey": 16, "yellow": 8}
    assert Counter(k["place"] for k in cards) == {
        "rivendell": 12,
        "moria": 2,
        "lothlorien": 12,
        "helms-deep": 4,
        "shelobs-lair": 2,
        "mordor": 3,
    }
    assert len({k["id"] for k in cards}) == 35
    assert len(c.CARDS["gandalf"]) == 5


def test_case_79_twenty_three_tiles_and_six_faces() -> None:
    assert sum(t["copies"] for t in c.TILES["tile"]) == 23
    assert [f["symbols"] for f in c.TILES["die"]] == [1, 2, 3, 2, 1, 0]


def test_C1_case_79_the_sums_of_the_boards() -> None:
    sums = []
    for board in c.BOARDS["board"]:
        spaces = [s.partition(":")[0] for line in c.LINE_NAMES for s in board.get(line, [])]
        kinds = Counter(spaces)
        sums.append(
            [
                kinds[k]
                for k in (
                    "ring",
                    "heart",
                    "sun",
                    "shield",
                    "big-shield",
                    "die",
                    "heal",
                    "card",
                )
            ]
        )
    assert sums == [
        [5, 3, 3, 9, 1, 2, 0, 1],
        [5, 3, 3, 11, 1, 1, 0, 3],
        [5, 3, 3, 11, 1, 2, 1, 1],
        [0, 3, 3, 19, 0, 3, 3, 3],
    ]
    assert [sum(line in board for line in c.LINE_NAMES) for board in c.BOARDS["board"]] == [3, 3, 3, 4]


def test_the_supply_of_shields_and_tokens_never_runs_short() -> None:
    ones = sum(s == "shield" for b in c.BOARDS["board"] for line in c.LINE_NAMES for s in b.get(line, []))
    points = sum(int(v) * n for v, n in c.HOBBITS["shields"].items())
    pool = sum(int(v) * n for v, n in c.HOBBITS["big_shields"].items())
    assert (points, pool) == (62, 12)
    assert ones == points - pool
    assert c.HOBBITS["tokens"] == {"ring": 5, "heart": 3, "sun": 3}


def test_constants_are_those_of_the_data() -> None:
    for name in (
        "athelas",
        "miruvor",
        "mithril",
        "staff",
        "belt",
        "elessar",
        "lembas",
        "phial",
        "pipe",
        "gollum",
    ):
        assert getattr(c, name.upper()) == c.feature(name)
    assert c.feature("riders-of-rohan") == c.RIDERS
    assert [n for i, n in enumerate(c.CARD_NAMES[9:]) if c.YELLOW_MASK >> i & 1] == [
        k["id"] for k in c.CARDS["feature"] if k["colour"] == "yellow"
    ]
    for number, name in enumerate(c.ASKED_NAMES):
        assert getattr(c, "ASK_GOLLUM" if name == "gollum" else name.upper().replace("-", "_")) == number
    for number, name in enumerate(c.GANDALF_NAMES):
        assert getattr(c, name.upper()) == number
    assert c.TILE_NAMES[c.TILE_EVENT :] == (
        "event",
        "event-or-three-cards",
        "event-or-three-things",
        "ring",
        "eye-or-two",
    )
    assert (
        c.FACE_NAMES[c.FACE_CARDS],
        c.FACE_NAMES[c.FACE_EYE],
        c.FACE_NAMES[c.FACE_BLANK],
    ) == ("cards", "eye", "blank")
    assert (len(c.TILE_NAMES), len(c.FACE_NAMES), len(c.CARD_NAMES)) == (
        c.TILE_KINDS,
        c.FACES,
        c.KINDS + c.FEATURES,
    )


def test_four_events_a_board_six_each_and_every_one_has_a_rule() -> None:
    assert Counter(e["place"] for e in c.EVENTS["event"]) == dict.fromkeys(
        ("moria", "helms-deep", "shelobs-lair", "mordor"), 6
    )
    assert all(rule.startswith("lotr:") for rule in c.ASKED_RULES)


def test_every_file_says_where_it_comes_from() -> None:
    for data in (c.CARDS, c.BOARDS, c.EVENTS, c.TILES, c.HOBBITS):
        assert data["provenance"] in ("rulebook", "public source")


def test_static_facts_travel_with_hyphens() -> None:
    static = json.loads(msgspec.json.encode(game("fellowship").static()))
    assert len(static["events"]) == 24
    assert len(static["feature-cards"]) == 35
