"""Rulings B1-B20: movement."""

import pytest

from tests.games.confrontation.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["2002", "2005"])


@EDITIONS
def test_B1_four_of_each_side_fit_in_either_home(edition: str) -> None:
    t = Table("light: frodo@shire sam+pippin+merry@mordor gimli@gondor; dark: warg@rohan; turn light", edition=edition)
    t.do("gimli gondor-mordor")
    assert t.at("gimli") == "mordor"
    full = Table("light: frodo@gondor sam+pippin+merry+gimli@mordor; dark: warg@rohan; turn dark", edition=edition)
    full.do("warg rohan-caradhras")
    assert full.result() == ("dark", "stuck")


@EDITIONS
def test_B2_nobody_enters_or_crosses_a_region_full_of_their_own(edition: str) -> None:
    t = Table(
        "light: frodo@shire gimli@eregion;dark: black-rider@mordor orcs+warg@gondor saruman+balrog@dagorlad; turn dark",
        edition=edition,
    )
    assert t.goes("black-rider") == set()
    assert t.refuses("dark", "black-rider mordor-gondor") == (
        "gondor is full of your pieces",
        "02:88" if edition == "2002" else "05:101",
    )


@EDITIONS
def test_B3_a_player_must_move(edition: str) -> None:
    t = Table("light: frodo@shire; dark: warg@mordor; turn dark", edition=edition)
    assert t.may("dark") == ["warg mordor-dagorlad", "warg mordor-gondor"]


@EDITIONS
def test_B4_downstream_is_a_forward_step(edition: str) -> None:
    t = Table(
        "light: frodo@shire merry@mirkwood gimli@fangorn; dark: warg@mordor; specials shadowfax; turn light",
        edition=edition,
    )
    assert t.goes("merry") == {"dagorlad", "fangorn"}
    assert t.goes("gimli") == {"dagorlad", "gondor", "rohan"}
    assert "shadowfax merry mirkwood-fangorn" in t.may("light")


def test_B4_downstream_counts_against_being_stuck_in_2005() -> None:
    t = Table(
        "light: frodo@fangorn sam+merry@dagorlad pippin+gimli@gondor gandalf+legolas+aragorn+boromir@mordor;"
        "dark: warg@shire; turn light"
    )
    assert t.may("light") == ["frodo fangorn-rohan"]


def test_B5_retreat_against_the_river() -> None:
    position = "light: frodo@fangorn; dark: black-rider@gondor warg@mordor; turn dark"
    assert "retreat mirkwood" in Table(position, edition="2002").do("black-rider gondor-fangorn").may("light")
    new = Table(position, edition="2005").do("black-rider gondor-fangorn")
    assert "retreat mirkwood" not in new.may("light")
    assert new.refuses("light", "retreat mirkwood") == ("nobody retreats upstream", "05:160")


def test_B5_dark_does_not_retreat_upstream_either_in_2005() -> None:
    position = "light: frodo@shire gimli@caradhras; dark: balrog@rohan warg@mordor; turn light"
    new = Table(position, edition="2005").do("gimli caradhras-rohan").cards("1", "retreat")
    assert new.at("gimli") == "fallen", "no region to retreat to"
    old = Table(position, edition="2002").do("gimli caradhras-rohan").cards("1", "retreat")
    assert old.may("dark") == ["retreat fangorn", "stand"]


@EDITIONS
def test_B6_darks_retreat_card_leads_downstream(edition: str) -> None:
    t = Table(
        "light: frodo@shire gimli@misty-mountains; dark: balrog@mirkwood warg@mordor; turn light", edition=edition
    )
    t.do("gimli misty-mountains-mirkwood").cards("1", "retreat")
    assert "retreat fangorn" in t.may("dark")


@EDITIONS
def test_B7_aragorn_and_the_witch_king_attack_along_the_river_both_ways(edition: str) -> None:
    t = Table("light: frodo@shire aragorn@fangorn; dark: warg@mirkwood orcs@rohan; turn light", edition=edition)
    assert {"mirkwood", "rohan"} <= t.goes("aragorn")
    t = Table("light: frodo@mirkwood merry@rohan; dark: witch-king@fangorn; turn dark", edition=edition)
    assert {"mirkwood", "rohan"} <= t.goes("witch-king")


@EDITIONS
def test_B8_the_tunnel(edition: str) -> None:
    t = Table("light: frodo@shire merry@eregion; dark: orcs@caradhras warg@fangorn; turn light", edition=edition)
    t.do("merry eregion-fangorn")
    assert t.asks == "cards", "an enemy in Fangorn is attacked, whoever stands in Caradhras"
    full = Table("light: frodo@shire merry@eregion sam+pippin@fangorn; dark: warg@mordor; turn light", edition=edition)
    assert "fangorn" not in full.goes("merry")
    dark = Table("light: frodo@shire; dark: warg@fangorn orcs@eregion; turn dark", edition=edition)
    assert "eregion" not in dark.goes("warg")
    assert "fangorn" not in dark.goes("orcs")
    back = Table("light: frodo@shire pippin@caradhras; dark: warg@mordor orcs@fangorn; turn light", edition=edition)
    assert back.do("pippin caradhras-fangorn").may("light") == ["retreat misty-mountains", "retreat caradhras", "stand"]


@EDITIONS
@pytest.mark.parametrize("victim", ["boromir", "merry"])
def test_B9_the_balrog_may_kill_whoever_takes_the_tunnel(edition: str, victim: str) -> None:
    t = Table(
        f"light: frodo@shire {victim}@eregion; dark: balrog@caradhras shelob@fangorn; turn light", edition=edition
    )
    t.do(f"{victim} eregion-fangorn", "show balrog")
    assert t.at(victim) == "fallen"
    assert t.at("balrog") == "caradhras"
    assert "strengths" not in t.kinds()
    assert not [f for kind, _, f in t.events if kind == "reveal" and f["piece"] == "shelob"]
    assert t.turn == "dark"


@EDITIONS
def test_B9_frodo_in_the_tunnel(edition: str) -> None:
    t = Table("light: frodo@eregion; dark: balrog@caradhras; turn light", edition=edition)
    assert t.do("frodo eregion-fangorn", "show balrog").result() == ("dark", "ring-bearer-defeated")


@EDITIONS
def test_B10_aragorn(edition: str) -> None:
    t = Table(
        "light: frodo@shire aragorn@eregion; dark: warg@arthedain orcs@rhudaur balrog@fangorn; turn light",
        edition=edition,
    )
    assert t.goes("aragorn") == {"misty-mountains", "caradhras", "fangorn", "arthedain", "rhudaur"}
    assert t.refuses("light", "aragorn eregion-cardolan")[0] == "pieces move forward, not backwards"
    mountains = Table(
        "light: frodo@shire aragorn@misty-mountains; dark: warg@high-pass orcs@mordor; turn light", edition=edition
    )
    assert mountains.goes("aragorn") == {"mirkwood", "fangorn"}
    assert (
        mountains.refuses("light", "aragorn misty-mountains-high-pass")[0] == "nobody moves sideways in the mountains"
    )
    tunnel = Table("light: frodo@shire aragorn@fangorn; dark: warg@eregion; turn light", edition=edition)
    assert "eregion" not in tunnel.goes("aragorn")
    warg = Table("light: frodo@shire aragorn@eregion; dark: warg@rhudaur orcs@mordor; turn light", edition=edition)
    assert warg.do("aragorn eregion-rhudaur").asks == "cards"


@EDITIONS
def test_B11_witch_king(edition: str) -> None:
    t = Table("light: frodo@shire merry@eregion; dark: witch-king@rhudaur; turn dark", edition=edition)
    assert t.goes("witch-king") == {"arthedain", "eregion"}
    t = Table("light: frodo@shire merry@caradhras; dark: witch-king@misty-mountains; turn dark", edition=edition)
    assert t.goes("witch-king") == {"rhudaur", "eregion"}


@EDITIONS
def test_B12_flying_nazgul(edition: str) -> None:
    t = Table(
        "light: frodo@shire merry+sam@eregion gimli@gondor legolas@high-pass;"
        "dark: flying-nazgul@misty-mountains; turn dark",
        edition=edition,
    )
    assert t.goes("flying-nazgul") == {"rhudaur", "eregion", "shire", "gondor", "high-pass"}


@EDITIONS
def test_B13_black_rider(edition: str) -> None:
    t = Table(
        "light: frodo@shire merry@caradhras gimli@arthedain; dark: black-rider@gondor warg@mordor; turn dark",
        edition=edition,
    )
    assert t.goes("black-rider") == {"fangorn", "rohan", "caradhras", "shire", "arthedain"}


def test_B14_uruk_hai() -> None:
    t = Table(
        "light: frodo@shire elrond@caradhras theoden@arthedain;"
        "dark: uruk-hai@gondor orcs@rhudaur gollum@mordor; turn dark",
        mode="variant",
    )
    assert t.goes("uruk-hai") == {
        "fangorn",
        "rohan",
        "misty-mountains",
        "gap-of-rohan",
        "eregion",
        "enedwaith",
        "cardolan",
    }
    t.do("uruk-hai gondor-eregion")
    assert [f["piece"] for kind, rule, f in t.events if kind == "reveal" and rule == "05:494"] == ["uruk-hai"]
    assert t.shown() == set()
    seen = [p for p in t.fields(0).pieces if p.region == "eregion"]
    assert seen[0].could_be == ["uruk-hai"]


def test_B14_one_step_needs_no_reveal() -> None:
    t = Table("light: frodo@shire; dark: uruk-hai@gondor gollum@mordor; turn dark", mode="variant")
    t.do("uruk-hai gondor-fangorn")
    assert "reveal" not in t.kinds()


def test_B15_variant_flying_nazgul() -> None:
    t = Table(
        "light: frodo@shire elrond@misty-mountains theoden@eregion sam@rohan;"
        "dark: flying-nazgul@gondor orcs+gollum@fangorn; turn dark",
        mode="variant",
    )
    assert t.goes("flying-nazgul-variant") == {"rohan", "misty-mountains"}


def test_B16_treebeard() -> None:
    t = Table("light: frodo@shire treebeard@eregion; dark: orcs@fangorn gollum@caradhras; turn light", mode="variant")
    assert "treebeard leaps eregion-fangorn" in t.may("light")
    draft = Table("light: frodo@shire treebeard@eregion; dark: orcs@fangorn balrog@caradhras; turn light", mode="draft")
    draft.do("treebeard leaps eregion-fangorn")
    assert draft.asks == "cards", "no tunnel, so no Balrog"
    two = Table("light: frodo@shire treebeard@arthedain; dark: orcs+gollum@fangorn; turn light", mode="variant")
    assert two.goes("treebeard") == {"rhudaur", "eregion"}


def test_B17_the_watcher_never_moves_once_shown() -> None:
    t = Table("light: frodo@shire faramir@eregion; dark: watcher@caradhras gollum@mordor; turn light", mode="variant")
    t.do("faramir eregion-caradhras").cards("1", "2")
    assert t.goes("watcher") == set()
    assert t.refuses("dark", "watcher caradhras-eregion") == (
        "the Watcher does not move once it has been shown",
        "05:532",
    )


def test_B17_the_watcher_fights_on_and_may_retreat_and_be_recalled() -> None:
    t = Table(
        "light: frodo@shire faramir+theoden@eregion; dark: watcher@caradhras gollum@mordor; turn dark", mode="variant"
    )
    t.do("watcher caradhras-eregion", "attack hidden", "found faramir").cards("1", "2")
    assert t.battle().defender == "theoden"
    t.cards("2", "retreat").do("retreat rhudaur")
    assert t.at("watcher") == "rhudaur"
    assert t.shown() == {"watcher"}
    t = Table(
        "light: frodo@shire; dark: watcher@caradhras gollum@mordor; kept watcher; specials recall-to-mordor; turn dark",
        mode="variant",
    )
    t.do("recall watcher")
    assert t.at("watcher") == "mordor"
    assert t.shown() == {"watcher"}


def test_B18_stuck_by_edition() -> None:
    position = "light: frodo@gondor sam+pippin+merry+gimli@mordor aragorn@dagorlad; dark: warg@mirkwood; turn light"
    assert Table(position, edition="2002").may("light") == ["aragorn dagorlad-mirkwood"]
    assert Table(position, edition="2005").result() == ("dark", "stuck")


TREEBEARD_BEHIND_A_FULL_ROAD = (
    "light: treebeard@{} frodo+sam@rohan gandalf+aragorn@gondor smeagol+faramir+elrond+theoden@mordor;"
    "dark: watcher@fangorn orcs@shire; turn light"
)


def test_B18_treebeards_leap_is_a_move_forward() -> None:
    t = Table(TREEBEARD_BEHIND_A_FULL_ROAD.format("gap-of-rohan"), mode="variant")
    assert t.may("light") == ["treebeard leaps gap-of-rohan-fangorn"]
    two = TREEBEARD_BEHIND_A_FULL_ROAD.replace("watcher", "watcher+gollum").format("gap-of-rohan")
    assert Table(two, mode="variant").result() == ("dark", "stuck")


def test_B18_a_leap_back_to_fangorn_is_none() -> None:
    text = (
        "light: frodo@shire treebeard@gondor aragorn@gondor smeagol+faramir+elrond+theoden@mordor;"
        "dark: watcher@fangorn orcs@mirkwood; turn light"
    )
    assert "treebeard leaps gondor-fangorn" in Table(text, mode="variant").may("light")
    nobody_else = text.replace("frodo@shire", "frodo@rohan")
    assert Table(nobody_else, mode="variant").result() == ("dark", "stuck")


@EDITIONS
def test_B18_a_side_with_nothing_left_has_lost(edition: str) -> None:
    t = Table("light: frodo@shire boromir@eregion; dark: warg@caradhras; turn light", edition=edition)
    t.do("boromir eregion-caradhras").cards("5", "1")
    assert t.at("warg") == "fallen"
    assert t.result() == ("light", "stuck")


def test_B19_a_playable_turn_skipping_card_saves_a_stuck_side() -> None:
    t = Table("light: frodo@rohan; dark: warg@shire; specials recall-to-mordor; turn dark")
    assert t.may("dark") == ["recall warg"]
    t = Table("light: frodo@rohan sam@mordor; dark: warg@shire; specials recall-to-mordor; turn dark")
    assert t.result() == ("light", "stuck")


def test_B19_a_saved_side_may_also_move_by_a_text() -> None:
    t = Table("light: frodo+sam@rohan merry@mirkwood; dark: flying-nazgul@shire; specials recall-to-mordor; turn dark")
    assert t.may("dark") == ["flying-nazgul shire-mirkwood", "recall flying-nazgul"]


def test_B19_no_card_saves_a_side_without_a_piece() -> None:
    t = Table("light: frodo@gondor gandalf@rohan merry@fangorn; dark: orcs@dagorlad; specials crebain; turn light")
    t.do("merry fangorn-dagorlad").cards("5", "1")
    assert t.at("orcs") == "fallen"
    assert t.result() == ("light", "stuck")
    t = Table("light: frodo@gondor gandalf@rohan; dark: orcs@shire; specials crebain; turn dark")
    assert t.may("dark") == ["crebain rohan", "crebain gondor"]


def test_B20_sixty_turns_without_progress_are_a_draw() -> None:
    position = "light: frodo@shire pippin@eregion; dark: balrog@caradhras warg@mordor; turn light; idle {}"
    t = Table(position.format(59)).do("pippin eregion-caradhras", "retreat eregion")
    assert t.result() == ("nobody", "no-progress")
    t = Table(position.format(58)).do("pippin eregion-caradhras", "retreat eregion")
    assert t.turn == "dark"
    assert t.fields().idle == 59


def test_B20_a_step_forward_or_a_fallen_piece_is_progress() -> None:
    t = Table("light: frodo@shire pippin@eregion; dark: balrog@mordor warg@mordor; turn light; idle 59")
    assert t.do("pippin eregion-caradhras").fields().idle == 0
    t = Table("light: frodo@shire boromir@eregion; dark: balrog@caradhras warg@mordor; turn light; idle 59")
    assert t.do("boromir eregion-caradhras").fields().idle == 0


def test_B20_four_hundred_turns_are_a_draw() -> None:
    t = Table("light: frodo@shire pippin@eregion; dark: balrog@mordor warg@mordor; turn light; plies 399")
    assert t.do("pippin eregion-caradhras").result() == ("nobody", "too-long")
