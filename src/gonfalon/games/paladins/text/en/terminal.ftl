# Paladins of the West Kingdom: the board in the terminal. Every message is one line, so that it can also be said
# without the Fluent library.

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
