# The page with one's own results.

statistics-title = Your results
statistics-text = How your games went. All this is kept in this browser only; nothing is sent anywhere.
statistics-none = Nothing here yet. Finish a game and it will be counted.
statistics-count = { $count ->
    [one] One game
   *[other] { $count } games
}
statistics-games = Games
statistics-won = won
    .games = Won
statistics-lost = lost
    .games = Lost
statistics-drawn = drawn
    .games = Drawn
statistics-share = Share won
statistics-mean = Mean score
statistics-by-side = By side
statistics-by-opponent = By opponent
statistics-here = Two at this screen
statistics-by-ending = By ending
statistics-by-company = By company
statistics-by-number = By number of players
statistics-friend = Friends
statistics-alone = All seats yours
statistics-abandoned = Left early
statistics-course = { $count ->
    [one] The last game: { $games }.
   *[other] The last { $count } games, the oldest first: { $games }.
}
statistics-course-key = Up: won. Down: lost. A dot: drawn. The newest game is on the right.
statistics-scores = { $count ->
    [one] The score of the last game: { $scores }.
   *[other] The scores of the last { $count } games, the oldest first: { $scores }.
}
statistics-scores-key = Best { $best }, mean { $mean } (n = { $count }). The newest game is on the right.
statistics-interval = The golden line in a bar is the 95 % interval: with few games, much is still open.

statistics-save-json = Save as JSON
statistics-save-csv = Save as CSV
statistics-open = Read in a saved file
statistics-read = { $count ->
    [0] Nothing in this file was new.
    [one] One game was added.
   *[other] { $count } games were added.
}
statistics-unreadable = This is not a file of results saved here.
statistics-erase = Erase…
statistics-erase-title = Erase your results?
statistics-erase-text = { $count ->
    [one] One game is forgotten in this browser. This cannot be undone.
   *[other] { $count } games are forgotten in this browser. This cannot be undone.
}
statistics-erase-yes = Erase them
statistics-erase-no = Keep them
statistics-erased = Your results were erased.
