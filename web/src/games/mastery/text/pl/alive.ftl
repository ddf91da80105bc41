# What the board stops for while others play.

mastery-attack = { $attacker } atakuje twoje terytorium: { $tile }
mastery-attack-siege = { $attacker } oblega twój zamek
mastery-attack-knights =
    { $count ->
        [one] { $count } rycerz
        [few] { $count } rycerzy
        [many] { $count } rycerzy
       *[other] { $count } rycerza
    }
mastery-attack-before = Przed zagraniem kart.
mastery-near =
    { $name }: do zwycięstwa { $count ->
        [one] brakuje tylko { $count } punktu
        [few] brakuje tylko { $count } punktów
        [many] brakuje tylko { $count } punktów
       *[other] brakuje tylko { $count } punktu
    }
mastery-attack-again = Kolejny atak w tej turze: { $what }
mastery-attack-last = Przedtem: { $result }
