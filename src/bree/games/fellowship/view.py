"""Who knows what. `see` is the one place that decides it: it blanks a copy of the truth for one viewer."""

from mypy_extensions import i64

from bree.core.chance import EVERYTHING, Random
from bree.core.outcome import Outcome
from bree.core.state import State
from bree.core.view import View
from bree.games.fellowship.components import (
    ASKED_NAMES,
    ASKED_RULES,
    BOARD_OF,
    CARD_NAMES,
    EVENT_NAMES,
    EVENTS_A_BOARD,
    FACE_NAMES,
    GANDALF_NAMES,
    KINDS,
    LENGTH,
    LINE_NAMES,
    NEED_ANY_TOKEN,
    NEED_CARD,
    NEED_CARDS,
    NEED_POINTS,
    NEED_TOKEN,
    PLACE_NAMES,
    SEAT_NAMES,
    SYMBOL_NAMES,
    TILE_NAMES,
    TOKEN_NAMES,
)
from bree.games.fellowship.darkness import hand_list
from bree.games.fellowship.evidence import Belief, drawn_picture, known
from bree.games.fellowship.frames import (
    CARDS,
    CHOICE,
    COUNCIL,
    FRAME_NAMES,
    GROUP_PAYS,
    MISSING,
    PAY,
    ROLL,
    VOLUNTEER,
    WINDOW,
    WINDOW_NAMES,
)
from bree.games.fellowship.knowledge import belief_of, fill_hands, fill_tiles
from bree.games.fellowship.model import Journey, total
from bree.games.fellowship.notation import NOTATION
from bree.games.fellowship.payments import missing
from bree.games.fellowship.position import FEATURE_NAMES, KIND_NAMES, fixed_tiles
from bree.games.fellowship.scoring import reached
from bree.games.fellowship.tensor import tensor_of


def see(
    blank: Journey, seat: i64, waiting: tuple[int, ...], actions: list[int], outcome: Outcome | None
) -> "FellowshipView":
    """Make the view of one viewer from a copy of the truth: everything hidden is wiped off the copy first."""
    pile = int(total(blank.pile))
    fixed, looked = len(fixed_tiles(int(blank.fixed))), int(total(blank.looked))
    belief: Belief = {}
    if seat != EVERYTHING:
        if not blank.house.open_hands:
            viewer = int(seat if seat >= 0 else blank.seats)
            belief = belief_of(blank, viewer)
            beliefs: list[Belief] = [{} for _ in range(int(blank.seats) + 1)]
            beliefs[viewer] = belief
            for other in range(blank.seats):
                if other != seat:
                    blank.hobbits[other] = 0
                    blank.features[other] = 0
            blank.pile = 0
            blank.box = 0
            blank.evidence.beliefs = beliefs
        if blank.looker != seat:
            blank.fixed = 0
            blank.looked = 0
    return FellowshipView(blank, seat, waiting, actions, outcome, belief, (pile, fixed, looked))


class FellowshipView(View):
    """What one seat may know: a copy of the position without the rest, and the evidence the seat has."""

    def __init__(
        self,
        blank: Journey,
        seat: i64,
        waiting: tuple[int, ...],
        actions: list[int],
        outcome: Outcome | None,
        belief: Belief,
        counts: tuple[int, int, int],
    ) -> None:
        super().__init__(blank.setting, seat, waiting, actions, outcome)
        self.blank = blank
        self.belief = belief
        self.counts = counts
        self.sure = [known(belief, seat) for seat in range(int(blank.seats))]
        """The cards this viewer is sure of in each hand it does not see."""

    def sample(self, rng: Random) -> State:
        """A whole quiet state, drawn from all that fit what this seat knows."""
        found = self.blank.clone()
        assert isinstance(found, Journey)
        if self.belief:
            viewer = int(self.seat) if self.seat >= 0 else int(found.seats)
            fill_hands(found, drawn_picture(self.belief, rng), viewer, rng)
        if self.seat not in (EVERYTHING, found.looker):
            fill_tiles(found, self.counts[1], self.counts[2], rng)
        return found

    def fields(self) -> dict[str, object]:
        """Everything a page needs, as ids and numbers."""
        s = self.blank
        found = public_fields(s)
        found["pile"] = self.counts[0]
        found["tiles"] = {
            "left": int(total(s.tiles)),
            "kinds": [int(s.tiles >> 4 * t & 15) for t in range(len(TILE_NAMES))],
            "shown": TILE_NAMES[s.tile] if s.tile >= 0 else None,
            "looker": int(s.looker),
            "fixed": [TILE_NAMES[t] for t in fixed_tiles(int(s.fixed))],
            "fixed-count": self.counts[1],
            "looked": [TILE_NAMES[t] for t in range(len(TILE_NAMES)) for _ in range(int(s.looked >> 4 * t & 15))],
            "looked-count": self.counts[2],
        }
        found["hands"] = [self._hand(seat) for seat in range(s.seats)]
        return found

    def sees_hand(self, seat: i64) -> bool:
        """Whether this viewer sees that hand itself."""
        return self.seat in (seat, EVERYTHING) or self.blank.house.open_hands

    def _hand(self, seat: i64) -> dict[str, object]:
        s = self.blank
        sees = self.sees_hand(seat)
        cards = [CARD_NAMES[c] for c in hand_list(s, seat)] if sees else None
        sure = [] if sees else [CARD_NAMES[c] for c in self.sure[seat]]
        return {"seat": int(seat), "size": int(s.size[seat]), "cards": cards, "known": sure}

    def text(self) -> str:
        """The table for the terminal."""
        s = self.blank
        rows = [f"{PLACE_NAMES[s.place]}   Sauron {s.sauron}   worth {reached(s)}"]
        for seat in range(s.seats):
            hand = self._hand(seat)
            cards = hand["cards"]
            shown = " ".join(cards) if isinstance(cards, list) else f"{hand['size']} cards"
            marks = ("ring " if seat == s.bearer else "") + ("active " if seat == s.active else "")
            state = "out" if not s.alive(seat) else f"space {s.steps[seat]}"
            tokens = " ".join(f"{t}:{s.tokens[seat] >> 4 * i & 15}" for i, t in enumerate(TOKEN_NAMES))
            rows.append(f"{SEAT_NAMES[seat]:7} {state:9} shields {s.shields[seat]:2}  {tokens}  {marks}| {shown}")
        if BOARD_OF[s.place] >= 0:
            base = s.board() * 4
            lines = [f"{LINE_NAMES[i]} {s.lines[i]}/{LENGTH[base + i]}" for i in range(4) if LENGTH[base + i]]
            rows.append("lines   " + "   ".join(lines))
            tile = TILE_NAMES[s.tile] if s.tile >= 0 else "none"
            rows.append(f"events  {s.event_at}/6   tile {tile}   tiles left {total(s.tiles)}")
        asked = asked_fields(s)
        rows.append(f"asked   {asked['what']}" + (f" {asked['of']}" if "of" in asked else ""))
        return "\n".join(rows)

    def tensor(self) -> list[float]:
        """The position as numbers."""
        return tensor_of(self.blank, self.seat, self.counts, self.sure)


def public_fields(s: Journey) -> dict[str, object]:
    """What everybody sees."""
    board = BOARD_OF[s.place]
    names = EVENT_NAMES[board * EVENTS_A_BOARD : (board + 1) * EVENTS_A_BOARD] if board >= 0 else ()
    return {
        "place": PLACE_NAMES[s.place],
        "active": int(s.active),
        "bearer": int(s.bearer),
        "sauron": int(s.sauron),
        "worth": int(reached(s)),
        "hobbits": [
            {
                "seat": int(seat),
                "hobbit": SEAT_NAMES[seat],
                "space": int(s.steps[seat]),
                "out": not s.alive(seat),
                "shields": int(s.shields[seat]),
                "tokens": {t: int(s.tokens[seat] >> 4 * i & 15) for i, t in enumerate(TOKEN_NAMES)},
            }
            for seat in range(s.seats)
        ],
        "lines": {
            LINE_NAMES[i]: {"at": int(s.lines[i]), "length": int(LENGTH[board * 4 + i])}
            for i in range(4)
            if board >= 0 and LENGTH[board * 4 + i]
        },
        "events": {
            "at": int(s.event_at),
            "list": list(names),
            "next": names[s.event_at] if board >= 0 and s.event_at < EVENTS_A_BOARD else None,
        },
        "ring-used": bool(s.ring_used),
        "die": FACE_NAMES[s.die] if s.die >= 0 else None,
        "gandalf": [name for i, name in enumerate(GANDALF_NAMES) if s.gandalf >> i & 1],
        "supply": [name for i, name in enumerate(FEATURE_NAMES) if s.supply >> i & 1],
        "gone": [name for i, name in enumerate(FEATURE_NAMES) if s.gone >> i & 1],
        "discards": {name: int(s.discards >> 4 * i & 15) for i, name in enumerate(KIND_NAMES)},
        "played": [name for i, name in enumerate(KIND_NAMES) for _ in range(int(s.aside >> 4 * i & 15))],
        "table": [name for i, name in enumerate(KIND_NAMES) for _ in range(int(s.table >> 4 * i & 15))],
        "shown": KIND_NAMES[s.shown] if s.shown >= 0 else None,
        "big-shields": int(total(s.big)),
        "passing": [int(seat) for seat in range(s.seats) if (s.pass_turn | s.pass_board) >> seat & 1],
        "said": [{"seat": int(c & 255), **NOTATION.fields(int(c >> 8))} for c in s.claims],
        "asked": asked_fields(s),
    }


def asked_fields(s: Journey) -> dict[str, object]:
    """What is asked of whom: the frame on top."""
    if s.over:
        return {"what": "over"}
    op, a, b, c = s.top(0), int(s.top(1)), int(s.top(2)), int(s.top(3))
    found: dict[str, object] = {"what": FRAME_NAMES[op]}
    if op == WINDOW:
        found.update(window=WINDOW_NAMES[a], seat=b, passed=[t for t in range(s.seats) if c >> t & 1])
    elif op == PAY:
        found.update(payment_fields(s))
    elif op == VOLUNTEER:
        found.update(of=ASKED_NAMES[a], spaces=b, declined=[t for t in range(s.seats) if c >> t & 1])
    elif op == ROLL:
        found.update(seat=a, purpose=("plain", "ring", "attempt")[b])
    elif op == CHOICE:
        found.update(seat=a, of=ASKED_NAMES[b])
    elif op == CARDS:
        found.update(seat=int(s.active), played=a)
    elif op == COUNCIL:
        found.update(seat=b)
    elif op < CARDS or op == MISSING:
        found.update(seat=a, count=b)
    return found


def payment_fields(s: Journey) -> dict[str, object]:
    """A demand in progress: what is asked, what lies on the table, what is lacking."""
    asked, payer, declined = int(s.top(1)), int(s.top(2)), int(s.top(3))
    need = missing(s)
    return {
        "of": ASKED_NAMES[asked],
        "rule": ASKED_RULES[asked],
        "payer": ("group" if payer == GROUP_PAYS else "one") if payer >= GROUP_PAYS else payer,
        "leader": int(s.leader()),
        "declined": [t for t in range(s.seats) if declined >> t & 1],
        "jokers": int(s.paid_jokers),
        "lacking": {
            "symbols": {name: max(0, int(need[i])) for i, name in enumerate(SYMBOL_NAMES)},
            "cards": max(0, int(need[NEED_CARDS])),
            "shields": max(0, int(need[NEED_POINTS])),
            "tokens": {name: max(0, int(need[NEED_TOKEN + i])) for i, name in enumerate(TOKEN_NAMES)},
            "any-token": max(0, int(need[NEED_ANY_TOKEN])),
            "card": CARD_NAMES[KINDS + need[NEED_CARD]] if need[NEED_CARD] >= 0 else None,
        },
        "given": [
            {
                "seat": int(seat),
                "cards": [n for i, n in enumerate(KIND_NAMES) for _ in range(int(s.given_hobbits[seat] >> 4 * i & 15))]
                + [n for i, n in enumerate(FEATURE_NAMES) if s.given_features[seat] >> i & 1],
                "tokens": {t: int(s.given_tokens[seat] >> 4 * i & 15) for i, t in enumerate(TOKEN_NAMES)},
                "shields": int(s.given_points[seat]),
            }
            for seat in range(s.seats)
        ],
    }
