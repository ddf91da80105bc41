"""Steps: the procedure of a game as data on a stack.

`run` does one thing and returns whether the procedure can continue without an answer. `ask` is a
pure function of the step and the state, so questions are not saved but rebuilt after loading. All
data of a step is plain JSON and listed in `FIELDS`. It is public, except what `forget` drops, such
as the sealed answers of `Lanes`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Self

from gonfalon.kernel.fields import Derived, declared, prepare
from gonfalon.kernel.hidden.unknown import Unknown
from gonfalon.kernel.play.modifiers import Modifiers
from gonfalon.kernel.play.state import T
from gonfalon.kernel.values.amounts import Amounts, Small, amounts_of_sets, set_answer
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Message, Text, bits_of
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.fields.field import Row
    from gonfalon.kernel.play.match import Match


# What a sealed round hides besides the answers.
PLAIN: Final = 0  # nothing more: one seat's private questions
CHOICE: Final = 1  # whether a seat had a real choice
WINDOW: Final = 2  # also who could answer at all; the round's duration must not reveal it

# When sealed rounds are opened: a public choice made once for the whole match.
QUICK: Final = "quick"  # as soon as the real answers are in
EVERYONE_CONFIRMS: Final = "everyone"  # when every seat of the circle has answered, choice or not
FIXED: Final = "fixed"  # WINDOW rounds stay open until `close`, whoever has answered
POLICIES: Final = (QUICK, EVERYONE_CONFIRMS, FIXED)

NO_PROMPT = Message("ask-nothing")
NO_LABEL = Message("option-plain")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """A piece of rule procedure that asks or does one thing at a time.

    `NAME` identifies the class in saved matches. `FIELDS` lists the attributes to save; like
    `clone` it follows from the declared fields.
    """

    __slots__ = ()
    NAME: ClassVar[str] = ""
    FIELDS: ClassVar[tuple[str, ...]] = ()
    DECLARED: ClassVar[tuple[Row, ...]] = ()
    MADE: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **named: Any) -> None:
        super().__init_subclass__(**named)
        prepare(cls)

    def __repr__(self) -> str:
        fields = [f"{name}={getattr(self, name)!r}" for name in self.FIELDS]
        return f"{type(self).__name__}({', '.join(fields)})"

    def run(self, m: Match[T]) -> bool:
        """Do one thing (act, call a step, or `m.done()`). Return False to wait for answers."""
        raise NotImplementedError

    def seats_asked(self, m: Match[T]) -> int:
        """Return the mask of seats that are being asked, as far as the public can know."""
        mask = 0
        for decision in self.ask(m):
            mask |= 1 << decision.seat
        return mask

    def ask(self, m: Match[T]) -> list[Decision]:
        """Return the open decisions. Must be pure: no changes, no chance."""
        raise NotImplementedError

    def take(self, m: Match[T], seat: int, option: Option) -> None:
        """Apply an answer to this step's question."""
        raise NotImplementedError

    def skip(self) -> bool:
        """Continue without a question if `ask` returned none. Return False if that is a fault."""
        return False

    def returned(self, m: Match[T], child: Step[T]) -> None:
        """React to the end of the step above this one: take over its results, if it has any."""

    def forget(self, keep: int) -> None:
        """Drop secret answers of all seats outside the mask `keep` (for imagined matches)."""

    def modifiers(self) -> Modifiers | None:
        """Return the modifiers that last as long as this step, if it keeps any in a field."""
        return None

    def clone(self) -> Self:
        """Return an independent copy."""
        raise NotImplementedError

    def prompt(self, m: Match[T], decision: Decision) -> Text:
        """Return the text of the question."""
        return Text(NO_PROMPT)

    def label(self, m: Match[T], decision: Decision, option: Option) -> Label:
        """Return an option's text and the components it touches."""
        return Label(Text(NO_LABEL))

    def blocked(self, m: Match[T], decision: Decision) -> list[Blocked]:
        """Return answers that players might expect but that are not legal, with reasons."""
        return []

    def preview(self, m: Match[T], decision: Decision) -> Mapping[str, Any] | None:
        """Return numbers about the question as a whole, as plain JSON in a shape of the game."""
        return None

    def amounts(self, m: Match[T], decision: Decision) -> Amounts | None:
        """Return what one answer to this question and those after it may contain, or None."""
        return amounts_of_sets(decision)

    def small_answers(self, m: Match[T], decision: Decision, wanted: list[int]) -> list[Small]:
        """Return a whole answer, numbers in the order of `amounts`, as small answers."""
        return set_answer(decision, wanted)

    def dump(self) -> dict[str, Any]:
        """Return the step's name and fields as plain JSON."""
        data: dict[str, Any] = {"step": self.NAME}
        for field in self.FIELDS:
            data[field] = getattr(self, field)
        return data

    def load(self, data: dict[str, Any]) -> None:
        """Fill the step from its `dump`."""
        for field in self.FIELDS:
            setattr(self, field, data[field])


def load_step(data: dict[str, Any], kinds: dict[str, type[Step[T]]]) -> Step[T]:
    """Rebuild a step from its `dump`. `kinds` are the step classes by name."""
    step = kinds[data["step"]]()
    step.load(data)
    return step


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class Lanes(Step[T]):
    """A sealed round: private questions to one or more seats at the same time.

    Each seat of the circle has its own lane of questions, each a pure function of the state and of
    that seat's earlier answers. The state does not change until all lanes have ended. Until then
    nobody can see who has answered, or who had a choice at all. A seat with a single option is
    answered by the kernel or asked to confirm, depending on the match's policy and on `SECRECY`.

    `circle` is the mask of seats that are asked, as far as the public can know. `given` holds each
    seat's answers so far. They are saved as option ids, and `recall` finds them again.
    """

    SECRECY: ClassVar[int] = CHOICE

    circle: int
    closed: bool
    given: Derived[list[list[Option]]]  # see `recall`
    touched: int  # mask of seats that answered; above it, of those whose answers stand

    def __init__(self, seats: int = 0, circle: int = 0) -> None:
        self.circle = circle
        self.closed = False
        self.given = [[] for _ in range(seats)]
        self.touched = 0

    def question(self, m: Match[T], seat: int, given: list[Option]) -> Decision | None:
        """Return the next question of a lane, or None at its end. Must be pure."""
        raise NotImplementedError

    def opened(self, m: Match[T]) -> None:
        """Act on the complete answers. Must call `m.done()` or begin another round."""
        raise NotImplementedError

    def begin_round(self, circle: int) -> None:
        """Begin another round with empty lanes."""
        self.circle = circle
        self.closed = False
        self.given = [[] for _ in self.given]
        self.touched = 0

    def seats_asked(self, m: Match[T]) -> int:
        """Return the whole circle, so that nobody can see who has answered."""
        return self.circle

    def ask(self, m: Match[T]) -> list[Decision]:
        """Return the open decision of each unfinished lane."""
        decisions: list[Decision] = []
        for seat in bits_of(self.circle if m.ahead < 0 else 1 << m.ahead):
            decision = self.question(m, seat, self.given[seat])
            if decision is not None:
                decision.place = len(self.given[seat])
                decisions.append(decision)
        return decisions

    def confirms(self, policy: str) -> bool:
        """Return whether seats without a choice are asked to confirm in this round."""
        if self.SECRECY == CHOICE:
            return policy != QUICK
        return self.SECRECY == WINDOW and policy == EVERYONE_CONFIRMS

    def may_open(self, policy: str) -> bool:
        """Return whether a round may be opened now if all answers are in."""
        return self.SECRECY != WINDOW or policy != FIXED or self.closed

    def fill(self, m: Match[T]) -> bool:
        """Answer questions that leave no choice. If the round is closed, answer all by default.

        Returns whether a lane is still open.
        """
        open_lanes = False
        for seat in bits_of(self.circle):
            if self.fill_lane(m, seat):
                open_lanes = True
        return open_lanes

    def fill_lane(self, m: Match[T], seat: int) -> bool:
        """Do the same for one lane; return whether it is still open."""
        lane = self.given[seat]
        while True:
            decision = self.question(m, seat, lane)
            if decision is None:
                return False
            if not decision.options:
                raise KernelError(f"asked with nothing to answer: {self.NAME} seat {seat}")
            if self.closed:
                if decision.default < 0:
                    raise KernelError(f"closed without an answer: {self.NAME} seat {seat}")
                lane.append(decision.options[decision.default])
            elif len(decision.options) == 1 and not self.confirms(m.policy):
                lane.append(decision.options[0])
            else:
                return True

    def fill_ahead(self, m: Match[T]) -> None:
        """Continue the lane of the only seat that answers on this copy, and look at no other.

        Raises `Unknown` at its end, and in a round that has just begun.
        """
        if not self.given[m.ahead] or not self.fill_lane(m, m.ahead):
            raise Unknown

    def run(self, m: Match[T]) -> bool:
        """Open the round once every lane has ended and the policy allows it."""
        if m.ahead >= 0:
            self.fill_ahead(m)
            return False
        if self.fill(m) or not self.may_open(m.policy):
            return False
        m.publish_round(self)
        self.opened(m)
        return True

    def take(self, m: Match[T], seat: int, option: Option) -> None:
        """Store a sealed answer."""
        self.given[seat].append(option)
        self.touched |= 1 << seat

    def settle(self, seat: int) -> None:
        """Let the answers of a seat stand until the round opens: they cannot be undone."""
        self.touched |= 1 << (len(self.given) + seat)

    def may_undo(self, seat: int) -> bool:
        """Return whether a seat has answered and may still take that back."""
        settled = self.touched >> (len(self.given) + seat) & 1
        return not settled and bool(self.touched >> seat & 1)

    def dump(self) -> dict[str, Any]:
        """Return the step's name, fields and sealed answers as plain JSON."""
        data = super().dump()
        data["given"] = [[option.id for option in lane] for lane in self.given]
        return data

    def recall(self, m: Match[T], saved: list[list[str]]) -> None:
        """Restore the sealed answers from their ids, by putting each question again."""
        self.given = [[] for _ in saved]
        for seat, ids in enumerate(saved):
            lane = self.given[seat]
            for id in ids:
                decision = self.question(m, seat, lane)
                option = None if decision is None else decision.option(id)
                if option is None:
                    raise KernelError(f"saved answer {id!r} is not offered to seat {seat}")
                lane.append(option)

    def forget(self, keep: int) -> None:
        """Drop the answers of all seats outside the mask."""
        for seat in range(len(self.given)):
            if not keep >> seat & 1:
                self.given[seat] = []
        self.touched &= keep | (keep << len(self.given))


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOrder(Step[T]):
    """Several parts that one seat resolves in any order.

    Parts declare what they read and write, as masks whose bits the game defines. The order cannot
    matter to a compulsory part that is independent of all other remaining parts, so it is resolved
    without asking. For the rest the seat is asked which comes next. When only optional parts
    remain, the option from `stop` is offered too. `left` is the mask of remaining parts.
    """

    seat: int = 0
    left: int = 0

    def reads(self, m: Match[T], part: int) -> int:
        """Return the mask of what a part depends on."""
        raise NotImplementedError

    def writes(self, m: Match[T], part: int) -> int:
        """Return the mask of what a part changes."""
        raise NotImplementedError

    def compulsory(self, m: Match[T], part: int) -> bool:
        """Return whether the part must be resolved."""
        return True

    def possible(self, m: Match[T], part: int) -> bool:
        """Return whether the part can be resolved now."""
        return True

    def option(self, m: Match[T], part: int) -> Option:
        """Return the option that resolves a part next. Its value must be the part's number."""
        raise NotImplementedError

    def stop(self, m: Match[T]) -> Option:
        """Return the option that skips the remaining optional parts. It must be a constant."""
        raise NotImplementedError

    def kind(self) -> str:
        """Return the kind of the decision."""
        return "order"

    def resolve(self, m: Match[T], part: int) -> None:
        """Resolve a part: act, or call one step."""
        raise NotImplementedError

    def alone(self, m: Match[T], part: int) -> bool:
        """Return whether a part is independent of all other remaining parts."""
        reads, writes = self.reads(m, part), self.writes(m, part)
        for other in bits_of(self.left & ~(1 << part)):
            other_writes = self.writes(m, other)
            if writes & (self.reads(m, other) | other_writes) or reads & other_writes:
                return False
        return True

    def run(self, m: Match[T]) -> bool:
        """Resolve independent compulsory parts, then ask about the rest."""
        if not self.left:
            m.done()
            return True
        parts = bits_of(self.left)
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
        """Return the options for the next part."""
        found: list[Option] = []
        owed = False
        for part in bits_of(self.left):
            if self.possible(m, part):
                found.append(self.option(m, part))
            if self.compulsory(m, part):
                owed = True
        if not owed:
            found.append(self.stop(m))
        return found

    def ask(self, m: Match[T]) -> list[Decision]:
        """Ask which part comes next."""
        return [Decision(self.seat, self.kind(), self.options(m), public=True)]

    def take(self, m: Match[T], seat: int, option: Option) -> None:
        """Resolve the chosen part, or stop."""
        if option is self.stop(m):
            self.left = 0
            return
        self.left &= ~(1 << option.value)
        self.resolve(m, option.value)
