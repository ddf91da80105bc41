game-mastery-subtitle = Рыцари, территории, тайные карты
