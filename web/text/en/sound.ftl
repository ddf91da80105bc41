## Sound and pace

volume = Sound
volume-off = Off
volume-hint = Dice, cards and horns, and a bell when it’s your turn. Off until you turn it on.
pace = Speed of other players’ moves
pace-off = Off
pace-times = { $times }×
pace-hint = Watch what others do, step by step. Off shows the result at once.

## Who is at the table

presence-you = You
presence-holdings = { $name } has
