"""The trail: what was answered since the last barrier, so that it can be taken back.

A match keeps one copy of itself as it was after the last barrier, and the answers since. Nothing
since then used chance or taught anybody anything hidden (that would have been a barrier), so
going back is: start from the copy and give fewer of the same answers. What a player has shown
meanwhile stays known to those who saw it. Answers that were given as one are taken back as one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.native import mypyc_attr
from gonfalon.kernel.step import T

if TYPE_CHECKING:
    from gonfalon.kernel.match import Match


class Entry:
    """One line of the record: an input, and the check sum of all draws after it."""

    __slots__ = ("answer", "seat", "target", "trace", "what")

    def __init__(self, what: str, seat: int, target: str, answer: str, trace: int = -1) -> None:
        self.what = what
        self.seat = seat
        self.target = target
        self.answer = answer
        self.trace = trace

    def order(self) -> int:
        """Sort key inside a sealed round: seat order, so that the order of answering is lost."""
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Trail(Generic[T]):
    """The answers of one seat since the last barrier."""

    __slots__ = ("answers", "base", "ids", "joined", "seat", "shown")

    def __init__(self) -> None:
        self.base: Match[T] | None = None
        self.seat = -1
        self.ids: list[str] = []
        self.answers: list[str] = []
        self.joined: list[int] = []  # which of them go with the one before
        self.shown: list[tuple[int, int, int, int]] = []  # pack, zone, kind, who learnt of it

    def cut(self) -> None:
        """A barrier: nothing before this moment can be taken back."""
        self.base = None
        self.seat = -1
        self.ids = []
        self.answers = []
        self.joined = []
        self.shown = []

    def before(self, m: Match[T], decision: Decision, option: Option) -> None:
        """Remember an answer that is about to be given; another seat's decision is a barrier."""
        if self.base is not None and self.seat != decision.seat:
            self.cut()
        if self.base is None:
            self.base = m.clone()
            self.seat = decision.seat
            self.shown = []
        self.ids.append(decision.id)
        self.answers.append(option.id)

    def join(self, first: str) -> None:
        """Let all answers since `first` be taken back as one, unless a barrier lies behind it."""
        if first in self.ids:
            at = self.ids.index(first)
            self.joined = [place for place in self.joined if place <= at]
            self.joined.extend(range(at + 1, len(self.ids)))

    def reach(self, seat: int) -> list[str]:
        """Return the decisions this seat may go back to."""
        if seat != self.seat:
            return []
        return [self.ids[at] for at in range(len(self.ids)) if at not in self.joined]

    def back(self, m: Match[T], to: str) -> None:
        """Put a match back to just before the decision `to`."""
        base = self.base
        if base is None:
            raise KernelError("nothing to go back to")
        keep = self.ids.index(to)
        for pack_at, zone_at, kind, mask in self.shown:
            pack = base.table.packs[pack_at]
            zone = pack.zones[zone_at]
            if kind in zone.cards:
                pack.show_more(zone, kind, mask)
        answers = self.answers[:keep]
        m.adopt(base.clone())
        listening, m.listening = m.listening, False
        log, m.log = m.log, None
        m.trail = None
        version = m.version
        for answer in answers:
            option = m.asking[0].option(answer)
            if option is None:
                raise KernelError(f"{answer} was answered once and is not offered now")
            m.answer(m.asking[0], option)
        m.listening = listening
        m.log = log
        m.version = version + 1
        m.trail = self
        m.epoch += 1
        m.reopen()
        self.ids = self.ids[:keep]
        self.answers = answers
        self.joined = [place for place in self.joined if place < keep]
        self.shown = []


def branch(m: Match[T]) -> Match[T]:
    """Return a copy that goes on like the match itself, with its trail (a clone has none)."""
    other = m.clone()
    other.listening = m.listening
    trail = m.trail
    if trail is not None:
        kept: Trail[T] = Trail()
        kept.base = None if trail.base is None else trail.base.clone()
        kept.seat = trail.seat
        kept.ids = trail.ids[:]
        kept.answers = trail.answers[:]
        kept.joined = trail.joined[:]
        kept.shown = trail.shown[:]
        other.trail = kept
    return other
