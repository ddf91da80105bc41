# What the board stops for while others play.

mastery-attack = { $attacker } атакует вас: { $tile }
mastery-attack-siege = { $attacker } осаждает ваш замок
mastery-attack-knights =
    { $count ->
        [one] { $count } рыцарь
        [few] { $count } рыцаря
        [many] { $count } рыцарей
       *[other] { $count } рыцаря
    }
mastery-attack-before = Без учёта карт.
mastery-near =
    { $name }: до победы { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
mastery-attack-again = Ещё одна атака в этот ход: { $what }
mastery-attack-last = До этого: { $result }
