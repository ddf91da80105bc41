## Sound and pace

volume = Dźwięk
volume-off = wył.
volume-hint = Kości, karty, róg i dzwonek, gdy przychodzi twoja kolej. Wyłączony, dopóki nie wybierzesz.
pace = Tempo ruchów innych graczy
pace-off = Wyłączone
pace-times = { $times }×
pace-hint = Ruchy innych krok po kroku – albo od razu ich wynik.

## Who is at the table

presence-you = Ty
presence-holdings = Gracz { $name } ma
