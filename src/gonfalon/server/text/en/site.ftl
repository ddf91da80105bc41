# The public pages that the server renders, and previews of shared links. Every id begins with `site-`.

## Every page

site-skip = Skip to content
site-games = Games
site-languages = Language
site-sign-in = Sign in
site-lobby = Open tables
site-credits = Credits
site-api = API for bots
site-legal-terms = Terms of use
site-legal-privacy = Privacy
site-legal-imprint = Imprint
site-unofficial = Gonfalon is unofficial. It is not made or endorsed by the designers or publishers of these games; their names only tell you which rules are played here. All wording and drawings are our own. If you like a game, buy the box.

## The landing page

site-title = Medieval board games online, no account needed
site-description = Play medieval board games in your browser with friends, strangers or bots, live or over days. Free, no ads, no account, and every rule is enforced.
site-local-description = Play heavy board games in your browser, with no server and no account. Every rule is enforced, and what you play stays on your device.
site-play-short = Play
site-learn-short = Learn
site-ladder = Ladder
site-heading = Heavy board games that know their own rules
site-lead = Play with friends, strangers or bots, live or a move a day. Nothing to read first: the gold territory is a real move.
site-local-lead = Play right here, with no server and no account. Nothing to read first: the gold territory is a real move.
site-play-here = Play now in this browser
site-play-here-text = no account, nothing to install
site-play-local-text = works without a server; { $size } MB, downloaded once
site-play-on = Continue from here
site-play-on-text = next in the lesson: { $idea }
site-local-note = No account. Everything stays on this device; later, you can play offline.
site-board-turn = { $game }, turn { $turn }
site-board-score = { $from } → { $to } of { $goal }
site-doors = What else you can do
site-door-friends = Play with friends
site-door-friends-text = Send a link; nobody needs an account
site-door-host = Host your own
site-door-host-text = Free software: your site, your rules, your data
site-door-build = Build on it
site-door-build-text = A Python library and an API; every rule has a number
site-door-offline = Play offline
site-door-offline-text = Download it once, and play even on a train
site-proof-rules = Every rule is tied to a test
site-proof-rules-text = Each has a number; the tests name it, and the table cites it.
site-proof-dice = Dice you can check yourself
site-proof-dice-text = The seed is sealed before the first card and revealed after the last.
site-proof-records = A match survives every release
site-proof-records-text = Before each release, recorded matches must replay exactly, to the last bit.
site-proof-device = What you play stays here
site-proof-device-text = No server, no tracking: your matches are kept in this browser.
site-play = Play now, no account
site-free = Free, no ads, in four languages.
site-choose = Choose your game
site-trust = Why you can trust the table
site-learn-now = Start with a lesson

## The page of a game

site-game-title = Play { $game } online
site-game-about = About the game
site-game-more = About { $game }
site-game-play = Play { $game }
site-game-rules = All rules, numbered
site-game-facts = At a glance
site-game-seats = Players
site-game-minutes = Playing time
site-game-minutes-value = { $minutes } min
site-game-pace = Pace
site-game-pace-value = live or over days
site-game-opponents = Opponents
site-game-opponents-value = friends, strangers or bots
site-game-price = Price
site-game-price-value = free, no account
site-game-others = Other games
site-game-picture = Illustration for { $game }
site-ways = Ways to start
site-game-learn = Learn by playing
site-game-learn-text = step by step at a real table
site-game-bot = Play a bot
site-game-bot-text = starts right away
site-game-friends = With friends
site-game-friends-text = a table and a link to send
site-game-solo = Solo
site-game-solo-text = against the game’s own opponent
site-game-open = Open tables
site-game-open-text = join other players
site-game-how = How to play
site-game-how-text = the game on one page
site-game-feel = What it’s like
site-game-round = How it plays
site-game-board = { $game }: a table in the middle of a match
site-ask = Questions
site-ask-rules = Do I have to know the rules?
site-ask-rules-text = No. The table offers only what is allowed, and a lesson teaches you the rest while you play.
site-ask-time = How long does a match take?
site-ask-time-text = Live, about as long as around a real table. Turn-based, you make a move whenever you have time, so a match lasts days or weeks.
site-ask-account = Do I need an account?
site-ask-account-text = No. You get a name and can play at once. Sign up later if you want to keep it, be rated or get notifications.
site-ask-dice = How do I know the dice are fair?
site-ask-dice-text = Everything random comes from a seed that is sealed before the first move and revealed at the end. Everyone who can see the match can check every roll and every card.
site-ask-cards = Are the cards the same as in the box?
site-ask-cards-none = Yes, as far as we know: none of the { $entries } entries had to be reconstructed.
site-ask-cards-some =
    The rules are the same, but not all the cards are. Where printed values aren’t public, we use our own: { $reconstructed } of { $entries } entries ({ $percent }%) are reconstructed and may differ from your box. If you own the game, you can help: a content pack corrects a card without touching code, and { $guide } in the source code shows how to write one.
site-ask-gone = What if somebody disappears?
site-ask-gone-text = At a table with a clock, a bot answers for them when their time runs out, and they can come back at any time. Your match goes on.

## The installed app

site-app-mine = My tables
site-app-new = New table

## Previews of shared links

site-share-invites = { $host } invites you to play { $game }
site-share-open = Join a table: { $game }
site-share-seats =
    { $free ->
        [0] All seats are taken.
        [one] { $free } seat is free.
       *[other] { $free } seats are free.
    }
site-share-players = Players: { $players }.
site-share-no-account = No account needed.
site-share-playing = { $game }: match in progress
site-share-watch = Watch the match, or open a table of your own.
site-share-over = { $game }: { $result }
site-share-won =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
site-share-ended = The match is over
site-share-finished = { $game }: the match is over
site-share-result = Result: { $result }.
site-share-void = The match ended without a result.
site-share-bot = { $name } (bot)
site-bot-heuristic = Steward
site-bot-easy = Falconer
site-bot-random = Jester
site-share-nobody = Former player
site-share-player = { $name } on Gonfalon
site-share-player-text = Ratings and matches of { $name }: medieval board games online, with every rule enforced.

## Without a connection

site-offline-title = You’re offline
site-offline-lead = Gonfalon can’t be reached right now. Your table opens again as soon as you’re back online.
site-offline-retry = Try again
site-offline-works = What works without a connection
site-offline-saved = Your matches are safe
site-offline-saved-text = Every move you’ve confirmed is stored on the server. Nothing is lost.
site-offline-clock = Your clock keeps running
site-offline-clock-text = If your time runs out, a bot answers for you. You can take your seat back at any time.
site-offline-needs = You need a connection to play
site-offline-needs-text = Playing, watching and reading the rules work again once you’re online.

## When something is wrong

site-away-title = Back in a moment
site-away-lead = Gonfalon can’t reach its database right now. Nothing you’ve played is lost, clocks are paused, and this page will try again by itself.
site-fault-title = Something went wrong
site-fault-lead = The error is on our side and has been logged. Your matches are safe.
