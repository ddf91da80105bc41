# What the board stops for while others play.

mastery-attack = { $attacker } atakuje cię: { $tile }
mastery-attack-siege = { $attacker } oblega twój zamek
mastery-attack-knights =
    { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerze
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }
mastery-attack-before = Bez kart.
mastery-near =
    { $name }: do zwycięstwa { $count ->
        [one] brakuje { $count } punktu
        [few] brakuje { $count } punktów
        [many] brakuje { $count } punktów
       *[other] brakuje { $count } punktu
    }
