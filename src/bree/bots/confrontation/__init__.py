"""The bot for The Confrontation: `bot.py` is the best player, `guide.py` what every level knows."""
