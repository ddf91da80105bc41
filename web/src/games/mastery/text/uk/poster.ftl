game-mastery-subtitle = Лицарі, землі, карти наосліп
