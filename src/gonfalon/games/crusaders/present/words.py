"""Names of cards for views, and what a viewer knows of hidden ones."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import AUTOMA, NONE, SARACENS


def names(words: list[str], cards: list[int]) -> list[str]:
    """Return the names of cards."""
    return [words[card] for card in cards]


def name(words: list[str], card: int) -> str | None:
    """Return the name of a card; None if there is none."""
    return words[card] if card != NONE else None


def player(side: int) -> int | None:
    """Return the seat of a side or of a token's owner; None for saracens, automa and nobody."""
    return None if side in (NONE, SARACENS, AUTOMA) else side
