"""A tiny game with a lesson: a duel whose package has rules, texts and a folder `learn`."""

from __future__ import annotations

from tests.kernel.tiny.duel import Duel


class TaughtDuel(Duel):
    """The duel, as a package that brings its own lesson."""

    slug = "taught-duel"
    package = "tests.lessons.duel_lessons"


GAME = TaughtDuel()
