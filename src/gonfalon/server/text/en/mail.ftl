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

## The account itself

mail-hello = Hello,
mail-confirm-subject = Gonfalon: confirm your e-mail
mail-confirm = { $name } has an account at { $site } with this address. If that is you, confirm it here:
mail-confirm-not = If it is not you, do nothing: an address that nobody confirms gets no more mail.
mail-reset-subject = Gonfalon: a new password
mail-reset = somebody has asked for a new password for { $name } at { $site }. Here it can be set:
mail-reset-not = If it was not you, do nothing: the old password still holds.
mail-known-subject = Gonfalon: you already have an account
mail-known = somebody has tried to sign up at { $site } with this address. It belongs to an account already. If it was you and you have forgotten the password, set a new one:
mail-known-not = If it was not you, there is nothing to do.
mail-unknown-subject = Gonfalon: no account with this address
mail-unknown = somebody has asked for a new password at { $site }, but there is no account with this address. If it was you, try another address, or sign up:
mail-unknown-not = If it was not you, there is nothing to do.
mail-change-subject = Gonfalon: your account has changed
mail-change-password = your account has a new password.
mail-change-mailbox = the e-mail of your account has changed.
mail-change-app-on = an authenticator app is now asked for when you sign in.
mail-change-app-off = the authenticator app is no longer asked for when you sign in.
mail-change-codes = your account has new recovery codes; the old ones no longer work.
mail-change-passkey-on = your account has a new passkey.
mail-change-passkey-off = a passkey of your account was removed.
mail-change-where = When: { DATETIME($at, dateStyle: "long", timeStyle: "short") } ({ $zone }). From where: { $address }, { $browser }
mail-change-not = If it was not you, set a new password at once:
