# Names of the options of a table.
setting-variants = Variants
setting-team_mode = Teams
setting-castles = Castles
setting-castles-null = In seat order
setting-castles-choose = Players choose
