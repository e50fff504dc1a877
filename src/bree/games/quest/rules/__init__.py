"""What happens, in the chapters of the rulebook: the land, laying tiles, moving, encounters, turns and the race."""
