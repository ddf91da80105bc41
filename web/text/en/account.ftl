# Accounts and preferences.

sign-in = Sign in
sign-out = Sign out
sign-up = Sign up
signed-in-as = Signed in as { $name }
sign-in-passkey = Sign in with a passkey
sign-out-guest = A guest who signs out cannot come back.
play-as-guest = Play as a guest
no-account-yet = No account yet?
have-account = I have an account
name = Name
name-hint = 2 to 24 characters in one script. Everybody sees it.
name-or-email = Name or e-mail
email = E-mail
email-hint = For your turn and for a forgotten password. Nobody sees it.
password = Password
password-hint = At least 10 characters.
password-new = New password
password-current = Present password
password-set = Set the password
password-changed = The password is changed.
password-again = Your password once more, please
forgot-password = Forgot the password?
continue = Continue
sign-up-guest = You are playing as { $name }. Your tables and matches stay yours.
sign-up-done = You are signed up. We have sent a mail to { $email }: follow the link in it, so that we can tell you when it is your turn.
reset-password = New password
reset-hint = We send you a link with which you can set a new one.
reset-send = Send the link
reset-again = Send another link
reset-mailed = If there is an account with this address, a mail is on its way.
reset-done = The new password holds. Sign in with it.
confirm-email = Confirm your e-mail
confirm-email-button = This mailbox is mine
confirm-email-hint = Confirm that you read this mailbox. Then we can tell you when it is your turn, and help you if you forget the password.
confirm-email-done = Thank you, your mailbox is confirmed.
second-factor = Second factor
second-factor-code = Code
second-factor-hint = From your authenticator app, or one of your recovery codes.

## Preferences

preferences = Preferences
my-page = my page
preferences-kept = Kept with your account: every device you sign in on has it.
preferences-kept-here = Kept in this browser.
guest-hint = You play as a guest of this browser. With an account your tables follow you everywhere, and your results count.
preferences-look = Look
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
motion = Motion
motion-auto = As the system
motion-on = On
motion-off = Off
preferences-play = Play
confirm-moves = Confirm moves
confirm-moves-hint = Every answer is asked for once more before it is sent.
sound = Sound
sound-hint = A quiet knock when it is your turn.
notices = Notices
mail = Mail when it is my turn
mail-each = Each time
mail-daily = Once a day
mail-off = Never
mail-hint = One mail for a turn, and only if it is still yours after a minute.
mail-guest = Guests get no mail. Sign up to be told.
mail-unconfirmed = Confirm your mailbox first: the link is in the mail we sent you.
mail-live = Also from live tables
mail-hour = At
push = Notices on this device
push-add = Notify this browser
push-on = This browser will be told.
push-refused = The browser does not allow notices here.
push-failed = The push service of this browser does not answer. Try again later, or in another browser.
push-unable = This browser cannot be notified.
push-browser = A browser
reminders = Remind me before my time runs out
quiet = Quiet hours
quiet-begins = From
quiet-ends = To
notice-try = Send one now
notice-tried = Sent. It should arrive in a moment.
notice-tried-none = There is nobody to send it to yet.
## Muted

muted = Muted people
muted-hint = You do not read what they write, at any table.
muted-no-more = You read { $name } again.
unmute = Unmute
unmute-name = Unmute { $name }

## Account

account = Account
save = Save
saved = Saved.
email-confirmed = confirmed
email-unconfirmed = not confirmed
confirm-again = Send the link again
confirm-again-done = Sent. Look into your mailbox.
time-zone = Time zone
time-zone-hint = For the hours in our mails, and for your quiet hours.
cancel = Cancel
remove = Remove
export = Download my data
export-done = Your data is in the file that was just saved.
leave-site = Delete my account
leave-hint = For seven days you can still change your mind. Matches stay, without your name.
leave-really = Really delete
leave-done = The account will be deleted on { $date }. Until then you can change your mind.
leave-date = To be deleted on { $date }.
stay = Keep my account
stay-done = Good to have you. The account stays.
security = Security
totp-hint = An authenticator app asks for a code besides the password.
totp-is-on = An authenticator app is asked for when you sign in.
totp-add = Add an authenticator app
totp-scan = Scan this with the app, or type the secret:
totp-activate = Activate
totp-remove = Remove the app
totp-on = The second factor is on. Keep the recovery codes somewhere safe.
totp-off = The second factor is off.
recovery-codes = Show recovery codes
recovery-hint = Each of these works once, when your app is lost:
passkeys = Passkeys
passkeys-hint = Sign in by fingerprint, face or key, without a password.
passkey-add = Add a passkey
passkey-name = Passkey of { $date }
passkey-added = The passkey is added.
passkey-removed = The passkey is removed.
sessions = Signed in at
session-this = here
sessions-end = Sign out everywhere else
session-end = Sign out: { $browser }
sessions-ended =
    { $count ->
        [one] Signed out in { $count } other place.
       *[other] Signed out in { $count } other places.
    }
