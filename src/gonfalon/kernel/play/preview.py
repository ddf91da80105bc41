"""Previews: what an answer would lead to, found by playing it on a copy of the match.

The copy plays by the rules themselves, so a preview cannot disagree with them. It may show only
what the asked seat can work out, so it stops

1. before a sealed round: its lanes depend on what other seats hold;
2. before anything is drawn, shuffled, looked at, ruled out or rolled, and before a card or number
   comes out that the seat does not see;
3. when the step that asked is over: what comes then is not part of the answer;
4. at a question, unless it has a single public option, or is put to the same seat and has a
   default.

Rule 2 works only if a step draws a card before it tells anybody about it.
"""

from __future__ import annotations

from typing import Final, Generic

from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.hidden.unknown import NoChance, Unknown
from gonfalon.kernel.play.match import RUNAWAY, Match
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Lanes, Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import EVERYONE, Event
from gonfalon.kernel.values.native import mypyc_attr

# Why a preview stopped.
OVER: Final = "over"  # the step that asked, or the match, is over
QUESTION: Final = "question"
SEALED: Final = "sealed"
HIDDEN: Final = "hidden"  # something that the seat does not know would have come out


@mypyc_attr(allow_interpreted_subclasses=True)
class Rehearsal(Match[T]):
    """A copy of a match that stops at whatever one seat does not know."""

    __slots__ = ("asking", "seat")

    def __init__(self, m: Match[T], seat: int) -> None:
        state = m.state.clone()
        super().__init__(
            m.game, m.content, m.seats, m.settings, NoChance(), state, m.policy, m.rules
        )
        self.stack = [step.clone() for step in m.stack]
        self.epoch = m.epoch
        self.turn = m.turn
        self.beat = m.beat
        self.version = m.version
        self.listening = True
        self.seat = seat
        self.asking: Step[T] = self.stack[-1]

    def play(self) -> str:
        """Run steps until a rule says stop; return why."""
        self.open_decisions = []
        for _ in range(RUNAWAY):
            if self.asking not in self.stack:
                return OVER
            step = self.stack[-1]
            if isinstance(step, Lanes):
                return SEALED
            if step.run(self):
                continue
            decisions = step.ask(self)
            if not decisions and step.skip():
                continue
            decision = decisions[0]
            if decision.public and len(decision.options) == 1:
                option = decision.options[0]
            elif decision.seat == self.seat and decision.default >= 0:
                option = decision.options[decision.default]
            else:
                if decision.seat == self.seat:
                    self.stamp(decisions)
                return QUESTION
            self.beat += 1
            step.take(self, decision.seat, option)
        raise KernelError(f"runaway preview at {self.stack[-1].NAME}")

    def done(self) -> None:
        """Pop the top step. The one below the asking step does not hear of its end."""
        child = self.stack.pop()
        if child is not self.asking and self.stack:
            self.stack[-1].returned(self, child)

    # -- what would tell the seat something ----------------------------------------------------

    def must_see(self, pack: Pack, zone: Zone) -> None:
        """Stop unless the seat sees the cards of this zone."""
        if not zone.audience >> self.seat & 1:
            raise Unknown(pack)

    def disclose(self, audience: int) -> None:
        """Stop unless the seat knew it."""
        if not audience >> self.seat & 1:
            raise Unknown

    def draw(self, pack: Pack, source: Zone, target: Zone, count: int) -> None:
        """Stop."""
        raise Unknown(pack)

    def shuffle(self, pack: Pack, zone: Zone, label: int, count: int = -1) -> None:
        """Stop."""
        raise Unknown(pack)

    def look(self, pack: Pack, zone: Zone, count: int, seat: int) -> list[int]:
        """Stop."""
        raise Unknown(pack)

    def turn_up(self, pack: Pack, zone: Zone) -> int:
        """Stop."""
        raise Unknown(pack)

    def rule_out(self, pack: Pack, zone: Zone, kinds: list[int], mask: int = EVERYONE) -> None:
        """Stop."""
        raise Unknown(pack)

    def reveal(self, pack: Pack, zone: Zone, kind: int) -> None:
        """Take a card that the seat sees, or stop."""
        self.must_see(pack, zone)
        super().reveal(pack, zone, kind)

    def show(self, pack: Pack, zone: Zone, kind: int) -> None:
        """Show a card that the seat sees, or stop."""
        self.must_see(pack, zone)
        super().show(pack, zone, kind)

    def give(
        self, pack: Pack, source: Zone, kind: int, target: Zone, mask: int = 0, under: bool = False
    ) -> None:
        """Pass on a card that the seat sees, or stop."""
        self.must_see(pack, source)
        super().give(pack, source, kind, target, mask, under)


class Preview(Generic[T]):
    """An answer played on a copy: `match` is the copy as it was when it stopped.

    `events` holds what the seat would have been told, in order. `stopped` says why it stopped, and
    `pack` from where a hidden card would have come. At a question to the same seat the copy has
    that question open, so it can be previewed in turn, or answered with `play`.
    """

    __slots__ = ("events", "match", "pack", "stopped")

    def __init__(self, m: Match[T], decision: Decision, option: Option) -> None:
        self.match: Rehearsal[T] = Rehearsal(m, decision.seat)
        self.events: list[Event] = []
        self.stopped = ""
        self.pack: Pack | None = None
        self.play(decision, option)

    def play(self, decision: Decision | None = None, option: Option | None = None) -> None:
        """Give an answer, if there is one, and play until the copy stops."""
        copy = self.match
        try:
            if decision is not None and option is not None:
                copy.beat += 1
                copy.stack[-1].take(copy, decision.seat, option)
            self.stopped = copy.play()
        except Unknown as unknown:
            self.stopped = HIDDEN
            self.pack = unknown.pack
        self.events += [e for e in copy.drain_events() if e.visible_to(copy.seat)]

    def skip(self) -> None:
        """Go on without what it stopped at: a question or sealed round, a hidden card.

        What follows is then no more than what the rules add in any case. A step that stopped at
        something hidden continues where it would have continued afterwards.
        """
        copy = self.match
        if self.stopped in (QUESTION, SEALED):
            copy.done()
        if self.stopped != OVER:
            self.play()


def preview(m: Match[T], decision: Decision, option: Option) -> Preview[T]:
    """Play an answer to an open decision on a copy, as far as its seat can foresee."""
    return Preview(m, decision, option)
