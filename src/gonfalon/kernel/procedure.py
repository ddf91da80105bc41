"""Procedures: steps that go through named phases.

`PHASES` lists the phases in their usual order. A phase `do_x` is a method `do_x(m)`. It is over
when it has returned and everything it called is over. A phase `ask_x` is a question: `ask_x(m)`
returns the decision, or None if the question does not arise, and must not change anything;
`take_x(m, option)` receives the answer. After the last phase the procedure is done.

Which method belongs to which phase is a chain of comparisons written by `gonfalon fields`: looking
methods up by name would cost ten times as much when compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.native import mypyc_attr
from gonfalon.kernel.step import Step, T

if TYPE_CHECKING:
    from gonfalon.kernel.match import Match

OVER: Final = "over"  # saved, and given to `goto`, for the end of a procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Step[T]):
    """A step in phases. `phase` is the current one, `next` the one that follows it.

    Both are numbers here and names in saved matches, so a new phase does not break any. While a
    question is open, and where a phase is to be repeated, `next` is the same as `phase`.
    """

    PHASES: ClassVar[tuple[str, ...]] = ()

    def __init__(self) -> None:
        self.phase = 0  # derived: saved by name
        self.next = 0  # derived: saved by name

    # region written by `gonfalon fields`
    __slots__ = ("next", "phase")
    FIELDS: ClassVar[tuple[str, ...]] = ()

    # endregion

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

    # -- written by `gonfalon fields` ---------------------------------------------------------

    def enter(self, m: Match[T]) -> bool:
        """Do the current phase, or end. Return False, doing nothing, if it is a question."""
        raise NotImplementedError

    def question(self, m: Match[T]) -> Decision | None:
        """Return the question of the current phase, or None if it does not arise."""
        raise NotImplementedError

    def answered(self, m: Match[T], option: Option) -> None:
        """Give an answer to the current phase."""
        raise NotImplementedError

    # -- for the kernel -----------------------------------------------------------------------

    def run(self, m: Match[T]) -> bool:
        """Go through phases until one asks, calls a step or ends the procedure."""
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if not self.enter(m):
                self.next = phase
                return False
            if not stack or stack[-1] is not self:
                return True

    def ask(self, m: Match[T]) -> list[Decision]:
        """Return the question of the current phase, if it arises."""
        decision = self.question(m)
        return [] if decision is None else [decision]

    def skip(self) -> bool:
        """Leave out a question that does not arise."""
        self.next = self.phase + 1
        return True

    def take(self, m: Match[T], seat: int, option: Option) -> None:
        """Give an answer to the current phase, which is over unless it is repeated."""
        self.next = self.phase + 1
        self.answered(m, option)

    def number(self, name: str) -> int:
        """Return the number of a phase."""
        if name == OVER:
            return len(self.PHASES)
        if name not in self.PHASES:
            raise KernelError(f"{self.NAME} has no phase {name!r}")
        return self.PHASES.index(name)

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
