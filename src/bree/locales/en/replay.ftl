# Watching finished games: loaded when one is opened.

replay-title = { $game }, watched again
replay-open-title = Watch a recorded game
replay-open-text = Choose a record you have downloaded, or drop it here. It is read and shown; nothing of it is kept.
replay-file = Open a recorded game
replay-unreadable = This is not a record that Bree can read.
replay-broken-cut = The record breaks off before line { $line }. It is shown up to there.
replay-broken-wrong = Line { $line } of the record cannot be right. It is shown up to there.

replay-as = As seen by
replay-everything = Everything
replay-spectator = A spectator
replay-seat = { $seat } ({ $player })
replay-hand = In hand: { $seat }
replay-beginning = The beginning
replay-over = The end

replay-controls = Playback
replay-moment = Moment of the game
replay-moment-text = { $at } of { $all }
replay-back = One move back
replay-next = One move on
replay-key-back = To the key moment before
replay-key-next = To the next key moment
replay-key-only = Key moments only
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-speed-value = { $speed }×
replay-keys = ← → one move, Shift for key moments, space to play

replay-copy = Copy a link to this moment
replay-link = Link to this moment
replay-download = Download the record
