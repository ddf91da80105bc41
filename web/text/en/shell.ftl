# What the pages around the table say.

## Frame

nav-label = Pages
nav-skip = Skip to the content
nav-play = Play
nav-tables = My tables
nav-learn = Rules
nav-ladder = Ladder
nav-account = { $name }: preferences and account
language = Language
theme-to-light = Switch to light
theme-to-dark = Switch to dark
offline = No connection. What you see may be out of date.
loading = Loading
foot-fair = Every die and every shuffle can be checked after the match.
foot-rules = Rules ledger
foot-api = For programs
foot-credits = Credits

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
game-seats = Seats:
game-minutes = { $count } min
game-playing =
    { $count ->
        [one] { $count } table in play
       *[other] { $count } tables in play
    }
play-a-bot = Play a bot
new-table = New table
bot-heuristic = Steward
bot-random = Jester
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
pace-live-per-move = Live, { $time } a move
pace-live-bank = Live, { $time } each
pace-days-none = Turn-based, no clock
pace-days-per-move = { $time } a move
pace-days-bank = { $time } each for the match
visibility-public = Public
visibility-link = By link
visibility-private = Private

## Lobby

lobby-title = What shall we play?
lobby-waiting =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
lobby-greeting = Welcome back, { $name }.
lobby-stranger = No sign-up needed: press “Play a bot” and you are in.
lobby-people = { $count } people are playing now.
my-tables = My tables
my-tables-order = your turn first
my-tables-empty = Nothing is running. Play a bot to get the feel of it, or sit down with people.
all-my-tables = All { $count } of your tables
my-table-your-turn = It is your turn
my-table-waits-for = { $name } is to move
my-table-waits-for-several = { $names } are to move
my-table-be-ready = Say that you are ready
my-table-not-ready = Waiting until everybody is ready
my-table-open =
    { $count ->
        [one] One seat is still free
       *[other] { $count } seats are still free
    }
my-table-seeding = The match is about to begin
take-your-turn = Take your turn
look-in = Look in
go-to-table = To the table
open-tables = Open tables
open-tables-empty = No public table is waiting for players. Open one: it takes two clicks.
open-tables-filtered = No open table fits this filter.
open-one = Open a table
filter = Filter
filter-game = Game
filter-any-game = All games
filter-all = All
filter-live = Live
filter-days = Turn-based
filter-unrated = Unrated
playing-now = Being played now
why-rules = Every rule is enforced. What cannot be done says why, and names the rule.
why-pace = Live in one evening or a move a day for weeks: the same table, the same link.
why-chance = Dice and shuffles are sealed before the match and opened after it, so that anybody can check them.
options-none = Base game
sit-down = Sit down
watch = Watch

## New table

new-which = What would you like to play?
new-seats-range = { $least } to { $most } seats
new-table-of = New table: { $game }
new-seats = Seats
new-who = Who plays
new-you = You
new-you-sit-here = your seat
new-all-bots = Bots on all other seats
new-all-people = People on all other seats
seat-open = Anybody
seat-for-a-person = A person
seat-for-a-bot = Bot: { $level }
seat-who = Who sits here
new-pace = Pace
pace-live-hint = Everybody is at the table at once.
pace-days-hint = A move now and then, over days; you are told when it is your turn.
new-open = Open the table
new-start = Start the match
new-open-hint = You sit down at once; others join from the lobby or by link.
new-start-hint = Only bots beside you: it begins at once.
new-solo-hint = You alone against the opponent of the rules: it begins at once.
new-more = More choices
new-visibility = Who may join
visibility-public-hint = Listed in the lobby; anybody may sit down or watch.
visibility-link-hint = Not listed; whoever has the link may sit down.
visibility-private-hint = Only those you invite know of it.
new-rated = Rated
new-rated-hint = The result counts for the ladder.
new-rated-guest = Rated tables are for accounts.
new-policy = Response windows
new-policy-hint = When several players may react in secret: how long the table waits, so that nobody can tell who could have reacted.
policy-usual = As usual for this pace
policy-fixed = Always the same time
policy-everyone = Until everybody has answered
policy-quick = As short as possible
new-language = Language of the table
clock = Clock
clock-none = None
clock-per_move = Per move
clock-bank = For the match
clock-none-hint = Take your time.
clock-per_move-hint = So much time for every answer.
clock-bank-hint = So much time for the whole match, and a little more after every move.
clock-move-time = Time for a move
clock-bank-size = Time for the match
clock-increment = Added after a move
rule-id = rule { $rule }

## Before the match

sit-here = Sit here
sit-here-instead = Move here
send-away = Send away
i-am-ready = I am ready
not-ready-yet = Not yet
start = Start
ready = ready
not-ready = not ready yet
leave-table = Leave the table
seat-free-hint = waiting for somebody
waiting-closed = This table was closed before a match began.
waiting-seeding = The cards are being shuffled
waiting-seeding-hint = Everybody’s share in the seed is being opened.
waiting-free-seat =
    { $count ->
        [one] One seat is free
       *[other] { $count } seats are free
    }
waiting-sit-hint = Sit down and say when you are ready.
waiting-invite-only = To sit down you need an invitation from the table.
waiting-full = All seats are taken
waiting-watch-hint = You can watch when it begins.
waiting-for-people =
    { $count ->
        [one] Waiting for one more player
       *[other] Waiting for { $count } more players
    }
waiting-you-are-ready = You are ready. Send the link to somebody, or let a bot sit down.
waiting-ready-hint = Your browser adds its own share to the chance of this match.
waiting-are-you-ready = Everybody is here. Are you ready?
waiting-for-ready = Waiting for { $names }
waiting-all-ready = Everybody is ready
waiting-for-owner = Everybody is ready. The host starts.
invitation = Invitation
invite-link = Link to this table
invite-hint-public = Anybody can also find the table in the lobby.
invite-hint-link = Whoever has this link may sit down.
invite-hint-private = Only with this link does anybody know of the table.
copy = Copy
copied = Copied
share = Share
fair-title = Where chance comes from
fair-text = Before anybody sits down the house fixes a secret and publishes its fingerprint. Every player’s browser adds a share of its own, first as a fingerprint as well. Only when nobody can come or go are they opened and mixed into the seed. After the match everything is published, and anybody can repeat every roll and every shuffle.
fair-house = The house
fair-opened = opened
table-missing = There is no such table
table-missing-hint = It may have been closed, or it is private and you need its link.
something-wrong = Something went wrong

## Tables that are over

tables-running = Running
tables-over = Finished
tables-over-empty = You have not finished a match yet.
past-void = Ended without a result
past-won = Won
past-won-by = Won by { $names }
past-place = Place { $rank } of { $seats }
look-again = Replay
show-more = Show more

## Players and ladder

player = Player
player-gone = Somebody who has left
player-account = Player
player-guest = Guest
player-bot = Bot
ratings = Ratings
ratings-none = No rated match yet.
ratings-guest = Guests are not rated. Sign up to enter the ladder; your matches stay yours.
rating = Rating
rating-spread = Spread
rating-matches =
    { $count ->
        [one] { $count } rated match
       *[other] { $count } rated matches
    }
rating-provisional = not on the ladder yet
rating-belief = believed skill { $mu }, uncertainty { $sigma }
matches = Matches
match-date = Date
match-place = Place
match-change = Change
leaderboards = Ladder
leaderboards-hint = By what is almost certain of a player’s skill.
leaderboards-empty = Nobody has finished a rated match yet. Be the first.
leaderboard-empty =
    { $count ->
        [one] Nobody has played enough yet: { $count } rated match is needed.
       *[other] Nobody has played enough yet: { $count } rated matches are needed.
    }
page-before = Previous
page-after = Next

## Rules, credits, other pages

rules = Rules
rules-count =
    { $count ->
        [one] { $count } rule, enforced as it stands here
       *[other] { $count } rules, enforced as they stand here
    }
rules-search = Search
rules-chapters = Chapters
rules-none-found = No rule fits.
rule-kind-example = example
rule-kind-ruling = ruling
rule-kind-decision = decision
rule-kind-information = who sees what
credits = Credits
credits-own = Boards, cards, banners and pieces are drawn by us; nothing is traced from the printed games.
credits-icons = Icons
credits-icons-text = By these authors, from
credits-fonts = Type
credits-software = Libraries in your browser
page-missing = There is no such page
page-missing-hint = The address is wrong, or the page has moved.
to-the-lobby = To the lobby
try-again = Try again
