# What the board stops for while others play.

mastery-attack = { $attacker } нападає на вас: { $tile }
mastery-attack-siege = { $attacker } облягає ваш замок
mastery-attack-knights =
    { $count ->
        [one] { $count } лицар
        [few] { $count } лицарі
        [many] { $count } лицарів
       *[other] { $count } лицаря
    }
mastery-attack-before = Без урахування карт.
mastery-near =
    { $name }: до перемоги { $count ->
        [one] { $count } очко
        [few] { $count } очки
        [many] { $count } очок
       *[other] { $count } очка
    }
mastery-attack-again = Ще одна атака цього ходу: { $what }
mastery-attack-last = Перед тим: { $result }
