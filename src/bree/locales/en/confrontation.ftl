# The Confrontation (2002, and Deluxe 2005). `$edition` is 2002 or 2005.

## Sides
name-confrontation-light = { $edition ->
    [2002] Light
   *[other] Fellowship
}
name-confrontation-dark = { $edition ->
    [2002] Dark
   *[other] Sauron
}
name-confrontation-nobody = Nobody

## Regions
name-confrontation-shire = The Shire
    .the = the Shire
    .at = in the Shire
name-confrontation-arthedain = Arthedain
    .the = Arthedain
    .at = in Arthedain
name-confrontation-cardolan = Cardolan
    .the = Cardolan
    .at = in Cardolan
name-confrontation-rhudaur = Rhudaur
    .the = Rhudaur
    .at = in Rhudaur
name-confrontation-eregion = Eregion
    .the = Eregion
    .at = in Eregion
name-confrontation-enedwaith = Enedwaith
    .the = Enedwaith
    .at = in Enedwaith
name-confrontation-high-pass = High Pass
    .the = the High Pass
    .at = on the High Pass
name-confrontation-misty-mountains = Misty Mountains
    .the = the Misty Mountains
    .at = in the Misty Mountains
name-confrontation-caradhras = { $edition ->
    [2002] Moria
   *[other] Caradhras
}
    .the = { name-confrontation-caradhras }
    .at = { $edition ->
        [2002] in Moria
       *[other] on Caradhras
    }
name-confrontation-gap-of-rohan = Gap of Rohan
    .the = the Gap of Rohan
    .at = in the Gap of Rohan
name-confrontation-mirkwood = Mirkwood
    .the = Mirkwood
    .at = in Mirkwood
name-confrontation-fangorn = Fangorn
    .the = Fangorn
    .at = in Fangorn
name-confrontation-rohan = Rohan
    .the = Rohan
    .at = in Rohan
name-confrontation-dagorlad = Dagorlad
    .the = Dagorlad
    .at = in Dagorlad
name-confrontation-gondor = Gondor
    .the = Gondor
    .at = in Gondor
name-confrontation-mordor = Mordor
    .the = Mordor
    .at = in Mordor
name-confrontation-tunnel = Tunnel of Moria
    .the = the tunnel of Moria
    .at = in the tunnel of Moria
about-confrontation-region = Room for { $capacity ->
    [one] one piece
   *[other] { $capacity } pieces
} of each side.
about-confrontation-mountains = Nobody moves sideways here.
about-confrontation-shire = With three pieces here Sauron wins.
about-confrontation-mordor = When the Ring-bearer enters, the Fellowship wins.
about-confrontation-mirkwood = The river carries the Fellowship on to Fangorn.
about-confrontation-fangorn = The river carries the Fellowship on to Rohan.
about-confrontation-eregion = From here the tunnel of Moria leads the Fellowship to Fangorn.
about-confrontation-caradhras = The tunnel of Moria runs beneath: here the Balrog may lie in wait.

## Characters: what they are called and what they can do
name-confrontation-frodo = Frodo
    .the = Frodo
    .start = Frodo
    .number = singular
about-confrontation-frodo = The Ring-bearer. When attacked he may slip away sideways before any cards are played, never in the mountains. If he falls, all is lost.
name-confrontation-sam = Sam
    .the = Sam
    .start = Sam
    .number = singular
about-confrontation-sam = Beside Frodo he counts 5, if you show them both. When Frodo is attacked first, Sam may take his place.
name-confrontation-pippin = Pippin
    .the = Pippin
    .start = Pippin
    .number = singular
about-confrontation-pippin = When he attacks he may look and run: once both pieces are shown he may retreat backwards before any cards.
name-confrontation-merry = Merry
    .the = Merry
    .start = Merry
    .number = singular
about-confrontation-merry = Defeats the Witch-king at once.
name-confrontation-gandalf = Gandalf
    .the = Gandalf
    .start = Gandalf
    .number = singular
about-confrontation-gandalf = Against him Sauron plays his card first, face up.
name-confrontation-aragorn = Aragorn
    .the = Aragorn
    .start = Aragorn
    .number = singular
about-confrontation-aragorn = May attack in any direction, backwards and sideways too, but not sideways in the mountains.
name-confrontation-legolas = Legolas
    .the = Legolas
    .start = Legolas
    .number = singular
about-confrontation-legolas = Defeats the Flying Nazgûl at once.
name-confrontation-gimli = Gimli
    .the = Gimli
    .start = Gimli
    .number = singular
about-confrontation-gimli = Defeats the Orcs at once.
name-confrontation-boromir = Boromir
    .the = Boromir
    .start = Boromir
    .number = singular
about-confrontation-boromir = Whoever meets him in battle falls with him, except the Warg.
name-confrontation-orcs = Orcs
    .the = the Orcs
    .start = The Orcs
    .number = plural
about-confrontation-orcs = When they attack, the first Fellowship piece they meet falls at once.
name-confrontation-shelob = Shelob
    .the = Shelob
    .start = Shelob
    .number = singular
about-confrontation-shelob = Having defeated a piece outside Gondor she goes home to Gondor at once; if two of her own side or any enemy stand there she is lost.
name-confrontation-saruman = Saruman
    .the = Saruman
    .start = Saruman
    .number = singular
about-confrontation-saruman = May decide that no cards are played: bare strength decides.
name-confrontation-flying-nazgul = Flying Nazgûl
    .the = the Flying Nazgûl
    .start = The Flying Nazgûl
    .number = singular
about-confrontation-flying-nazgul = May fly to any region that holds exactly one Fellowship piece.
name-confrontation-balrog = Balrog
    .the = the Balrog
    .start = The Balrog
    .number = singular
about-confrontation-balrog = From { name-confrontation-caradhras } he may strike down whoever walks the tunnel.
name-confrontation-warg = Warg
    .the = the Warg
    .start = The Warg
    .number = singular
about-confrontation-warg = Whoever fights him loses the power of his own text.
name-confrontation-black-rider = Black Rider
    .the = the Black Rider
    .start = The Black Rider
    .number = singular
about-confrontation-black-rider = May ride forward any distance to attack, through regions that are free of the Fellowship and not full.
name-confrontation-witch-king = Witch-king
    .the = the Witch-king
    .start = The Witch-king
    .number = singular
about-confrontation-witch-king = May move sideways to attack, except in the mountains.
name-confrontation-cave-troll = Cave Troll
    .the = the Cave Troll
    .start = The Cave Troll
    .number = singular
about-confrontation-cave-troll = His strength is enough: Sauron spends a card, but it counts for nothing.
name-confrontation-frodo-variant = Frodo
    .the = Frodo
    .start = Frodo
    .number = singular
about-confrontation-frodo-variant = Against him Sauron’s text cards do nothing. If he falls, Sam takes the Ring, unless Sam is gone or the Warg struck.
name-confrontation-sam-variant = Sam
    .the = Sam
    .start = Sam
    .number = singular
about-confrontation-sam-variant = When attacked he is as strong as his attacker.
name-confrontation-smeagol = Sméagol
    .the = Sméagol
    .start = Sméagol
    .number = singular
about-confrontation-smeagol = Attacked while alone, he may change places with a neighbouring companion before any cards.
name-confrontation-faramir = Faramir
    .the = Faramir
    .start = Faramir
    .number = singular
about-confrontation-faramir = When he attacks he may retreat sideways before any cards.
name-confrontation-gandalf-variant = Gandalf
    .the = Gandalf
    .start = Gandalf
    .number = singular
about-confrontation-gandalf-variant = Shown in the region of a battle or beside it he adds 1 to another companion who fights, once cards are on the table. Not against the Warg.
name-confrontation-aragorn-variant = Aragorn
    .the = Aragorn
    .start = Aragorn
    .number = singular
about-confrontation-aragorn-variant = When attacked he may decide that no cards are played.
name-confrontation-elrond = Elrond
    .the = Elrond
    .start = Elrond
    .number = singular
about-confrontation-elrond = Against him Sauron’s Magic and Eye do nothing.
name-confrontation-theoden = Théoden
    .the = Théoden
    .start = Théoden
    .number = singular
about-confrontation-theoden = Counts 4 in Rohan and in Gondor.
name-confrontation-treebeard = Treebeard
    .the = Treebeard
    .start = Treebeard
    .number = singular
about-confrontation-treebeard = Counts 6 in Fangorn, and may come there from anywhere while exactly one enemy stands there.
name-confrontation-orcs-variant = Orcs
    .the = the Orcs
    .start = The Orcs
    .number = plural
about-confrontation-orcs-variant = Count 6 in a turn in which they attack.
name-confrontation-wormtongue = Wormtongue
    .the = Wormtongue
    .start = Wormtongue
    .number = singular
about-confrontation-wormtongue = When defeated he may crawl back to an empty region instead.
name-confrontation-saruman-variant = Saruman
    .the = Saruman
    .start = Saruman
    .number = singular
about-confrontation-saruman-variant = Defeats Gandalf at once. Once cards are shown he may make the Fellowship play another.
name-confrontation-flying-nazgul-variant = Flying Nazgûl
    .the = the Flying Nazgûl
    .start = The Flying Nazgûl
    .number = singular
about-confrontation-flying-nazgul-variant = May fly over one region forward to attack.
name-confrontation-uruk-hai = Uruk-hai
    .the = the Uruk-hai
    .start = The Uruk-hai
    .number = plural
about-confrontation-uruk-hai = May show themselves and run forward any distance into an empty region.
name-confrontation-gollum = Gollum
    .the = Gollum
    .start = Gollum
    .number = singular
about-confrontation-gollum = In battle he may slip forward before any cards.
name-confrontation-mouth-of-sauron = Mouth of Sauron
    .the = the Mouth of Sauron
    .start = The Mouth of Sauron
    .number = singular
about-confrontation-mouth-of-sauron = Once cards are shown he may play the 4 instead, even from the discards.
name-confrontation-witch-king-variant = Witch-king
    .the = the Witch-king
    .start = The Witch-king
    .number = singular
about-confrontation-witch-king-variant = Wins the game by entering the Shire.
name-confrontation-watcher = Watcher
    .the = the Watcher
    .start = The Watcher
    .number = singular
about-confrontation-watcher = Once shown he stays face up and never moves forward again.

## Combat cards
name-confrontation-1 = 1
about-confrontation-1 = Adds 1 to the strength of your piece.
name-confrontation-2 = 2
about-confrontation-2 = Adds 2 to the strength of your piece.
name-confrontation-3 = 3
about-confrontation-3 = Adds 3 to the strength of your piece.
name-confrontation-4 = 4
about-confrontation-4 = Adds 4 to the strength of your piece.
name-confrontation-5 = 5
about-confrontation-5 = Adds 5 to the strength of your piece.
name-confrontation-6 = 6
about-confrontation-6 = Adds 6 to the strength of your piece.
name-confrontation-magic = Magic
about-confrontation-magic = { $edition ->
    [2002] You may take one of your discarded cards: it then counts as if you had played it. With no discards it does nothing.
   *[other] Take one of your discarded cards: it counts as if you had played it. With no discards it does nothing.
}
name-confrontation-retreat = Retreat
about-confrontation-retreat = { $edition ->
    [2002] The piece may leave the battle: the Fellowship backwards, Sauron sideways.
   *[other] The piece leaves the battle: the Fellowship backwards, Sauron sideways.
}
name-confrontation-noble-sacrifice = Noble Sacrifice
about-confrontation-noble-sacrifice = Both pieces fall, unless Sauron’s Retreat got his piece away.
name-confrontation-elven-cloak = Elven Cloak
about-confrontation-elven-cloak = If Sauron plays a number, it counts for nothing.
name-confrontation-eye = Eye of Sauron
about-confrontation-eye = If the Fellowship plays a text card, it does nothing.

## Special cards
name-confrontation-shadowfax = Shadowfax
about-confrontation-shadowfax = { $edition ->
    [2002] Before your move: one piece steps forward into a region without enemies, then the same piece may make your move.
   *[other] Before your move: one piece steps forward into a region without enemies, then the same piece makes your move.
}
name-confrontation-gandalf-the-white = Gandalf the White
about-confrontation-gandalf-the-white = Instead of your turn: fallen Gandalf comes back in Fangorn, if no enemy is there and there is room.
name-confrontation-a-king-revealed = A King Revealed
about-confrontation-a-king-revealed = Instead of your turn: show Aragorn and choose an enemy piece. Sauron must move it next.
name-confrontation-gwaihir = Gwaihir the Windlord
about-confrontation-gwaihir = At the start of a battle: your piece retreats sideways or backwards at once. Not against the Warg.
name-confrontation-the-dark-of-mordor = The Dark of Mordor
about-confrontation-the-dark-of-mordor = Before your move: one piece steps forward into a region without enemies, then a different piece makes your move.
name-confrontation-crebain = Crebain of Dunland
about-confrontation-crebain = Instead of your turn: one enemy piece is shown and stays face up for the rest of the game.
name-confrontation-palantir = Palantír
about-confrontation-palantir = { $edition ->
    [2002] At the start of your turn: one enemy piece outside the Shire is shown until your turn ends.
   *[other] During your turn: all enemy pieces in one region outside the Shire are shown until your turn ends.
}
name-confrontation-recall-to-mordor = Recall to Mordor
about-confrontation-recall-to-mordor = Instead of your turn: one of your pieces goes back to Mordor, if no enemy is there and there is room.

## Before the game
option-confrontation-edition = Edition
option-confrontation-edition-2002 = 2002
option-confrontation-edition-2005 = Deluxe, 2005
option-confrontation-mode = Characters
option-confrontation-mode-classic = Classic
option-confrontation-mode-variant = Variant
    .when = edition 2005
option-confrontation-mode-draft = Draft
    .when = edition 2005
option-confrontation-draft_picks = Draft picks
    .when = mode draft
option-confrontation-draft_picks-open = Shown
option-confrontation-draft_picks-secret = Secret
option-confrontation-specials = Special cards
    .offer = none standard named
option-confrontation-specials-none = None
option-confrontation-specials-standard = Two each
option-confrontation-specials-named = A number, dealt
    .when = edition 2005
option-confrontation-shuffle = Pieces of one region
option-confrontation-shuffle-automatic = Mixed by themselves
option-confrontation-shuffle-manual = Mixed by hand

confrontation-draft = Choose a face for tile { $number } of 9
confrontation-classic = Classic
confrontation-variant = Variant
confrontation-take = Choose two special cards
confrontation-number = How many special cards shall each side be dealt?
confrontation-others-choose = Waiting for the other side to choose…
confrontation-chosen = Chosen so far
confrontation-ready = Begin like this
confrontation-random = Place them for me
confrontation-clear = Start over

## On the board
confrontation-hidden = { $side }: a hidden piece
confrontation-could-be = { $count ->
    [one] It is { $names }.
   *[other] Could be { $names }.
}
confrontation-seen = Your opponent sees this piece.
confrontation-unseen = { $count ->
    [one] Your opponent knows that it is { $names }.
   *[other] For your opponent it could be { $names }.
}
confrontation-token = { $piece }, strength { $strength }, { $place }
confrontation-token-hidden = { $side }, hidden piece { $place }
confrontation-go-to = { $piece } to { $region }
confrontation-choose-region = Choose { $region }
confrontation-mark-shown-for-good = Stays shown
confrontation-mark-must-move = Must move
confrontation-mark-stepped = Has stepped
confrontation-cards = { $side }: cards
confrontation-cards-left = { $side }, { $count ->
    [one] one card left: { $cards }
   *[other] { $count } cards left: { $cards }
}
confrontation-fallen = { $side }: fallen
confrontation-specials-list = { $side }, special cards: { $cards }
confrontation-fallen-list = { $side }, fallen: { $pieces }
confrontation-card-hidden = A card, face down
confrontation-battle = Battle { $place }
confrontation-attacks = attacks
confrontation-defends = defends
confrontation-fate-fallen = falls
confrontation-fate-away = gets away
confrontation-text-blank = The Warg: { $piece } fights without a text.
confrontation-no-cards = No cards in this battle.

## What is wanted now
prompt-confrontation-number = Name how many special cards each side is dealt.
prompt-confrontation-take = Take a special card; you will have two.
prompt-confrontation-pick = Choose which face of this tile you play with.
prompt-confrontation-place = Set up your nine: drag or click a piece, then a region. One in each of the five regions, four stay at home.
prompt-confrontation-place-where = Choose a region for { $piece-the }.
prompt-confrontation-move = Your turn: choose a piece to move forward.
prompt-confrontation-move-again = Shadowfax: move the same piece once more, or rest.
prompt-confrontation-move-where = Choose where { $piece-the } { $piece-number ->
    [plural] go.
   *[other] goes.
}
prompt-confrontation-move-how = Choose how { $piece-the } { $piece-number ->
    [plural] get there.
   *[other] gets there.
}
prompt-confrontation-special-begin = { $special }: choose what it is played on, or put it back.
prompt-confrontation-special-where = { $special }: choose where { $piece-the } { $piece-number ->
    [plural] step.
   *[other] steps.
}
prompt-confrontation-shuffle = Waiting for the other side. Meanwhile you may mix your hidden pieces.
prompt-confrontation-tunnel = Somebody walks the tunnel of Moria. Does the Balrog strike?
prompt-confrontation-target = Choose whom to attack { $region-at }.
prompt-confrontation-sam = Frodo is attacked: does Sam step in?
prompt-confrontation-gwaihir = Call Gwaihir to carry { $mine-the } away, or stay?
prompt-confrontation-text-retreat = { $mine-start } may slip away before the cards. Choose a region, or stand.
prompt-confrontation-show-frodo = Show Frodo beside Sam, so that Sam counts 5?
prompt-confrontation-swap = Sméagol may change places with a neighbour before the cards.
prompt-confrontation-aragorn = Aragorn is attacked: fight with cards or without?
prompt-confrontation-gollum = Gollum may slip forward before the cards. Choose a region, or stand.
prompt-confrontation-saruman = Saruman: fight with cards or without?
prompt-confrontation-cards = Choose a card for { $mine-the } against { $theirs-the }.
prompt-confrontation-dark-card = Against Gandalf you play first, face up: choose a card for { $mine-the }.
prompt-confrontation-light-card = Your opponent has played. Choose a card for { $mine-the }.
prompt-confrontation-demand = Saruman may make the Fellowship play another card.
prompt-confrontation-other-card = Saruman sends your card back: choose another for { $mine-the }.
prompt-confrontation-four = The Mouth of Sauron may play the 4 instead.
prompt-confrontation-dark-magic = Magic: choose a card from your discards.
prompt-confrontation-light-magic = Magic: choose a card from your discards.
prompt-confrontation-dark-retreat = Retreat: choose where { $mine-the } { $mine-number ->
    [plural] withdraw.
   *[other] withdraws.
}
prompt-confrontation-light-retreat = Retreat: choose where { $mine-the } { $mine-number ->
    [plural] withdraw.
   *[other] withdraws.
}
prompt-confrontation-help = If Gandalf is near, you may show him to add 1.
prompt-confrontation-wormtongue = Wormtongue is beaten: crawl back to a region, or fall.

## Choices
action-confrontation-take = Take { $special }
action-confrontation-name = { $number } each
action-confrontation-pick = { $piece }: { $about }
action-confrontation-place = { $piece } { $region-at }
action-confrontation-shuffle = Mix the pieces { $region-at }
action-confrontation-move = { $piece } from { $from-the } to { $to-the }
action-confrontation-leap = { $piece } leaps to { $to-the }
action-confrontation-rest = Rest here
action-confrontation-shadowfax = Shadowfax: { $piece } to { $to-the }
action-confrontation-gandalf-the-white = Gandalf the White
action-confrontation-a-king-revealed = A King Revealed: a piece { $region-at } must move
action-confrontation-a-king-revealed-token = A King Revealed: piece { $token-id } must move
action-confrontation-palantir = Palantír: look { $region-at }
action-confrontation-palantir-token = Palantír: look at piece { $token-id }
action-confrontation-recall-to-mordor = { $piece } back to Mordor
action-confrontation-the-dark-of-mordor = The Dark of Mordor: { $piece } to { $to-the }
action-confrontation-crebain = Crebain: show a piece { $region-at }
action-confrontation-crebain-token = Crebain: show piece { $token-id }
action-confrontation-crebain-shown = Crebain: { $piece } stays shown
action-confrontation-let-pass = Let them pass
action-confrontation-show-balrog = The Balrog strikes
action-confrontation-attack-shown = Attack { $piece-the }
action-confrontation-attack-hidden = Attack a hidden piece
action-confrontation-attack-token = Attack piece { $token-id }
action-confrontation-sam-steps-in = Sam steps in
action-confrontation-frodo-fights = Frodo faces them himself
action-confrontation-gwaihir = Gwaihir: away to { $region-the }
action-confrontation-no-gwaihir = Keep Gwaihir for later
action-confrontation-stand = Stand and fight
action-confrontation-retreat = Away to { $region-the }
action-confrontation-show-frodo = Show Frodo: Sam counts 5
action-confrontation-keep-frodo = Keep Frodo hidden
action-confrontation-swap = Change places with { $piece-the }
action-confrontation-no-cards = Without cards
action-confrontation-with-cards = With cards
action-confrontation-card = Play { $card }
action-confrontation-demand = Make them play another card
action-confrontation-accept = Leave it
action-confrontation-take-four = Play the 4 instead
action-confrontation-keep-card = Keep this card
action-confrontation-magic-picks = Magic becomes { $card }
action-confrontation-magic-stays = Leave Magic as it is
action-confrontation-gandalf-helps = Show Gandalf: 1 more
action-confrontation-no-help = No help
action-confrontation-fall = Fall

## What happened
event-confrontation-ready = { $side } is ready.
event-confrontation-number = Each side is dealt { $number ->
    [0] no special card.
    [one] one special card.
   *[other] { $number } special cards.
}
event-confrontation-dealt = { $side } is dealt { $card }.
event-confrontation-taken = { $side } takes { $cards }.
event-confrontation-picked = { $side } plays with { $pieces }.
event-confrontation-begin = Both sides stand ready. { $turn } begins.
event-confrontation-move = { $piece-start } { $piece-number ->
    [plural] move
   *[other] moves
} from { $from-the } to { $to-the }.
event-confrontation-move-hidden = { $side } moves a piece from { $from-the } to { $to-the }.
event-confrontation-special = { $side } plays { $card }.
event-confrontation-must-move = Sauron must move the chosen piece { $region-at }.
event-confrontation-returns = { $piece-start } comes back { $region-at }.
event-confrontation-let-pass = Nothing stirs in the tunnel.
event-confrontation-battle = Battle { $region-at }: { $attacker } attacks.
event-confrontation-reveal = { $piece-start } { $piece-number ->
    [plural] are
   *[other] is
} shown { $region-at }.
event-confrontation-swap = { $piece-start } changes places with { $with-the }.
event-confrontation-no-cards = No cards are played.
event-confrontation-card-chosen = { $side } has chosen a card.
event-confrontation-card = { $side } plays { $card }.
event-confrontation-magic = { $side }’s Magic becomes { $card }.
event-confrontation-demand = Saruman sends { $card } back.
event-confrontation-four = The Mouth of Sauron plays the 4 instead{ $from-id ->
    [hand] .
   *[discard] , from the discards.
}
event-confrontation-help = Gandalf helps from { $region-the }: 1 more.
event-confrontation-strengths = Strengths: { $light } against { $dark }.
event-confrontation-fallen = { $piece-start } { $piece-number ->
    [plural] fall.
   *[other] falls.
}
event-confrontation-ring-passed = { $piece } takes the Ring.
event-confrontation-shelob-returns = Shelob goes home to Gondor.
event-confrontation-retreat = { $piece-start } { $piece-number ->
    [plural] withdraw
   *[other] withdraws
} from { $from-the } to { $to-the }.
event-confrontation-refill = All cards are used: both sides take theirs back.
event-confrontation-shuffle = { $side } mixes the pieces { $region-at }.
event-confrontation-end = The game is over.

## How it ended
outcome-confrontation-ring-bearer-in-mordor = The Ring-bearer has reached Mordor.
outcome-confrontation-ring-bearer-defeated = The Ring-bearer has fallen.
outcome-confrontation-three-in-the-shire = Three servants of Sauron stand in the Shire.
outcome-confrontation-witch-king-in-the-shire = The Witch-king has entered the Shire.
outcome-confrontation-stuck = { $edition ->
    [2002] The side to move could not move at all.
   *[other] The side to move could not move forward.
}
outcome-confrontation-no-progress = Nothing has come of it for too long.
outcome-confrontation-too-long = The road went on too long.

## The rules in our own words, by their reference
rule-confrontation-05-90 = Sauron moves first; then the sides take turns.
rule-confrontation-02-67 = { rule-confrontation-05-90 }
rule-confrontation-05-94 = In your turn you must move one of your pieces.
rule-confrontation-02-71 = { rule-confrontation-05-94 }
rule-confrontation-05-96 = A piece moves forward into a touching region.
rule-confrontation-02-73 = { rule-confrontation-05-96 }
rule-confrontation-05-97 = Nobody moves sideways in the mountains.
rule-confrontation-02-84 = { rule-confrontation-05-97 }
rule-confrontation-05-101 = A region full of your own pieces cannot be entered: four in the Shire and in Mordor, one in the mountains, two elsewhere.
rule-confrontation-02-88 = { rule-confrontation-05-101 }
rule-confrontation-05-102 = You may mix your hidden pieces of a region at any time.
rule-confrontation-02-89 = { rule-confrontation-05-102 }
rule-confrontation-05-105 = The Fellowship may follow the river: from Mirkwood to Fangorn and from Fangorn to Rohan.
rule-confrontation-02-91 = { rule-confrontation-05-105 }
rule-confrontation-05-106 = The Fellowship may walk the tunnel from Eregion to Fangorn. If the Balrog waits above it, he may strike.
rule-confrontation-02-93 = { rule-confrontation-05-106 }
rule-confrontation-05-144 = Whoever enters a region with enemies attacks them, one after the other.
rule-confrontation-02-97 = { rule-confrontation-05-144 }
rule-confrontation-05-152 = Both fighters are shown before anything else happens.
rule-confrontation-02-101 = { rule-confrontation-05-152 }
rule-confrontation-05-160 = Nobody retreats into a region that is full or holds an enemy, nor sideways in the mountains, nor back through the tunnel, nor upstream.
rule-confrontation-02-105 = Nobody retreats into a region that is full or holds an enemy, nor sideways in the mountains.
rule-confrontation-05-168 = Each side chooses a card in secret; both are shown together. Texts come before numbers, Sauron’s first.
rule-confrontation-02-109 = { rule-confrontation-05-168 }
rule-confrontation-05-182 = Strength and card are added up. The weaker piece falls; in a tie both do.
rule-confrontation-02-126 = { rule-confrontation-05-182 }
rule-confrontation-05-186 = Played cards stay open and out of hand until both sides have used all nine; then both take theirs back.
rule-confrontation-02-128 = { rule-confrontation-05-186 }
rule-confrontation-05-208 = The Fellowship wins at once when the Ring-bearer enters Mordor.
rule-confrontation-02-113 = { rule-confrontation-05-208 }
rule-confrontation-05-210 = Sauron wins at once when the Ring-bearer falls.
rule-confrontation-02-115 = { rule-confrontation-05-210 }
rule-confrontation-05-211 = Sauron wins with three pieces in the Shire.
rule-confrontation-02-116 = { rule-confrontation-05-211 }
rule-confrontation-02-117 = Whoever cannot move in his turn loses.
rule-confrontation-05-212 = Whoever cannot move forward in his turn loses.
rule-confrontation-05-226 = Sauron wins when the variant Witch-king enters the Shire.
rule-confrontation-05-228 = When the variant Frodo falls, Sam carries the Ring; if Sam has fallen already, Sauron wins at once.
rule-confrontation-05-230 = When Sam carries the Ring, the Fellowship wins at once when he enters Mordor, and Sauron wins at once when he falls.
rule-confrontation-05-240 = In a draft each tile is played with one of its two faces.
rule-confrontation-05-242 = Both sides show what they have picked, unless they agreed to keep it secret.
rule-confrontation-05-552 = Each side chooses two of its four special cards.
rule-confrontation-05-553 = The Fellowship names a number from 0 to 4; that many special cards are dealt to each side.
rule-confrontation-ruling-A2 = Both sides set up at the same time, in secret; only then is shown where pieces stand.
rule-confrontation-ruling-B20 = Nobody wins after sixty turns without a fall or a step forward, or after four hundred turns.
rule-confrontation-02-144 = { about-confrontation-shadowfax }
rule-confrontation-02-148 = { about-confrontation-gandalf-the-white }
rule-confrontation-02-152 = { about-confrontation-palantir }
rule-confrontation-02-156 = { about-confrontation-recall-to-mordor }
rule-confrontation-02-205 = { about-confrontation-frodo }
rule-confrontation-02-211 = { about-confrontation-sam }
rule-confrontation-02-217 = { about-confrontation-pippin }
rule-confrontation-02-223 = { about-confrontation-merry }
rule-confrontation-02-229 = { about-confrontation-gandalf }
rule-confrontation-02-235 = { about-confrontation-aragorn }
rule-confrontation-02-241 = { about-confrontation-legolas }
rule-confrontation-02-247 = { about-confrontation-gimli }
rule-confrontation-02-253 = { about-confrontation-boromir }
rule-confrontation-02-259 = { about-confrontation-balrog }
rule-confrontation-02-275 = { about-confrontation-shelob }
rule-confrontation-02-279 = { about-confrontation-shelob }
rule-confrontation-02-287 = { about-confrontation-witch-king }
rule-confrontation-02-299 = { about-confrontation-flying-nazgul }
rule-confrontation-02-321 = { about-confrontation-black-rider }
rule-confrontation-02-335 = { about-confrontation-saruman }
rule-confrontation-02-347 = { about-confrontation-orcs }
rule-confrontation-02-363 = { about-confrontation-warg }
rule-confrontation-02-377 = { about-confrontation-cave-troll }
rule-confrontation-02-397 = { about-confrontation-magic }
rule-confrontation-02-403 = { about-confrontation-noble-sacrifice }
rule-confrontation-02-409 = { about-confrontation-elven-cloak }
rule-confrontation-02-415 = { about-confrontation-retreat }
rule-confrontation-02-431 = { about-confrontation-eye }
rule-confrontation-02-437 = { about-confrontation-retreat }
rule-confrontation-05-270 = { about-confrontation-magic }
rule-confrontation-05-276 = { about-confrontation-elven-cloak }
rule-confrontation-05-282 = { about-confrontation-noble-sacrifice }
rule-confrontation-05-287 = { about-confrontation-retreat }
rule-confrontation-05-303 = { about-confrontation-retreat }
rule-confrontation-05-309 = { about-confrontation-eye }
rule-confrontation-05-321 = { about-confrontation-frodo }
rule-confrontation-05-327 = { about-confrontation-sam }
rule-confrontation-05-333 = { about-confrontation-pippin }
rule-confrontation-05-339 = { about-confrontation-merry }
rule-confrontation-05-345 = { about-confrontation-gandalf }
rule-confrontation-05-351 = { about-confrontation-aragorn }
rule-confrontation-05-357 = { about-confrontation-legolas }
rule-confrontation-05-363 = { about-confrontation-gimli }
rule-confrontation-05-369 = { about-confrontation-boromir }
rule-confrontation-05-377 = { about-confrontation-balrog }
rule-confrontation-05-383 = { about-confrontation-shelob }
rule-confrontation-05-389 = { about-confrontation-witch-king }
rule-confrontation-05-395 = { about-confrontation-flying-nazgul }
rule-confrontation-05-401 = { about-confrontation-black-rider }
rule-confrontation-05-407 = { about-confrontation-saruman }
rule-confrontation-05-413 = { about-confrontation-orcs }
rule-confrontation-05-423 = { about-confrontation-warg }
rule-confrontation-05-429 = { about-confrontation-cave-troll }
rule-confrontation-05-437 = { about-confrontation-frodo-variant }
rule-confrontation-05-443 = { about-confrontation-sam-variant }
rule-confrontation-05-449 = { about-confrontation-elrond }
rule-confrontation-05-455 = { about-confrontation-gandalf-variant }
rule-confrontation-05-461 = { about-confrontation-aragorn-variant }
rule-confrontation-05-467 = { about-confrontation-treebeard }
rule-confrontation-05-473 = { about-confrontation-faramir }
rule-confrontation-05-479 = { about-confrontation-theoden }
rule-confrontation-05-484 = { about-confrontation-smeagol }
rule-confrontation-05-486 = { about-confrontation-smeagol }
rule-confrontation-05-494 = { about-confrontation-uruk-hai }
rule-confrontation-05-500 = { about-confrontation-witch-king-variant }
rule-confrontation-05-506 = { about-confrontation-saruman-variant }
rule-confrontation-05-512 = { about-confrontation-orcs-variant }
rule-confrontation-05-518 = { about-confrontation-wormtongue }
rule-confrontation-05-524 = { about-confrontation-mouth-of-sauron }
rule-confrontation-05-532 = { about-confrontation-watcher }
rule-confrontation-05-538 = { about-confrontation-flying-nazgul-variant }
rule-confrontation-05-544 = { about-confrontation-gollum }
rule-confrontation-05-567 = { about-confrontation-shadowfax }
rule-confrontation-05-573 = { about-confrontation-gandalf-the-white }
rule-confrontation-05-579 = { about-confrontation-a-king-revealed }
rule-confrontation-05-585 = { about-confrontation-gwaihir }
rule-confrontation-05-593 = { about-confrontation-palantir }
rule-confrontation-05-599 = { about-confrontation-recall-to-mordor }
rule-confrontation-05-607 = { about-confrontation-the-dark-of-mordor }
rule-confrontation-05-615 = { about-confrontation-crebain }
