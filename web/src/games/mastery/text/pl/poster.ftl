game-mastery-subtitle = Rycerze, ziemie, zakryte karty
