"""Setting out, the tunnel, and arriving: after a move or after an extra step."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation import events
from bree.games.confrontation.evidence.kept import moved, somebody_must_move
from bree.games.confrontation.evidence.worlds import merge
from bree.games.confrontation.model.data import NOBODY, NOWHERE, ConfrontationData
from bree.games.confrontation.model.questions import ASK_FOUND, ASK_MOVE, ASK_TUNNEL, FOR_ATTACK, OVER
from bree.games.confrontation.moves.reach import move_regions, uruk_hai_run
from bree.games.confrontation.notation import LEAP
from bree.games.confrontation.rules.battle import begin, next_battle
from bree.games.confrontation.rules.defeat import check_arrival, remove
from bree.games.confrontation.rules.faces import reveal
from bree.games.confrontation.rules.turns import end_turn


def move_piece(state: ConfrontationData, action: i64) -> None:
    """02:71, 05:94: a piece goes to another region; an enemy there means battle."""
    character = operand(action, 0)
    tile = character % box.TILES
    source = operand(action, 1)
    target = operand(action, 2)
    leaps = action & 255 == LEAP
    tunnel = not leaps and waits_in_tunnel(state, tile, source, target)
    if character == box.URUK_HAI and uruk_hai_run(state, source) >> target & 1:
        reveal(state, tile, "05:494")
    events.move(state, tile, source, target, "05:467" if leaps else state.cite("02:71", "05:94"))
    if not state.quiet:
        could = [_leap_or_move(state, c, source, leaps) for c in range(2 * box.TILES)]
        moved(state, tile, box.TUNNEL if tunnel else target, could)
    if tile == state.forced:
        state.forced = NOBODY  # the duty is done, and it stands apart no longer
    state.fresh = True
    set_out(state, tile, source, target, tunnel)


def _leap_or_move(state: ConfrontationData, character: i64, source: i64, leaps: bool) -> i64:
    if leaps:
        return bit(box.FANGORN) if character == box.TREEBEARD else 0
    side = box.LIGHT if character % box.TILES < 9 else box.DARK
    return move_regions(state, character, source) if side == state.turn else 0


def let_pass(state: ConfrontationData) -> None:
    """The traveller comes out in Fangorn (02:93, 05:106)."""
    events.let_pass(state)
    leave_tunnel(state)
    state.put(state.attacker, box.FANGORN)
    arrive(state)


def show_balrog(state: ConfrontationData) -> None:
    """02:259, 05:377: the Balrog kills whoever is in the tunnel, without a battle; nobody in Fangorn is shown."""
    rule = state.cite("02:259", "05:377")
    reveal(state, box.BALROG, rule)
    remove(state, state.attacker, box.BALROG, rule)
    if state.decision != OVER:
        end_turn(state)


def balrog_may_wait(state: ConfrontationData) -> bool:
    """Whether Dark must be asked about the Balrog: for all the public knows he may stand in Caradhras (ruling:A8)."""
    if not state.could_be_played(box.BALROG):
        return False
    if state.shown >> box.BALROG & 1:
        return state.place[box.BALROG] == box.CARADHRAS
    return state.hidden_in(box.DARK, bit(box.CARADHRAS)) > 0


def waits_in_tunnel(state: ConfrontationData, tile: i64, source: i64, target: i64) -> bool:
    """Whether this move goes through the tunnel and Dark has a say in it (02:93, 05:106)."""
    return tile < 9 and source == box.EREGION and target == box.FANGORN and balrog_may_wait(state)


def set_out(state: ConfrontationData, tile: i64, source: i64, target: i64, tunnel: bool) -> None:
    """A piece leaves for a region, or for the tunnel that leads there."""
    state.attacker = tile
    state.origin = source
    state.region = target
    state.last_side = state.turn
    state.last_from = source
    state.last_to = target
    if tunnel:
        state.put(tile, box.TUNNEL)
        state.decision = ASK_TUNNEL
    else:
        state.put(tile, target)
        arrive(state)


def leave_tunnel(state: ConfrontationData) -> None:
    """Whoever is in the tunnel comes out in Fangorn."""
    if (
        not state.quiet
        and not state.shown >> state.attacker & 1
        and not state.is_manual()
        and state.attacker != state.stepped
    ):
        state.evidence = state.evidence.replace(box.LIGHT, merge(state.evidence.of(box.LIGHT), box.TUNNEL, box.FANGORN))


def arrive(state: ConfrontationData) -> None:
    """The piece stands in its new region: a win, the second move of an extra step, a battle, or the end of the turn."""
    check_arrival(state, state.attacker)
    if state.decision == OVER:
        return
    if state.stepping:
        state.stepping = False
        state.attacker = NOBODY
        state.region = NOWHERE
        state.decision = ASK_MOVE
        somebody_must_move(state, state.turn)
    elif state.held(1 - state.turn) >> state.region & 1:
        next_battle(state)
    else:
        end_turn(state)


def attack_hidden(state: ConfrontationData) -> None:
    """One of the hidden pieces is attacked; where there are several chance picks (ruling:A4)."""
    side: i64 = 1 - state.turn
    if state.hidden_in(side, bit(state.region)) > 1:
        state.purpose = FOR_ATTACK
        state.decision = ASK_FOUND
        return
    begin(state, lone_hidden(state, side, state.region))


def lone_hidden(state: ConfrontationData, side: i64, region: i64) -> i64:
    """The only hidden piece of a side in a region."""
    tile: i64 = side * 9
    while state.place[tile] != region or state.shown >> tile & 1:
        tile += 1
    return tile
