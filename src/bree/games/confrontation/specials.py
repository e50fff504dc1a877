"""What the eight special cards do."""

from mypy_extensions import i64

from bree.core.action import operand
from bree.core.event import Event
from bree.games.confrontation.components import (
    A_KING_REVEALED,
    ARAGORN,
    CHARACTERS,
    CREBAIN,
    DARK,
    FANGORN,
    GANDALF,
    GANDALF_THE_WHITE,
    LIGHT,
    MORDOR,
    PALANTIR,
    PALANTIR_SHOWS_REGION,
    RECALL_TO_MORDOR,
    REGION_NAMES,
    SHADOWFAX,
    THE_DARK_OF_MORDOR,
    TILES,
    TUNNEL,
)
from bree.games.confrontation.evidence import FORCED
from bree.games.confrontation.knowledge import anywhere, moved, reveal, singled_out
from bree.games.confrontation.losses import cite
from bree.games.confrontation.model import (
    ASK_FOUND,
    ASK_MOVE,
    FOR_ATTACK,
    FOR_CREBAIN,
    FOR_KING,
    FOR_PALANTIR,
    NOBODY,
    NOWHERE,
    OVER,
    Position,
)
from bree.games.confrontation.moves import holder
from bree.games.confrontation.notation import (
    PLAY_CREBAIN_SHOWN,
    PLAY_CREBAIN_TOKEN,
    PLAY_DARK_OF_MORDOR,
    PLAY_GANDALF_THE_WHITE,
    PLAY_KING,
    PLAY_KING_TOKEN,
    PLAY_PALANTIR,
    PLAY_PALANTIR_TOKEN,
    PLAY_RECALL,
    PLAY_SHADOWFAX,
    REST,
)
from bree.games.confrontation.powers import hidden_in
from bree.games.confrontation.reach import dark_of_mordor_regions, shadowfax_regions
from bree.games.confrontation.travel import (
    lone_hidden,
    note_move,
    note_special,
    set_out,
    waits_in_tunnel,
)
from bree.games.confrontation.turns import end_turn


def play_special(s: Position, kind: i64, action: i64) -> None:
    """Play a special card of one's turn; Gwaihir belongs to the battle."""
    value = operand(action, 0)
    if kind == REST:
        end_turn(s)  # 02:144 the second move is a may
    elif kind == PLAY_SHADOWFAX:
        _extra_step(s, action, SHADOWFAX, cite(s, "02:144", "05:567"))
    elif kind == PLAY_DARK_OF_MORDOR:
        _extra_step(s, action, THE_DARK_OF_MORDOR, "05:607")
    elif kind == PLAY_GANDALF_THE_WHITE:
        _gandalf_the_white(s)
    elif kind == PLAY_RECALL:
        _recall(s, value % TILES)
    elif kind in (PLAY_KING, PLAY_KING_TOKEN):
        _spend(s, A_KING_REVEALED, "05:579")
        reveal(s, ARAGORN, "05:579")
        _choose(s, FOR_KING, kind == PLAY_KING_TOKEN, value)
    elif kind in (PLAY_PALANTIR, PLAY_PALANTIR_TOKEN):
        _palantir(s, kind == PLAY_PALANTIR_TOKEN, value)
    elif kind == PLAY_CREBAIN_SHOWN:
        _spend(s, CREBAIN, "05:615")
        special_found_for(s, FOR_CREBAIN, value % TILES)
    else:
        _spend(s, CREBAIN, "05:615")
        _choose(s, FOR_CREBAIN, kind == PLAY_CREBAIN_TOKEN, value)


def _spend(s: Position, card: i64, rule: str) -> None:
    s.specials &= ~(1 << card)
    note_special(s, card, rule)


def _choose(s: Position, purpose: i64, by_token: bool, value: i64) -> None:
    """Point at a hidden piece: a letter, or one of a region, which chance picks where there are several."""
    side = DARK if purpose == FOR_KING else LIGHT
    if by_token:
        special_found_for(s, purpose, holder(s, side, value))
        return
    s.purpose = purpose
    s.region = value
    if hidden_in(s, side, 1 << value) > 1:
        s.decision = ASK_FOUND
    else:
        special_found(s, lone_hidden(s, side, value))


def special_found(s: Position, tile: i64) -> None:
    """The piece a card points at is settled."""
    purpose = s.purpose
    s.region = NOWHERE
    s.purpose = FOR_ATTACK
    special_found_for(s, purpose, tile)


def special_found_for(s: Position, purpose: i64, tile: i64) -> None:
    """What the card does to the piece."""
    if purpose == FOR_KING:
        if not s.quiet:
            s.note(Event("must-move", "05:579", {"region": REGION_NAMES[s.place[tile]]}))
        end_turn(s)
        if s.decision != OVER:
            singled_out(s, tile, FORCED)
            s.forced = tile
    elif purpose == FOR_CREBAIN:
        reveal(s, tile, "05:615")
        s.kept |= 1 << tile
        end_turn(s)
    else:
        reveal(s, tile, "02:152")
        s.spied |= 1 << tile
        s.decision = ASK_MOVE


def _palantir(s: Position, by_token: bool, value: i64) -> None:
    """02:152 one piece; 05:593 all pieces of a region, at any time in the turn."""
    _spend(s, PALANTIR, cite(s, "02:152", "05:593"))
    if not PALANTIR_SHOWS_REGION[s.edition]:
        _choose(s, FOR_PALANTIR, by_token, value)
        return
    tile: i64 = 0
    while tile < 9:
        if s.place[tile] == value:
            reveal(s, tile, "05:593")
            s.spied |= 1 << tile
        tile += 1


def _extra_step(s: Position, action: i64, card: i64, rule: str) -> None:
    """Shadowfax (02:144, 05:567) or The Dark of Mordor (05:607): one step forward before the move."""
    character = operand(action, 0)
    tile = character % TILES
    source = operand(action, 1)
    target = operand(action, 2)
    _spend(s, card, rule)
    tunnel = waits_in_tunnel(s, tile, source, target)
    if not s.quiet:
        note_move(s, tile, source, target, rule)
        could = [_step_regions(s, c, source) for c in range(2 * TILES)]
        moved(s, tile, TUNNEL if tunnel else target, could, True)
    if tile == s.forced:
        s.forced = NOBODY  # ruling:G5 one of the two moves must be the chosen piece
    s.stepped = tile
    s.stepping = True
    set_out(s, tile, source, target, tunnel)


def _step_regions(s: Position, character: i64, source: i64) -> i64:
    if character % TILES < 9:
        return shadowfax_regions(s, character, source) if s.turn == LIGHT else 0
    return dark_of_mordor_regions(s, character, source) if s.turn == DARK else 0


def _gandalf_the_white(s: Position) -> None:
    """02:148, 05:573: Gandalf returns to Fangorn; everybody knows who stands there."""
    _spend(s, GANDALF_THE_WHITE, cite(s, "02:148", "05:573"))
    s.put(GANDALF, FANGORN)
    if not s.quiet:
        s.note(
            Event(
                "returns", cite(s, "02:148", "05:573"), {"piece": CHARACTERS[s.character(GANDALF)], "region": "fangorn"}
            )
        )
    s.shown |= 1 << GANDALF
    end_turn(s)


def _recall(s: Position, tile: i64) -> None:
    """02:156, 05:599: a Dark piece goes back to Mordor; it stays hidden, a shown Watcher shown."""
    rule = cite(s, "02:156", "05:599")
    _spend(s, RECALL_TO_MORDOR, rule)
    if not s.quiet:
        note_move(s, tile, s.place[tile], MORDOR, rule)
        moved(s, tile, MORDOR, anywhere())
    s.last_side = s.turn
    s.last_from = s.place[tile]
    s.last_to = MORDOR
    s.put(tile, MORDOR)
    end_turn(s)
