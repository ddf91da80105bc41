"""BaseMatch: what steps use to tell what happens and to handle hidden cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from gonfalon.kernel.chance.chance import Chance
from gonfalon.kernel.hidden.pack import Pack, Zone
from gonfalon.kernel.hidden.rows import lift, turn_over
from gonfalon.kernel.hidden.unknown import Unknown
from gonfalon.kernel.play.state import T
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import EVERYONE, Event, Message
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.play.trail import Trail


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseMatch(Generic[T]):
    """The part of a match that keeps track of who learns what: events, hidden cards, barriers.

    Steps go through these methods for anything hidden. So undo cannot take knowledge back, and a
    preview stops before it shows something its seat does not know. So does a copy on which a seat
    tries answers ahead (`series.py`): `ahead` is that seat, and -1 in any other match.

    `notes` is for whoever plays a copy on: what they mean to do next. They are not copied or saved.
    """

    __slots__ = (
        "ahead",
        "chance",
        "events",
        "listening",
        "notes",
        "past_barrier",
        "state",
        "trail",
    )

    def __init__(self, state: T, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.past_barrier = False
        self.ahead = -1
        self.listening = False
        self.events: list[Event] = []
        self.notes: object | None = None
        self.trail: Trail[T] | None = None

    def emit(
        self,
        message: Message,
        a: object = None,
        b: object = None,
        c: object = None,
        d: object = None,
        e: object = None,
        f: object = None,
        *,
        to: int = EVERYONE,
    ) -> None:
        """Report an event to those who may see it; does nothing unless somebody listens.

        Check `listening` yourself only where an argument takes work, such as a tuple. (Fixed
        arguments, because `*args` costs twice as much, and this is called all the time.)
        """
        if self.listening:
            given = (a, b, c, d, e, f, None)
            count = len(message.names)
            if given[count] is not None or (count and given[count - 1] is None):
                raise KernelError(f"{message.id} takes {count} argument(s)")
            self.events.append(Event(message, given[:count], to))

    def barrier(self) -> None:
        """Prevent undo from going back past this moment. A copy that answers ahead stops here."""
        self.past_barrier = True
        if self.ahead >= 0:
            raise Unknown

    def disclose(self, audience: int) -> None:
        """Note that something comes out that only these seats knew. A barrier."""
        self.barrier()

    def draw(self, pack: Pack, source: Zone, target: Zone, count: int) -> None:
        """Draw hidden cards. A barrier, because the drawer learns something."""
        self.barrier()
        pack.draw(source, target, count)

    def draw_from(self, label: int, pieces: list[int]) -> int:
        """Remove one piece at random and return it. A barrier.

        For stacks whose pieces everybody knows and whose order nobody does: such a stack need not
        be shuffled, and is not hidden.
        """
        self.barrier()
        return pieces.pop(self.chance.below(label, len(pieces)))

    def shuffle(self, pack: Pack, zone: Zone, label: int, count: int = -1) -> None:
        """Shuffle an ordered zone, or only its lowest `count` cards. A barrier."""
        self.barrier()
        pack.shuffle(zone, self.chance, label, count)

    def look(self, pack: Pack, zone: Zone, count: int, seat: int) -> list[int]:
        """Let a seat see the top cards of a zone; return them from the top. A barrier."""
        self.barrier()
        return pack.look(zone, count, 1 << seat)

    def turn_up(self, pack: Pack, zone: Zone) -> int:
        """Turn over the top card of a zone, remove it and return its kind. A barrier."""
        self.barrier()
        return pack.take_top(zone)

    def reveal(self, pack: Pack, zone: Zone, kind: int) -> None:
        """Take a card from a bag face up. Not a barrier: the player knew their own card."""
        if self.trail is not None:
            self.trail.remember(self.state, pack, zone, kind)
        pack.take(zone, kind)

    def show(self, pack: Pack, zone: Zone, kind: int) -> None:
        """Show a card of a bag; it stays there. Not a barrier, as in `reveal`."""
        if self.trail is not None:
            self.trail.remember(self.state, pack, zone, kind)
        pack.show(zone, kind)

    def give(
        self, pack: Pack, source: Zone, kind: int, target: Zone, mask: int = 0, under: bool = False
    ) -> None:
        """Pass a card from a bag secretly. A barrier if another seat learns its kind."""
        if (mask | target.audience) & ~source.audience:
            self.barrier()
        pack.give(source, kind, target, mask, under)

    def lift(self, pack: Pack, row: Zone, at: int, bag: Zone) -> None:
        """Take a piece out of a row (`rows.py`) and put it into a bag, without showing it.

        A barrier if somebody sees into the bag who did not know the piece.
        """
        if bag.audience & ~row.marks[at]:
            self.barrier()
        lift(pack, row, at, bag)

    def turn_over(self, pack: Pack, row: Zone, at: int, mask: int = EVERYONE) -> int:
        """Show a piece of a row to seats; return its kind. A barrier unless all of them knew it."""
        if mask & ~row.marks[at]:
            self.barrier()
        return turn_over(pack, row, at, mask)

    def rule_out(self, pack: Pack, zone: Zone, kinds: list[int], mask: int = EVERYONE) -> None:
        """Let seats know that a zone holds none of these kinds. A barrier: it cannot be unsaid."""
        self.barrier()
        pack.rule_out(zone, kinds, mask)
