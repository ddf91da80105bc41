# What warns a player who comes back that the match may end soon.

glory-closing = This is the last round. After its tournament, titles are scored.
