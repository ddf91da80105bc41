"""Glory: A Game of Knights. Three rounds of city life, travel and tournaments, 1 to 4 players."""

from __future__ import annotations

from gonfalon.games.glory.game import Glory

GAME = Glory()
