# What warns a player who comes back that the match may end soon.

crusaders-closing = This is the last round.
crusaders-closing-cities =
    { $left ->
        [0] { $name } has enough cities for hegemony. If that lasts, the game ends with this round.
       *[other] { $name } is one city away from hegemony, which ends the game.
    }
crusaders-closing-lands =
    { $left ->
        [0] { $name } has enough holy lands for righteousness. If that lasts, the game ends with this round.
       *[other] { $name } is one holy land away from righteousness, which ends the game.
    }
