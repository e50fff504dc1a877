"""What a seat notices of an action: equal numbers look alike to it, and nothing else does."""

from tests.games.confrontation.table import SEATS, Table


def noticed(side: str, mover: str, action: str, *worlds: Table) -> int:
    """How many different numbers a side notices when this is done in each of these worlds."""
    found = set()
    for world in worlds:
        state = world.state
        number = state.setting.game.notation.parse(action)
        for quiet in (False, True):
            after = state.clone()
            after.quiet = quiet
            after.apply(SEATS[mover], number)
            found.add(int(after.observed(SEATS[side], SEATS[mover], number)))
    return len(found)


def test_a_fight_that_is_settled_at_once_tells_its_mover_whom_he_met() -> None:
    """02:347: the Orcs kill whoever they attack first, and the turn is over."""
    worlds = [
        Table(f"light: frodo@shire {there}@eregion {away}@arthedain; dark: orcs@caradhras warg@mordor; turn dark")
        for there, away in (("merry", "sam"), ("sam", "legolas"), ("legolas", "merry"))
    ]
    assert noticed("dark", "dark", "orcs caradhras-eregion", *worlds) == 3
    assert noticed("light", "dark", "orcs caradhras-eregion", worlds[0]) == 1


def test_a_step_face_down_tells_only_from_where_to_where() -> None:
    worlds = [
        Table(f"light: frodo@shire {a}@eregion {b}@arthedain; dark: warg@mordor; turn light")
        for a, b in (("sam", "merry"), ("merry", "sam"))
    ]
    there = [f"{piece} eregion-caradhras" for piece in ("sam", "merry")]
    numbers = set()
    for world, action in zip(worlds, there, strict=True):
        world.do(action)
        numbers.add(int(world.state.observed(1, 0, world.game.notation.parse(action))))
        assert world.state.observed(0, 0, world.game.notation.parse(action)) == world.game.notation.parse(action)
    assert len(numbers) == 1


def test_helping_tells_where_gandalf_stands() -> None:
    """05:455: he shows himself, in the region of the battle or beside it."""
    worlds = []
    for there, away in (("arthedain", "cardolan"), ("cardolan", "arthedain")):
        table = Table(
            f"light: gandalf@{there} smeagol@{away} elrond@eregion frodo@shire;"
            "dark: uruk-hai@misty-mountains mouth-of-sauron@mordor; turn dark",
            mode="variant",
        )
        table.do("uruk-hai misty-mountains-eregion").cards("1", "1")
        worlds.append(table)
    assert noticed("dark", "light", "gandalf helps", *worlds) == 2
    assert noticed("light", "light", "gandalf helps", worlds[0]) == 1


def test_how_letters_were_mixed_only_their_owner_sees() -> None:
    """02:89, 05:102."""
    table = Table("light: frodo+sam@shire; dark: warg+orcs@mordor; turn light", shuffle="manual").do("shuffle shire")
    orders = [table.game.notation.parse(text) for text in table.may("chance")]
    seen: dict[int, set[int]] = {0: set(), 1: set()}
    for order in orders:
        after = table.state.clone()
        after.apply(-1, order)
        for seat, numbers in seen.items():
            numbers.add(int(after.observed(seat, -1, order)))
    assert (len(seen[0]), len(seen[1])) == (2, 1)


def test_a_king_revealed_tells_only_dark_which_piece_must_move() -> None:
    """05:579: chance finds one of several hidden pieces."""
    table = Table("light: frodo@shire aragorn@rohan; dark: warg+orcs@fangorn; specials a-king-revealed; turn light").do(
        "a-king-revealed fangorn"
    )
    found = [table.game.notation.parse(text) for text in table.may("chance")]
    seen: dict[int, set[int]] = {0: set(), 1: set()}
    for piece in found:
        after = table.state.clone()
        after.apply(-1, piece)
        for seat, numbers in seen.items():
            numbers.add(int(after.observed(seat, -1, piece)))
    assert (len(seen[0]), len(seen[1])) == (1, 2)


def test_the_last_choice_before_the_game_is_noticed() -> None:
    """ruling:A2: that the other side is ready, and not what it chose."""
    worlds = [
        Table(f"light: {placed}; dark: ; turn dark; asks: place; ready: {ready} 0".replace("dark: ; ", ""))
        for placed, ready in (
            ("sam@arthedain pippin@cardolan merry@rhudaur gandalf@eregion", 4),
            ("sam@arthedain pippin@cardolan merry@rhudaur", 3),
        )
    ]
    numbers = set()
    for world, action in zip(worlds, ("place gimli enedwaith", "place gimli eregion"), strict=True):
        world.do(f"light: {action}")
        numbers.add(int(world.state.observed(1, 0, world.game.notation.parse(action))))
    assert len(numbers) == 2
