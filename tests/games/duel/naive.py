"""The Duel a second time, written for plainness alone from the rulebook: words and sets, no masks, no tables.

It reads the text of a position and shares no code with the engine but the file of cards. Only what decides who may do
what, and where cards, markers and figures are, is here: no views, no evidence, no events.
"""

import copy
import tomllib
from importlib.resources import files
from itertools import combinations

FACES = tomllib.loads((files("bree.games.duel") / "data" / "components.toml").read_text(encoding="utf-8"))["card"]
SPECIAL = {face["special"]: card for card, face in FACES.items() if "special" in face}
SIDES = {"gandalf": "G", "balrog": "B"}
OTHER = {"gandalf": "balrog", "balrog": "gandalf"}


class Naive:
    """One position."""

    def __init__(self, text: str) -> None:
        rows = dict(row.split(": ", 1) for row in text.splitlines())
        words = {key: value.split() for key, value in rows.items()}
        self.duel = int(rows["duel"])
        self.phase = rows["phase"]
        self.turn = rows["turn"]
        self.began = rows["began"]
        self.energy = dict(zip(SIDES, map(int, words["energy"]), strict=True))
        self.steps = dict(zip(SIDES, map(int, words["steps"]), strict=True))
        self.row = words.get("row", [])
        self.hand = set(words.get("hand", []))
        self.reserve = set(words.get("reserve", []))
        self.box = set(words.get("box", []))
        self.spent = set(words.get("spent", []))
        self.running = set(words.get("running", []))
        self.reflects = set(rows.get("reflects", "").replace(" ", ""))
        self.open_card = rows.get("spellbound", "")
        self.called = "called" in rows
        self.refused = rows.get("refused", "")
        self.feint_at = int(rows.get("feint", "0")) - 1
        self.aside = "aside" in rows
        self.lost = rows.get("lost", "")
        self.chosen = {side: self.of(side, set(words.get("chosen", []))) for side in words.get("chose", [])}

    def of(self, side: str, cards: set[str]) -> set[str]:
        return {card for card in cards if card[0] == SIDES[side]}

    def deck(self, side: str) -> set[str]:
        gone = self.hand | self.reserve | self.box | self.spent | set(self.row)
        return {card for card in FACES if card[0] == SIDES[side]} - gone

    def keep(self, side: str) -> int:
        return 2 if side == "gandalf" and self.aside else 3

    def left(self) -> int:
        """Cards still to be laid by both together."""
        kept = 0 if self.duel == 4 else self.keep("gandalf") + self.keep("balrog")
        return len(self.hand) - kept

    def moves(self) -> list[tuple[str, str]]:
        """Who may do what."""
        if self.phase in {"deal", "spell", "trick"}:
            whose = {"deal": self.deck(self.turn), "spell": self.of("balrog", self.hand)}
            return [("chance", f"draw {card}") for card in whose.get(self.phase, self.of("gandalf", self.hand))]
        if self.phase == "begin":
            return [(self.turn, f"begin {side}") for side in SIDES]
        if self.phase == "call":
            return [("gandalf", "call"), ("gandalf", "wait")]
        if self.phase == "refuse":
            return [("gandalf", "refuse"), ("gandalf", "accept")]
        if self.phase == "answer":
            earlier = [card for card in self.row[:-1] if card[0] == "G"]
            return [("balrog", f"exchange {card}") for card in earlier] + [("balrog", "stand")]
        if self.phase == "reserve":
            return [
                (side, "keep " + " ".join(sorted(three)))
                for side in SIDES
                if side not in self.chosen
                for three in combinations(sorted(self.of(side, self.hand)), self.keep(side))
            ]
        if self.phase == "play":
            return [(self.turn, text) for card in self.playable() for text in self.ways(card)]
        return []

    def playable(self) -> set[str]:
        cards = self.of(self.turn, self.hand)
        if self.turn == "balrog" and self.open_card:
            if self.called:
                return {self.open_card}
            if len(cards) > 1:
                cards -= {self.open_card}
        return cards - {self.refused}

    def ways(self, card: str) -> list[str]:
        if card == SPECIAL["feint"]:
            plain = [laid for laid in self.row if laid[0] == "B" and laid not in SPECIAL.values()]
            if plain:
                return [f"feint {laid}" for laid in plain]
        return [f"play {card}"]

    def after(self, side: str, text: str) -> "Naive":
        """What follows."""
        then = copy.deepcopy(self)
        word, *cards = text.split()
        getattr(then, f"do_{word}")(side, *cards)
        return then

    def do_draw(self, side: str, card: str) -> None:
        if self.phase == "spell":
            self.open_card = card
            self.close()
        elif self.phase == "trick":
            self.hand -= {card}
            self.reserve |= {card}
            self.aside = True
            self.close()
        else:
            self.hand |= {card}
            if len(self.of(self.turn, self.hand)) == 9:
                if self.turn == "gandalf":
                    self.turn = "balrog"
                elif self.duel == 1:
                    self.do_begin("", "gandalf")
                else:
                    self.phase, self.turn = "begin", self.lost

    def do_begin(self, side: str, who: str) -> None:
        self.spent |= set(self.row)
        self.row = []
        self.began = who
        self.next(who)

    def next(self, side: str) -> None:
        self.turn = side
        asks = side == "balrog" and self.open_card and len(self.of("balrog", self.hand)) > 1
        self.phase = "call" if asks else "play"

    def do_call(self, side: str) -> None:
        self.called, self.phase = True, "play"

    def do_wait(self, side: str) -> None:
        self.phase = "play"

    def do_play(self, side: str, card: str) -> None:
        self.take(card)
        self.row.append(card)
        self.laid()

    def do_feint(self, side: str, card: str) -> None:
        self.take(SPECIAL["feint"])
        self.feint_at = self.row.index(card)
        self.row[self.feint_at] = SPECIAL["feint"]
        self.row.append(card)
        self.laid()

    def take(self, card: str) -> None:
        self.hand -= {card}
        self.refused = ""
        if card == self.open_card:
            self.open_card, self.called = "", False

    def laid(self) -> None:
        if self.turn == "balrog" and "magic" in self.running:
            self.phase = "refuse"
        elif self.turn == "gandalf" and "riposte" in self.running:
            self.running -= {"riposte"}
            if any(card[0] == "G" for card in self.row[:-1]):
                self.phase = "answer"
            else:
                self.settle()
        else:
            self.settle()

    def do_refuse(self, side: str) -> None:
        self.running -= {"magic"}
        back = self.row.pop()
        if self.feint_at >= 0:
            self.row[self.feint_at] = back
            back = SPECIAL["feint"]
            self.feint_at = -1
        self.hand |= {back}
        self.refused = back
        self.phase = "play"

    def do_accept(self, side: str) -> None:
        self.settle()

    def do_stand(self, side: str) -> None:
        self.settle()

    def do_exchange(self, side: str, card: str) -> None:
        place = self.row.index(card)
        self.row[place], self.row[-1] = self.row[-1], card
        self.settle(moved=True)

    def change(self, side: str, squares: int) -> None:
        self.energy[side] = max(-8, min(20, self.energy[side] + squares))

    def settle(self, moved: bool = False) -> None:
        self.feint_at = -1
        end = self.row[-1]
        before = self.row[-2] if len(self.row) > 1 else ""
        if end == SPECIAL["mirror"]:
            self.reflects = set(FACES[before]["right"]) if before else set()
            return self.close()
        if before:
            attack = self.reflects if before == SPECIAL["mirror"] else set(FACES[before]["right"])
            defence = set(FACES[end]["left"])
            self.change(self.turn, -len(attack - defence))
            self.change(OTHER[self.turn], -len(defence - attack))
            self.reflects = set()
        if self.broken():
            return self.finish()
        special = FACES[end].get("special", "")
        if special and not moved and not self.lost_text(special, before):
            getattr(self, f"text_{special}", lambda: None)()
        if self.phase not in {"spell", "trick"}:
            self.close()
        return None

    def lost_text(self, special: str, before: str) -> bool:
        if self.turn == "gandalf" or special == "feint":
            return False
        if before == SPECIAL["mirror"] or (special == "trick" and self.duel == 4):
            return True
        if "wrath" in self.running:
            self.running -= {"wrath"}
            return True
        return False

    def text_balance(self) -> None:
        ahead = self.energy["gandalf"] - self.energy["balrog"]
        self.change("gandalf", 2 if ahead < 0 else 1)
        self.change("balrog", -1 if ahead <= 0 else 0)

    def text_power(self) -> None:
        ahead = self.steps["balrog"] - self.steps["gandalf"]
        self.change("balrog", 2 if ahead < 0 else 1)
        self.change("gandalf", -1 if ahead <= 0 else 0)

    def text_strength(self) -> None:
        self.change("gandalf", -2)

    def text_ruse(self) -> None:
        self.running |= {"ruse"}

    def text_wrath(self) -> None:
        self.running |= {"wrath"}

    def text_riposte(self) -> None:
        self.running |= {"riposte"}

    def text_magic(self) -> None:
        if self.duel < 4 and len(self.of("balrog", self.hand)) > 3:
            self.running |= {"magic"}

    def text_spell(self) -> None:
        if self.of("balrog", self.hand):
            self.phase = "spell"

    def text_trick(self) -> None:
        self.phase = "trick"

    def broken(self) -> bool:
        low = min(self.energy.values())
        return low < 0 and (len(set(self.energy.values())) == 2 or self.left() == 0)

    def close(self) -> None:
        if self.broken() or self.left() == 0:
            self.finish()
        else:
            self.next(OTHER[self.turn])

    def finish(self) -> None:
        gap = self.energy["gandalf"] - self.energy["balrog"]
        winner = OTHER[self.began] if gap == 0 else "gandalf" if gap > 0 else "balrog"
        self.lost = OTHER[winner]
        self.steps[winner] = min(5, self.steps[winner] + (3 if abs(gap) > 5 else 2 if abs(gap) > 3 else 1))
        if self.duel == 4 or self.steps[winner] == 5:
            self.phase = "over"
            return
        self.running, self.refused, self.called = set(), "", False
        self.phase = "reserve"
        self.chosen = {s: self.of(s, self.hand) for s in SIDES if len(self.of(s, self.hand)) == self.keep(s)}
        self.put_away()

    def do_keep(self, side: str, *cards: str) -> None:
        self.chosen[side] = set(cards)
        self.put_away()

    def put_away(self) -> None:
        if len(self.chosen) < 2:
            return
        kept = self.chosen["gandalf"] | self.chosen["balrog"]
        self.reserve |= kept
        self.box |= self.hand - kept
        self.hand, self.chosen, self.aside, self.open_card = set(), {}, False, ""
        self.duel += 1
        start = 20 if self.duel == 4 else 15
        self.energy = {"gandalf": start, "balrog": start}
        if self.duel < 4:
            self.phase, self.turn = "deal", "gandalf"
            return
        self.hand, self.reserve = self.reserve, set()
        behind = sorted(SIDES, key=lambda side: (self.steps[side], side != self.lost))[0]
        self.phase, self.turn = "begin", behind


def count(position: Naive, depth: int) -> int:
    """How many sequences of so many actions can follow; several seats act in the order of seats."""
    moves = position.moves()
    first = [move for move in moves if move[0] == moves[0][0]]
    if depth == 1:
        return len(first)
    return sum(count(position.after(*move), depth - 1) for move in first)
