# The Lord of the Rings, co-operative (2000).

## Hobbits
name-fellowship-frodo = Frodo
name-fellowship-sam = Sam
name-fellowship-pippin = Pippin
name-fellowship-merry = Merry
name-fellowship-fatty = Fatty
name-fellowship-nobody = Nobody
name-fellowship-sauron = Sauron
about-fellowship-frodo = { $frodo ->
    [all-white] Every white card is a joker for him.
   *[other] White hobbit cards are jokers for him.
}
about-fellowship-sam = A die never costs him more than one step or one card.
about-fellowship-pippin = In his turn he may play any two cards, whatever their colours.
about-fellowship-merry = Two different life tokens are enough for him at the end of a board.
about-fellowship-fatty = Draws two hobbit cards at the end of each board.

## Places
name-fellowship-bag-end = Bag End
    .at = at Bag End
name-fellowship-rivendell = Rivendell
    .at = in Rivendell
name-fellowship-moria = Moria
    .at = in Moria
name-fellowship-lothlorien = Lothlórien
    .at = in Lothlórien
name-fellowship-helms-deep = Helm’s Deep
    .at = at Helm’s Deep
name-fellowship-shelobs-lair = Shelob’s Lair
    .at = in Shelob’s Lair
name-fellowship-mordor = Mordor
    .at = in Mordor
about-fellowship-bag-end = Six cards each. The bearer may prepare: roll a die, then share out four cards. Then the Nazgûl appear.
about-fellowship-rivendell = Twelve feature cards are dealt (eight with two players). Each passes one card to the left. Then each gives a friendship or rolls.
about-fellowship-moria = The first board. Its main line is fighting, worth 10 to 20.
about-fellowship-lothlorien = Twelve feature cards are dealt (eight with two players). Each may pay two shields to rest. Then each gives a joker or rolls.
about-fellowship-helms-deep = The second board. Its main line is fighting, worth 30 to 40.
about-fellowship-shelobs-lair = The third board. Its main line is fighting, worth 40 to 50.
about-fellowship-mordor = The last board. Travel up Mount Doom to 60 and throw the Ring into the fire.

## Symbols, which are also lines and tiles
name-fellowship-fighting = Fighting
name-fellowship-travelling = Travelling
name-fellowship-hiding = Hiding
name-fellowship-friendship = Friendship
name-fellowship-joker = Joker
name-fellowship-one = 1 ×
name-fellowship-two = 2 ×
name-fellowship-three = 3 ×
name-fellowship-draw = draw cards
name-fellowship-heal = step to the light

## Life tokens, spaces
name-fellowship-ring = Ring
name-fellowship-heart = Heart
name-fellowship-sun = Sun
name-fellowship-shield = Shield
name-fellowship-big-shield = Big shield
name-fellowship-die = Die
about-fellowship-space-shield = Whoever moves here takes one shield point.
about-fellowship-space-big-shield = Whoever moves here turns up a big shield worth 1, 2 or 3.
about-fellowship-space-ring = Whoever moves here takes a Ring token. Most of them bear the Ring on the next board.
about-fellowship-space-heart = Whoever moves here takes a Heart token.
about-fellowship-space-sun = Whoever moves here takes a Sun token.
about-fellowship-space-die = Whoever moves here rolls the die, once the card or tile is carried out.
about-fellowship-space-heal = Whoever moves here goes one space to the light.
about-fellowship-space-card = Whoever moves here takes the feature card { $card }.
about-fellowship-space-gone = The feature card { $card } is no longer here: this space gives nothing.
about-fellowship-space-last = With this space the board is over.
about-fellowship-space-part = With this space the first part of the line is complete.

## Tiles
name-fellowship-event = Event
name-fellowship-event-or-three-cards = Event, or three cards
name-fellowship-event-or-three-things = Event, or three things
name-fellowship-eye-or-two = Two steps, or the Eye
about-fellowship-tile-fighting = Move the fighting line one space, or another if it is missing or finished. No further tile.
about-fellowship-tile-travelling = Move the travelling line one space, or another if it is missing or finished. No further tile.
about-fellowship-tile-hiding = Move the hiding line one space, or another if it is missing or finished. No further tile.
about-fellowship-tile-friendship = Move the friendship line one space, or another if it is missing or finished. No further tile.
about-fellowship-tile-event = The next event happens. Then another tile.
about-fellowship-tile-event-or-three-cards = The group discards three cards, or the next event happens. Then another tile.
about-fellowship-tile-event-or-three-things = The group gives a card, a life token and a shield, or the next event happens. Then another tile.
about-fellowship-tile-ring = The bearer goes one space to the dark. Then another tile.
about-fellowship-tile-eye-or-two = One hobbit goes two spaces to the dark, or Sauron comes one space. Then another tile.

## The die
name-fellowship-face-one = One step to the dark
name-fellowship-face-two = Two steps to the dark
name-fellowship-face-three = Three steps to the dark
name-fellowship-face-cards = Discard two cards
name-fellowship-face-eye = Sauron comes one space
name-fellowship-face-blank = Nothing

## Hobbit cards
name-fellowship-white-fighting = Fighting (white)
name-fellowship-white-travelling = Travelling (white)
name-fellowship-white-hiding = Hiding (white)
name-fellowship-white-friendship = Friendship (white)
name-fellowship-white-joker = Joker (white)
name-fellowship-grey-fighting = Fighting (grey)
name-fellowship-grey-travelling = Travelling (grey)
name-fellowship-grey-hiding = Hiding (grey)
name-fellowship-grey-friendship = Friendship (grey)
about-fellowship-card = { $colour ->
    [white] A white card
   *[grey] A grey card
} with { $count ->
    [one] one symbol
    [2] two symbols
   *[other] { $count } symbols
}: { $symbol }. { $symbol-id ->
    [joker] Each joker moves a line you choose.
   *[other] Each moves that line one space.
}

## Feature cards
name-fellowship-aragorn = Aragorn
name-fellowship-boromir = Boromir
name-fellowship-gimli = Gimli
name-fellowship-gandalf = Gandalf
name-fellowship-legolas = Legolas
name-fellowship-anduril = Andúril
name-fellowship-glamdring = Glamdring
name-fellowship-sting = Sting
name-fellowship-athelas = Athelas
name-fellowship-miruvor = Miruvor
name-fellowship-mithril = Mithril
name-fellowship-staff = Staff
name-fellowship-book = Book
name-fellowship-pipe = Pipe
name-fellowship-arwen = Arwen
name-fellowship-galadriel = Galadriel
name-fellowship-box-of-earth = Box of Earth
name-fellowship-bow = Bow
name-fellowship-elven-rope = Elven Rope
name-fellowship-boat = Boat
name-fellowship-elven-cloak = Elven Cloak
name-fellowship-brooch = Brooch
name-fellowship-belt = Belt
name-fellowship-elessar = Elessar
name-fellowship-lembas = Lembas
name-fellowship-phial = Phial
name-fellowship-theoden = Théoden
name-fellowship-shadowfax = Shadowfax
name-fellowship-eomer = Éomer
name-fellowship-riders-of-rohan = Riders of Rohan
name-fellowship-faramir = Faramir
name-fellowship-gollum = Gollum
name-fellowship-army-of-the-dead = Army of the Dead
name-fellowship-ghan = Ghân
name-fellowship-eowyn = Éowyn
about-fellowship-athelas = { $athelas ->
    [one-token] Stands in for one life token somebody is short of.
   *[other] One player suffers nothing for the life tokens he lacks, once.
}
about-fellowship-miruvor = One player may pass one card to another.
about-fellowship-mithril = The result of one die is ignored.
about-fellowship-staff = One tile with an event or three things (or three cards) is ignored.
about-fellowship-belt = One die is not rolled.
about-fellowship-elessar = One hobbit goes one space to the light.
about-fellowship-lembas = One player draws hobbit cards up to a hand of six.
about-fellowship-phial = The active player does not turn up the next tile.
about-fellowship-gollum = Three jokers, white. Whoever uses them rolls the die.

## Gandalf
name-fellowship-foresight = Foresight
name-fellowship-guidance = Guidance
name-fellowship-healing = Healing
name-fellowship-magic = Magic
name-fellowship-persistence = Persistence
about-fellowship-foresight = Five shields: one player looks at the next three tiles and puts them in any order.
about-fellowship-guidance = Five shields: two jokers for the active player.
about-fellowship-healing = Five shields: one hobbit goes two spaces to the light.
about-fellowship-magic = Five shields: the event that has just come is ignored, never the last one of Mordor.
about-fellowship-persistence = Five shields: one player draws four hobbit cards.

## Events and what havens and tiles ask
name-fellowship-speak-friend = Speak, friend, and enter
name-fellowship-watcher-in-the-water = Watcher in the water
name-fellowship-stone-in-the-well = Stone in the well
name-fellowship-trapped = Trapped
name-fellowship-orcs-attack = Orcs attack
name-fellowship-fly-you-fools = Fly, you fools
name-fellowship-wormtongue = Wormtongue
name-fellowship-orcs-attack-the-gate = Orcs at the gate
name-fellowship-fire-of-orthanc = Fire of Orthanc
name-fellowship-orcs-storm-forward = Orcs storm forward
name-fellowship-orcs-conquer = Orcs conquer
name-fellowship-faces-of-the-dead = Faces of the dead
name-fellowship-forbidden-pool = The forbidden pool
name-fellowship-nazgul-searches = The Nazgûl searches
name-fellowship-shelob-appears = Shelob appears
name-fellowship-shelob-attacks = Shelob attacks
name-fellowship-sam-saves-frodo = Sam saves Frodo
name-fellowship-nazgul-attacks = The Nazgûl attacks
name-fellowship-pelennor-fields = Pelennor Fields
name-fellowship-mouth-of-sauron = Mouth of Sauron
name-fellowship-surrounded = Surrounded
name-fellowship-the-ring-is-mine = The Ring is mine!
name-fellowship-nazgul-appear = The Nazgûl appear
name-fellowship-fellowship = The fellowship
name-fellowship-rest = Rest
name-fellowship-mirror = The mirror
name-fellowship-three-cards = Three cards
name-fellowship-three-things = Three things
demand-fellowship-speak-friend = Together: a friendship and a joker. Otherwise Sauron comes 1 nearer.
demand-fellowship-watcher-in-the-water = Each: a hiding, or roll.
demand-fellowship-stone-in-the-well = A card is shown. The active player gives two alike and gets the Pipe. Otherwise Sauron comes 1 nearer and the next event happens.
demand-fellowship-trapped = Hiding and travelling must be complete. Otherwise Sauron comes 2 nearer and the bearer rolls.
demand-fellowship-orcs-attack = Together: five fighting. Otherwise Sauron comes 2 nearer.
demand-fellowship-fly-you-fools = One hobbit goes 3 to the dark. Otherwise each rolls. Then the board is over.
demand-fellowship-wormtongue = One alone: a friendship and a fighting. Otherwise the feature cards of this board are lost.
demand-fellowship-riders-of-rohan = Friendship complete: the active player gets the Riders. Otherwise Sauron comes 1 nearer and the bearer rolls.
demand-fellowship-orcs-attack-the-gate = First part of travelling complete: each draws a card. Otherwise Sauron comes 2 nearer.
demand-fellowship-fire-of-orthanc = A card is shown. The active player gives two alike. Otherwise each rolls.
demand-fellowship-orcs-storm-forward = Together: a Heart, a Sun and a Ring. Otherwise Sauron comes 2 nearer.
demand-fellowship-orcs-conquer = { $conquer_dice ->
    [one] Sauron comes 2 nearer. Unless travelling is complete, the bearer rolls. Then the board is over.
   *[other] Sauron comes 2 nearer. Unless travelling is complete, the bearer rolls twice. Then the board is over.
}
demand-fellowship-gollum = Together, if you like: 7 shields. The active player gets Gollum, the others draw two cards.
demand-fellowship-faces-of-the-dead = Each: a joker, or 3 shields.
demand-fellowship-forbidden-pool = One alone: 5 shields; then each draws a card. Otherwise Sauron comes 2 nearer.
demand-fellowship-nazgul-searches = A card is shown. The bearer gives three alike and steps 1 to the light. Otherwise each rolls.
demand-fellowship-shelob-appears = The active player rolls twice, or Sauron comes 2 nearer.
demand-fellowship-shelob-attacks = Together: seven fighting. Otherwise Sauron comes 3 nearer. Then the board is over.
demand-fellowship-sam-saves-frodo = Each, if you like: 3 shields for two cards or a step to the light.
demand-fellowship-nazgul-attacks = One gives Éowyn; then each draws a card. Otherwise each rolls.
demand-fellowship-pelennor-fields = Each: a Heart. Otherwise roll and discard two cards.
demand-fellowship-mouth-of-sauron = Each: a Sun. Otherwise roll and discard two cards.
demand-fellowship-surrounded = Together: seven cards. Otherwise Sauron comes 3 nearer.
demand-fellowship-the-ring-is-mine = Sauron wins.
demand-fellowship-nazgul-appear = One alone: two hiding. Otherwise Sauron comes 1 nearer.
demand-fellowship-fellowship = Each: a friendship, or roll.
demand-fellowship-rest = Each, if you like: 2 shields for two cards or a step to the light.
demand-fellowship-mirror = Each: a joker, or roll.
demand-fellowship-three-cards = Together: three cards. Otherwise the next event happens.
demand-fellowship-three-things = Together: a card, a life token and a shield. Otherwise the next event happens.
demand-fellowship-eye-or-two = One hobbit goes 2 to the dark. Otherwise Sauron comes 1 nearer.

## Options
option-fellowship-sauron = Sauron begins on
option-fellowship-sauron-15 = 15 (easier)
option-fellowship-sauron-12 = 12
option-fellowship-sauron-10 = 10 (harder)
option-fellowship-hands = Hands
option-fellowship-hands-secret = Kept to oneself
option-fellowship-hands-open = Open on the table
option-fellowship-talk = Table talk
option-fellowship-talk-yes = Yes
option-fellowship-talk-no = No
option-fellowship-conquer_dice = Orcs conquer Helm’s Deep
option-fellowship-conquer_dice-two = Two dice (board)
option-fellowship-conquer_dice-one = One die (rulebook)
option-fellowship-frodo = Frodo’s jokers
option-fellowship-frodo-hobbit-cards = White hobbit cards
option-fellowship-frodo-all-white = All white cards
option-fellowship-athelas = Athelas
option-fellowship-athelas-all-effects = Spares everything
option-fellowship-athelas-one-token = Replaces one token
option-fellowship-seating = Seating

## On the board
fellowship-corruption = The way to the dark
fellowship-corruption-read = Sauron stands on space { $sauron }. { $hobbits }
fellowship-hobbit-read = { $hobbit } on space { $space }.
fellowship-hobbit-out = { $hobbit } is out.
fellowship-gap = { $spaces ->
    [one] { $hobbit } (bearer): { $spaces } space to Sauron
   *[other] { $hobbit } (bearer): { $spaces } spaces to Sauron
}
fellowship-gap-short = { $spaces ->
    [one] { $spaces } space to Sauron
   *[other] { $spaces } spaces to Sauron
}
about-fellowship-sauron = Whoever stands on Sauron’s space or beyond it is out. If that is the bearer, the game is lost.
fellowship-journey = The journey
fellowship-worth = { $worth } points
fellowship-events = Events
fellowship-journey-over = The journey is over
fellowship-count-way = The way
fellowship-count-shields = Shields of { $hobbit }
fellowship-count-all = Points
fellowship-next-event = Next event
fellowship-event-number = { $number } of { $count }
fellowship-last-event = Last event
fellowship-event-done = past
fellowship-no-event = No event is left
fellowship-line-read = { $line }: space { $at } of { $length }
fellowship-line-main = { $line }, the main line: space { $at } of { $length }
fellowship-line-next = Next space: { $space }
fellowship-line-done = Complete
fellowship-start-space = Start
fellowship-tile = Tile
fellowship-no-tile = No tile yet
fellowship-tiles-left = { $count ->
    [one] { $count } tile left
   *[other] { $count } tiles left
}
fellowship-tiles-which = Still to come: { $tiles }
fellowship-tile-count = { $count } × { $tile }
fellowship-foreseen = Foreseen, in this order: { $tiles }
fellowship-die = Die
fellowship-no-die = Not rolled yet
fellowship-pile = Cards to draw: { $pile }
fellowship-pile-text = Discarded: { $discards }. An empty pile is renewed from the discards.
fellowship-ring = The Ring
fellowship-ring-ready = May be put on
fellowship-ring-used = Used on this board
about-fellowship-the-ring = Once on each board the bearer may put on the Ring: he rolls, suffers the result, and moves one line by four spaces less the signs on the die, without what the spaces give.
fellowship-gandalf = Gandalf’s help
fellowship-gandalf-used = used
fellowship-beside = Beside the board
fellowship-shown = Shown
fellowship-to-share = To be shared out
fellowship-hobbits = The hobbits
fellowship-shields = { $count ->
    [one] { $count } shield
   *[other] { $count } shields
}
fellowship-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
fellowship-tokens = { $count } { $token }
fellowship-bearer = Ring-bearer
fellowship-active = Active
fellowship-asked = Is asked
fellowship-out = Out
fellowship-passing = Lets windows pass
fellowship-misses = { $count ->
    [0] Has the life tokens for the end of the board
    [one] One step to the dark at the end of the board, as things are
   *[other] { $count } steps to the dark at the end of the board, as things are
}
fellowship-misses-short = −{ $count }
fellowship-known = Surely holds: { $cards }
fellowship-holds = Holds: { $cards }
fellowship-says-claim = “I hold { $count } { $symbol }”
fellowship-says-claim-card = “I hold { $card }”
fellowship-says-wish = { $wish-id ->
    [draw] “Draw cards!”
    [heal] “Step to the light!”
    [ring] “Put on the Ring!”
   *[other] “{ $wish }, please!”
}
fellowship-choose-hobbit = Choose { $hobbit }
fellowship-hand-of = { $hobbit }’s hand
fellowship-hand-empty = No cards in hand.
fellowship-copies = × { $count }
fellowship-say = Say…
fellowship-say-title = Say something to the table
fellowship-say-hint = Twice a turn. Everybody hears it; nobody checks it.
fellowship-say-hold = I hold
fellowship-say-wish = I would like
fellowship-still = Still wanted
fellowship-met = All there
fellowship-given = Given
fellowship-paid-jokers = Guidance: { $count } jokers
fellowship-who-group = Everybody together
fellowship-who-one = One player alone
fellowship-who-seat = { $hobbit }
fellowship-need-symbol = { $count } × { $symbol }
fellowship-need-among = { $count } × { $symbols }
fellowship-need-cards = { $count ->
    [one] any card
   *[other] { $count } cards
}
fellowship-need-shields = { $count ->
    [one] a shield
   *[other] { $count } shields
}
fellowship-need-token = a { $token } token
fellowship-need-any-token = a life token
fellowship-need-card = { $card }

## What is wanted
prompt-fellowship-waiting = { $count ->
    [one] { $seats } is deciding.
   *[other] { $seats } are deciding.
}
prompt-fellowship-waiting-chance = One moment…
prompt-fellowship-target = { $what }: choose a hobbit, or put it back.
prompt-fellowship-target-to = Miruvor: who receives the card from { $seat }?
prompt-fellowship-card = { $card }: choose what to do with it.
prompt-fellowship-window-turn-begins = { $seat }’s turn begins. Act now, or let it go on.
prompt-fellowship-window-tile-done = The tile is carried out. Act now, or let it go on.
prompt-fellowship-window-tile-shown = Tile: { $tile }. Act before it is carried out, or let it go on.
prompt-fellowship-window-event-comes = Event: { $event }. Act before it happens, or let it go on.
prompt-fellowship-window-before-cards = Before { $seat } plays cards: act now, or let it go on.
prompt-fellowship-window-card-done = { $seat }’s card is carried out. Act now, or let it go on.
prompt-fellowship-window-before-roll = { $seat } is about to roll. Act first, or let it go on.
prompt-fellowship-window-after-roll = { $seat } rolled: { $face }. Act before it counts, or let it go on.
prompt-fellowship-window-tokens-missing = { $seat } is short of life tokens. Athelas could help; or let it go on.
prompt-fellowship-pay-group = { $of }: together give { $lacking }. Give what you will, or decline.
prompt-fellowship-pay-leader = { $of }: together give { $lacking }. Give what you will, or give up for the group.
prompt-fellowship-pay-one = { $of }: one alone gives { $lacking }. Will you?
prompt-fellowship-pay-one-leader = { $of }: one alone gives { $lacking }. Nobody else will. Do you, or is it given up?
prompt-fellowship-pay-self = { $of }: give { $lacking }, or take the consequences.
prompt-fellowship-pay-free = { $of }: give { $lacking } for two cards or a step to the light, if you like.
prompt-fellowship-volunteer = { $of }: will { $seat } go { $spaces } spaces to the dark for everybody?
prompt-fellowship-cards = Your turn, { $seat }: play up to two cards, one white and one grey. Or draw two, or step to the light.
prompt-fellowship-cards-pippin = Your turn, Pippin: play up to two cards of any colour. Or draw two, or step to the light.
prompt-fellowship-cards-second = Play a second card of the other colour, or stop here.
prompt-fellowship-cards-second-pippin = Play a second card, or stop here.
prompt-fellowship-jokers = { $count ->
    [one] Choose the line to move one space.
   *[other] Choose a line for the next of { $count } jokers.
}
prompt-fellowship-ring-move = The Ring: move one line { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} without what it gives, or leave it.
prompt-fellowship-discard = { $seat } must discard { $count ->
    [one] one card.
   *[other] { $count } cards.
} Choose the next.
prompt-fellowship-throw = Choose a card to throw away.
prompt-fellowship-council = The council: pass a card to your left. Choose it.
prompt-fellowship-pass-on = Miruvor: choose the card you pass on, or keep them all.
prompt-fellowship-choice-rest = Rest: draw two cards, or step to the light?
prompt-fellowship-choice-sam-saves-frodo = Draw two cards, or step to the light?
prompt-fellowship-choice-shelob-appears = Shelob appears: roll twice, or let Sauron come two spaces?
prompt-fellowship-prepare = Prepare for the journey? You roll a die, then share out four cards.
prompt-fellowship-spread = Share out the cards: choose one, then who gets it.
prompt-fellowship-arrange = Foresight: which tile shall come next?
prompt-fellowship-other = Choose.

## What may be chosen
action-fellowship-pass = Go on
action-fellowship-pass-turn = Pass this turn
action-fellowship-pass-board = Pass this board
action-fellowship-stop-passing = Ask me again
action-fellowship-use = Use { $card } for { $seat }
action-fellowship-miruvor = Miruvor: a card from { $seat } to { $to }
action-fellowship-call = Call { $gandalf } for { $seat }
action-fellowship-call-to-pay = Guidance: two jokers
action-fellowship-ring = Put on the Ring
action-fellowship-throw-away = Throw a card away
action-fellowship-choose = Choose { $card }
action-fellowship-play = Play { $card }
action-fellowship-line = Move { $line }
action-fellowship-draw-two = Draw two cards
action-fellowship-heal = Step to the light
action-fellowship-done = Stop here
action-fellowship-give = Give { $card }
action-fellowship-give-token = Give a { $token } token
action-fellowship-give-shield = Give shields
action-fellowship-take-back = Take back
action-fellowship-give-up = Give up
action-fellowship-not-now = Not now
action-fellowship-volunteer = I will go
action-fellowship-decline = Not I
action-fellowship-decline-choice = Let Sauron come
action-fellowship-decline-prepare = Set out at once
action-fellowship-accept = Roll twice
action-fellowship-accept-prepare = Prepare
action-fellowship-keep = Keep them
action-fellowship-leave = Leave it
action-fellowship-distribute = { $card } to { $seat }
action-fellowship-top-tile = { $tile } next
action-fellowship-claim = Say: I hold { $count } { $symbol }
action-fellowship-claim-card = Say: I hold { $card }
action-fellowship-wish = Wish: { $wish }

## What happened
event-fellowship-place = The hobbits come to { $place }.
event-fellowship-turn = { $seat }’s turn.
event-fellowship-tile = Tile: { $tile }.
event-fellowship-event = Event: { $event }.
event-fellowship-line = { $seat } moves { $line } to space { $space }{ $gives-id ->
    [shield] : a shield.
    [big-shield] : a big shield.
    [ring] : a Ring token.
    [heart] : a Heart token.
    [sun] : a Sun token.
    [die] : the die.
    [heal] : a step to the light.
    [card] : a feature card.
   *[other] .
}
event-fellowship-play = { $seat } plays { $card }.
event-fellowship-draw = { $seat } draws { $card }.
event-fellowship-draw-hidden = { $seat } draws a card.
event-fellowship-draw-hidden-many = { $seat } draws { $count } cards.
event-fellowship-dealt = { $seat } is dealt { $card }.
event-fellowship-dealt-hidden = { $seat } is dealt a feature card.
event-fellowship-dealt-hidden-many = { $seat } is dealt { $count } feature cards.
event-fellowship-discard = { $seat } discards { $card }.
event-fellowship-card-passed = { $seat } passes { $card } to { $to-seat }.
event-fellowship-card-passed-hidden = { $seat } passes a card to { $to-seat }.
event-fellowship-feature-card = { $seat } receives { $card }.
event-fellowship-handed = { $seat } gets { $card }.
event-fellowship-shown = { $card } is turned up.
event-fellowship-shown-many = { $card } are turned up.
event-fellowship-die = { $seat } rolls: { $face-id ->
    [one] one step to the dark.
    [two] two steps to the dark.
    [three] three steps to the dark.
    [cards] two cards.
    [eye] the Eye.
   *[blank] nothing.
}
event-fellowship-darkness = { $seat } goes to the dark, to space { $space }.
event-fellowship-light = { $seat } goes to the light, to space { $space }.
event-fellowship-sauron = Sauron comes to space { $space }.
event-fellowship-out = { $seat } is lost to the dark.
event-fellowship-give = { $seat } gives { $token-id ->
    [ring] a Ring token.
    [heart] a Heart token.
    [sun] a Sun token.
   *[none] { $points ->
        [1] a shield point.
        [2] two shield points.
        [3] three shield points.
        [5] five shield points.
       *[none] { $card }.
    }
}
event-fellowship-paid = { $asked }: everything was given.
event-fellowship-not-paid = { $asked }: not given.
event-fellowship-volunteer = { $seat } goes for everybody.
event-fellowship-shields-lost = { $seat } loses { $points } shield points.
event-fellowship-yellow-card = { $seat } uses { $card } for { $for-seat }.
event-fellowship-gandalf = { $seat } calls Gandalf: { $gandalf }, for { $for-seat }.
event-fellowship-ring = { $seat } puts on the Ring.
event-fellowship-ring-move = The Ring moves { $line } to space { $space }.
event-fellowship-look = { $seat } sees a tile: { $tile }.
event-fellowship-look-hidden = { $seat } looks at a tile to come.
event-fellowship-big-shield = { $seat } turns up a big shield worth { $points }.
event-fellowship-board-end = The way { $place-at } is over.
event-fellowship-bearer = { $seat } bears the Ring.
event-fellowship-reshuffle = The discards become the new pile: { $cards } cards.
event-fellowship-ring-on-volcano = The Ring lies at the Cracks of Doom.
event-fellowship-said = { $seat }: { $kind-id ->
    [claim] “I hold { $count } { $symbol }.”
    [claim-card] “I hold { $card }.”
   *[wish] “I would like: { $wish }.”
}

## How it ended
outcome-fellowship-ring-destroyed = The Ring is destroyed: { $group } points.
    .result = You all won!
    .short = Ring destroyed
outcome-fellowship-ring-not-destroyed = You reached Mount Doom, but nobody destroyed the Ring: { $group } points.
    .result = Lost with honour.
    .short = Mount Doom reached
outcome-fellowship-ring-is-mine = The Ring is Sauron’s: { $group } points.
    .result = All is lost.
    .short = The Ring taken
outcome-fellowship-bearer-lost = The bearer fell to Sauron: { $group } points.
    .result = All is lost.
    .short = The bearer lost

## The rules behind the references
rule-fellowship-lotr-61 = The journey goes from Bag End by Rivendell, Moria, Lothlórien, Helm’s Deep and Shelob’s Lair to Mordor.
rule-fellowship-lotr-110 = At Bag End the bearer may roll a die, then turn up four cards and share them out.
rule-fellowship-lotr-114 = One player gives two hiding symbols, or Sauron comes one space.
rule-fellowship-lotr-122 = In a haven its twelve feature cards are dealt face down; two players get only four each.
rule-fellowship-lotr-126 = In Rivendell each passes a card face down to the left, the bearer first.
rule-fellowship-lotr-130 = In Rivendell each gives a friendship symbol or rolls the die.
rule-fellowship-lotr-132 = Talk as you like about your cards, but never show them.
rule-fellowship-lotr-157 = The active player turns up tiles until one shows an activity.
rule-fellowship-lotr-168 = Then he plays one or two cards; of two, one is white and one grey.
rule-fellowship-lotr-174 = A joker moves a line of one’s choice; two jokers may go to two lines.
rule-fellowship-lotr-176 = A card for a missing or finished line does nothing.
rule-fellowship-lotr-182 = Who plays no card draws two, or goes one space to the light.
rule-fellowship-lotr-190 = Cards one does not want may be thrown away.
rule-fellowship-lotr-196 = The die decides what happens to the roller.
rule-fellowship-lotr-198 = The Eye: Sauron comes one space nearer.
rule-fellowship-lotr-200 = Dots: the roller goes that many spaces to the dark.
rule-fellowship-lotr-202 = Cards: the roller discards two cards of his choice.
rule-fellowship-lotr-204 = A blank face does nothing.
rule-fellowship-lotr-214 = The Ring tile: the bearer goes one space to the dark.
rule-fellowship-lotr-216 = One hobbit goes two spaces to the dark of his own will, or Sauron comes one.
rule-fellowship-lotr-218 = The sundial: the next event happens.
rule-fellowship-lotr-220 = The group gives three cards, or the next event happens.
rule-fellowship-lotr-222 = The group gives a card, a life token and a shield, or the next event happens.
rule-fellowship-lotr-224 = The event marker moves one space and that event happens.
rule-fellowship-lotr-230 = Each acts in turn from the active player; a group agrees who gives what.
rule-fellowship-lotr-238 = An activity tile moves its line, or another where that is missing or finished.
rule-fellowship-lotr-246 = The lines are moved by tiles and cards.
rule-fellowship-lotr-248 = Every space passed has its effect; dice come last.
rule-fellowship-lotr-256 = A big shield is turned up: it is worth 1, 2 or 3.
rule-fellowship-lotr-262 = The player takes the feature card shown on the space.
rule-fellowship-lotr-264 = The hobbit goes one space to the light.
rule-fellowship-lotr-272 = Once on a board the bearer puts on the Ring: he rolls, then moves a line four less the signs, without effects.
rule-fellowship-lotr-278 = A board ends with its main line, or with its last event.
rule-fellowship-lotr-288 = At the end of a board each goes one space to the dark for every kind of life token he lacks.
rule-fellowship-lotr-289 = Most Ring tokens bear the Ring; a tie goes to the next after the bearer. The bearer draws two cards.
rule-fellowship-lotr-304 = An empty pile is renewed from the hobbit cards discarded.
rule-fellowship-lotr-308 = A hobbit who meets Sauron is out; he keeps only his shields.
rule-fellowship-lotr-310 = Who cannot give what is demanded is out.
rule-fellowship-lotr-314 = At 60 the active player rolls; if the bearer is still there, the Ring lies on the volcano.
rule-fellowship-lotr-322 = The Ring destroyed: 60 points and all shields.
rule-fellowship-lotr-323 = Mount Doom reached, the Ring not destroyed: 60 points.
rule-fellowship-lotr-324 = The bearer out: the number the main line has reached.
rule-fellowship-lotr-330 = { $frodo ->
    [all-white] White cards are jokers for Frodo.
   *[other] White hobbit cards are jokers for Frodo.
}
rule-fellowship-lotr-332 = Sam never loses more than one step or card by a die.
rule-fellowship-lotr-334 = Pippin may play two cards of the same colour.
rule-fellowship-lotr-336 = Merry needs only two different life tokens.
rule-fellowship-lotr-338 = Fatty draws two cards after each board.
rule-fellowship-lotr-342 = Gandalf’s cards are used at any time, for five shields each.
rule-fellowship-lotr-344 = Healing: a hobbit goes two spaces to the light.
rule-fellowship-lotr-346 = Persistence: a player draws four cards.
rule-fellowship-lotr-348 = Guidance: two jokers.
rule-fellowship-lotr-350 = Foresight: look at three tiles and put them in any order.
rule-fellowship-lotr-352 = Magic: the event is ignored, but not the last one of Mordor.
rule-fellowship-lotr-354 = Yellow cards may be used at any time they fit.
rule-fellowship-lotr-356 = Miruvor: one player passes a card to another.
rule-fellowship-lotr-358 = Belt: one die is not rolled.
rule-fellowship-lotr-360 = Mithril: one result is ignored.
rule-fellowship-lotr-362 = Athelas: helps where a life token is missing.
rule-fellowship-lotr-364 = Staff: one tile with an event or three things (or three cards) is ignored.
rule-fellowship-lotr-366 = Phial: the next tile is not turned up.
rule-fellowship-lotr-368 = Elessar: a hobbit goes one space to the light.
rule-fellowship-lotr-370 = Lembas: draw up to six cards.
rule-fellowship-lotr-504 = The first event of a board.
rule-fellowship-lotr-505 = The second event of a board.
rule-fellowship-lotr-506 = The third event of a board.
rule-fellowship-lotr-507 = The fourth event of a board.
rule-fellowship-lotr-508 = The fifth event of a board.
rule-fellowship-lotr-509 = The last event of a board: with it the board is over.
rule-fellowship-lotr-521 = In Lothlórien each may rest for two shields; then each gives a joker or rolls.
rule-fellowship-ruling-D12 = The Ring may be put on after a tile is shown, and after a tile or a card is carried out.
rule-fellowship-ruling-D19 = Everybody may act at each of these moments; play goes on once all have let it pass.
rule-fellowship-ruling-R1 = A yellow card is used by its holder, in a pause or while something is asked, where it has an effect.
rule-fellowship-ruling-R2 = One may act between a tile or an event being shown and being carried out.
rule-fellowship-ruling-R6 = One player alone pays Gandalf’s five shields.
rule-fellowship-ruling-R8 = Symbols count, not cards; what is too much is lost.
rule-fellowship-ruling-R18 = “One” means one player alone.
rule-fellowship-ruling-talk = Each may say two things a turn, in words the table knows.
rule-fellowship-ruling-take-back = What was given may be taken back three times.
