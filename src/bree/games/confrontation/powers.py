"""What the texts of characters do in a battle: one small function for each."""

from mypy_extensions import i64

from bree.games.confrontation.components import (
    BOROMIR,
    CAVE_TROLL,
    CONTACT,
    DARK,
    ELROND,
    EYE,
    FANGORN,
    FARAMIR,
    FLYING_NAZGUL,
    FRODO,
    FRODO_VARIANT,
    GANDALF,
    GANDALF_VARIANT,
    GIMLI,
    GOLLUM,
    GONDOR,
    GWAIHIR,
    LEGOLAS,
    LIGHT,
    MAGIC,
    MERRY,
    ORCS,
    ORCS_VARIANT,
    PIPPIN,
    ROHAN,
    SAM,
    SAM_VARIANT,
    SARUMAN_VARIANT,
    SMEAGOL,
    STRENGTH,
    THEODEN,
    TREEBEARD,
    WARG,
    WITCH_KING,
    WORMTONGUE,
)
from bree.games.confrontation.model import Position
from bree.games.confrontation.reach import forward_regions, retreat_backwards, retreat_sideways, swap_regions


def strength(s: Position, tile: i64) -> i64:
    """The strength of a piece in the battle in progress, without cards."""
    character = s.character(tile)
    blank = tile < 9 and s.against_warg()
    if blank:
        return STRENGTH[character]
    if character == SAM and s.sam_strong:
        return 5  # 02:211, 05:327
    if character == SAM_VARIANT and tile == s.defender:
        return strength_of_dark(s)  # 05:443
    if character == THEODEN and (s.region in (ROHAN, GONDOR)):
        return 4  # 05:479
    if character == TREEBEARD and s.region == FANGORN:
        return 6  # 05:467
    if tile >= 9:
        return strength_of_dark(s)
    return STRENGTH[character]


def strength_of_dark(s: Position) -> i64:
    """The strength of Dark's piece in the battle, without cards."""
    tile = s.dark_fighter()
    if s.character(tile) == ORCS_VARIANT and tile == s.attacker:
        return 6  # 05:512
    return STRENGTH[s.character(tile)]


def text_retreat_regions(s: Position) -> i64:
    """Where Light's fighter may go by its own text at the start of the battle."""
    if s.against_warg():
        return 0
    character = s.character(s.light_fighter())
    attacking = s.attacker < 9
    if character == FRODO and not attacking:
        return retreat_sideways(s, LIGHT, s.region)  # 02:205, 05:321
    if character == PIPPIN and attacking:
        return retreat_backwards(s, LIGHT, s.region)  # 02:217, 05:333
    if character == FARAMIR and attacking:
        return retreat_sideways(s, LIGHT, s.region)  # 05:473
    return 0


def gwaihir_regions(s: Position) -> i64:
    """05:585: sideways or backwards, in place of the text; not against the Warg."""
    if not s.specials >> GWAIHIR & 1 or s.against_warg():
        return 0
    return retreat_sideways(s, LIGHT, s.region) | retreat_backwards(s, LIGHT, s.region)


def gollum_regions(s: Position) -> i64:
    """05:544: forward, at the start of any battle."""
    if s.character(s.dark_fighter()) != GOLLUM:
        return 0
    return forward_regions(s, DARK, s.region) & ~s.light_held


def wormtongue_regions(s: Position) -> i64:
    """05:518: when defeated, backwards to a region empty of everybody."""
    if s.character(s.dark_fighter()) != WORMTONGUE:
        return 0
    return retreat_backwards(s, DARK, s.region) & ~s.dark_held


def light_text_kills_dark(s: Position) -> bool:
    """Merry, Legolas and Gimli beat their prey of either version; Boromir takes anybody along."""
    if s.against_warg():
        return False
    character = s.character(s.light_fighter())
    prey = s.dark_fighter()
    if character == MERRY:
        return prey == WITCH_KING  # 02:223, 05:339
    if character == LEGOLAS:
        return prey == FLYING_NAZGUL  # 02:241, 05:357
    if character == GIMLI:
        return prey == ORCS  # 02:247, 05:363
    return character == BOROMIR  # 02:253, 05:369


def light_text_kills_light(s: Position) -> bool:
    """Boromir falls with his enemy (02:253, 05:369)."""
    return s.character(s.light_fighter()) == BOROMIR and not s.against_warg()


def dark_text_kills_light(s: Position) -> bool:
    """Classic Orcs kill the first piece they attack; variant Saruman kills either Gandalf."""
    character = s.character(s.dark_fighter())
    if character == ORCS:
        return s.attacker == ORCS and s.fresh  # 02:347, 05:413
    return character == SARUMAN_VARIANT and s.light_fighter() == GANDALF  # 05:506


def dark_shows_first(s: Position) -> bool:
    """Against classic Gandalf Dark chooses and shows its card first (02:229, 05:345)."""
    return s.character(s.light_fighter()) == GANDALF and not s.against_warg()


def dark_card_ignored(s: Position, card: i64) -> bool:
    """Whether this card of Dark's has neither effect nor strength in the battle."""
    if s.character(s.dark_fighter()) == CAVE_TROLL:
        return True  # 02:377, 05:429
    if s.against_warg():
        return False
    character = s.character(s.light_fighter())
    if character == FRODO_VARIANT:
        return card >= MAGIC  # 05:437
    return character == ELROND and (card in (MAGIC, EYE))  # 05:449


def sam_may_step_in(s: Position) -> bool:
    """Whether Light must be asked: Frodo is attacked, and for all the public knows classic Sam stands beside him."""
    if s.defender != FRODO or s.against_warg() or not s.could_be_played(SAM):
        return False
    return beside_fighter(s, SAM)  # 02:211, 05:327


def frodo_may_be_shown(s: Position) -> bool:
    """Whether Light must be asked: classic Sam is attacked, and a hidden piece beside him could be Frodo."""
    if s.character(s.defender) != SAM or s.against_warg() or not s.alive(FRODO) or s.shown >> FRODO & 1:
        return False
    return beside_fighter(s, FRODO)


def beside_fighter(s: Position, tile: i64) -> bool:
    """Whether, on public facts, this Light piece may stand beside the attacked one: shown there, or somebody hidden."""
    if s.shown >> tile & 1:
        return s.place[tile] == s.region
    return hidden_in(s, LIGHT, 1 << s.region) > 0


def hidden_in(s: Position, side: i64, regions: i64) -> i64:
    """How many pieces of a side stand face down in these regions."""
    found: i64 = 0
    tile: i64 = side * 9
    while tile < side * 9 + 9:
        if regions >> s.place[tile] & 1 and not s.shown >> tile & 1:
            found += 1
        tile += 1
    return found


def gandalf_may_help(s: Position) -> bool:
    """Whether Light must be asked: variant Gandalf may stand in the battle's region or touch it (05:455)."""
    if s.against_warg() or s.light_fighter() == GANDALF or not s.could_be_played(GANDALF_VARIANT):
        return False
    near = CONTACT[s.region] | 1 << s.region
    if s.shown >> GANDALF & 1:
        return near >> s.place[GANDALF] & 1 == 1
    return hidden_in(s, LIGHT, near) > 0


def gandalf_can_help(s: Position) -> bool:
    """Whether variant Gandalf really is near enough."""
    near = CONTACT[s.region] | 1 << s.region
    return s.character(GANDALF) == GANDALF_VARIANT and s.alive(GANDALF) and near >> s.place[GANDALF] & 1 == 1


def smeagol_may_swap(s: Position) -> bool:
    """05:484: Smeagol is attacked, alone, and another Light piece touches him."""
    if s.against_warg() or s.character(s.defender) != SMEAGOL or s.count(LIGHT, s.region) != 1:
        return False
    return swap_regions(s, s.region) != 0


def frodo_passes_the_ring(s: Position, slain_by: i64) -> bool:
    """05:228, 05:437: variant Frodo hands the Ring to a living Sam, unless the Warg beat him."""
    if s.bearer != FRODO or s.character(FRODO) != FRODO_VARIANT or not s.alive(SAM):
        return False
    return s.character(slain_by) != WARG
