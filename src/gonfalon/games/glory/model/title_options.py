"""The answers to the questions of the titles phase, made once and shared by all matches."""

from __future__ import annotations

from typing import Final

from gonfalon.kernel.values.amounts import SetOptions
from gonfalon.kernel.values.decision import Option

CLAIMING_NO_MORE: Final = Option("stop", "GLO-TTL-03")


class TitleOptions:
    """Titles to claim, and tokens to bind to a title that asks for any of them."""

    def __init__(
        self, titles: list[str], allies: list[str], relics: list[str], relic_counts: list[int]
    ) -> None:
        self.title = [Option(id, "GLO-TTL-03", title) for title, id in enumerate(titles)]
        self.ally = [Option(id, "GLO-DEC-27", kind) for kind, id in enumerate(allies)]
        self.relic = [Option(id, "GLO-DEC-27", kind) for kind, id in enumerate(relics)]
        # Relics are few, so whole sets are offered, as large as some title requires.
        self.relic_sets = SetOptions(relics, max(relic_counts), "GLO-DEC-27", "relic")
        self.offered_sets = [
            option
            for option in self.relic_sets.by_values.values()
            if option.things and len(option.things) in relic_counts
        ]

    def register(self) -> dict[str, list[Option]]:
        """Return every option that each kind of decision can offer."""
        return {
            "title": [*self.title, CLAIMING_NO_MORE],
            "bind-allies": self.ally,
            "bind-relics": [*self.offered_sets],
        }
