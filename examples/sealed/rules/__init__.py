"""What happens, in the chapters of the rulebook."""
