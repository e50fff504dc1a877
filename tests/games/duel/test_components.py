"""The component set: what comes with the game, what is refused and where, and games played with another set."""

import re

import pytest
from msgspec import UNSET

import bree
from bree.components import check, replaceable
from bree.core.errors import Malformed
from bree.core.record import Record, replay
from bree.games.duel.components import cards_of
from bree.games.duel.fields.static import static
from tests.games.duel.table import GAME, do, energy

OWN = replaceable(GAME).default_components()
FACES = static(cards_of("")).cards


GANDALFS = ("balance", "ruse", "magic", "mirror", "wrath", "spell")
BALROGS = ("feint", "strength", "power", "trick", "riposte")


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def entry(card: str) -> str:
    found = re.search(rf"\[card\.{card}\](?:\n.+)+\n", OWN)
    assert found
    return found[0]


def test_the_own_set_is_right() -> None:
    assert check(OWN).id == "duel"


def test_27_cards_a_side_and_the_eleven_specials() -> None:
    assert len(FACES) == 54
    specials = {face.special for face in FACES.values()} - {UNSET}
    assert specials == {*GANDALFS, *BALROGS}


def test_21_cards_are_the_same_in_both_decks() -> None:
    for number in range(1, 22):
        gandalf, balrog = FACES[f"G{number:02}"], FACES[f"B{number:02}"]
        assert (gandalf.left, gandalf.right) == (balrog.left, balrog.right)


def test_the_points_are_spread_evenly() -> None:
    plain = [FACES[f"G{number:02}"] for number in range(1, 21)]
    for line in (1, 2, 3, 4):
        assert sum(line in face.left for face in plain) == 10
        assert sum(line in face.right for face in plain) == 10


def test_only_the_balrog_has_four_and_four() -> None:
    full = [name for name, face in FACES.items() if len(face.left) == len(face.right) == 4]
    assert full == ["B27"]
    assert FACES["B27"].source == "public source"


@pytest.mark.parametrize(
    ("wrong", "line", "why"),
    [
        (OWN.replace(entry("G27"), ""), line_of(OWN, "[card.G26]"), "gandalf has 26 cards, not 27: G27, spell,"),
        (OWN.replace(entry("B25"), ""), None, "balrog has 26 cards, not 27: B25, trick,"),
        (OWN.replace('left = "234"', 'left = "235"', 1), line_of(OWN, 'left = "234"'), "a point on line '5'"),
        (OWN.replace('left = "234"', 'left = "233"', 1), line_of(OWN, 'left = "234"'), "line 3 twice"),
        (OWN.replace('left = "234"', "left = 234", 1), line_of(OWN, 'left = "234"'), "must be a text"),
        (OWN.replace('special = "mirror"', 'special = "wrath"'), line_of(OWN, 'special = "mirror"'), '"mirror"'),
        (OWN.replace('special = "mirror"\n', ""), line_of(OWN, "[card.G25]"), '"mirror"'),
        (OWN.replace("[card.G03]", '[card.G03]\nspecial = "wrath"'), None, "not for a special card"),
        (OWN.replace("[card.G03]", "[card.G28]"), line_of(OWN, "[card.G03]"), "no card 'G28'"),
        (OWN.replace("[card.G03]", "[card.G02]"), line_of(OWN, "[card.G03]"), "twice|Cannot declare"),
        (OWN + "\nleft = [", OWN.count("\n") + 2, "Invalid|Unclosed"),
        (OWN.replace("duel = 15", "duel = 99"), line_of(OWN, "duel = 15"), "from 1 to 60"),
        (OWN.replace("final = 20", "final = 12"), line_of(OWN, "final = 20"), "from 15 to 60"),
        (OWN.replace("zero_is_negative = false", "zero_is_negative = 0"), None, "true or false"),
        (OWN.replace("steps = 5", ""), line_of(OWN, "[bridge]"), "steps is missing"),
        (OWN.replace("[bridge]", "[ladder]"), line_of(OWN, "[bridge]"), "no 'ladder'"),
        (OWN.replace("loss = 2", "loss = 2\nluck = 1"), line_of(OWN, "loss = 2") + 1, "no 'luck'"),
        (OWN.replace('source = "public source"', 'source = "a friend"', 1), None, "source must be one of"),
        (OWN.replace("bree-duel-1", "bree-quest-1"), line_of(OWN, "format"), "a set for quest"),
        (OWN.replace("bree-duel-1", "cards"), line_of(OWN, "format"), "begins with format"),
        (OWN.replace(entry("G21"), entry("G21").replace('left = ""', 'left = "1"')), None, "exhaustion"),
        (OWN.replace(entry("B22"), entry("B22").replace('left = ""', 'left = "1"')), None, "Feint has no points"),
    ],
)
def test_a_wrong_set_is_refused_with_its_line(wrong: str, line: int | None, why: str) -> None:
    assert wrong != OWN
    with pytest.raises(Malformed, match=why) as refused:
        GAME.setting(0, {}, wrong)
    assert re.fullmatch(r"line \d+", refused.value.where)
    if line is not None:
        assert refused.value.where == f"line {line}"


def other_set() -> str:
    """Exhaustion's neighbour G20 hits twice as hard, the bridge is short, and zero is negative."""
    text = OWN.replace(entry("G20"), entry("G20").replace('right = "2"', 'right = "12"'))
    text = text.replace("steps = 5", "steps = 2").replace("loss = 2", "loss = 4")
    return text.replace("zero_is_negative = false", "zero_is_negative = true").replace("duel = 15", "duel = 12")


def at(text: str) -> bree.State:
    setting = GAME.setting(0, {}, other_set())
    return GAME.position(setting, text)


def test_states_follow_their_component_set() -> None:
    hands = "hand: G01 G02 G03 G05 B21 B23 B01 B02"
    assert energy(do(at(f"row: G20; turn: balrog; {hands}"), "play B21")) == [12, 10]
    assert energy(do(at(f"row: G16; turn: balrog; {hands}"), "play B23")) == [7, 12]
    ended = do(at(f"row: G20; turn: balrog; energy: 9 2; {hands}"), "play B21")
    assert ended.outcome().reason == "top-of-bridge"  # type: ignore[union-attr]


def test_a_record_names_its_component_set() -> None:
    setting = GAME.setting(0, {}, other_set())
    record = Record(setting)
    record.play(-1, record.state.actions(-1)[0])
    lines = record.lines()
    assert replay(lines, other_set()).whole
    with pytest.raises(Malformed, match="played with the component set"):
        replay(lines)


def test_static_facts_follow_the_set() -> None:
    assert static(cards_of(other_set())).bridge == 2
    assert static(cards_of("")).bridge == 5


def test_the_page_is_told_which_cards_are_what() -> None:
    special = {card: face.special for card, face in FACES.items()}
    assert (special["B22"], special["G25"]) == ("feint", "mirror")
    assert [card for card, face in FACES.items() if face.exhaustion] == ["G21", "B21"]
    assert static(cards_of("")).look_gap == 3
