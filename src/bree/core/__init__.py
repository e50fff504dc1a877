"""The contract every game, bot, server and page is written against. Pure: no I/O, no clock, no random numbers."""
