game-mastery-subtitle = Rycerze, terytoria, tajne karty
