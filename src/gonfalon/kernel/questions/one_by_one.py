"""Picking several things one after another, where each takes effect before the next is picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.state import T
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class OneByOne(Choice[T]):
    """As many things as `left` says; it ends early if `walk` finds nothing more.

    Unlike a `Pick` it keeps nothing of what was picked, so the things may be hidden ones, and what
    is offered may depend on what was picked before. Override `question` to add an answer that ends
    it; `pick` sets `left` to 0 then.
    """

    KIND: ClassVar[str] = "pick"  # of the decisions
    PUBLIC: ClassVar[bool] = True

    seat: int = 0
    left: int = 0

    # -- for games ------------------------------------------------------------------------------

    def pick(self, m: Match[T], option: Option) -> None:
        """Act on an answer."""
        raise NotImplementedError

    def question(self, m: Match[T], options: list[Option]) -> Decision:
        """Ask for the next thing; there is at least one."""
        return Decision(self.seat, self.KIND, options, public=self.PUBLIC)

    # -- for the kernel -------------------------------------------------------------------------

    def run(self, m: Match[T]) -> bool:
        """Wait for the next answer."""
        if self.left:
            return False
        m.done()
        return True

    def ask(self, m: Match[T]) -> list[Decision]:
        """Ask for the next thing, if there is one."""
        options: list[Option] = []
        self.walk(m, options, None)
        return [self.question(m, options)] if options else []

    def skip(self) -> bool:
        """End early."""
        self.left = 0
        return True

    def take(self, m: Match[T], seat: int, option: Option) -> None:
        """Count the answer and act on it."""
        self.left -= 1
        self.pick(m, option)
