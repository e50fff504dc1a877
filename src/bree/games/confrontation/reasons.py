"""Why not: the reason and the rule against an action that can be read but is not legal."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.errors import Illegal
from bree.games.confrontation.components import (
    CAPACITY,
    CARDS,
    CHARACTERS,
    DARK,
    DECKS,
    EREGION,
    FANGORN,
    LIGHT,
    MIRKWOOD,
    REGION_NAMES,
    RETREAT_AGAINST_RIVER,
    ROHAN,
    ROW,
    SPECIALS,
    TILES,
    TREEBEARD,
    UPSTREAM,
    WATCHER,
)
from bree.games.confrontation.losses import cite
from bree.games.confrontation.model import (
    ASK_CARDS,
    ASK_DARK_CARD,
    ASK_DARK_RETREAT,
    ASK_GOLLUM,
    ASK_GWAIHIR,
    ASK_LIGHT_CARD,
    ASK_LIGHT_RETREAT,
    ASK_MOVE,
    ASK_OTHER_CARD,
    ASK_TEXT_RETREAT,
    ASK_WORMTONGUE,
    DECISIONS,
    NOBODY,
    NOWHERE,
    Position,
)
from bree.games.confrontation.notation import CARD, GO, LEAP, MOVE, PLAY_GWAIHIR, SHUFFLE


def reason_against(s: Position, seat: i64, action: i64) -> Exception:
    """The refusal a player sees."""
    kind = action & 255
    if kind in (MOVE, LEAP):
        return _against_move(s, seat, action)
    if kind == CARD:
        return _against_card(s, seat, operand(action, 0))
    if kind in (GO, PLAY_GWAIHIR):
        return _against_retreat(s, seat, kind, operand(action, 0))
    if kind == SHUFFLE:
        rule = cite(s, "02:89", "05:102")
        return Illegal("two hidden pieces there are needed, and a region is shuffled once a turn", rule)
    return _against_special(s, action)


def _too_early(s: Position) -> Exception:
    """Everybody sees what is asked, so this tells nothing."""
    return Illegal(f"first this must be decided: {DECISIONS[s.decision]}")


def _against_move(s: Position, seat: i64, action: i64) -> Exception:
    character = operand(action, 0)
    tile = character % TILES
    name, source, target = CHARACTERS[character], operand(action, 1), operand(action, 2)
    if s.decision != ASK_MOVE:
        return _too_early(s)
    if seat != s.turn:
        # Whatever holds the other side's pieces back is not for this one to know, so nothing below is said to it.
        return Illegal("it is not your turn", cite(s, "02:67", "05:90"))
    if tile // 9 != seat:
        return Illegal(f"{name} is not your piece", cite(s, "02:71", "05:94"))
    if s.character(tile) != character:
        return Illegal(f"{name} is not in this game", "05:240")
    if s.place[tile] != source:
        return Illegal(f"{name} does not stand in {REGION_NAMES[source]}", cite(s, "02:71", "05:94"))
    if character == WATCHER and s.kept >> tile & 1:
        return Illegal("the Watcher does not move once it has been shown", "05:532")
    if s.forced not in (NOBODY, tile):
        return Illegal(f"{CHARACTERS[s.character(s.forced)]} must move", "05:579")
    if s.turn == LIGHT and s.stepped not in (NOBODY, tile):
        return Illegal("Shadowfax carries the same piece on", cite(s, "02:144", "05:567"))
    if s.turn == DARK and s.stepped == tile:
        return Illegal("after The Dark of Mordor a different piece moves", "05:607")
    if action & 255 == LEAP and not s.full(seat) >> target & 1:
        return _against_leap(s, character, target)
    return _against_way(s, seat, source, target)


def _against_leap(s: Position, character: i64, target: i64) -> Exception:
    """05:467: what keeps a piece from leaping where there is room."""
    if character != TREEBEARD or target != FANGORN:
        return Illegal("only Treebeard leaps, and only to fangorn", "05:467")
    if s.count(DARK, FANGORN) != 1:
        return Illegal("Treebeard leaps to fangorn only while exactly one Dark piece is there", "05:467")
    return Illegal("an ordinary step leads Treebeard to fangorn from there", "05:467")


def _against_way(s: Position, seat: i64, source: i64, target: i64) -> Exception:
    there = REGION_NAMES[target]
    if s.full(seat) >> target & 1:
        return Illegal(f"{there} is full of your pieces", cite(s, "02:88", "05:101"))
    if seat == LIGHT and UPSTREAM[source] >> target & 1:
        return Illegal("the river carries nobody upstream", cite(s, "02:91", "05:105"))
    if source == FANGORN and target == EREGION:
        return Illegal("the tunnel leads from Eregion to Fangorn only", cite(s, "02:93", "05:106"))
    if seat == DARK and (source, target) == (EREGION, FANGORN):
        return Illegal("Dark does not use the tunnel", cite(s, "02:93", "05:106"))
    if seat == DARK and (source, target) in ((MIRKWOOD, FANGORN), (FANGORN, ROHAN)):
        return Illegal("Dark does not use the river", cite(s, "02:91", "05:105"))
    if ROW[source] == ROW[target] and CAPACITY[source] == 1:
        return Illegal("nobody moves sideways in the mountains", cite(s, "02:84", "05:97"))
    if ROW[source] == ROW[target]:
        return Illegal("pieces move forward, not sideways", cite(s, "02:73", "05:96"))
    if (ROW[target] < ROW[source]) == (seat == LIGHT):
        return Illegal("pieces move forward, not backwards", cite(s, "02:73", "05:96"))
    return Illegal(f"{there} is not a neighbouring region ahead", cite(s, "02:73", "05:96"))


def _against_card(s: Position, seat: i64, card: i64) -> Exception:
    hand = s.light_hand if seat == LIGHT else s.dark_hand
    if s.decision not in (ASK_CARDS, ASK_DARK_CARD, ASK_LIGHT_CARD, ASK_OTHER_CARD):
        return _too_early(s)
    if card == s.refused_card and seat == LIGHT:
        return Illegal("Saruman demands another card", "05:506")
    if not hand >> card & 1:
        return Illegal(f"the card {CARDS[card]} is not in your hand", cite(s, "02:109", "05:168"))
    return Illegal("no card is asked for now", cite(s, "02:109", "05:168"))


def _against_retreat(s: Position, seat: i64, kind: i64, target: i64) -> Exception:
    there = REGION_NAMES[target]
    if s.region == NOWHERE:
        return Illegal("there is no battle to leave", cite(s, "02:105", "05:160"))
    if seat < 0 or not s.asked_mask() >> seat & 1 or not _asks_where(s, kind):
        return _too_early(s)
    if s.held(1 - seat) >> target & 1:
        return Illegal(f"an enemy stands in {there}", cite(s, "02:105", "05:160"))
    if s.full(seat) >> target & 1:
        return Illegal(f"{there} is full of your pieces", cite(s, "02:105", "05:160"))
    if UPSTREAM[s.region] >> target & 1 and not RETREAT_AGAINST_RIVER[s.edition]:
        return Illegal("nobody retreats upstream", "05:160")
    if ROW[target] == ROW[s.region] and CAPACITY[target] == 1:
        return Illegal("nobody retreats sideways in the mountains", cite(s, "02:105", "05:160"))
    return Illegal(f"this retreat does not lead to {there}", cite(s, "02:105", "05:160"))


def _asks_where(s: Position, kind: i64) -> bool:
    """Whether a fighter is asked where to go, by Gwaihir or otherwise."""
    if kind == PLAY_GWAIHIR:
        return s.decision == ASK_GWAIHIR
    return s.decision in (ASK_TEXT_RETREAT, ASK_GOLLUM, ASK_DARK_RETREAT, ASK_LIGHT_RETREAT, ASK_WORMTONGUE)


def _against_special(s: Position, action: i64) -> Exception:
    """A special card not held, or any other action out of place."""
    notation = s.setting.game.notation
    words = notation.fields(action)
    kind = str(words["kind"]).removesuffix("-token").removesuffix("-shown")
    if kind in SPECIALS:
        card = SPECIALS.index(kind)
        rules = DECKS["special"][card]["rules"]
        rule = str(rules[0 if s.edition == 0 else -1])
        if not s.specials >> card & 1:
            return Illegal(f"{kind} is not among your special cards", rule)
        return Illegal(f"{kind} cannot be played so now", rule)
    return Illegal(f"{notation.text(action)} is not possible now: {DECISIONS[s.decision]} is asked")
