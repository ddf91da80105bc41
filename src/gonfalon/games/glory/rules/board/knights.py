"""Knight against knight (GLO-KVK): decided by what is printed on the tokens, without dice."""

from __future__ import annotations

from collections.abc import Sequence

from gonfalon.games.glory.model.content import GloryContent


def rank_of(glory: Sequence[int], prestige: Sequence[int], knight: int) -> tuple[int, int]:
    """Return what knights are compared by: glory, then prestige. Both are given by knight."""
    return glory[knight], prestige[knight]


def left_wins(left: tuple[int, int], right: tuple[int, int]) -> bool:
    """Return whether the knight on the left beats the one on the right, by their ranks.

    Higher glory wins, then higher prestige, then the one on the left (GLO-KVK-01). Attack, dice and
    abilities play no part (GLO-KVK-02). The virtual opponent counts as its knight (GLO-SOLO-26).
    """
    return left >= right


def beats(content: GloryContent, left: int, right: int) -> bool:
    """Return whether the knight on the left beats the one on the right (GLO-KVK-01)."""
    glory, prestige = content.knights.glory, content.knights.prestige
    return left_wins(rank_of(glory, prestige, left), rank_of(glory, prestige, right))
