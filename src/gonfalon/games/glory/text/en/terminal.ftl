# Glory: the board in the terminal. Every message is one line, so that it can also be said
# without the Fluent library.

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
