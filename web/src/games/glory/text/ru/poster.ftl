game-glory-short = История рыцаря
game-glory-subtitle = Турниры, странствия, титулы
