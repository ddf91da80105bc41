"""The workers that fill a space of each action on the right of the board."""

from __future__ import annotations

RIGHT = {
    "commission": "scout labourer cleric",
    "fortify": "merchant labourer scout",
    "garrison": "merchant labourer fighter",
    "absolve": "cleric labourer merchant",
    "attack": "scout labourer fighter",
    "convert": "fighter labourer cleric",
}
