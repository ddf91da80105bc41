"""A screen: how the table of a game is shown as text. Games with a board of their own extend it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from gonfalon.cli.terminal.paint import Paint
from gonfalon.cli.terminal.voice import Voice
from gonfalon.kernel.decision import Explained
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Event

View = Mapping[str, Any]


class Screen:
    """The generic screen: questions and events, no board. Enough to play any game."""

    def __init__(self, match: Match[Any], told: Voice, paint: Paint) -> None:
        self.match = match
        self.told = told
        self.paint = paint

    def board(self, view: View) -> list[str]:
        """Return the whole table as the viewer may see it."""
        return []

    def outline(self, view: View) -> list[str]:
        """Return the short form of the table: what a choice in the middle of a turn needs."""
        return []

    def moment(self, view: View, kind: str) -> Any:
        """Return what makes the whole table worth showing before a question when it changes."""
        return None

    def fingerprint(self, view: View, kind: str) -> Any:
        """Return the same for the short form, which is shown where there is no such moment."""
        return None

    def beside(self, view: View, kind: str) -> list[str]:
        """Return what one needs to see to answer a question of this kind."""
        return []

    def heading(self, event: Event) -> bool:
        """Tell whether an event begins a new paragraph of the log."""
        return False

    def quiet(self, event: Event) -> bool:
        """Tell whether an event goes without saying."""
        return False

    def places(self) -> dict[str, str]:
        """Return what places are called, by id."""
        found = self.match.game.places(self.match.content, self.match.seats)
        return {id: name for names in found.values() for id, name in names.items()}

    def order(self, asked: Explained) -> list[int]:
        """Return the options as they are best listed: alike together, refusing ones last."""
        first: dict[tuple[bool, str], int] = {}
        keys: list[tuple[bool, int]] = []
        for i, (option, label) in enumerate(zip(asked.decision.options, asked.labels)):
            group = (option.value < 0 and not label.touches, label.said.message.id)
            keys.append((group[0], first.setdefault(group, i)))
        return sorted(range(len(keys)), key=lambda i: (*keys[i], i))

    def legend(self, view: View) -> list[str]:
        """Return what lies on the table, with its texts."""
        return []

    def entries(self) -> Sequence[tuple[str, str]]:
        """Return the components that can be looked up: section and id."""
        content = self.match.content
        return [
            (section, id)
            for section in self.match.game.kinds
            for id in content.entries.section(section)
        ]


def screen_of(match: Match[Any], told: Voice, paint: Paint) -> Screen:
    """Return the screen of a game: its own, or the generic one."""
    name = f"gonfalon.cli.terminal.{match.game.slug}"
    if match.game.slug.isidentifier() and find_spec(name) is not None:
        screen: Screen = import_module(name).SCREEN(match, told, paint)
        return screen
    return Screen(match, told, paint)
