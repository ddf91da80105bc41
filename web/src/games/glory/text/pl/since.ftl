# What warns a player who comes back that the match may end soon.

glory-closing = Trwa ostatnia runda. Po turnieju podliczane są tytuły.
