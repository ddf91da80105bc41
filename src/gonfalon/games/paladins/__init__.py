"""Paladins of the West Kingdom (Shem Phillips, S J Macdonald): seven rounds, 1 to 4 players.

Modules follow the chapters of the rules: `setup` PAL-SETUP, `rounds` PAL-ROUND, `draft` PAL-PALADIN
and PAL-TAV, `turns` PAL-TURN and PAL-PASS, `payments` PAL-WORK, `act` the course of an action, with
a module for each of the twelve in `actions` (PAL-DEV to PAL-CONV), `favours` PAL-FAV and PAL-KING,
`effects` PAL-EFF with the questions they raise in `choices`, `tax` PAL-TAX, PAL-SUSP and PAL-INQ,
`abilities` townsfolk used at an inquisition, `debts` PAL-DEBT, `cleanup` PAL-CLEAN, `scoring`
PAL-END and PAL-SCORE, `view` who sees what. The solo game (PAL-SOLO) is in `automa`,
`automa_targets`, `schemes`, `resources` and `shortfall`.
"""

from __future__ import annotations

from gonfalon.games.paladins.game import Paladins

GAME = Paladins()
