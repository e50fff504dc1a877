# The levels of the bots, the same for every game.
bot-level-pony = Pony
bot-level-pony-about = Gentle, looks one step ahead: for a child or a first game.
bot-level-hobbit = Hobbit
bot-level-hobbit-about = Thinks a little and makes honest mistakes: for an evening by the fire.
bot-level-ranger = Ranger
bot-level-ranger-about = Thinks ahead and guesses what you hide: for a challenge.
bot-level-wizard = Wizard
bot-level-wizard-about = The best we have: plans, mixes and bluffs.
