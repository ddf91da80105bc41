# What the server writes to people: mail and pushes. Every id begins with `mail-`.

## Who

mail-bot = a bot
mail-former = a former player
mail-nobody = nobody

## Your turn

mail-turn-subject = { $game }: your turn against { $opponents }
mail-half-subject = { $game }: half of your time is over (against { $opponents })
mail-last-subject = { $game }: your time is running out (against { $opponents })

mail-greeting = Hello { $name },
mail-turn = it is your turn in { $game } against { $opponents }.
mail-round = the table is waiting for answers in { $game } against { $opponents }. Asked are { $asked }, all at the same time.
mail-deadline = Time until: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). After that a bot answers for you; you can come back at any time.
mail-no-deadline = There is no time limit.
mail-link = To the table: { $link }
mail-settings = Change or stop these notices: { $link }

## The daily mail

mail-daily-subject =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
mail-daily = you are waited for here:
mail-daily-line = { $game } against { $opponents }
mail-daily-until = until { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone })

## Trying it out

mail-test-subject = Gonfalon: notices work
mail-test = this is how Gonfalon will tell you that it is your turn.
