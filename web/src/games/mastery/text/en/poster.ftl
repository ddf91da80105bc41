game-mastery-subtitle = Knights, territories, secret cards
