"""What a seat cannot know: copies of a match stop there instead of working it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gonfalon.kernel.chance.chance import Chance

if TYPE_CHECKING:
    from gonfalon.kernel.hidden.pack import Pack


class Unknown(Exception):
    """The seat does not know what would come out; `pack` holds it, if it is a card."""

    def __init__(self, pack: Pack | None = None) -> None:
        super().__init__()
        self.pack = pack


class NoChance(Chance):
    """The chance of such a copy: nothing may be drawn."""

    __slots__ = ()

    def below(self, label: int, n: int) -> int:
        """Stop the copy."""
        raise Unknown

    def clone(self) -> NoChance:
        """Return another one."""
        return NoChance()
