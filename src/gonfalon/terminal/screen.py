"""How a match is shown as text. Games with their own board extend `Screen`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import NOTHING, Explained, Label
from gonfalon.kernel.values.message import Event
from gonfalon.terminal.paint import Paint
from gonfalon.terminal.voice import Voice

View = Mapping[str, Any]


class Screen:
    """The generic screen: questions and events without a board. It can play any game."""

    def __init__(self, match: Match[Any], told: Voice, paint: Paint) -> None:
        self.match = match
        self.told = told
        self.paint = paint

    def board(self, view: View) -> list[str]:
        """Return the full display of what the viewer may see."""
        return []

    def outline(self, view: View) -> list[str]:
        """Return the short display, for choices in the middle of a turn."""
        return []

    def moment(self, view: View, kind: str) -> Any:
        """Return a value; when it changes, the full display is shown before a question."""
        return None

    def fingerprint(self, view: View, kind: str) -> Any:
        """Return the same for the short display, which is shown when `moment` is None."""
        return None

    def beside(self, view: View, kind: str) -> list[str]:
        """Return what a player needs to see to answer this kind of question."""
        return []

    def heading(self, event: Event) -> bool:
        """Return whether an event starts a new paragraph of the log."""
        return False

    def quiet(self, event: Event) -> bool:
        """Return whether an event is left out of the log."""
        return False

    def places(self) -> dict[str, str]:
        """Return the display names of places, by id."""
        found = self.match.game.places(self.match.content, self.match.seats)
        return {id: name for names in found.values() for id, name in names.items()}

    def place(self, view: View, id: str) -> list[str]:
        """Return what is on a place."""
        return []

    def order(self, asked: Explained) -> list[int]:
        """Return option indexes in listing order: similar ones together, declining ones last."""
        first: dict[tuple[bool, str], int] = {}
        keys: list[tuple[bool, int]] = []
        for i, (option, label) in enumerate(zip(asked.decision.options, asked.labels)):
            group = (option.value == NOTHING and not label.touches, label.text.message.id)
            keys.append((group[0], first.setdefault(group, i)))
        return sorted(range(len(keys)), key=lambda i: (*keys[i], i))

    def closing(self, kind: str) -> str | None:
        """Return the answer to this kind of question that ends the turn, if any."""
        return self.match.game.closing.get(kind)

    def details(self, kind: str, label: Label) -> list[str]:
        """Return what a player should know about an answer that its label does not say."""
        return []

    def number(self, kind: str, id: str) -> int | None:
        """Return the fixed number of an answer, if it has one; ending the turn is always 0."""
        if self.closing(kind) == id:
            return 0
        return int(id) if kind.endswith("-count") else None

    def legend(self, view: View) -> list[str]:
        """Return the components in play, with their texts."""
        return []

    def example(self, view: View) -> str:
        """Return the name of a component, as an example of what can be looked up."""
        section, id = self.entries()[0]
        return self.told.name_of(section, id)

    def texts(self, title: str, section: str, ids: Sequence[str]) -> list[str]:
        """Return components and what they do, under a title."""
        lines = [self.paint.bold(title)] if title else []
        for id in dict.fromkeys(ids):
            lines += self.paint.wrapped(self.told.text_of(section, id), "  ", "    ")
        return lines

    def entries(self) -> Sequence[tuple[str, str]]:
        """Return the components that can be looked up, as (section, id)."""
        content = self.match.content
        return [
            (section, id)
            for section in self.match.game.kinds
            for id in content.entries.section(section)
        ]


def screen_of(match: Match[Any], told: Voice, paint: Paint) -> Screen:
    """Return the screen of a game: its own, or the generic one."""
    kind: type[Screen] = match.game.screen() or Screen
    return kind(match, told, paint)
