"""What is legal: `legal.py` asks, `turn.py` and `special.py` answer for a turn, `reach.py` says where pieces may go."""
