"""Whether a question fits the battle in which it is asked: the rules ask each on the same facts."""

from mypy_extensions import i64

from bree.core.bits import bit, count
from bree.games.confrontation import components as box
from bree.games.confrontation.model import questions as q
from bree.games.confrontation.model.data import NOBODY, NOT_COMPARED, NOWHERE, ConfrontationData
from bree.games.confrontation.moves.legal import target_actions
from bree.games.confrontation.moves.reach import retreat_backwards, retreat_sideways
from bree.games.confrontation.moves.special import king_regions
from bree.games.confrontation.rules import powers, strengths
from bree.games.confrontation.rules.movement import balrog_may_wait


def battle_fault(state: ConfrontationData, asked: i64) -> str:
    """What is wrong with the battle, or with asking this in it; empty where nothing is."""
    if asked != q.ASK_FOUND and state.purpose != q.FOR_ATTACK:
        return "chance looks for nobody now"
    if state.stepping and (asked != q.ASK_TUNNEL or state.stepped != state.attacker):
        return "no extra step is under way"
    if asked == q.ASK_MOVE:
        return _fault_between_battles(state)
    if state.region == NOWHERE:
        return f"{q.DECISIONS[asked]} is asked of a region"
    if asked == q.ASK_FOUND and state.purpose != q.FOR_ATTACK:
        return _fault_of_a_card(state)
    if state.origin == NOWHERE or state.attacker == NOBODY or state.attacker // 9 != state.turn:
        return "a piece of the side on turn attacks, and comes from somewhere"
    if state.removals > count(_fallen(state)):
        return "so many have not fallen"
    if asked <= q.ASK_FOUND:
        return _fault_before_a_battle(state, asked)
    return _fault_in_a_battle(state, asked)


def _fallen(state: ConfrontationData) -> i64:
    found: i64 = 0
    for tile in range(box.TILES):
        if state.place[tile] == box.FALLEN:
            found |= bit(tile)
    return found


def _table_is_clear(state: ConfrontationData) -> bool:
    """No card lies there, and nothing of a fight has been settled."""
    cards = (state.light_card, state.dark_card, state.light_magic, state.dark_magic, state.refused_card)
    settled = state.no_cards or state.sam_strong or state.asked_swap or state.dark_left or state.light_left
    return (
        all(card == box.NO_CARD for card in cards)
        and not settled
        and not state.help
        and state.light_total == NOT_COMPARED
    )


def _fault_between_battles(state: ConfrontationData) -> str:
    alone = state.region == NOWHERE and state.attacker == NOBODY and state.defender == NOBODY and not state.fresh
    came = state.origin == NOWHERE or state.stepped != NOBODY
    if not (alone and came and not state.removals and _table_is_clear(state)):
        return "between battles there is nothing of a battle"
    return ""


def _fault_of_a_card(state: ConfrontationData) -> str:
    """Chance finds the piece a special card points at, where there are several hidden ones."""
    nobody = state.attacker == NOBODY and state.defender == NOBODY and state.origin == NOWHERE and not state.fresh
    if not nobody or state.removals or not _table_is_clear(state) or state.stepped != NOBODY:
        return "a special card is played before there is a battle"
    here = bit(state.region)
    if state.is_manual():
        return "with letters nobody has to be found"
    if state.purpose == q.FOR_KING:
        shown = state.alive(box.ARAGORN) and state.shown >> box.ARAGORN & 1 == 1
        fits = state.turn == box.LIGHT and shown and king_regions(state) & here != 0
        card = box.A_KING_REVEALED
    elif state.purpose == q.FOR_CREBAIN:
        fits = state.turn == box.DARK and state.forced == NOBODY
        card = box.CREBAIN
    else:
        fits = state.turn == box.DARK and not box.PALANTIR_SHOWS_REGION[state.edition] and state.region != box.SHIRE
        card = box.PALANTIR
    named = box.SPECIALS[card] in box.EDITIONS[state.setting.options["edition"]]["special-cards"]
    side: i64 = box.DARK if state.purpose == q.FOR_KING else box.LIGHT
    if not fits or not named or state.specials >> card & 1 or state.hidden_in(side, here) < 2:
        return f"{box.SPECIALS[card]} finds nobody there"
    return ""


def _fault_before_a_battle(state: ConfrontationData, asked: i64) -> str:
    """Somebody has set out, and it is not settled yet whom he meets."""
    if state.defender != NOBODY or not _table_is_clear(state):
        return "the battle has not begun yet"
    if asked == q.ASK_TUNNEL:
        waits = state.place[state.attacker] == box.TUNNEL and state.count(box.LIGHT, box.TUNNEL) == 1
        way = state.origin == box.EREGION and state.region == box.FANGORN
        alone = waits and not state.held(box.DARK) >> box.TUNNEL & 1
        return "" if alone and way and balrog_may_wait(state) else "nobody waits in the tunnel for Dark's word"
    other = 1 - state.turn
    enemies = state.count(other, state.region)
    if state.place[state.attacker] != state.region or not enemies:
        return "the attacker has nobody to attack"
    if asked == q.ASK_FOUND:
        several = state.hidden_in(other, bit(state.region)) > 1 and not state.is_manual()
        return "" if several else "there are not several hidden pieces to be found"
    looks = state.turn == box.DARK and state.specials >> box.PALANTIR & 1 == 1
    if enemies == 1 and not state.spied and not (looks and len(target_actions(state)) > 1):
        return "there is only one to attack"
    return ""


def _fault_in_a_battle(state: ConfrontationData, asked: i64) -> str:
    """Two fight each other."""
    if state.defender == NOBODY or state.defender // 9 == state.turn:
        return "there is nobody of the other side who is attacked"
    light, dark = state.light_fighter(), state.dark_fighter()
    fled = state.dark_left and asked in (q.ASK_LIGHT_MAGIC, q.ASK_LIGHT_RETREAT)
    if state.light_left or (state.dark_left and not fled):
        return "who has left the battle is not asked any more"
    if (state.place[dark] != state.region) != state.dark_left or not state.alive(dark):
        return "Dark's fighter stands in the battle's region"
    beaten = asked == q.ASK_WORMTONGUE and state.place[light] == box.FALLEN
    if state.place[light] != state.region and not beaten:
        return "Light's fighter stands in the battle's region"
    up = bit(dark) if beaten else bit(dark) | bit(light)
    if up & ~state.shown:
        return "both fighters lie face up (02:101, 05:152)"
    if (state.help or state.light_total != NOT_COMPARED) and asked != q.ASK_WORMTONGUE:
        return "strengths have not been compared yet"
    if state.help and state.character(box.GANDALF) != box.GANDALF_VARIANT:
        return "only variant Gandalf helps (05:455)"
    if state.sam_strong and (state.character(light) != box.SAM or state.turn != box.DARK):
        return "only an attacked Sam counts 5 (02:211, 05:327)"
    if state.no_cards and asked not in (q.ASK_GOLLUM, q.ASK_HELP, q.ASK_WORMTONGUE):
        return "cards have been waived"
    return _fault_of_cards(state, asked) or ("" if _asked_by_the_rules(state, asked) else _not_asked(asked))


def _not_asked(asked: i64) -> str:
    return f"{q.DECISIONS[asked]} is not asked in such a battle"


def _fault_of_cards(state: ConfrontationData, asked: i64) -> str:
    """Which cards lie on the table when this is asked."""
    light, dark = state.light_card != box.NO_CARD, state.dark_card != box.NO_CARD
    saruman = state.character(state.dark_fighter()) == box.SARUMAN_VARIANT
    if state.asked_swap and not saruman and state.character(state.dark_fighter()) != box.MOUTH_OF_SAURON:
        return "only variant Saruman and the Mouth of Sauron change shown cards (05:506, 05:524)"
    refused = state.refused_card
    if (refused != box.NO_CARD) != (state.asked_swap and saruman):
        return "Saruman's demand names the card that was taken back (05:506)"
    if refused != box.NO_CARD and not state.light_hand >> refused & 1:
        return "the card that was taken back is in Light's hand (05:506)"
    if asked < q.ASK_CARDS:
        return "" if _no_cards_yet(state) else "no card has been played yet"
    if asked == q.ASK_CARDS:
        return "" if not (light and dark) and _no_magic(state) else "both cards are chosen at once (02:109, 05:168)"
    if asked == q.ASK_DARK_CARD:
        return "" if _no_cards_yet(state) else "no card has been played yet"
    if asked in (q.ASK_LIGHT_CARD, q.ASK_OTHER_CARD):
        return "" if dark and not light else "only Dark's card lies there"
    if asked == q.ASK_DARK_MAGIC and powers.dark_shows_first(state) and dark and not light:
        return ""
    if asked in (q.ASK_HELP, q.ASK_WORMTONGUE) and not light and not dark:
        return ""
    return "" if light and dark and not state.no_cards else "both cards lie there"


def _no_magic(state: ConfrontationData) -> bool:
    return state.light_magic == box.NO_CARD and state.dark_magic == box.NO_CARD and not state.asked_swap


def _no_cards_yet(state: ConfrontationData) -> bool:
    return state.light_card == box.NO_CARD and state.dark_card == box.NO_CARD and _no_magic(state)


def _asked_by_the_rules(state: ConfrontationData, asked: i64) -> bool:
    """Whether `rules/battle.py` would ask this."""
    if asked < q.ASK_CARDS:
        return _asked_of_texts(state, asked)
    dark = state.character(state.dark_fighter())
    if asked in (q.ASK_CARDS, q.ASK_DARK_CARD, q.ASK_LIGHT_CARD):
        return powers.dark_shows_first(state) == (asked != q.ASK_CARDS)
    if asked == q.ASK_DEMAND:
        return dark == box.SARUMAN_VARIANT and not state.asked_swap and state.light_hand != 0
    if asked == q.ASK_OTHER_CARD:
        return dark == box.SARUMAN_VARIANT and state.asked_swap and count(state.light_hand) > 1
    if asked == q.ASK_FOUR:
        four = strengths.dark_card_in_force(state) == box.FOUR
        return dark == box.MOUTH_OF_SAURON and not state.asked_swap and not four
    if asked == q.ASK_DARK_MAGIC:
        magic = state.dark_card == box.MAGIC and state.dark_magic == box.NO_CARD
        return magic and not powers.dark_card_ignored(state, box.MAGIC) and strengths.discard(state, box.DARK) != 0
    if asked == q.ASK_LIGHT_MAGIC:
        magic = state.light_card == box.MAGIC and state.light_magic == box.NO_CARD
        return magic and not strengths.eye_watches(state) and strengths.discard(state, box.LIGHT) != 0
    if asked == q.ASK_DARK_RETREAT:
        card = strengths.dark_card_in_force(state)
        way = retreat_sideways(state, box.DARK, state.region) != 0
        return card == box.RETREAT and not powers.dark_card_ignored(state, card) and way
    if asked == q.ASK_LIGHT_RETREAT:
        card = strengths.light_card_in_force(state)
        way = retreat_backwards(state, box.LIGHT, state.region) != 0
        return card == box.RETREAT and not strengths.eye_watches(state) and way
    return powers.gandalf_may_help(state) if asked == q.ASK_HELP else powers.wormtongue_regions(state) != 0


def _asked_of_texts(state: ConfrontationData, asked: i64) -> bool:
    """The questions that the texts of the fighters ask before any card is played."""
    light, dark = state.character(state.light_fighter()), state.character(state.dark_fighter())
    if asked == q.ASK_SAM:
        return powers.sam_may_step_in(state)
    if asked == q.ASK_GWAIHIR:
        return powers.gwaihir_regions(state) != 0
    if asked == q.ASK_TEXT_RETREAT:
        return powers.text_retreat_regions(state) != 0
    if asked == q.ASK_SHOW_FRODO:
        return powers.frodo_may_be_shown(state)
    if asked == q.ASK_SWAP:
        return powers.smeagol_may_swap(state)
    if asked == q.ASK_ARAGORN:
        return light == box.ARAGORN_VARIANT and state.turn == box.DARK and not state.against_warg()
    if asked == q.ASK_GOLLUM:
        return powers.gollum_regions(state) != 0
    return dark == box.SARUMAN and not state.no_cards
