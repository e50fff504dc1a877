"""What is told, and to whom: one function for each kind of event. Quiet states, as those of a search, hear nothing."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.event import Event, Fields
from bree.games.confrontation import outcome
from bree.games.confrontation.components import CARDS, CHARACTERS, FOUR, PLACE_NAMES, REGION_NAMES, SIDES, SPECIALS
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.model.questions import DECISIONS


def _tell(state: ConfrontationData, kind: str, rule: str, fields: Fields) -> None:
    """Tell everybody."""
    state.note(Event(kind, rule, fields))


def _name(state: ConfrontationData, tile: i64) -> str:
    """The name of the face a piece plays with."""
    return CHARACTERS[state.character(tile)]


# Before the game.


def ready(state: ConfrontationData, side: i64) -> None:
    """A side has made all its secret choices of a stage."""
    if not state.quiet:
        _tell(state, "ready", "ruling:A2", {"side": SIDES[side], "stage": DECISIONS[state.decision]})


def number(state: ConfrontationData) -> None:
    """Light has named how many special cards each side is dealt."""
    if not state.quiet:
        _tell(state, "number", "05:553", {"number": int(state.number)})


def dealt(state: ConfrontationData, card: i64) -> None:
    """A special card comes up."""
    if not state.quiet:
        _tell(state, "dealt", "05:553", {"side": SIDES[card // 4], "card": SPECIALS[card]})


def taken(state: ConfrontationData) -> None:
    """Both sides show the special cards they took."""
    if not state.quiet:
        for side in (0, 1):
            held: list[object] = [SPECIALS[c] for c in range(side * 4, side * 4 + 4) if state.specials >> c & 1]
            _tell(state, "taken", "05:552", {"side": SIDES[side], "cards": held})


def picked(state: ConfrontationData) -> None:
    """Both sides show the faces they picked."""
    if not state.quiet:
        for side in (0, 1):
            faces: list[object] = [_name(state, tile) for tile in range(side * 9, side * 9 + 9)]
            _tell(state, "picked", "05:242", {"side": SIDES[side], "pieces": faces})


def begin(state: ConfrontationData) -> None:
    """The pieces stand, and Dark begins."""
    if not state.quiet:
        _tell(state, "begin", state.cite("02:67", "05:90"), {"turn": "dark"})


# In a turn.


def move(state: ConfrontationData, tile: i64, source: i64, target: i64, rule: str) -> None:
    """Everybody sees a piece go from here to there; who it is only its owner sees, unless it is shown."""
    if state.quiet:
        return
    side: i64 = 0 if tile < 9 else 1
    public: Fields = {"side": SIDES[side], "from": REGION_NAMES[source], "to": REGION_NAMES[target]}
    secret: Fields = {"piece": _name(state, tile)}
    if state.shown >> tile & 1:
        state.note(Event("move", rule, {**public, **secret}))
    else:
        state.note(Event("move", rule, public, secret, knowers=bit(side)))


def special(state: ConfrontationData, card: i64, rule: str) -> None:
    """A special card is played."""
    if not state.quiet:
        _tell(state, "special", rule, {"side": SIDES[card // 4], "card": SPECIALS[card]})


def returns(state: ConfrontationData, tile: i64, region: i64) -> None:
    """Gandalf comes back."""
    if not state.quiet:
        rule = state.cite("02:148", "05:573")
        _tell(state, "returns", rule, {"piece": _name(state, tile), "region": REGION_NAMES[region]})


def must_move(state: ConfrontationData, tile: i64) -> None:
    """A hidden piece has to move next; everybody sees where it stands."""
    if not state.quiet:
        _tell(state, "must-move", "05:579", {"region": REGION_NAMES[state.place[tile]]})


def shuffle(state: ConfrontationData, side: i64, region: i64) -> None:
    """The hidden pieces of a region have been mixed."""
    if not state.quiet:
        rule = state.cite("02:89", "05:102")
        _tell(state, "shuffle", rule, {"side": SIDES[side], "region": REGION_NAMES[region]})


def let_pass(state: ConfrontationData) -> None:
    """The traveller comes out of the tunnel."""
    if not state.quiet:
        _tell(state, "let-pass", state.cite("02:93", "05:377"), {})


# Battle.


def battle(state: ConfrontationData) -> None:
    """A battle begins."""
    if not state.quiet:
        rule = state.cite("02:97", "05:144")
        _tell(state, "battle", rule, {"region": REGION_NAMES[state.region], "attacker": SIDES[state.turn]})


def reveal(state: ConfrontationData, tile: i64, rule: str) -> None:
    """A piece is turned face up."""
    if not state.quiet:
        where = PLACE_NAMES[state.place[tile]]
        _tell(state, "reveal", rule, {"piece": _name(state, tile), "side": SIDES[tile // 9], "region": where})


def retreat(state: ConfrontationData, tile: i64, target: i64, rule: str) -> None:
    """A fighter leaves the battle."""
    if not state.quiet:
        way = {"from": REGION_NAMES[state.region], "to": REGION_NAMES[target]}
        _tell(state, "retreat", rule, {"piece": _name(state, tile), **way})


def swap(state: ConfrontationData, tile: i64, other: i64) -> None:
    """Smeagol changes places with another piece."""
    if not state.quiet:
        where = REGION_NAMES[state.place[other]]
        _tell(state, "swap", "05:484", {"piece": _name(state, tile), "with": _name(state, other), "region": where})


def no_cards(state: ConfrontationData, side: i64, rule: str) -> None:
    """A side has decided that no cards are played."""
    if not state.quiet:
        _tell(state, "no-cards", rule, {"side": SIDES[side]})


def card_chosen(state: ConfrontationData, side: i64) -> None:
    """A card lies face down."""
    if not state.quiet:
        _tell(state, "card-chosen", state.cite("02:109", "05:168"), {"side": SIDES[side]})


def card(state: ConfrontationData, side: i64, shown: i64) -> None:
    """A card lies open."""
    if not state.quiet:
        _tell(state, "card", state.cite("02:109", "05:168"), {"side": SIDES[side], "card": CARDS[shown]})


def magic(state: ConfrontationData, side: i64, fetched: i64) -> None:
    """Magic takes the place of a card played before, or stays what it is."""
    if not state.quiet:
        _tell(state, "magic", state.cite("02:397", "05:270"), {"side": SIDES[side], "card": CARDS[fetched]})


def demand(state: ConfrontationData) -> None:
    """Variant Saruman makes Light take its card back."""
    if not state.quiet:
        _tell(state, "demand", "05:506", {"card": CARDS[state.refused_card]})


def four(state: ConfrontationData) -> None:
    """The Mouth of Sauron plays the 4 instead."""
    if not state.quiet:
        _tell(state, "four", "05:524", {"from": "hand" if state.dark_card == FOUR else "discard"})


def help_comes(state: ConfrontationData, tile: i64) -> None:
    """Variant Gandalf lends a hand."""
    if not state.quiet:
        _tell(state, "help", "05:455", {"region": REGION_NAMES[state.place[tile]]})


def strengths(state: ConfrontationData) -> None:
    """Strengths are compared."""
    if not state.quiet:
        totals: Fields = {"light": int(state.light_total), "dark": int(state.dark_total)}
        _tell(state, "strengths", state.cite("02:126", "05:182"), totals)


def refill(state: ConfrontationData) -> None:
    """Both take all their cards back."""
    if not state.quiet:
        _tell(state, "refill", state.cite("02:128", "05:186"), {})


# Falling, and the end.


def fallen(state: ConfrontationData, tile: i64, rule: str) -> None:
    """A piece has left the board."""
    if not state.quiet:
        _tell(state, "fallen", rule, {"piece": _name(state, tile)})


def ring_passed(state: ConfrontationData) -> None:
    """Somebody else carries the Ring."""
    if not state.quiet:
        _tell(state, "ring-passed", "05:228", {"piece": _name(state, state.bearer)})


def shelob_returns(state: ConfrontationData, target: i64) -> None:
    """Shelob goes home."""
    if not state.quiet:
        way: Fields = {"from": REGION_NAMES[state.region], "to": REGION_NAMES[target]}
        _tell(state, "shelob-returns", state.cite("02:275", "05:383"), way)


def end(state: ConfrontationData) -> None:
    """The game is over."""
    if not state.quiet:
        who = "nobody" if state.winner == outcome.DRAWN else SIDES[state.winner]
        ending: Fields = {"winner": who, "reason": outcome.ENDINGS[state.ending][0]}
        _tell(state, "end", outcome.ending_rule(state), ending)
