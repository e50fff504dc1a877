"""What happens: one handler for each kind of action of a turn and a battle."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.event import Event, Fields
from bree.games.confrontation.battle import (
    after_text_cards,
    begin,
    compare,
    dark_text,
    dark_text_card,
    end_battle,
    light_text,
    light_text_card,
    offer_gwaihir,
    play_cards,
)
from bree.games.confrontation.cardplay import demand_another, fetch_by_magic, gandalf_helps, lay_card, take_four
from bree.games.confrontation.components import (
    BALROG,
    CHARACTER_RULES,
    CHARACTERS,
    DARK,
    FANGORN,
    FRODO,
    GWAIHIR,
    LIGHT,
    MAGIC,
    REGION_NAMES,
    SAM,
    SIDES,
    TILES,
    TREEBEARD,
    TUNNEL,
    URUK_HAI,
)
from bree.games.confrontation.knowledge import hide, moved, reveal
from bree.games.confrontation.losses import check_arrival, cite, remove, withdraw
from bree.games.confrontation.model import (
    ASK_ARAGORN,
    ASK_DARK_RETREAT,
    ASK_GOLLUM,
    ASK_LIGHT_RETREAT,
    ASK_SWAP,
    ASK_TEXT_RETREAT,
    FOR_ATTACK,
    NOBODY,
    OVER,
    Position,
)
from bree.games.confrontation.moves import holder
from bree.games.confrontation.notation import (
    ACCEPT,
    ATTACK_HIDDEN,
    ATTACK_SHOWN,
    ATTACK_TOKEN,
    CARD,
    DEMAND,
    FOUND,
    FRODO_FIGHTS,
    GANDALF_HELPS,
    GO,
    KEEP_CARD,
    KEEP_FRODO,
    LEAP,
    LET_PASS,
    MAGIC_PICKS,
    MAGIC_STAYS,
    MOVE,
    NO_CARDS,
    NO_GWAIHIR,
    NO_HELP,
    ORDER,
    PLAY_GWAIHIR,
    REST,
    SAM_STEPS_IN,
    SHOW_BALROG,
    SHOW_FRODO,
    SHUFFLE,
    STAND,
    SWAP,
    TAKE_FOUR,
    WITH_CARDS,
)
from bree.games.confrontation.reach import move_regions, uruk_hai_run
from bree.games.confrontation.setup import before_the_game
from bree.games.confrontation.shuffling import deal_order, shuffle_region
from bree.games.confrontation.specials import play_special, special_found
from bree.games.confrontation.travel import (
    arrive,
    attack_hidden,
    leave_tunnel,
    note_move,
    note_special,
    set_out,
    waits_in_tunnel,
)
from bree.games.confrontation.turns import clear_battle, end_turn


def carry_out(s: Position, seat: i64, action: i64) -> None:
    """Do what a legal action says."""
    kind = action & 255
    if MOVE <= kind <= LEAP:
        _move(s, action)
    elif kind == CARD:
        lay_card(s, seat, operand(action, 0))
    elif kind >= LET_PASS:
        _in_battle(s, kind, action)
    elif kind >= REST:
        play_special(s, kind, action)
    elif kind == SHUFFLE:
        shuffle_region(s, seat, operand(action, 0))
    elif kind == ORDER:
        deal_order(s, operand(action, 0))
    else:
        before_the_game(s, seat, kind, action)


def _in_battle(s: Position, kind: i64, action: i64) -> None:
    value = operand(action, 0)
    if kind == ATTACK_HIDDEN:
        attack_hidden(s)
    elif kind == ATTACK_SHOWN:
        begin(s, value % TILES)
    elif kind == ATTACK_TOKEN:
        begin(s, holder(s, 1 - s.turn, value))
    elif kind == FOUND:
        _found(s, value % TILES)
    elif kind == STAND:
        _stand(s)
    elif kind == GO:
        _go(s, value)
    elif kind in (MAGIC_PICKS, MAGIC_STAYS):
        fetch_by_magic(s, MAGIC if kind == MAGIC_STAYS else value)
    elif kind == LET_PASS:
        _let_pass(s)
    elif kind == SHOW_BALROG:
        _show_balrog(s)
    elif kind == SAM_STEPS_IN:
        _sam_steps_in(s)
    elif kind == FRODO_FIGHTS:
        offer_gwaihir(s)
    elif kind == PLAY_GWAIHIR:
        _gwaihir(s, value)
    elif kind == NO_GWAIHIR:
        light_text(s)
    elif kind == SHOW_FRODO:
        _show_frodo(s)
    elif kind == KEEP_FRODO:
        dark_text(s)
    elif kind == SWAP:
        _swap(s, value % TILES)
    elif kind in (NO_CARDS, WITH_CARDS):
        _waive(s, kind == NO_CARDS)
    elif kind == DEMAND:
        demand_another(s)
    elif kind == TAKE_FOUR:
        take_four(s)
    elif kind in (ACCEPT, KEEP_CARD):
        dark_text_card(s)
    elif kind == GANDALF_HELPS:
        gandalf_helps(s)
    elif kind == NO_HELP:
        compare(s)
    else:
        _fall(s)


def _move(s: Position, action: i64) -> None:
    """02:71, 05:94: a piece goes to another region; an enemy there means battle."""
    character = operand(action, 0)
    tile = character % TILES
    source = operand(action, 1)
    target = operand(action, 2)
    leaps = action & 255 == LEAP
    tunnel = not leaps and waits_in_tunnel(s, tile, source, target)
    if character == URUK_HAI and uruk_hai_run(s, source) >> target & 1:
        reveal(s, tile, "05:494")
    if not s.quiet:
        could = [_leap_or_move(s, c, source, leaps) for c in range(2 * TILES)]
        note_move(s, tile, source, target, "05:467" if leaps else cite(s, "02:71", "05:94"))
        moved(s, tile, TUNNEL if tunnel else target, could)
    if tile == s.forced:
        s.forced = NOBODY  # the duty is done, and it stands apart no longer
    s.fresh = True
    set_out(s, tile, source, target, tunnel)


def _leap_or_move(s: Position, character: i64, source: i64, leaps: bool) -> i64:
    if leaps:
        return 1 << FANGORN if character == TREEBEARD else 0
    side = LIGHT if character % TILES < 9 else DARK
    return move_regions(s, character, source) if side == s.turn else 0


def _let_pass(s: Position) -> None:
    """The traveller comes out in Fangorn (02:93, 05:106)."""
    if not s.quiet:
        s.note(Event("let-pass", cite(s, "02:93", "05:377"), {}))
    leave_tunnel(s)
    s.put(s.attacker, FANGORN)
    arrive(s)


def _show_balrog(s: Position) -> None:
    """02:259, 05:377: the Balrog kills whoever is in the tunnel, without a battle; nobody in Fangorn is shown."""
    rule = cite(s, "02:259", "05:377")
    reveal(s, BALROG, rule)
    remove(s, s.attacker, BALROG, rule)
    if s.decision != OVER:
        end_turn(s)


def _found(s: Position, tile: i64) -> None:
    """Chance has picked one of the hidden pieces."""
    s.learned += 1
    if s.purpose == FOR_ATTACK:
        begin(s, tile)
    else:
        special_found(s, tile)


def _stand(s: Position) -> None:
    """Nobody leaves: on to the next step of the battle."""
    if s.decision in (ASK_TEXT_RETREAT, ASK_SWAP):
        dark_text(s)
    elif s.decision == ASK_GOLLUM:
        play_cards(s)
    elif s.decision == ASK_DARK_RETREAT:
        light_text_card(s)
    else:
        after_text_cards(s)


def _go(s: Position, target: i64) -> None:
    """Somebody leaves the battle."""
    decision = s.decision
    if decision == ASK_TEXT_RETREAT:
        withdraw(
            s, s.light_fighter(), target, CHARACTER_RULES[s.character(s.light_fighter())][0 if s.edition == 0 else -1]
        )
        end_battle(s)
    elif decision == ASK_LIGHT_RETREAT:
        withdraw(s, s.light_fighter(), target, cite(s, "02:415", "05:287"))
        end_battle(s)
    elif decision == ASK_DARK_RETREAT:
        withdraw(s, s.dark_fighter(), target, cite(s, "02:437", "05:303"))
        if s.decision != OVER:
            light_text_card(s)
    else:
        withdraw(s, s.dark_fighter(), target, "05:544" if decision == ASK_GOLLUM else "05:518")
        if s.decision != OVER:
            end_battle(s)


def _fall(s: Position) -> None:
    """05:518: Wormtongue does not flee."""
    remove(s, s.dark_fighter(), s.light_fighter(), "05:518")
    end_battle(s)


def _sam_steps_in(s: Position) -> None:
    """02:211, 05:327: Sam fights in Frodo's place; both are seen, so he counts 5."""
    s.defender = SAM
    reveal(s, SAM, cite(s, "02:211", "05:327"))
    s.sam_strong = True
    offer_gwaihir(s)


def _show_frodo(s: Position) -> None:
    """02:211, 05:327: Frodo beside Sam gives him 5."""
    reveal(s, FRODO, cite(s, "02:211", "05:327"))
    s.sam_strong = True
    dark_text(s)


def _gwaihir(s: Position, target: i64) -> None:
    """05:585: an immediate retreat."""
    s.specials &= ~(1 << GWAIHIR)
    note_special(s, GWAIHIR, "05:585")
    withdraw(s, s.light_fighter(), target, "05:585")
    end_battle(s)


def _swap(s: Position, other: i64) -> None:
    """05:484-486: Smeagol changes places; the other piece is attacked as if it had stood there."""
    smeagol = s.defender
    there = s.place[other]
    if not s.quiet:
        names: Fields = {
            "piece": CHARACTERS[s.character(smeagol)],
            "with": CHARACTERS[s.character(other)],
            "region": REGION_NAMES[there],
        }
        s.note(Event("swap", "05:484", names))
    reveal(s, other, "05:486")
    s.put(smeagol, there)
    s.put(other, s.region)
    if not s.kept >> smeagol & 1 and not s.spied >> smeagol & 1:
        hide(s, 1 << smeagol)
    check_arrival(s, other)
    if s.decision != OVER:
        clear_battle(s)
        begin(s, other)


def _waive(s: Position, waived: bool) -> None:
    """Variant Aragorn (05:461) decides before classic Saruman (02:335, 05:407)."""
    aragorn = s.decision == ASK_ARAGORN
    s.no_cards = waived
    if waived and not s.quiet:
        rule = "05:461" if aragorn else cite(s, "02:335", "05:407")
        s.note(Event("no-cards", rule, {"side": SIDES[LIGHT if aragorn else DARK]}))
    if aragorn:
        dark_text(s)
    else:
        play_cards(s)
