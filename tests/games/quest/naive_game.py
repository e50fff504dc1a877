"""The second rules, continued: what happens."""

import copy

from bree.core.state import State
from tests.games.quest.naive import COLOUR, COMPANIONS, SHIRE, TILES, TOKENS, WEAPONS, Naive, Section, cell_of, turned


class NaiveGame(Naive):
    """A game that can be played on."""

    def __init__(self, state: State) -> None:
        super().__init__(state)
        self.over = ""

    def after(self, text: str) -> "NaiveGame":
        """The position after an action."""
        game = copy.deepcopy(self)
        word, *rest = text.split()
        getattr(game, f"_{word}")(*rest)
        return game

    # Actions.

    def _draw(self, tile: str) -> None:
        self.stock.remove(tile)
        self.hands[self.seat] = sorted([*self.hands[self.seat], tile])
        self.draws -= 1
        if self.draws:
            return
        if self.asked == "draw":
            self.end_turn()
        elif self.seat == 0:
            self.seat, self.draws = 1, 3
        else:
            self.seat = 0
            self.begin_turn()

    def _exchange(self) -> None:
        self.open += self.hands[self.seat]
        self.hands[self.seat] = []
        self.draws = min(3, len(self.stock))
        self.asked = "draw"
        if not self.draws:
            self.end_turn()

    def _lay(self, tile: str, name: str, *how: str) -> None:
        (self.hands[self.seat] or self.open).remove(tile)
        cell = cell_of(name)
        before = self.spaces()
        if how == ("face-down",):
            self.faces[cell] = "nnnn"
            self.last_neutral = cell
        else:
            self.faces[cell] = turned(TILES[tile].sections, int(how[1]))
        if self.field is None:
            self.encounters(before)
            before = self.spaces()
            if len(self.faces) == 13:
                rows = {r for r, _ in self.faces}
                columns = {c for _, c in self.faces}
                self.field = {(r, c) for r in rows for c in columns}
        self.encounters(before)
        if self.field and len(self.faces) == len(self.field):
            self.doom = self.last_neutral or cell
        self.laid()

    def spaces(self) -> set[frozenset[Section]]:
        return {r for r in self.regions() if len(r) == 2 and not self.can_grow(r)}

    def encounters(self, before: set[frozenset[Section]]) -> None:
        for region in sorted(self.spaces() - before, key=self.key):
            colour = COLOUR[self.letter(*min(region))]
            waiting = sum(t == f"?{colour}" for t in self.tokens.values())
            left = sum(self.unseen(k) for k in TOKENS if TOKENS[k].colour == colour) - waiting
            if left:
                self.tokens[region] = f"?{colour}"
        self.due = sorted((r for r, t in self.tokens.items() if t in ("?green", "?yellow")), key=self.key)

    def laid(self) -> None:
        if self.due:
            self.asked = "close"
        elif self.first_phase:
            self.to_draw()
        else:
            self.to_move()

    def _meet(self, kind: str) -> None:
        region = self.waiting_region()
        if self.asked == "close":
            self.tokens[region] = kind
            self.due.remove(region)
            self.laid()
        elif self.asked == "look":
            self.tokens[region] = f"={kind}"
            self.asked, self.looked = "move", None
        else:
            self.tokens[region] = kind
            self.arrive()

    def _stay(self) -> None:
        if self.doom:
            self.passes[self.seat] += 1
            hopeless = min(self.passes) > 0 and not self.way_left(0) and not self.way_left(1)
            if min(self.passes) >= 5 or hopeless:
                self.asked = "over"
                return
        self.to_draw()

    def _go(self, cell: str, side: str) -> None:
        self.hobbits[self.seat] = self.place(f"{cell} {side}")
        self.passes[self.seat] = 0
        token = self.tokens.get(self.region(self.hobbits[self.seat]), "")
        if token.startswith("?"):
            self.asked = "meet"
        elif token:
            self.arrive()
        else:
            self.to_draw()

    def _fly(self, cell: str, side: str) -> None:
        self.use("gwaihir")
        self._go(cell, side)

    def arrive(self) -> None:
        region = self.region(self.hobbits[self.seat])
        kind = self.tokens[region] = self.tokens[region].lstrip("=")
        self.fight[self.seat] = int(TOKENS[kind].dots)
        self.battle()

    def battle(self) -> None:
        if not self.fight[self.seat]:
            self.win()
            self.to_draw()
        elif self.pairs(COMPANIONS, WEAPONS):
            self.asked = "battle"
        else:
            self.to_draw()

    def win(self) -> None:
        self.owned[self.seat].append(self.tokens.pop(self.region(self.hobbits[self.seat])))

    def _show(self, green: str, yellow: str) -> None:
        self.shown[self.seat] += [green, yellow]
        self.fight[self.seat] -= 1
        self.battle()

    def _fight(self) -> None:
        self.to_draw()

    def _climb(self) -> None:
        self.asked = "over"

    def _boat(self, _: str, first: str, second: str) -> None:
        self.boat[self.seat] = True
        for token in (first, second):
            self.owned[self.seat].remove(token)
            self.gone.append(token)

    def _scout(self, green: str, yellow: str, cell: str, side: str) -> None:
        self.shown[self.seat] += [green, yellow]
        self.looked = self.place(f"{cell} {side}")
        if self.tokens[self.region(self.looked)].startswith("?"):
            self.asked = "look"
        else:
            self.looked = None

    def _ent(self) -> None:
        self.use("ent")
        self.begin_turn()

    def _end(self) -> None:
        self.seat = 1 - self.seat
        self.begin_turn()

    def use(self, token: str) -> None:
        self.owned[self.seat].remove(token)
        self.gone.append(token)

    # The turn.

    def to_move(self) -> None:
        self.asked = "move"
        if self.fight[self.seat]:
            self.fight[self.seat] -= 1
            self.passes[self.seat] = 0
            if not self.fight[self.seat]:
                self.win()
            self.to_draw()

    def to_draw(self) -> None:
        self.asked, self.draws = "draw", 1
        if not self.stock or self.doom:
            self.end_turn()

    def end_turn(self) -> None:
        blue = any(TOKENS[t].colour == "blue" for t in self.owned[self.seat])
        if blue and self.gone.count("ent") < TOKENS["ent"].count:
            self.asked = "end"
        else:
            self._end()

    def begin_turn(self) -> None:
        self.asked = "lay"
        self.first_phase = self.field is None
        if not self.doom and (self.hands[self.seat] or (self.open and self.lays())):
            return
        self.idle += 1
        if self.idle > 100:
            self.asked = "over"
        else:
            self.to_move()

    def way_left(self, seat: int) -> bool:
        """Whether Mount Doom can still be reached, by trying everything again until nothing new comes."""
        boat = self.boat[seat]
        eagles = self.gone.count("gwaihir") < TOKENS["gwaihir"].count
        wings = eagles and any(TOKENS[t].colour == "blue" for t in self.owned[seat])
        reached = {self.region(self.hobbits[seat])}
        while True:
            before = (len(reached), boat, wings)
            for region in list(reached):
                near = self.next_to(region) + (self.flights(region) if wings and region != SHIRE else [])
                reached |= {r for r in near if r == SHIRE or boat or self.letter(*min(r)) != "W"}
            met = [self.tokens[r] for r in reached if r in self.tokens]
            colours = [t[1:] if t[0] == "?" else TOKENS[t.lstrip("=")].colour for t in met]
            mine = [TOKENS[t].colour for t in self.owned[seat]]
            boat = boat or (colours + mine).count("brown") >= 2
            wings = wings or (eagles and "blue" in colours)
            if before == (len(reached), boat, wings):
                return any((r, c) == self.doom for region in reached for r, c, s in region if s < 4)
