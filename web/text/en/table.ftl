# The table: the page of a match. Names of players come as they are, so sentences do not bend them.

## Opening

table-opening = Opening the table…
table-gone = Table not found.
table-failed = Couldn’t open the table. Try again in a moment.
table-to-lobby = Go to the lobby
table-skip = Skip to the question

## Parts of the page

table-decision = Your decision
table-answers = Answers
table-board = Board
table-own = Your area
table-seats = Players
table-scores = Score
table-side = Log, chat and notes
table-tabs = Table sections
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
        [one] first to { $goal } point
       *[other] first to { $goal } points
    }
table-rules = Rules
table-score-sheet = Score sheet
table-watch-link = Copy link for spectators
table-replay = Replay
table-kept = This server no longer has the rules or cards of this match. You see how it ended. The log is complete, but the moves can’t be replayed on the board.
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
table-not-possible = Not possible right now
table-nothing-asked = Nothing to do right now
table-announce-question =
    { $question } { $count ->
        [one] { $count } answer.
       *[other] { $count } answers.
    }
table-undo = Undo
table-undo-turn = Undo the whole turn
table-change-answer = Change my answer
table-pass-always = Always pass in windows like this
table-pass-always-note = You pass now, and automatically each time a window like this opens. Nobody else can see it.
table-pass-offer = Pass in every window like this?
table-pass-offer-note = They open often, and the others wait for your answer each time. Your seat would pass at once, whatever you hold. Nobody can tell, and you can turn it off in the table menu.
table-pass-offer-yes = Always pass
table-pass-offer-no = Ask me each time
table-pass-stop = Stop passing automatically
table-pass-stop-note = You’re passing automatically in some windows. Nobody else can see it.
table-confirm-group = Are you sure?
table-confirm = Confirm
table-reconsider = Go back
table-rule-link = Rule { $rule }
table-log-proof = Check the roll of step { $version }
table-sending = Sending…
table-waiting = Just a moment…
table-waiting-for = { $name }’s turn
table-waiting-for-several = Waiting for { $names }
table-round-answered = You’ve answered. Waiting for the others
table-round-answer = Your answer: { $answer }
table-round-nothing = Nothing for you to decide. Waiting for the others
table-bot-plays-for-you = A bot is playing for you
table-resigned = You resigned; a bot is playing on
table-void = The match ended without a result
table-void-agreed = Everyone agreed to end it.
table-void-abandoned = All players left the table.
table-void-moderator = Ended by a moderator: “{ $reason }”
table-place = { $rank }. { $name } { $points }

## Seats

table-empty-seat = Empty seat
table-your-turn = your turn
table-to-move = to move
table-thinks = thinking
table-clock = Time left:
table-of-goal = of { $goal }
table-seat-bot = bot
table-seat-guest = guest
table-seat-bot-stands-in = a bot is standing in
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
table-log-reading = Loading the log…
table-log-details = details
table-log-look = Show this moment (step { $version })
table-log-undo = { $name } takes back a move.
table-log-undo-you = You take back a move.
table-log-rewind = The match goes back to an earlier point.

## Chat and notes

table-chat = Chat
table-chat-new =
    { $count ->
        [one] { $count } new message
       *[other] { $count } new messages
    }
table-chat-rooms = Who can read it
table-chat-seats = Players
table-chat-spectators = Spectators
table-chat-empty = No messages yet.
table-chat-bots = You’re playing with bots only, and they don’t chat.
table-chat-empty-seats = Only the players at this table can read this.
table-chat-say = Say something
table-chat-send = Send
table-chat-hidden = Hidden by a moderator
table-chat-gone = deleted player
table-chat-sign-in = Sign in or play as a guest to chat.
table-chat-slow = You’re writing too fast. Wait a moment.
table-chat-failed = Couldn’t send the message.
table-chat-about = Options for { $name }’s message
table-chat-report = Report
table-chat-report-why = What is wrong with it?
table-chat-report-send = Report to the moderators
table-chat-reported = Thank you. The moderators will take a look.
table-report = Report a player
table-report-whom = Who is it about?
table-report-why = What happened?
table-report-hint = The moderators see this table and what you write. The player isn’t told who reported them.
table-chat-mute = Mute { $name }
table-chat-muted = { $name } is muted.
table-chat-unmute = Undo
table-chat-mute-failed = That didn’t work. Please try again.
table-notes = Notes
table-notes-hint = Only you can see these; saved in this browser.

## What one can do

table-action-hand-over = Let a bot play for me
table-action-take-back = I’m back
table-action-offer = Offer my seat to someone else
table-action-offer-not = Keep my seat
table-action-offer-bot = Let someone take { $name }’s seat
table-action-offer-bot-not = Keep { $name } at the table
table-action-adopt = Take this seat
table-watch-on = Just watch
table-seat-free = A bot is playing { $name }’s seat. You can take it over.
table-action-end = Propose ending without a result
table-action-end-not = Withdraw the proposal to end
table-end-bots = Bots don’t agree to end a rated match. Resigning counts as a loss.
table-action-pace = Propose a different pace
table-pace = Pace
table-pace-now = Now: { $pace }
table-pace-hint = Takes effect once everyone agrees; clocks restart.
table-pace-propose = Propose
table-action-resign = Resign
table-action-rematch = Rematch
table-rematch-by = { $name } opened a rematch.
table-rematch-mine = You opened a rematch.
table-rematch-open = A rematch is open.
table-to-rematch = Go to the rematch
table-action-ending = See the result
table-resign-sure = You can’t undo this: a bot plays on, and the result counts.
table-resign-yes = Yes, resign
table-prefer-confirm = Confirm each move
table-prefer-onward = Continue when there’s only one answer
table-prefer-keys = Keyboard shortcuts
table-preferences = Speed and other preferences
table-keys-help = 1–9 answer · A all answers · U undo · ? rule · Esc close
table-agree = Agree
table-disagree = No
table-asks-to-end = { $names } would like to end the match without a result.
table-asks-back = { $names } would like to go back to an earlier point and play on from there.
table-back-asked = You suggested going back. Waiting for the others.
table-back-look = Show that point
table-went-back = The match is back at turn { $turn }.
table-went-back-undo = Undo
decided-pace = Agreed: from now on { $pace }.
decided-pace-not = The pace stays as it is: the proposal was turned down or withdrawn.
decided-end-not = { $name } no longer suggests ending the match.
decided-back-not = The match doesn’t go back: the proposal was turned down or withdrawn.
decided-seat-taken = { $name } takes over { $other }’s seat.
decided-resigned = { $name } resigned. A bot plays on for them.
decided-bot = A bot is playing for { $name } now.
decided-back = { $name } is back.
table-asks-pace = { $names } would like a different pace: { $pace }.
table-pace-asked = A different pace is proposed: { $pace }. Waiting for the others.
table-pace-withdraw = Withdraw

## Remarks

table-lost = Connection lost. Reconnecting…
table-lost-kept = Connection lost. Your unfinished choice is saved; reconnecting…
table-lost-answer = Connection lost. Your answer “{ $answer }” is kept and will be sent as soon as the connection is back.
table-lost-input = Connection lost. What you did last is kept and will be sent as soon as the connection is back.
table-note-stale = The match has moved on. This is the current position.
table-note-refused = That didn’t work: { $reason }
table-note-resending = No response yet. Sending again…
table-note-unsent = Your last answer didn’t reach the table. Send it now?
table-note-slow-down = Slow down a little. Sending again in a moment.

## The end

table-winner = winner
table-rank = { $rank }.
table-total = Total
table-no-points = Nothing scored
table-sheet-later = The score so far.

## Rules

drawer-title = Rules
drawer-all = All rules
drawer-search = Search the rules
drawer-found =
    { $count ->
        [0] No rule found
        [one] { $count } rule found
       *[other] { $count } rules found
    }
drawer-chapters = Chapters
drawer-reading = Loading the rules…
drawer-none = Rule not found.
drawer-failed = Couldn’t load the rules. Try again.
drawer-link = Open in the full rules
drawer-same-chapter = In the same chapter
drawer-corrected = This match keeps the cards it began with. Corrected since then ({ $count }): { $names }.

## Chance

seed-title = Fairness check
seed-sealed = seed sealed
seed-opened = seed revealed
seed-sealed-explain = All chance in this match comes from one secret seed, sealed before the first move: nobody can change it any more. After the match it is revealed, and one click checks every roll.
seed-opened-explain = The match is over and its secret seed is revealed. The check replays the match from it: every roll and shuffle must come out exactly as it was played.
seed-move-sealed = This was rolled in step { $version } of the match. The sealed seed decided it, and the check after the match will cover it.
seed-move-opened = This was rolled in step { $version } of the match. The check below repeats it from the seed.
seed-house-commitment = Fingerprint of the server’s secret, published before the match
seed-seed-commitment = Fingerprint of the seed, published at the start
seed-contribution = Added by { $name }
seed-no-contribution = nothing
seed-house-secret = The server’s secret
seed-seed = The seed
seed-check = Check now
seed-checking = Checking…
seed-holds =
    Verified: { $inputs ->
        [one] { $inputs } answer
       *[other] { $inputs } answers
    } and { $draws ->
        [one] { $draws } random draw
       *[other] { $draws } random draws
    } give exactly this match.
seed-holds-then = On { $date } the server replayed the record and got exactly this match. It no longer has these rules, so this time it checked that the record and the seed are still the same: they are.
seed-broken = Check failed: replaying the record gives a different match.
seed-page-draws =
    This page repeated every die and every shuffle from the seed, with its own code: { $draws ->
        [one] { $draws } draw, and it is
       *[other] { $draws } draws, and all are
    } right.
seed-page-origin = The seed was made from the server’s secret, fixed before the match, and from what the players added.
seed-no-https = Without https, this page can’t check anything itself.
seed-fault-damaged = The record is damaged, or someone altered it.
seed-fault-seed = The seed isn’t the one whose fingerprint was published before the match.
seed-fault-house = The server’s secret isn’t the one it had fixed before the match.
seed-fault-origin = The seed wasn’t made from the server’s secret and the players’ contributions.
seed-fault-draws = The dice and shuffles in the record don’t follow from the seed.
seed-fault-table = The server sent the record of another match.
seed-memory-same = Everything matches what this browser noted before the match.
seed-memory-nothing = This browser noted nothing before the match, so there is nothing to compare with.
seed-memory-house = The server’s fingerprint isn’t the one this browser noted before the match: the server has swapped its secret.
seed-memory-seed = The seed’s fingerprint isn’t the one this browser noted at the start: the server has swapped the seed.
seed-memory-contribution = What your browser added is missing from the seed: the server has left it out.
seed-chain-listed = The match is in the public list of { $day }. That list can’t be changed unnoticed.
seed-chain-later = The match will appear in the public list of its day, which is closed after midnight UTC.
seed-chain-never = The match began before there was a public list.
seed-chain-missing = In the public list of its day, the match is missing or has another fingerprint.
seed-chain-rewritten = The public list isn’t the one this browser saw earlier: past entries have been changed.
seed-all-draws = All draws: answer, purpose, highest possible value, results
seed-server = Replayed by the server:
seed-record = Download the record
seed-self = To check it on your own computer:
seed-failed = Couldn’t load this. Try again.

## Replay

replay-title = Replay
replay-heading = Turn { $turn }
replay-looking-back = You’re looking at an earlier moment
replay-chapter = Chapter
replay-before = Before the first turn
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
replay-eyes = Seen as
replay-spectator = a spectator
replay-copy = Copy link
replay-copied = Link copied
replay-propose = Ask everyone to go back here
replay-go-back = Go back here
replay-back-sure = Go back to turn { $turn }?
replay-ask-sure = Ask everyone to go back to turn { $turn }?
replay-back-turns = { $turns ->
    [0] What came after this point is taken back. You can undo it.
    [one] { $turns } turn is taken back. You can undo it.
   *[other] { $turns } turns are taken back. You can undo it.
}
replay-ask-turns = { $turns ->
    [0] What came after this point is taken back if everyone agrees.
    [one] { $turns } turn is taken back if everyone agrees.
   *[other] { $turns } turns are taken back if everyone agrees.
}
replay-to-now = Back to the present
replay-to-end = Go to the result
replay-too-fast = Slow down a little.
replay-failed = Couldn’t load this moment.
table-open-seat = View { $name }’s board
table-amounts-fewer = One less: { $name }
table-amounts-more = One more: { $name }
table-amounts-left =
    { $count ->
        [0] Ready to confirm.
        [one] { $count } more to choose.
       *[other] { $count } more to choose.
    }
table-amounts-over =
    { $count ->
        [one] { $count } too many.
       *[other] { $count } too many.
    }
table-amounts-least = { $name }: at least { $count }.
table-amounts-most = { $name }: at most { $count }.
table-amounts-none-left = Nothing left to add. Take one away elsewhere first.
table-amounts-unfit = These don’t go together.
table-amounts-reset = Reset
table-amounts-confirm = Confirm
