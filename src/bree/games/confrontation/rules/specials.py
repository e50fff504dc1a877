"""What the eight special cards do."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.bits import bit
from bree.games.confrontation import components as box
from bree.games.confrontation import events, notation
from bree.games.confrontation.evidence.kept import anywhere, moved, singled_out
from bree.games.confrontation.evidence.worlds import FORCED
from bree.games.confrontation.model import questions
from bree.games.confrontation.model.data import NOBODY, NOWHERE, ConfrontationData
from bree.games.confrontation.moves.reach import dark_of_mordor_regions, shadowfax_regions
from bree.games.confrontation.moves.special import holder
from bree.games.confrontation.rules.faces import reveal
from bree.games.confrontation.rules.movement import lone_hidden, set_out, waits_in_tunnel
from bree.games.confrontation.rules.turns import end_turn


def play_special(state: ConfrontationData, kind: i64, action: i64) -> None:
    """Play a special card of one's turn; Gwaihir belongs to the battle."""
    value = operand(action, 0)
    if kind == notation.REST:
        end_turn(state)  # 02:144 the second move is a may
    elif kind == notation.PLAY_SHADOWFAX:
        _extra_step(state, action, box.SHADOWFAX, state.cite("02:144", "05:567"))
    elif kind == notation.PLAY_DARK_OF_MORDOR:
        _extra_step(state, action, box.THE_DARK_OF_MORDOR, "05:607")
    elif kind == notation.PLAY_GANDALF_THE_WHITE:
        _gandalf_the_white(state)
    elif kind == notation.PLAY_RECALL:
        _recall(state, value % box.TILES)
    elif kind in (notation.PLAY_KING, notation.PLAY_KING_TOKEN):
        _spend(state, box.A_KING_REVEALED, "05:579")
        reveal(state, box.ARAGORN, "05:579")
        _choose(state, questions.FOR_KING, kind == notation.PLAY_KING_TOKEN, value)
    elif kind in (notation.PLAY_PALANTIR, notation.PLAY_PALANTIR_TOKEN):
        _palantir(state, kind == notation.PLAY_PALANTIR_TOKEN, value)
    elif kind == notation.PLAY_CREBAIN_SHOWN:
        _spend(state, box.CREBAIN, "05:615")
        special_found_for(state, questions.FOR_CREBAIN, value % box.TILES)
    else:
        _spend(state, box.CREBAIN, "05:615")
        _choose(state, questions.FOR_CREBAIN, kind == notation.PLAY_CREBAIN_TOKEN, value)


def _spend(state: ConfrontationData, card: i64, rule: str) -> None:
    state.specials &= ~bit(card)
    events.special(state, card, rule)


def _choose(state: ConfrontationData, purpose: i64, by_token: bool, value: i64) -> None:
    """Point at a hidden piece: a letter, or one of a region, which chance picks where there are several."""
    side = box.DARK if purpose == questions.FOR_KING else box.LIGHT
    if by_token:
        special_found_for(state, purpose, holder(state, side, value))
        return
    state.purpose = purpose
    state.region = value
    if state.hidden_in(side, bit(value)) > 1:
        state.decision = questions.ASK_FOUND
    else:
        special_found(state, lone_hidden(state, side, value))


def special_found(state: ConfrontationData, tile: i64) -> None:
    """The piece a card points at is settled."""
    purpose = state.purpose
    state.region = NOWHERE
    state.purpose = questions.FOR_ATTACK
    special_found_for(state, purpose, tile)


def special_found_for(state: ConfrontationData, purpose: i64, tile: i64) -> None:
    """What the card does to the piece."""
    if purpose == questions.FOR_KING:
        events.must_move(state, tile)
        end_turn(state)
        if state.decision != questions.OVER:
            singled_out(state, tile, FORCED)
            state.forced = tile
    elif purpose == questions.FOR_CREBAIN:
        reveal(state, tile, "05:615")
        state.kept |= bit(tile)
        end_turn(state)
    else:
        reveal(state, tile, "02:152")
        state.spied |= bit(tile)
        state.decision = questions.ASK_MOVE


def _palantir(state: ConfrontationData, by_token: bool, value: i64) -> None:
    """02:152 one piece; 05:593 all pieces of a region, at any time in the turn."""
    _spend(state, box.PALANTIR, state.cite("02:152", "05:593"))
    if not box.PALANTIR_SHOWS_REGION[state.edition]:
        _choose(state, questions.FOR_PALANTIR, by_token, value)
        return
    for tile in range(9):
        if state.place[tile] == value:
            reveal(state, tile, "05:593")
            state.spied |= bit(tile)


def _extra_step(state: ConfrontationData, action: i64, card: i64, rule: str) -> None:
    """Shadowfax (02:144, 05:567) or The Dark of Mordor (05:607): one step forward before the move."""
    character = operand(action, 0)
    tile = character % box.TILES
    source = operand(action, 1)
    target = operand(action, 2)
    _spend(state, card, rule)
    tunnel = waits_in_tunnel(state, tile, source, target)
    events.move(state, tile, source, target, rule)
    if not state.quiet:
        could = [_step_regions(state, c, source) for c in range(2 * box.TILES)]
        moved(state, tile, box.TUNNEL if tunnel else target, could, True)
    if tile == state.forced:
        state.forced = NOBODY  # ruling:G5 one of the two moves must be the chosen piece
    state.stepped = tile
    state.stepping = True
    set_out(state, tile, source, target, tunnel)


def _step_regions(state: ConfrontationData, character: i64, source: i64) -> i64:
    if character % box.TILES < 9:
        return shadowfax_regions(state, character, source) if state.turn == box.LIGHT else 0
    return dark_of_mordor_regions(state, character, source) if state.turn == box.DARK else 0


def _gandalf_the_white(state: ConfrontationData) -> None:
    """02:148, 05:573: Gandalf returns to Fangorn; everybody knows who stands there."""
    _spend(state, box.GANDALF_THE_WHITE, state.cite("02:148", "05:573"))
    state.put(box.GANDALF, box.FANGORN)
    events.returns(state, box.GANDALF, box.FANGORN)
    state.shown |= bit(box.GANDALF)
    end_turn(state)


def _recall(state: ConfrontationData, tile: i64) -> None:
    """02:156, 05:599: a Dark piece goes back to Mordor; it stays hidden, a shown Watcher shown."""
    rule = state.cite("02:156", "05:599")
    _spend(state, box.RECALL_TO_MORDOR, rule)
    events.move(state, tile, state.place[tile], box.MORDOR, rule)
    if not state.quiet:
        moved(state, tile, box.MORDOR, anywhere())
    state.last_side = state.turn
    state.last_from = state.place[tile]
    state.last_to = box.MORDOR
    state.put(tile, box.MORDOR)
    end_turn(state)
