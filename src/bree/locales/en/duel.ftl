# The Duel (2002). Card numbers are ours: 1 to 21 are the same on both sides.

## Sides
name-duel-gandalf = Gandalf
    .the = Gandalf
    .start = Gandalf
name-duel-balrog = Balrog
    .the = the Balrog
    .start = The Balrog
name-duel-nobody = Nobody

## Special cards: what they are called and what they do
name-duel-balance = Balance
    .the = Balance
    .start = Balance
about-duel-balance = After the attack Gandalf recovers. Ahead on the scale, he gains 1. Level, he gains 1 and the Balrog loses 1. Behind, he gains 2 and the Balrog loses 1.
name-duel-ruse = Ruse
    .the = Ruse
    .start = Ruse
about-duel-ruse = The Balrog plays the rest of the duel with his hand open, except while three or more squares are free between the markers.
name-duel-magic = Magic
    .the = Magic
    .start = Magic
about-duel-magic = Once in this duel, Gandalf may refuse a card the Balrog has just laid. It goes back to his hand, and he lays another. No effect in the final.
name-duel-mirror = Mirror
    .the = the Mirror
    .start = The Mirror
about-duel-mirror = Nothing is settled: the Mirror throws the attack back, and the Balrog has to answer his own card. A special card he answers with loses its text.
name-duel-wrath = Wrath
    .the = Wrath
    .start = Wrath
about-duel-wrath = The Balrog’s next special card in this duel loses its text. Feint escapes.
name-duel-spell = Spell
    .the = Spell
    .start = Spell
about-duel-spell = A card is drawn unseen from the Balrog’s hand and laid open. Gandalf says in which turn it has to be laid. If he never does, the Balrog may keep it with his reserve; in the final it is his last card.
name-duel-feint = Feint
    .the = Feint
    .start = Feint
about-duel-feint = Takes the place of one of the Balrog’s plain cards in the row. That card is laid again at the end of the row and settled there. Mirror and Wrath cannot touch it.
name-duel-strength = Strength
    .the = Strength
    .start = Strength
about-duel-strength = After the attack Gandalf loses { $loss } more. The printed text of this card is not known: the effect is ours.
name-duel-power = Power
    .the = Power
    .start = Power
about-duel-power = After the attack the Balrog recovers, by where the figures stand on the bridge. Higher than Gandalf, he gains 1. Level, he gains 1 and Gandalf loses 1. Lower, he gains 2 and Gandalf loses 1.
name-duel-trick = Trick
    .the = Trick
    .start = Trick
about-duel-trick = The Balrog draws a card unseen from Gandalf’s hand, looks at it and puts it on Gandalf’s reserve. No effect in the final.
name-duel-riposte = Riposte
    .the = Riposte
    .start = Riposte
about-duel-riposte = When Gandalf has laid his next card, the Balrog may exchange it with one Gandalf laid earlier in this duel: that one answers instead, without its text. The Mirror keeps its own.
name-duel-exhaustion = Exhaus­tion
    .the = Exhaustion
    .start = Exhaustion
about-duel-exhaustion = A moment of utter weakness: no points, no text.
about-duel-plain = Its left edge answers the card before it; its right edge attacks the next one.

name-duel-G01 = Card 1
    .the = card 1
    .start = Card 1
name-duel-G02 = Card 2
    .the = card 2
    .start = Card 2
name-duel-G03 = Card 3
    .the = card 3
    .start = Card 3
name-duel-G04 = Card 4
    .the = card 4
    .start = Card 4
name-duel-G05 = Card 5
    .the = card 5
    .start = Card 5
name-duel-G06 = Card 6
    .the = card 6
    .start = Card 6
name-duel-G07 = Card 7
    .the = card 7
    .start = Card 7
name-duel-G08 = Card 8
    .the = card 8
    .start = Card 8
name-duel-G09 = Card 9
    .the = card 9
    .start = Card 9
name-duel-G10 = Card 10
    .the = card 10
    .start = Card 10
name-duel-G11 = Card 11
    .the = card 11
    .start = Card 11
name-duel-G12 = Card 12
    .the = card 12
    .start = Card 12
name-duel-G13 = Card 13
    .the = card 13
    .start = Card 13
name-duel-G14 = Card 14
    .the = card 14
    .start = Card 14
name-duel-G15 = Card 15
    .the = card 15
    .start = Card 15
name-duel-G16 = Card 16
    .the = card 16
    .start = Card 16
name-duel-G17 = Card 17
    .the = card 17
    .start = Card 17
name-duel-G18 = Card 18
    .the = card 18
    .start = Card 18
name-duel-G19 = Card 19
    .the = card 19
    .start = Card 19
name-duel-G20 = Card 20
    .the = card 20
    .start = Card 20
name-duel-G21 = { name-duel-exhaustion }
    .the = { name-duel-exhaustion.the }
    .start = { name-duel-exhaustion.start }
name-duel-G22 = { name-duel-balance }
    .the = { name-duel-balance.the }
    .start = { name-duel-balance.start }
name-duel-G23 = { name-duel-ruse }
    .the = { name-duel-ruse.the }
    .start = { name-duel-ruse.start }
name-duel-G24 = { name-duel-magic }
    .the = { name-duel-magic.the }
    .start = { name-duel-magic.start }
name-duel-G25 = { name-duel-mirror }
    .the = { name-duel-mirror.the }
    .start = { name-duel-mirror.start }
name-duel-G26 = { name-duel-wrath }
    .the = { name-duel-wrath.the }
    .start = { name-duel-wrath.start }
name-duel-G27 = { name-duel-spell }
    .the = { name-duel-spell.the }
    .start = { name-duel-spell.start }
name-duel-B01 = Card 1
    .the = card 1
    .start = Card 1
name-duel-B02 = Card 2
    .the = card 2
    .start = Card 2
name-duel-B03 = Card 3
    .the = card 3
    .start = Card 3
name-duel-B04 = Card 4
    .the = card 4
    .start = Card 4
name-duel-B05 = Card 5
    .the = card 5
    .start = Card 5
name-duel-B06 = Card 6
    .the = card 6
    .start = Card 6
name-duel-B07 = Card 7
    .the = card 7
    .start = Card 7
name-duel-B08 = Card 8
    .the = card 8
    .start = Card 8
name-duel-B09 = Card 9
    .the = card 9
    .start = Card 9
name-duel-B10 = Card 10
    .the = card 10
    .start = Card 10
name-duel-B11 = Card 11
    .the = card 11
    .start = Card 11
name-duel-B12 = Card 12
    .the = card 12
    .start = Card 12
name-duel-B13 = Card 13
    .the = card 13
    .start = Card 13
name-duel-B14 = Card 14
    .the = card 14
    .start = Card 14
name-duel-B15 = Card 15
    .the = card 15
    .start = Card 15
name-duel-B16 = Card 16
    .the = card 16
    .start = Card 16
name-duel-B17 = Card 17
    .the = card 17
    .start = Card 17
name-duel-B18 = Card 18
    .the = card 18
    .start = Card 18
name-duel-B19 = Card 19
    .the = card 19
    .start = Card 19
name-duel-B20 = Card 20
    .the = card 20
    .start = Card 20
name-duel-B21 = { name-duel-exhaustion }
    .the = { name-duel-exhaustion.the }
    .start = { name-duel-exhaustion.start }
name-duel-B22 = { name-duel-feint }
    .the = { name-duel-feint.the }
    .start = { name-duel-feint.start }
name-duel-B23 = { name-duel-strength }
    .the = { name-duel-strength.the }
    .start = { name-duel-strength.start }
name-duel-B24 = { name-duel-power }
    .the = { name-duel-power.the }
    .start = { name-duel-power.start }
name-duel-B25 = { name-duel-trick }
    .the = { name-duel-trick.the }
    .start = { name-duel-trick.start }
name-duel-B26 = { name-duel-riposte }
    .the = { name-duel-riposte.the }
    .start = { name-duel-riposte.start }
name-duel-B27 = Card 27
    .the = card 27
    .start = Card 27

## On the board
duel-number = Duel { $number } of 3
duel-final = The final
duel-running = Under way
duel-energy = Energy
duel-energy-about = Every point that strikes costs one square. A duel begins on { $duel }, the final on { $final }. A marker in the hatched part, below zero, ends the duel.
duel-energy-now = Energy: Gandalf { $gandalf }, the Balrog { $balrog }, { $free ->
    [0] no free square
    [one] one free square
   *[other] { $free } free squares
} between them
duel-free = { $free ->
    [one] 1 free
   *[other] { $free } free
}
duel-may-look = { $free } free · { $side } looks
duel-free-about = Free squares between the markers. With three or more, whoever is ahead sees the other’s hand. At the end of a duel the winner climbs one step for up to two, two steps for three or four, three steps for five or more.
duel-on-step = { $side } stands on { $step ->
    [0] the ground before the bridge
   *[other] step { $step } of { $bridge }
}.
duel-row = The row, { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
duel-row-empty = No card lies on the bridge yet.
duel-your-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
}
duel-their-hand = { $side } holds { $count ->
    [one] one card
   *[other] { $count } cards
}; you know { $known }.
duel-hidden = { $count ->
    [one] One hidden card
   *[other] { $count } hidden cards
}
duel-hidden-about = You see this hand when you lead by three or more free squares.
duel-reserve = Reserve: { $count }
duel-reserve-about = Three cards of every duel are set aside, face down. They are the hand for the final.
duel-pack = Pack: { $count }
duel-pack-about = Nine new cards are drawn for each of the three duels.
duel-gone = Cards played before
duel-known = Known to you: { $cards }.
duel-perhaps = Of the hand of duel { $duel }, { $count ->
    [one] one card was kept
   *[other] { $count } cards were kept
}; seen in it: { $cards }.
duel-you-saw = You have seen this card.
duel-they-saw = Your opponent has seen this card.
duel-spellbound = Laid open by Spell: Gandalf says when it is laid.
duel-refused = Just refused by Magic: lay another.
duel-keep-these = { $picked ->
    [0] Choose { $count } cards
   *[other] Set these aside ({ $picked } of { $count })
}
duel-edges = Defence { $lefts ->
    [0] none
    [one] on line { $left }
   *[other] on lines { $left }
}; attack { $rights ->
    [0] none
    [one] on line { $right }
   *[other] on lines { $right }
}.
duel-line-met = Line { $line }: the points meet and cancel.
duel-line-hit = Line { $line }: { $side-the } is hit and loses 1.
duel-reconstructed = Reconstructed
duel-reconstructed-about = The points printed on the cards could not be found. Cards with this mark carry points we worked out from everything that is known of them. Whoever owns the game can enter the printed ones: see the rules page.
duel-source-reconstruction = Reconstructed: the printed points are not known.

## Options
option-duel-last_text = Text of a duel’s last card
option-duel-last_text-counts = Counts
option-duel-last_text-void = Is void
option-duel-balance = Balance compares the markers
option-duel-balance-after = After its attack
option-duel-balance-before = Before its attack

## What is wanted now
prompt-duel-begin = { $final ->
    [yes] The final: look at your nine cards and say who begins.
   *[no] Duel { $duel }: look at your cards and say who begins.
}
prompt-duel-lead = Lay the first card. Its right edge will attack.
prompt-duel-play = Answer { $card-the }. The left edge of your card defends; its right edge attacks next.
prompt-duel-confirm = { $picked }: tap it again to lay it.
prompt-duel-again = { $refused-start } was refused. Lay another card.
prompt-duel-called = Gandalf calls { $open-the }: it must be laid now.
prompt-duel-feint = Feint: choose which of your cards in the row it replaces. That card is laid again at the end.
prompt-duel-call = Spell: shall the Balrog lay { $open-the } now?
prompt-duel-refuse = Magic: the Balrog has laid { $card-the }. Refuse it, or let it stand?
prompt-duel-answer = Riposte: exchange { $card-the } for an earlier card of Gandalf’s, or leave the row.
prompt-duel-reserve = Choose { $count } cards to set aside for the final. The others leave the game.

## Choices
action-duel-draw = Draw { $card-the }
action-duel-begin = { $side-start } begins
action-duel-play = Lay { $card-the }
action-duel-feint = Feint in the place of { $card-the }
action-duel-call = Call { $open-the } now
action-duel-wait = Not yet
action-duel-refuse = Refuse { $last-the }
action-duel-accept = Let it stand
action-duel-exchange = Exchange for { $card-the }
action-duel-stand = Leave the row
action-duel-keep = Set aside { $first-the }, { $second-the } and { $third-the }
action-duel-keep-two = Set aside { $first-the } and { $second-the }

## What happened
event-duel-draw = { $side-start } draws a card.
event-duel-begin = { $side-start } begins.
event-duel-lay = { $side-start } lays { $card-the }.
event-duel-feint = Feint takes the place of { $card-the }, which is laid again at the end.
event-duel-settle = { $attacker-start } attacks { $attack-count ->
    [0] without points
    [one] on line { $attack }
   *[other] on lines { $attack }
}; the answer has { $defence-count ->
    [0] none
    [one] line { $defence }
   *[other] lines { $defence }
}. Energy: { $energy }.
event-duel-hits = { $defender-start } loses { $struck ->
    [0] nothing
   *[other] { $struck }
}, { $attacker-the } { $back ->
    [0] nothing
   *[other] { $back }
}; { $met ->
    [0] nothing cancels
    [one] one line cancels
   *[other] { $met } lines cancel
}. Energy { $gandalf } : { $balrog }.
event-duel-text = { $special-id ->
    [balance] Balance: Gandalf recovers.
    [ruse] Ruse: the Balrog must show his hand.
    [magic] Magic: Gandalf may refuse a card in this duel.
    [mirror] The Mirror throws the attack back.
    [wrath] Wrath lies in wait for the Balrog’s next special card.
    [spell] Spell: a card is drawn from the Balrog’s hand.
    [strength] Strength: Gandalf loses more energy.
    [power] Power: the Balrog recovers.
    [trick] Trick: a card is drawn from Gandalf’s hand.
    [riposte] Riposte waits for Gandalf’s next card.
   *[other] { $special } takes effect.
}
event-duel-text-idle = { $special-id ->
    [ruse] { $special-start } has no effect for now.
    [mirror] The Mirror throws nothing back.
   *[other] { $special-start } has no effect.
}
event-duel-void = { $special-start } loses its text.
event-duel-spell = Spell lays { $card-the } open.
event-duel-trick = The drawn card goes to Gandalf’s reserve.
event-duel-trick-known = Trick draws { $card-the }: it goes to Gandalf’s reserve.
event-duel-call = { $now ->
    [yes] Gandalf calls { $card-the }: it must be laid now.
   *[no] Gandalf does not call { $card-the } yet.
}
event-duel-refuse = Magic refuses { $card-the }: it goes back to the hand.
event-duel-accept = Gandalf lets the card stand.
event-duel-exchange = Riposte: { $card-the } answers instead of { $laid-the }.
event-duel-stand = The Balrog leaves the row as it is.
event-duel-look = { $side-start } leads by three free squares and looks at the other hand.
event-duel-open-hand = The Balrog’s hand lies open.
event-duel-keep = { $side-start } sets cards aside for the final.
event-duel-keep-known = { $side-start } sets aside { $cards }.
event-duel-duel-end = { $winner-start } wins the duel and { $climbed ->
    [0] stays on the top step
    [one] climbs one step
   *[other] climbs { $climbed } steps
}.
event-duel-final = The final begins. { $side-start } says who leads.
event-duel-game-end = { $winner-start } holds the bridge.

## How it ended
outcome-duel-top-of-bridge = The top of the bridge was reached before the final.
outcome-duel-higher-on-bridge = After the final, the higher figure holds the bridge.
outcome-duel-won-final = Both stood level on the bridge, and the final decided it.

## The rules in our own words, by their reference
rule-duel-duel-27 = Gandalf and the Balrog have 27 cards each.
rule-duel-duel-36 = For a duel each side draws nine cards: six are laid, three are kept for the final.
rule-duel-duel-38 = Gandalf begins the first duel.
rule-duel-duel-44 = In turn, each lays one card at the right end of the row.
rule-duel-duel-56 = On each line, two points face to face cancel. A point that faces nothing costs the other side one square.
rule-duel-duel-84 = With three or more free squares between the markers after an attack, whoever is ahead may look at the other’s hand.
rule-duel-duel-113 = If an attack ends the duel, the text of the card just laid is void.
rule-duel-duel-119 = After a duel each side sets three cards aside, face down; whoever holds more chooses, and the rest leave the game unseen.
rule-duel-duel-121 = The higher marker wins the duel: one step for up to two free squares, two for three or four, three for five or more.
rule-duel-duel-127 = On the same square, whoever began the duel loses it, and the other climbs one step.
rule-duel-duel-137 = Nine new cards each. The loser of the duel before looks at them and says who begins.
rule-duel-duel-145 = In the final the nine cards set aside are the hand, and the markers begin at the top of the scale.
rule-duel-duel-147 = The lower figure says who begins the final; level, the loser of the third duel.
rule-duel-duel-158 = After the final the higher figure wins; level, the winner of the final.
rule-duel-duel-160 = Reaching the top of the bridge at the end of a duel wins at once.
rule-duel-duel-176 = { about-duel-feint }
rule-duel-duel-177 = Feint goes to the end of the row only where the Balrog has laid nothing but special cards.
rule-duel-duel-185 = Strength loses its text if its own defence points end the duel.
rule-duel-duel-189 = { about-duel-power }
rule-duel-duel-199 = { about-duel-trick }
rule-duel-duel-200 = Trick has no effect in the final, but keeps its points.
rule-duel-duel-204 = { about-duel-riposte } The card just laid takes the old place, where neither its points nor its text count.
rule-duel-duel-205 = A card moved by Riposte loses its text, the Mirror excepted.
rule-duel-duel-209 = { about-duel-balance }
rule-duel-duel-219 = { about-duel-ruse }
rule-duel-duel-220 = Ruse rests while three or more squares are free between the markers.
rule-duel-duel-225 = { about-duel-magic }
rule-duel-duel-226 = Gandalf must say at once whether he refuses the card.
rule-duel-duel-227 = The Balrog lays another card of his hand in place of the refused one.
rule-duel-duel-228 = Magic has no effect once the Balrog has no card left to lay in this duel.
rule-duel-duel-229 = Magic has no effect in the final.
rule-duel-duel-234 = { about-duel-mirror }
rule-duel-duel-235 = A special card that answers the Mirror loses its text but keeps its points.
rule-duel-duel-238 = If the Mirror is the last card of a duel, that attack is not settled.
rule-duel-duel-242 = { about-duel-wrath }
rule-duel-duel-243 = Wrath ends with the duel.
rule-duel-duel-248 = { about-duel-spell }
rule-duel-duel-249 = Gandalf says when the open card has to be laid.
