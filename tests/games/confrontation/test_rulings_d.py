"""Rulings D1-D15: classic characters."""

import pytest

from tests.games.confrontation.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["2002", "2005"])


@EDITIONS
def test_D1_frodo_side_steps_only_when_attacked_and_before_cards(edition: str) -> None:
    t = Table("light: frodo@eregion; dark: balrog@caradhras warg@mordor; turn dark", edition=edition)
    assert t.do("balrog caradhras-eregion").may("light") == ["retreat rhudaur", "retreat enedwaith", "stand"]
    t.do("stand")
    assert t.asks == "cards"
    attacking = Table("light: frodo@mirkwood; dark: balrog@dagorlad warg@mordor; turn light", edition=edition)
    assert attacking.do("frodo mirkwood-dagorlad").asks == "cards"
    mountain = Table("light: frodo@caradhras; dark: balrog@rohan warg@mordor; turn dark", edition=edition)
    assert mountain.do("balrog rohan-caradhras").asks == "cards"
    home = Table("light: frodo@shire; dark: balrog@cardolan warg@mordor; turn dark", edition=edition)
    assert home.do("balrog cardolan-shire").asks == "cards"
    warg = Table("light: frodo@eregion; dark: warg@caradhras orcs@mordor; turn dark", edition=edition)
    assert warg.do("warg caradhras-eregion").asks == "cards"


@EDITIONS
def test_D2_frodo_slips_to_where_the_witch_king_came_from(edition: str) -> None:
    t = Table("light: frodo@eregion; dark: witch-king@rhudaur warg@enedwaith; turn dark", edition=edition)
    assert t.do("witch-king rhudaur-eregion").may("light") == ["retreat rhudaur", "stand"]
    two = Table("light: frodo@eregion; dark: witch-king+orcs@rhudaur warg@enedwaith; turn dark", edition=edition)
    assert two.do("witch-king rhudaur-eregion").asks == "cards"


@EDITIONS
def test_D3_sam_fights_for_frodo_who_may_side_step_next(edition: str) -> None:
    t = Table("light: frodo+sam@eregion; dark: balrog@caradhras warg@mordor; turn dark", edition=edition)
    t.do("balrog caradhras-eregion", "attack hidden", "found frodo")
    assert t.may("light") == ["sam steps in", "frodo fights"]
    t.do("sam steps in").cards("1", "2")
    assert t.strengths() == (6, 7)
    assert t.at("sam") == "fallen"
    assert t.may("light") == ["retreat rhudaur", "retreat enedwaith", "stand"]


@EDITIONS
def test_D3_sams_substitution_is_optional(edition: str) -> None:
    t = Table("light: frodo+sam@eregion; dark: balrog@caradhras warg@mordor; turn dark", edition=edition)
    t.do("balrog caradhras-eregion", "attack hidden", "found frodo", "frodo fights")
    assert t.asks == "text-retreat"


@EDITIONS
def test_D4_sam_may_step_in_after_a_third_piece_fought(edition: str) -> None:
    t = Table("light: frodo+sam+merry@shire; dark: balrog@cardolan warg@mordor; turn dark", edition=edition)
    t.do("balrog cardolan-shire", "attack hidden", "found merry").cards("1", "2")
    t.do("attack hidden", "found frodo")
    assert "sam steps in" in t.may("light")


@EDITIONS
def test_D5_sam_counts_five_only_if_frodo_is_shown(edition: str) -> None:
    position = "light: frodo+sam@eregion; dark: balrog@caradhras warg@mordor; turn dark"
    t = Table(position, edition=edition).do("balrog caradhras-eregion", "attack hidden", "found sam")
    assert t.may("light") == ["show frodo", "keep frodo hidden"]
    t.do("show frodo").cards("1", "2")
    assert t.strengths() == (6, 7)
    t = Table(position, edition=edition).do(
        "balrog caradhras-eregion", "attack hidden", "found sam", "keep frodo hidden"
    )
    t.cards("1", "2")
    assert t.strengths() == (3, 7)
    assert t.asks == "text-retreat"


@EDITIONS
def test_D6_pippin_retreats_from_where_he_attacked(edition: str) -> None:
    river = Table("light: frodo@shire pippin@mirkwood; dark: balrog@fangorn warg@mordor; turn light", edition=edition)
    assert river.do("pippin mirkwood-fangorn").may("light") == ["retreat misty-mountains", "retreat caradhras", "stand"]
    rohan = Table("light: frodo@shire pippin@fangorn; dark: balrog@rohan warg@mordor; turn light", edition=edition)
    assert rohan.do("pippin fangorn-rohan").may("light") == ["retreat caradhras", "retreat gap-of-rohan", "stand"]
    attacked = Table(
        "light: frodo@shire pippin@eregion; dark: balrog@caradhras warg@mordor; turn dark", edition=edition
    )
    assert attacked.do("balrog caradhras-eregion").asks == "cards"
    warg = Table("light: frodo@shire pippin@eregion; dark: warg@caradhras orcs@mordor; turn light", edition=edition)
    assert warg.do("pippin eregion-caradhras").asks == "cards"


@EDITIONS
@pytest.mark.parametrize(("hunter", "prey"), [("merry", "witch-king"), ("legolas", "flying-nazgul"), ("gimli", "orcs")])
def test_D7_hunters_kill_attacking_or_attacked(edition: str, hunter: str, prey: str) -> None:
    position = f"light: frodo@shire {hunter}@eregion; dark: {prey}@caradhras warg@mordor; turn "
    t = Table(position + "light", edition=edition).do(f"{hunter} eregion-caradhras")
    assert t.at(prey) == "fallen"
    t = Table(position + "dark", edition=edition).do(f"{prey} caradhras-eregion")
    assert t.at(prey) == "fallen"
    assert t.at(hunter) == "eregion"


@EDITIONS
def test_D8_dark_shows_first_against_gandalf(edition: str) -> None:
    position = (
        "light: frodo@shire gandalf@eregion; dark: {}@caradhras orcs@mordor; turn dark;"
        "light-hand: 1 2 3 4 5 magic retreat elven-cloak; dark-hand: 1 2 3 4 5 magic eye retreat"
    )
    t = Table(position.format("balrog"), edition=edition).do("balrog caradhras-eregion")
    assert t.waiting == ["dark"]
    t.do("card magic", "magic picks 6")
    assert t.waiting == ["light"]
    assert t.battle(0).in_force.dark == "6"
    warg = Table(position.format("warg"), edition=edition).do("warg caradhras-eregion")
    assert warg.waiting == ["light", "dark"]
    troll = Table(position.format("cave-troll"), edition=edition).do("cave-troll caradhras-eregion", "card magic")
    assert troll.asks == "light-card", "the Troll's card is void, but it is still shown first"
    saruman = Table(position.format("saruman"), edition=edition).do("saruman caradhras-eregion", "no cards")
    assert saruman.at("saruman") == "fallen"


@EDITIONS
def test_D9_boromir(edition: str) -> None:
    for turn, move in (("light", "boromir eregion-caradhras"), ("dark", "balrog caradhras-eregion")):
        t = Table(
            f"light: frodo@shire boromir@eregion; dark: balrog@caradhras warg@mordor; turn {turn}", edition=edition
        )
        t.do(move)
        assert t.at("boromir") == t.at("balrog") == "fallen"
    warg = Table("light: frodo@shire boromir@eregion; dark: warg@caradhras orcs@mordor; turn light", edition=edition)
    warg.do("boromir eregion-caradhras").cards("5", "1")
    assert warg.strengths() == (5, 3)


@EDITIONS
def test_D10_shelob_goes_home_or_falls(edition: str) -> None:
    position = "light: frodo@shire merry@eregion {}; dark: shelob@caradhras warg@mordor {}; turn dark"
    t = Table(position.format("", ""), edition=edition).do("shelob caradhras-eregion").cards("1", "1")
    assert t.at("shelob") == "gondor"
    full = (
        Table(position.format("", "orcs+saruman@gondor"), edition=edition)
        .do("shelob caradhras-eregion")
        .cards("1", "1")
    )
    assert full.at("shelob") == "fallen"
    held = Table(position.format("pippin@gondor", ""), edition=edition).do("shelob caradhras-eregion").cards("1", "1")
    assert held.at("shelob") == "fallen"
    one = Table(position.format("", "orcs@gondor"), edition=edition).do("shelob caradhras-eregion").cards("1", "1")
    assert one.at("shelob") == "gondor"
    tie = Table(position.format("", ""), edition=edition).do("shelob caradhras-eregion").cards("4", "1")
    assert tie.at("shelob") == tie.at("merry") == "fallen"


@EDITIONS
def test_D10_shelob_attacked_and_winning_leaves_too(edition: str) -> None:
    t = Table("light: frodo@shire merry@eregion; dark: shelob@caradhras warg@mordor; turn light", edition=edition)
    t.do("merry eregion-caradhras").cards("1", "1")
    assert t.at("shelob") == "gondor"


@EDITIONS
def test_D11_saruman_decrees_no_cards(edition: str) -> None:
    t = Table("light: frodo@shire aragorn@eregion; dark: saruman@caradhras warg@mordor; turn dark", edition=edition)
    t.do("saruman caradhras-eregion", "no cards")
    assert t.strengths() == (4, 4)
    assert t.at("saruman") == t.at("aragorn") == "fallen"
    assert len(t.hand("light")) == 9


def test_D11_special_cards_are_not_affected() -> None:
    t = Table("light: frodo@shire aragorn@eregion; dark: saruman@caradhras warg@mordor; specials gwaihir; turn dark")
    assert t.do("saruman caradhras-eregion").asks == "gwaihir"


@EDITIONS
def test_D12_orcs_kill_their_first_target_only(edition: str) -> None:
    t = Table(
        "light: frodo@shire aragorn+gandalf@eregion; dark: orcs@caradhras warg@mordor; turn dark", edition=edition
    )
    t.do("orcs caradhras-eregion", "attack hidden", "found aragorn")
    assert t.at("aragorn") == "fallen"
    assert t.asks == "dark-card", "Gandalf fights"
    sam = Table("light: frodo+sam@eregion; dark: orcs@caradhras warg@mordor; turn dark", edition=edition)
    sam.do("orcs caradhras-eregion", "attack hidden", "found frodo", "sam steps in")
    assert sam.at("sam") == "fallen"
    assert sam.asks == "text-retreat"
    sam.do("stand")
    assert sam.asks == "cards", "Sam was the first target"
    attacked = Table(
        "light: frodo@shire aragorn@eregion; dark: orcs@caradhras warg@mordor; turn light", edition=edition
    )
    assert attacked.do("aragorn eregion-caradhras").asks == "cards"


def test_D12_gwaihir_uses_the_orcs_up_and_smeagols_swap_does_not() -> None:
    t = Table("light: frodo@shire aragorn+merry@eregion; dark: orcs@caradhras warg@mordor; specials gwaihir; turn dark")
    t.do("orcs caradhras-eregion", "attack hidden", "found aragorn", "gwaihir rhudaur")
    assert t.asks == "cards"
    t = Table(
        "light: frodo@shire smeagol@eregion aragorn@rhudaur; dark: orcs@caradhras warg@mordor; turn dark", mode="draft"
    )
    t.do("orcs caradhras-eregion", "swap aragorn")
    assert t.at("aragorn") == "fallen"
    assert t.at("smeagol") == "rhudaur"


@EDITIONS
@pytest.mark.parametrize(
    ("fighter", "attacks"),
    [("frodo", False), ("sam", False), ("pippin", True), ("gandalf", True), ("boromir", True), ("merry", True)],
)
def test_D13_the_warg_blanks_texts(edition: str, fighter: str, attacks: bool) -> None:
    others = "" if fighter == "frodo" else "frodo@shire "
    turn, move = ("light", f"{fighter} eregion-caradhras") if attacks else ("dark", "warg caradhras-eregion")
    t = Table(f"light: {others}{fighter}@eregion; dark: warg@caradhras orcs@mordor; turn {turn}", edition=edition)
    t.do(move)
    assert t.asks == "cards"
    assert t.waiting == ["light", "dark"]
    assert t.battle().text_blank is True


@pytest.mark.parametrize(
    ("fighter", "region", "strength"),
    [
        ("sam-variant", "eregion", 1),
        ("treebeard", "fangorn", 4),
        ("theoden", "rohan", 2),
        ("aragorn-variant", "eregion", 4),
        ("smeagol", "eregion", 0),
        ("elrond", "eregion", 3),
    ],
)
def test_D13_the_warg_blanks_variant_texts(fighter: str, region: str, strength: int) -> None:
    source = {"eregion": "caradhras", "fangorn": "gondor", "rohan": "gondor"}[region]
    t = Table(
        f"light: frodo@shire merry@arthedain {fighter}@{region}; dark: warg@{source} orcs@mordor; turn dark",
        mode="draft",
    )
    t.do(f"warg {source}-{region}").cards("1", "eye")
    assert t.strengths() == (strength + 1, 2)


def test_D13_the_warg_keeps_variant_gandalf_away_and_lets_the_eye_through() -> None:
    t = Table(
        "light: frodo@shire elrond@eregion gandalf-variant@rhudaur; dark: warg@caradhras orcs@mordor; turn dark",
        mode="draft",
    )
    t.do("warg caradhras-eregion").cards("elven-cloak", "eye")
    assert t.strengths() == (3, 2), "no question about Gandalf, and Elrond does not void the Eye"


def test_D14_theoden_counts_two_against_the_warg() -> None:
    t = Table("light: frodo@shire theoden@rohan; dark: warg@gondor orcs@mordor; turn dark", mode="draft")
    t.do("warg gondor-rohan").cards("1", "1")
    assert t.strengths() == (3, 3)


@EDITIONS
def test_D15_the_cave_trolls_card_is_void(edition: str) -> None:
    hands = "light-hand: 1 2 3 4 5 retreat noble-sacrifice elven-cloak; dark-hand: 1 2 3 4 5 magic eye retreat"
    attack = "light: frodo@shire gimli@eregion; dark: cave-troll@caradhras warg@mordor; turn light;" + hands
    for card in ("5", "magic", "eye", "retreat"):
        t = Table(attack, edition=edition).do("gimli eregion-caradhras").cards("5", card)
        assert t.strengths() == (8, 9)
        assert len(t.hand("dark")) == 7, "the card is spent all the same"
    t = Table(attack, edition=edition).do("gimli eregion-caradhras").cards("noble-sacrifice", "retreat")
    assert t.at("cave-troll") == t.at("gimli") == "fallen"
    t = Table(attack, edition=edition).do("gimli eregion-caradhras").cards("retreat", "eye").do("retreat eregion")
    assert t.at("gimli") == "eregion"
