"""The bot for The Quest: `bot.py` is the best player, `guide.py` what every level knows."""
