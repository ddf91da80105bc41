"""Twins: two matches that one viewer cannot tell apart, and what that viewer can observe.

An *observation* is every byte that could reach a viewer: its view (board, own questions, options
in their order, who is waited for, version, undo), its explanations, and the ids of all questions
outside sealed rounds, since ids are public. Texts are compared, not values, so that an order of
keys or of items counts as well.

*Told* is what the kernel wrote down as knowledge of the viewer: kinds it saw, kinds it can rule
out, kinds laid in plain sight. It is the only licence for two observations to part.
"""

from __future__ import annotations

import json
from typing import Any

from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.facts import MIX, NEW, Fact
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Event, bit_of
from gonfalon.kernel.step import Lanes
from gonfalon.proving.barriers import starts_with


def observed(match: Match[Any], viewer: int | None) -> str:
    """Return everything a viewer can observe of a match, as text."""
    vocabulary = match.content.vocabulary
    data: dict[str, Any] = {"view": match.view(viewer)}
    if viewer is not None:
        data["explain"] = [e.to_json(vocabulary) for e in match.explain(viewer)]
    lanes = bool(match.stack) and isinstance(match.stack[-1], Lanes)
    if not lanes:
        data["asked"] = [decision.id for decision in match.asking]
        data["undo"] = [match.undoable(seat) for seat in range(match.seats)]
        data["open"] = [
            [option.id for option in decision.options]
            for decision in match.asking
            if decision.public
        ]
    return json.dumps(data)


def heard(match: Match[Any], events: list[Event], viewer: int | None) -> str:
    """Return the events a viewer hears of, as text."""
    vocabulary = match.content.vocabulary
    return json.dumps([e.to_json(vocabulary) for e in events if e.visible_to(viewer)])


Told = list[list[tuple[int, tuple[int, ...]]]]  # for each pack: word and kinds of each fact


class Knowledge:
    """What the kernel tells one viewer from now on.

    Labels are left out: under a hand they mean nothing to an onlooker.
    """

    def __init__(self, match: Match[Any], viewer: int | None) -> None:
        self.bit = bit_of(viewer)
        self.before: list[list[Fact]] = []
        self.told: Told = []
        self.reset(match)

    def reset(self, match: Match[Any]) -> None:
        """Count from here."""
        self.before = [(pack.facts or [])[:] for pack in match.table.packs]
        self.told = [[] for _ in self.before]

    def listen(self, match: Match[Any]) -> Told:
        """Add what the viewer was told since the last call; return all since the reset."""
        for at, pack in enumerate(match.table.packs):
            facts = pack.facts or []
            before = self.before[at]
            if not starts_with(facts, before):
                raise KernelError("a pack has settled: what it told since then is lost")
            new = facts[len(before) :]
            self.told[at] += [(f.word, seen(f)) for f in new if self.concerns(f)]
            self.before[at] = facts[:]
        return self.told

    def concerns(self, fact: Fact) -> bool:
        """Tell whether a fact tells this viewer something."""
        if fact.word == NEW:
            return True
        if fact.word == MIX:
            return bool(fact.kinds) and not fact.mask & self.bit
        return bool(fact.mask & self.bit)


def seen(fact: Fact) -> tuple[int, ...]:
    """Return the kinds a fact is about; how new cards are laid may be mixed up right after."""
    return tuple(sorted(fact.kinds)) if fact.word == NEW else fact.kinds


def contradict(one: Told, other: Told) -> bool:
    """Tell whether two viewers were told different things, as far as both have come."""
    return any(a[: len(b)] != b[: len(a)] for a, b in zip(one, other, strict=True))


def hidden_cards(match: Match[Any]) -> list[list[list[int]]]:
    """Return all hidden cards, to tell whether a twin is another world at all."""
    return [[zone.cards for zone in pack.zones] for pack in match.table.packs]


def difference(one: str, other: str) -> str:
    """Say where two observations part."""
    return first_difference(json.loads(one), json.loads(other), "") or "the order of keys differs"


def first_difference(one: Any, other: Any, path: str) -> str:
    """Return the path to the first difference of two pieces of plain JSON, with both values."""
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
