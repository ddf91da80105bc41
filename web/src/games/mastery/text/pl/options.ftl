# Nazwy ustawień stołu.
option-variants = Warianty
option-team_mode = Drużyny
option-castles = Zamki
option-castles-null = Według kolejności miejsc
option-castles-choose = Wybierają gracze
