# The guided first game of The Duel: for each step what to do, and why.

lesson-duel-welcome = You are Gandalf. Climb the bridge higher than the Balrog.
    .why = A game is three duels and a final. Each one you win takes your figure up the bridge; the higher figure wins in the end, and the fifth step wins at once. This first duel is nearly over.
lesson-duel-energy = The two markers show how much strength is left.
    .why = You both have 4. Every point that strikes moves a marker down by one. A duel ends when each of you has laid six cards, or as soon as a marker is below zero.
lesson-duel-attack = The Balrog attacks with the points on his card’s right edge.
    .why = Cards are laid in one row, edge to edge. Whatever you lay answers the last card with its left edge, line by line, and then attacks with its right edge.
lesson-duel-parry = Lay the card marked here: it stops all three points.
    .why = Its left edge has a point on each line he attacks. Points face to face cancel out, and you lose nothing. Pointing at a card, or touching it once, shows how it would lie.
lesson-duel-strike = Each of you lost one.
    .why = You struck on the second line, where he had nothing: he loses one. His own defence point met nothing of yours, and such a point strikes back: you lose one. Empty lines are dangerous on both sides.
lesson-duel-special = Lay Balance, a special card.
    .why = It stops two of his three points; the third costs you one. Then its text is carried out: you are behind, so you gain two and he loses one. Special cards count their points first, then their text.
lesson-duel-look = Three squares are free between the markers: you see his hand.
    .why = He had no defence at all and fell to 0, which is not yet below zero. Whoever leads by three free squares or more after an attack may look at the other’s cards. Look what he has left to answer you.
lesson-duel-finish = Lay the card marked here. He cannot stop it.
    .why = He attacks on all four lines; you stop three and lose one. Then you attack on three lines, and if he loses one more than he can bear, the duel is over. Watch his answer.
lesson-duel-climb = The Balrog is below zero. You climb two steps.
    .why = Up to two free squares between the markers are worth one step, three or four are worth two, five or more are worth three. On the same square, whoever began the duel loses.
lesson-duel-reserve = Lay three cards by: the two strong ones and Wrath.
    .why = After each duel three of your cards are put away face down. The nine you have after three duels are your hand in the final, so it pays not to play everything that is good.
lesson-duel-end = You know the Duel.
    .why = Nine new cards, and the loser says who begins the next duel. In the final the markers start higher and every card kept is played. The gentlest Balrog is waiting on the bridge.
