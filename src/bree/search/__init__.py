"""Tree searches over any State and View: compiled together with the games, knowing none of them."""
