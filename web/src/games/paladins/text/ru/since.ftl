# What warns a player who comes back that the match may end soon.

paladins-closing = Идёт последний раунд.
