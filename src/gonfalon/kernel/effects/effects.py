"""Effects of components, as data: what content files write, built from operations and combinators.

A game writes one class for each operation of its vocabulary. Lists, choices and offers are the same
everywhere and stand here:

    [{ op = "silver", n = 2 }, { one_of = [[{ op = "pay_debt" }], [{ op = "pray" }]] }]

    [...]                          `InOrder`: one after the other, each with its consequences
    { one_of = [[...], [...]] }    `OneOf`: the side chooses one that would do something
    { optional = [...] }           a `OneOf` with one part, which may be declined
    { pay = [...], for = [...] }   the same with a `PayFor`: both or neither

Combinators are numbered when content is read, so that a step on the stack can be saved.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.state import T
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Blocked, Option
from gonfalon.kernel.values.errors import ContentError, KernelError
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.native import mypyc_attr

if TYPE_CHECKING:
    from gonfalon.kernel.play.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[T]):
    """Everything about an effect, so that its texts cannot disagree with what it does.

    A side is a seat, or a side without one, such as the automated opponent of a solo game. What an
    effect is part of, such as a battle, is `m.enclosing(Battle)`.
    """

    __slots__ = ()

    def possible(self, state: T, side: int) -> bool:
        """Return whether the effect would change anything in this state."""
        return True

    def do(self, m: Match[T], side: int) -> None:
        """Carry out the effect as far as possible: act, or call one step."""
        raise NotImplementedError

    def quiet(self) -> bool:
        """Return whether the effect never calls a step, so that it needs none around it."""
        return False

    def texts(self) -> list[Text]:
        """Return the effect's description."""
        raise NotImplementedError

    def icon(self) -> dict[str, Any]:
        """Return the effect as plain JSON, for clients that draw it."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Combinator(Effect[T]):
    """An effect that consists of others. `number` is its place in `Content.combinators`."""

    __slots__ = ("number", "parts")

    def __init__(self, number: int, parts: list[Effect[T]]) -> None:
        self.number = number
        self.parts = parts

    def possible(self, state: T, side: int) -> bool:
        """Return whether any part would change something now."""
        return any(part.possible(state, side) for part in self.parts)

    def texts(self) -> list[Text]:
        """Return the descriptions of all parts."""
        return [text for part in self.parts for text in part.texts()]

    def icons(self) -> list[dict[str, Any]]:
        """Return the parts as plain JSON."""
        return [part.icon() for part in self.parts]


@mypyc_attr(allow_interpreted_subclasses=True)
class InOrder(Combinator[T]):
    """Effects that are carried out one after the other, each with everything it causes."""

    __slots__ = ("is_quiet",)

    def __init__(self, number: int, parts: list[Effect[T]]) -> None:
        super().__init__(number, parts)
        self.is_quiet = all(part.quiet() for part in parts)

    def quiet(self) -> bool:
        """Return whether no part ever calls a step."""
        return self.is_quiet

    def do(self, m: Match[T], side: int) -> None:
        """Carry out all parts: at once if nothing can come between them, else in a step."""
        if self.is_quiet:
            for part in self.parts:
                part.do(m, side)
        else:
            m.call(Doing(side, self.number))

    def icon(self) -> dict[str, Any]:
        """Return the list as plain JSON."""
        return {"in_order": self.icons()}


class PayFor(InOrder[T]):
    """A cost and what is given for it: `parts` are these two, and without one there is neither."""

    __slots__ = ()

    def possible(self, state: T, side: int) -> bool:
        """Return whether the cost can be paid and would not be wasted."""
        return all(part.possible(state, side) for part in self.parts)

    def icon(self) -> dict[str, Any]:
        """Return cost and effect as plain JSON."""
        cost, given = self.icons()
        return {"pay": cost, "for": given}


@mypyc_attr(allow_interpreted_subclasses=True)
class OneOf(Combinator[T]):
    """Effects of which a side chooses one, or none if `optional`."""

    __slots__ = ("optional",)

    def __init__(self, number: int, parts: list[Effect[T]], optional: bool = False) -> None:
        super().__init__(number, parts)
        self.optional = optional

    def do(self, m: Match[T], side: int) -> None:
        """Let the game ask the seat, or choose for a side without one."""
        m.game.choose_effect(m, side, self)

    def icon(self) -> dict[str, Any]:
        """Return the choice as plain JSON."""
        return {"optional" if self.optional else "one_of": self.icons()}


# -- steps --------------------------------------------------------------------------------------


@declared
class Doing(Step[T]):
    """A list of effects that is being carried out."""

    NAME = "kernel.doing"

    side: int = 0
    number: int = 0  # of the combinator
    at: int = 0  # the next part

    def clone(self) -> Doing[T]:  # by hand, because the class is generic
        """Return an independent copy."""
        return Doing(self.side, self.number, self.at)

    def run(self, m: Match[T]) -> bool:
        """Carry out the next part, once all consequences of the last one are over."""
        parts = m.content.combinators[self.number].parts
        if self.at == len(parts):
            m.done()
            return True
        self.at += 1
        parts[self.at - 1].do(m, self.side)
        return True

    def current(self, m: Match[T]) -> Effect[T]:
        """Return the part that is being carried out."""
        return m.content.combinators[self.number].parts[self.at - 1]


@declared
@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseEffect(Choice[T]):
    """The question of a `OneOf`. Games subclass it with the decision, its options and texts."""

    side: int = 0
    number: int = 0  # of the combinator
    answered: bool = later(False)

    def option(self, m: Match[T], place: int) -> Option:
        """Return the option for a part. Its value must be the part's place."""
        raise NotImplementedError

    def declining(self) -> Option:
        """Return the option that chooses none. It must be a constant."""
        raise NotImplementedError

    def nothing_to_do(self, m: Match[T], place: int) -> Blocked:
        """Return the reason why a part is not offered: it would change nothing."""
        raise NotImplementedError

    def choice(self, m: Match[T]) -> OneOf[T]:
        """Return the effect that asks."""
        found = m.content.combinators[self.number]
        if not isinstance(found, OneOf):
            raise KernelError(f"effect {self.number} is no choice")
        return found

    def run(self, m: Match[T]) -> bool:
        """Wait for the answer; end once everything it caused is over."""
        if self.answered:
            m.done()
        return self.answered

    def walk(self, m: Match[T], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk the parts for those that would change something."""
        choice = self.choice(m)
        for place, part in enumerate(choice.parts):
            if part.possible(m.state, self.side):
                found.append(self.option(m, place))
            elif why is not None:
                why.append(self.nothing_to_do(m, place))
        if choice.optional:
            found.append(self.declining())

    def take(self, m: Match[T], seat: int, option: Option) -> None:
        """Carry out the chosen part, if any."""
        self.answered = True
        choice = self.choice(m)
        if not choice.optional or option is not self.declining():
            choice.parts[option.value].do(m, seat)


# -- reading ------------------------------------------------------------------------------------


ReadEffects = Callable[[Any, str], InOrder[T]]
"""Reads a list of effects; the text is where it stands, for errors."""


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectReader(Generic[T]):
    """Reads effects from content; games subclass it with their operations.

    `combinators` is the content's list, which the reader fills. The first one is the empty list.
    """

    def __init__(self, combinators: list[Combinator[T]]) -> None:
        self.combinators = combinators
        self.nothing: InOrder[T] = InOrder(len(combinators), [])
        combinators.append(self.nothing)

    def operation(self, data: dict[str, Any], where: str) -> Effect[T]:
        """Return an effect that is no combinator. `where` is named in errors."""
        raise NotImplementedError

    def read(self, data: object, where: str) -> InOrder[T]:
        """Read a list of effects."""
        if not isinstance(data, list):
            raise ContentError(f"{where}: a list of effects is needed, not {data!r}")
        if not data:
            return self.nothing
        parts = [self.one(one, where) for one in data]
        found = InOrder(len(self.combinators), parts)
        self.combinators.append(found)
        return found

    def one(self, data: object, where: str) -> Effect[T]:
        """Read one effect of a list."""
        if not isinstance(data, dict):
            raise ContentError(f"{where}: unknown effect {data!r}")
        keys = set(data)
        if keys == {"one_of"}:
            return self.one_of(data["one_of"], where)
        if keys == {"optional"}:
            return self.choose([self.read(data["optional"], where)], True)
        if keys == {"pay", "for"}:
            parts: list[Effect[T]] = [self.read(data[key], where) for key in ("pay", "for")]
            paid = PayFor(len(self.combinators), parts)
            self.combinators.append(paid)
            return self.choose([paid], True)
        return self.operation(data, where)

    def one_of(self, data: object, where: str) -> OneOf[T]:
        """Read a choice between lists of effects."""
        if not isinstance(data, list) or len(data) < 2:
            raise ContentError(f"{where}: a choice needs two lists of effects at least")
        return self.choose([self.read(one, where) for one in data], False)

    def choose(self, parts: list[Effect[T]], optional: bool) -> OneOf[T]:
        """Return a choice between effects."""
        found = OneOf(len(self.combinators), parts, optional)
        self.combinators.append(found)
        return found
