"""The course of a battle. Each function does one step and either asks a question or goes on to the next step.

Reveal - Sam for Frodo - Gwaihir - Light's text - Dark's text - cards - what replaces shown cards - Dark's text card -
Light's text card - variant Gandalf's help - strengths - the fallen - the next battle or the end of the turn.
"""

from mypy_extensions import i64

from bree.core.event import Event
from bree.games.confrontation.cards import card_strength, dark_card_in_force, discard, eye_watches, light_card_in_force
from bree.games.confrontation.components import (
    ALL_CARDS,
    ARAGORN_VARIANT,
    CARDS,
    CHARACTER_RULES,
    DARK,
    FOUR,
    FRODO,
    GONDOR,
    LIGHT,
    MAGIC,
    MOUTH_OF_SAURON,
    NO_CARD,
    NOBLE_SACRIFICE,
    PALANTIR,
    REGION_NAMES,
    RETREAT,
    SAM,
    SARUMAN,
    SARUMAN_VARIANT,
    SHELOB,
    SIDES,
    TILES,
)
from bree.games.confrontation.knowledge import hide, reveal
from bree.games.confrontation.losses import cite, ring_falls, shelob_returns, take_off
from bree.games.confrontation.memory import remember, sums
from bree.games.confrontation.model import (
    ASK_ARAGORN,
    ASK_CARDS,
    ASK_DARK_CARD,
    ASK_DARK_MAGIC,
    ASK_DARK_RETREAT,
    ASK_DEMAND,
    ASK_FOUR,
    ASK_GOLLUM,
    ASK_GWAIHIR,
    ASK_HELP,
    ASK_LIGHT_CARD,
    ASK_LIGHT_MAGIC,
    ASK_LIGHT_RETREAT,
    ASK_SAM,
    ASK_SARUMAN,
    ASK_SHOW_FRODO,
    ASK_SWAP,
    ASK_TARGET,
    ASK_TEXT_RETREAT,
    ASK_WORMTONGUE,
    NOBODY,
    OVER,
    Position,
)
from bree.games.confrontation.moves import target_actions
from bree.games.confrontation.powers import (
    dark_card_ignored,
    dark_shows_first,
    dark_text_kills_light,
    frodo_may_be_shown,
    gandalf_may_help,
    gollum_regions,
    gwaihir_regions,
    light_text_kills_dark,
    light_text_kills_light,
    sam_may_step_in,
    smeagol_may_swap,
    strength,
    text_retreat_regions,
    wormtongue_regions,
)
from bree.games.confrontation.reach import retreat_backwards, retreat_sideways
from bree.games.confrontation.turns import clear_battle, end_turn


def next_battle(s: Position) -> None:
    """The attacker picks whom to fight; where there is nothing to pick the battle begins."""
    s.decision = ASK_TARGET
    if s.count(1 - s.turn, s.region) == 1 and (not s.specials >> PALANTIR & 1 or len(target_actions(s)) == 1):
        tile: i64 = (1 - s.turn) * 9
        while s.place[tile] != s.region:
            tile += 1
        begin(s, tile)


def begin(s: Position, defender: i64) -> None:
    """Both fighters are turned face up (02:101, 05:152)."""
    s.defender = defender
    rule = cite(s, "02:101", "05:152")
    if not s.quiet:
        s.note(
            Event("battle", cite(s, "02:97", "05:144"), {"region": REGION_NAMES[s.region], "attacker": SIDES[s.turn]})
        )
    reveal(s, s.attacker, rule)
    reveal(s, defender, rule)
    if sam_may_step_in(s):
        s.decision = ASK_SAM
    else:
        offer_gwaihir(s)


def offer_gwaihir(s: Position) -> None:
    """05:585: before the texts Light may play Gwaihir the Windlord."""
    if gwaihir_regions(s):
        s.decision = ASK_GWAIHIR
    else:
        light_text(s)


def light_text(s: Position) -> None:
    """Light's text comes first (05:156); the Warg blanks it."""
    fighter = s.character(s.light_fighter())
    if text_retreat_regions(s):
        s.decision = ASK_TEXT_RETREAT
    elif smeagol_may_swap(s):
        s.decision = ASK_SWAP
    elif fighter == ARAGORN_VARIANT and s.attacker >= 9 and not s.against_warg():
        s.decision = ASK_ARAGORN  # 05:461
    elif fighter == SAM and s.attacker >= 9 and not s.against_warg() and frodo_stands_shown(s):
        s.sam_strong = True
        dark_text(s)
    elif frodo_may_be_shown(s):
        s.decision = ASK_SHOW_FRODO
    elif light_text_kills_dark(s):
        rule = CHARACTER_RULES[fighter][0 if s.edition == 0 else -1]
        defeat(s, light_text_kills_light(s), True, rule)
    else:
        dark_text(s)


def frodo_stands_shown(s: Position) -> bool:
    """Frodo lies face up beside Sam, so Sam's strength needs no further proof."""
    return s.place[FRODO] == s.region and s.shown >> FRODO & 1 == 1


def dark_text(s: Position) -> None:
    """Dark's text, if Light neither left nor won (05:156-164)."""
    if dark_text_kills_light(s):
        rule = CHARACTER_RULES[s.character(s.dark_fighter())][0 if s.edition == 0 else -1]
        defeat(s, True, False, rule)
    elif gollum_regions(s):
        s.decision = ASK_GOLLUM
    elif s.character(s.dark_fighter()) == SARUMAN and not s.no_cards:
        s.decision = ASK_SARUMAN  # 02:335, 05:407
    else:
        play_cards(s)


def play_cards(s: Position) -> None:
    """One card each, chosen in secret together (02:109, 05:168); Dark first against classic Gandalf."""
    if s.no_cards:
        offer_help(s)
    elif dark_shows_first(s):
        s.decision = ASK_DARK_CARD
    else:
        s.decision = ASK_CARDS


def dark_card_shown_first(s: Position) -> None:
    """02:229, 05:345: against Gandalf a Magic is replaced before Light chooses."""
    note_card(s, DARK, s.dark_card)
    if s.dark_card == MAGIC and not dark_card_ignored(s, MAGIC) and discard(s, DARK):
        s.decision = ASK_DARK_MAGIC
    else:
        s.decision = ASK_LIGHT_CARD


def cards_shown(s: Position) -> None:
    """What may replace a shown card comes before the text cards (ruling:F8)."""
    s.learned += 1
    dark = s.character(s.dark_fighter())
    if dark == SARUMAN_VARIANT and not s.asked_swap and s.light_hand:
        s.decision = ASK_DEMAND  # 05:506
    elif dark == MOUTH_OF_SAURON and not s.asked_swap and dark_card_in_force(s) != FOUR:
        s.decision = ASK_FOUR  # 05:524
    else:
        dark_text_card(s)


def dark_text_card(s: Position) -> None:
    """Dark's text card is carried out completely before Light's (02:109, 05:178)."""
    card = dark_card_in_force(s)
    if dark_card_ignored(s, card):
        light_text_card(s)
    elif card == MAGIC and s.dark_magic == NO_CARD and discard(s, DARK):
        s.decision = ASK_DARK_MAGIC
    elif card == RETREAT and retreat_sideways(s, DARK, s.region):
        s.decision = ASK_DARK_RETREAT
    else:
        light_text_card(s)


def light_text_card(s: Position) -> None:
    """Light's text card."""
    card = light_card_in_force(s)
    if eye_watches(s):
        after_text_cards(s)
    elif card == MAGIC and s.light_magic == NO_CARD and discard(s, LIGHT):
        s.decision = ASK_LIGHT_MAGIC
    elif card == NOBLE_SACRIFICE and not s.dark_left:
        defeat(s, True, True, cite(s, "02:403", "05:282"))
    elif card == RETREAT and retreat_backwards(s, LIGHT, s.region):
        s.decision = ASK_LIGHT_RETREAT
    else:
        after_text_cards(s)


def after_text_cards(s: Position) -> None:
    """A piece that left is out of the battle; otherwise strengths decide."""
    if s.dark_left or s.light_left:
        end_battle(s)
    else:
        offer_help(s)


def offer_help(s: Position) -> None:
    """05:455: variant Gandalf may lend a hand once cards have been shown or waived."""
    if gandalf_may_help(s):
        s.decision = ASK_HELP
    else:
        compare(s)


def compare(s: Position) -> None:
    """02:126, 05:182: the weaker falls, in a tie both."""
    light = strength(s, s.light_fighter()) + card_strength(s, LIGHT) + s.help
    dark = strength(s, s.dark_fighter()) + card_strength(s, DARK)
    s.sums = sums(light, dark)
    if not s.quiet:
        s.note(Event("strengths", cite(s, "02:126", "05:182"), {"light": int(light), "dark": int(dark)}))
    defeat(s, light <= dark, dark <= light, cite(s, "02:126", "05:182"))


def defeat(s: Position, light_falls: bool, dark_falls: bool, rule: str) -> None:
    """Take the fallen off: both, where both fall (02:126, 05:182), before the Ring-bearer's loss ends the game."""
    light = s.light_fighter()
    dark = s.dark_fighter()
    dark_may_flee = dark_falls and wormtongue_regions(s) != 0  # 05:518
    if light_falls:
        take_off(s, light, rule)
    if dark_falls and not dark_may_flee:
        take_off(s, dark, rule)
    if light_falls:
        ring_falls(s, light, dark)
        if s.decision == OVER:
            return
    if dark_may_flee:
        s.decision = ASK_WORMTONGUE
        return
    if light_falls and not dark_falls and s.character(dark) == SHELOB and s.region != GONDOR:
        shelob_returns(s, dark)
    end_battle(s)


def end_battle(s: Position) -> None:
    """Cards go to the discards, empty hands are refilled, those who left the region hide; then the next battle."""
    if not s.quiet:
        s.earlier_battle = s.last_battle
        s.last_battle = remember(s)
    clear_battle(s)
    if not s.light_hand and not s.dark_hand:  # 02:128, 05:186
        s.light_hand = ALL_CARDS[LIGHT]
        s.dark_hand = ALL_CARDS[DARK]
        if not s.quiet:
            s.note(Event("refill", cite(s, "02:128", "05:186"), {}))
    away: i64 = 0
    tile: i64 = 0
    while tile < TILES:
        if s.shown >> tile & 1 and s.place[tile] != s.region:
            away |= 1 << tile
        tile += 1
    hide(s, away & ~(s.kept | s.spied))
    s.fresh = False
    s.defender = NOBODY
    if s.place[s.attacker] == s.region and s.held(1 - s.turn) >> s.region & 1:
        next_battle(s)  # 02:130, 05:190
    else:
        end_turn(s)


def note_card(s: Position, side: i64, card: i64) -> None:
    """A card lies open."""
    s.learned += 1
    if not s.quiet:
        s.note(Event("card", cite(s, "02:109", "05:168"), {"side": SIDES[side], "card": CARDS[card]}))
