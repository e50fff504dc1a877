# The frame of the page: everything that is not about one game.

page-title = Bree: Middle-earth board games
welcome = Pull up a chair
welcome-text = Middle-earth board games that are long out of print. Play a bot, a friend beside you or a friend far away.
play = Play
play-game = Play { $game } against a bot
choose = Choose…
choose-game = Choose how to play { $game }
try-again = Try again
home = Bree: back to the inn
to-start = Back to the inn
about = About Bree
open-record = Watch a recorded game
statistics = Your results
players-count = { $most ->
    [2] 2 players
   *[other] { $least } to { $most } players
}
learn = Learn in two minutes
learn-game = Learn in two minutes: { $game }
learn-title = Learn { $game }
learn-leave = Leave
rules = Rules
rules-contents = On this page
rules-print = Print
rules-game = Rules of { $game }

game-confrontation = The Confrontation
    .facts = 2002 and 2005 · 30 minutes
    .about = Nine companions slip past nine servants of Sauron. You see the backs of their pieces; what stands before you is your guess.
game-fellowship = The Lord of the Rings
    .facts = 2000 · 60 minutes
    .about = All of you carry the Ring to Mordor together, or all of you fail.
game-duel = The Duel
    .facts = 2002 · 20 minutes
    .about = Gandalf and the Balrog on the bridge of Khazad-dûm, card against card, edge against edge.
game-quest = The Quest
    .facts = 2001 · 30 minutes
    .about = Lay the road from the Shire to Mount Doom, tile by tile.

tables-running = Your games
tables-finished = Finished games
table-your-turn = Your turn
table-waiting = Waiting for the others
table-replay = Watch again
table-won = Won
table-lost = Lost
table-drawn = Drawn
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-title = { $game } at Bree
table-title-wanted = Your turn: { $game }

settings = Settings
language = Language
language-switch-fr = FR : passer au français
language-switch-en = EN: switch to English
theme = Colours
theme-auto = As the device
theme-light = Parchment
theme-dark = Dusk
to-light = Switch to parchment
to-dark = Switch to dusk
speed = Pace
speed-calm = Calm
speed-quick = Quick
speed-instant = At once
motion = Motion
motion-hint = Pieces walk and cards turn
sound = Sound
sound-hint = Wood on wood, paper on paper
aids = Memory aid
aids-hint = Point at an enemy piece to see what it can still be
your-name = Your name at the table
close = Close
cancel = Put back

number-of-players = Players
your-side = Your side
your-part = You play
side-any = Either
opponent = Against
partner = With
sitter-bot = A bot
sitter-here = Someone here
sitter-friend = A friend by link
level = How strong
bot-level-random-about = Wanders about and takes what comes.
bot-level-random = Wanderer
clock = Clock
clock-none = None
clock-move = 1 minute a move
clock-game = 15 minutes a game
clock-days = 3 days a move
days-left = { $days ->
    [one] { $days } day
   *[other] { $days } days
}
start = Sit down
start-invite = Sit down and invite

players = Players
player-you = You
player-here = At this screen
player-friend = Friend
player-open = Seat still free
player-bot = Bot, { $level }
player-replaced = { $fault ->
    [raised] It broke down. A simple bot plays on.
    [illegal] It broke the rules. A simple bot plays on.
    [slow] It took too long. A simple bot plays on.
   *[other] It failed. A simple bot plays on.
}
player-away = away
player-turn = To move
series-points = Points in this series
series-score = Game { $number } of the series: { $score }
series-together = { $count ->
    [one] Your journey before this one: { $points } points.
   *[other] Your journeys together: { $points } points.
}
match-half = After the first of two games: { $score }
match-second = Second game of the match: { $score }
match-won = You win the match: { $score }
match-lost = You lose the match: { $score }
match-winner = { $seat } wins the match: { $score }
match-drawn = The match is drawn: { $score }
spectators = { $count ->
    [one] One person is watching
   *[other] { $count } people are watching
}

board = Board
hand = Your hand
margin = Beside the board
log = What happened
log-empty = Nothing has happened yet.
as-list = As a list

connection-connecting = Coming to the table…
connection-lost = Connection lost. Trying again…
connection-closed = Disconnected
no-seat-title = You have no seat here
no-seat-text = This browser holds no seat at this table. Open the link you were sent, or watch the game once it is over.
no-seat-replay = Watch it
nowhere-title = No such place
nowhere-text = The road goes ever on, but not here.

waiting-bot = { $count ->
    [one] { $seat } is thinking…
   *[other] { $seat } are thinking…
}
waiting-seat = { $count ->
    [one] Waiting for { $seat }.
   *[other] Waiting for { $seat }.
}
waiting-friend = Waiting for a friend to take { $seat }. Share the link.
waiting-chance = One moment…

handover-pass = Next: { $name }. Pass the screen.
handover-pass-button = Pass the screen
handover-title = { $name }, your turn
handover-text = Everyone else, look away. Nothing of this side ({ $name }) is shown before you say so.
handover-ready = I play { $name }

seat-free = Nobody has taken { $seat } yet.
invite = Invite a friend
bot-return = Take my seat back
bot-takeover-mine = Let a bot play for me
bot-takeover = Let a bot play for { $seat }

undo = Undo
takeback = Ask to take back
takeback-hint = Something was learned since: the others have to agree
takeback-asked = { $seat } would like to take the last move back.
takeback-waiting = Waiting for an answer about the takeback…
takeback-withdraw = Withdraw
agree = Agree
decline = Decline
resign = Resign
resign-title = Give this game up?
resign-yes = Resign
resign-no = Play on
rematch = Play again, sides swapped
rematch-together = Play again together
rematch-asked = Waiting for the others…
replay = Watch again
share = Share
share-seat = For the friend who plays { $seat }
share-spectator = For those who want to watch
share-none = Nothing to share at this table.
copy = Copy
copied = Copied

end-won = You won!
end-lost = You lost.
end-drawn = Nobody won.
end-all-won = You all won!
end-winner = { $seat } won.
outcome-resigned = { $seat-mine ->
    [yes] You gave up.
   *[no] { $seat } gave up.
}
outcome-time = { $seat-mine ->
    [yes] Your time ran out.
   *[no] { $seat } ran out of time.
}
outcome-abandoned = The game was left.
outcome-stopped = It had gone on too long and was stopped.

refused-illegal = That is not allowed.
refused-stale = The table has moved on. Look again and choose.
refused-unreachable = The server cannot be reached.
refused-malformed = The server could not read that.
refused-unknown-table = There is no such table.
refused-unknown-invitation = This invitation is not known, or has been used.
refused-taken = Somebody has already taken this seat.
refused-not-over = That can be seen once the game is over.
refused-too-many-tables = Too many tables have been opened from here. Finish one first.
refused-too-large = That is too large.
refused-too-fast = Slowly! Wait a moment and try again.
refused-busy = Too many people at once. Try again.
refused-foreign-origin = This page was not opened from this server.
refused-not-found = There is no such thing.
refused-internal = Something went wrong on the server.
refused-not-your-seat = That is not your seat.
refused-not-looking = Look at this seat first.
refused-bot-plays = A bot plays this seat. Take it back first.
refused-over = The game is over.
refused-nothing-to-undo = There is nothing to undo.
refused-nothing-to-take-back = There is nothing to take back.
refused-no-takeback = Nobody has asked for a takeback.
refused-already-asked = That has already been asked.
refused-already-agreed = You have already agreed.
refused-not-alone = You cannot give up for everybody.
refused-not-away = That person left only just now. After a minute a bot may play on.
refused-not-a-bot = No bot plays this seat.
refused-late = This game has gone on for so long that only moves count now.
refused-unknown-level = No bot plays at that level.

rule-reference = { $book }, line { $place }
ruling-reference = Ruling { $place } of this house
book-02 = Rulebook of 2002
book-02-short = 2002,
book-05 = Deluxe rulebook of 2005
book-05-short = 2005,
book-duel = Rulebook of the Duel
book-duel-short = rules,
book-quest = Rulebook of the Quest
book-quest-short = rules,
book-lotr = Rulebook of 2000
book-lotr-short = rules,

join-title = You are invited
join-text = A friend keeps a seat for you.
join-name = Your name (if you like)
join-sit = Take the seat
join-torn = Part of this link is missing. Open the whole link you were sent.

about-title = About Bree
about-text = Bree is a table for Middle-earth board games that are out of print. The rules are exact, what is hidden stays hidden, and the bots see no more than you would.
about-unofficial = Bree is unofficial. No publisher’s artwork or wording is in it; names belong to their owners.
about-figures = The figures are from game-icons.net, under the Creative Commons licence CC BY 3.0, by
about-credits = Who drew which figure
about-types = The typefaces Alegreya and Inter are under the SIL Open Font License; the interface icons are from Lucide (ISC).
