"""What happens: one handler for each kind of action of a turn and a battle."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.action import operand
from bree.core.event import Event, Fields
from bree.games.confrontation.battle import (
    after_text_cards,
    begin,
    cards_shown,
    check_arrival,
    cite,
    clear_battle,
    compare,
    dark_card_shown_first,
    dark_text,
    dark_text_card,
    end_battle,
    end_turn,
    light_text,
    light_text_card,
    note_card,
    offer_gwaihir,
    play_cards,
    remove,
    withdraw,
)
from bree.games.confrontation.components import (
    BALROG,
    CARDS,
    CHARACTER_RULES,
    CHARACTERS,
    DARK,
    EREGION,
    FANGORN,
    FOUR,
    FRODO,
    GANDALF,
    GWAIHIR,
    LIGHT,
    MAGIC,
    NO_CARD,
    REGION_NAMES,
    REGIONS,
    SAM,
    SIDES,
    TILES,
    TREEBEARD,
    TUNNEL,
    URUK_HAI,
)
from bree.games.confrontation.knowledge import hide, moved, reveal, shuffled_by_hand
from bree.games.confrontation.model import (
    ASK_ARAGORN,
    ASK_CARDS,
    ASK_DARK_CARD,
    ASK_DARK_MAGIC,
    ASK_DARK_RETREAT,
    ASK_GOLLUM,
    ASK_LIGHT_CARD,
    ASK_LIGHT_RETREAT,
    ASK_ORDER,
    ASK_OTHER_CARD,
    ASK_PLACE,
    ASK_SWAP,
    ASK_TEXT_RETREAT,
    ASK_TUNNEL,
    FOR_ATTACK,
    NOBODY,
    NOWHERE,
    OVER,
    Position,
)
from bree.games.confrontation.moves import holder, shuffled_tiles
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
from bree.games.confrontation.setup import before_the_game, deal_letters
from bree.games.confrontation.specials import play_special, special_found
from bree.games.confrontation.travel import (
    arrive,
    attack_hidden,
    balrog_may_wait,
    leave_tunnel,
    note_move,
    note_special,
)


def carry_out(s: Position, seat: i64, action: i64) -> None:
    """Do what a legal action says."""
    kind = action & 255
    if kind == MOVE or kind == LEAP:
        _move(s, action)
    elif kind == CARD:
        _card(s, seat, operand(action, 0))
    elif kind >= LET_PASS:
        _in_battle(s, kind, action)
    elif kind >= REST:
        play_special(s, kind, action)
    elif kind == SHUFFLE:
        _shuffle(s, seat, operand(action, 0))
    elif kind == ORDER:
        _order(s, operand(action, 0))
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
    elif kind == MAGIC_PICKS or kind == MAGIC_STAYS:
        _magic(s, MAGIC if kind == MAGIC_STAYS else value)
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
    elif kind == NO_CARDS or kind == WITH_CARDS:
        _waive(s, kind == NO_CARDS)
    elif kind == DEMAND:
        _demand(s)
    elif kind == TAKE_FOUR:
        _take_four(s)
    elif kind == ACCEPT or kind == KEEP_CARD:
        dark_text_card(s)
    elif kind == GANDALF_HELPS:
        _gandalf_helps(s)
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
    if character == URUK_HAI and uruk_hai_run(s, source) >> target & 1:
        reveal(s, tile, "05:494")
    if not s.quiet:
        could = [_leap_or_move(s, c, source, leaps) for c in range(2 * TILES)]
        note_move(s, tile, source, target, "05:467" if leaps else cite(s, "02:71", "05:94"))
        enters_tunnel = not leaps and tile < 9 and source == EREGION and target == FANGORN and balrog_may_wait(s)
        moved(s, tile, TUNNEL if enters_tunnel else target, could)
    if tile == s.forced:
        s.forced = NOBODY  # the duty is done, and it stands apart no longer
    s.attacker = tile
    s.origin = source
    s.region = target
    s.fresh = True
    s.last_side = s.turn
    s.last_from = source
    s.last_to = target
    if not leaps and tile < 9 and source == EREGION and target == FANGORN and balrog_may_wait(s):
        s.put(tile, TUNNEL)
        s.decision = ASK_TUNNEL
    else:
        s.put(tile, target)
        arrive(s)


def _leap_or_move(s: Position, character: i64, source: i64, leaps: bool) -> i64:
    if leaps:
        return 1 << FANGORN if character == TREEBEARD else 0
    side = LIGHT if character % TILES < 9 else DARK
    return move_regions(s, character, source) if side == s.turn else 0


def _let_pass(s: Position) -> None:
    """The traveller comes out in Fangorn (02:93, 05:106)."""
    if not s.quiet and not s.shown >> s.attacker & 1:
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
    if s.decision == ASK_TEXT_RETREAT or s.decision == ASK_SWAP:
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


def _card(s: Position, seat: i64, card: i64) -> None:
    """A card is laid; both are shown when both are there (02:109, 05:168)."""
    decision = s.decision
    if seat == LIGHT:
        s.light_hand &= ~(1 << card)
        s.light_card = card
    else:
        s.dark_hand &= ~(1 << card)
        s.dark_card = card
    if decision == ASK_DARK_CARD:
        dark_card_shown_first(s)
        return
    if decision == ASK_CARDS:
        if s.light_card == NO_CARD or s.dark_card == NO_CARD:
            if not s.quiet:
                s.note(Event("card-chosen", cite(s, "02:109", "05:168"), {"side": SIDES[seat]}))
            return
        note_card(s, LIGHT, s.light_card)
        note_card(s, DARK, s.dark_card)
    else:
        note_card(s, LIGHT, card)
    cards_shown(s)


def _magic(s: Position, card: i64) -> None:
    """02:397, 05:270: a played card takes the place of Magic; against Gandalf Light then chooses."""
    dark = s.decision == ASK_DARK_MAGIC
    if not s.quiet:
        s.note(
            Event("magic", cite(s, "02:397", "05:270"), {"side": SIDES[DARK if dark else LIGHT], "card": CARDS[card]})
        )
    if dark:
        s.dark_magic = card
        if s.light_card == NO_CARD:
            s.decision = ASK_LIGHT_CARD
        else:
            dark_text_card(s)
    else:
        s.light_magic = card
        light_text_card(s)


def _demand(s: Position) -> None:
    """05:506: variant Saruman makes Light play another card."""
    s.asked_swap = True
    s.refused_card = s.light_card
    s.light_hand |= 1 << s.light_card
    s.light_card = NO_CARD
    s.decision = ASK_OTHER_CARD
    if not s.quiet:
        s.note(Event("demand", "05:506", {"card": CARDS[s.refused_card]}))


def _take_four(s: Position) -> None:
    """05:524: the Mouth of Sauron swaps to the 4, from the hand or from the discard."""
    s.asked_swap = True
    if s.dark_hand >> FOUR & 1:
        s.dark_hand = s.dark_hand & ~(1 << FOUR) | 1 << s.dark_card
        s.dark_card = FOUR
        s.dark_magic = NO_CARD
    else:
        s.dark_magic = FOUR
    if not s.quiet:
        s.note(Event("four", "05:524", {"from": "hand" if s.dark_card == FOUR else "discard"}))
    dark_text_card(s)


def _gandalf_helps(s: Position) -> None:
    """05:455: variant Gandalf shows himself and adds 1."""
    reveal(s, GANDALF, "05:455")
    s.help = 1
    if not s.quiet:
        s.note(Event("help", "05:455", {"region": REGION_NAMES[s.place[GANDALF]]}))
    compare(s)


def _shuffle(s: Position, seat: i64, region: i64) -> None:
    """02:89, 05:102: the owner mixes the hidden pieces of a region."""
    s.shuffled |= 1 << (seat * REGIONS + region)
    s.order_side = seat
    s.order_region = region
    s.after_order = s.decision
    s.decision = ASK_ORDER


def _order(s: Position, number: i64) -> None:
    """Chance deals the letters of the shuffled pieces out anew."""
    s.learned += 1
    tiles = shuffled_tiles(s, s.order_side, s.order_region)
    shuffled_by_hand(s, s.order_side, s.order_region)
    if not s.quiet:
        s.note(
            Event(
                "shuffle",
                cite(s, "02:89", "05:102"),
                {"side": SIDES[s.order_side], "region": REGION_NAMES[s.order_region]},
            )
        )
    letters = vec[i64]([s.token[tile] for tile in tiles])
    left: i64 = len(tiles)
    for tile in tiles:
        choice = number % left
        number //= left
        s.token[tile] = letters[choice]
        letters[choice] = letters[left - 1]
        left -= 1
    s.decision = s.after_order
    s.order_side = NOBODY
    s.order_region = NOWHERE
    if s.decision == ASK_PLACE:
        deal_letters(s)
