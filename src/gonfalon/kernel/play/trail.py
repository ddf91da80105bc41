"""The trail: the answers since the last barrier, so that they can be undone.

A match keeps a copy of itself from just after the last barrier, and the answers given since.
Nothing since then used chance or revealed hidden information (that would have been a barrier). So
undo starts from the copy and repeats fewer of the same answers. Cards that a player has shown in
the meantime stay known to those who saw them. Answers given as a series are undone together.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.play.state import State, T
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match


class Entry:
    """One line of the record: an input, and the checksum of all draws up to and including it.

    `what` is "choose", "close", "undo" or "rewind". A `trace` of -1 means no checksum.
    """

    __slots__ = ("answer", "seat", "target", "trace", "what")

    def __init__(self, what: str, seat: int, target: str, answer: str, trace: int = -1) -> None:
        self.what = what
        self.seat = seat
        self.target = target
        self.answer = answer
        self.trace = trace

    def order(self) -> int:
        """Sort key inside a sealed round: by seat, which hides the order of answering."""
        return self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Trail(Generic[T]):
    """The answers of one seat since the last barrier; see the module docstring."""

    __slots__ = ("answers", "base", "ids", "joined", "seat", "shown")

    def __init__(self) -> None:
        self.base: Match[T] | None = None
        self.seat = -1
        self.ids: list[str] = []
        self.answers: list[str] = []
        self.joined: list[int] = []  # indices of answers at which undo does not stop
        self.shown: list[tuple[int, int, int, int]] = []  # pack, zone, kind, learners

    def cut(self) -> None:
        """Set a barrier: nothing before this moment can be undone."""
        self.base = None
        self.seat = -1
        self.ids = []
        self.answers = []
        self.joined = []
        self.shown = []

    def before(self, m: Match[T], decision: Decision, option: Option) -> None:
        """Store an answer that is about to be given. A change of seat is a barrier."""
        if self.base is not None and self.seat != decision.seat:
            self.cut()
        if self.base is None:
            self.base = m.clone()
            self.seat = decision.seat
            self.shown = []
        self.ids.append(decision.id)
        self.answers.append(option.id)

    def remember(self, state: State, pack: Pack, zone: Zone, kind: int) -> None:
        """Note who learns of a card that is being shown, as they still know it after an undo."""
        place = (state.packs.index(pack), pack.zones.index(zone), kind, ~zone.aware(kind))
        self.shown.append(place)

    def join(self, first: str) -> None:
        """Let the answers from decision `first` on be undone together, if still in the trail."""
        if first in self.ids:
            at = self.ids.index(first)
            self.joined = [place for place in self.joined if place <= at]
            self.joined.extend(range(at + 1, len(self.ids)))

    def pass_over(self, decision: str) -> None:
        """Let undo go past one answer, to the one before it, if it is still in the trail."""
        if decision in self.ids:
            self.joined.append(self.ids.index(decision))

    def reach(self, seat: int) -> list[str]:
        """Return the ids of the decisions this seat may go back to, earliest first."""
        if seat != self.seat:
            return []
        return [self.ids[at] for at in range(len(self.ids)) if at not in self.joined]

    def back(self, m: Match[T], to: str) -> None:
        """Restore a match to just before the decision `to`."""
        base = self.base
        if base is None:
            raise KernelError("nothing to go back to")
        keep = self.ids.index(to)
        for pack_at, zone_at, kind, mask in self.shown:
            pack = base.state.packs[pack_at]
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
            option = m.open_decisions[0].option(answer)
            if option is None:
                raise KernelError(f"{answer} was answered once and is not offered now")
            m.answer(m.open_decisions[0], option)
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


def undoable(m: Match[T], seat: int) -> list[str]:
    """Return the ids of the decisions a seat may go back to, earliest first."""
    if not 0 <= seat < m.seats:
        return []
    lanes = m.stack[-1] if m.stack else None
    if isinstance(lanes, Lanes):
        return [f"{m.round}.lane.{seat}"] if lanes.may_undo(seat) else []
    return [] if m.trail is None else m.trail.reach(seat)


def undo(m: Match[T], seat: int, to: str) -> None:
    """Go back to just before a decision of this seat, or to the start of its lane."""
    if to not in m.undoable(seat):
        raise Refused("cannot-undo", f"seat {seat} cannot go back to {to}")
    lanes = m.stack[-1]
    if isinstance(lanes, Lanes):
        lanes.given[seat] = []
        lanes.touched &= ~(1 << seat)
        m.sealed = [entry for entry in m.sealed if entry.seat != seat]
        m.advance()
        return
    if m.trail is not None:
        m.trail.back(m, to)
    if m.log is not None:
        m.log.append(Entry("undo", seat, to, ""))


def settle(m: Match[T], seat: int) -> None:
    """Let what a seat has answered so far stand: a barrier that no rule asks for.

    A record does not contain it. Replaying one allows more undos than were possible in play.
    """
    lanes = m.stack[-1] if m.stack else None
    if isinstance(lanes, Lanes) and lanes.touched >> seat & 1:
        lanes.settle(seat)
    if m.trail is not None and m.trail.seat == seat:
        m.trail.cut()


def answer_or_restore(m: Match[T], decision: Decision, option: Option) -> None:
    """Answer. If the game raises half-way, restore the match before re-raising."""
    backup = m.clone()
    known = 0 if m.log is None else len(m.log)
    sealed = m.sealed[:]
    try:
        m.answer(decision, option)
    except Exception:
        m.adopt(backup)
        m.chance = backup.chance
        m.version = backup.version
        m.events = []
        m.sealed = sealed
        if m.log is not None:
            del m.log[known:]
        if m.trail is not None:
            m.trail.cut()
        raise


def clone_with_trail(m: Match[T]) -> Match[T]:
    """Return a copy that can undo like the match itself. Unlike a clone, it has a trail."""
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
