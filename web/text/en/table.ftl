# The table: the page of a match. Names of players come as they are, so sentences do not bend them.

## Opening

table-opening = Opening the table…
table-gone = There is no such table.
table-failed = The table could not be opened. Try again in a moment.
table-to-lobby = To the lobby
table-skip = To the question

## Parts of the page

table-decision = Your decision
table-answers = Answers
table-board = Board
table-own = Your area
table-seats = Players
table-scores = Points
table-side = Log, chat and notes
table-tabs = Parts of the table
table-fold-seats = Show or hide the players
table-fold-side = Show or hide the log
table-menu = Table menu
table-close = Close
table-cancel = Cancel
table-tab-board = Board
table-tab-me = Me
table-tab-others = Others
table-tab-log = Log
table-tab-news = new
table-turn = Turn { $turn }
table-turn-goal =
    Turn { $turn } · { $goal ->
        [one] { $goal } point wins
       *[other] { $goal } points win
    }
table-rules = Rules
table-score-sheet = Score sheet
table-replay = Replay
table-watching = Watching
table-spectators =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }

## The question

table-all-answers =
    { $count ->
        [one] { $count } answer
       *[other] All { $count } answers
    }
table-not-possible = Not possible now
table-nothing-asked = Nothing is asked of you now.
table-announce-question =
    { $question } { $count ->
        [one] { $count } answer.
       *[other] { $count } answers.
    }
table-undo = Undo
table-undo-turn = Undo the whole turn
table-change-answer = Change my answer
table-confirm-group = Are you sure?
table-confirm = Confirm
table-reconsider = Not yet
table-rule-link = Rule { $rule }
table-sending = Sending…
table-waiting = The table is working…
table-waiting-for = { $name } is to move
table-waiting-for-several = Waiting for { $names }
table-bot-plays-for-you = A bot is playing for you
table-resigned = You have resigned; a bot plays on
table-void = The match ended without a result
table-void-agreed = Everybody agreed to end it.
table-void-other = Reason: { $reason }
table-place = { $rank }. { $name } { $points }

## Seats

table-empty-seat = Empty seat
table-you = you
table-your-turn = your turn
table-to-move = to move
table-thinks = thinking
table-clock = Time left:
table-of-goal = of { $goal }
table-seat-bot = bot
table-seat-guest = guest
table-seat-bot-stands-in = a bot stands in
table-seat-resigned = resigned, a bot plays on
table-seat-here = at the table
table-seat-away = away

## Since the last move

table-since = Since your last move
table-since-start = Before your first move
table-step-through = Step through

## Log

table-log = Log
table-log-earlier = Earlier turns
table-log-empty = Nothing has happened yet.
table-log-reading = Reading the log…
table-log-look = Look at this moment (version { $version })
table-log-undo = { $name } takes a move back
table-log-rewind = Everybody agreed to go back

## Chat and notes

table-chat = Chat
table-chat-new =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
table-chat-rooms = Who hears it
table-chat-seats = Players
table-chat-spectators = Spectators
table-chat-empty = Nobody has said anything yet.
table-chat-empty-seats = Only the players at this table read this.
table-chat-say = Say something
table-chat-send = Send
table-chat-hidden = Hidden by a moderator
table-chat-gone = somebody who has left
table-chat-sign-in = Sign in, or play as a guest, to talk here.
table-chat-slow = That was fast. Wait a moment.
table-chat-failed = That could not be sent.
table-chat-about = About this line by { $name }
table-chat-report = Report
table-chat-report-why = What is wrong with it?
table-chat-report-send = Tell the moderators
table-chat-reported = Thank you. The moderators will look at it.
table-chat-mute = Mute { $name }
table-chat-muted = You no longer read { $name }.
table-chat-unmute = Undo
table-chat-mute-failed = That did not work. Please try again.
table-notes = Notes
table-notes-hint = For your eyes only; kept in this browser.

## What one can do

table-deed-hand-over = Let a bot play for me
table-deed-take-back = I’m back
table-deed-offer = Offer my seat to somebody else
table-deed-offer-not = Keep my seat
table-deed-end = Propose to end without a result
table-deed-end-not = Withdraw the proposal to end
table-deed-pace = Propose another pace
table-pace = Pace
table-pace-now = Now: { $pace }
table-pace-hint = It holds once everybody at the table agrees. Then everybody’s time begins anew.
table-pace-propose = Propose
table-deed-resign = Resign
table-deed-rematch = Rematch
table-deed-sheet = Score sheet
table-resign-sure = Resigning is for good: a bot plays on, and the result counts.
table-resign-yes = Yes, resign
table-prefer-confirm = Confirm every move
table-prefer-sound = Sound when it is my turn
table-prefer-keys = Keyboard shortcuts
table-keys-help = 1–9 answer · A all answers · U undo · ? rule · Esc close
table-agree = Agree
table-disagree = No
table-asks-to-end = { $names } would like to end the match without a result.
table-asks-back = Proposal: go back to moment { $version } and play on from there.
table-asks-pace = { $names } would like another pace: { $pace }.
table-pace-asked = You have agreed to another pace: { $pace }. The others are asked.
table-pace-withdraw = Withdraw

## Remarks

table-lost = Connection lost. Reconnecting…
table-lost-kept = Connection lost. Your half-made choice is kept; reconnecting…
table-note-stale = The table has moved on meanwhile. This is how it stands now.
table-note-refused = That did not work: { $reason }
table-note-resending = No answer yet. Sending again…
table-note-slow-down = A little slower, please. Sending again in a moment.

## The end

table-winner = winner
table-rank = { $rank }.
table-total = Total
table-no-points = No points
table-sheet-later = Where the points stand now.

## Rules

drawer-title = Rules
drawer-search = Search the rules
drawer-found =
    { $count ->
        [0] No rule found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
drawer-chapters = Chapters
drawer-reading = Reading the rules…
drawer-none = There is no such rule.
drawer-failed = The rules could not be read. Try again.
drawer-link = Open in the rulebook
drawer-citing = Named in
drawer-same-chapter = In the same chapter
drawer-kind-rule = rule
drawer-kind-decision = who decides
drawer-kind-information = who knows what
drawer-kind-example = worked example
drawer-kind-ruling = ruling

## Chance

seed-title = Proof of the dice
seed-sealed = seed sealed
seed-opened = seed open
seed-sealed-explain = Every shuffle and die of this match follows from one secret seed. It was fixed before the first move: the house published these fingerprints, so nothing can be changed afterwards. When the match is over, the seed is opened and you can check everything.
seed-opened-explain = The match is over and the seed is open. Anybody can play the record again from it and must get exactly this match.
seed-house-commitment = Fingerprint of the house’s secret, published before the match
seed-seed-commitment = Fingerprint of the seed, published at the start
seed-contribution = What { $name } added
seed-no-contribution = nothing
seed-house-secret = The house’s secret
seed-seed = The seed
seed-check = Check it now
seed-checking = Playing the match again…
seed-holds =
    It holds: { $inputs ->
        [one] { $inputs } answer
       *[other] { $inputs } answers
    } and { $draws ->
        [one] { $draws } draw
       *[other] { $draws } draws
    } give exactly this match.
seed-broken = It does not hold: playing the record again gives another match.
seed-record = Download the record
seed-self = To check it on your own machine:
seed-failed = That could not be read. Try again.

## Replay

replay-title = Replay
replay-heading = Turn { $turn }
replay-looking-back = You are looking at the past
replay-moment = Moment of the match
replay-version = { $version } of { $last }
replay-now = now
replay-steps = Steps
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step forward
replay-last = To the end
replay-eyes = Seen by
replay-spectator = a spectator
replay-copy = Copy link
replay-copied = Link copied
replay-propose = Propose to go back here
replay-to-now = Back to the present
replay-to-end = To the result
replay-too-fast = A little slower, please.
replay-failed = This moment could not be read.
table-open-seat = Look at the board of { $name }
