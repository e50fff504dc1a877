"""Positions and actions as text: round trips, short positions by hand, and refusals that name the place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from bree.core.chance import CHANCE, Random
from bree.core.errors import Malformed
from bree.games.confrontation.facts import GAME
from tests.games.confrontation.table import Table

MODES: list[dict[str, object]] = [
    {"edition": "2002", "specials": "standard"},
    {"specials": "standard"},
    {"mode": "variant", "specials": "named"},
    {"mode": "draft", "specials": "standard"},
    {"mode": "draft", "draft_picks": "secret"},
    {"shuffle": "manual", "specials": "standard"},
    {"shuffle": "manual", "mode": "draft", "draft_picks": "secret"},
]


@settings(max_examples=60, deadline=None)
@given(options=some.sampled_from(MODES), seed=some.integers(0, 10**6), length=some.integers(0, 120))
def test_positions_and_actions_read_back(options: dict[str, str], seed: int, length: int) -> None:
    state = GAME.start(GAME.setting(0, options))
    rng = Random(seed)
    for _ in range(length):
        if not state.waiting():
            break
        seat = state.waiting()[rng.below(len(state.waiting()))]
        actions = state.actions(seat)
        state.apply(seat, actions[rng.below(len(actions))])
    text = state.position()
    again = GAME.position(state.setting, text)
    assert again.position() == text
    for seat in (0, 1, CHANCE):
        assert list(again.actions(seat)) == list(state.actions(seat))
        for action in state.actions(seat):
            assert GAME.notation.parse(GAME.notation.text(action)) == action


def test_a_short_position_by_hand() -> None:
    t = Table("light: frodo@shire merry@mirkwood; dark: witch-king+orcs@dagorlad; turn light")
    assert t.state.position() == "light: frodo@shire merry@mirkwood\ndark: orcs+witch-king@dagorlad\nturn: light"


@pytest.mark.parametrize("separator", ["; ", "\n", " ;\n  "])
def test_sections_are_separated_by_semicolons_or_lines(separator: str) -> None:
    t = Table(separator.join(["light: frodo@shire", "dark: warg@mordor", "turn light"]))
    assert t.turn == "light"


@pytest.mark.parametrize("section", ["shown", "kept", "spied"])
def test_a_piece_laid_face_up_by_hand_shows_its_own_face(section: str) -> None:
    t = Table(
        f"light: frodo-variant@eregion; dark: uruk-hai@misty-mountains; {section}: frodo-variant; turn dark",
        mode="draft",
        draft_picks="secret",
    )
    seen = [(p.face, p.shown) for p in t.fields(1).pieces if p.side == "light"]
    assert seen == [("frodo-variant", True)]
    assert t.fields(1).faces.light[0] == "frodo-variant"


def test_letters_are_given_to_all_nine_or_to_none() -> None:
    position = "light: frodo@shire sam@arthedain; dark: warg@mordor; turn light"
    assert Table(position, shuffle="manual").turn == "light"
    with pytest.raises(Malformed, match="a letter of its own") as refused:
        Table(f"{position}; light-letters: frodo=a", shuffle="manual")
    assert refused.value.where == "position, line 4"


def test_a_letter_of_a_position_by_hand_does_not_tell_the_piece() -> None:
    """02:89, 05:102: as if the owner had shuffled; but the same position always has the same letters."""
    regions = ("shire", "cardolan", "rhudaur", "eregion", "rohan", "gondor", "mirkwood")
    first = set()
    for region in regions:
        lines = [f"light: frodo@arthedain sam+merry@{region}", "dark: warg@mordor", "turn light"]
        t = Table("; ".join(lines), shuffle="manual")
        assert t.state.position() == Table("; ".join(reversed(lines)), shuffle="manual").state.position()
        first.add(t.letter("sam") < t.letter("merry"))
    assert first == {True, False}


def test_bare_names_in_the_variant_game_mean_the_variant() -> None:
    t = Table("light: frodo@shire; dark: gollum@mordor; turn light", mode="variant")
    assert t.at("frodo-variant") == "shire"


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("light: frodo@shire; dark: sauron@mordor", "line 2", "no character 'sauron'"),
        ("light: frodo@bree; dark: warg@mordor", "line 1", "'bree' is not one of"),
        ("light: frodo; dark: warg@mordor", "line 1", "not `piece@region`"),
        ("light: frodo@shire+sam; dark: warg@mordor", "line 1", "'shire+sam' is not one of"),
        ("light: frodo@shire warg@shire; dark: orcs@mordor", "line 1", "not a light piece"),
        ("light: frodo@shire frodo@rohan; dark: warg@mordor", "line 1", "stands twice"),
        ("light: frodo@shire theoden@rohan; dark: warg@mordor", "line 1", "not in the classic game"),
        ("light: frodo+sam@caradhras; dark: warg@mordor", "line 1", "holds 1"),
        ("light: frodo@shire; dark: warg@shire", "line 2", "both sides stand in one region"),
        ("light: sam@shire; dark: warg@mordor", "line 1", "Ring-bearer"),
        ("light: frodo@shire; dark: warg@mordor; turn grey", "line 3", "'grey' is not one of"),
        ("light: frodo@shire; light: sam@shire; dark: warg@mordor", "line 2", "there twice"),
        ("light: frodo@shire; dark: warg@mordor; weather: rain", "line 3", "no line 'weather'"),
        ("light: frodo@shire; dark: warg@mordor; light-hand: 6", "line 3", "light has no card 6"),
        ("light: frodo@shire; dark: warg@mordor; light-hand: 1", "line 3", "one size"),
        ("light: frodo@shire; dark: warg@mordor; plies many", "line 3", "not a whole number"),
        ("light: frodo@shire; dark: warg@mordor; asks: tea", "line 3", "'tea' is not one of"),
        ("light: frodo@shire; dark: warg@mordor; battle: hasty", "line 3", "no 'hasty'"),
        ("light: frodo@shire; dark: warg@mordor; last: light shire", "line 3", "'shire' is not one of"),
        ("light: frodo@shire; dark: warg@mordor; ending: stuck", "line 3", "is missing"),
        ("light: frodo@shire; dark: warg@mordor; ready: 1", "line 3", "is missing"),
        (
            "light: frodo@shire; dark: warg@mordor; light-evidence: sam@shire | frodo@shire",
            "line 3",
            "same pieces",
        ),
        ("!", "line 1", "no line '!'"),
        ("light: frodo@shire; dark: warg@mordor; plies: 3 4", "line 3", "'4' means nothing here"),
        ("light: frodo@shire; dark: warg@mordor; plies: \u0663", "line 3", "not a whole number"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_its_place(text: str, where: str, why: str) -> None:
    with pytest.raises(Malformed) as refused:
        GAME.position(GAME.setting(), text)
    assert refused.value.where == f"position, {where}"
    assert why in refused.value.why


@pytest.mark.parametrize(
    ("action", "why", "rule"),
    [
        ("merry eregion-rhudaur", "pieces move forward, not sideways", "05:96"),
        ("merry eregion-cardolan", "pieces move forward, not backwards", "05:96"),
        ("gimli high-pass-misty-mountains", "nobody moves sideways in the mountains", "05:97"),
        ("sam fangorn-mirkwood", "the river carries nobody upstream", "05:105"),
        ("sam fangorn-eregion", "the tunnel leads from Eregion to Fangorn only", "05:106"),
        ("merry eregion-mordor", "mordor is not a neighbouring region ahead", "05:96"),
        ("frodo shire-arthedain", "arthedain is full of your pieces", "05:101"),
        ("warg mordor-gondor", "warg is not your piece", "05:94"),
        ("merry shire-arthedain", "merry does not stand in shire", "05:94"),
        ("theoden shire-arthedain", "theoden is not in this game", "05:240"),
        ("card 3", "first this must be decided: move", ""),
        ("retreat rohan", "there is no battle to leave", "05:160"),
        ("gwaihir rohan", "there is no battle to leave", "05:160"),
        ("shadowfax merry eregion-caradhras", "shadowfax is not among your special cards", "05:567"),
        ("shuffle shire", "two hidden pieces there are needed, and a region is shuffled once a turn", "05:102"),
        ("no help", "no help is not possible now: move is asked", ""),
    ],
)
def test_the_usual_mistakes_are_refused_with_the_rule(action: str, why: str, rule: str) -> None:
    t = Table(
        "light: frodo@shire merry@eregion sam@fangorn gimli@high-pass pippin+legolas@arthedain;"
        "dark: warg@mordor; turn light"
    )
    assert t.refuses("light", action) == (why, rule)


@pytest.mark.parametrize(("edition", "river", "tunnel"), [("2002", "02:91", "02:93"), ("2005", "05:105", "05:106")])
def test_dark_uses_neither_river_nor_tunnel(edition: str, river: str, tunnel: str) -> None:
    t = Table("light: frodo@shire; dark: warg@mirkwood orcs@eregion; turn dark", edition=edition)
    assert t.refuses("dark", "warg mirkwood-fangorn") == ("Dark does not use the river", river)
    assert t.refuses("dark", "orcs eregion-fangorn") == ("Dark does not use the tunnel", tunnel)


@pytest.mark.parametrize(
    ("light", "dark", "action", "why", "rule"),
    [
        (
            "treebeard@misty-mountains",
            "orcs@fangorn",
            "treebeard leaps misty-mountains-fangorn",
            "an ordinary step leads Treebeard to fangorn from there",
            "05:467",
        ),
        (
            "treebeard@cardolan",
            "orcs+watcher@fangorn",
            "treebeard leaps cardolan-fangorn",
            "Treebeard leaps to fangorn only while exactly one Dark piece is there",
            "05:467",
        ),
        (
            "treebeard@fangorn",
            "orcs@rohan",
            "treebeard leaps fangorn-fangorn",
            "Treebeard leaps to fangorn only while exactly one Dark piece is there",
            "05:467",
        ),
        (
            "treebeard@cardolan",
            "orcs@rohan",
            "treebeard leaps cardolan-rohan",
            "only Treebeard leaps, and only to fangorn",
            "05:467",
        ),
        (
            "treebeard@cardolan elrond@eregion",
            "orcs@fangorn",
            "elrond leaps eregion-fangorn",
            "only Treebeard leaps, and only to fangorn",
            "05:467",
        ),
        (
            "treebeard@cardolan elrond+sam@fangorn",
            "orcs@rohan",
            "treebeard leaps cardolan-fangorn",
            "fangorn is full of your pieces",
            "05:101",
        ),
    ],
)
def test_a_refused_leap_names_what_is_against_it(light: str, dark: str, action: str, why: str, rule: str) -> None:
    t = Table(f"light: frodo@shire {light}; dark: {dark}; turn light", mode="variant")
    assert t.refuses("light", action) == (why, rule)


def test_a_move_during_a_battle_is_refused() -> None:
    t = Table("light: frodo@shire merry@eregion; dark: balrog@caradhras warg@mordor; turn dark").do(
        "balrog caradhras-eregion"
    )
    assert t.refuses("light", "merry eregion-rhudaur")[0] == "first this must be decided: cards"
    assert t.refuses("light", "card 6")[0] == "the card 6 is not in your hand"


def test_a_retreat_nobody_is_asked_for_is_refused_as_too_early() -> None:
    t = Table("light: frodo@shire gimli@fangorn sam+merry@mirkwood; dark: shelob@dagorlad warg@gondor; turn light")
    t.do("gimli fangorn-dagorlad")
    for side in ("light", "dark"):
        for region in ("gondor", "mirkwood"):
            assert t.refuses(side, f"retreat {region}") == ("first this must be decided: cards", "")
            assert t.refuses(side, f"gwaihir {region}") == ("first this must be decided: cards", "")


def test_whoever_is_not_asked_learns_only_that_the_other_retreats() -> None:
    t = Table(
        "light: frodo@shire gimli@eregion sam+merry@arthedain; dark: balrog@caradhras warg+orcs@mordor; turn dark",
        shuffle="manual",
    )
    t.do("balrog caradhras-eregion").cards("retreat", "1")
    assert t.refuses("dark", "retreat arthedain") == ("first this must be decided: light-retreat", "")
    assert t.refuses("light", "retreat arthedain") == ("arthedain is full of your pieces", "05:160")


def test_dark_is_told_what_bars_its_own_retreat() -> None:
    t = Table("light: frodo@shire gimli@caradhras; dark: balrog@fangorn orcs+saruman@rohan; turn light", edition="2002")
    t.do("gimli caradhras-fangorn").cards("1", "retreat")
    assert t.may("dark") == ["retreat mirkwood", "stand"]
    assert t.refuses("dark", "retreat rohan") == ("rohan is full of your pieces", "02:105")


@pytest.mark.parametrize("seat", [2, 9, 64, 65, -9])
def test_seats_that_do_not_exist_are_refused(seat: int) -> None:
    t = Table("light: frodo@shire merry@eregion; dark: warg@mordor; turn light")
    action = int(t.state.actions(0)[0])
    with pytest.raises(Malformed, match="no seat"):
        t.state.actions(seat)
    with pytest.raises(Malformed, match="no seat"):
        t.state.apply(seat, action)
    with pytest.raises(Malformed, match="no seat"):
        t.state.view(seat)
    assert len(t.state.legal(seat)) == 0
    assert t.turn == "light"
