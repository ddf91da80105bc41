game-mastery-subtitle = Лицарі, території, таємні карти
