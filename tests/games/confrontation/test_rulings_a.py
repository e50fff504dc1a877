"""Rulings A1-A10: information and set-up."""

import json

import pytest

import bree
from bree.core.chance import EVERYTHING, SPECTATOR
from bree.games.confrontation.fields.shapes import ConfrontationPosition, Names
from tests.games.confrontation.table import Table

LIGHT_FRONT = ["arthedain", "cardolan", "rhudaur", "eregion", "enedwaith"]
DARK_FRONT = ["dagorlad", "gondor", "mirkwood", "fangorn", "rohan"]


def set_up(state: bree.State, seat: int, pieces: list[str]) -> None:
    parse = state.setting.game.notation.parse
    for piece, region in zip(pieces, DARK_FRONT if seat else LIGHT_FRONT, strict=True):
        state.apply(seat, parse(f"place {piece} {region}"))


def test_A1_four_of_nine_go_home() -> None:
    state = bree.make("confrontation", edition="2002")
    set_up(state, 0, ["merry", "gandalf", "aragorn", "pippin", "boromir"])
    set_up(state, 1, ["orcs", "shelob", "saruman", "balrog", "warg"])
    position = state.view(EVERYTHING).fields()
    assert isinstance(position, ConfrontationPosition)
    pieces = position.pieces
    assert sum(p.region == "shire" for p in pieces) == 4
    assert sum(p.region == "mordor" for p in pieces) == 4
    assert len(pieces) == 18


def test_A2_both_set_up_in_secret_at_once() -> None:
    state = bree.make("confrontation")
    assert state.waiting() == (0, 1)
    before = json.dumps(state.view(1).json())
    set_up(state, 0, ["merry", "gandalf", "aragorn", "pippin", "boromir"][:5])
    assert state.waiting() == (1,)
    after = state.view(1).json()
    after["waiting"] = [0, 1]
    setup = after["position"]["setup"]  # type: ignore[index]
    assert setup["light"] == {"made": None, "ready": True}
    setup["light"]["ready"] = False
    assert json.dumps(after) == before, "nothing but readiness is told before both are ready"


def test_A2_an_unfinished_set_up_is_not_even_counted() -> None:
    state = bree.make("confrontation")
    before = json.dumps(state.view(1).json())
    state.apply(0, state.actions(0)[3])
    assert json.dumps(state.view(1).json()) == before


PAIR = "light: frodo@shire sam+merry@eregion; dark: warg@mordor orcs@misty-mountains; turn dark"


def test_A3_hidden_pieces_of_a_region_are_interchangeable() -> None:
    hidden = [p for p in Table(PAIR).fields(1).pieces if p.region == "eregion"]
    assert len(hidden) == 2
    assert hidden[0] == hidden[1]
    assert hidden[0].face is None


def test_A3_automatic_shuffling_forgets_which_of_two_was_seen() -> None:
    t = Table("light: frodo@shire pippin@eregion merry@arthedain; dark: orcs@caradhras warg@mordor; turn light")
    t.do("pippin eregion-caradhras", "retreat eregion", "orcs caradhras-enedwaith", "merry arthedain-eregion")
    could = [p.could_be for p in t.fields(1).pieces if p.region == "eregion"]
    assert could[0] == could[1]
    assert set(could[0]) == {"frodo", "pippin", "merry"}


def test_A3_manual_shuffling_keeps_letters_until_the_owner_shuffles() -> None:
    t = Table(
        "light: frodo@shire pippin@eregion merry@arthedain; dark: orcs@caradhras warg@mordor; turn light",
        shuffle="manual",
    )
    t.do("pippin eregion-caradhras", "retreat eregion", "orcs caradhras-enedwaith", "merry arthedain-eregion")
    could = {p.token: set(p.could_be) for p in t.fields(1).pieces if p.region == "eregion"}
    assert {"pippin"} in could.values()
    t.do("light: shuffle eregion", "order 1")
    could = {p.token: set(p.could_be) for p in t.fields(1).pieces if p.region == "eregion"}
    assert all(len(c) == 3 for c in could.values())
    assert "shuffle eregion" not in t.may("light"), "once a turn is enough"


def test_A4_the_attacker_picks_and_chance_finds_among_hidden_ones() -> None:
    t = Table(PAIR).do("orcs misty-mountains-eregion")
    assert t.may("dark") == ["attack hidden"]
    t.do("attack hidden")
    assert t.waiting == ["chance"]
    assert t.state.chances() == [(a, 0.5) for a in t.state.actions(-1)]
    assert t.may("chance") == ["found sam", "found merry"]


def test_A4_with_letters_the_attacker_points_at_one() -> None:
    t = Table(PAIR, shuffle="manual").do("orcs misty-mountains-eregion")
    letters = sorted(t.letter(piece) for piece in ("sam", "merry"))
    assert [a for a in t.may("dark") if a.startswith("attack")] == [f"attack token {letter}" for letter in letters]
    t.do(f"attack token {t.letter('merry')}")
    assert t.at("merry") == "fallen", "the Orcs kill the first they attack"


def test_A5_a_shown_piece_may_be_singled_out() -> None:
    t = Table(
        "light: frodo@shire sam+merry@eregion; dark: warg@mordor orcs@misty-mountains; specials palantir; turn dark"
    )
    t.do("palantir eregion", "orcs misty-mountains-eregion")
    assert t.may("dark") == ["attack sam", "attack merry"]


def test_A5_frodo_shown_beside_sam_may_be_singled_out_next() -> None:
    t = Table("light: frodo+sam+merry@shire; dark: balrog@cardolan warg@mordor; turn dark")
    t.do("balrog cardolan-shire", "attack hidden", "found sam", "show frodo").cards("1", "6")
    assert t.at("sam") == "fallen"
    assert t.may("dark") == ["attack frodo", "attack hidden"]


def test_A6_pieces_hide_again_after_a_battle_and_after_a_retreat() -> None:
    t = Table("light: frodo@shire pippin@eregion; dark: orcs@caradhras warg@mordor; turn light")
    t.do("pippin eregion-caradhras")
    assert t.shown() == {"pippin", "orcs"}
    t.do("retreat eregion")
    assert t.shown() == set()


def test_A6_the_watcher_and_the_crebains_prey_stay_up() -> None:
    t = Table("light: frodo@shire faramir@eregion; dark: watcher@caradhras gollum@mordor; turn light", mode="variant")
    t.do("faramir eregion-caradhras").cards("1", "2")
    assert t.shown() == {"watcher"}
    t = Table("light: frodo@shire merry@eregion; dark: warg@mordor; specials crebain; turn dark")
    t.do("crebain eregion", "frodo shire-cardolan", "warg mordor-gondor")
    assert t.shown() == {"merry"}


def test_A7_discards_are_open() -> None:
    t = Table("light: frodo@shire merry@eregion; dark: balrog@misty-mountains warg@mordor; turn dark")
    t.do("balrog misty-mountains-eregion").cards("1", "eye")
    for seat in (0, 1, SPECTATOR):
        assert t.fields(seat).discards == Names(light=["1"], dark=["eye"])
        assert len(t.fields(seat).hands.dark) == 8


def test_A7_only_the_card_being_chosen_is_secret() -> None:
    t = Table("light: frodo@shire merry@eregion; dark: balrog@misty-mountains warg@mordor; turn dark")
    t.do("balrog misty-mountains-eregion", "light: card 5")
    for seat in (1, SPECTATOR):
        assert t.battle(seat).cards.light == "face-down"
        assert "5" in t.fields(seat).hands.light
    assert t.battle(0).cards.light == "5"


@pytest.mark.parametrize(
    ("position", "moves", "mode", "asked"),
    [
        (
            "light: frodo@shire merry@eregion; dark: orcs@caradhras balrog@mordor; turn light",
            ["merry eregion-fangorn"],
            "classic",
            "tunnel",
        ),
        (
            "light: frodo+merry@eregion sam@shire; dark: balrog@caradhras warg@mordor; turn dark",
            ["balrog caradhras-eregion", "attack hidden", "found frodo"],
            "classic",
            "sam",
        ),
        (
            "light: sam+merry@eregion frodo@shire; dark: balrog@caradhras warg@mordor; turn dark",
            ["balrog caradhras-eregion", "attack hidden", "found sam"],
            "classic",
            "show-frodo",
        ),
        (
            "light: theoden+faramir@eregion frodo+gandalf@shire; dark: uruk-hai@caradhras gollum@mordor; turn dark",
            ["uruk-hai caradhras-eregion", "attack hidden", "found faramir", "light: card 1", "dark: card 2"],
            "variant",
            "help",
        ),
    ],
)
def test_A8_questions_are_put_whoever_stands_there(position: str, moves: list[str], mode: str, asked: str) -> None:
    t = Table(position, mode=mode).do(*moves)
    assert t.asks == asked
    assert len(t.may(t.waiting[0])) == 1, "whoever cannot use it still seems to think"


def test_A9_draft_picks_are_open_by_default() -> None:
    state = bree.make("confrontation", mode="draft")
    for _ in range(9):
        for seat in (0, 1):
            state.apply(seat, state.actions(seat)[1])
    position = state.view(1).fields()
    assert isinstance(position, ConfrontationPosition)
    faces = position.faces
    assert faces.light[0] == "frodo-variant"


def test_A9_draft_picks_may_be_secret() -> None:
    state = bree.make("confrontation", mode="draft", draft_picks="secret")
    for _ in range(9):
        for seat in (0, 1):
            state.apply(seat, state.actions(seat)[1])
    position = state.view(1).fields()
    assert isinstance(position, ConfrontationPosition)
    faces = position.faces
    assert faces.light == [None] * 9
    assert faces.dark[0] == "orcs-variant"


@pytest.mark.parametrize(
    ("hunter", "prey"),
    [("merry", "witch-king-variant"), ("legolas", "flying-nazgul-variant"), ("gimli", "orcs-variant")],
)
def test_A10_names_mean_either_version_for_the_hunters(hunter: str, prey: str) -> None:
    t = Table(f"light: frodo@shire {hunter}@eregion; dark: {prey}@caradhras warg@mordor; turn light", mode="draft")
    t.do(f"{hunter} eregion-caradhras")
    assert t.at(prey) == "fallen"
    assert t.at(hunter) == "caradhras"


@pytest.mark.parametrize("gandalf", ["gandalf", "gandalf-variant"])
def test_A10_variant_saruman_beats_either_gandalf(gandalf: str) -> None:
    t = Table(
        f"light: frodo@shire {gandalf}@eregion; dark: saruman-variant@caradhras warg@mordor; turn light", mode="draft"
    )
    assert t.do(f"{gandalf} eregion-caradhras").at(gandalf) == "fallen"


def test_A10_variant_frodo_hands_the_ring_to_classic_sam() -> None:
    t = Table("light: frodo-variant@eregion sam@shire; dark: balrog@caradhras warg@mordor; turn dark", mode="draft")
    t.do("balrog caradhras-eregion").cards("1", "2")
    assert t.fields().ring_bearer == "sam"


def test_A10_classic_sam_stands_by_variant_frodo() -> None:
    t = Table("light: frodo-variant+sam@eregion; dark: balrog@caradhras warg@mordor; turn dark", mode="draft")
    t.do("balrog caradhras-eregion", "attack hidden", "found frodo-variant", "sam steps in").cards("1", "2")
    assert t.strengths() == (6, 7)
