mastery-own-supply = Ваше постачання
