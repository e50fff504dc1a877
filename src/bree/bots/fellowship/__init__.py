"""The bot for The Lord of the Rings: `bot.py` is the best player, `guide.py` what every level knows."""
