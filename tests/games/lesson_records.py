"""Records of lessons, and the cards that they are played with."""

from __future__ import annotations

from gonfalon.kernel.game import Content, game
from gonfalon.kernel.records.editions import find_edition
from gonfalon.lessons.loading import record_of_lesson


def edition_of(slug: str, name: str) -> Content:
    """Return the content that a record was made with, for the script that plays it again."""
    found = find_edition(game(slug), record_of_lesson(game(slug), name).header["content"])
    assert found is not None, f"the edition of {name} is missing"
    return found
