"""Every row of the comparison of the two editions."""

import pytest

import bree
from bree.core.errors import Malformed
from bree.games.confrontation.components import EDITIONS
from bree.games.confrontation.facts import GAME
from bree.games.confrontation.fields.static import ConfrontationStatic
from tests.games.confrontation.table import Table

BOTH = pytest.mark.parametrize("edition", ["2002", "2005"])


def test_characters() -> None:
    assert EDITIONS["2002"]["modes"] == ["classic"]
    assert EDITIONS["2005"]["modes"] == ["classic", "variant", "draft"]
    for mode in ("variant", "draft"):
        with pytest.raises(Malformed, match="2002 edition has no"):
            bree.make("confrontation", edition="2002", mode=mode)


def test_special_cards() -> None:
    with pytest.raises(Malformed, match="2005 edition"):
        bree.make("confrontation", edition="2002", specials="named")
    with pytest.raises(Malformed, match="'gwaihir' is not one of"):
        bree.make("confrontation", edition="2002", specials="gwaihir")
    with pytest.raises(Malformed, match="listed twice"):
        bree.make("confrontation", specials="gwaihir+gwaihir")
    with pytest.raises(Malformed, match="only a draft"):
        bree.make("confrontation", draft_picks="secret")


def test_moria_region() -> None:
    static = GAME.static()
    assert isinstance(static, ConfrontationStatic)
    caradhras = next(r for r in static.regions if r.id == "caradhras")
    assert (caradhras.name_2002, caradhras.name_2005) == ("Moria", "Caradhras")


@BOTH
def test_balrog_in_the_tunnel_is_a_choice(edition: str) -> None:
    t = Table("light: frodo@shire merry@eregion; dark: balrog@caradhras warg@mordor; turn light", edition=edition)
    assert t.do("merry eregion-fangorn").may("dark") == ["show balrog", "let pass"]


@pytest.mark.parametrize(("edition", "shown"), [("2002", 1), ("2005", 2)])
def test_palantir(edition: str, shown: int) -> None:
    t = Table("light: frodo@shire merry+sam@eregion; dark: warg@mordor; specials palantir; turn dark", edition=edition)
    t.do("palantir eregion")
    if edition == "2002":
        t.do("found sam")
    assert len(t.shown()) == shown


@pytest.mark.parametrize(("edition", "may_rest"), [("2002", True), ("2005", False)])
def test_shadowfax_second_move(edition: str, may_rest: bool) -> None:
    t = Table("light: frodo@shire merry@eregion; dark: warg@mordor; specials shadowfax; turn light", edition=edition)
    assert ("rest" in t.do("shadowfax merry eregion-caradhras").may("light")) == may_rest


BATTLE = "light: frodo@shire gimli@fangorn; dark: balrog@gondor warg@mordor; turn dark;"


def battle(edition: str, hands: str = "") -> Table:
    return Table(BATTLE + hands, edition=edition).do("balrog gondor-fangorn")


@BOTH
def test_elven_cloak_v_magic_for_a_strength(edition: str) -> None:
    t = battle(edition, "light-hand: elven-cloak; dark-hand: magic").cards("elven-cloak", "magic").do("magic picks 6")
    assert t.strengths() == (3, 5)


@BOTH
def test_magic_with_an_empty_discard(edition: str) -> None:
    assert battle(edition).cards("magic", "1").strengths() == (3, 6)


@pytest.mark.parametrize(("edition", "optional"), [("2002", True), ("2005", False)])
def test_magic(edition: str, optional: bool) -> None:
    t = battle(edition, "light-hand: magic; dark-hand: 1").cards("magic", "1")
    assert ("magic stays" in t.may("light")) == optional


@BOTH
def test_noble_sacrifice_v_a_blocked_retreat(edition: str) -> None:
    t = Table("light: frodo@shire gimli@eregion; dark: balrog@caradhras warg@mordor; turn light", edition=edition)
    t.do("gimli eregion-caradhras").cards("noble-sacrifice", "retreat")
    assert t.at("gimli") == t.at("balrog") == "fallen"


@BOTH
def test_light_retreats_although_dark_does(edition: str) -> None:
    t = battle(edition).cards("retreat", "retreat").do("retreat rohan")
    assert "retreat caradhras" in t.may("light")


@pytest.mark.parametrize(("edition", "optional"), [("2002", True), ("2005", False)])
def test_retreat_cards(edition: str, optional: bool) -> None:
    assert ("stand" in battle(edition).cards("1", "retreat").may("dark")) == optional
    assert ("stand" in battle(edition).cards("retreat", "1").may("light")) == optional


@BOTH
def test_river_step(edition: str) -> None:
    t = Table("light: frodo@shire merry@mirkwood; dark: warg@mordor; turn light", edition=edition)
    assert t.goes("merry") == {"dagorlad", "fangorn"}


@pytest.mark.parametrize(("edition", "allowed"), [("2002", True), ("2005", False)])
def test_upstream_retreat(edition: str, allowed: bool) -> None:
    assert ("retreat mirkwood" in battle(edition).cards("1", "retreat").may("dark")) == allowed


@BOTH
def test_black_rider_does_not_cross_light(edition: str) -> None:
    t = Table(
        "light: frodo@arthedain merry@rhudaur; dark: black-rider@high-pass warg@mordor; turn dark", edition=edition
    )
    assert t.goes("black-rider") == {"rhudaur"}


@BOTH
def test_flying_nazgul_from_mountain_to_mountain(edition: str) -> None:
    t = Table("light: frodo@arthedain merry@caradhras; dark: flying-nazgul@misty-mountains; turn dark", edition=edition)
    assert "caradhras" in t.goes("flying-nazgul")


@BOTH
def test_shelob_already_in_gondor(edition: str) -> None:
    t = Table("light: frodo@shire gimli@rohan; dark: shelob+orcs@gondor warg@mordor; turn light", edition=edition)
    t.do("gimli rohan-gondor", "attack hidden", "found shelob").cards("1", "1")
    assert t.at("shelob") == "gondor"


@BOTH
def test_orcs_after_frodos_side_step(edition: str) -> None:
    t = Table("light: frodo+merry@eregion; dark: orcs@caradhras warg@mordor; turn dark", edition=edition)
    t.do("orcs caradhras-eregion", "attack hidden", "found frodo", "retreat rhudaur")
    assert t.asks == "cards"


@BOTH
def test_frodo_into_the_witch_kings_old_region(edition: str) -> None:
    t = Table("light: frodo@eregion; dark: witch-king@enedwaith warg@rhudaur; turn dark", edition=edition)
    assert "retreat enedwaith" in t.do("witch-king enedwaith-eregion").may("light")


@BOTH
def test_order_of_character_texts(edition: str) -> None:
    t = Table("light: frodo@shire gimli@eregion; dark: orcs@caradhras warg@mordor; turn dark", edition=edition)
    assert t.do("orcs caradhras-eregion").at("gimli") == "eregion"


def test_loss_when_stuck() -> None:
    position = "light: frodo@gondor sam+pippin+merry+gimli@mordor aragorn@dagorlad; dark: warg@mirkwood; turn light"
    assert Table(position, edition="2002").turn == "light"
    stuck = Table(position, edition="2005").state.outcome()
    assert stuck is not None
    assert stuck.rule == "05:212"


@BOTH
def test_three_dark_pieces_present_in_the_shire(edition: str) -> None:
    t = Table("light: frodo@fangorn; dark: warg+orcs@shire balrog@arthedain; turn dark", edition=edition)
    t.do("balrog arthedain-shire")
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.rule == ("02:116" if edition == "2002" else "05:211")


@pytest.mark.parametrize(
    ("position", "last", "old", "new"),
    [
        ("light: frodo@gondor; dark: warg@mordor; turn light", "frodo gondor-mordor", "02:113", "05:208"),
        ("light: frodo@eregion; dark: warg@caradhras; turn dark", "warg caradhras-eregion", "02:115", "05:210"),
        (
            "light: frodo@fangorn; dark: warg+orcs@shire balrog@arthedain; turn dark",
            "balrog arthedain-shire",
            "02:116",
            "05:211",
        ),
        ("light: frodo@rhudaur; dark: warg@shire; turn light", "frodo rhudaur-high-pass", "02:117", "05:212"),
    ],
)
@BOTH
def test_the_end_is_told_with_the_rule_of_the_edition(
    edition: str, position: str, last: str, old: str, new: str
) -> None:
    t = Table(position, edition=edition).do(last)
    if t.state.outcome() is None:
        t.cards("1", "6")
    rule = old if edition == "2002" else new
    assert [r for kind, r, _ in t.events if kind == "end"] == [rule]
    outcome = t.state.outcome()
    assert outcome is not None
    assert outcome.rule == rule


@BOTH
def test_shuffling_is_refused_with_the_rule_of_the_edition(edition: str) -> None:
    t = Table("light: frodo@shire merry@cardolan; dark: warg@mordor; turn light", edition=edition, shuffle="manual")
    assert t.refuses("light", "shuffle cardolan")[1] == ("02:89" if edition == "2002" else "05:102")


@BOTH
def test_capacity_in_the_enemys_home(edition: str) -> None:
    t = Table("light: frodo@shire sam+pippin+merry@mordor gimli@gondor; dark: warg@rohan; turn light", edition=edition)
    assert t.goes("gimli") == {"mordor"}


@BOTH
def test_attacking_a_shown_piece(edition: str) -> None:
    t = Table(
        "light: frodo@shire sam+merry@eregion; dark: balrog@caradhras warg@mordor; spied sam; turn dark",
        edition=edition,
    )
    t.do("balrog caradhras-eregion")
    assert t.may("dark") == ["attack sam", "attack hidden"]


@BOTH
def test_shown_pieces_are_not_shuffled(edition: str) -> None:
    t = Table(
        "light: frodo+pippin@shire sam+merry@eregion; dark: balrog@caradhras warg@mordor; spied sam; turn dark",
        edition=edition,
        shuffle="manual",
    )
    assert t.may("light") == ["shuffle shire"]
