"""What happens, chapter by chapter: `step.py` hands each action to the chapter it belongs to."""
