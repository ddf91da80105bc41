game-paladins-short = Паладини
game-paladins-subtitle = Західного королівства
