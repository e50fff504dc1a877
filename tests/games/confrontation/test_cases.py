"""The worked cases. The number in a test's name is the number of the case."""

import pytest

from tests.games.confrontation.table import Table

EDITIONS = pytest.mark.parametrize("edition", ["2002", "2005"])


@EDITIONS
def test_case_1_forward_choices_and_board_edge(edition: str) -> None:
    t = Table(
        "light: frodo@shire merry@cardolan sam@high-pass gimli@gap-of-rohan; dark: warg@mordor; turn light",
        edition=edition,
    )
    assert t.goes("merry") == {"eregion", "enedwaith"}
    assert t.goes("sam") == {"mirkwood"}
    assert t.goes("gimli") == {"rohan"}


@EDITIONS
def test_case_3_capacity_counts_own_pieces_only(edition: str) -> None:
    t = Table(
        "light: frodo@shire gimli@misty-mountains sam+merry@enedwaith legolas@cardolan pippin@eregion;"
        "dark: orcs@caradhras warg@mordor; turn light",
        edition=edition,
    )
    assert t.goes("legolas") == {"eregion"}
    assert t.goes("pippin") == {"caradhras", "fangorn"}


@EDITIONS
def test_case_5_black_riders_paths(edition: str) -> None:
    t = Table(
        "light: gimli@enedwaith legolas@mirkwood frodo@shire;"
        "dark: black-rider@mordor warg@gondor orcs+saruman@dagorlad; turn dark",
        edition=edition,
    )
    assert t.goes("black-rider") == {"gondor", "enedwaith", "shire"}


NAZGUL_IN_THE_SHIRE = "light: frodo+gimli@rohan merry@mirkwood; dark: flying-nazgul@shire; turn dark"


def test_case_7_stuck_2002_while_a_flight_is_possible() -> None:
    t = Table(NAZGUL_IN_THE_SHIRE, edition="2002")
    assert t.may("dark") == ["flying-nazgul shire-mirkwood"]


def test_case_7_stuck_2005_when_nothing_can_move_forward() -> None:
    assert Table(NAZGUL_IN_THE_SHIRE, edition="2005").result() == ("light", "stuck")


@EDITIONS
def test_case_9_balrog_kept_hidden(edition: str) -> None:
    t = Table(
        "light: frodo@shire gandalf@eregion; dark: balrog@caradhras shelob@fangorn warg@mordor; turn light",
        edition=edition,
    )
    t.do("gandalf eregion-fangorn")
    assert t.may("dark") == ["show balrog", "let pass"]
    t.do("let pass")
    assert t.shown() == {"gandalf", "shelob"}
    other = Table(
        "light: frodo@shire gandalf@eregion; dark: orcs@caradhras shelob@fangorn balrog@mordor; turn light",
        edition=edition,
    )
    other.do("gandalf eregion-fangorn")
    assert other.waiting == ["dark"]
    assert other.may("dark") == ["let pass"]


@EDITIONS
def test_case_11_side_step_uses_up_the_orcs(edition: str) -> None:
    t = Table("light: frodo+merry@eregion; dark: orcs@misty-mountains warg@mordor; turn dark", edition=edition)
    t.do("orcs misty-mountains-eregion", "attack hidden", "found frodo", "retreat rhudaur")
    t.cards("3", "2")
    assert t.strengths() == (5, 4)
    assert t.at("orcs") == "fallen"
    assert t.at("merry") == "eregion"


WARG_AND_THE_PAIR = "light: frodo+sam@cardolan; dark: warg@enedwaith orcs@mordor; turn dark"


@EDITIONS
def test_case_13a_warg_cancels_frodos_text(edition: str) -> None:
    t = Table(WARG_AND_THE_PAIR, edition=edition)
    t.do("warg enedwaith-cardolan", "attack hidden", "found frodo")
    assert t.asks == "cards"
    t.cards("4", "1")
    assert t.strengths() == (5, 3)
    assert t.at("warg") == "fallen"


@EDITIONS
def test_case_13b_warg_cancels_sams_text(edition: str) -> None:
    t = Table(WARG_AND_THE_PAIR, edition=edition)
    t.do("warg enedwaith-cardolan", "attack hidden", "found sam")
    t.cards("1", "3")
    assert t.strengths() == (3, 5)
    assert t.at("sam") == "fallen"
    assert t.asks == "cards", "Frodo is fought next, again without text"


@pytest.mark.parametrize(
    ("edition", "battlefield", "regions"),
    [
        ("2005", "fangorn", ["retreat rohan", "stand"]),
        ("2005", "rohan", None),
        ("2002", "fangorn", ["retreat mirkwood", "retreat rohan", "stand"]),
        ("2002", "rohan", ["retreat fangorn", "stand"]),
    ],
)
def test_case_15_upstream_limit(edition: str, battlefield: str, regions: list[str] | None) -> None:
    t = Table(f"light: frodo@{battlefield}; dark: black-rider@gondor warg@mordor; turn dark", edition=edition)
    t.do(f"black-rider gondor-{battlefield}")
    if regions is None:
        assert t.asks == "cards"
    else:
        assert t.may("light") == regions


@EDITIONS
def test_case_17_chain_of_battles(edition: str) -> None:
    t = Table(
        "light: frodo@shire merry@mirkwood; dark: witch-king+orcs@dagorlad warg@mordor; turn light", edition=edition
    )
    t.do("merry mirkwood-dagorlad", "attack hidden", "found witch-king")
    assert t.at("witch-king") == "fallen"
    t.cards("3", "6")
    assert t.strengths() == (5, 8)
    assert t.at("merry") == "fallen"
    assert t.at("orcs") == "dagorlad"


@EDITIONS
def test_case_19_shelob_leaves_at_once(edition: str) -> None:
    t = Table("light: sam+frodo@cardolan; dark: shelob@enedwaith warg@mordor; turn dark", edition=edition)
    t.do("shelob enedwaith-cardolan", "attack hidden", "found frodo", "sam steps in")
    t.cards("1", "3")
    assert t.strengths() == (6, 8)
    assert t.at("sam") == "fallen"
    assert t.at("shelob") == "gondor"
    assert t.at("frodo") == "cardolan"
    assert t.turn == "light"


@EDITIONS
def test_case_21_shelob_attacking_into_gondor_stays(edition: str) -> None:
    t = Table("light: frodo@shire legolas+gimli@gondor; dark: shelob+warg@mordor; turn dark", edition=edition)
    t.do("shelob mordor-gondor", "attack hidden", "found legolas")
    t.cards("1", "2")
    assert t.strengths() == (4, 7)
    assert t.at("shelob") == "gondor"
    assert t.asks == "cards"
    assert t.battle().defender == "gimli"


def test_case_23_the_rulebooks_example() -> None:
    t = Table("light: frodo@shire aragorn@mirkwood; dark: shelob@fangorn warg@mordor; turn light")
    t.do("aragorn mirkwood-fangorn").cards("4", "eye")
    assert t.strengths() == (8, 5)
    assert t.at("shelob") == "fallen"


GANDALF_V_RIDER = "light: frodo@shire gandalf@mirkwood; dark: black-rider@dagorlad warg@mordor; turn light"


@EDITIONS
def test_case_25_gandalf_v_retreat_light_spends_a_card(edition: str) -> None:
    t = Table(GANDALF_V_RIDER, edition=edition)
    t.do("gandalf mirkwood-dagorlad", "card retreat")
    assert t.asks == "light-card"
    assert t.at("black-rider") == "dagorlad"
    t.do("card 5", "retreat gondor")
    assert t.at("black-rider") == "gondor"
    assert t.at("gandalf") == "dagorlad"
    assert "strengths" not in t.kinds()
    assert len(t.hand("light")) == len(t.hand("dark")) == 8


@EDITIONS
def test_case_25_gandalf_v_retreat_both_retreat(edition: str) -> None:
    t = Table(GANDALF_V_RIDER, edition=edition)
    t.do("gandalf mirkwood-dagorlad", "card retreat", "card retreat", "retreat gondor")
    assert [a for a in t.may("light") if a != "stand"] == ["retreat mirkwood", "retreat fangorn"]
    t.do("retreat fangorn")
    assert t.at("black-rider") == "gondor"
    assert t.at("gandalf") == "fangorn"
    assert len(t.hand("light")) == len(t.hand("dark")) == 8


BOTH_MAGIC = (
    "light: frodo@shire gimli@arthedain; dark: balrog@rhudaur warg@mordor; turn dark;"
    "light-hand: 1 2 3 4 5 magic retreat; dark-hand: 1 2 3 4 5 magic retreat"
)


@EDITIONS
def test_case_27_both_magic(edition: str) -> None:
    t = Table(BOTH_MAGIC, edition=edition)
    t.do("balrog rhudaur-arthedain").cards("magic", "magic")
    assert t.asks == "dark-magic"
    t.do("magic picks 6")
    assert t.asks == "light-magic"
    t.do("magic picks noble-sacrifice")
    assert t.at("gimli") == "fallen"
    assert t.at("balrog") == "fallen"


@EDITIONS
def test_case_27_dark_magic_becomes_the_eye(edition: str) -> None:
    t = Table(BOTH_MAGIC, edition=edition)
    t.do("balrog rhudaur-arthedain").cards("magic", "magic").do("magic picks eye")
    assert t.strengths() == (3, 5)
    assert t.at("gimli") == "fallen"
    assert t.at("balrog") == "arthedain"


@EDITIONS
def test_case_29a_noble_sacrifice_v_retreat(edition: str) -> None:
    t = Table("light: frodo@shire legolas@mirkwood; dark: saruman@dagorlad warg@mordor; turn light", edition=edition)
    t.do("legolas mirkwood-dagorlad", "with cards").cards("noble-sacrifice", "retreat").do("retreat gondor")
    assert t.at("saruman") == "gondor"
    assert t.at("legolas") == "dagorlad"
    assert t.discard("light") == {"noble-sacrifice"}
    assert t.discard("dark") == {"retreat"}


@EDITIONS
def test_case_29b_noble_sacrifice_v_blocked_retreat(edition: str) -> None:
    t = Table(
        "light: frodo@shire legolas@rhudaur; dark: saruman@misty-mountains warg@mordor; turn light", edition=edition
    )
    t.do("legolas rhudaur-misty-mountains", "with cards").cards("noble-sacrifice", "retreat")
    assert t.at("saruman") == t.at("legolas") == "fallen"


@EDITIONS
def test_case_31_blocked_light_retreat(edition: str) -> None:
    t = Table(
        "light: frodo@shire gimli@fangorn merry@misty-mountains;"
        "dark: saruman@gondor orcs@caradhras warg@mordor; turn dark",
        edition=edition,
    )
    t.do("saruman gondor-fangorn", "with cards").cards("retreat", "1")
    assert t.strengths() == (3, 5)
    assert t.at("gimli") == "fallen"


@EDITIONS
def test_case_33_refill_between_two_battles(edition: str) -> None:
    t = Table(
        "light: frodo@shire pippin+gimli@cardolan; dark: witch-king@enedwaith warg@mordor; turn dark;"
        "light-hand: 1; dark-hand: 6",
        edition=edition,
    )
    t.do("witch-king enedwaith-cardolan", "attack hidden", "found pippin").cards("1", "6")
    assert t.strengths() == (2, 11)
    assert t.at("pippin") == "fallen"
    assert len(t.hand("light")) == len(t.hand("dark")) == 9
    t.cards("magic", "magic")
    assert t.strengths() == (3, 5), "there is no discard for Magic to use"
