"""What happens, chapter by chapter: `step.py` hands each action to the function for its kind."""
