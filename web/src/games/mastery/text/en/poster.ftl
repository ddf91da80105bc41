game-mastery-subtitle = Knights, land, sealed cards
