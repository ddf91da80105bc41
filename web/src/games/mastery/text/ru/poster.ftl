game-mastery-subtitle = Рыцари, земли, карты втёмную
