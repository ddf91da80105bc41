game-paladins-short = Paladins
game-paladins-subtitle = of the West Kingdom
