mastery-own-supply = Ваше снабжение
