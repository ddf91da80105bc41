# The board of Crusaders: seats, rounds, tabs.

crusaders-automa = Automa
crusaders-saracens = Saracens
crusaders-cities = Cities
crusaders-coins = Coins
crusaders-goods-ready = Goods ready to use
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
