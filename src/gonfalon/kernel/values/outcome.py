"""Outcome: who won, how the others ranked, and where every point came from."""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.values.message import Message, Text, Vocabulary
from gonfalon.kernel.values.shapes import OutcomeView


class Line:
    """One line of the score sheet: a seat, the source of the points, and the points."""

    __slots__ = ("points", "seat", "source")

    def __init__(self, seat: int, source: Text, points: int) -> None:
        self.seat = seat
        self.source = source
        self.points = points

    def __repr__(self) -> str:
        return f"Line(seat {self.seat}: {self.points}, {self.source.to_line({})})"


class Outcome:
    """The result of a match: a rank for each seat (1 is first, ranks may be shared).

    `str()` gives the ranking with the score sheet; the match sets `vocabulary` for that. The sheet
    may also contain a side without a seat, such as the automated opponent of a solo game.
    """

    __slots__ = ("how", "ranks", "scores", "sheet", "vocabulary")

    def __init__(
        self, how: Text, ranks: list[int], scores: list[int], sheet: list[Line] | None = None
    ) -> None:
        self.how = how
        self.ranks = ranks
        self.scores = scores
        self.sheet: list[Line] = sheet if sheet is not None else []
        self.vocabulary: Vocabulary = {}

    def __repr__(self) -> str:
        return f"Outcome(ranks={self.ranks}, scores={self.scores})"

    def __str__(self) -> str:
        lines = [self.how.to_line(self.vocabulary)]
        for seat in sorted(range(len(self.ranks)), key=lambda s: (self.ranks[s], s)):
            lines.append(f"{self.ranks[seat]}. seat {seat}: {counted(self.scores[seat])}")
            lines += self.sources(seat)
        for side in self.automas:
            lines.append(f"   side {side}: {counted(self.points_of(side))}")
            lines += self.sources(side)
        return "\n".join(lines)

    def sources(self, side: int) -> list[str]:
        """Return a side's lines of the score sheet, formatted."""
        return [
            f"{line.points:6}  {line.source.to_line(self.vocabulary)}"
            for line in self.sheet
            if line.seat == side
        ]

    @property
    def automas(self) -> list[int]:
        """The sides on the score sheet that are not seats."""
        return sorted({line.seat for line in self.sheet if line.seat >= len(self.ranks)})

    def points_of(self, side: int) -> int:
        """Return a side's total on the score sheet."""
        return sum([line.points for line in self.sheet if line.seat == side])

    @property
    def winners(self) -> list[int]:
        """The seats that share the first rank."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def to_json(self, vocabulary: Vocabulary) -> OutcomeView:
        """Return the outcome as plain JSON for viewers, with text ids instead of numbers."""
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


def counted(points: int) -> str:
    """Return a number of points with the noun: "1 point", "5 points"."""
    return f"{points} point" if abs(points) == 1 else f"{points} points"


def load_outcome(data: dict[str, Any], messages: dict[str, Message]) -> Outcome:
    """Rebuild an outcome from its `dump`."""
    how = data["how"]
    sheet = [Line(row[0], Text(messages[row[2]], *row[3:]), row[1]) for row in data["sheet"]]
    return Outcome(Text(messages[how[0]], *how[1:]), data["ranks"], data["scores"], sheet)
