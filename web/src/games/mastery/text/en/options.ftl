# Names of the options of a table.
option-variants = Variants
option-team_mode = Teams
option-castles = Castles
option-castles-null = In seat order
option-castles-choose = Players choose
