game-glory-short = Glory
game-glory-subtitle = Droga do chwały
