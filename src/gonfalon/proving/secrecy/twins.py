"""Twins: two matches that one viewer cannot distinguish, and what that viewer can observe.

An *observation* is every byte that could reach a viewer: its view (board, own questions, options
in their order, waiting seats, version, undo), its explanations with all previews, how its invalid
inputs are refused (see `refusals`), and the ids of all questions outside sealed rounds, since ids
are public.
Observations are compared as text, so the order of keys and items counts too.

`Told` is what the kernel recorded as knowledge of the viewer: kinds it saw, kinds it can rule out,
cards put down face up, and what it saw of hidden numbers. Only a difference here may explain a
difference in observations.
"""

from __future__ import annotations

import json
from typing import Any

from gonfalon.kernel.hidden.facts import MIX, NEW, Fact
from gonfalon.kernel.hidden.tally import WITHIN, TallyFact
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Event, bit_of
from gonfalon.proving.refusals import refusals
from gonfalon.proving.secrecy.barriers import starts_with


def observed(match: Match[Any], viewer: int | None) -> str:
    """Return everything a viewer can observe of a match, as text."""
    vocabulary = match.content.vocabulary
    data: dict[str, Any] = {"view": match.view(viewer)}
    if viewer is not None:
        data["explain"] = [e.to_json(vocabulary) for e in match.explain(viewer)]
        data["refusals"] = refusals(match, viewer)
    lanes = bool(match.stack) and isinstance(match.stack[-1], Lanes)
    if not lanes:
        data["asked"] = [decision.id for decision in match.open_decisions]
        data["undo"] = [match.undoable(seat) for seat in range(match.seats)]
        data["open"] = [
            [option.id for option in decision.options]
            for decision in match.open_decisions
            if decision.public
        ]
    return json.dumps(data)


def visible_events(match: Match[Any], events: list[Event], viewer: int | None) -> str:
    """Return the events that a viewer may see, as text."""
    vocabulary = match.content.vocabulary
    return json.dumps([e.to_json(vocabulary) for e in events if e.visible_to(viewer)])


# For each pack, then for each tally: `word` and kinds, or numbers, of each fact.
Told = list[list[tuple[int, tuple[int, ...]]]]


class Knowledge:
    """Collects what the kernel reveals to one viewer from now on.

    Labels are left out, because labels in a hand mean nothing to an observer.
    """

    def __init__(self, match: Match[Any], viewer: int | None) -> None:
        self.bit = bit_of(viewer)
        self.before: list[list[Fact]] = []
        self.numbers: list[list[TallyFact]] = []
        self.told: Told = []
        self.reset(match)

    def reset(self, match: Match[Any]) -> None:
        """Start collecting from here."""
        self.before = [(pack.facts or [])[:] for pack in match.state.packs]
        self.numbers = [(tally.facts or [])[:] for tally in match.state.tallies()]
        self.told = [[] for _ in (*self.before, *self.numbers)]

    def listen(self, match: Match[Any]) -> Told:
        """Add what was revealed since the last call. Return everything since the reset."""
        for at, pack in enumerate(match.state.packs):
            facts = pack.facts or []
            before = self.before[at]
            if not starts_with(facts, before):
                raise KernelError("a pack has settled: what it told since then is lost")
            new = facts[len(before) :]
            self.told[at] += [(f.word, seen(f)) for f in new if self.concerns(f)]
            self.before[at] = facts[:]
        for at, tally in enumerate(match.state.tallies()):
            numbers = tally.facts or []
            if not starts_with(numbers, self.numbers[at]):
                raise KernelError("a tally has settled: what it told since then is lost")
            added = numbers[len(self.numbers[at]) :]
            told = self.told[len(self.before) + at]
            told += [number_seen(fact) for fact in added if fact.mask & self.bit]
            self.numbers[at] = numbers[:]
        return self.told

    def concerns(self, fact: Fact) -> bool:
        """Return whether a fact reveals something to this viewer."""
        if fact.word == NEW:
            return True
        if fact.word == MIX:
            return bool(fact.kinds) and not fact.mask & self.bit
        return bool(fact.mask & self.bit)


def seen(fact: Fact) -> tuple[int, ...]:
    """Return the kinds of a fact, sorted for `NEW` cards since a mix may follow at once."""
    return tuple(sorted(fact.kinds)) if fact.word == NEW else fact.kinds


def number_seen(fact: TallyFact) -> tuple[int, tuple[int, ...]]:
    """Return what a viewer learnt from a fact about a hidden number."""
    return fact.word, (fact.low, fact.high) if fact.word == WITHIN else (fact.n,)


def contradict(one: Told, other: Told) -> bool:
    """Return whether for some pack or tally neither list of facts is a prefix of the other."""
    return any(a[: len(b)] != b[: len(a)] for a, b in zip(one, other, strict=True))


def with_other_numbers(match: Match[Any], viewer: int | None) -> Match[Any] | None:
    """Return a copy with one more of each hidden number, or None if the viewer sees them all."""
    bit = bit_of(viewer)
    copy = match.clone()
    hidden = [tally for tally in copy.state.tallies() if not tally.audience & bit]
    for tally in hidden:
        tally.total += 1
        tally.start += 1
    copy.reopen()
    return copy if hidden else None


def secrets(match: Match[Any]) -> list[list[list[int]]]:
    """Return all hidden cards and numbers, to check whether a twin differs at all."""
    cards = [[zone.cards for zone in pack.zones] for pack in match.state.packs]
    return [*cards, [[tally.total for tally in match.state.tallies()]]]


def difference(one: str, other: str) -> str:
    """Describe the first difference of two observations."""
    return first_difference(json.loads(one), json.loads(other), "") or "the order of keys differs"


def first_difference(one: Any, other: Any, path: str) -> str:
    """Return the path to the first difference in JSON data with both values, or an empty string."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            found = first_difference(
                one.get(key, "(missing)"), other.get(key, "(missing)"), f"{path}.{key}"
            )
            if found:
                return found
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (a, b) in enumerate(zip(one, other)):
            found = first_difference(a, b, f"{path}[{at}]")
            if found:
                return found
        return ""
    if one == other:
        return ""
    return f"{path.lstrip('.')}: {json.dumps(one)[:120]} / {json.dumps(other)[:120]}"
