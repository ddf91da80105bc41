## Sound and pace

volume = Dźwięk
volume-off = Wył.
volume-hint = Kości, karty i rogi, a także dzwonek, gdy przychodzi twoja kolej. Wyłączony, dopóki go nie włączysz.
pace = Tempo ruchów innych graczy
pace-off = Wyłączone
pace-times = { $times }×
pace-hint = Ruchy innych krok po kroku – albo od razu ich wynik.

## Who is at the table

presence-you = Ty
presence-holdings = { $name } ma
