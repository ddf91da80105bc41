"""Knight against knight (GLO-KVK): decided by what is printed on the tokens, without dice."""

from __future__ import annotations

from gonfalon.games.glory.model.content import GloryContent


def beats(c: GloryContent, left: int, right: int) -> bool:
    """Return whether the knight on the left beats the one on the right.

    Higher glory wins, then higher prestige, then the one on the left (GLO-KVK-01). Attack, dice and
    abilities play no part (GLO-KVK-02). The virtual opponent counts as its knight (GLO-SOLO-26).
    """
    knights = c.knights
    if knights.glory[left] != knights.glory[right]:
        return knights.glory[left] > knights.glory[right]
    return knights.prestige[left] >= knights.prestige[right]
