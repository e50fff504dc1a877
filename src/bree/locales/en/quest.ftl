# The Quest (2001).

## Seats and places
name-quest-frodo = Frodo
name-quest-sam = Sam
name-quest-nobody = Nobody
name-quest-shire = the Shire
name-quest-doom = Mount Doom
name-quest-forest = forest
name-quest-field = field
name-quest-water = water
name-quest-mountain = mountain
name-quest-none = no landscape
quest-point-n = N
quest-point-e = E
quest-point-s = S
quest-point-w = W
quest-at = { $kind ->
    [doom] on Mount Doom
    [shire] in the Shire
    [edge] at the edge of the Shire
   *[land] at { $cell }
}
quest-to = { $kind ->
    [doom] to Mount Doom
    [shire] to the Shire
    [edge] to the edge of the Shire
   *[land] to { $cell }
}

## Encounter tiles: what they are called, and as the object of a sentence
name-quest-gwaihir = Gwaihir
    .the = Gwaihir
name-quest-ent = Ent
    .the = an Ent
name-quest-ring = The Ring
    .the = the Ring
name-quest-gollum = Gollum
    .the = Gollum
name-quest-gandalf = Gandalf
    .the = Gandalf
name-quest-aragorn = Aragorn
    .the = Aragorn
name-quest-gimli = Gimli
    .the = Gimli
name-quest-boromir = Boromir
    .the = Boromir
name-quest-pippin = Pippin
    .the = Pippin
name-quest-merry = Merry
    .the = Merry
name-quest-galadriel = Galadriel
    .the = Galadriel
name-quest-legolas = Legolas
    .the = Legolas
name-quest-sting = Sting
    .the = Sting
name-quest-anduril = Andúril
    .the = Andúril
name-quest-mithril = Mithril coat
    .the = the mithril coat
name-quest-cloak = Elven cloak
    .the = the elven cloak
name-quest-rope = Elven rope
    .the = the elven rope
name-quest-phial = Phial
    .the = the phial
name-quest-lembas = Lembas
    .the = the lembas
name-quest-athelas = Athelas
    .the = the athelas
name-quest-cave = Empty cave
    .the = an empty cave
    .start = An empty cave
name-quest-orc = Orc
    .the = an orc
    .start = An orc
name-quest-orc-chief = Orc chief
    .the = an orc chief
    .start = An orc chief
name-quest-troll = Troll
    .the = a troll
    .start = A troll
name-quest-balrog = Balrog
    .the = the Balrog
    .start = The Balrog
name-quest-shelob = Shelob
    .the = Shelob
    .start = Shelob
name-quest-boat = Boat
    .the = a boat

## What things do
about-quest-gwaihir = Instead of a movement he carries you in a straight line, from any tile of your region, to the next region of the same landscape, however far. Then he leaves the game.
about-quest-ent = At the end of your turn: another whole turn. Then he leaves the game.
about-quest-ring = Whoever climbs Mount Doom with the Ring gets 4 points for it instead of 3; with Gollum as well, 5.
about-quest-gollum = Costs a point in the end, unless you climb Mount Doom with both the Ring and Gollum.
about-quest-companion = Together with Sting, Andúril or the mithril coat: one movement less lost in a fight. Each tile can be shown once, and the pair costs a point in the end.
about-quest-weapon = Together with a companion (Gandalf, Aragorn, Gimli, Boromir, Pippin or Merry): one movement less lost in a fight. Each tile can be shown once, and the pair costs a point in the end.
about-quest-elf = Together with the cloak, the rope, the phial, lembas or athelas: look at a face-down tile next to your region before you move. Each tile can be shown once, and the pair costs a point in the end.
about-quest-gift = Together with Galadriel or Legolas: look at a face-down tile next to your region before you move. Each tile can be shown once, and the pair costs a point in the end.
about-quest-cave = Nothing happens; you take the tile. Two brown tiles buy a boat.
about-quest-orc = You fight and lose one movement; then the tile is yours.
about-quest-orc-chief = { about-quest-orc }
about-quest-troll = { about-quest-orc }
about-quest-balrog = You fight and lose two movements; then the tile is yours. Two pairs beat it at once.
about-quest-shelob = You fight and lose two movements; then the tile is yours. Two pairs beat her at once.
about-quest-blue = Lies on a water. Whoever comes with a boat takes it; only he sees what it is.
about-quest-green = Lies in a forest, face up. Whoever comes first takes it.
about-quest-yellow = Lies on a field, face up. Whoever comes first takes it.
about-quest-brown = Lies on a mountain. Whoever comes turns it up: a cave, or somebody to fight.
about-quest-boat = With a boat you may enter waters. It costs two brown tiles.
about-quest-tile = Clockwise from the north: { $sections }. Where tiles meet, both must show the same landscape. Turn it with R, the mouse wheel or by touching it again.
about-quest-open = Clockwise from the north: { $sections }. It lies in the open stock; whoever has no tile in hand lays one of these.
about-quest-stock = Face-down tiles still to be drawn. When all of them have been laid, Mount Doom is found.
about-quest-phase-cross = Lay tiles in lines from the Shire, 8 one way and 6 the other. Nobody moves yet.
about-quest-phase-explore = Lay a tile that touches two others, move your hobbit, draw a tile.
about-quest-phase-search = Hands run empty. Whoever has no tile lays an open one, face down if none fits.
about-quest-phase-race = All the tiles have been laid. From a region on the tile of Mount Doom you can climb it; that ends the game.
about-quest-phase-over = The points have been counted.
about-quest-mark = The rulebook tells how many tiles there are, what they are called and how they count. What is printed on 47 of the landscape tiles, and some points and numbers of the encounter tiles, could not be found: those are ours, made to play as the rulebook describes. The rules page says how to enter the printed ones.

## On the page
quest-phase = { $phase ->
    [cross] The cross
    [explore] The land is explored
    [search] The search for Mount Doom
    [race] The race
   *[over] The end
}
quest-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}{ $hidden ->
    [0] {""}
   *[other] , not counting { $hidden } hidden
}
quest-score-about = Points as far as you can know them, without Mount Doom.{ $hidden ->
    [0] {""}
    [one] {" "}One blue tile is hidden from you: worth 1, or -1 if it is Gollum.
   *[other] {" "}{ $hidden } blue tiles are hidden from you: each worth 1, Gollum -1.
}{ $pairs ->
    [0] {""}
    [one] {" "}A pair shown has cost 1.
   *[other] {" "}Pairs shown have cost { $pairs }.
}
quest-stock = { $count ->
    [one] One tile left to draw
   *[other] { $count } tiles left to draw
}
quest-mark = Reconstructed components
quest-reconstructed = Reconstructed: the printed one could not be found.
quest-region = { $landscape ->
    [forest] Forest
    [field] Field
    [water] Water
    [mountain] Mountain
   *[none] Region
} of { $sections } sections, { $closed ->
    [yes] closed
   *[no] still open
}
quest-hobbit-state = { $mine ->
    [yes] Your hobbit
   *[no] The other hobbit
}{ $boat ->
    [yes] , with a boat
   *[no] {""}
}{ $fight ->
    [0] .
    [one] , fighting: one movement to lose.
   *[other] , fighting: { $fight } movements to lose.
}
quest-face-down = { $colour-id ->
    [blue] Blue tile, face down
    [brown] Brown tile, face down
    [green] Green tile
   *[yellow] Yellow tile
}
quest-so-many = { $count ->
    [one] { $what }
   *[other] { $what } ({ $count })
}
quest-may-be = Not seen yet: { $list }.
quest-points = { $points ->
    [one] Worth 1 point.
   *[other] Worth { $points } points.
}
quest-secret = Only you know what it is, unless the other has scouted it.
quest-used = Has been shown in a pair.
quest-hand = Your tiles
quest-tile = Landscape tile
quest-tile-of = Tile: { $sections }
quest-open-tiles = Open tiles
quest-owned = Your encounter tiles
quest-owns = { $seat } owns
quest-nothing = Nothing yet.
quest-supply = Encounter tiles left
quest-turn = Turn
quest-lay = Lay it here
quest-lay-here = { $turn ->
    [0] Lay it at { $cell }, unturned
    [one] Lay it at { $cell }, turned once
   *[other] Lay it at { $cell }, turned { $turn } times
}
quest-way-fly = Fly with Gwaihir
quest-way-scout = Scout
quest-way-boat = Buy a boat
quest-pair = { $green } and { $yellow }
quest-fit = See everything
quest-nearer = Closer
quest-farther = Farther away
quest-count = The count
quest-count-green = Green tiles
quest-count-yellow = Yellow tiles
quest-count-brown = Brown tiles
quest-count-blue = Blue tiles
quest-count-pairs = Pairs shown
quest-count-bonus = Mount Doom, Gollum
quest-count-sum = Points

## What is wanted
prompt-quest-lay = { $phase ->
    [cross] Choose a tile to make the cross longer.
   *[other] Choose a tile to lay; then you move.
}
prompt-quest-lay-open = Your hand is empty: choose one of the open tiles.
prompt-quest-lay-down = No open tile fits. Choose one to lay face down.
prompt-quest-lay-where = { $count ->
    [one] There is one place for this tile.
   *[other] Choose a place for this tile{ $pointer ->
        [mouse] ; R or the wheel turns it
       *[finger] {""}
    }.
}
prompt-quest-lay-where-down = Choose a place; its sections take the landscapes they face.
prompt-quest-lay-sure = { $ways ->
    [0] Lay it here, or try another place.
    [1] It fits only this way. Lay it, or try another place.
   *[other] Touch it again to turn it, then lay it.
}
prompt-quest-exchange = None of your tiles fits: add them to the open tiles and draw new ones, as many as the stock allows.
prompt-quest-move = { $can ->
    [climb] Mount Doom is within reach: climb it, or go elsewhere.
    [go] { $phase ->
        [race] Choose a region on your way to Mount Doom, or stay.
       *[other] Choose a region to go to, or stay.
    }
    [fly] There is no region your hobbit can walk to. Fly with Gwaihir, or stay.
    [boat] There is no region your hobbit can walk to. Buy a boat to enter waters, or stay.
   *[stay] There is no region your hobbit can go to. Stay here.
}
prompt-quest-fly = Choose where Gwaihir takes you.
prompt-quest-scout = Choose the pair to show; it costs a point in the end.
prompt-quest-scout-where = Choose the tile to look at.
prompt-quest-boat = Choose the two brown tiles to pay with.
prompt-quest-battle = { $enemy-start }! { $left ->
    [one] It will cost you a movement.
   *[other] It will cost you { $left } movements.
} { $showable ->
    [yes] Show a pair to lose one less, or fight.
   *[no] You have no pair to show: fight.
}
prompt-quest-end = { $ent ->
    [yes] Use an Ent for another turn, or end your turn.
   *[no] End your turn. (Asked of all who own a blue tile, so that it tells nothing.)
}

## Choices
action-quest-lay = Lay { $tile } at { $cell }{ $turn ->
    [0] {""}
    [one] , turned once
   *[other] , turned { $turn } times
}
action-quest-hide = Lay { $tile } face down at { $cell }
action-quest-exchange = Exchange the hand
action-quest-stay = Stay here
action-quest-go = { $region-id ->
    [shire] Go to the Shire
   *[land] Go to the { $landscape ->
        [forest] forest
        [field] field
        [water] water
       *[mountain] mountain
    } { $region-at }{ $lies ->
        [known] , with { $token }
        [blue] , with a blue tile
        [brown] , with a brown tile
       *[nothing] {""}
    }
}
action-quest-fly = Fly to the { $landscape ->
    [forest] forest
    [field] field
    [water] water
   *[mountain] mountain
} { $region-at }
action-quest-climb = Climb Mount Doom
action-quest-boat = Pay with { $first-the } and { $second-the }
action-quest-scout = Look { $region-at } ({ $green } and { $yellow })
action-quest-show = Show { $green } and { $yellow }
action-quest-fight = Fight
action-quest-ent = Use an Ent
action-quest-end = End the turn

## What happened
event-quest-draw = { $mine ->
    [yes] You draw { $tile-known ->
        [yes] a tile: { $tile }
       *[no] a tile
    }.
   *[no] { $seat } draws a tile.
}
event-quest-exchange = { $mine ->
    [yes] You have no tile that fits and exchange your hand.
   *[no] { $seat } has no tile that fits and exchanges the hand.
}
event-quest-lay = { $mine ->
    [yes] You lay a tile at { $cell }.
   *[no] { $seat } lays a tile at { $cell }.
}
event-quest-lay-face-down = { $mine ->
    [yes] You lay a tile face down at { $cell }.
   *[no] { $seat } lays a tile face down at { $cell }.
}
event-quest-field = The cross is complete: the field is { $columns } wide and { $rows } high.
event-quest-encounter = { $colour-id ->
    [blue] A blue tile appears { $region-at }.
    [brown] A brown tile appears { $region-at }.
   *[other] { $token } appears { $region-at }.
}
event-quest-mount-doom = All the tiles have been laid. Mount Doom stands at { $cell }: the race begins.
event-quest-stay = { $mine ->
    [yes] You stay where you are.
   *[no] { $seat } stays.
}
event-quest-move = { $mine ->
    [yes] You go { $region-to }.
   *[no] { $seat } goes { $region-to }.
}
event-quest-met = { $dots ->
    [0] { $mine ->
        [yes] You find { $token-the }.
       *[no] { $seat } finds { $token-the }.
    }
    [one] { $mine ->
        [yes] You meet { $token-the }: one movement will be lost.
       *[no] { $seat } meets { $token-the }: one movement will be lost.
    }
   *[other] { $mine ->
        [yes] You meet { $token-the }: { $dots } movements will be lost.
       *[no] { $seat } meets { $token-the }: { $dots } movements will be lost.
    }
}
event-quest-fight = { $mine ->
    [yes] You fight { $left ->
        [0] and win
        [one] and lose a movement; one more to go
       *[other] and lose a movement; { $left } more to go
    }.
   *[no] { $seat } fights { $left ->
        [0] and wins
        [one] and loses a movement; one more to go
       *[other] and loses a movement; { $left } more to go
    }.
}
event-quest-take = { $mine ->
    [yes] You take { $colour-id ->
        [blue] { $token-known ->
            [yes] { $token-the }
           *[no] a blue tile
        }
       *[other] { $token-the }
    }.
   *[no] { $seat } takes { $colour-id ->
        [blue] { $token-known ->
            [yes] { $token-the }
           *[no] a blue tile
        }
       *[other] { $token-the }
    }.
}
event-quest-climb = { $mine ->
    [yes] You climb Mount Doom!
   *[no] { $seat } climbs Mount Doom!
}
event-quest-boat = { $mine ->
    [yes] You buy a boat. Paid: { $tokens }.
   *[no] { $seat } buys a boat. Paid: { $tokens }.
}
event-quest-scout = { $mine ->
    [yes] You look at the tile { $region-at }: { $token }.
   *[no] { $seat } looks at the tile { $region-at }.
}
event-quest-pair = { $mine ->
    [yes] You show { $green } and { $yellow }.
   *[no] { $seat } shows { $green } and { $yellow }.
}
event-quest-use = { $token-id ->
    [gwaihir] { $mine ->
        [yes] You call Gwaihir.
       *[no] { $seat } calls Gwaihir.
    }
   *[ent] { $mine ->
        [yes] You use an Ent and have another turn.
       *[no] { $seat } uses an Ent and has another turn.
    }
}
event-quest-over = The count: Frodo { $score-frodo }, Sam { $score-sam }.

## How it ended
outcome-quest-mount-doom = { $reached } reached Mount Doom; the score is { $scores } (Frodo, Sam).
outcome-quest-dead-end = Nobody can reach Mount Doom any more; the score is { $scores } (Frodo, Sam).
outcome-quest-five-passes = Both stayed five times in a row; the score is { $scores } (Frodo, Sam).
outcome-quest-lost-in-the-wild = A hundred turns went by without a tile; the score is { $scores } (Frodo, Sam).

## Rules in our own words
rule-quest-quest-51 = All tiles but the Shire are shuffled, face down.
rule-quest-quest-55 = Each player begins with three tiles.
rule-quest-quest-73 = Each cell takes one tile.
rule-quest-quest-74 = In the first phase: lay, then draw.
rule-quest-quest-80 = A turn: lay, move, draw.
rule-quest-quest-89 = Where Mount Doom lies is known only when all the tiles have been laid.
rule-quest-quest-100 = The cross has 8 tiles one way and 6 the other, with the Shire where they meet.
rule-quest-quest-107 = The complete cross fixes the field of 8 by 6.
rule-quest-quest-113 = Sections that meet edge to edge show the same landscape.
rule-quest-quest-119 = If no tile fits, the hand goes to the open stock, three new tiles are drawn, and the turn is over.
rule-quest-quest-131 = Green and yellow encounter tiles are placed face up on a closed area of two sections.
rule-quest-quest-132 = Blue and brown encounter tiles are placed face down on a closed area of two sections.
rule-quest-quest-142 = A tile must touch at least two others.
rule-quest-quest-143 = { rule-quest-quest-119 }
rule-quest-quest-145 = Whoever has no tile in hand lays one of the open tiles.
rule-quest-quest-155 = A hobbit may stay where it is.
rule-quest-quest-157 = A region has at least two sections of one landscape.
rule-quest-quest-159 = A hobbit goes to a region next to its own; meeting at a point is not enough.
rule-quest-quest-160 = One hobbit to a region; only the Shire takes both.
rule-quest-quest-161 = Green and yellow tiles are taken on arrival.
rule-quest-quest-162 = Water takes a boat. Its blue tile is taken, and only the owner looks at it.
rule-quest-quest-163 = A brown tile is turned up on arrival. An empty cave is taken at once; enemies must be fought.
rule-quest-quest-169 = After moving, a tile is drawn while there are any.
rule-quest-quest-175 = If no open tile fits, one is laid face down; its sections take the landscapes they face.
rule-quest-quest-180 = Mount Doom stands on the last tile that was laid face down.
rule-quest-quest-181 = If no tile was laid face down, Mount Doom stands on the last one.
rule-quest-quest-185 = From a region on the tile of Mount Doom it is climbed with a movement of its own.
rule-quest-quest-193 = { about-quest-gwaihir }
rule-quest-quest-199 = Used blue tiles leave the game. An Ent gives another whole turn.
rule-quest-quest-213 = A fighter loses a movement for each dot, and goes on laying tiles.
rule-quest-quest-217 = Two brown tiles buy a boat.
rule-quest-quest-219 = Nobody needs two boats.
rule-quest-quest-225 = { about-quest-companion }
rule-quest-quest-229 = { about-quest-elf }
rule-quest-quest-231 = An elf and an elven gift let you look at one face-down tile next to your region.
rule-quest-quest-235 = Each pair shown costs a point in the end.
rule-quest-quest-239 = The game is over when a hobbit reaches Mount Doom.
rule-quest-ruling-B3-15 = If both have just stayed and neither has any way left to Mount Doom, the game is scored without the bonus; a tie is Sam’s.
rule-quest-ruling-Q7 = After each has stayed five times in a row in the race, the game is scored without the bonus.
rule-quest-ruling-Q9 = Each green or yellow tile is shown once.
rule-quest-ruling-R1 = After a hundred turns in which nothing could be laid, the game is scored without the bonus.
