"""Procedures: steps that go through named phases.

`PHASES` lists the phases in their usual order. A phase `do_x` is a method `do_x(m)`. It is over
when it has returned and everything it called is over. A phase `ask_x` is a question: `ask_x(m)`
returns the decision, or None if the question does not arise, and must not change anything;
`take_x(m, option)` receives the answer. After the last phase the procedure is done.

`run`, `ask` and `take` follow from the list, as chains of comparisons with the number of the phase:
looking methods up by name would cost ten times as much when compiled. `run` goes through phases
until one asks, calls a step or ends the procedure.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from gonfalon.kernel.fields import Derived, declared, later
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.native import mypyc_attr

OVER: Final = "over"  # saved, and given to `goto`, for the end of a procedure


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[T]):
    """A step in phases. `phase` is the current one, `next` the one that follows it.

    Both are numbers here and names in saved matches, so a new phase does not break any. While a
    question is open, and where a phase is to be repeated, `next` is the same as `phase`.
    """

    PHASES: ClassVar[tuple[str, ...]] = ()

    phase: Derived[int] = later(0)  # saved by name
    next: Derived[int] = later(0)  # saved by name

    # -- for games ----------------------------------------------------------------------------

    def goto(self, name: str) -> None:
        """Continue with this phase, or end if it is `OVER`, once the current one is over."""
        self.next = self.number(name)

    def again(self) -> None:
        """Repeat the current phase once everything it called is over."""
        self.next = self.phase

    def past(self, name: str) -> bool:
        """Return whether the current phase comes later in the list than this one."""
        return self.phase > self.number(name)

    # -- for the kernel -----------------------------------------------------------------------

    def skip(self) -> bool:
        """Leave out a question that does not arise."""
        self.next = self.phase + 1
        return True

    def number(self, name: str) -> int:
        """Return the number of a phase."""
        if name == OVER:
            return len(self.PHASES)
        try:
            return self.PHASES.index(name)
        except ValueError:
            raise KernelError(f"{self.NAME} has no phase {name!r}") from None

    def name(self, number: int) -> str:
        """Return the name of a phase."""
        return self.PHASES[number] if number < len(self.PHASES) else OVER

    def dump(self) -> dict[str, Any]:
        """Return the step's name, fields and phases as plain JSON."""
        data = super().dump()
        data["phase"] = self.name(self.phase)
        data["next"] = self.name(self.next)
        return data

    def load(self, data: dict[str, Any]) -> None:
        """Fill the step from its `dump`."""
        super().load(data)
        self.phase = self.number(data["phase"])
        self.next = self.number(data["next"])
