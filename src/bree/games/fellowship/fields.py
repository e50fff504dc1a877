"""The position for the page and other programs."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bree.games.fellowship import components as c
from bree.games.fellowship import notation as n
from bree.games.fellowship.model import FellowshipData, total
from bree.games.fellowship.outcome import reached
from bree.games.fellowship.position.write import fixed_tiles
from bree.games.fellowship.rules import frames as f
from bree.games.fellowship.rules.boards import tokens_missing
from bree.games.fellowship.rules.payments import missing

if TYPE_CHECKING:
    from bree.games.fellowship.view import FellowshipView


def fields(view: "FellowshipView") -> dict[str, object]:
    """Everything a page needs, as ids and numbers."""
    state = view.blank
    found = public_fields(state)
    found["pile"] = view.pile
    found["tiles"] = {
        "left": int(total(state.tiles)),
        "kinds": [int(state.tiles >> 4 * t & 15) for t in range(len(c.TILE_NAMES))],
        "shown": c.TILE_NAMES[state.tile] if state.tile >= 0 else None,
        "looker": int(state.looker),
        "fixed": [c.TILE_NAMES[t] for t in fixed_tiles(int(state.fixed))],
        "fixed-count": view.fixed,
        "looked": [c.TILE_NAMES[t] for t in range(len(c.TILE_NAMES)) for _ in range(int(state.looked >> 4 * t & 15))],
        "looked-count": view.looked,
    }
    found["hands"] = [hand_fields(view, seat) for seat in range(state.seats)]
    return found


def hand_fields(view: "FellowshipView", seat: i64) -> dict[str, object]:
    """One hand, as far as this viewer sees it or is sure of it."""
    state = view.blank
    sees = view.sees_hand(seat)
    cards = [c.CARD_NAMES[card] for card in state.hand(seat)] if sees else None
    sure = [] if sees else [c.CARD_NAMES[card] for card in view.sure[seat]]
    return {"seat": int(seat), "size": int(state.size[seat]), "cards": cards, "known": sure}


def public_fields(state: FellowshipData) -> dict[str, object]:
    """What everybody sees."""
    board = c.BOARD_OF[state.place]
    names = c.EVENT_NAMES[board * c.EVENTS_A_BOARD : (board + 1) * c.EVENTS_A_BOARD] if board >= 0 else ()
    return {
        "place": c.PLACE_NAMES[state.place],
        "active": int(state.active),
        "bearer": int(state.bearer),
        "sauron": int(state.sauron),
        "worth": int(reached(state)),
        "hobbits": [
            {
                "seat": int(seat),
                "hobbit": c.SEAT_NAMES[seat],
                "space": int(state.steps[seat]),
                "out": not state.alive(seat),
                "shields": int(state.shields[seat]),
                "tokens": {t: int(state.tokens[seat] >> 4 * i & 15) for i, t in enumerate(c.TOKEN_NAMES)},
                "missing": missing_tokens(state, seat),
            }
            for seat in range(state.seats)
        ],
        "lines": {
            c.LINE_NAMES[i]: {"at": int(state.lines[i]), "length": int(c.LENGTH[board * 4 + i])}
            for i in range(4)
            if board >= 0 and c.LENGTH[board * 4 + i]
        },
        "events": {
            "at": int(state.event_at),
            "list": list(names),
            "next": names[state.event_at] if board >= 0 and state.event_at < c.EVENTS_A_BOARD else None,
        },
        "ring-used": bool(state.ring_used),
        "die": c.FACE_NAMES[state.die] if state.die >= 0 else None,
        "gandalf": [name for i, name in enumerate(c.GANDALF_NAMES) if state.gandalf >> i & 1],
        "supply": [name for i, name in enumerate(c.FEATURE_NAMES) if state.supply >> i & 1],
        "gone": [name for i, name in enumerate(c.FEATURE_NAMES) if state.gone >> i & 1],
        "discards": {name: int(state.discards >> 4 * i & 15) for i, name in enumerate(c.KIND_NAMES)},
        "played": [name for i, name in enumerate(c.KIND_NAMES) for _ in range(int(state.aside >> 4 * i & 15))],
        "table": [name for i, name in enumerate(c.KIND_NAMES) for _ in range(int(state.table >> 4 * i & 15))],
        "shown": c.KIND_NAMES[state.shown] if state.shown >= 0 else None,
        "big-shields": int(total(state.big)),
        "passing": [int(seat) for seat in range(state.seats) if (state.pass_turn | state.pass_board) >> seat & 1],
        "said": [{"seat": int(claim & 255), **n.NOTATION.fields(int(claim >> 8))} for claim in state.claims],
        "asked": asked_fields(state),
    }


def missing_tokens(state: FellowshipData, seat: i64) -> int | None:
    """How many life tokens a hobbit lacks for the end of this board; None where none are asked for (lotr:286)."""
    ends_with_tokens = c.BOARD_OF[state.place] >= 0 and state.place != c.MORDOR
    return int(tokens_missing(state, seat)) if ends_with_tokens and state.alive(seat) else None


def asked_fields(state: FellowshipData) -> dict[str, object]:
    """What is asked of whom: the frame on top."""
    if state.over:
        return {"what": "over"}
    op, a, b, mask = state.top(0), int(state.top(1)), int(state.top(2)), int(state.top(3))
    found: dict[str, object] = {"what": f.FRAME_NAMES[op]}
    if op == f.WINDOW:
        found.update(window=f.WINDOW_NAMES[a], seat=b, passed=[t for t in range(state.seats) if mask >> t & 1])
    elif op == f.PAY:
        found.update(payment_fields(state))
    elif op == f.VOLUNTEER:
        found.update(of=c.ASKED_NAMES[a], spaces=b, declined=[t for t in range(state.seats) if mask >> t & 1])
    elif op == f.ROLL:
        found.update(seat=a, purpose=("plain", "ring", "attempt")[b])
    elif op == f.CHOICE:
        found.update(seat=a, of=c.ASKED_NAMES[b])
    elif op == f.CARDS:
        found.update(seat=int(state.active), played=a)
    elif op == f.COUNCIL:
        found.update(seat=b)
    elif op < f.CARDS or op == f.MISSING:
        found.update(seat=a, count=b)
    return found


def payment_fields(state: FellowshipData) -> dict[str, object]:
    """A demand in progress: what is asked, what lies on the table, what is lacking."""
    asked, payer, declined = int(state.top(1)), int(state.top(2)), int(state.top(3))
    need = missing(state)
    return {
        "of": c.ASKED_NAMES[asked],
        "rule": c.ASKED_RULES[asked],
        "payer": ("group" if payer == f.GROUP_PAYS else "one") if payer >= f.GROUP_PAYS else payer,
        "leader": int(state.leader()),
        "declined": [t for t in range(state.seats) if declined >> t & 1],
        "jokers": int(state.paid_jokers),
        "lacking": {
            "symbols": {name: max(0, int(need[i])) for i, name in enumerate(c.SYMBOL_NAMES)},
            "cards": max(0, int(need[c.NEED_CARDS])),
            "shields": max(0, int(need[c.NEED_POINTS])),
            "tokens": {name: max(0, int(need[c.NEED_TOKEN + i])) for i, name in enumerate(c.TOKEN_NAMES)},
            "any-token": max(0, int(need[c.NEED_ANY_TOKEN])),
            "card": c.CARD_NAMES[c.KINDS + need[c.NEED_CARD]] if need[c.NEED_CARD] >= 0 else None,
        },
        "given": [
            {
                "seat": int(seat),
                "cards": [
                    name
                    for i, name in enumerate(c.KIND_NAMES)
                    for _ in range(int(state.given_hobbits[seat] >> 4 * i & 15))
                ]
                + [name for i, name in enumerate(c.FEATURE_NAMES) if state.given_features[seat] >> i & 1],
                "tokens": {t: int(state.given_tokens[seat] >> 4 * i & 15) for i, t in enumerate(c.TOKEN_NAMES)},
                "shields": int(state.given_points[seat]),
            }
            for seat in range(state.seats)
        ],
    }
