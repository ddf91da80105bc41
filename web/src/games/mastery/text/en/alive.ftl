# What the board stops for while others play.

mastery-attack = { $attacker } attacks your { $tile }
mastery-attack-siege = { $attacker } besieges your castle
mastery-attack-knights =
    { $count ->
        [one] { $count } knight
       *[other] { $count } knights
    }
mastery-attack-before = Before cards.
mastery-near =
    { $name } needs { $count ->
        [one] only { $count } more point
       *[other] only { $count } more points
    } to win
mastery-attack-again = Another attack this turn: { $what }
mastery-attack-last = Before that: { $result }
