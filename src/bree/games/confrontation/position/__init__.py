"""Positions as text: `write.py` and `read.py`, and `check.py` for what no game can show."""
