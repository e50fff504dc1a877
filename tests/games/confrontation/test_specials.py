"""The eight special cards, in both wordings where they differ, and when they may not be played."""

import pytest

from bree.games.confrontation.components import EDITIONS
from bree.games.confrontation.fields.shapes import Names
from tests.games.confrontation.table import Table

BOTH = pytest.mark.parametrize("edition", ["2002", "2005"])


def test_2002_has_four_and_2005_eight() -> None:
    assert len(EDITIONS["2002"]["special-cards"]) == 4
    assert len(EDITIONS["2005"]["special-cards"]) == 8


@BOTH
@pytest.mark.parametrize("card", ["shadowfax", "gandalf-the-white", "palantir", "recall-to-mordor"])
def test_each_card_is_used_once(edition: str, card: str) -> None:
    t = Table(
        f"light: frodo@shire merry@eregion;"
        f"dark: warg@mordor orcs@rohan;"
        f"specials {card}; turn {'light' if card in ('shadowfax', 'gandalf-the-white') else 'dark'}",
        edition=edition,
    )
    play = next(a for a in t.may("light") + t.may("dark") if a.startswith((card, "recall")))
    t.do(play)
    assert t.fields().specials == Names(light=[], dark=[])


def test_shadowfax_2002_the_second_move_is_a_may() -> None:
    t = Table("light: frodo@shire merry@eregion; dark: warg@mordor; specials shadowfax; turn light", edition="2002")
    t.do("shadowfax merry eregion-caradhras", "rest")
    assert t.at("merry") == "caradhras"
    assert t.turn == "dark"


def test_shadowfax_2005_the_second_move_is_a_must() -> None:
    t = Table("light: frodo@shire merry@eregion; dark: warg@mordor; specials shadowfax; turn light")
    t.do("shadowfax merry eregion-caradhras")
    assert t.may("light") == ["merry caradhras-fangorn", "merry caradhras-rohan"]


def test_shadowfax_lets_aragorn_use_his_power_afterwards() -> None:
    t = Table(
        "light: frodo@shire aragorn@arthedain; dark: warg@cardolan orcs@enedwaith; specials shadowfax; turn light"
    )
    t.do("shadowfax aragorn arthedain-eregion")
    assert t.goes("aragorn") == {"misty-mountains", "caradhras", "fangorn", "cardolan", "enedwaith"}


@BOTH
def test_gandalf_the_white_costs_the_turn(edition: str) -> None:
    t = Table("light: frodo@shire; dark: warg@mordor; specials gandalf-the-white; turn light", edition=edition)
    t.do("gandalf-the-white")
    assert t.turn == "dark"
    seen = next(p for p in t.fields(1).pieces if p.region == "fangorn")
    assert seen.could_be == ["gandalf"]
    assert seen.shown is False


def test_a_king_revealed_points_at_a_hidden_piece() -> None:
    t = Table("light: frodo@shire aragorn@rhudaur; dark: warg+orcs@rohan; specials a-king-revealed; turn light")
    t.do("a-king-revealed rohan", "found orcs")
    marked = [p for p in t.fields(0).pieces if p.marks == ["must-move"]]
    assert len(marked) == 1
    assert marked[0].face is None, "Light points at it but does not learn who it is"
    assert t.shown() == set(), "Aragorn hides again"


def test_a_king_revealed_cannot_choose_a_shown_watcher() -> None:
    t = Table(
        "light: frodo@shire aragorn@rhudaur;"
        "dark: watcher@rohan gollum@mordor; kept watcher; specials a-king-revealed; turn light",
        mode="variant",
    )
    assert [a for a in t.may("light") if a.startswith("a-king")] == ["a-king-revealed mordor"]


def test_gwaihir_replaces_the_text() -> None:
    t = Table("light: frodo@shire merry@eregion; dark: witch-king@caradhras warg@mordor; specials gwaihir; turn dark")
    t.do("witch-king caradhras-eregion", "gwaihir cardolan")
    assert t.at("witch-king") == "eregion"
    assert t.at("merry") == "cardolan"
    assert t.fields().specials.light == []


def test_gwaihir_follows_the_river_limit() -> None:
    t = Table("light: frodo@shire merry@rohan; dark: balrog@gondor warg@mordor; specials gwaihir; turn dark")
    t.do("balrog gondor-rohan")
    assert t.may("light") == ["gwaihir caradhras", "gwaihir gap-of-rohan", "no gwaihir"]


def test_palantir_2002_only_at_the_start() -> None:
    t = Table(
        "light: frodo@shire merry+sam@eregion; dark: balrog@caradhras warg@mordor; specials palantir; turn dark",
        edition="2002",
    )
    t.do("balrog caradhras-eregion")
    assert t.may("dark") == ["attack hidden"]


def test_palantir_never_looks_into_the_shire() -> None:
    for edition in ("2002", "2005"):
        t = Table("light: frodo+sam@shire; dark: warg@mordor; specials palantir; turn dark", edition=edition)
        assert not [a for a in t.may("dark") if a.startswith("palantir")]
        assert t.refuses("dark", "palantir shire")[1] == ("02:152" if edition == "2002" else "05:593")


@BOTH
def test_recall_to_mordor_costs_the_turn_and_tells_nothing(edition: str) -> None:
    t = Table("light: frodo@shire; dark: warg+orcs@rohan; specials recall-to-mordor; turn dark", edition=edition)
    t.do("recall warg")
    assert t.turn == "light"
    for region in ("rohan", "mordor"):
        seen = next(p for p in t.fields(0).pieces if p.region == region)
        assert set(seen.could_be) == {"warg", "orcs"}


def test_the_dark_of_mordor_is_an_extra_step() -> None:
    t = Table("light: frodo@shire; dark: warg@rohan orcs@gondor; specials the-dark-of-mordor; turn dark")
    t.do("the-dark-of-mordor warg rohan-caradhras", "orcs gondor-rohan")
    assert t.at("warg") == "caradhras"
    assert t.at("orcs") == "rohan"
    assert t.turn == "light"


def test_crebain_reach_the_shire_too() -> None:
    t = Table("light: frodo+sam@shire; dark: warg@mordor; specials crebain; turn dark")
    t.do("crebain shire", "found sam")
    assert t.shown() == {"sam"}
    assert [p.face for p in t.fields(1).pieces if p.region == "shire"] == ["sam", None]


def test_letters_are_pointed_at_one_by_one() -> None:
    position = "light: frodo@shire aragorn+sam@eregion; dark: warg+orcs@rohan; specials {}; turn {}"
    crebain = Table(position.format("crebain", "dark"), shuffle="manual")
    letters = sorted(crebain.letter(piece) for piece in ("frodo", "aragorn", "sam"))
    assert [a for a in crebain.may("dark") if a.startswith("crebain")] == [f"crebain token {c}" for c in letters]
    assert crebain.do(f"crebain token {crebain.letter('sam')}").shown() == {"sam"}
    king = Table(position.format("a-king-revealed", "light"), shuffle="manual")
    king.do(f"a-king-revealed token {king.letter('warg')}")
    assert {a.split()[0] for a in king.may("dark") if not a.startswith("shuffle")} == {"warg"}
    old = Table(position.format("palantir", "dark"), shuffle="manual", edition="2002")
    assert old.do(f"palantir token {old.letter('aragorn')}").shown() == {"aragorn"}
