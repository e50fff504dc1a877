"""The component set: as the rulebook counts it, checked with the line of each fault, and replaceable."""

import pytest

import bree
from bree.core.errors import Malformed
from bree.core.record import Record, replay
from bree.games.quest.components import kit
from bree.games.quest.fields.static import static
from tests.games.quest.table import FACTS, GAME

TEXT: str = GAME.default_components()


def line_of(part: str) -> int:
    return TEXT[: TEXT.index(part)].count("\n") + 1


def test_the_rulebook_counts() -> None:
    assert sum(t.count for t in FACTS.tiles.values()) == 48
    for colour, count in (("blue", 8), ("green", 8), ("yellow", 8), ("brown", 20)):
        assert sum(t.count for t in FACTS.tokens.values() if t.colour == colour) == count


def test_landscapes_are_even_and_mountains_never_side_by_side() -> None:
    sections = "".join(t.sections * t.count for t in FACTS.tiles.values())
    assert [sections.count(letter) for letter in "FPWM"] == [49, 49, 49, 45]
    assert all("MM" not in t.sections + t.sections[0] for t in FACTS.tiles.values())


def test_every_entry_says_where_it_comes_from() -> None:
    sources = {t.source for t in FACTS.tiles.values()} | {t.source for t in FACTS.tokens.values()}
    assert sources <= {"rulebook", "public source", "reconstruction"}
    assert FACTS.tiles["Q00"].source == "public source"
    assert FACTS.tiles["Q01"].source == "reconstruction"


@pytest.mark.parametrize(
    ("old", "new", "why", "line"),
    [
        ('sections = "FMPW"', 'sections = "FMPP"', "one section of each", line_of('sections = "FMPW"')),
        ('sections = "MFWP"', 'sections = "MFW"', "four letters", line_of('sections = "MFWP"')),
        ('sections = "MFWP"', 'sections = "MFXP"', "four letters", line_of('sections = "MFWP"')),
        ('sections = "MFWP"', 'sections = "MMMM"', "one landscape alone", line_of('sections = "MFWP"')),
        ('sections = "MFWP"', 'sections = "FPWM"', "this is Q01 turned", line_of('sections = "MFWP"')),
        ("[tile.Q36]", "[tile.Q48]", "Q01 to Q47", line_of("[tile.Q36]")),
        ('"WMWP"\ncount = 1', '"WMWP"\ncount = 2', "47 tiles besides the Shire, not 48", line_of("[tile.Q00]")),
        ('"WMWP"\ncount = 1', '"WMWP"\ncount = 0', "from 1 to 47", line_of('"WMWP"') + 1),
        ("[encounter.ring]", "[encounter.rings]", "are called", line_of("[encounter.ring]")),
        (
            '"green"\ncount = 1\npoints = 3',
            '"green"\ncount = 2\npoints = 3',
            "8 green tiles, not 9",
            line_of("[encounter.gandalf]"),
        ),
        ("points = 4", "points = 10", "from 0 to 9", line_of("points = 4")),
        ("dots = 2", "dots = 3", "from 0 to 2", line_of("dots = 2")),
        ('colour = "yellow"', 'colour = "green"', "yellow in the rulebook", line_of('colour = "yellow"')),
        (
            'source = "public source"',
            'source = "hearsay"',
            "source must be one of",
            line_of('source = "public source"'),
        ),
        ('"bree-quest-1"', '"bree-duel-1"', "this set is for duel", line_of("format")),
    ],
)
def test_faults_are_refused_with_their_line(old: str, new: str, why: str, line: int) -> None:
    with pytest.raises(Malformed, match=why) as refused:
        GAME.check_components(TEXT.replace(old, new, 1))
    assert refused.value.where == f"line {line}"


def test_the_default_set_is_right_and_a_missing_tile_is_not() -> None:
    GAME.check_components(TEXT)
    with pytest.raises(Malformed, match=r"encounter\.ent\] is missing"):
        GAME.check_components(TEXT.replace("[encounter.ent]", "[other.ent]"))


def test_a_replaced_set_is_played_with_and_named_in_the_record() -> None:
    mine = TEXT.replace("points = 4", "points = 7")
    state = bree.make("quest", components=mine)
    assert state.setting.components_digest()
    assert static(kit(mine)).tokens["shelob"].points == 7
    record = Record(state.setting)
    record.play(-1, record.state.actions(-1)[0])
    assert replay(record.lines(), mine).state.digest() == record.state.digest()
    with pytest.raises(Malformed, match="component set"):
        replay(record.lines())
    with pytest.raises(Malformed, match="one of"):
        bree.make("quest", components=TEXT.replace('source = "public source"', 'source = "hearsay"', 1))
