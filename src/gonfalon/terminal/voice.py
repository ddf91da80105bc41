"""Texts of the terminal: those of the game and those of the interface."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any

from gonfalon.kernel.game import Content, Game
from gonfalon.speech import LIBRARY, PlainSpeech, Speech, about

PREFIX = "play-"
BOT_NAMES = 6


class Voice(PlainSpeech):
    """Speech that includes the terminal's own texts."""

    @property
    def title(self) -> str:
        """The title of the game."""
        return about(self.game, self.language)[0]

    def play(self, key: str, /, **args: str | int) -> str:
        """Return a text of the terminal itself: the message `interface-play-<key>`."""
        return self.interface(PREFIX + key, **args)


class FluentVoice(Voice, Speech):
    """The same with the Fluent library, in any language."""


def has_library() -> bool:
    """Return whether the Fluent library is installed."""
    try:
        return find_spec(LIBRARY) is not None
    except ModuleNotFoundError:
        return False


def voice(
    game: Game[Any], language: str, names: Sequence[str] = (), content: Content | None = None
) -> Voice:
    """Return a voice, with Fluent if it is installed."""
    kind = FluentVoice if has_library() else Voice
    return kind(game, language, names, content)


def bot_names(told: Voice, count: int, taken: Sequence[str]) -> list[str]:
    """Return names for bots that no player has taken."""
    names: list[str] = []
    for number in range(1, BOT_NAMES + 1):
        name = told.play(f"bot-{number}")
        if name not in taken:
            names.append(name)
    while len(names) < count:
        names.append(told.play("bot", number=len(names) + 1))
    return names[:count]
