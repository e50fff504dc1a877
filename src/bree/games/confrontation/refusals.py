"""Why not: the reason and the rule against an action that can be read but is not legal."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.errors import Illegal
from bree.games.confrontation import components as box
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import NOBODY, NOWHERE, ConfrontationData
from bree.games.confrontation.notation import CARD, GO, LEAP, MOVE, PLAY_GWAIHIR, SHUFFLE


def why_not(state: ConfrontationData, seat: i64, action: i64) -> Exception:
    """The refusal a player sees."""
    kind = action & 255
    if kind in (MOVE, LEAP):
        return _against_move(state, seat, action)
    if kind == CARD:
        return _against_card(state, seat, operand(action, 0))
    if kind in (GO, PLAY_GWAIHIR):
        return _against_retreat(state, seat, kind, operand(action, 0))
    if kind == SHUFFLE:
        rule = state.cite("02:89", "05:102")
        return Illegal("two hidden pieces there are needed, and a region is shuffled once a turn", rule)
    return _against_special(state, action)


def _too_early(state: ConfrontationData) -> Exception:
    """Everybody sees what is asked, so this tells nothing."""
    return Illegal(f"first this must be decided: {questions.DECISIONS[state.decision]}")


def _against_move(state: ConfrontationData, seat: i64, action: i64) -> Exception:
    character = operand(action, 0)
    tile = character % box.TILES
    name, source, target = box.CHARACTERS[character], operand(action, 1), operand(action, 2)
    if state.decision != questions.ASK_MOVE:
        return _too_early(state)
    if seat != state.turn:
        # Whatever holds the other side's pieces back is not for this one to know, so nothing below is said to it.
        return Illegal("it is not your turn", state.cite("02:67", "05:90"))
    if tile // 9 != seat:
        return Illegal(f"{name} is not your piece", state.cite("02:71", "05:94"))
    if state.character(tile) != character:
        return Illegal(f"{name} is not in this game", "05:240")
    if state.place[tile] != source:
        return Illegal(f"{name} does not stand in {box.REGION_NAMES[source]}", state.cite("02:71", "05:94"))
    if character == box.WATCHER and state.kept >> tile & 1:
        return Illegal("the Watcher does not move once it has been shown", "05:532")
    if state.forced not in (NOBODY, tile):
        return Illegal(f"{box.CHARACTERS[state.character(state.forced)]} must move", "05:579")
    if state.turn == box.LIGHT and state.stepped not in (NOBODY, tile):
        return Illegal("Shadowfax carries the same piece on", state.cite("02:144", "05:567"))
    if state.turn == box.DARK and state.stepped == tile:
        return Illegal("after The Dark of Mordor a different piece moves", "05:607")
    if action & 255 == LEAP and not state.full(seat) >> target & 1:
        return _against_leap(state, character, target)
    return _against_way(state, seat, source, target)


def _against_leap(state: ConfrontationData, character: i64, target: i64) -> Exception:
    """05:467: what keeps a piece from leaping where there is room."""
    if character != box.TREEBEARD or target != box.FANGORN:
        return Illegal("only Treebeard leaps, and only to fangorn", "05:467")
    if state.count(box.DARK, box.FANGORN) != 1:
        return Illegal("Treebeard leaps to fangorn only while exactly one Dark piece is there", "05:467")
    return Illegal("an ordinary step leads Treebeard to fangorn from there", "05:467")


def _against_way(state: ConfrontationData, seat: i64, source: i64, target: i64) -> Exception:
    there = box.REGION_NAMES[target]
    if state.full(seat) >> target & 1:
        return Illegal(f"{there} is full of your pieces", state.cite("02:88", "05:101"))
    if seat == box.LIGHT and box.UPSTREAM[source] >> target & 1:
        return Illegal("the river carries nobody upstream", state.cite("02:91", "05:105"))
    if source == box.FANGORN and target == box.EREGION:
        return Illegal("the tunnel leads from Eregion to Fangorn only", state.cite("02:93", "05:106"))
    if seat == box.DARK and (source, target) == (box.EREGION, box.FANGORN):
        return Illegal("Dark does not use the tunnel", state.cite("02:93", "05:106"))
    if seat == box.DARK and (source, target) in ((box.MIRKWOOD, box.FANGORN), (box.FANGORN, box.ROHAN)):
        return Illegal("Dark does not use the river", state.cite("02:91", "05:105"))
    if box.ROW[source] == box.ROW[target] and box.CAPACITY[source] == 1:
        return Illegal("nobody moves sideways in the mountains", state.cite("02:84", "05:97"))
    if box.ROW[source] == box.ROW[target]:
        return Illegal("pieces move forward, not sideways", state.cite("02:73", "05:96"))
    if (box.ROW[target] < box.ROW[source]) == (seat == box.LIGHT):
        return Illegal("pieces move forward, not backwards", state.cite("02:73", "05:96"))
    return Illegal(f"{there} is not a neighbouring region ahead", state.cite("02:73", "05:96"))


def _against_card(state: ConfrontationData, seat: i64, card: i64) -> Exception:
    hand = state.light_hand if seat == box.LIGHT else state.dark_hand
    if state.decision not in (
        questions.ASK_CARDS,
        questions.ASK_DARK_CARD,
        questions.ASK_LIGHT_CARD,
        questions.ASK_OTHER_CARD,
    ):
        return _too_early(state)
    if card == state.refused_card and seat == box.LIGHT:
        return Illegal("Saruman demands another card", "05:506")
    if not hand >> card & 1:
        return Illegal(f"the card {box.CARDS[card]} is not in your hand", state.cite("02:109", "05:168"))
    return Illegal("no card is asked for now", state.cite("02:109", "05:168"))


def _against_retreat(state: ConfrontationData, seat: i64, kind: i64, target: i64) -> Exception:
    there = box.REGION_NAMES[target]
    if state.region == NOWHERE:
        return Illegal("there is no battle to leave", state.cite("02:105", "05:160"))
    if seat < 0 or not state.asked_mask() >> seat & 1 or not _asks_where(state, kind):
        return _too_early(state)
    if state.held(1 - seat) >> target & 1:
        return Illegal(f"an enemy stands in {there}", state.cite("02:105", "05:160"))
    if state.full(seat) >> target & 1:
        return Illegal(f"{there} is full of your pieces", state.cite("02:105", "05:160"))
    if box.UPSTREAM[state.region] >> target & 1 and not box.RETREAT_AGAINST_RIVER[state.edition]:
        return Illegal("nobody retreats upstream", "05:160")
    if box.ROW[target] == box.ROW[state.region] and box.CAPACITY[target] == 1:
        return Illegal("nobody retreats sideways in the mountains", state.cite("02:105", "05:160"))
    return Illegal(f"this retreat does not lead to {there}", state.cite("02:105", "05:160"))


def _asks_where(state: ConfrontationData, kind: i64) -> bool:
    """Whether a fighter is asked where to go, by Gwaihir or otherwise."""
    if kind == PLAY_GWAIHIR:
        return state.decision == questions.ASK_GWAIHIR
    return state.decision in (
        questions.ASK_TEXT_RETREAT,
        questions.ASK_GOLLUM,
        questions.ASK_DARK_RETREAT,
        questions.ASK_LIGHT_RETREAT,
        questions.ASK_WORMTONGUE,
    )


def _against_special(state: ConfrontationData, action: i64) -> Exception:
    """A special card not held, or any other action out of place."""
    notation = state.setting.game.notation
    words = notation.fields(action)
    kind = str(words["kind"]).removesuffix("-token").removesuffix("-shown")
    if kind in box.SPECIALS:
        card = box.SPECIALS.index(kind)
        rules = box.DECKS["special"][card]["rules"]
        rule = str(rules[0 if state.edition == 0 else -1])
        if not state.specials >> card & 1:
            return Illegal(f"{kind} is not among your special cards", rule)
        return Illegal(f"{kind} cannot be played so now", rule)
    return Illegal(f"{notation.text(action)} is not possible now: {questions.DECISIONS[state.decision]} is asked")
