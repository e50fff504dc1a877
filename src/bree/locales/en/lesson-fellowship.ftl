# The guided first game of The Lord of the Rings: for each step what to do, and why.

lesson-fellowship-welcome = You are Frodo. Sam and you carry the Ring together.
    .why = You win together or lose together. The bar at the top runs from light to dark, and Sauron comes towards you. Whoever meets him is out; if that is the bearer of the Ring, all is lost.
lesson-fellowship-board = You are in Moria. Cards and tiles move the markers along the lines.
    .why = The numbered line is the main one: complete it, and you are through. Spaces give shields, cards and life tokens. The box on the left always shows the next event, and events are bad.
lesson-fellowship-tile = Choose “Go on” to turn up a tile.
    .why = A turn begins with tiles, one after the other, until one shows an activity. Before anything happens everybody may act: use a yellow card, call Gandalf, put on the Ring. “Go on” lets such a moment pass.
lesson-fellowship-give = The Orcs attack! Give your grey fighting card.
    .why = A sundial was turned up, so the next event came: together you must give five fighting, or Sauron comes two spaces nearer. What all of you must pay, each pays as much as you agree on. Sam gives after you.
lesson-fellowship-joker = One is still missing. Give a white card.
    .why = Sam gave three. Frodo’s white hobbit cards are jokers: they count as whatever is needed. Each hobbit has such a gift; point at one to read it.
lesson-fellowship-tokens = The Orcs are beaten off, and the next tile gave you a heart.
    .why = An activity tile moves its line one space, and no more tiles come. At the end of a board each of you needs a Ring, a Sun and a Heart; each that is missing is a step to the dark. You have all three now. Sam lacks a Heart.
lesson-fellowship-ring = Put on the Ring.
    .why = Once on each board its bearer may. He rolls the die and suffers what it shows; then one line moves four spaces, less the signs on the die. That can save you a whole round.
lesson-fellowship-ring-line = One step to the dark, three spaces on. Choose the fighting line.
    .why = The Ring’s move gives nothing on the way. It may end a board, but a single space is left: you will take that one with a card.
lesson-fellowship-gandalf = Call Gandalf: choose Healing, then Frodo.
    .why = Five shields, paid by one of you, buy one of Gandalf’s five cards, each once in the game. Healing takes a hobbit two spaces back to the light.
lesson-fellowship-cards = Now play your grey fighting card.
    .why = After the tiles you play one or two cards; of two, one must be white and one grey. Each symbol moves its line one space. Or play none, and draw two cards or step to the light.
lesson-fellowship-board-end = Moria is behind you. Sam lacked a Heart: one step to the dark.
    .why = Hurry along the main line and events stay away, but life tokens are missing in the end. That is the whole difficulty of the game, and you have to talk about it.
lesson-fellowship-bearer = You keep the Ring, for you have most Ring tokens.
    .why = The bearer draws two cards; all life tokens go back. Then the journey goes on to Lothlórien, where you rest and get new cards, and by Helm’s Deep and Shelob’s Lair to Mordor.
lesson-fellowship-end = You know how to carry the Ring.
    .why = Reach the end of Mordor and destroy it, and the journey is worth sixty points and all your shields. If you fail, it counts how far you came. Gentle bots will take the other hobbits.
