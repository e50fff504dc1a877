"""The course of a battle. Each function does one step and either asks a question or goes on to the next step.

Reveal - Sam for Frodo - Gwaihir - Light's text - Dark's text - cards - what replaces shown cards - Dark's text card -
Light's text card - variant Gandalf's help - strengths - the fallen - the next battle or the end of the turn.
"""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation import events
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import NOBODY, ConfrontationData, PastBattle
from bree.games.confrontation.moves.legal import target_actions
from bree.games.confrontation.moves.reach import retreat_backwards, retreat_sideways
from bree.games.confrontation.rules import powers
from bree.games.confrontation.rules.defeat import ring_falls, shelob_returns, take_off
from bree.games.confrontation.rules.faces import hide, reveal
from bree.games.confrontation.rules.strengths import (
    card_strength,
    dark_card_in_force,
    discard,
    eye_watches,
    light_card_in_force,
    strength,
)
from bree.games.confrontation.rules.turns import clear_battle, end_turn


def next_battle(state: ConfrontationData) -> None:
    """The attacker picks whom to fight; where there is nothing to pick the battle begins."""
    state.decision = questions.ASK_TARGET
    if state.count(1 - state.turn, state.region) == 1 and (
        not state.specials >> box.PALANTIR & 1 or len(target_actions(state)) == 1
    ):
        tile: i64 = (1 - state.turn) * 9
        while state.place[tile] != state.region:
            tile += 1
        begin(state, tile)


def begin(state: ConfrontationData, defender: i64) -> None:
    """Both fighters are turned face up (02:101, 05:152)."""
    state.defender = defender
    rule = state.cite("02:101", "05:152")
    events.battle(state)
    reveal(state, state.attacker, rule)
    reveal(state, defender, rule)
    if powers.sam_may_step_in(state):
        state.decision = questions.ASK_SAM
    else:
        offer_gwaihir(state)


def offer_gwaihir(state: ConfrontationData) -> None:
    """05:585: before the texts Light may play Gwaihir the Windlord."""
    if powers.gwaihir_regions(state):
        state.decision = questions.ASK_GWAIHIR
    else:
        light_text(state)


def light_text(state: ConfrontationData) -> None:
    """Light's text comes first (05:156); the Warg blanks it."""
    fighter = state.character(state.light_fighter())
    if powers.text_retreat_regions(state):
        state.decision = questions.ASK_TEXT_RETREAT
    elif powers.smeagol_may_swap(state):
        state.decision = questions.ASK_SWAP
    elif fighter == box.ARAGORN_VARIANT and state.attacker >= 9 and not state.against_warg():
        state.decision = questions.ASK_ARAGORN  # 05:461
    elif fighter == box.SAM and state.attacker >= 9 and not state.against_warg() and frodo_stands_shown(state):
        state.sam_strong = True
        dark_text(state)
    elif powers.frodo_may_be_shown(state):
        state.decision = questions.ASK_SHOW_FRODO
    elif powers.light_text_kills_dark(state):
        rule = box.CHARACTER_RULES[fighter][0 if state.edition == 0 else -1]
        defeat(state, powers.light_text_kills_light(state), True, rule)
    else:
        dark_text(state)


def frodo_stands_shown(state: ConfrontationData) -> bool:
    """Frodo lies face up beside Sam, so Sam's strength needs no further proof."""
    return state.place[box.FRODO] == state.region and state.shown >> box.FRODO & 1 == 1


def dark_text(state: ConfrontationData) -> None:
    """Dark's text, if Light neither left nor won (05:156-164)."""
    if powers.dark_text_kills_light(state):
        rule = box.CHARACTER_RULES[state.character(state.dark_fighter())][0 if state.edition == 0 else -1]
        defeat(state, True, False, rule)
    elif powers.gollum_regions(state):
        state.decision = questions.ASK_GOLLUM
    elif state.character(state.dark_fighter()) == box.SARUMAN and not state.no_cards:
        state.decision = questions.ASK_SARUMAN  # 02:335, 05:407
    else:
        play_cards(state)


def play_cards(state: ConfrontationData) -> None:
    """One card each, chosen in secret together (02:109, 05:168); Dark first against classic Gandalf."""
    if state.no_cards:
        offer_help(state)
    elif powers.dark_shows_first(state):
        state.decision = questions.ASK_DARK_CARD
    else:
        state.decision = questions.ASK_CARDS


def dark_card_shown_first(state: ConfrontationData) -> None:
    """02:229, 05:345: against Gandalf a Magic is replaced before Light chooses."""
    show_card(state, box.DARK, state.dark_card)
    if state.dark_card == box.MAGIC and not powers.dark_card_ignored(state, box.MAGIC) and discard(state, box.DARK):
        state.decision = questions.ASK_DARK_MAGIC
    else:
        state.decision = questions.ASK_LIGHT_CARD


def cards_shown(state: ConfrontationData) -> None:
    """What may replace a shown card comes before the text cards (ruling:F8)."""
    state.learned += 1
    dark = state.character(state.dark_fighter())
    if dark == box.SARUMAN_VARIANT and not state.asked_swap and state.light_hand:
        state.decision = questions.ASK_DEMAND  # 05:506
    elif dark == box.MOUTH_OF_SAURON and not state.asked_swap and dark_card_in_force(state) != box.FOUR:
        state.decision = questions.ASK_FOUR  # 05:524
    else:
        dark_text_card(state)


def dark_text_card(state: ConfrontationData) -> None:
    """Dark's text card is carried out completely before Light's (02:109, 05:178)."""
    card = dark_card_in_force(state)
    if powers.dark_card_ignored(state, card):
        light_text_card(state)
    elif card == box.MAGIC and state.dark_magic == box.NO_CARD and discard(state, box.DARK):
        state.decision = questions.ASK_DARK_MAGIC
    elif card == box.RETREAT and retreat_sideways(state, box.DARK, state.region):
        state.decision = questions.ASK_DARK_RETREAT
    else:
        light_text_card(state)


def light_text_card(state: ConfrontationData) -> None:
    """Light's text card."""
    card = light_card_in_force(state)
    if eye_watches(state):
        after_text_cards(state)
    elif card == box.MAGIC and state.light_magic == box.NO_CARD and discard(state, box.LIGHT):
        state.decision = questions.ASK_LIGHT_MAGIC
    elif card == box.NOBLE_SACRIFICE and not state.dark_left:
        defeat(state, True, True, state.cite("02:403", "05:282"))
    elif card == box.RETREAT and retreat_backwards(state, box.LIGHT, state.region):
        state.decision = questions.ASK_LIGHT_RETREAT
    else:
        after_text_cards(state)


def after_text_cards(state: ConfrontationData) -> None:
    """A piece that left is out of the battle; otherwise strengths decide."""
    if state.dark_left or state.light_left:
        end_battle(state)
    else:
        offer_help(state)


def offer_help(state: ConfrontationData) -> None:
    """05:455: variant Gandalf may lend a hand once cards have been shown or waived."""
    if powers.gandalf_may_help(state):
        state.decision = questions.ASK_HELP
    else:
        compare(state)


def compare(state: ConfrontationData) -> None:
    """02:126, 05:182: the weaker falls, in a tie both."""
    light = strength(state, state.light_fighter()) + card_strength(state, box.LIGHT) + state.help
    dark = strength(state, state.dark_fighter()) + card_strength(state, box.DARK)
    state.light_total = light
    state.dark_total = dark
    events.strengths(state)
    defeat(state, light <= dark, dark <= light, state.cite("02:126", "05:182"))


def defeat(state: ConfrontationData, light_falls: bool, dark_falls: bool, rule: str) -> None:
    """Take the fallen off: both, where both fall (02:126, 05:182), before the Ring-bearer's loss ends the game."""
    light = state.light_fighter()
    dark = state.dark_fighter()
    dark_may_flee = dark_falls and powers.wormtongue_regions(state) != 0  # 05:518
    if light_falls:
        take_off(state, light, rule)
    if dark_falls and not dark_may_flee:
        take_off(state, dark, rule)
    if light_falls:
        ring_falls(state, light, dark)
        if state.decision == questions.OVER:
            return
    if dark_may_flee:
        state.decision = questions.ASK_WORMTONGUE
        return
    if light_falls and not dark_falls and state.character(dark) == box.SHELOB and state.region != box.GONDOR:
        shelob_returns(state, dark)
    end_battle(state)


def end_battle(state: ConfrontationData) -> None:
    """Cards go to the discards, empty hands are refilled, those who left the region hide; then the next battle."""
    if not state.quiet:
        state.earlier_battle = state.last_battle
        state.last_battle = _remembered(state)
    clear_battle(state)
    if not state.light_hand and not state.dark_hand:  # 02:128, 05:186
        state.light_hand = box.ALL_CARDS[box.LIGHT]
        state.dark_hand = box.ALL_CARDS[box.DARK]
        events.refill(state)
    away: i64 = 0
    for tile in range(i64(box.TILES)):
        if state.shown >> tile & 1 and state.place[tile] != state.region:
            away |= bit(tile)
    hide(state, away & ~(state.kept | state.spied))
    state.fresh = False
    state.defender = NOBODY
    if state.place[state.attacker] == state.region and state.held(1 - state.turn) >> state.region & 1:
        next_battle(state)  # 02:130, 05:190
    else:
        end_turn(state)


def _remembered(state: ConfrontationData) -> PastBattle:
    """The battle that has just ended."""
    past = PastBattle()
    past.region = state.region
    past.light = state.character(state.light_fighter())
    past.dark = state.character(state.dark_fighter())
    past.light_card = state.light_card
    past.dark_card = state.dark_card
    past.light_magic = state.light_magic
    past.dark_magic = state.dark_magic
    past.refused_card = state.refused_card
    past.light_total = state.light_total
    past.dark_total = state.dark_total
    return past


def show_card(state: ConfrontationData, side: i64, card: i64) -> None:
    """A card lies open."""
    state.learned += 1
    events.card(state, side, card)
