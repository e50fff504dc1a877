# The guided first game of The Quest: for each step what to do, and why.

lesson-quest-welcome = You are Frodo. Find Mount Doom, and bring more points than Sam.
    .why = You both lay the land, tile by tile, and collect what you meet on the way. Where Mount Doom lies is known only when the last tile has been laid. This is a small land, nearly complete.
lesson-quest-land = Every tile has four sections: forest, field, water or mountain.
    .why = Sections of the same landscape that touch are one region. Point at the land, and a region is shaded. A hobbit stands in a region, and only one hobbit to a region; the Shire takes both.
lesson-quest-lay = Lay your tile in the corner that lights up.
    .why = A turn begins with laying a tile. Where it meets others the landscapes must be the same, and it must touch two tiles. Choose the tile, then the place; the key R, the wheel or the button turn it.
lesson-quest-closed = Two mountain sections are shut in: an encounter lies there now.
    .why = Whenever an area of exactly two sections is closed, it gets a tile of its colour: green in forests and yellow in fields, face up; blue on water and brown in mountains, face down.
lesson-quest-move = Now move: go to the forest where Gandalf waits.
    .why = After laying you move to a region next to yours, or stay. Neighbours share a slanting edge inside a tile. You take what lies there: Gandalf is worth three points.
lesson-quest-doom = Sam laid the last tile: there stands Mount Doom. The race begins.
    .why = From now on you only move. Whoever is in a region that has a section on that tile can climb the mountain with a further move. Getting there first is worth three points, and four with the Ring.
lesson-quest-boat = The short way is over water. Buy a boat for two brown tiles.
    .why = Nobody enters water without a boat. An empty cave and an orc are worth only one point together, and the boat stays with you.
lesson-quest-water = Cross the water to the west.
    .why = A blue tile lies there, face down. You take it, and only you will know what it is.
lesson-quest-ring = It is the Ring! End your turn.
    .why = It makes reaching Mount Doom worth four points instead of three. Blue tiles may also be Gwaihir, who flies you far, or an Ent, who gives you another turn: hence the question at the end of a turn.
lesson-quest-troll = Sam went for the mountains, and met a troll.
    .why = Brown tiles are turned up when somebody arrives. An enemy must be fought: Sam loses his next movement, then the tile is his. A companion and a weapon, shown together, would have saved him that.
lesson-quest-race = Go to the field south-west of you: it reaches onto the tile of Mount Doom.
    .why = On the way you take the rope. Sam is still fighting; the mountain will be yours.
lesson-quest-climb = Climb Mount Doom.
    .why = Whoever climbs it ends the game. Then the points are counted: the tiles each of you owns, and the mountain’s bonus.
lesson-quest-end = You were first, and you have won!
    .why = The count is on the board. In a real game you first lay a cross of tiles from the Shire, then explore a land of eight by six, three tiles in hand. The gentlest bot is ready to set out.
