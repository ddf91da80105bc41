# What `gonfalon play` says itself. Every message is one line, so that it can also be said
# without the Fluent library.

## Beginning and end

interface-play-welcome = Type the number of an option to choose it. Type ? to have every option explained, or help for all commands.
interface-play-welcome-back = Resuming the saved match. Type ? to have every option explained, or help for all commands.
interface-play-commitment = Seed commitment: { $commitment }
interface-play-seed = Seed: { $seed }
interface-play-verify = To check every die and shuffle: type “record FILE”, then run “gonfalon verify FILE”.
interface-play-end-prompt = Press Enter to quit, or type a command (record FILE, log, board):
interface-play-over = The match is over, and “{ $text }” isn’t a command. Type help.
interface-play-bye = Goodbye.
interface-play-bye-unfinished = You’re leaving the table before the match is finished.
interface-play-interrupted = Press Ctrl-C again to quit without saving. “save FILE” saves the match.
interface-play-hand-over = { $name }, take the keyboard and press Enter.

## Bots

interface-play-bot-1 = Aldric
interface-play-bot-2 = Bertha
interface-play-bot-3 = Conrad
interface-play-bot-4 = Dagmar
interface-play-bot-5 = Eudes
interface-play-bot-6 = Frida
interface-play-bot = Bot { $number }

## Answers

interface-play-prompt = { $name } >
interface-play-prompt-one = { $name } (Enter) >
interface-play-ambiguous = “{ $text }” could be: { $names }
interface-play-sure = There is more you could do. If you mean “{ $text }”, answer { $key } again.
interface-play-unknown = “{ $text }” isn’t one of the options. Type a number from the list, ? to have it explained, or help.
interface-play-options = Your options:
interface-play-blocked = Not possible right now:
interface-play-explain-more = “? { $key }” shows the rule behind answer { $key }, and what its cards do; “? { $rule }” shows a rule by its id.

## Commands

interface-play-help-answer = 3, or the beginning of an answer: choose it.
interface-play-help-closing = 0  ends your turn. If there is more you could do, it has to be given twice.
interface-play-help-place = { $place }  names a place on the map, where a place is asked for.
interface-play-help-explain = ?  explains every option, and what isn’t possible, with the rules. “? 3” shows the rule behind option 3.
interface-play-help-rule = ? { $rule }  shows a rule by its id.
interface-play-help-info = info  shows what is on the table, and what it does. “info { $name }” looks one thing up.
interface-play-help-board = board  shows the whole table.
interface-play-help-log = log  shows what happened recently, “log all” the whole match.
interface-play-help-undo = undo  takes back your last answer, “undo list” shows how far you can go back, “undo 1” goes there.
interface-play-help-auto = auto  in a response window, passes now and automatically in windows like it; anywhere else, stops doing so.
interface-play-help-save = save FILE  saves the match; “gonfalon play { $game } --load FILE” resumes it.
interface-play-help-record = record FILE  writes the match record, which “gonfalon verify FILE” can check once the match is over.
interface-play-help-quit = quit  leaves the table.
interface-play-no-such-thing = Nothing here is called “{ $text }”.
interface-play-no-legend = Nothing lies on the table yet. “info NAME” looks a component up by its name.
interface-play-no-log = Nothing has happened yet.
interface-play-no-undo = Nothing can be taken back: since your last answer there was a random draw, you learned something hidden, or another player decided.
interface-play-undo-list = You can take back, earliest first:
interface-play-undone = { $name } takes back: { $text }
interface-play-auto-on = You pass, and from now on automatically in windows like this. Type auto when you are asked something else to stop.
interface-play-auto-off = You’ll be asked in every window again.
interface-play-auto-none = You aren’t passing automatically. Type auto in a response window to pass in all windows like it.
interface-play-needs-file = Name a file: { $command } FILE
interface-play-no-file = That didn’t work: { $reason }
interface-play-saved = Saved to { $file }. The file contains the whole match, including hidden cards: don’t peek.
interface-play-recorded = The record is in { $file }. Check it with “gonfalon verify { $file }”.
interface-play-recorded-unfinished = The record so far is in { $file }. The seed is added once the match is over.
