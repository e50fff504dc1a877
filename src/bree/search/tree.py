"""One seat's search tree in flat arrays: no Python object for a node, and children found by hashing."""

from math import log, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import Random

ROOT: Final = 0
MISSING: Final = -1
_REVEALED: Final = 7
_FIRST_TABLE: Final = 256


def edge(mover: i64, seen: i64) -> i64:
    """Return the key of an edge: who moved (a seat or CHANCE), and what the tree's owner saw of it."""
    return seen * 8 + mover + 1


def revelation(seen: i64) -> i64:
    """Return the key of an edge for what the mover learned by his own action; it lies below the action's edge."""
    return seen * 8 + _REVEALED


class Tree:
    """Nodes are numbers; what is known of a node is one entry in each array.

    >>> tree = Tree()
    >>> child = tree.descend(ROOT, edge(0, 17))
    >>> tree.find(ROOT, edge(0, 17)) == child, tree.find(ROOT, edge(0, 18)) == MISSING
    (True, True)
    """

    def __init__(self) -> None:
        self.parent: vec[i64] = vec[i64]([MISSING])
        self.key: vec[i64] = vec[i64]([0])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        """How often the node could have been chosen when its parent was visited."""
        self.total: vec[float] = vec[float]([0.0])
        """The sum of the rewards of the tree's owner."""
        self.claimed: vec[float] = vec[float]([0.0])
        """At simultaneous choices: the sum of rewards, each divided by the probability of the choice."""
        self.given: vec[float] = vec[float]([0.0])
        """At simultaneous choices: the sum of rewards of all choices made at this node."""
        self.mixture: vec[float] = vec[float]([0.0])
        """At simultaneous choices: the sum of the probabilities with which the node was chosen."""
        self.odds: vec[float] = vec[float]([0.0])
        """At simultaneous choices: the probability with which the node was chosen in this iteration."""
        self._table: vec[i64] = vec[i64]([MISSING] * _FIRST_TABLE)

    def find(self, node: i64, key: i64) -> i64:
        """Return the child along this edge, or MISSING."""
        return self._table[self._slot(node, key)]

    def descend(self, node: i64, key: i64) -> i64:
        """Return the child along this edge; make it where it is missing."""
        slot: i64 = self._slot(node, key)
        child: i64 = self._table[slot]
        if child != MISSING:
            return child
        child = len(self.parent)
        self.parent = append(self.parent, node)
        self.key = append(self.key, key)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.total = append(self.total, 0.0)
        self.claimed = append(self.claimed, 0.0)
        self.given = append(self.given, 0.0)
        self.mixture = append(self.mixture, 0.0)
        self.odds = append(self.odds, 0.0)
        self._table[slot] = child
        if child * 2 > len(self._table):
            self._grow()
        return child

    def upper_bound(self, node: i64, seat: i64, actions: vec[i64], exploration: float, rng: Random) -> i64:
        """The place in `actions` that UCB1 chooses: an action never tried if there is one, at random among those.

        Information sets do not always offer the same actions: each child counts how often it was on offer.
        """
        best: i64 = 0
        best_value: float = -1.0
        untried: i64 = 0
        chosen_untried: i64 = MISSING
        place: i64 = 0
        count: i64 = len(actions)
        while place < count:
            child: i64 = self._table[self._slot(node, edge(seat, actions[place]))]
            if child == MISSING or self.visits[child] == 0:
                untried += 1
                if untried == 1 or rng.below(untried) == 0:
                    chosen_untried = place
            else:
                seen: i64 = self.available[child] + 1
                self.available[child] = seen
                if untried == 0:
                    visits = float(self.visits[child])
                    value = self.total[child] / visits + exploration * sqrt(log(float(seen)) / visits)
                    if value > best_value:
                        best_value = value
                        best = place
            place += 1
        if chosen_untried != MISSING:
            child = self.descend(node, edge(seat, actions[chosen_untried]))
            self.available[child] += 1
            return chosen_untried
        return best

    def regret_matched(self, node: i64, seat: i64, actions: vec[i64], exploration: float, rng: Random) -> i64:
        """The place in `actions` drawn in proportion to regret, for choices made at the same time as another seat's.

        Regrets are estimated from the choices that were made, each weighted by its probability. The average of what is
        played approaches an equilibrium; always answering the last choice best would run in circles.
        """
        count: i64 = len(actions)
        children: vec[i64] = vec[i64]()
        regrets: vec[float] = vec[float]()
        total: float = 0.0
        place: i64 = 0
        given: float = self.given[node]
        while place < count:
            child: i64 = self.descend(node, edge(seat, actions[place]))
            regret: float = self.claimed[child] - given
            regret = max(regret, 0.0)
            total += regret
            children = append(children, child)
            regrets = append(regrets, regret)
            place += 1
        even: float = 1.0 / float(count)
        left: float = rng.fraction()
        chosen: i64 = MISSING
        place = 0
        while place < count:
            share: float = regrets[place] / total if total > 0.0 else even
            self.mixture[children[place]] += share
            odds: float = (1.0 - exploration) * share + exploration * even
            left -= odds
            if chosen == MISSING and (left < 0.0 or place == count - 1):
                chosen = place
                self.odds[children[place]] = odds
            place += 1
        return chosen

    def forget(self, node: i64) -> None:
        """Take back a choice of `regret_matched` that could not be carried out."""
        self.odds[node] = 0.0

    def record(self, node: i64, reward: float) -> None:
        """Count a playout through this node, and the reward it gave to the seat that chose it."""
        self.visits[node] += 1
        self.total[node] += reward
        odds: float = self.odds[node]
        if odds > 0.0:
            centred: float = reward - 0.5  # this leaves the regret as it is and makes its estimate less noisy
            self.claimed[node] += centred / odds
            self.given[self.parent[node]] += centred
            self.odds[node] = 0.0

    def _slot(self, node: i64, key: i64) -> i64:
        mask: i64 = len(self._table) - 1
        mixed: i64 = ((key ^ (key >> 24)) & 1073741823) * 668265263 + node * 374761393
        slot: i64 = (mixed ^ (mixed >> 15)) & mask
        while True:
            child: i64 = self._table[slot]
            if child == MISSING or (self.parent[child] == node and self.key[child] == key):
                return slot
            slot = (slot + 1) & mask

    def _grow(self) -> None:
        self._table = vec[i64]([MISSING] * (len(self._table) * 2))
        child: i64 = 1
        while child < len(self.parent):
            self._table[self._slot(self.parent[child], self.key[child])] = child
            child += 1
