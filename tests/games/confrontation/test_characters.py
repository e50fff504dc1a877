"""All 36 faces: each test shows what its character does that another would not."""

import pytest

from bree.games.confrontation.components import CHARACTERS
from tests.games.confrontation.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["2002", "2005"])
PRINTED = {
    "frodo": 1, "sam": 2, "pippin": 1, "merry": 2, "gandalf": 5, "aragorn": 4, "legolas": 3, "gimli": 3, "boromir": 0,
    "orcs": 2, "shelob": 5, "saruman": 4, "flying-nazgul": 3, "balrog": 5, "warg": 2, "black-rider": 3, "witch-king": 5,
    "cave-troll": 9, "frodo-variant": 1, "sam-variant": 1, "smeagol": 0, "faramir": 3, "gandalf-variant": 5,
    "aragorn-variant": 4, "elrond": 3, "theoden": 2, "treebeard": 4, "orcs-variant": 3, "wormtongue": -1,
    "saruman-variant": 3, "flying-nazgul-variant": 5, "uruk-hai": 4, "gollum": 1, "mouth-of-sauron": 3,
    "witch-king-variant": 2, "watcher": 6,
}  # fmt: skip


def draft(light: str, dark: str, turn: str, rest: str = "") -> Table:
    return Table(f"light: {light}; dark: {dark}; turn {turn}; {rest}", mode="draft")


@pytest.mark.parametrize("name", CHARACTERS)
def test_printed_strength(name: str) -> None:
    """The strength on the tile counts in a plain battle."""
    light = CHARACTERS.index(name) % 18 < 9
    # The Warg blanks every Light text; Elrond has no text about strengths.
    fighter, enemy = (name, "warg") if light else ("elrond", name)
    others = "" if name in ("frodo", "frodo-variant") else "frodo@shire"
    spare = "cave-troll@mordor" if enemy.startswith("orcs") else "orcs@mordor"
    t = draft(f"{others} {fighter}@eregion", f"{enemy}@caradhras {spare}", "light")
    t.do(f"{fighter} eregion-caradhras")
    for answer in ("stand", "with cards"):
        for side in ("light", "dark"):
            if answer in t.may(side):
                t.do(f"{side}: {answer}")
    t.cards("1", "eye")
    for answer in ("keep the card", "accept the card"):
        if answer in t.may("dark"):
            t.do(answer)
    compared = t.strengths()
    assert (compared[0] - 1 if light else compared[1]) == PRINTED[name]


@EDITIONS
def test_frodo_side_steps(edition: str) -> None:
    t = Table("light: frodo@cardolan; dark: orcs@eregion warg@mordor; turn dark", edition=edition)
    t.do("orcs eregion-cardolan", "retreat arthedain")
    assert t.at("frodo") == "arthedain"


@EDITIONS
def test_sam_stands_by_frodo(edition: str) -> None:
    t = Table("light: frodo+sam@cardolan; dark: balrog@eregion warg@mordor; turn dark", edition=edition)
    t.do("balrog eregion-cardolan", "attack hidden", "found sam", "show frodo").cards("2", "1")
    assert t.strengths() == (7, 6)


@EDITIONS
def test_pippin_scouts_and_comes_back(edition: str) -> None:
    t = Table("light: frodo@shire pippin@rhudaur; dark: cave-troll@high-pass warg@mordor; turn light", edition=edition)
    t.do("pippin rhudaur-high-pass", "retreat rhudaur")
    assert t.at("pippin") == "rhudaur"
    assert next(p for p in t.fields(0).pieces if p.region == "high-pass").could_be == ["cave-troll"]


@EDITIONS
def test_merry_kills_the_witch_king(edition: str) -> None:
    t = Table("light: frodo@shire merry@rhudaur; dark: witch-king@eregion warg@mordor; turn dark", edition=edition)
    assert t.do("witch-king eregion-rhudaur").at("witch-king") == "fallen"


@EDITIONS
def test_gandalf_sees_darks_card_first(edition: str) -> None:
    t = Table("light: frodo@shire gandalf@rhudaur; dark: balrog@high-pass warg@mordor; turn light", edition=edition)
    t.do("gandalf rhudaur-high-pass", "card 6")
    assert t.waiting == ["light"]
    assert t.battle(0).cards.dark == "6"


@EDITIONS
def test_aragorn_attacks_in_any_direction(edition: str) -> None:
    t = Table("light: frodo@shire aragorn@rhudaur; dark: orcs@eregion warg@arthedain; turn light", edition=edition)
    assert t.goes("aragorn") == {"high-pass", "misty-mountains", "eregion", "arthedain"}


@EDITIONS
def test_legolas_kills_the_flying_nazgul(edition: str) -> None:
    t = Table("light: frodo@shire legolas@rhudaur; dark: flying-nazgul@mordor warg@gondor; turn dark", edition=edition)
    assert t.do("flying-nazgul mordor-rhudaur").at("flying-nazgul") == "fallen"


@EDITIONS
def test_gimli_kills_the_orcs(edition: str) -> None:
    t = Table("light: frodo@shire gimli@rhudaur; dark: orcs@high-pass warg@mordor; turn dark", edition=edition)
    t.do("orcs high-pass-rhudaur")
    assert t.at("orcs") == "fallen"
    assert t.at("gimli") == "rhudaur"


@EDITIONS
def test_boromir_takes_his_enemy_along(edition: str) -> None:
    t = Table("light: frodo@shire boromir@rhudaur; dark: cave-troll@high-pass warg@mordor; turn light", edition=edition)
    t.do("boromir rhudaur-high-pass")
    assert t.at("boromir") == t.at("cave-troll") == "fallen"


@EDITIONS
def test_orcs_kill_whom_they_attack_first(edition: str) -> None:
    t = Table("light: frodo@shire gandalf@rhudaur; dark: orcs@high-pass warg@mordor; turn dark", edition=edition)
    assert t.do("orcs high-pass-rhudaur").at("gandalf") == "fallen"


@EDITIONS
def test_shelob_returns_to_gondor(edition: str) -> None:
    t = Table("light: frodo@shire merry@rhudaur; dark: shelob@high-pass warg@mordor; turn dark", edition=edition)
    assert t.do("shelob high-pass-rhudaur").cards("1", "6").at("shelob") == "gondor"


@EDITIONS
def test_saruman_forbids_cards(edition: str) -> None:
    t = Table("light: frodo@shire merry@rhudaur; dark: saruman@high-pass warg@mordor; turn dark", edition=edition)
    assert t.do("saruman high-pass-rhudaur", "no cards").strengths() == (2, 4)


@EDITIONS
def test_flying_nazgul_lands_on_a_lone_piece_anywhere(edition: str) -> None:
    t = Table(
        "light: frodo+sam@shire merry@rhudaur; dark: flying-nazgul@mordor warg@gondor; turn dark", edition=edition
    )
    assert t.goes("flying-nazgul") == {"dagorlad", "gondor", "rhudaur"}


@EDITIONS
def test_balrog_guards_the_tunnel(edition: str) -> None:
    t = Table("light: frodo@shire merry@eregion; dark: balrog@caradhras warg@mordor; turn light", edition=edition)
    assert t.do("merry eregion-fangorn", "show balrog").at("merry") == "fallen"
    free = Table("light: frodo@shire merry@eregion; dark: balrog@rohan warg@mordor; turn light", edition=edition)
    assert free.do("merry eregion-fangorn").at("merry") == "fangorn"


@EDITIONS
def test_warg_silences_his_enemy(edition: str) -> None:
    t = Table("light: frodo@shire boromir@rhudaur; dark: warg@high-pass orcs@mordor; turn dark", edition=edition)
    assert t.do("warg high-pass-rhudaur").asks == "cards"


@EDITIONS
def test_black_rider_rides_far_to_attack(edition: str) -> None:
    t = Table("light: frodo@shire merry@rhudaur; dark: black-rider@mordor warg@gondor; turn dark", edition=edition)
    assert t.goes("black-rider") == {"dagorlad", "gondor", "rhudaur", "shire"}


@EDITIONS
def test_witch_king_attacks_sideways(edition: str) -> None:
    t = Table("light: frodo@shire gimli@rhudaur; dark: witch-king@eregion warg@gondor; turn dark", edition=edition)
    assert t.goes("witch-king") == {"arthedain", "cardolan", "rhudaur"}


@EDITIONS
def test_cave_troll_gains_nothing_from_cards(edition: str) -> None:
    t = Table("light: frodo@shire gimli@rhudaur; dark: cave-troll@high-pass warg@gondor; turn dark", edition=edition)
    assert t.do("cave-troll high-pass-rhudaur").cards("5", "6").strengths() == (8, 9)


def test_variant_frodo_voids_text_cards() -> None:
    t = draft("frodo-variant@rhudaur sam@shire", "balrog@high-pass warg@mordor", "dark")
    t.do("balrog high-pass-rhudaur").cards("noble-sacrifice", "eye")
    assert t.at("balrog") == "fallen"


def test_variant_sam_equals_his_attacker() -> None:
    t = draft("frodo@shire sam-variant@rhudaur", "balrog@high-pass warg@mordor", "dark")
    assert t.do("balrog high-pass-rhudaur").cards("1", "1").strengths() == (6, 6)


def test_smeagol_lets_another_take_his_place() -> None:
    t = draft("frodo@shire smeagol@rhudaur boromir@eregion", "balrog@high-pass warg@mordor", "dark")
    t.do("balrog high-pass-rhudaur", "swap boromir")
    assert t.at("balrog") == "fallen"
    assert t.at("smeagol") == "eregion"


def test_faramir_slips_aside_when_attacking() -> None:
    t = draft("frodo@shire faramir@mirkwood", "balrog@dagorlad warg@mordor", "light")
    assert t.do("faramir mirkwood-dagorlad", "retreat gondor").at("faramir") == "gondor"


def test_variant_gandalf_helps_a_neighbour() -> None:
    t = draft("frodo@shire merry@rhudaur gandalf-variant@eregion", "balrog@high-pass warg@mordor", "dark")
    assert t.do("balrog high-pass-rhudaur").cards("2", "1").do("gandalf helps").strengths() == (5, 6)


def test_variant_aragorn_may_forbid_cards_when_attacked() -> None:
    t = draft("frodo@shire aragorn-variant@rhudaur", "black-rider@high-pass warg@mordor", "dark")
    assert t.do("black-rider high-pass-rhudaur", "no cards").strengths() == (4, 3)
    assert draft("frodo@shire aragorn-variant@rhudaur", "orcs@eregion warg@mordor", "light").goes(
        "aragorn-variant"
    ) == {
        "high-pass",
        "misty-mountains",
    }


def test_elrond_voids_the_eye() -> None:
    t = draft("frodo@shire elrond@rhudaur", "balrog@high-pass warg@mordor", "dark")
    t.do("balrog high-pass-rhudaur").cards("noble-sacrifice", "eye")
    assert t.at("balrog") == "fallen"


@pytest.mark.parametrize(("region", "strength"), [("rohan", 4), ("gondor", 4), ("fangorn", 2)])
def test_theoden_is_strong_at_home(region: str, strength: int) -> None:
    source = {"rohan": "gap-of-rohan", "gondor": "rohan", "fangorn": "caradhras"}[region]
    t = draft(f"frodo@shire theoden@{source}", f"balrog@{region} warg@mordor", "light")
    assert t.do(f"theoden {source}-{region}").cards("1", "1").strengths() == (strength + 1, 6)


def test_treebeard_is_strong_in_fangorn_and_leaps_there() -> None:
    t = draft("frodo@shire treebeard@shire", "balrog@fangorn warg@mordor", "light")
    assert t.do("treebeard leaps shire-fangorn").cards("1", "1").strengths() == (7, 6)


def test_variant_orcs_are_strong_attackers() -> None:
    t = draft("frodo@shire merry@rhudaur", "orcs-variant@high-pass warg@mordor", "dark")
    assert t.do("orcs-variant high-pass-rhudaur").cards("1", "1").strengths() == (3, 7)


def test_wormtongue_flees_from_defeat() -> None:
    t = draft("frodo@shire merry@rhudaur", "wormtongue@high-pass warg@mordor", "dark")
    t.do("wormtongue high-pass-rhudaur").cards("1", "1").do("retreat high-pass")
    assert t.at("wormtongue") == "high-pass"


def test_variant_saruman_demands_another_card() -> None:
    t = draft("frodo@shire merry@rhudaur", "saruman-variant@high-pass warg@mordor", "dark")
    t.do("saruman-variant high-pass-rhudaur").cards("5", "1").do("demand another card", "card 1")
    assert t.strengths() == (3, 4)


def test_variant_flying_nazgul_jumps_one_region() -> None:
    t = draft("frodo@shire merry@high-pass", "flying-nazgul-variant@dagorlad warg+orcs@mirkwood", "dark")
    assert t.goes("flying-nazgul-variant") == {"fangorn", "high-pass"}


def test_uruk_hai_run() -> None:
    t = draft("frodo@arthedain", "uruk-hai@mordor warg@gondor", "dark")
    assert "arthedain" not in t.goes("uruk-hai")
    t.do("uruk-hai mordor-shire")
    assert t.at("uruk-hai") == "shire"


def test_gollum_slips_forward() -> None:
    t = draft("frodo@shire merry@rhudaur", "gollum@high-pass orcs@mordor", "dark")
    assert t.do("gollum high-pass-rhudaur", "retreat arthedain").at("gollum") == "arthedain"


def test_mouth_of_sauron_swaps_to_four() -> None:
    t = draft("frodo@shire merry@rhudaur", "mouth-of-sauron@high-pass warg@mordor", "dark")
    assert t.do("mouth-of-sauron high-pass-rhudaur").cards("1", "1").do("swap to 4").strengths() == (3, 7)


def test_variant_witch_king_wins_in_the_shire() -> None:
    t = draft("frodo@shire", "witch-king-variant@cardolan warg@mordor", "dark")
    assert t.do("witch-king-variant cardolan-shire").result() == ("dark", "witch-king-in-the-shire")


def test_watcher_stays_face_up() -> None:
    t = draft("frodo@shire merry@rhudaur", "watcher@high-pass warg@mordor", "dark")
    t.do("watcher high-pass-rhudaur").cards("1", "1")
    assert t.shown() == {"watcher"}
    assert t.goes("watcher") == set()
