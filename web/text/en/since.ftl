# Coming back: what others did since the player's last move, the next table, standing orders.

since-away = While you were away
since-turns =
    { $count ->
        [one] one turn
       *[other] { $count } turns
    }
since-show = Show this moment
since-close =
    { $left ->
        [one] { $name } is one point away from winning.
       *[other] { $name } is { $left } points away from winning.
    }
since-as-left = As you left it
since-steps =
    { $count ->
        [one] one step since
       *[other] { $count } steps since
    }
since-step = { $step } of { $last }: { $told }
since-go = Go to my turn
since-close-panel = Close
since-your-turn = It’s your turn
since-your-turn-left = It’s your turn. Time left: { $left }
since-not-your-turn = Not your turn yet
since-waits = First see what the others did; you’ll be asked when you close the summary
since-waits-not = See what the others did meanwhile
since-table-of = { $name }’s board

## The next table

next-table = Next table
next-table-left = Next table · { $left }

## Standing orders in the menu

orders-title = Passing automatically
orders-some = In some situations
orders-lift = Ask me again
