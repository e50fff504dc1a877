"""One folder a game; `bree.core.registry` finds them."""
