# What the command line of `gonfalon play` says. Every id begins with `interface-command-`.

## The help page

interface-command-description = Play a match in the terminal, against bots or with others at one keyboard. Type the number of an answer; ? explains, “quit” leaves.
interface-command-usage = usage:
interface-command-arguments = arguments
interface-command-options = options
interface-command-help = show this page
interface-command-game = the game, by its short name ({ $games })
interface-command-seats = how many players, bots included; the fewest by default
interface-command-bot = who plays against you: heuristic (the strongest, and the default), easy, or random (any legal move)
interface-command-lang = the language: en by default
interface-command-seed = any text: the same seed brings the same match
interface-command-name = your name; give it several times and several people share the keyboard
interface-command-hotseat = people at all seats, no bots
interface-command-load = resume a saved match
interface-command-record = write the record there when the match is over; “gonfalon verify” checks it
interface-command-pack = play with a content pack; may be given several times
interface-command-variant = a variant of the game; may be given several times
interface-command-setting = any other setting of the game (team_mode=triples_6, round_limit=20)

## What is wrong

interface-command-see-help = “gonfalon play --help” lists what can be set.
interface-command-unrecognised = not understood: { $names }.
interface-command-missing = missing: { $names }.
interface-command-no-choice = { $name } cannot be { $value }.
interface-command-no-number = { $name } is a whole number, not { $value }.
interface-command-no-value = { $name } needs a value.
interface-command-unclear = { $value } could be { $names }.
interface-command-no-pair = { $name } wants NAME=VALUE, not { $value }.
interface-command-no-game = There is no game “{ $name }”. There are: { $names }.
interface-command-bad-seats = This game is for { $least } to { $most } players, with a name for each at most.
interface-command-same-names = Every player needs a name of their own.
interface-command-other-game = { $file } is a match of another game: { $name }.
interface-command-no-file = There is no file { $file }.
interface-command-closed-file = You have no permission to open { $file }.
interface-command-folder = { $file } is a folder.
interface-command-bad-file = { $file } cannot be read or written.
interface-command-refused = The game cannot be played with these options ({ $code }).
interface-command-bad-variants = These variants do not go together, or not with this number of players. Variants: { $names }.
interface-command-bad-settings = This game has no such setting. Its settings: { $names }.
interface-command-damaged = The file is not a saved match, or it is damaged.
interface-command-not-installed = The match was saved with other rules or content than are installed here. A content pack has to be given again: --pack FILE.
interface-command-bad-pack = The content pack cannot be used: { $reason }
