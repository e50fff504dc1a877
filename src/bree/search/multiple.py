"""Multiple-observer information set MCTS (Cowling, Powley, Whitehouse 2012): one tree for each seat.

Every iteration plays one sampled world. Each seat descends its own tree, whose edges are what that seat observes:
its own actions exactly, everybody else's as far as the game lets it see them. Nobody acts on what he cannot know.
"""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.bits import bit
from bree.core.chance import CHANCE, Random
from bree.core.state import CHANCE_BIT, MOST_SEATS, State
from bree.search.guide import Guide, draw, lowest_seat, play_out
from bree.search.search import Search, still_possible
from bree.search.tree import MISSING, ROOT, Tree, edge, revelation


class MultipleObserver(Search):
    """MO-ISMCTS; seats that choose at the same time choose by regret matching, each in its own tree."""

    def __init__(self, seats: int, guide: Guide, rng: Random, exploration: float = 0.7) -> None:
        super().__init__(seats, guide, rng, exploration)
        self.trees: list[Tree] = [Tree() for _ in range(seats)]
        self._at: vec[i64] = vec[i64]([ROOT] * seats)
        self._chosen: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def tree_of(self, seat: i64) -> Tree:
        """Return the tree of this seat: each has its own."""
        return self.trees[seat]

    def iterate(self, state: State) -> None:
        """Run one iteration: descend, play out, update. It plays on in `state`, which is of no use afterwards."""
        seat: i64 = 0
        while seat < self.seats:
            self._at[seat] = ROOT
            seat += 1
        first = True
        mask: i64 = state.waiting_mask()
        while mask != 0:
            if mask == CHANCE_BIT:
                drawn: i64 = draw(state, self.rng)
                state.advance(CHANCE, drawn)
                self._watch(state, CHANCE, drawn)
            else:
                settled = not first and self.guide.decides(state)
                first = False
                if self._act(state, mask, settled):
                    break
            mask = state.waiting_mask()
        play_out(state, self.guide, self.rng, self.rewards)
        seat = 0
        while seat < self.seats:
            tree = self.trees[seat]
            node: i64 = self._at[seat]
            reward: float = self.rewards[seat]
            while node != MISSING:
                tree.record(node, reward)
                node = tree.parent[node]
            seat += 1

    def _act(self, state: State, mask: i64, settled: bool) -> bool:
        """Let the seats in the mask choose and act. Return whether one of them did something for the first time."""
        together = mask & (mask - 1) != 0
        left: i64 = mask
        while left != 0:
            seat: i64 = lowest_seat(left)
            left &= left - 1
            self._chosen[seat] = self.choose_at(state, self.trees[seat], self._at[seat], seat, together, settled)
        grown = False
        acted: i64 = 0
        left = mask
        while left != 0:
            seat = lowest_seat(left)
            left &= left - 1
            tree = self.trees[seat]
            child: i64 = tree.descend(self._at[seat], edge(seat, self._chosen[seat]))
            if acted != 0 and not still_possible(state, seat, self._chosen[seat]):
                tree.forget(child)
                continue
            acted |= bit(seat)
            if tree.visits[child] == 0 and not settled:
                grown = True
            self._at[seat] = child
            state.advance(seat, self._chosen[seat])
        while acted != 0:
            seat = lowest_seat(acted)
            acted &= acted - 1
            self._watch(state, seat, self._chosen[seat])
        return grown

    def _watch(self, state: State, mover: i64, action: i64) -> None:
        """Let every seat descend along what it noticed, and the mover along what he learned besides his action."""
        seat: i64 = 0
        while seat < self.seats:
            seen: i64 = state.observed(seat, mover, action)
            if seat != mover:
                self._at[seat] = self.trees[seat].descend(self._at[seat], edge(mover, seen))
            elif seen != action:
                self._at[seat] = self.trees[seat].descend(self._at[seat], revelation(seen))
            seat += 1
