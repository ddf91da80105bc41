# Playing without a server.

player-you = You
nav-rules = Rules
device-tag = no connection needed
device-tag-why = Everything here happens on this device.
device-foot = Played on this device: nothing is sent anywhere.
device-player = You
device-name-hint = Shown at your tables. Leave it empty, and you’re “You”.

## Dice

device-dice-title = Dice and shuffles
device-dice-tag = dice not verified
device-dice = Dice are made on this device: not verified.
device-dice-why = Whoever owns the device could know them, so these matches are never rated.
device-record = Save the record
device-record-why = The record has every answer of the match. Anyone with Gonfalon can replay it.

## While the rules arrive

loading-title = The rules are on their way
loading-lead = They run in this browser: no server, no account. Next time a table opens in about a second, even without a connection.
loading-of = { $done } of { $total } MB
loading-size = { $size } MB
loading-seconds =
    { $count ->
        [one] about { $count } second
       *[other] about { $count } seconds
    }
loading-starting = starting…
loading-part-python = Python, which the rules are written in
loading-part-snapshot = The rules of all games, ready to run
loading-part-texts = Lessons and the rulebook; they follow while you play
loading-goal-meanwhile = Meanwhile: { $game } in three pictures
loading-goal = { $game } in three pictures
loading-goal-rest = The lesson tells the rest while you play.
loading-ready = The table is laid
loading-ready-lead = Everything is here. From now on, tables open at once.
loading-kept = stays on this device
loading-enter = or press Enter; read on as long as you like

## If they cannot come

loading-failed-no-wasm = This browser will not run the rules
loading-failed-blocked = Blocked on the way
loading-failed-broken = The rules didn’t start
loading-failed-lead = Nothing was lost. Here is what you can do.
loading-why-no-wasm = WebAssembly is switched off here. The rules need it.
loading-usual-no-wasm = Usual reasons: Lockdown Mode on an iPhone or iPad, the highest safety level of Tor Browser, a company’s policy.
loading-why-blocked = For 15 seconds nothing has come.
loading-usual-blocked = Usual reasons: the connection is gone, or an extension or a company’s policy forbids this page to fetch or run the rules. If they come after all, this page goes on by itself.
loading-why-broken = Something went wrong while the rules were starting.
loading-usual-broken = Usual reasons: too little memory, or a file that arrived damaged. Trying again often helps.
loading-again-hint = what has arrived is kept
loading-allowed-hint = once WebAssembly is allowed here
loading-howto-hint = one page with pictures; needs no rules
loading-lobby-hint = games, lessons, your matches
loading-elsewhere = Another browser may do. On a site with a server, the server runs the rules.
loading-came = { $done } of { $total } MB had arrived.
loading-copy = Copy the details for a report

## Problems

problem-not-stored = This couldn’t be stored on the device, so it hasn’t happened. Is there room left?
problem-needs-a-server = This needs a server. Here, you play on your own device.

## The lobby

device-lobby-title = Your own table, no server
device-lobby-lead = Everything here happens on this device. You need no connection and no account.
bot-plays = The bot plays
bot-plays-heuristic = a good player, answers at once
bot-plays-easy = plays soundly and makes mistakes
bot-plays-random = plays whatever is allowed
kept-title = Kept on this device
kept-order = last played first
kept-none = Nothing yet. Every match you begin stays here by itself, move by move.
kept-against = against { $names }
kept-solo = solo
kept-people =
    { $count ->
        [one] { $count } person, one device
       *[other] { $count } people, one device
    }
kept-turn = turn { $turn }
kept-over = over
kept-size = { $size } KB
kept-go-on = Go on
kept-look = Look
kept-menu = More: { $table }
kept-save = Save to a file
kept-delete = Delete
kept-delete-sure = Delete this match? It’s gone for good.
kept-delete-yes = Delete it
kept-lesson = Lesson
kept-lesson-done = done
kept-lesson-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
kept-play-bot = Play a bot
kept-pass = Pass the device
kept-play-solo = Solo

## Room on the device

room-title = Room on this device
room-of = of about { $quota } GB allowed
room-keep = Keep for good
room-rules = Rules, texts, lessons
room-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
room-may-go = If the device runs out of room, the browser may clear this. Safari also clears sites unused for 7 days.
room-lasts = The browser has promised to keep this until you clear it yourself.
room-refused = The browser doesn’t promise to keep this. It often does once the page is installed as an app. Until then, save to a file now and then.
room-save = Save all to a file
room-saved = Saved. Look in your downloads.
room-open = Open a file
room-added =
    { $count ->
        [one] { $count } match brought here.
       *[other] { $count } matches brought here.
    }
room-same =
    { $count ->
        [one] { $count } match was here already.
       *[other] { $count } matches were here already.
    }
room-broken =
    { $count ->
        [one] { $count } match can’t be played by these rules and was left out.
       *[other] { $count } matches can’t be played by these rules and were left out.
    }
room-elsewhere =
    { $count ->
        [one] { $count } match is open in another window and was left alone.
       *[other] { $count } matches are open in another window and were left alone.
    }
room-nothing = There are no matches in this file.
room-asks =
    { $count ->
        [one] { $count } match in the file differs: here it has gone further, or another way.
       *[other] { $count } matches in the file differ: here they have gone further, or another way.
    }
room-asks-keep = Keep those here
room-asks-replace = Take those from the file

## Another window

elsewhere-title = Open in another window
elsewhere-text = Only one window plays a table at a time, so that no answer is lost. You can go on here; the other window then steps back.
elsewhere-here = Play here
problem-open-elsewhere = This table is open in another window.
problem-not-a-backup = This isn’t a file saved by Gonfalon, or it’s damaged.
