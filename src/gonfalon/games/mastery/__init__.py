"""Medieval Mastery (Miles Ratcliffe): conquest on hexes with secret battle cards, 2 to 6 players.

Modules follow the chapters of the rules: `setup` MM-SET, `cards` MM-DRAW, `knights` MM-KNI,
`supply` MM-SUP, `turns` MM-TURN and MM-RES, `artefacts` MM-ART, `crowns` and `crown_steps` MM-CRN,
`redeploy` MM-RED, `advance` MM-ADV, `conquest` MM-CON, `battle`, `field`, `battle_cards` and
`equalise` MM-BAT, `response` MM-RSP, `ending` MM-END, `view` MM-INF. A variant (MM-VAR) is
implemented in the chapter it changes. `effects` holds the operations that cards, artefacts and
tiles are made of.
"""

from __future__ import annotations

from gonfalon.games.mastery.game import Mastery

GAME = Mastery()
