"""Steps: the procedure of a game as data on a stack.

A step's `run` does one thing and says whether it goes on; `ask` is a pure function of step and
table, so questions need not be stored and are rebuilt after loading. Everything a step holds is
plain JSON named in `FIELDS`, and all of it is public except the sealed answers of `Lanes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from gonfalon.kernel.chance import Chance
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.hidden import Pack
from gonfalon.kernel.message import Message, Said, seats_in
from gonfalon.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """What lies on the table: a game's whole state apart from its procedure.

    A game extends it with slotted fields and writes `clone` and `dump` by hand. `packs` are all
    its hidden cards; a game that keeps references to their zones renews them in `bind`.
    """

    __slots__ = ("packs",)

    def __init__(self) -> None:
        self.packs: list[Pack] = []

    def bind(self) -> None:
        """Renew references into `packs` after they were replaced."""

    def imagine(self, bit: int, chance: Chance) -> None:
        """Replace what a viewer cannot know apart from the cards of the packs (rarely needed)."""

    def clone(self) -> Table:
        """Return an independent copy that shares only what never changes."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        raise NotImplementedError


T = TypeVar("T", bound=Table)

# What a round of sealed answers has to hide besides the answers.
PLAIN: Final = 0  # nothing: one seat's private questions
CHOICE: Final = 1  # that somebody had no real choice
WINDOW: Final = 2  # also who could answer at all: how long it lasts must not tell

# When a match opens its sealed rounds: one public setting of the table.
QUICK: Final = "quick"  # as soon as the real answers are in
EVERYONE_CONFIRMS: Final = "everyone"  # when every seat of the circle has answered, choice or not
FIXED: Final = "fixed"  # a window stays open until `close`, whoever has answered
POLICIES: Final = (QUICK, EVERYONE_CONFIRMS, FIXED)

NO_PROMPT = Message("ask-nothing")
NO_LABEL = Message("option-plain")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """A piece of rule procedure that asks, or does, one thing at a time."""

    __slots__ = ()
    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()

    def run(self, m: Match[T]) -> bool:
        """Do one thing (act, push, `m.done()`); return False to wait for answers."""
        raise NotImplementedError

    def asked(self, m: Match[T]) -> int:
        """Return the mask of seats that, as far as everybody can tell, are being asked."""
        mask = 0
        for decision in self.ask(m):
            mask |= 1 << decision.seat
        return mask

    def ask(self, m: Match[T]) -> list[Decision]:
        """Return the open questions; pure."""
        raise NotImplementedError

    def take(self, m: Match[T], seat: int, value: int) -> None:
        """Receive the answer to this step's question."""
        raise NotImplementedError

    def child_done(self, m: Match[T], child: Step[T]) -> None:
        """Hear that the step above has ended."""

    def clone(self) -> Step[T]:
        """Return an independent copy."""
        raise NotImplementedError

    def prompt(self, m: Match[T], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(NO_PROMPT)

    def label(self, m: Match[T], decision: Decision, option: Option) -> Label:
        """Return how an option reads and which components it touches."""
        return Label(Said(NO_LABEL))

    def blocked(self, m: Match[T], decision: Decision) -> list[Blocked]:
        """Return the answers people would expect but that are not legal, with the reasons."""
        return []

    def outlook(self, m: Match[T], decision: Decision) -> Mapping[str, Any] | None:
        """Return numbers that go with the question as a whole, as plain JSON of the game's own."""
        return None

    def dump(self) -> dict[str, Any]:
        """Return the step as plain JSON."""
        data: dict[str, Any] = {"step": self.NAME}
        for field in self.FIELDS:
            data[field] = getattr(self, field)
        return data


def load_step(data: dict[str, Any], kinds: dict[str, type[Step[T]]]) -> Step[T]:
    """Return the step that `dump` described."""
    step = kinds[data["step"]]()
    for field in step.FIELDS:
        setattr(step, field, data[field])
    return step


@mypyc_attr(allow_interpreted_subclasses=True)
class Lanes(Step[T]):
    """Private questions to one or more seats at the same time.

    Each seat of the circle walks its own lane of questions, each a pure function of the table
    and of that seat's own answers. The table is untouched until all lanes have ended, and until
    then nobody can tell who has answered, or who had a choice at all: a seat with a single
    option is answered by the kernel, or asked to confirm, as the match's policy says for rounds
    of this secrecy.
    """

    __slots__ = ("circle", "closed", "given", "touched")
    FIELDS: ClassVar[tuple[str, ...]] = ("circle", "closed", "given", "touched")
    SECRECY: ClassVar[int] = CHOICE

    def __init__(self, seats: int = 0, circle: int = 0) -> None:
        self.circle = circle
        self.closed = False
        self.given: list[list[int]] = [[] for _ in range(seats)]
        self.touched = 0  # seats that gave an answer of their own

    def question(self, m: Match[T], seat: int, given: list[int]) -> Decision | None:
        """Return the next question of a lane, or None at its end; pure."""
        raise NotImplementedError

    def opened(self, m: Match[T]) -> None:
        """All answers are in: act on them. Has to call `m.done()` or begin another round."""
        raise NotImplementedError

    def copy_lanes(self, other: Lanes[T]) -> None:
        """Copy the lanes into a clone."""
        other.circle = self.circle
        other.closed = self.closed
        other.given = [lane[:] for lane in self.given]
        other.touched = self.touched

    def begin_round(self, circle: int) -> None:
        """Begin another round with fresh lanes."""
        self.circle = circle
        self.closed = False
        self.given = [[] for _ in self.given]
        self.touched = 0

    def asked(self, m: Match[T]) -> int:
        """Everybody in the circle is being asked, as far as anybody can tell."""
        return self.circle

    def ask(self, m: Match[T]) -> list[Decision]:
        """Return the open question of each lane."""
        decisions: list[Decision] = []
        for seat in seats_in(self.circle):
            decision = self.question(m, seat, self.given[seat])
            if decision is not None:
                decision.place = len(self.given[seat])
                decisions.append(decision)
        return decisions

    def confirms(self, policy: str) -> bool:
        """Tell whether seats without a choice are asked to confirm in this round."""
        if self.SECRECY == CHOICE:
            return policy != QUICK
        return self.SECRECY == WINDOW and policy == EVERYONE_CONFIRMS

    def may_open(self, policy: str) -> bool:
        """Tell whether a round in which all answers are in may be opened now."""
        return self.SECRECY != WINDOW or policy != FIXED or self.closed

    def fill(self, m: Match[T]) -> bool:
        """Answer what is no choice; tell whether a lane is still open."""
        open_lanes = False
        for seat in seats_in(self.circle):
            lane = self.given[seat]
            while True:
                decision = self.question(m, seat, lane)
                if decision is None:
                    break
                if not decision.options:
                    raise KernelError(f"asked with nothing to answer: {self.NAME} seat {seat}")
                if self.closed:
                    if decision.default < 0:
                        raise KernelError(f"closed without an answer: {self.NAME} seat {seat}")
                    lane.append(decision.options[decision.default].value)
                elif len(decision.options) == 1 and not self.confirms(m.policy):
                    lane.append(decision.options[0].value)
                else:
                    open_lanes = True
                    break
        return open_lanes

    def run(self, m: Match[T]) -> bool:
        """Wait until every lane has ended and the round may be opened."""
        if self.fill(m) or not self.may_open(m.policy):
            return False
        m.opening(self)
        self.opened(m)
        return True

    def take(self, m: Match[T], seat: int, value: int) -> None:
        """Keep a sealed answer."""
        self.given[seat].append(value)
        self.touched |= 1 << seat

    def forget(self, keep: int) -> None:
        """Drop the answers of all seats outside the mask (for imagined matches)."""
        for seat in range(len(self.given)):
            if not keep >> seat & 1:
                self.given[seat] = []
        self.touched &= keep


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOrder(Step[T]):
    """Parts to be resolved by one seat in any order.

    Parts say what they read and write (masks of the game's own making). A compulsory part that
    touches nothing another remaining part touches cannot be affected by the order and is
    resolved unasked; for the rest the seat is asked which comes next. Optional parts may be
    left: then `done` is offered.
    """

    __slots__ = ("left", "seat")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: int = 0, left: int = 0) -> None:
        self.seat = seat
        self.left = left

    def reads(self, m: Match[T], part: int) -> int:
        """Return the mask of what a part depends on."""
        raise NotImplementedError

    def writes(self, m: Match[T], part: int) -> int:
        """Return the mask of what a part changes."""
        raise NotImplementedError

    def compulsory(self, m: Match[T], part: int) -> bool:
        """Tell whether the part has to be resolved."""
        return True

    def possible(self, m: Match[T], part: int) -> bool:
        """Tell whether the part can be resolved now."""
        return True

    def option(self, m: Match[T], part: int) -> Option:
        """Return the option that resolves a part next."""
        raise NotImplementedError

    def stop(self, m: Match[T]) -> Option:
        """Return the option that leaves the remaining, optional parts."""
        raise NotImplementedError

    def kind(self) -> str:
        """Return the kind of the decision."""
        return "order"

    def resolve(self, m: Match[T], part: int) -> None:
        """Resolve a part: act, or push one step."""
        raise NotImplementedError

    def alone(self, m: Match[T], part: int) -> bool:
        """Tell whether no other remaining part can affect this one or be affected by it."""
        reads, writes = self.reads(m, part), self.writes(m, part)
        for other in seats_in(self.left & ~(1 << part)):
            other_writes = self.writes(m, other)
            if writes & (self.reads(m, other) | other_writes) or reads & other_writes:
                return False
        return True

    def run(self, m: Match[T]) -> bool:
        """Resolve what commutes with everything else, then ask."""
        if not self.left:
            m.done()
            return True
        parts = seats_in(self.left)
        for part in parts:
            if not self.compulsory(m, part) or not self.possible(m, part):
                continue
            if len(parts) == 1 or self.alone(m, part):
                self.left &= ~(1 << part)
                self.resolve(m, part)
                return True
        if not self.options(m):
            raise KernelError(f"no part of {self.NAME} can be resolved")
        return False

    def options(self, m: Match[T]) -> list[Option]:
        """Return what may come next."""
        found: list[Option] = []
        owed = False
        for part in seats_in(self.left):
            if self.possible(m, part):
                found.append(self.option(m, part))
            if self.compulsory(m, part):
                owed = True
        if not owed:
            found.append(self.stop(m))
        return found

    def ask(self, m: Match[T]) -> list[Decision]:
        """Ask which part comes next."""
        return [Decision(self.seat, self.kind(), self.options(m))]

    def take(self, m: Match[T], seat: int, value: int) -> None:
        """Resolve the chosen part (a negative value stops)."""
        if value < 0:
            self.left = 0
            return
        self.left &= ~(1 << value)
        self.resolve(m, value)
