# What the pages around the table say.

## Frame

nav-label = Pages
nav-skip = Skip to content
nav-play = Play
nav-tables = My tables
nav-learn = Learn
nav-ladder = Ladder
nav-account = { $name }: preferences and account
language = Language
theme-to-light = Switch to light theme
theme-to-dark = Switch to dark theme
offline = You’re offline. What you see may be out of date.
loading = Loading…
foot-fair = Every roll and every shuffle can be checked after the match.
foot-rules = Full rules
foot-api = For developers
foot-credits = Credits
foot-terms = Terms of use
foot-privacy = Privacy
foot-imprint = Imprint
announcement-close = Close

## Time

span-hours = { $hours } h
span-hours-minutes = { $hours } h { $minutes } min
span-days = { $days } d
span-days-hours = { $days } d { $hours } h
duration-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
duration-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
duration-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
duration-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## Games, bots, tables

games = Games
game-seats = Players:
game-minutes = { $count } min
game-playing =
    { $count ->
        [one] { $count } table in play
       *[other] { $count } tables in play
    }
play-a-bot = Play a bot
new-table = New table
bot-heuristic = Steward
bot-easy = Falconer
bot-random = Jester
bot-strength-heuristic = strong
bot-strength-easy = easy
bot-strength-random = random
seats = Seats
seats-count =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
seat-free = Free seat
rated = rated
bot = bot
guest = guest
you = you
owner = host
pace-live = Live
pace-days = Turn-based
pace-live-none = Live, no clock
pace-live-per-move = Live, { $time } per move
pace-live-bank = Live, { $time } each
pace-days-none = Turn-based, no clock
pace-days-per-move = { $time } per move
pace-days-bank = { $time } each for the whole match
visibility-public = Public
visibility-link = Link only
visibility-private = Private

## Lobby

lobby-title = What would you like to play?
lobby-waiting =
    { $count ->
        [one] { $count } table is waiting for you
       *[other] { $count } tables are waiting for you
    }
lobby-greeting = Welcome back, { $name }.
lobby-stranger = No sign-up needed: press “Play a bot” and you’re in.
lobby-people = { $count } people are playing right now.
my-tables = My tables
my-tables-order = your turn first
my-tables-empty = No games in progress. Play a bot to get a feel for it, or join other players.
all-my-tables = All your tables ({ $count })
my-table-your-turn = It’s your turn
my-table-waits-for = { $name }’s turn
my-table-waits-for-several = Waiting for { $names }
my-table-be-ready = Waiting for you to be ready
my-table-not-ready = Waiting for everyone to be ready
my-table-open =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
my-table-seeding = The match is about to start
take-your-turn = Take your turn
look-in = View
go-to-table = Go to table
open-tables = Open tables
open-tables-empty = No public tables are waiting for players. Open one: it takes two clicks.
open-tables-filtered = No open tables match this filter.
open-one = Open a table
filter = Filter
filter-game = Game
filter-any-game = All games
filter-all = All
filter-live = Live
filter-days = Turn-based
filter-unrated = Unrated
playing-now = Now playing
why-rules = Every rule is enforced. When something isn’t allowed, you see why, and which rule says so.
why-pace = Play live in one evening, or a move a day for weeks: same table, same link.
why-chance = Dice and shuffles are sealed before the match and opened after it, so anyone can check them.
options-none = Base game
sit-down = Sit down
watch = Watch

## New table

new-which = What would you like to play?
new-seats-range = { $least } to { $most } players
new-table-of = New table: { $game }
new-seats = Players
new-who = Who plays
new-you = You
new-you-sit-here = your seat
new-seat-number = Seat { $number }
new-all-bots = Fill the other seats with bots
new-all-people = Fill the other seats with people
seat-open = Anyone
seat-for-a-person = A person
seat-for-a-bot = Bot: { $level }
seat-who = Who sits here
new-pace = Pace
pace-live-hint = Everyone is at the table at the same time.
pace-days-hint = Move when you have time, over days; we’ll tell you when it’s your turn.
new-open = Open the table
new-start = Start the match
new-open-friends-hint = You sit down right away and get a link for the others.
new-open-hint = You sit down right away; others join from the lobby or by link.
new-start-hint = Just you and bots; starts immediately.
new-solo-hint = Solo against the game’s own opponent; starts immediately.
new-more = More options
new-audience = Who do you want to play with?
new-audience-friends = With friends
new-audience-friends-hint = You get a link to send. The table isn’t listed in the lobby.
new-audience-everyone = Open to all
new-audience-everyone-hint = Listed in the lobby; anyone can join or watch.
new-secret = Only by invitation
visibility-private-hint = Only people you invite can see it.
new-rated = Rated
new-rated-hint = The result counts towards the ladder.
new-rated-guest = You need an account to play rated matches.
new-policy = Waiting for secret responses
new-policy-hint = When several players may respond in secret: how long the table waits, so that nobody can tell who could have responded.
policy-usual = As usual
policy-fixed = Always the same time
policy-everyone = Until everyone has answered
policy-quick = As short as possible
new-language = Language of the table
clock = Clock
clock-none = None
clock-per_move = Per move
clock-bank = For the match
clock-none-hint = Take your time.
clock-per_move-hint = A fixed time for every answer.
clock-bank-hint = A fixed time for the whole match, plus a little after every move.
clock-move-time = Time per move
clock-bank-size = Time for the whole match
clock-increment = Added after each move
rule-id = rule { $rule }

## Before the match

sit-here-instead = Move here
send-away = Remove
i-am-ready = I’m ready
not-ready-yet = Not ready
start = Start
ready = ready
not-ready = not ready
leave-table = Leave table
seat-free-hint = waiting for a player
waiting-closed = This table was closed before the match started.
waiting-seeding = Shuffling the cards…
waiting-seeding-hint = Combining everyone’s random numbers.
waiting-free-seat =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
waiting-invite-only = You need an invitation to sit down here.
waiting-full = All seats are taken
waiting-watch-hint = You can watch once the match starts.
waiting-for-people =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
waiting-you-are-ready = You’re ready. You can share the link, too.
waiting-host-hint = Share the link, or seat a bot. You start when everyone’s ready.
waiting-ready-hint = Your browser adds a random number of its own to this match.
waiting-are-you-ready = Everyone is here. Are you ready?
waiting-for-ready = Waiting for { $names }
waiting-all-ready = Everyone is ready
waiting-for-owner = Everyone is ready. Waiting for the host to start.
invitation = Invitation
invite-people = Invite people
invite-link = Link to this table
invite-hint-public = The table is also listed in the lobby.
invite-hint-link = Anyone with this link can sit down.
invite-hint-private = Only people with this link can find the table.
copy = Copy
copied = Copied
share = Share
qr-code = QR code
qr-hint = Scan it with another phone to open the table.
fair-title = Where the randomness comes from
fair-text = Before anyone sits down, the server picks a secret and publishes its fingerprint. Each player’s browser adds a random number of its own, at first also as a fingerprint only. Once nobody can join or leave, they are all revealed and combined into the seed. After the match everything is published, and anyone can repeat every roll and every shuffle.
fair-house = Server
fair-opened = revealed
table-missing = Table not found
table-missing-hint = It may have been closed, or it’s private and you need its link.
something-wrong = Something went wrong

## Tables that are over

tables-running = In progress
tables-over = Finished
tables-over-empty = You haven’t finished a match yet.
past-void = Ended without a result
past-won = Won
past-won-by = Won by { $names }
past-place = Place { $rank } of { $seats }
look-again = Replay
show-more = Show more

## Players and ladder

player = Player
player-gone = Deleted player
player-account = Player
player-guest = Guest
player-bot = Bot
ratings = Ratings
ratings-none = No rated matches yet.
ratings-guest = Guests aren’t rated. Sign up to join the ladder; you’ll keep your matches.
ratings-guest-other = Guests aren’t rated.
rating = Rating
rating-spread = Uncertainty
rating-matches =
    { $count ->
        [one] { $count } rated match
       *[other] { $count } rated matches
    }
rating-provisional = not on the ladder yet
rating-belief = estimated skill { $mu }, uncertainty { $sigma }
matches = Matches
match-date = Date
match-place = Place
match-change = Change
leaderboards = Ladder
leaderboards-hint = Ranked by a cautious estimate of skill: it rises as you play.
leaderboards-empty = Nobody has finished a rated match yet. Be the first.
leaderboard-empty =
    { $count ->
        [one] Nobody is ranked yet: it takes { $count } rated match.
       *[other] Nobody is ranked yet: it takes { $count } rated matches.
    }
page-before = Previous
page-after = Next

## Rules, credits, other pages

rules = Rules
rules-count =
    { $count ->
        [one] { $count } rule, enforced exactly as written
       *[other] { $count } rules, enforced exactly as written
    }
rules-search = Search
rules-chapters = Chapters
rules-none-found = No matching rules.
rule-kind-example = example
rule-kind-ruling = ruling
rule-kind-decision = decision
rule-kind-information = who sees what
credits = Credits
credits-own = All boards, cards, banners and pieces are our own drawings; nothing is traced from the printed games.
credits-icons = Icons
credits-icons-text = By these authors, from
credits-values = Card values
credits-values-text = How much of each game is reconstructed. Where printed values aren’t public, we use our own, which may differ from your box; a content pack corrects them (see docs/content in the source code).
credits-values-share = { $reconstructed } of { $entries } entries ({ $percent }%)
credits-fonts = Fonts
credits-software = Software libraries
page-missing = Page not found
page-missing-hint = The address may be wrong, or the page may have moved.
to-the-lobby = Go to the lobby
try-again = Try again
