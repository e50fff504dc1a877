"""What the texts of characters do in a battle: one small function for each."""

from mypy_extensions import i64

from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation.model.data import ConfrontationData
from bree.games.confrontation.moves.reach import forward_regions, retreat_backwards, retreat_sideways, swap_regions


def text_retreat_regions(state: ConfrontationData) -> i64:
    """Where Light's fighter may go by its own text at the start of the battle."""
    if state.against_warg():
        return 0
    character = state.character(state.light_fighter())
    attacking = state.attacker < 9
    if character == box.FRODO and not attacking:
        return retreat_sideways(state, box.LIGHT, state.region)  # 02:205, 05:321
    if character == box.PIPPIN and attacking:
        return retreat_backwards(state, box.LIGHT, state.region)  # 02:217, 05:333
    if character == box.FARAMIR and attacking:
        return retreat_sideways(state, box.LIGHT, state.region)  # 05:473
    return 0


def gwaihir_regions(state: ConfrontationData) -> i64:
    """05:585: sideways or backwards, in place of the text; not against the Warg."""
    if not state.specials >> box.GWAIHIR & 1 or state.against_warg():
        return 0
    return retreat_sideways(state, box.LIGHT, state.region) | retreat_backwards(state, box.LIGHT, state.region)


def gollum_regions(state: ConfrontationData) -> i64:
    """05:544: forward, at the start of any battle."""
    if state.character(state.dark_fighter()) != box.GOLLUM:
        return 0
    return forward_regions(state, box.DARK, state.region) & ~state.light_held


def wormtongue_regions(state: ConfrontationData) -> i64:
    """05:518: when defeated, backwards to a region empty of everybody."""
    if state.character(state.dark_fighter()) != box.WORMTONGUE:
        return 0
    return retreat_backwards(state, box.DARK, state.region) & ~state.dark_held


def light_text_kills_dark(state: ConfrontationData) -> bool:
    """Merry, Legolas and Gimli beat their prey of either version; Boromir takes anybody along."""
    if state.against_warg():
        return False
    character = state.character(state.light_fighter())
    prey = state.dark_fighter()
    if character == box.MERRY:
        return prey == box.WITCH_KING  # 02:223, 05:339
    if character == box.LEGOLAS:
        return prey == box.FLYING_NAZGUL  # 02:241, 05:357
    if character == box.GIMLI:
        return prey == box.ORCS  # 02:247, 05:363
    return character == box.BOROMIR  # 02:253, 05:369


def light_text_kills_light(state: ConfrontationData) -> bool:
    """Boromir falls with his enemy (02:253, 05:369)."""
    return state.character(state.light_fighter()) == box.BOROMIR and not state.against_warg()


def dark_text_kills_light(state: ConfrontationData) -> bool:
    """Classic Orcs kill the first piece they attack; variant Saruman kills either Gandalf."""
    character = state.character(state.dark_fighter())
    if character == box.ORCS:
        return state.attacker == box.ORCS and state.fresh  # 02:347, 05:413
    return character == box.SARUMAN_VARIANT and state.light_fighter() == box.GANDALF  # 05:506


def dark_shows_first(state: ConfrontationData) -> bool:
    """Against classic Gandalf Dark chooses and shows its card first (02:229, 05:345)."""
    return state.character(state.light_fighter()) == box.GANDALF and not state.against_warg()


def dark_card_ignored(state: ConfrontationData, card: i64) -> bool:
    """Whether this card of Dark's has neither effect nor strength in the battle."""
    if state.character(state.dark_fighter()) == box.CAVE_TROLL:
        return True  # 02:377, 05:429
    if state.against_warg():
        return False
    character = state.character(state.light_fighter())
    if character == box.FRODO_VARIANT:
        return card >= box.MAGIC  # 05:437
    return character == box.ELROND and (card in (box.MAGIC, box.EYE))  # 05:449


def sam_may_step_in(state: ConfrontationData) -> bool:
    """Whether Light must be asked: Frodo is attacked, and for all the public knows classic Sam stands beside him."""
    if state.defender != box.FRODO or state.against_warg() or not state.could_be_played(box.SAM):
        return False
    return beside_fighter(state, box.SAM)  # 02:211, 05:327


def frodo_may_be_shown(state: ConfrontationData) -> bool:
    """Whether Light must be asked: classic Sam is attacked, and a hidden piece beside him could be Frodo."""
    if (
        state.character(state.defender) != box.SAM
        or state.against_warg()
        or not state.alive(box.FRODO)
        or state.shown >> box.FRODO & 1
    ):
        return False
    return beside_fighter(state, box.FRODO)


def beside_fighter(state: ConfrontationData, tile: i64) -> bool:
    """Whether, on public facts, this Light piece may stand beside the attacked one: shown there, or somebody hidden."""
    if state.shown >> tile & 1:
        return state.place[tile] == state.region
    return state.hidden_in(box.LIGHT, bit(state.region)) > 0


def gandalf_may_help(state: ConfrontationData) -> bool:
    """Whether Light must be asked: variant Gandalf may stand in the battle's region or touch it (05:455)."""
    if state.against_warg() or state.light_fighter() == box.GANDALF or not state.could_be_played(box.GANDALF_VARIANT):
        return False
    near = box.CONTACT[state.region] | bit(state.region)
    if state.shown >> box.GANDALF & 1:
        return near >> state.place[box.GANDALF] & 1 == 1
    return state.hidden_in(box.LIGHT, near) > 0


def gandalf_can_help(state: ConfrontationData) -> bool:
    """Whether variant Gandalf really is near enough."""
    near = box.CONTACT[state.region] | bit(state.region)
    return (
        state.character(box.GANDALF) == box.GANDALF_VARIANT
        and state.alive(box.GANDALF)
        and near >> state.place[box.GANDALF] & 1 == 1
    )


def smeagol_may_swap(state: ConfrontationData) -> bool:
    """05:484: Smeagol is attacked, alone, and another Light piece touches him."""
    if (
        state.against_warg()
        or state.character(state.defender) != box.SMEAGOL
        or state.count(box.LIGHT, state.region) != 1
    ):
        return False
    return swap_regions(state, state.region) != 0


def frodo_passes_the_ring(state: ConfrontationData, slain_by: i64) -> bool:
    """05:228, 05:437: variant Frodo hands the Ring to a living Sam, unless the Warg beat him."""
    if state.bearer != box.FRODO or state.character(box.FRODO) != box.FRODO_VARIANT or not state.alive(box.SAM):
        return False
    return state.character(slain_by) != box.WARG
