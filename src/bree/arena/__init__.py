"""Matches between bots, played so that the result means something: balanced seats, paired chance, intervals."""
