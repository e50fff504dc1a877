"""Sealed Bids: two secret numbers, two secret bids. The example that docs/adding-a-game.md walks through."""
