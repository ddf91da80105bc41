# Names of the options of a table.
option-variants = Variants
option-team_mode = Teams
option-castles = Castles
option-castles-null = By lot
option-castles-choose = Players choose
