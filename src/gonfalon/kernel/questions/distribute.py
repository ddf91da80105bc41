"""Distributing things anew over places: transfers one by one, or the final distribution at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.state import T
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.amounts import Amount, Amounts, Small
from gonfalon.kernel.values.decision import Blocked, Decision, Option
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class Distribute(Choice[T]):
    """A series of transfers, each of them a source, a target and a number, ended by an answer.

    A place that has received does not give, and one that has given does not receive, so the series
    ends. The same distribution can be given as a whole: a number for each place. Then the first
    place that must give sends to the first that must still receive, as many as both need.

    Places are small numbers. Options for places have the place as their value, options for counts
    the number, which is also their id. `KINDS` are the kinds of the three decisions.
    """

    KINDS: ClassVar[tuple[str, str, str]] = ("source", "target", "count")
    BOUNDS_RULE: ClassVar[str] = ""  # a place holds too few or too many
    ONCE_RULE: ClassVar[str] = ""  # a place gives and receives
    OTHERS_RULE: ClassVar[str] = ""  # a place takes no part
    TOTAL_RULE: ClassVar[str] = ""  # things appear or disappear

    seat: int = 0
    gave: int = later(0)
    took: int = later(0)
    source: int = later(-1)
    target: int = later(-1)

    # -- for games ------------------------------------------------------------------------------

    def end(self) -> Option:
        """Return the option that ends the series. It must be a constant."""
        raise NotImplementedError

    def givers(self, m: Match[T], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the places for those that may give and have somewhere to send to."""
        raise NotImplementedError

    def takers(self, m: Match[T], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the places for those that may receive from `source`."""
        raise NotImplementedError

    def counts(self, m: Match[T], found: list[Option]) -> None:
        """Append an option for each number that `source` may send to `target`."""
        raise NotImplementedError

    def move(self, m: Match[T], count: int) -> None:
        """Move so many from `source` to `target`."""
        raise NotImplementedError

    def ended(self, m: Match[T]) -> None:
        """Act on the end of the series. Must call `m.done()`."""
        m.done()

    def places(self, m: Match[T]) -> list[Option]:
        """Return the option for each place that takes part, in the order of transfers."""
        raise NotImplementedError

    def place(self, m: Match[T], option: Option) -> Amount:
        """Return what a place holds, and its bounds regardless of earlier transfers."""
        raise NotImplementedError

    def check(self, m: Match[T], places: list[Option], final: list[int]) -> None:
        """Raise `Refused` for a distribution that breaks a rule about several places at once."""

    # -- for the kernel -------------------------------------------------------------------------

    def run(self, m: Match[T]) -> bool:
        """Wait for the answer."""
        return False

    def question(self, m: Match[T], options: list[Option]) -> Decision:
        """Ask for a source, then a target, then a number."""
        part = 0 if self.source < 0 else 1 if self.target < 0 else 2
        return Decision(self.seat, self.KINDS[part], options, public=True)

    def walk(self, m: Match[T], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk what the next question is about."""
        if self.source < 0:
            found.append(self.end())
            self.givers(m, found, why)
        elif self.target < 0:
            self.takers(m, found, why)
        else:
            self.counts(m, found)

    def take(self, m: Match[T], seat: int, option: Option) -> None:
        """Record one part of a transfer; the last part, the number, carries it out."""
        if self.source < 0:
            if option is self.end():
                self.ended(m)
            else:
                self.source = option.value
        elif self.target < 0:
            self.target = option.value
        else:
            self.move(m, option.value)
            self.gave |= 1 << self.source
            self.took |= 1 << self.target
            self.source = -1
            self.target = -1

    def amounts(self, m: Match[T], decision: Decision) -> Amounts | None:
        """Return each place with its bounds; None while a transfer is half chosen."""
        if self.source >= 0:
            return None
        items: list[Amount] = []
        total = 0
        for option in self.places(m):
            item = self.place(m, option)
            item.rule = self.BOUNDS_RULE
            if self.took >> option.value & 1:
                item.least, item.rule = item.now, self.ONCE_RULE
            if self.gave >> option.value & 1:
                item.most, item.rule = item.now, self.ONCE_RULE
            items.append(item)
            total += item.now
        return Amounts(items, total, total, self.TOTAL_RULE, self.OTHERS_RULE)

    def small_answers(self, m: Match[T], decision: Decision, wanted: list[int]) -> list[Small]:
        """Return the transfers that lead to a final distribution, and the end."""
        places = self.places(m)
        self.check(m, places, wanted)
        missing = [n - self.place(m, o).now for o, n in zip(places, wanted, strict=True)]
        source_kind, target_kind, count_kind = self.KINDS
        found: list[Small] = []
        to = 0
        for source, option in enumerate(places):
            while missing[source] < 0:
                while missing[to] <= 0:
                    to += 1
                count = min(-missing[source], missing[to])
                missing[source] += count
                missing[to] -= count
                found.append((source_kind, option.id))
                found.append((target_kind, places[to].id))
                found.append((count_kind, str(count)))
        found.append((source_kind, self.end().id))
        return found
