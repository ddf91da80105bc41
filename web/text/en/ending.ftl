# The end of a match.
ending-you = You
ending-over = The match is over
ending-counting = Adding it all up
ending-part = Part { $part } of { $parts }
ending-next = Next
ending-skip = Skip to the result
ending-level = Nobody is ahead right now.
ending-you-lead = You’re ahead by { $amount }.
ending-leads = { $name } is ahead by { $amount }.
ending-players =
    { $count ->
        [1] Solo
        [2] Two players
        [3] Three players
        [4] Four players
        [5] Five players
        [one] { $count } player
       *[other] { $count } players
    }
ending-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
ending-win = You win!
ending-shared = You share the win!
ending-shared-with = You win together with { $names }.
ending-lost = This time it’s { $names }
ending-missed = Not this time
ending-nobody = Nobody wins
ending-won-by =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the win!
    }
ending-ahead = { $amount }, { $more } more than { $name }.
ending-behind = { $amount }, { $more } fewer than { $name }.
ending-good-game =
    Well played: { $amount } and { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] sixth
    } place.
ending-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
ending-curve = The score over the match
ending-where-lost = Where it slipped away
ending-curve-label = The score over the match. At the end: { $scores }
ending-goal = { $points } to win
ending-turn = Turn { $number }
ending-round = Round { $number }
ending-best = Your best moment
ending-best-of-winner = The winner’s best moment
ending-went-well = Your biggest gain
ending-watch = Watch it
ending-guest = You played as a guest.
ending-keep = Keep the name { $name } and your matches: an email address is enough.
ending-keep-name = Keep this name
ending-board = Look at the board
ending-again = How the match went
