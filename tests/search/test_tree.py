"""The tree of one seat, and what it remembers of choices made at the same time as another seat's."""

from librt.vecs import vec
from mypy_extensions import i64

from bree.core.chance import Random
from bree.search.tree import ROOT, Tree, edge

ACTIONS = vec[i64]([11, 22])


def chosen(tree: Tree, rng: Random) -> int:
    """Choose one of the two actions by regret; its node."""
    place = tree.regret_matched(ROOT, 0, ACTIONS, 0.5, rng)
    return int(tree.find(ROOT, edge(0, ACTIONS[place])))


def test_a_reward_counts_for_the_choice_that_was_made() -> None:
    tree, rng = Tree(), Random(1)
    node = chosen(tree, rng)
    tree.record(node, 1.0)
    assert (tree.visits[node], tree.total[node], tree.given[ROOT], tree.claimed[node]) == (1, 1.0, 0.5, 1.0)


def test_a_choice_that_was_not_carried_out_is_forgotten() -> None:
    tree, rng = Tree(), Random(1)
    node = chosen(tree, rng)
    tree.forget(node)
    tree.record(node, 1.0)
    assert (tree.given[ROOT], tree.claimed[node]) == (0.0, 0.0)


def test_what_is_regretted_is_chosen_more_often() -> None:
    tree, rng = Tree(), Random(2)
    for _ in range(300):
        node = chosen(tree, rng)
        tree.record(node, 1.0 if node == tree.find(ROOT, edge(0, 22)) else 0.0)
    shares = [tree.mixture[tree.find(ROOT, edge(0, action))] / 300 for action in (11, 22)]
    assert shares[1] > 0.9
    assert abs(sum(shares) - 1) < 1e-9


def test_a_tree_that_grows_loses_nothing() -> None:
    tree = Tree()
    nodes = [int(tree.descend(ROOT, edge(0, number))) for number in range(1000)]
    assert len(set(nodes)) == 1000
    assert [int(tree.find(ROOT, edge(0, number))) for number in range(1000)] == nodes
