"""Writes which method belongs to which phase of a procedure, as chains of comparisons."""

from __future__ import annotations

import ast

from gonfalon.proving.sources import Class, SourceError

DO, ASK, TAKE = "do_", "ask_", "take_"


def dispatch(cls: Class) -> list[str]:
    """Return `run` and, if there are questions, `ask` and `take`, without indent."""
    check(cls)
    match = f"m: Match[{state(cls)}]"
    asks = {n: name.removeprefix(ASK) for n, name in enumerate(cls.phases) if is_question(name)}
    acts = {n: [f"self.{name}(m)"] for n, name in enumerate(cls.phases) if n not in asks}
    waits = {n: ["self.next = phase", "return False"] for n in asks}
    loop = ["phase = self.next", "self.phase = phase", "self.next = phase + 1"]
    loop += [*chain(acts | waits), "else:", "    m.done()", "    return True"]
    if acts:
        loop += ["if not stack or stack[-1] is not self:", "    return True"]
        loop = ["stack = m.stack", "while True:", *indented(loop)]
    found = ["", f"def run(self, {match}) -> bool:", *indented(loop)]
    if asks:
        questions = {n: [f"decision = self.{ASK}{name}(m)"] for n, name in asks.items()}
        answers = {n: [f"self.{TAKE}{name}(m, option)"] for n, name in asks.items()}
        found += ["", f"def ask(self, {match}) -> list[Decision]:"]
        body = ["phase = self.phase", "decision: Decision | None = None", *chain(questions)]
        found += indented([*body, "return [] if decision is None else [decision]"])
        found += ["", f"def take(self, {match}, seat: int, option: Option) -> None:"]
        found += indented(["phase = self.phase", "self.next = phase + 1", *chain(answers)])
    return found


def names(cls: Class) -> list[str]:
    """Return the names that `dispatch` uses and the class's file has to know."""
    asks = any(is_question(name) for name in cls.phases)
    return ["Match", state(cls), *(["Decision", "Option"] if asks else [])]


def is_question(name: str) -> bool:
    """True for the name of a phase that asks."""
    return name.startswith(ASK)


def chain(branches: dict[int, list[str]]) -> list[str]:
    """Return a chain of comparisons with the number of the phase.

    Neighbours that do the same share a branch.
    """
    found: list[str] = []
    word, first = "if", -1
    for number in sorted(branches):
        body = branches[number]
        first = number if first < 0 else first
        if branches.get(number + 1) != body:
            test = f"== {number}" if first == number else f"<= {number}"
            found += [f"{word} phase {test}:", *indented(body)]
            word, first = "elif", -1
    return found


def indented(lines: list[str]) -> list[str]:
    """Return lines one level deeper."""
    return [f"    {line}" for line in lines]


def state(cls: Class) -> str:
    """Return the type of the game's state: X of `Procedure[X]`, here or in a base."""
    at: Class | None = cls
    while at is not None and at.name != "Procedure":
        for base in at.node.bases:
            if isinstance(base, ast.Subscript):
                return ast.unparse(base.slice)
        at = at.base
    raise error(cls, f"{cls.name} has phases: derive it from Procedure[…]")


def check(cls: Class) -> None:
    """Raise unless every phase is named after a method that is there."""
    for name in cls.phases:
        wanted = [name]
        if is_question(name):
            wanted.append(TAKE + name.removeprefix(ASK))
        elif not name.startswith(DO):
            raise error(cls, f"phase {name!r} of {cls.name}: its name begins with do_ or ask_")
        for method in wanted:
            if not cls.has(method):
                raise error(cls, f"{cls.name} has a phase {name!r} and needs {method}")
    if len(set(cls.phases)) < len(cls.phases):
        raise error(cls, f"{cls.name} names a phase twice")


def error(cls: Class, message: str) -> SourceError:
    """Return an error about a class."""
    return cls.module.error(cls.node.lineno, message)
