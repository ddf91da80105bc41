# What warns a player who comes back that the match may end soon.

glory-closing = Идёт последний раунд. После турнира — слава за титулы.
