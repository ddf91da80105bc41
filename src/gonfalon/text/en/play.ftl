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

## The table

interface-play-legend = { $star } victory points; { $mark }{ $knight }3: three knights of that player; !: cut off from supply. Hexes that share an edge are neighbours.
interface-play-player = { $points } of { $target } points; knights { $knights } (castle { $castle }); hand { $hand }, deck { $deck }, discard { $discard }
interface-play-team-player = points { $points }, team { $team }: { $together } of { $target }; knights { $knights } (castle { $castle }); hand { $hand }, deck { $deck }, discard { $discard }
interface-play-broken = destroyed
interface-play-hand = Your hand:
interface-play-land = Territories
interface-play-variants = Variants
interface-play-battle = Battle for { $place }
interface-play-attacker = attacks
interface-play-defender = defends
interface-play-part-knights = knights { $n }
interface-play-part-tile = territory { $n }
interface-play-part-sceptre = sceptre { $n }
interface-play-part-conflict = conflict card { $n }
interface-play-part-support = support { $n }
interface-play-place-value = Victory points: { $n }
interface-play-place-capacity = Capacity, knights of each player: { $n }
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
interface-play-paladins-automa = points { $points }; suspicion { $suspicion }; debts unpaid { $unpaid }, paid { $paid }
interface-play-paladins-placed = Workers placed:
interface-play-paladins-workshops = Workshops:
interface-play-paladins-used = Left-hand actions used this round:
interface-play-paladins-marker = Position of the resource marker:
interface-play-paladins-schemes = Schemes turned up:
interface-play-paladins-about-orders = King’s Orders
interface-play-paladins-about-favours = King’s Favours
interface-play-paladins-about-townsfolk = Townsfolk
interface-play-paladins-about-outsiders = Outsiders

## The table of Glory

interface-play-glory-round = Round { $round } of 3
interface-play-glory-events = Event now and next:
interface-play-glory-taken = Circles taken:
interface-play-glory-track = Allies (price in coins):
interface-play-glory-romance = Romance:
interface-play-glory-trade = Trade:
interface-play-glory-challenge = Challenges:
interface-play-glory-titles = Public titles (glory):
interface-play-glory-bracket = Tournament (attack/prestige/glory):
interface-play-glory-prize = Prize:
interface-play-glory-player = glory { $glory }; pawns { $pawns }; coins { $coin }, strength { $strength }, faith { $faith }; steed { $steed }, armour { $armour }
interface-play-glory-opponent = glory { $glory }; pawns { $pawns }
interface-play-glory-allies = Allies:
interface-play-glory-relics = Relics:
interface-play-glory-prestige = Prestige:
interface-play-glory-spent = spent
interface-play-glory-bound = bound to a title
interface-play-glory-played = Travel cards played:
interface-play-glory-fulfilled = Titles fulfilled:
interface-play-glory-hand = Hand:
interface-play-glory-goals = Personal goals:
interface-play-glory-duellist = passes won { $won }; attack { $attack }, prestige { $prestige }
interface-play-glory-about-events = Events
interface-play-glory-about-allies = Allies
interface-play-glory-about-travel = Travel cards
interface-play-glory-about-titles = Public titles

## The table of Crusaders

interface-play-crusaders-round = Round { $round } of { $rounds }
interface-play-crusaders-setup = Setup
interface-play-crusaders-events = Events phase
interface-play-crusaders-planning = Planning phase
interface-play-crusaders-activation = Activation phase
interface-play-crusaders-income = Income phase
interface-play-crusaders-city = City
interface-play-crusaders-level = Level
interface-play-crusaders-owner = Owner
interface-play-crusaders-units = Units
interface-play-crusaders-saracens = Saracens
interface-play-crusaders-taxes = coins { $coins }
interface-play-crusaders-bishops = bishops:
interface-play-crusaders-holy = holy land of { $seat }
interface-play-crusaders-cross = Orders on the cross (the first named acts first, * is reinforced):
interface-play-crusaders-outer = outer cell:
interface-play-crusaders-fee = fee for the inner cell: { $coins }
interface-play-crusaders-next = Still to act:
interface-play-crusaders-placing = Still to place:
interface-play-crusaders-holiness = Holiness track (cell):
interface-play-crusaders-cells = Bishop action in { $bishops }; rescript in { $rescripts }
interface-play-crusaders-saracen-track = Saracens: supply { $supply }; strength +{ $strength }; raiders from each city: up to { $raiders }
interface-play-crusaders-reinforced = 1 more Saracen each before the raids:
interface-play-crusaders-raids = Raids to come, as things stand:
interface-play-crusaders-raid-holds = { $city } ({ $seat }) holds: { $walls } against { $strength } ({ $raiders })
interface-play-crusaders-raid-falls = { $city } ({ $seat }) falls: { $walls } against { $strength } ({ $raiders })
interface-play-crusaders-raid-no-raid = { $city } ({ $seat }): nobody can raid it
interface-play-crusaders-buildings = Buildings (price):
interface-play-crusaders-tactics = Tactics (price):
interface-play-crusaders-governors = Governors:
interface-play-crusaders-player = coins { $coins } (+{ $income }), units in supply { $units }, holy lands { $lands }
interface-play-crusaders-influence = influence { $influence }
interface-play-crusaders-out = out of the game
interface-play-crusaders-goods = Goods:
interface-play-crusaders-spent = spent
interface-play-crusaders-blocked = blocked
interface-play-crusaders-used = used
interface-play-crusaders-own-buildings = Buildings:
interface-play-crusaders-spies = Spies in play:
interface-play-crusaders-idle-spies = Spies in hand:
interface-play-crusaders-own-tactics = Tactics:
interface-play-crusaders-rescripts = Rescripts:
interface-play-crusaders-bulls = Bull:
interface-play-crusaders-worth = worth { $n } now
interface-play-crusaders-supply = Bishops in supply:
interface-play-crusaders-others = others { $count }
interface-play-crusaders-battle = Battle for { $city }, manoeuvre { $manoeuvre } of { $manoeuvres }. Strength difference for the attacker: { $marker }
interface-play-crusaders-fighter = units { $units }, walls { $walls }, bonus { $bonus }, losses { $losses }, cards in hand { $hand }
interface-play-crusaders-covers = covering cards { $count }
interface-play-crusaders-no-top = top cancelled
interface-play-crusaders-no-bottom = bottom cancelled
interface-play-crusaders-protected = protected
interface-play-crusaders-taken = lost
interface-play-crusaders-about-events = Event
interface-play-crusaders-about-governors = Governors
interface-play-crusaders-about-buildings = Buildings
interface-play-crusaders-about-tactics = Tactics
interface-play-crusaders-about-spies = Spies
interface-play-crusaders-about-rescripts = Rescripts
interface-play-crusaders-about-bulls = Bulls
