# What warns a player who comes back that the match may end soon.

glory-closing = Триває останній раунд. Після турніру — слава за титули.
