"""Positions of The Duel as text, both ways, and what cannot be a position."""
