"""Whole answers: a number for each of several things, given at once.

A player thinks "three here, two there" where the match may ask several small questions, which suit
bots better. `Step.amounts` describes what a whole answer may contain, and `Step.small_answers`
turns one into answers to the small questions. `answers_for` checks it and leaves out what is not
asked. `Distribute`, `Pick` and `Pay` do all of that; a question with `SetOption` answers can
be answered in this way wherever it is asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.errors import KernelError, Refused
from gonfalon.kernel.values.native import mypyc_attr
from gonfalon.kernel.values.shapes import AmountsView

Small: TypeAlias = tuple[str, str]  # an answer to a small question: its kind, and the option's id


class Amount:
    """One thing of a whole answer.

    `now` is how much of it there is before the player changes anything, `least` and `most` are its
    bounds, `rule` is the id of the rule behind them. `component` names it for the player, such as
    "hex:1,0".
    """

    __slots__ = ("component", "id", "least", "most", "now", "rule")

    def __init__(
        self, id: str, component: str, now: int, least: int, most: int, rule: str = ""
    ) -> None:
        self.id = id
        self.component = component
        self.now = now
        self.least = least
        self.most = most
        self.rule = rule

    def __repr__(self) -> str:
        return f"Amount({self.id!r}, {self.now} in {self.least}..{self.most})"


class Amounts:
    """What a whole answer may contain.

    `least` and `most` bound the sum of all numbers; `rule` is the id of the rule behind that, and
    `rule_of_others` of the one that leaves out everything else. `sets` lists every complete answer,
    as numbers in the order of `items`; None if there are too many.
    """

    __slots__ = ("items", "least", "most", "rule", "rule_of_others", "sets")

    def __init__(
        self,
        items: list[Amount],
        least: int,
        most: int,
        rule: str = "",
        rule_of_others: str = "",
        sets: list[list[int]] | None = None,
    ) -> None:
        self.items = items
        self.least = least
        self.most = most
        self.rule = rule
        self.rule_of_others = rule_of_others
        self.sets = sets

    def __repr__(self) -> str:
        return f"Amounts({self.items}, {self.least}..{self.most})"

    def check(self, wanted: Mapping[str, int]) -> list[int]:
        """Return a number for each item; raise `Refused` for one that is out of bounds.

        Items missing from `wanted` keep their present number.
        """
        ids = [item.id for item in self.items]
        for id in wanted:
            if id not in ids:
                raise Refused(
                    "bad-amounts", f"{id} is not part of this answer", self.rule_of_others
                )
        found: list[int] = []
        for item in self.items:
            n = wanted.get(item.id, item.now)
            if not item.least <= n <= item.most:
                bounds = f"{item.least} to {item.most}"
                raise Refused("bad-amounts", f"{item.id} may be {bounds}, not {n}", item.rule)
            found.append(n)
        total = sum(found)
        if not self.least <= total <= self.most:
            raise Refused(
                "bad-amounts", f"all together must be {self.bounds()}, not {total}", self.rule
            )
        return found

    def bounds(self) -> str:
        """Return the bounds of the sum, for error messages."""
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"

    def to_json(self) -> AmountsView:
        """Return the description as plain JSON."""
        return {
            "items": [
                {
                    "id": item.id,
                    "component": item.component,
                    "now": item.now,
                    "least": item.least,
                    "most": min(item.most, self.most),
                }
                for item in self.items
            ],
            "least": self.least,
            "most": self.most,
            "sets": self.sets,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class SetOption(Option):
    """An answer that names several things at once, such as the workers who pay for an action.

    `things` are their ids, as often as each is named, and `values` their numbers; `component` is
    what comes before the id in the name of a component ("worker" in "worker:scout").
    """

    __slots__ = ("component", "things", "values")

    def __init__(
        self,
        id: str,
        rule: str,
        component: str,
        things: Sequence[str],
        values: Sequence[int] = (),
    ) -> None:
        super().__init__(id, rule)
        self.component = component
        self.things = list(things)
        self.values = list(values)


class SetOptions:
    """The options for all sets of at most `most` of some things. Made once, by the content.

    With `ordered`, each order of the same things is an option of its own: such as workers for
    spaces from left to right.
    """

    __slots__ = ("by_values", "remembered")

    def __init__(
        self, ids: Sequence[str], most: int, rule: str, component: str, ordered: bool = False
    ) -> None:
        self.by_values: dict[tuple[int, ...], SetOption] = {}
        self.remembered: dict[tuple[int, ...], list[SetOption]] = {}  # see `kernel/questions/pick`
        level: list[tuple[int, ...]] = [()]
        for size in range(most + 1):
            for values in level:
                things = [ids[value] for value in values]
                id = ":".join(things) if things else "none"
                self.by_values[values] = SetOption(id, rule, component, things, values)
            if size < most:
                level = [
                    (*values, value)
                    for values in level
                    for value in range(values[-1] if values and not ordered else 0, len(ids))
                ]

    def option(self, values: Sequence[int]) -> SetOption:
        """Return the option for the things with these numbers, in ascending or their own order."""
        return self.by_values[tuple(values)]

    def all(self) -> list[Option]:
        """Return all options, for the register."""
        return [*self.by_values.values()]


def values_of(option: Option) -> list[int]:
    """Return the numbers of the things that an answer names."""
    if not isinstance(option, SetOption):
        raise KernelError(f"{option} names no set")
    return option.values


def amounts_of_sets(decision: Decision) -> Amounts | None:
    """Return what a whole answer may contain if the options are sets, else None.

    What is part of every set counts as given.
    """
    options = [option for option in decision.options if isinstance(option, SetOption)]
    if not options:
        return None
    ids: list[str] = []
    components: list[str] = []
    for option in options:
        for thing in option.things:
            if thing not in ids:
                ids.append(thing)
                components.append(f"{option.component}:{thing}")
    sets = [[option.things.count(id) for id in ids] for option in options]
    rule = options[0].rule
    items: list[Amount] = []
    for at, id in enumerate(ids):
        numbers = [counts[at] for counts in sets]
        least = min(numbers)
        items.append(Amount(id, components[at], least, least, max(numbers), rule))
    sizes = [len(option.things) for option in options]
    return Amounts(items, min(sizes), max(sizes), rule, rule, sets)


def set_answer(decision: Decision, wanted: list[int]) -> list[Small]:
    """Return the answer with these numbers of the things in `amounts_of_sets`."""
    amounts = amounts_of_sets(decision)
    if amounts is not None and amounts.sets is not None:
        options = [option for option in decision.options if isinstance(option, SetOption)]
        for option, counts in zip(options, amounts.sets, strict=True):
            if counts == wanted:
                return [(decision.kind, option.id)]
        raise Refused("bad-amounts", "this set is not offered", amounts.rule)
    raise KernelError(f"{decision.kind} offers no sets")
