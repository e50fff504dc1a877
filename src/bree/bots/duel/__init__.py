"""The bot for The Duel: `bot.py` is the best player, `guide.py` what every level knows."""
