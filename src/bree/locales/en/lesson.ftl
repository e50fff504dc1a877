# The guided first games: what is the same in all of them.

lesson-coach = Your coach
lesson-words = What to do and why
lesson-progress = Step { $number } of { $total }
lesson-progress-bar = How far you are
lesson-done = All done
lesson-next = Next
lesson-back = One step back
lesson-show = Show me
lesson-again = Once more
lesson-play = Play your first game
lesson-not-now = Not this one now: { $wanted }
