"""Parsing of typed answers: which option the player means."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from gonfalon.kernel.values.decision import Decision, Explained
from gonfalon.speech import Asked, Choice
from gonfalon.terminal.screen import Screen


class Line(NamedTuple):
    """One listed option: the key to type for it, and its text."""

    key: str
    choice: Choice


class Question:
    """An open question, with everything the player can type or look up about it."""

    def __init__(self, explained: Explained, asked: Asked, lines: list[Line]) -> None:
        self.decision = explained.decision
        self.asked = asked
        self.lines = lines
        options = explained.decision.options
        self.labels = {option.id: label for option, label in zip(options, explained.labels)}

    def line(self, key: str) -> Line | None:
        """Return the option listed under a key."""
        for line in self.lines:
            if line.key == key:
                return line
        return None


class Numbers:
    """The number to type for each option.

    During a turn an answer keeps its number, and no other answer gets that number once it is no
    longer offered. A player who types ahead or remembers a number is therefore never misunderstood.
    """

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.possible = screen.match.game.option_kinds(screen.match.content)
        self.turn = (-1, -1)
        self.given: dict[str, dict[str, int]] = {}

    def listed(self, decision: Decision, asked: Asked, order: list[int]) -> list[Line]:
        """Return the options with their numbers; the one that ends the turn comes last."""
        turn = (decision.turn, decision.seat)
        if self.turn != turn:
            self.turn, self.given = turn, {}
        given = self.given.setdefault(decision.kind, self.fixed(decision.kind))
        for i in order:
            id = asked.options[i].id
            given.setdefault(id, max(given.values(), default=0) + 1)
        closing = self.screen.closing(decision.kind)
        lines = [Line(str(given[choice.id]), choice) for choice in asked.options]
        return sorted(lines, key=lambda line: (line.choice.id == closing, int(line.key)))

    def answer(self, kind: str, number: str) -> str:
        """Return the answer with this number, offered now or not; else the number itself."""
        for id, given in self.given.get(kind, {}).items():
            if str(given) == number:
                return id
        return number

    def fixed(self, kind: str) -> dict[str, int]:
        """Return the numbers that are fixed for the answers of a kind of decision."""
        found = {id: self.screen.number(kind, id) for id in self.possible.get(kind, ())}
        return {id: number for id, number in found.items() if number is not None}


def meant(text: str, lines: list[Line], places: Mapping[str, str]) -> list[Line]:
    """Return the options a text may mean: by number, id or place, else by prefix or substring."""
    wanted = text.casefold()
    if wanted.isdecimal():
        return [line for line in lines if line.key == wanted]
    exact = [line for line in lines if wanted in names(line.choice, places)]
    if exact:
        return exact[:1]
    begin = [x for x in lines if any(n.startswith(wanted) for n in names(x.choice, places))]
    if begin:
        return begin
    return [line for line in lines if wanted in line.choice.text.casefold()]


def names(choice: Choice, places: Mapping[str, str]) -> list[str]:
    """Return every name of an answer: id, text and place, in lower case."""
    found = [choice.id.casefold(), choice.text.casefold()]
    if choice.id in places:
        found.append(places[choice.id].casefold())
    return found


def refused(text: str, asked: Asked, places: Mapping[str, str]) -> Choice | None:
    """Return the blocked answer that a text names, if any."""
    wanted = text.casefold()
    for choice in asked.blocked:
        if wanted in (choice.id.casefold(), places.get(choice.id, "").casefold()):
            return choice
    begin = [choice for choice in asked.blocked if choice.id.casefold().startswith(wanted)]
    return begin[0] if len(begin) == 1 and not wanted.isdecimal() else None
