"""What is told of what happens, and to whom. What each player can work out from it is kept at the same time.

In a quiet state, as searches have, nothing is told and nothing is kept. Fields hold the ids that the page, logs and
catalogues know.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.event import Event, Fields
from bree.games.fellowship import components as c

if TYPE_CHECKING:
    from bree.games.fellowship.model import FellowshipData

# The journey.


def place(state: "FellowshipData") -> None:
    """The marker of the journey has moved on."""
    if not state.quiet:
        state.note(Event("place", "lotr:61", {"place": c.PLACE_NAMES[state.place]}))


def bearer(state: "FellowshipData", seat: i64) -> None:
    """This hobbit bears the Ring from now on."""
    if not state.quiet:
        state.note(Event("bearer", "lotr:289", {"seat": int(seat)}))


def board_end(state: "FellowshipData") -> None:
    """The board is over."""
    if not state.quiet:
        state.note(Event("board-end", "lotr:278", {"place": c.PLACE_NAMES[state.place]}))


def ring_on_volcano(state: "FellowshipData") -> None:
    """The Ring lies on Mount Doom."""
    if not state.quiet:
        state.note(Event("ring-on-volcano", "lotr:314", {}))


def turn(state: "FellowshipData") -> None:
    """The turn of the active player begins."""
    if not state.quiet:
        state.note(Event("turn", "lotr:157", {"seat": int(state.active)}))


def tile(state: "FellowshipData", number: i64) -> None:
    """A tile was turned up."""
    if not state.quiet:
        state.note(Event("tile", "lotr:157", {"tile": c.TILE_NAMES[number]}))


def event(state: "FellowshipData", number: i64) -> None:
    """The event marker points at this event."""
    if not state.quiet:
        state.note(Event("event", "lotr:224", {"event": c.EVENT_NAMES[number]}))


def line(state: "FellowshipData", seat: i64, number: i64, at: i64, space: i64) -> None:
    """A marker moved to a space, and what the space gives."""
    if state.quiet:
        return
    gives = c.SPACE_NAMES[space] if space < c.CARD_SPACE else ""
    if space >= c.CARD_SPACE and state.supply >> (space - c.CARD_SPACE) & 1:
        gives = "card"  # R25
    told: Fields = {"seat": int(seat), "line": c.LINE_NAMES[number], "space": int(at), "gives": gives}
    state.note(Event("line", "lotr:248", told))


def ring_move(state: "FellowshipData", number: i64) -> None:
    """The Ring has moved a marker."""
    if not state.quiet:
        told: Fields = {"line": c.LINE_NAMES[number], "space": int(state.lines[number])}
        state.note(Event("ring-move", "lotr:272", told))


# The die, and the way to the darkness.


def die(state: "FellowshipData", seat: i64, face: i64) -> None:
    """The die has fallen."""
    if not state.quiet:
        state.note(Event("die", "lotr:196", {"seat": int(seat), "face": c.FACE_NAMES[face]}))


def light(state: "FellowshipData", seat: i64, rule: str) -> None:
    """A hobbit has gone towards the light."""
    if not state.quiet:
        state.note(Event("light", rule, {"seat": int(seat), "space": int(state.steps[seat])}))


def darkness(state: "FellowshipData", seat: i64, rule: str) -> None:
    """A hobbit has gone towards the darkness."""
    if not state.quiet:
        state.note(Event("darkness", rule, {"seat": int(seat), "space": int(state.steps[seat])}))


def sauron(state: "FellowshipData", rule: str) -> None:
    """Sauron has come nearer."""
    if not state.quiet:
        state.note(Event("sauron", rule, {"space": int(state.sauron)}))


def out(state: "FellowshipData", seat: i64, rule: str) -> None:
    """A hobbit is out, and lays his hand open."""
    if state.quiet:
        return
    hand = state.hand(seat)
    state.note(Event("out", rule, {"seat": int(seat), "cards": [c.CARD_NAMES[card] for card in hand]}))
    for card in hand:
        state.evidence.shown(int(seat), card)
    state.learned += 1


def volunteer(state: "FellowshipData", seat: i64, asked: i64) -> None:
    """A hobbit takes the steps for all."""
    if not state.quiet:
        told: Fields = {"seat": int(seat), "asked": c.ASKED_NAMES[asked]}
        state.note(Event("volunteer", c.ASKED_RULES[asked], told))


# Cards and shields.


def draw(state: "FellowshipData", seat: i64, card: i64, source: i64) -> None:
    """A hobbit drew a card of the pile; `source` is the line of the rulebook that gives it."""
    if not state.quiet:
        state.evidence.drawn(int(seat), int(card), state.evidence.pile())
        _hidden(state, "draw", f"lotr:{source}", {"seat": int(seat)}, card, bit(seat))


def dealt(state: "FellowshipData", seat: i64, card: i64) -> None:
    """A hobbit was dealt a card of the haven, face down."""
    if not state.quiet:
        state.evidence.drawn(int(seat), int(card), 0 if state.place == c.RIVENDELL else 1)
        _hidden(state, "dealt", "lotr:122", {"seat": int(seat)}, card, bit(seat))


def card_passed(state: "FellowshipData", giver: i64, receiver: i64, card: i64, rule: str) -> None:
    """A card went face down from hand to hand."""
    if not state.quiet:
        state.evidence.passed(int(giver), int(receiver), int(card))
        state.learned += 1
        told: Fields = {"seat": int(giver), "to-seat": int(receiver)}
        _hidden(state, "card-passed", rule, told, card, bit(giver) | bit(receiver))


def look(state: "FellowshipData", seat: i64, number: i64) -> None:
    """A hobbit looked at a tile."""
    if not state.quiet:
        state.note(Event("look", "lotr:350", {"seat": int(seat)}, {"tile": c.TILE_NAMES[number]}, bit(seat)))


def shown(state: "FellowshipData", card: i64, rule: str) -> None:
    """The top card of the pile was turned up."""
    if not state.quiet:
        state.evidence.revealed(int(card))
        state.note(Event("shown", rule, {"card": c.CARD_NAMES[card]}))


def handed(state: "FellowshipData", seat: i64, card: i64) -> None:
    """One of the cards turned up at the preparations went into a hand."""
    if not state.quiet:
        state.evidence.gained(int(seat), int(card))
        state.note(Event("handed", "lotr:110", {"seat": int(seat), "card": c.CARD_NAMES[card]}))


def feature_card(state: "FellowshipData", seat: i64, card: i64, rule: str) -> None:
    """A hobbit received a card from beside the board."""
    if not state.quiet:
        state.evidence.gained(int(seat), int(card))
        state.note(Event("feature-card", rule, {"seat": int(seat), "card": c.CARD_NAMES[card]}))


def reshuffle(state: "FellowshipData", cards: i64) -> None:
    """The discarded cards became the new pile."""
    if not state.quiet:
        state.evidence.reshuffled(state.pile)
        state.note(Event("reshuffle", "lotr:304", {"cards": int(cards)}))


def play(state: "FellowshipData", seat: i64, card: i64) -> None:
    """A card was played for its symbols."""
    if not state.quiet:
        _leaves_hand(state, seat, card)
        state.note(Event("play", "lotr:168", {"seat": int(seat), "card": c.CARD_NAMES[card]}))


def discard(state: "FellowshipData", seat: i64, card: i64, rule: str) -> None:
    """A card was discarded from a hand."""
    if not state.quiet:
        _leaves_hand(state, seat, card)
        state.note(Event("discard", rule, {"seat": int(seat), "card": c.CARD_NAMES[card]}))


def yellow_card(state: "FellowshipData", seat: i64, card: i64, target: i64) -> None:
    """A yellow card was used for somebody."""
    if not state.quiet:
        _leaves_hand(state, seat, card)
        told: Fields = {"seat": int(seat), "card": c.CARD_NAMES[card], "for-seat": int(target)}
        state.note(Event("yellow-card", "lotr:354", told))


def gandalf(state: "FellowshipData", seat: i64, number: i64, target: i64) -> None:
    """A hobbit called Gandalf for somebody."""
    if not state.quiet:
        told: Fields = {"seat": int(seat), "gandalf": c.GANDALF_NAMES[number], "for-seat": int(target)}
        state.note(Event("gandalf", "lotr:342", told))


def ring(state: "FellowshipData", seat: i64) -> None:
    """The bearer put on the Ring."""
    if not state.quiet:
        state.note(Event("ring", "lotr:272", {"seat": int(seat)}))


def big_shield(state: "FellowshipData", seat: i64, points: i64) -> None:
    """A big shield was turned up."""
    if not state.quiet:
        state.note(Event("big-shield", "lotr:256", {"seat": int(seat), "points": int(points)}))


def shields_lost(state: "FellowshipData", seat: i64, points: i64) -> None:
    """A hobbit had to give shields."""
    if not state.quiet:
        state.note(Event("shields-lost", "lotr:505", {"seat": int(seat), "points": int(points)}))


# Demands, and what is said.


def give_card(state: "FellowshipData", seat: i64, card: i64) -> None:
    """A card was put on the table towards a demand."""
    if not state.quiet:
        _leaves_hand(state, seat, card)
        state.note(Event("give", "lotr:230", {"seat": int(seat), "card": c.CARD_NAMES[card]}))


def give_token(state: "FellowshipData", seat: i64, token: i64) -> None:
    """A life token was put on the table towards a demand."""
    if not state.quiet:
        state.note(Event("give", "lotr:230", {"seat": int(seat), "token": c.TOKEN_NAMES[token]}))


def give_shields(state: "FellowshipData", seat: i64, points: i64) -> None:
    """Shields were put on the table towards a demand."""
    if not state.quiet:
        state.note(Event("give", "lotr:230", {"seat": int(seat), "points": int(points)}))


def taken_back(state: "FellowshipData", seat: i64, hobbits: i64, features: i64) -> None:
    """Cards on the table went back into a hand: nothing is told, and everybody has seen it."""
    if state.quiet:
        return
    for card in range(c.KINDS):
        for _ in range(int(hobbits >> 4 * card & 15)):
            state.evidence.gained(int(seat), card)
    for feature in range(c.FEATURES):
        if features >> feature & 1:
            state.evidence.gained(int(seat), c.KINDS + feature)


def paid(state: "FellowshipData", asked: i64) -> None:
    """A demand was met."""
    if not state.quiet:
        state.note(Event("paid", "lotr:230", {"asked": c.ASKED_NAMES[asked]}))


def not_paid(state: "FellowshipData", asked: i64) -> None:
    """A demand was not met."""
    if not state.quiet:
        state.note(Event("not-paid", "lotr:230", {"asked": c.ASKED_NAMES[asked]}))


def said(state: "FellowshipData", seat: i64, action: i64) -> None:
    """A hobbit claimed or wished something."""
    if not state.quiet:
        words = state.setting.game.notation.fields(int(action))
        state.note(Event("said", "lotr:132", {"seat": int(seat), **words}))


def _leaves_hand(state: "FellowshipData", seat: i64, card: i64) -> None:
    """Everybody saw a card leave a hand."""
    state.evidence.shown(int(seat), int(card))
    state.learned += 1


def _hidden(state: "FellowshipData", kind: str, rule: str, public: Fields, card: i64, knowers: i64) -> None:
    """Tell something of which only some see the card; where hands lie open, everybody does."""
    name = c.CARD_NAMES[card]
    if state.house.open_hands:
        state.note(Event(kind, rule, {**public, "card": name}))
    else:
        state.note(Event(kind, rule, public, {"card": name}, knowers))
