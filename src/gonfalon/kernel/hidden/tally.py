"""Numbers that only some seats may know: hidden influence, a secret treasury.

A `Tally` is such a number. The seats of its `audience` always see the total. The others know how it
began and the changes they saw. Of a change they did not see they know its *bounds*: "took one to
three". All of this is recorded as facts:

* `ADDED`: the total changed by a number that the seats in the mask saw; the others know its bounds;
* `SHOWN`: the seats in the mask saw the total;
* `WITHIN`: everyone learnt that the total lies between two numbers, because a rule requires it.

The total is never below `least`, and everyone knows that, too: whoever publicly pays three had
three. From the facts `imagine` draws every unseen change again, in every way the viewer cannot rule
out and in no other. If all changes are public, as for victory points kept face down, nothing is
drawn again: such a total is hidden from the view, not from memory.

A tally knows nothing of hidden cards. Points that follow from hidden cards should be counted from
the cards. Knowledge of two tallies at once ("seat 1 has more than seat 2") cannot be expressed. A
rule that compares hidden totals in public has to show them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import EVERYONE, bit_of

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match

ADDED: Final = 0
SHOWN: Final = 1
WITHIN: Final = 2

NUMBERS: Final = -1  # in place of a pack's number: the hidden numbers of `State.tallies`
UNLIMITED: Final = 1 << 28  # larger than any total: no upper bound is known


class TallyFact:
    """One piece of knowledge about a total. Immutable, and shared between clones.

    For ADDED, `n` is the change and `mask` the seats that saw it; everyone knows that it was from
    `low` to `high`. For SHOWN, `n` is the total. For WITHIN, the total was from `low` to `high`.
    """

    __slots__ = ("high", "low", "mask", "n", "word")

    def __init__(self, word: int, mask: int, n: int, low: int, high: int) -> None:
        self.word = word
        self.mask = mask
        self.n = n
        self.low = low
        self.high = high

    def dump(self) -> list[int]:
        """Return the fact as plain JSON."""
        return [self.word, self.mask, self.n, self.low, self.high]


class Tally:
    """A number with an audience. Part of a state, which lists it in `State.tallies`.

    `start` is the total before the first fact. `facts` is None when nobody needs to know what a
    seat could know, as in a search inside an imagined match. Turn `settling` off to keep every
    single fact, as the leak test does.
    """

    __slots__ = ("audience", "facts", "least", "settling", "start", "total")

    def __init__(self, audience: int = 0, total: int = 0, least: int = 0) -> None:
        self.audience = audience
        self.total = total
        self.start = total
        self.least = least
        self.facts: list[TallyFact] | None = []
        self.settling = True

    def __repr__(self) -> str:
        return f"Tally({'hidden' if self.audience != EVERYONE else self.total})"

    # -- changes ------------------------------------------------------------------------------

    def add(self, n: int, seen: int = EVERYONE, bounds: tuple[int, int] | None = None) -> None:
        """Change the total. The seats in `seen` and the audience learn by how much.

        If others do not see it, `bounds` says what they know: the least and the greatest it can
        have been. The bounds must not depend on anything that is hidden from them.
        """
        mask = seen | self.audience
        low = high = n
        if mask != EVERYONE:
            if bounds is None:
                raise KernelError("a change that some do not see needs bounds")
            low, high = bounds
        if not low <= n <= high:
            raise KernelError(f"a change of {n}, outside its bounds {low} to {high}")
        if self.total + n < self.least:
            raise KernelError(f"a total of {self.total + n}, below {self.least}")
        self.total += n
        self.note(TallyFact(ADDED, mask, n, low, high))

    def spend(self, m: Match[Any], n: int) -> None:
        """Lower the total in public. A barrier if anyone learns that the total was that high."""
        if self.facts:
            m.disclose(self.audience)
        self.add(-n)

    def show(self, m: Match[Any], mask: int = EVERYONE) -> None:
        """Let the seats in the mask see the total now. A barrier."""
        m.disclose(self.audience)
        self.note(TallyFact(SHOWN, mask | self.audience, self.total, 0, 0))

    def within(self, m: Match[Any], low: int, high: int = UNLIMITED) -> None:
        """Let everyone know that the total now lies between two numbers. A barrier."""
        if not low <= self.total <= high:
            raise KernelError(f"a total of {self.total}, not within {low} to {high}")
        m.disclose(self.audience)
        self.note(TallyFact(WITHIN, EVERYONE, 0, low, high))

    def note(self, fact: TallyFact) -> None:
        """Record a fact, and drop what no longer matters: while all is public, nothing is kept."""
        facts = self.facts
        if facts is None:
            return
        facts.append(fact)
        if not self.settling or fact.mask != EVERYONE:
            return
        if len(facts) == 1 or fact.word == SHOWN:
            self.start = self.total
            facts.clear()
            return
        last = facts[-2]
        public = fact.word == ADDED and last.word == ADDED and last.mask == EVERYONE
        if public and (fact.n < 0) == (last.n < 0):  # no total in between was lower than both ends
            n = last.n + fact.n
            facts[-2:] = [TallyFact(ADDED, EVERYONE, n, n, n)]

    # -- knowledge ----------------------------------------------------------------------------

    def seen_by(self, viewer: int | None) -> int | None:
        """Return the total if the viewer sees it, else None."""
        return self.total if self.audience & bit_of(viewer) else None

    def bounds(self, viewer: int | None) -> tuple[int, int]:
        """Return the least and the greatest total that the viewer cannot rule out."""
        low = high = self.start
        for fact in self.known_facts(bit_of(viewer)):
            if fact.word == ADDED:
                low = max(low + fact.low, self.least)
                high += fact.high
            else:
                low, high = max(low, fact.low), min(high, fact.high)
        return low, high

    def known_facts(self, bit: int) -> list[TallyFact]:
        """Return the facts as one viewer knows them: numbers that it saw are their own bounds."""
        found: list[TallyFact] = []
        for fact in self.facts or []:
            low, high = fact.low, fact.high
            if fact.mask & bit and fact.word != WITHIN:
                low = high = fact.n
            elif fact.word == SHOWN:
                low, high = self.least, UNLIMITED  # somebody else saw the total
            found.append(TallyFact(fact.word, fact.mask, fact.n, low, high))
        return found

    def is_certain(self, bit: int) -> bool:
        """Return whether a viewer knows every change, so that nothing would be drawn again."""
        for fact in self.facts or []:
            if fact.word == ADDED and not fact.mask & bit and fact.low != fact.high:
                return False
        return True

    def imagine(self, bit: int, chance: Chance, tracking: bool) -> None:
        """Draw again every change that the viewer did not see. Without `tracking`, drop the facts.

        Every history that the viewer cannot rule out can come up, though not equally often. `lows`
        and `highs` are the totals before each fact from which all later facts can still hold.
        """
        facts = self.facts
        if facts is None:
            return
        known = self.known_facts(bit)
        lows, highs = [self.least], [UNLIMITED]
        for fact in reversed(known):
            if fact.word == ADDED:
                lows.append(max(lows[-1] - fact.high, self.least))
                highs.append(highs[-1] - fact.low)
            else:
                lows.append(max(lows[-1], fact.low))
                highs.append(min(highs[-1], fact.high))
        total = self.start
        imagined: list[TallyFact] = []
        for i in range(len(facts)):
            fact = facts[i]
            n = total if fact.word == SHOWN else 0
            if fact.word == ADDED:
                after = len(facts) - 1 - i
                low = max(known[i].low, lows[after] - total)
                high = min(known[i].high, highs[after] - total)
                n = low if low == high else low + chance.below(0, high - low + 1)
                total += n
            imagined.append(TallyFact(fact.word, fact.mask, n, fact.low, fact.high))
        self.total = total
        self.facts = imagined if tracking else None

    # -- copies -------------------------------------------------------------------------------

    def clone(self) -> Tally:
        """Return an independent copy."""
        other = Tally(self.audience, self.total, self.least)
        other.start = self.start
        facts = self.facts
        other.facts = None if facts is None else facts.copy()
        other.settling = self.settling
        return other

    def dump(self) -> dict[str, Any]:
        """Return the tally as plain JSON."""
        facts = self.facts
        return {
            "audience": self.audience,
            "total": self.total,
            "start": self.start,
            "least": self.least,
            "facts": None if facts is None else [fact.dump() for fact in facts],
        }

    def load(self, data: dict[str, Any]) -> Tally:
        """Fill the tally from a `dump`, and return it."""
        self.audience = data["audience"]
        self.total = data["total"]
        self.start = data["start"]
        self.least = data["least"]
        facts = data["facts"]
        self.facts = None if facts is None else [TallyFact(*fact) for fact in facts]
        return self
