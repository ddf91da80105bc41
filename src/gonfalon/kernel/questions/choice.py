"""A question whose options and refusals come from one walk, so that they cannot disagree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision, Option
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Step[T]):
    """A step that puts one question at a time; `walk` says of each candidate: option, or reason."""

    __slots__ = ()

    def walk(self, m: Match[T], found: list[Option], why: list[Blocked] | None) -> None:
        """Fill `found` with the options and, unless it is None, `why` with the reasons.

        Must be pure. While options are made `why` is None; build no reason then.
        """
        raise NotImplementedError

    def question(self, m: Match[T], options: list[Option]) -> Decision:
        """Return the decision with these options."""
        raise NotImplementedError

    def ask(self, m: Match[T]) -> list[Decision]:
        """Ask for one of the options that the walk finds."""
        options: list[Option] = []
        self.walk(m, options, None)
        return [self.question(m, options)]

    def blocked(self, m: Match[T], decision: Decision) -> list[Blocked]:
        """Return the reasons that the walk finds."""
        why: list[Blocked] = []
        self.walk(m, [], why)
        return why
