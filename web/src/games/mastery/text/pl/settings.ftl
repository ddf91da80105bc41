# Nazwy ustawień stołu.
setting-variants = Warianty
setting-team_mode = Drużyny
setting-castles = Zamki
setting-castles-null = Według kolejności miejsc
setting-castles-choose = Wybierają gracze
