"""Paying a price with things of several kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from gonfalon.kernel.play.state import T
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.decision import Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Pick[T]):
    """A payment with nothing to spare: without any one of its things it would be too little.

    The payer is an argument, so somebody may pay who is not active. If there are few payments, one
    question offers them all, otherwise a thing is paid at a time, and only what can be completed is
    offered. Call it only if the price can be paid (`possible`).
    """

    __slots__ = ()
    KIND: ClassVar[str] = "pay"
    BY_NUMBER: ClassVar[bool] = False

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat, 0, 0)

    def covers(self, m: Match[T], counts: list[int]) -> bool:
        """Return whether these numbers of things are enough. More must never be less."""
        raise NotImplementedError

    def complete(self, m: Match[T], counts: list[int], stock: list[int]) -> bool:
        """Return whether it is enough, and nothing could be left out."""
        if not self.covers(m, counts):
            return False
        for place, n in enumerate(counts):
            if n:
                fewer = counts[:]
                fewer[place] -= 1
                if self.covers(m, fewer):
                    return False
        return True

    def full(self, m: Match[T], counts: list[int]) -> bool:
        """Return whether it is enough."""
        return self.covers(m, counts)

    def reachable(self, m: Match[T], counts: list[int], stock: list[int]) -> bool:
        """Return whether so much would be enough."""
        return self.covers(m, counts)

    def sizes(self, there: int) -> tuple[int, int]:
        """Return bounds that every payment keeps to."""
        return 0, there

    def stop(self, m: Match[T]) -> Option:
        """A payment ends when it is enough."""
        raise KernelError(f"{self.NAME} has nothing to pay")
