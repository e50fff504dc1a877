"""One tree for everybody: single-observer information set MCTS, and UCT over a world taken as known.

With a new sampled world for each iteration it is SO-ISMCTS (Cowling, Powley, Whitehouse 2012); with one and the same
world it is plain UCT, the part of determinised UCT and of the cheating yardstick.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from bree.core.chance import CHANCE, Random
from bree.core.state import CHANCE_BIT, MOST_SEATS, State
from bree.search.guide import Guide, draw, lowest_seat, play_out
from bree.search.search import Search, still_possible
from bree.search.tree import MISSING, ROOT, Tree, edge


class SingleObserver(Search):
    """Each edge holds the reward of whoever moved along it.

    Of seats that choose at the same time each has its own children at the common node, where only its own reward is
    counted; the tree goes on below the pair of choices. So none of them answers the other's choice.
    """

    def __init__(self, seats: int, guide: Guide, rng: Random, exploration: float = 0.7) -> None:
        super().__init__(seats, guide, rng, exploration)
        self.tree = Tree()
        self._chosen: vec[i64] = vec[i64]([0] * MOST_SEATS)
        self._apart: vec[i64] = vec[i64]()

    def tree_of(self, seat: i64) -> Tree:
        """Return the tree, which all seats share."""
        return self.tree

    def iterate(self, state: State) -> None:
        """Run one iteration: descend, play out, update. It plays on in `state`, which is of no use afterwards."""
        tree = self.tree
        node: i64 = ROOT
        grown = False
        self._apart = vec[i64]()
        mask: i64 = state.waiting_mask()
        while mask != 0 and not grown:
            if mask == CHANCE_BIT:
                drawn: i64 = draw(state, self.rng)
                state.advance(CHANCE, drawn)
                node = tree.descend(node, edge(CHANCE, drawn))
            elif mask & (mask - 1) == 0:
                seat: i64 = lowest_seat(mask)
                settled = node != ROOT and self.guide.decides(state)
                action: i64 = self.choose_at(state, tree, node, seat, False, settled)
                node = tree.descend(node, edge(seat, action))
                grown = tree.visits[node] == 0 and not settled
                state.advance(seat, action)
            else:
                settled = node != ROOT and self.guide.decides(state)
                node = self._act_together(state, mask, node, settled)
                grown = tree.visits[node] == 0 and not settled
            mask = state.waiting_mask()
        play_out(state, self.guide, self.rng, self.rewards)
        self._update(node)

    def _act_together(self, state: State, mask: i64, node: i64, settled: bool) -> i64:
        left: i64 = mask
        while left != 0:
            seat: i64 = lowest_seat(left)
            left &= left - 1
            self._chosen[seat] = self.choose_at(state, self.tree, node, seat, True, settled)
        common: i64 = node
        left = mask
        while left != 0:
            seat = lowest_seat(left)
            left &= left - 1
            own: i64 = self.tree.descend(common, edge(seat, self._chosen[seat]))
            if node == common:
                node = own
            elif still_possible(state, seat, self._chosen[seat]):
                self._apart = append(self._apart, own)
                node = self.tree.descend(node, edge(seat, self._chosen[seat]))
            else:
                self.tree.forget(own)
                continue
            state.advance(seat, self._chosen[seat])
        return node

    def _update(self, leaf: i64) -> None:
        node: i64 = leaf
        while node != MISSING:
            self._record(node)
            node = self.tree.parent[node]
        for apart in self._apart:
            self._record(apart)

    def _record(self, node: i64) -> None:
        mover: i64 = self.tree.key[node] % 8 - 1
        self.tree.record(node, self.rewards[mover] if mover >= 0 else 0.0)
