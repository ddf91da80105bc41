game-paladins-short = Паладины
game-paladins-subtitle = Западного королевства
