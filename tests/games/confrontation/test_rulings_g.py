"""Rulings G1-G11: special cards."""

import pytest

import bree
from bree.core.chance import CHANCE
from bree.games.confrontation.fields.shapes import ConfrontationPosition
from tests.games.confrontation.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["2002", "2005"])


def specials(state: bree.State, seat: int = -2) -> dict[str, list[str]]:
    found = state.view(seat).fields()
    assert isinstance(found, ConfrontationPosition)
    return {"light": found.specials.light, "dark": found.specials.dark}


def test_G1_2002_two_each_face_up() -> None:
    state = bree.make("confrontation", edition="2002", specials="standard")
    assert specials(state) == {"light": ["shadowfax", "gandalf-the-white"], "dark": ["palantir", "recall-to-mordor"]}


def test_G1_2005_each_takes_two_of_four_and_they_lie_open() -> None:
    state = bree.make("confrontation", specials="standard")
    parse = state.setting.game.notation.parse
    assert state.waiting() == (0, 1)
    state.apply(0, parse("take gwaihir"))
    state.apply(0, parse("take shadowfax"))
    assert specials(state, 1)["light"] == []
    state.apply(1, parse("take crebain"))
    state.apply(1, parse("take palantir"))
    assert specials(state) == {"light": ["shadowfax", "gwaihir"], "dark": ["palantir", "crebain"]}


def test_G1_2005_light_names_a_number_and_chance_deals() -> None:
    state = bree.make("confrontation", specials="named")
    parse = state.setting.game.notation.parse
    assert state.waiting() == (0,)
    assert len(state.actions(0)) == 5
    state.apply(0, parse("name 1"))
    assert [p for _, p in state.chances()] == [0.25] * 4
    state.apply(CHANCE, parse("deal gwaihir"))
    state.apply(CHANCE, parse("deal crebain"))
    assert specials(state) == {"light": ["gwaihir"], "dark": ["crebain"]}
    assert state.waiting() == (0, 1)


def test_G1_an_explicit_list_as_a_handicap() -> None:
    state = bree.make("confrontation", specials="shadowfax+palantir")
    assert specials(state) == {"light": ["shadowfax"], "dark": ["palantir"]}


def test_G2_several_cards_in_one_turn_but_one_that_skips_it() -> None:
    t = Table(
        "light: frodo@shire merry@eregion;"
        "dark: warg@mordor orcs@rohan; specials palantir crebain recall-to-mordor; turn dark"
    )
    t.do("palantir eregion")
    assert "crebain merry" in t.may("dark")
    t.do("crebain merry")
    assert t.turn == "light"
    assert t.fields().specials.dark == ["recall-to-mordor"]


def test_G2_no_skipping_card_on_a_turn_forced_by_the_king() -> None:
    t = Table(
        "light: frodo@shire aragorn@eregion;"
        "dark: warg@mordor orcs@rohan; specials a-king-revealed crebain recall-to-mordor; turn light"
    )
    t.do("a-king-revealed rohan")
    assert t.may("dark") == ["orcs rohan-caradhras", "orcs rohan-gap-of-rohan"]


@EDITIONS
def test_G3_shadowfax_steps_and_moves_on_with_the_same_piece(edition: str) -> None:
    t = Table(
        "light: frodo@shire merry@mirkwood; dark: warg@dagorlad orcs@mordor; specials shadowfax; turn light",
        edition=edition,
    )
    assert "shadowfax merry mirkwood-dagorlad" not in t.may("light")
    t.do("shadowfax merry mirkwood-fangorn")
    moves = [a for a in t.may("light") if a != "rest"]
    assert moves == ["merry fangorn-rohan", "merry fangorn-dagorlad", "merry fangorn-gondor"]
    assert t.refuses("light", "frodo shire-arthedain")[0] == "Shadowfax carries the same piece on"
    t.do("merry fangorn-dagorlad")
    assert t.asks == "cards"
    assert t.fields().specials.light == []


@EDITIONS
def test_G3_the_balrog_ends_the_ride(edition: str) -> None:
    t = Table(
        "light: frodo@shire merry@eregion; dark: balrog@caradhras orcs@mordor; specials shadowfax; turn light",
        edition=edition,
    )
    t.do("shadowfax merry eregion-fangorn", "show balrog")
    assert t.at("merry") == "fallen"
    assert t.turn == "dark"


def test_G3_a_second_move_must_be_possible_in_2005() -> None:
    position = "light: frodo@shire merry@gondor aragorn@dagorlad; dark: warg@rohan; specials shadowfax; turn light"
    t = Table(position)
    assert "shadowfax merry gondor-mordor" not in t.may("light")
    assert "shadowfax merry gondor-mordor" in Table(position, edition="2002").may("light")


@EDITIONS
def test_G4_gandalf_the_white_returns_to_fangorn(edition: str) -> None:
    t = Table(
        "light: frodo@shire merry@fangorn; dark: warg@mordor; specials gandalf-the-white; turn light", edition=edition
    )
    t.do("gandalf-the-white")
    assert t.at("gandalf") == "fangorn"
    assert t.turn == "dark"
    for light, dark in (
        ("frodo@shire merry+sam@fangorn", "warg@mordor"),
        ("frodo@shire", "warg@fangorn"),
        ("frodo@shire gandalf@eregion", "warg@mordor"),
    ):
        no = Table(f"light: {light}; dark: {dark}; specials gandalf-the-white; turn light", edition=edition)
        assert "gandalf-the-white" not in no.may("light")


def test_G4_either_version_returns() -> None:
    t = Table("light: frodo@shire; dark: gollum@mordor; specials gandalf-the-white; turn light", mode="variant")
    assert t.do("gandalf-the-white").at("gandalf-variant") == "fangorn"


def test_G5_the_king_shows_aragorn_and_the_chosen_piece_must_move() -> None:
    t = Table(
        "light: frodo@shire aragorn@eregion; dark: warg+orcs@rohan balrog@mordor; specials a-king-revealed; turn light"
    )
    t.do("a-king-revealed rohan")
    assert t.may("chance") == ["found orcs", "found warg"]
    t.do("found warg")
    assert [f["piece"] for kind, rule, f in t.events if kind == "reveal"] == ["aragorn"]
    assert {a.split()[0] for a in t.may("dark")} == {"warg"}
    assert t.refuses("dark", "balrog mordor-gondor") == ("warg must move", "05:579")
    t.do("warg rohan-caradhras", "frodo shire-arthedain")
    assert {a.split()[0] for a in t.may("dark")} == {"warg", "orcs", "balrog"}
    dead = Table("light: frodo@shire; dark: warg+orcs@rohan; specials a-king-revealed; turn light")
    assert not [a for a in dead.may("light") if a.startswith("a-king")]


def test_G5_palantir_and_the_dark_of_mordor_remain() -> None:
    t = Table(
        "light: frodo@shire aragorn@eregion;"
        "dark: warg@rohan balrog@mordor; specials a-king-revealed palantir the-dark-of-mordor; turn light"
    )
    t.do("a-king-revealed rohan")
    kinds = {a.split()[0] for a in t.may("dark")}
    assert kinds == {"warg", "palantir", "the-dark-of-mordor"}
    t.do("the-dark-of-mordor balrog mordor-gondor")
    assert {a.split()[0] for a in t.may("dark")} == {"warg", "palantir"}


def test_G5_the_chosen_piece_may_make_the_extra_step() -> None:
    t = Table(
        "light: frodo@shire aragorn@eregion;"
        "dark: warg@rohan balrog@mordor; specials a-king-revealed the-dark-of-mordor; turn light"
    )
    t.do("a-king-revealed rohan", "the-dark-of-mordor warg rohan-caradhras")
    assert {a.split()[0] for a in t.may("dark")} == {"balrog"}


def test_G6_only_pieces_with_an_ordinary_step_can_be_chosen() -> None:
    t = Table(
        "light: frodo@eregion aragorn@rhudaur;"
        "dark: flying-nazgul@shire warg@mordor; specials a-king-revealed; turn light"
    )
    assert [a for a in t.may("light") if a.startswith("a-king")] == ["a-king-revealed mordor"]


@pytest.mark.parametrize("chosen", ["balrog", "warg"])
def test_G6_a_refusal_does_not_name_the_chosen_piece(chosen: str) -> None:
    """With shuffling by hand Light may act, and be refused, in Dark's turn."""
    other = "warg" if chosen == "balrog" else "balrog"
    t = Table(
        f"light: frodo@shire merry+pippin@cardolan aragorn@eregion; dark: {chosen}@rohan {other}@gondor;"
        "specials a-king-revealed; turn light",
        shuffle="manual",
    )
    token = next(p.token for p in t.fields(0).pieces if p.region == "rohan")
    t.do(f"a-king-revealed token {token}")
    assert t.may("light") == ["shuffle cardolan"]
    assert t.refuses("light", "merry cardolan-eregion") == ("it is not your turn", "05:90")
    assert t.refuses("dark", f"{other} gondor-fangorn") == (f"{chosen} must move", "05:579")


def test_G6_the_duty_lapses_if_the_piece_cannot_move() -> None:
    t = Table("light: frodo+sam@rohan; dark: warg@shire orcs@mordor; forced warg; turn dark")
    assert t.may("dark") == ["orcs mordor-dagorlad", "orcs mordor-gondor"]


def test_G7_gwaihir_carries_a_fighter_away() -> None:
    t = Table("light: frodo@shire boromir@eregion; dark: balrog@caradhras warg@mordor; specials gwaihir; turn dark")
    t.do("balrog caradhras-eregion")
    assert t.may("light") == [
        "gwaihir arthedain",
        "gwaihir cardolan",
        "gwaihir rhudaur",
        "gwaihir enedwaith",
        "no gwaihir",
    ]
    t.do("gwaihir rhudaur")
    assert t.at("boromir") == "rhudaur", "his text is replaced"
    assert t.at("balrog") == "eregion"
    warg = Table("light: frodo@shire boromir@eregion; dark: warg@caradhras orcs@mordor; specials gwaihir; turn dark")
    assert warg.do("warg caradhras-eregion").asks == "cards"
    nowhere = Table(
        "light: frodo@shire merry@caradhras;dark: balrog@rohan warg@eregion orcs@enedwaith; specials gwaihir; turn dark"
    )
    assert nowhere.do("balrog rohan-caradhras").asks == "cards"


def test_G8_palantir_2002_one_piece_at_the_start_of_the_turn() -> None:
    t = Table(
        "light: frodo@shire merry+sam@eregion; dark: balrog@caradhras warg@mordor; specials palantir; turn dark",
        edition="2002",
    )
    assert "palantir shire" not in t.may("dark")
    t.do("palantir eregion")
    assert t.may("chance") == ["found sam", "found merry"]
    t.do("found sam")
    assert t.shown() == {"sam"}
    t.do("balrog caradhras-eregion")
    assert t.may("dark") == ["attack sam", "attack hidden"]


def test_G8_palantir_2005_a_region_at_any_time_of_the_turn() -> None:
    position = (
        "light: frodo@shire merry+sam@eregion gimli@rhudaur;"
        "dark: balrog@caradhras warg@mordor; specials palantir; turn dark"
    )
    t = Table(position).do("palantir eregion")
    assert t.shown() == {"merry", "sam"}
    t = Table(position).do("balrog caradhras-eregion")
    assert t.may("dark") == ["attack hidden", "palantir rhudaur", "palantir eregion"]
    t.do("palantir eregion")
    assert t.may("dark") == ["attack sam", "attack merry"]
    between = Table(position).do("balrog caradhras-eregion", "attack hidden", "found merry").cards("1", "2")
    assert "palantir rhudaur" in between.may("dark")


def test_G8_what_the_palantir_showed_hides_when_darks_turn_ends() -> None:
    t = Table("light: frodo@shire merry+sam@eregion; dark: warg@mordor; specials palantir; turn dark")
    t.do("palantir eregion", "warg mordor-gondor")
    assert t.shown() == set()
    assert all(set(p.could_be) == {"merry", "sam"} for p in t.fields(1).pieces if p.region == "eregion")


@EDITIONS
def test_G9_recall_to_mordor(edition: str) -> None:
    t = Table(
        "light: frodo@shire; dark: warg+orcs@mordor balrog@shire; specials recall-to-mordor; turn dark".replace(
            "balrog@shire", "balrog@rohan"
        ),
        edition=edition,
    )
    assert [a for a in t.may("dark") if a.startswith("recall")] == ["recall balrog"]
    t.do("recall balrog")
    assert t.at("balrog") == "mordor"
    assert t.shown() == set()
    assert t.turn == "light"
    for light, dark in (
        ("frodo@shire sam@mordor", "balrog@rohan"),
        ("frodo@shire", "warg+orcs+saruman+shelob@mordor balrog@rohan"),
    ):
        no = Table(f"light: {light}; dark: {dark}; specials recall-to-mordor; turn dark", edition=edition)
        assert not [a for a in no.may("dark") if a.startswith("recall")]


def test_G10_the_dark_of_mordor() -> None:
    t = Table("light: frodo@shire merry@rohan; dark: warg@gondor orcs@mordor; specials the-dark-of-mordor; turn dark")
    assert "the-dark-of-mordor warg gondor-rohan" not in t.may("dark")
    t.do("the-dark-of-mordor warg gondor-fangorn")
    assert {a.split()[0] for a in t.may("dark")} == {"orcs"}
    assert t.refuses("dark", "warg fangorn-caradhras")[0] == "after The Dark of Mordor a different piece moves"
    alone = Table("light: frodo@shire; dark: warg@gondor; specials the-dark-of-mordor; turn dark")
    assert not [a for a in alone.may("dark") if a.startswith("the-dark")]


def test_G10_into_a_region_with_a_dark_piece_and_never_a_shown_watcher() -> None:
    t = Table(
        "light: frodo@shire;"
        "dark: watcher@gondor gollum@mordor orcs@rohan; kept watcher; specials the-dark-of-mordor; turn dark",
        mode="variant",
    )
    steps = {a for a in t.may("dark") if a.startswith("the-dark")}
    assert "the-dark-of-mordor gollum mordor-gondor" in steps
    assert not [a for a in steps if "watcher" in a]


def test_G10_a_winning_step_ends_the_game() -> None:
    t = Table("light: frodo@rohan; dark: witch-king@arthedain; specials the-dark-of-mordor; turn dark", mode="variant")
    assert t.do("the-dark-of-mordor witch-king-variant arthedain-shire").result() == ("dark", "witch-king-in-the-shire")


def test_G11_crebain_show_a_piece_for_good() -> None:
    t = Table(
        "light: frodo+sam@shire gandalf@eregion;"
        "dark: warg@mordor orcs@caradhras; specials crebain gandalf-the-white; turn dark"
    )
    assert [a for a in t.may("dark") if a.startswith("crebain")] == ["crebain shire", "crebain eregion"]
    t.do("crebain eregion")
    assert t.turn == "light"
    assert t.shown() == {"gandalf"}
    t.do("frodo shire-cardolan", "orcs caradhras-eregion")
    assert t.at("gandalf") == "fallen"
    t.do("gandalf-the-white")
    assert t.shown() == set(), "the new Gandalf is free of it"
