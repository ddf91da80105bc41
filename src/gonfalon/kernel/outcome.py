"""Outcome: who won, how the others rank, and where every point came from."""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.message import Message, Said, Vocabulary
from gonfalon.kernel.shapes import OutcomeView


class Line:
    """One line of the score sheet: a seat, a source in words, its points."""

    __slots__ = ("points", "seat", "source")

    def __init__(self, seat: int, source: Said, points: int) -> None:
        self.seat = seat
        self.source = source
        self.points = points


class Outcome:
    """The end of a match: a rank for each seat (1 is first, ranks may be shared)."""

    __slots__ = ("how", "ranks", "scores", "sheet")

    def __init__(
        self, how: Said, ranks: list[int], scores: list[int], sheet: list[Line] | None = None
    ) -> None:
        self.how = how
        self.ranks = ranks
        self.scores = scores
        self.sheet: list[Line] = sheet if sheet is not None else []

    @property
    def winners(self) -> list[int]:
        """The seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def to_json(self, vocabulary: Vocabulary) -> OutcomeView:
        """Return the outcome as plain JSON, in words."""
        return {
            "how": self.how.to_json(vocabulary),
            "ranks": self.ranks,
            "scores": self.scores,
            "winners": self.winners,
            "sheet": [
                {
                    "seat": line.seat,
                    "points": line.points,
                    "source": line.source.to_json(vocabulary),
                }
                for line in self.sheet
            ],
        }

    def dump(self) -> dict[str, Any]:
        """Return the outcome as plain JSON, for saving."""
        return {
            "how": [self.how.message.id, *self.how.args],
            "ranks": self.ranks,
            "scores": self.scores,
            "sheet": [
                [line.seat, line.points, line.source.message.id, *line.source.args]
                for line in self.sheet
            ],
        }


def load_outcome(data: dict[str, Any], messages: dict[str, Message]) -> Outcome:
    """Return the outcome that `dump` described."""
    how = data["how"]
    sheet = [Line(row[0], Said(messages[row[2]], *row[3:]), row[1]) for row in data["sheet"]]
    return Outcome(Said(messages[how[0]], *how[1:]), data["ranks"], data["scores"], sheet)
