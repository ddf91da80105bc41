"""What a person types, and which option is meant by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gonfalon.kernel.decision import Decision
from gonfalon.speech import Asked, Choice


class Line(NamedTuple):
    """One option as it is listed: what to type for it, and the option in words."""

    key: str
    choice: Choice


class Question:
    """An open question, with everything one may type or ask about it."""

    def __init__(self, decision: Decision, asked: Asked, lines: list[Line]) -> None:
        self.decision = decision
        self.asked = asked
        self.lines = lines

    def line(self, key: str) -> Line | None:
        """Return the option listed under a number."""
        for line in self.lines:
            if line.key == key:
                return line
        return None


def listed(decision: Decision, asked: Asked, order: list[int]) -> list[Line]:
    """Number the options. Where the answers are numbers themselves, they keep their own."""
    if decision.kind.endswith("-count"):
        return [Line(asked.options[i].id, asked.options[i]) for i in order]
    return [Line(str(n), asked.options[i]) for n, i in enumerate(order, 1)]


def meant(text: str, lines: list[Line], places: Mapping[str, str]) -> list[Line]:
    """Return the options a text may mean: by number, id or place, else by how they begin."""
    wanted = text.casefold()
    for line in lines:
        if wanted == line.key:
            return [line]
    exact = [line for line in lines if wanted in names(line.choice, places)]
    if exact:
        return exact[:1]
    if wanted.isdecimal():
        return []
    begin = [x for x in lines if any(n.startswith(wanted) for n in names(x.choice, places))]
    if begin:
        return begin
    return [line for line in lines if wanted in line.choice.text.casefold()]


def names(choice: Choice, places: Mapping[str, str]) -> list[str]:
    """Return everything an answer may be called."""
    found = [choice.id.casefold(), choice.text.casefold()]
    if choice.id in places:
        found.append(places[choice.id].casefold())
    return found


def refused(text: str, asked: Asked, places: Mapping[str, str]) -> Choice | None:
    """Return the blocked answer a text names, if it names one."""
    wanted = text.casefold()
    for choice in asked.blocked:
        if wanted in (choice.id.casefold(), places.get(choice.id, "").casefold()):
            return choice
    begin = [choice for choice in asked.blocked if choice.id.casefold().startswith(wanted)]
    return begin[0] if len(begin) == 1 and not wanted.isdecimal() else None
