# What the server writes to people: mail and pushes. Every id begins with `mail-`.

## Who

mail-bot = a bot
mail-former = a former player
mail-nobody = nobody

## Your turn

mail-turn-subject = { $game }: your turn against { $opponents }
mail-half-subject = { $game }: half of your time is gone (against { $opponents })
mail-last-subject = { $game }: your time is running out (against { $opponents })

mail-greeting = Hello { $name },
mail-turn = It’s your turn in { $game } against { $opponents }.
mail-round = It’s your turn to answer in { $game } against { $opponents }. Waiting for: { $asked }.
mail-deadline = Deadline: { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone }). After that a bot answers for you; you can come back at any time.
mail-no-deadline = There is no time limit.
mail-link = Go to the table: { $link }
mail-settings = Change or turn off these notifications: { $link }
mail-match-stop = Stop emails about this match: { $link }

## An invitation

mail-invited-subject = { $inviter } invites you to play { $game }
mail-invited-live = { $inviter } would like to play { $game } with you now.
mail-invited-days = { $inviter } would like to play { $game } with you, a few moves a day.
mail-invited-link = Accept or decline in the lobby: { $link }

## The daily mail

mail-daily-subject =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
mail-daily = It’s your turn at these tables:
mail-daily-line = { $game } against { $opponents }
mail-daily-until = until { DATETIME($deadline, dateStyle: "full", timeStyle: "short") } ({ $zone })

## Trying it out

mail-test-subject = Gonfalon: notifications work
mail-test = This is how Gonfalon will tell you when it’s your turn.

## The account itself

mail-hello = Hello,
mail-confirm-subject = Gonfalon: confirm your email
mail-confirm = { $name } has an account at { $site } with this email address. If that’s you, confirm it here:
mail-confirm-not = If it isn’t you, just ignore this email: we won’t write to an address that nobody confirms.
mail-match-subject = Gonfalon: emails about one match?
mail-match = Somebody is playing a match at { $site } and gave this address so that we can tell them when it’s their turn. If that’s you, say yes here:
mail-match-not = If it isn’t you, just ignore this email: without a yes we won’t write again. The address is used for this match only and forgotten a month after the match ends.
mail-reset-subject = Gonfalon: reset your password
mail-reset = Someone has asked to reset the password of { $name } at { $site }. Set a new one here:
mail-reset-not = If it wasn’t you, just ignore this email: your password stays the same.
mail-known-subject = Gonfalon: you already have an account
mail-known = Someone has tried to sign up at { $site } with this email address, but it already belongs to an account. If it was you and you’ve forgotten your password, set a new one:
mail-known-not = If it wasn’t you, you don’t need to do anything.
mail-unknown-subject = Gonfalon: no account with this address
mail-unknown = Someone has asked to reset a password at { $site }, but there is no account with this email address. If it was you, try another address, or sign up:
mail-unknown-not = If it wasn’t you, you don’t need to do anything.
mail-change-subject = Gonfalon: your account has changed
mail-change-password = Your account has a new password.
mail-change-mailbox = The email address of your account has changed.
mail-change-app-on = Two-factor authentication is now on: signing in requires a code from your authenticator app.
mail-change-app-off = Two-factor authentication is now off: signing in no longer requires a code from an authenticator app.
mail-change-codes = Your account has new recovery codes; the old ones no longer work.
mail-change-passkey-on = A passkey was added to your account.
mail-change-passkey-off = A passkey was removed from your account.
mail-change-where = When: { DATETIME($at, dateStyle: "long", timeStyle: "short") } ({ $zone }). Where: { $address }, { $browser }
mail-change-not = If it wasn’t you, set a new password right away:
