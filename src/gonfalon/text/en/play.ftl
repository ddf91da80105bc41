# What `gonfalon play` says itself. Every message is one line, so that it can also be said
# without the Fluent library.

## Beginning and end

interface-play-welcome = Answer with the number in front of an option. Type ? to have every answer explained, help for all commands.
interface-play-welcome-back = The saved match goes on. Type ? to have every answer explained, help for all commands.
interface-play-commitment = Seed commitment: { $commitment }
interface-play-seed = Seed: { $seed }
interface-play-verify = To check every die and shuffle: type “record FILE”, then run “gonfalon verify FILE”.
interface-play-end-prompt = Enter to leave, or a command (record FILE, log, board):
interface-play-over = The match is over; “{ $text }” is not a command. Type help.
interface-play-bye = Farewell.
interface-play-bye-unfinished = You leave the table; the match is not finished.
interface-play-interrupted = Ctrl-C once more leaves the table without saving. “save FILE” keeps the match.
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
interface-play-unknown = “{ $text }” is none of the answers. Type a number from the list, ? to have it explained, or help.
interface-play-options = You may answer:
interface-play-blocked = Not possible now:
interface-play-explain-more = “? 1” shows the rule behind answer 1, “? { $rule }” a rule by its id.

## Commands

interface-play-help-answer = 3, or the beginning of an answer: choose it. A place on the map can be named: B2.
interface-play-help-explain = ?  explains every answer, and what is not possible, with the rules. “? 3” shows the rule behind answer 3.
interface-play-help-rule = ? MM-ADV-03  shows a rule by its id.
interface-play-help-info = info  shows the texts of your cards, all artefacts and the land. “info ambush” or “info B2” shows one thing.
interface-play-help-board = board  shows the map, the players and your hand.
interface-play-help-log = log  shows what has happened lately, “log all” the whole match.
interface-play-help-undo = undo  takes your last answer back, “undo list” shows how far you can go back, “undo 1” goes there.
interface-play-help-save = save FILE  keeps the match; “gonfalon play GAME --load FILE” goes on.
interface-play-help-record = record FILE  writes the record of the match, which “gonfalon verify FILE” checks once the match is over.
interface-play-help-quit = quit  leaves the table.
interface-play-no-such-thing = Nothing here is called “{ $text }”.
interface-play-no-log = Nothing has happened yet.
interface-play-no-undo = Nothing can be taken back: since your last answer chance was used, you learnt something, or somebody else decided.
interface-play-undo-list = You can take back, the earliest first:
interface-play-undone = { $name } takes back: { $text }
interface-play-needs-file = Name a file: { $command } FILE
interface-play-no-file = That did not work: { $reason }
interface-play-saved = Saved in { $file }. The file holds the whole match, hidden cards too: do not peek.
interface-play-recorded = The record is in { $file }. Check it with “gonfalon verify { $file }”.
interface-play-recorded-unfinished = The record so far is in { $file }. The seed will be in it when the match is over.

## The table

interface-play-legend = { $star } victory points; { $mark }{ $knight }3: three knights of that player; !: cut off from supply. Hexes that share an edge are neighbours.
interface-play-player = { $points } of { $target } points; knights { $knights } (castle { $castle }); hand { $hand }, deck { $deck }, discard { $discard }
interface-play-team-player = points { $points }, team { $team }: { $together } of { $target }; knights { $knights } (castle { $castle }); hand { $hand }, deck { $deck }, discard { $discard }
interface-play-broken = broken
interface-play-hand = Your hand:
interface-play-land = The land
interface-play-variants = Variants
interface-play-battle = The battle for { $place }
interface-play-attacker = attacks
interface-play-defender = defends
interface-play-part-knights = knights { $n }
interface-play-part-tile = land { $n }
interface-play-part-sceptre = sceptre { $n }
interface-play-part-conflict = conflict card { $n }
interface-play-part-support = support { $n }
interface-play-place-value = Victory points: { $n }
interface-play-place-capacity = Room for knights of one player: { $n }
interface-play-place-knights = Knights there: { $n }
interface-play-place-owner = Held by { $name }

## The table of Paladins

interface-play-paladins-round = Round { $round } of { $rounds }; silver in the tax supply: { $tax }
interface-play-paladins-orders = King’s Orders (points):
interface-play-paladins-favours = King’s Favours:
interface-play-paladins-townsfolk = Townsfolk (price in silver):
interface-play-paladins-outsiders = Outsiders (silver for missing strength):
interface-play-paladins-player = points { $points }; silver { $silver }, provisions { $provisions }; suspicion { $suspicion }; debts unpaid { $unpaid }, paid { $paid }
interface-play-paladins-passed = passed
interface-play-paladins-workers = Workers:
interface-play-paladins-done = Done so far:
interface-play-paladins-crew = Paladin and crew:
