"""The declared facts of The Confrontation."""

from collections.abc import Sequence

from bree.components import data
from bree.core.errors import Malformed
from bree.core.game import Game, Option, Setting
from bree.core.state import State
from bree.games.confrontation import series
from bree.games.confrontation.components import BOARD, CHARACTERS, DECKS, EDITION_NAMES, EDITIONS, PEOPLE, SIDES, TILES
from bree.games.confrontation.model import LONGEST
from bree.games.confrontation.notation import NOTATION
from bree.games.confrontation.parsing import read_position
from bree.games.confrontation.render import TENSOR_SIZE
from bree.games.confrontation.state import start


class ConfrontationGame(Game):
    """The Confrontation, both editions."""

    def check_setting(self, setting: Setting) -> None:
        """Refuse combinations of options that make no sense."""
        super().check_setting(setting)
        options = setting.options
        edition = EDITIONS[options["edition"]]
        if options["mode"] not in edition["modes"]:
            raise Malformed(f"the {options['edition']} edition has no {options['mode']} game", "option mode")
        if options["draft_picks"] == "secret" and options["mode"] != "draft":
            raise Malformed("only a draft has picks to keep secret", "option draft_picks")
        specials = options["specials"]
        if specials == "named" and options["edition"] == "2002":
            raise Malformed("naming a number of special cards belongs to the 2005 edition", "option specials")
        if specials in ("none", "standard", "named"):
            return
        cards = specials.split("+")
        for card in cards:
            if card not in edition["special-cards"]:
                known = ", ".join(edition["special-cards"])
                raise Malformed(f"{card!r} is not one of none, standard, named, {known}", "option specials")
        if len(set(cards)) < len(cards):
            raise Malformed("a special card is listed twice", "option specials")

    def start(self, setting: Setting) -> State:
        """The first position: both sides prepare in secret."""
        return start(setting)

    def position(self, setting: Setting, text: str) -> State:
        """Read what `State.position` wrote, or what a person did."""
        s = start(setting)
        s.specials = 0
        read_position(s, text)
        s.events = []
        return s

    def tensor_size(self, setting: Setting) -> int:
        """The length of `View.tensor()`."""
        return TENSOR_SIZE

    def lesson(self) -> str:
        """The guided first game."""
        return data("confrontation", "lesson.toml")

    def points(self, state: State, returns: Sequence[float]) -> list[float]:
        """The pieces of the winner that have not fallen (02:111, 05:214)."""
        return series.points(state, returns)

    def match_winner(self, points: Sequence[float]) -> int | None:
        """More points (02:111, 05:214)."""
        return series.winner(points)

    def static(self, components: str = "") -> dict[str, object]:
        """Board, characters, cards and editions as plain values, for the page and the documentation."""
        return {
            "regions": BOARD["region"],
            "river": BOARD["river"],
            "tunnel": BOARD["tunnel"],
            "characters": PEOPLE["character"],
            "tiles": [[CHARACTERS[t], CHARACTERS[t + TILES]] for t in range(TILES)],
            "cards": {side: DECKS[side] for side in SIDES},
            "card_rules": DECKS["rules"],
            "specials": DECKS["special"],
            "editions": {name: EDITIONS[name] for name in EDITION_NAMES},
            "provenance": {
                "board": BOARD["provenance"],
                "characters": PEOPLE["provenance"],
                "cards": DECKS["provenance"],
            },
        }


GAME = ConfrontationGame(
    id="confrontation",
    version=1,
    seats=(2,),
    seat_names=SIDES,
    options=(
        Option("edition", "2005", EDITION_NAMES),
        Option("mode", "classic", ("classic", "variant", "draft")),
        Option("draft_picks", "open", ("open", "secret")),
        Option("specials", "none", pattern="[a-z+-]+"),
        Option("shuffle", "automatic", ("automatic", "manual")),
    ),
    notation=NOTATION,
    longest=LONGEST,
    match_games=2,  # 02:111, 05:214
)
