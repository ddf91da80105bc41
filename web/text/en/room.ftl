# The invitation to a table, and hearing that it’s your turn there.

## The invitation

letter-for-you = An invitation for you
letter-title = { $name } invites you to { $game }
letter-title-open = A free seat at { $name }’s table: { $game }
letter-title-nobody = A free seat: { $game }
letter-pace = Pace
letter-length = Length
letter-minutes = about { $count } min of play
letter-seats = Seats
letter-taken = { $taken } of { $count } taken
letter-setup = Setup
letter-rated = Rated
letter-language = Language
letter-learn = Learn it by playing
letter-learn-hint = at a real board; stop whenever you like
letter-how-to = How to play, on one page
letter-who = Who’s there, and your seat
letter-you = you?
letter-free = free
letter-name = Your name at the table
letter-name-hint = The others see it. If you leave it empty, we’ll make one up.
letter-name-taken = Somebody else is called { $name }. How about { $other }?
letter-email = Your email, to hear when it’s your turn
letter-email-hint = For this match only, and forgotten a month after it ends. Without it, you’ll have to check for yourself.
letter-no-account = no account, nothing to install

## When it’s your turn

turns-title = When it’s your turn
turns-account = We’ll email you when it’s your turn.
turns-match = We’ll email { $email } when it’s your turn in this match.
turns-asked = We’ve emailed { $email }. Say yes in that email, and we’ll write when it’s your turn; until then we won’t.
turns-none = You won’t be told when it’s your turn.
turns-none-hint = You’ll have to check for yourself, unless you give an email address for this match.
turns-push =
    { $count ->
        [one] Notifications are on in { $count } browser.
       *[other] Notifications are on in { $count } browsers.
    }
turns-email = Email for this match
turns-email-me = Email me
turns-email-hint = For this match only, and forgotten a month after it ends. We’ll first send an email there to check that it’s you.
turns-other = Use another address
turns-stop = Stop these emails
turns-push-me = Notify me on this device
turns-untold = You won’t be told when it’s your turn here.
turns-tell-me = Tell me

## The page behind the link in those emails

match-mail = Emails about a match
match-mail-ask = Should we email { $email } when it’s your turn in a match of { $game }?
match-mail-on = We’ll email { $email } when it’s your turn in a match of { $game }.
match-mail-hint = For this match only. A month after it ends we forget the address.
match-mail-yes = Yes, email me
match-mail-no = No, forget the address
match-mail-stopped = We won’t send this address any emails about this match.
match-mail-browser = As a guest, you’re known only in the browser where you sat down, so play there.
quick-start = Just let me play
quick-start-hint = The choices before the first round are made for you, with reasons. You can change them until the match has moved on.
