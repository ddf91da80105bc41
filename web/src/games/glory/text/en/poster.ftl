game-glory-short = Glory
game-glory-subtitle = A Game of Knights
