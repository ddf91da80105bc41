# Playing without a server.

player-you = You
nav-rules = Rules
device-tag = works offline
device-tag-why = Everything here happens on this device.
device-foot = Played on this device: nothing is sent anywhere.
device-player = You
device-name-hint = Shown at your tables. If you leave it empty, you’re “You”.

## Dice

device-dice-title = Dice and shuffles
device-dice-tag = unverified dice
device-dice = Dice are rolled on this device: nobody can verify them.
device-dice-why = The owner of the device could find them out in advance, so these matches are never rated.
device-record = Save the record
device-record-why = The record holds every answer of the match. Anyone with Gonfalon can replay it.

## While the rules load

loading-title = Loading the rules
loading-lead = They run in this browser: no server, no account. Next time, a table opens in about a second, even offline.
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
loading-part-texts = Lessons and the rulebook, loaded while you play
loading-goal-meanwhile = Meanwhile: { $game } in three pictures
loading-goal = { $game } in three pictures
loading-goal-rest = The lesson explains the rest while you play.
loading-ready = Your table is ready
loading-ready-lead = Everything has loaded. From now on, tables open right away.
loading-kept = stored on this device
loading-enter = or press Enter when you’ve finished reading

## If they don’t load

loading-failed-no-wasm = This browser can’t run the rules
loading-failed-blocked = The rules aren’t loading
loading-failed-broken = The rules didn’t start
loading-failed-lead = Nothing is lost. Here is what you can do.
loading-why-no-wasm = WebAssembly is switched off here. The rules need it.
loading-usual-no-wasm = Common causes: Lockdown Mode on an iPhone or iPad, the highest security level of Tor Browser, or a company policy.
loading-why-blocked = Nothing has arrived for 15 seconds.
loading-usual-blocked = Common causes: you’re offline, or a browser extension or company policy keeps this page from downloading or running the rules. If they arrive after all, this page continues by itself.
loading-why-broken = Something went wrong while the rules were starting.
loading-usual-broken = Common causes: not enough memory, or a file that was damaged on the way. Trying again often helps.
loading-again-hint = what has arrived so far is kept
loading-allowed-hint = once WebAssembly is allowed here
loading-howto-hint = one page with pictures; opens right away
loading-lobby-hint = games, lessons, your matches
loading-elsewhere = Try another browser, or a site with a server: there, the server runs the rules.
loading-came = { $done } of { $total } MB had arrived.
loading-copy = Copy the details for a report

## Problems

problem-not-stored = This couldn’t be saved on the device, so it wasn’t done. Is there enough space?
problem-needs-a-server = This needs a server. Here, you play on your own device.

## The lobby

device-lobby-title = Your own table, no server
device-lobby-lead = Everything here happens on this device. You need neither a connection nor an account.
bot-plays = The bot plays as
bot-plays-heuristic = plays well and answers right away
bot-plays-easy = plays sensibly but makes mistakes
bot-plays-random = picks any move the rules allow
kept-title = Saved matches
kept-order = most recent first
kept-none = Nothing yet. Every match you start is saved here automatically, move by move.
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
kept-go-on = Continue
kept-look = View
kept-menu = More: { $table }
kept-save = Save to a file
kept-delete = Delete
kept-delete-sure = Delete this match? You can’t undo this.
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

## Storage on the device

room-title = Storage on this device
room-of = of about { $quota } GB allowed
room-keep = Keep for good
room-rules = Rules, texts, lessons
room-matches =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
room-may-go = If the device runs low on storage, the browser may delete this. Safari also deletes the data of sites you haven’t visited for 7 days.
room-lasts = The browser has promised to keep this until you delete it yourself.
room-refused = The browser doesn’t promise to keep this. It often does once the page is installed as an app. Until then, save everything to a file now and then.
room-save = Save all to a file
room-saved = Saved. The file is in your downloads.
room-open = Open a file
room-added =
    { $count ->
        [one] { $count } match added.
       *[other] { $count } matches added.
    }
room-same =
    { $count ->
        [one] { $count } match was already here.
       *[other] { $count } matches were already here.
    }
room-broken =
    { $count ->
        [one] { $count } match can’t be played with the rules here and was skipped.
       *[other] { $count } matches can’t be played with the rules here and were skipped.
    }
room-elsewhere =
    { $count ->
        [one] { $count } match is open in another window and wasn’t changed.
       *[other] { $count } matches are open in another window and weren’t changed.
    }
room-nothing = There are no matches in this file.
room-asks =
    { $count ->
        [one] { $count } match in the file differs from the one here, which is further along or went another way.
       *[other] { $count } matches in the file differ from those here, which are further along or went another way.
    }
room-asks-keep = Leave them as they are
room-asks-replace = Replace them from the file

## Another window

elsewhere-title = Open in another window
elsewhere-text = A table can be played in only one window at a time, so that no answer is lost. If you continue here, play stops in the other window.
elsewhere-here = Play here
problem-open-elsewhere = This table is open in another window.
problem-not-a-backup = This isn’t a file saved by Gonfalon, or it’s damaged.

## A match that goes on at a site

brought-open = Continue a match from a device
brought-how = Save it to a file on the device, then choose that file here. Friends can take the other seats.
brought-several = This file holds several matches. On the device, save the one you want by itself.
brought-dice = Nobody can verify the dice of this match.
brought-dice-why = It began on a device without a server. Whoever brought it here could have looked up its dice and hidden cards, so it’s never rated.
kept-to-site = To continue with friends on a site, save the match to a file and open it in the site’s lobby.
