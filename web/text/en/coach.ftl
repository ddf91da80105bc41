# The coach at a table.

coach-title = Coach
coach-open-note = What’s this about, and what’s a good move?
coach-why = What’s this about?
coach-goal = Your goal now
coach-tip = What to consider
coach-ask = Suggest a move
coach-thinking = One moment…
coach-advice = A good move
coach-second = The next best answer
coach-equal = Just as good
coach-points = Points
coach-from-to = from { $before } to { $after }
coach-stopped-hidden = What follows depends on cards or dice that you don’t know yet.
coach-stopped-sealed = What follows depends on what the others choose in secret.
coach-honest = The coach sees only what you see, and never answers for you.
coach-not-rated = The coach doesn’t help at rated tables.
coach-not-others = The coach helps only where all the others are bots.
coach-rules =
    { $count ->
        [one] Rule
       *[other] Rules
    }

# What was set up for a player who is new to the game.

quick-told = We’ve set the match up for you: { $answers }
quick-why = See why
quick-title = Set up for you
quick-lead = The coach chose this knowing only what you can see from your seat. From here on, everything is up to you.
quick-equal = Other answers would have been just as good.
quick-choose = Choose it myself
quick-settled = The match has moved on, so this can no longer be changed.
quick-recommended = Recommended: { $answer }.
