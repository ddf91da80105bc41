game-paladins-short = Paladyni
game-paladins-subtitle = Zachodniego Królestwa
