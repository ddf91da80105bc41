"""The text of `run`, `ask` and `take` of a procedure, as chains of comparisons."""

from __future__ import annotations

from gonfalon.kernel.fields.field import class_error

DO, ASK, TAKE = "do_", "ask_", "take_"


def dispatch(phases: tuple[str, ...], state: str) -> list[str]:
    """Return `run` and, if there are questions, `ask` and `take`. `state` is a type."""
    match = f"m: Match[{state}]"
    asks = {n: name.removeprefix(ASK) for n, name in enumerate(phases) if name.startswith(ASK)}
    acts = {n: [f"self.{name}(m)"] for n, name in enumerate(phases) if n not in asks}
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
    return [f"    {line}" if line else "" for line in lines]


def check_phases(cls: type, phases: tuple[str, ...]) -> None:
    """Raise unless every phase is named after a method that is there."""
    for name in phases:
        wanted = [name]
        if name.startswith(ASK):
            wanted.append(TAKE + name.removeprefix(ASK))
        elif not name.startswith(DO):
            raise class_error(cls, f"phase {name!r}: its name begins with do_ or ask_")
        for method in wanted:
            if not hasattr(cls, method):
                raise class_error(cls, f"phase {name!r} needs {method}")
    if len(set(phases)) < len(phases):
        raise class_error(cls, "a phase is named twice")
