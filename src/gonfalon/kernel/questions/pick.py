"""Picking several things: all of them in one question, or one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.state import T
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.amounts import Amount, Amounts, SetOption, SetOptions, Small
from gonfalon.kernel.values.decision import Blocked, Decision, Option
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match

# Answers by the numbers they depend on: the same few come up again and again.
REMEMBERED: Final[dict[tuple[int, ...], list[list[int]]]] = {}
MOST_REMEMBERED: Final = 2000


def places_of(counts: list[int]) -> list[int]:
    """Return the place of each thing, so many times as there are of it, in ascending order."""
    return [place for place, count in enumerate(counts) for _ in range(count)]


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class Pick(Choice[T]):
    """At least `least` and at most `most` of some things; things of one kind are all the same.

    If there are few sets, one question offers them all. Otherwise a thing is picked at a time, in
    the order of `things`, so that there is one way to each set; an answer from `stop` ends it.
    Either way the player may give the whole set at once. Nothing changes until `finish`.

    A private question is always asked one thing at a time: with few sets to choose from the number
    of questions would tell others something about what is hidden.
    """

    KIND: ClassVar[str] = "pick"  # of the decisions
    RULE: ClassVar[str] = ""  # by which a set is refused
    FEW: ClassVar[int] = 40  # sets that are offered in one question
    PUBLIC: ClassVar[bool] = True
    BY_NUMBER: ClassVar[bool] = True  # `least` and `most` alone say which sets are complete

    seat: int = 0
    least: int = 0
    most: int = 0
    picked: list[int] = later([])  # places in `things`, in ascending order

    # -- for games ------------------------------------------------------------------------------

    def things(self, m: Match[T], why: list[Blocked] | None) -> list[Option]:
        """Return an option for each kind of thing, in a fixed order, with reasons for the others.

        Must not change while things are picked.
        """
        raise NotImplementedError

    def stock(self, m: Match[T], things: list[Option]) -> list[int]:
        """Return how many there are of each kind."""
        raise NotImplementedError

    def stop(self, m: Match[T]) -> Option:
        """Return the option that ends a series. It must be a constant."""
        raise NotImplementedError

    def sets(self, m: Match[T]) -> SetOptions | None:
        """Return the options for whole sets, by the values of things. None: one at a time.

        The values must ascend in the order of `things`.
        """
        return None

    def component(self, m: Match[T], thing: Option) -> str:
        """Return the name of a thing as a component, such as "card:ambush"."""
        return ""

    def finish(self, m: Match[T], picked: list[Option]) -> None:
        """Act on what was picked. Must call `m.done()`."""
        raise NotImplementedError

    # -- which sets are complete ----------------------------------------------------------------

    def complete(self, m: Match[T], counts: list[int], stock: list[int]) -> bool:
        """Return whether these numbers of things are an answer."""
        return min(self.least, sum(stock)) <= sum(counts) <= self.most

    def full(self, m: Match[T], counts: list[int]) -> bool:
        """Return whether nothing more may be added."""
        return sum(counts) >= self.most

    def reachable(self, m: Match[T], counts: list[int], stock: list[int]) -> bool:
        """Return whether some answer may contain at most these numbers. Prunes the search."""
        return sum(counts) >= min(self.least, sum(stock))

    def answers_from(
        self,
        m: Match[T],
        counts: list[int],
        stock: list[int],
        at: int,
        found: list[list[int]],
        limit: int,
    ) -> None:
        """Append each answer that adds things from place `at` on, until there are `limit`."""
        if self.complete(m, counts, stock):
            found.append(counts[:])
        if self.full(m, counts):
            return
        for place in range(at, len(stock)):
            if len(found) >= limit:
                return
            if not self.reachable(m, counts[:place] + stock[place:], stock):
                return
            if counts[place] < stock[place]:
                counts[place] += 1
                self.answers_from(m, counts, stock, place, found, limit)
                counts[place] -= 1

    def all_answers(self, m: Match[T], stock: list[int]) -> list[list[int]]:
        """Return all answers as places in `things`; one more than `FEW` if there are too many."""
        key = (self.least, self.most, self.FEW, *stock)
        found = REMEMBERED.get(key) if self.BY_NUMBER else None
        if found is None:
            answers: list[list[int]] = []
            self.answers_from(m, [0] * len(stock), stock, 0, answers, self.FEW + 1)
            found = [places_of(counts) for counts in answers]
            if self.BY_NUMBER and len(REMEMBERED) < MOST_REMEMBERED:
                REMEMBERED[key] = found
        return found

    def possible(self, m: Match[T]) -> bool:
        """Return whether there is any answer."""
        stock = self.stock(m, self.things(m, None))
        found: list[list[int]] = []
        self.answers_from(m, [0] * len(stock), stock, 0, found, 1)
        return bool(found)

    # -- for the kernel -------------------------------------------------------------------------

    def run(self, m: Match[T]) -> bool:
        """Wait for the answer."""
        return False

    def question(self, m: Match[T], options: list[Option]) -> Decision:
        """Ask for a set, or for the next thing."""
        return Decision(self.seat, self.KIND, options, public=self.PUBLIC)

    def counts(self, things: list[Option]) -> list[int]:
        """Return how many of each thing are picked."""
        found = [0] * len(things)
        for place in self.picked:
            found[place] += 1
        return found

    def walk(self, m: Match[T], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the sets, if they are few, or the things that can be picked next."""
        things = self.things(m, why)
        stock = self.stock(m, things)
        counts = self.counts(things)
        sets = self.sets(m) if self.PUBLIC and not self.picked else None
        if sets is not None:
            options = self.set_options_of(m, sets, things, stock)
            if options is not None:
                found.extend(options)
                return
        if self.complete(m, counts, stock):
            found.append(self.stop(m))
        for place in range(self.picked[-1] if self.picked else 0, len(things)):
            if counts[place] < stock[place]:
                counts[place] += 1
                reached: list[list[int]] = []
                self.answers_from(m, counts, stock, place, reached, 1)
                counts[place] -= 1
                if reached:
                    found.append(things[place])

    def set_options_of(
        self, m: Match[T], sets: SetOptions, things: list[Option], stock: list[int]
    ) -> list[SetOption] | None:
        """Return the options for all answers as whole sets; None if there are too many."""
        key = (self.least, self.most, self.FEW, *stock, *[thing.value for thing in things])
        found = sets.remembered.get(key) if self.BY_NUMBER else None
        if found is None:
            answers = self.all_answers(m, stock)
            if len(answers) > self.FEW:
                return None
            found = [sets.option([things[at].value for at in places]) for places in answers]
            if self.BY_NUMBER and len(sets.remembered) < MOST_REMEMBERED:
                sets.remembered[key] = found
        return found

    def take(self, m: Match[T], seat: int, option: Option) -> None:
        """Note the thing; finish with a whole set, at the end of a series or when it is full."""
        if isinstance(option, SetOption):
            picked: list[Option] = []
            if option.things:
                for thing in self.things(m, None):
                    picked += [thing] * option.things.count(thing.id)
            self.finish(m, picked)
            return
        things = self.things(m, None)
        if option in things:
            self.picked.append(things.index(option))
            if not self.full(m, self.counts(things)):
                return
        self.finish(m, [things[place] for place in self.picked])

    def forget(self, keep: int) -> None:
        """Drop what another seat has picked in secret: a viewer imagines it to begin anew."""
        if not self.PUBLIC and not keep >> self.seat & 1:
            self.picked = []

    def amounts(self, m: Match[T], decision: Decision) -> Amounts | None:
        """Return each thing with its number. What is picked already stays so."""
        found = super().amounts(m, decision)
        if found is not None:
            return found
        things = self.things(m, None)
        stock = self.stock(m, things)
        counts = self.counts(things)
        last = self.picked[-1] if self.picked else 0
        items: list[Amount] = []
        for place, thing in enumerate(things):
            now = counts[place]
            most = now if place < last else stock[place]
            items.append(Amount(thing.id, self.component(m, thing), now, now, most, self.RULE))
        least, most = self.sizes(sum(stock))
        return Amounts(items, least, most, self.RULE, self.RULE)

    def sizes(self, there: int) -> tuple[int, int]:
        """Return the sizes of the smallest and the largest set of so many things."""
        return min(self.least, there), min(self.most, there)

    def small_answers(self, m: Match[T], decision: Decision, wanted: list[int]) -> list[Small]:
        """Return the set, or its things one after another and the end."""
        if super().amounts(m, decision) is not None:
            return super().small_answers(m, decision, wanted)
        things = self.things(m, None)
        if not self.complete(m, wanted, self.stock(m, things)):
            raise Refused("bad-amounts", "this set is not possible", self.RULE)
        counts = self.counts(things)
        found: list[Small] = []
        for place, thing in enumerate(things):
            found += [(decision.kind, thing.id)] * (wanted[place] - counts[place])
        if not self.full(m, wanted):
            found.append((decision.kind, self.stop(m).id))
        return found
