# The board of Crusaders: seats, rounds, tabs.

crusaders-automa = Automa
crusaders-saracens = Saracens
crusaders-cities = Cities
crusaders-cities-unit = cities
crusaders-coins = Coins
crusaders-units-left = Units in the supply
crusaders-bishops-left = Bishops in the supply
crusaders-holy-lands = Holy lands
crusaders-rescripts = Rescripts
crusaders-spies = Spies in hand
crusaders-tactics = Tactics in hand
crusaders-out = out of the game
crusaders-setup = Setup
crusaders-round = Round { $round } of { $rounds }
crusaders-phase-setup = setup
crusaders-phase-events = events phase
crusaders-phase-planning = planning phase
crusaders-phase-activation = activation phase
crusaders-phase-income = income phase
crusaders-close = Close

## Tabs

crusaders-parts = Parts of the board
crusaders-part-end = Result
crusaders-part-choice = Choice
crusaders-part-faith = Holy lands
crusaders-part-map = Map
crusaders-part-orders = Orders
crusaders-part-raids = Raids
crusaders-part-markets = Markets

## Answers

crusaders-units-done = { $count ->
    [one] Done: { $count } unit
   *[other] Done: { $count } units
}
crusaders-units-usual = Take { $count } for free
crusaders-units-none = None
crusaders-units-least = at least { $count }
crusaders-march-price =
    { $paid ->
        [0] No price; free moves: { $free }
        [one] Price: { $paid } horse; free moves: { $free }
       *[other] Price: { $paid } horses; free moves: { $free }
    }
crusaders-hint-bull = Only you will know it. It brings influence at the end of the game.
crusaders-hint-governor = A governor brings influence in every income phase, as long as you hold the city.
crusaders-hint-bishop = The highest sum of bishop levels makes a city your holy land. Train first: after the first move you can’t train any more.
crusaders-hint-check = Bishops in the city are shown; the highest sum of levels takes it.
crusaders-hint-march = A city of the Saracens or of a rival means a battle. Tap a dim city to see why it is out of reach.
crusaders-hint-place = Tap cities on the map or use − and +.
crusaders-hint-upgrade = Each level adds 1 to the walls and raises taxes and goods.
crusaders-hint-tactic = It goes to your hand. In a battle your opponent cancels one of its halves.
crusaders-hint-capital = This city becomes your capital.
crusaders-amount = { $points } influence

## The race to what ends the match

crusaders-race = Race to the end of the game
crusaders-race-hegemony-rule = With { $needed } cities at the end of a round, the game ends. Everyone who has as many then gets { $bonus } influence.
crusaders-race-righteousness-rule = With { $needed } holy lands at the end of a round, the game ends. Everyone who has as many then gets { $bonus } influence.
crusaders-race-of = { $name }: { $have } of { $needed }
crusaders-race-near = One short: { $names }.
crusaders-race-there = Enough to end the game with this round: { $names }.
