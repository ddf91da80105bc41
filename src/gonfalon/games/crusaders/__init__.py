"""Crusaders: four states of the Levant, planned orders and bluffing battles, 2 to 4 players."""

from __future__ import annotations

from gonfalon.games.crusaders.game import Crusaders

GAME = Crusaders()
