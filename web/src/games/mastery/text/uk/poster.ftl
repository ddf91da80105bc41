game-mastery-subtitle = Лицарі, землі, таємні карти
