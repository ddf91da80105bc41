"""Binding coins, strength, faith, allies and relics to a title (GLO-TTL-04, GLO-DEC-27)."""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.glory.model.constants import NONE, RESOURCES
from gonfalon.games.glory.model.messages import titles as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.titles.title_conditions import free_allies, free_relics
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.amounts import SetOption, SetOptions
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Message, Text


def bind_goods(m: Match[GloryState], seat: int, title: int) -> None:
    """Set aside the resources that a title requires, and no more."""
    state = m.state
    board = state.boards[seat]
    for resource in range(len(RESOURCES)):
        need = state.content.titles.goods[title][resource]
        if need:
            board.goods[resource] -= need
            board.bound_goods[resource] += need
            m.emit(say.GOODS_BOUND, seat, title, resource, need)


def bind_named_allies(m: Match[GloryState], seat: int, title: int) -> None:
    """Set aside the allies that a title names."""
    needs = m.state.content.titles.allies[title]
    bind_allies(m, seat, title, [kind for kind, n in enumerate(needs) for _ in range(n)])


def bind_allies(m: Match[GloryState], seat: int, title: int, kinds: list[int]) -> None:
    """Set aside allies of these kinds, spent ones first (GLO-DEC-27)."""
    board = m.state.boards[seat]
    for kind in kinds:
        bind_token(board.allies, board.spent_allies, board.bound_allies, kind)
    if kinds and m.listening:
        m.emit(say.ALLIES_BOUND, seat, title, tuple(kinds))


def bind_relics(m: Match[GloryState], seat: int, title: int, kinds: list[int]) -> None:
    """Set aside relics of these kinds, spent ones first (GLO-DEC-27)."""
    board = m.state.boards[seat]
    for kind in kinds:
        bind_token(board.relics, board.spent_relics, board.bound_relics, kind)
    if kinds and m.listening:
        m.emit(say.RELICS_BOUND, seat, title, tuple(kinds))


def bind_token(ready: list[int], spent: list[int], bound: list[int], kind: int) -> None:
    """Move one token of a kind to the bound ones, a spent one if there is any."""
    if spent[kind]:
        spent[kind] -= 1
    else:
        ready[kind] -= 1
    bound[kind] += 1


@declared
class BindTokens(Pick[GloryState]):
    """Which tokens to bind to a title that requires `most` of any kind (GLO-DEC-27).

    It requires an exact number, so there is no answer that ends the series early.
    """

    RULE = "GLO-DEC-27"
    COMPONENT: ClassVar[str] = ""
    PROMPT: ClassVar[Message] = say.ASK_BOUND_ALLIES

    title: int = later()

    def __init__(self, seat: int = 0, title: int = NONE, most: int = 0) -> None:
        super().__init__(seat, most, most)
        self.title = title

    def free(self, m: Match[GloryState]) -> list[int]:
        """Return how many tokens of each kind are free."""
        raise NotImplementedError

    def kinds(self, m: Match[GloryState]) -> list[Option]:
        """Return an option for each kind."""
        raise NotImplementedError

    def bind(self, m: Match[GloryState], kinds: list[int]) -> None:
        """Bind tokens of these kinds."""
        raise NotImplementedError

    def things(self, m: Match[GloryState], why: list[Blocked] | None) -> list[Option]:
        """Return the kinds of which a token is free."""
        free = self.free(m)
        return [option for option in self.kinds(m) if free[option.value]]

    def stock(self, m: Match[GloryState], things: list[Option]) -> list[int]:
        free = self.free(m)
        return [free[thing.value] for thing in things]

    def component(self, m: Match[GloryState], thing: Option) -> str:
        return f"{self.COMPONENT}:{thing.id}"

    def finish(self, m: Match[GloryState], picked: list[Option]) -> None:
        """Bind them."""
        self.bind(m, [option.value for option in picked])
        m.done()

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(self.PROMPT, self.title, self.most)


class BindAllies(BindTokens):
    """Allies, one after another."""

    __slots__ = ()
    NAME = "glory.bind-allies"
    KIND = "bind-allies"
    COMPONENT = "ally"

    def free(self, m: Match[GloryState]) -> list[int]:
        return free_allies(m.state.boards[self.seat])

    def kinds(self, m: Match[GloryState]) -> list[Option]:
        return m.state.content.title_options.ally

    def bind(self, m: Match[GloryState], kinds: list[int]) -> None:
        bind_allies(m, self.seat, self.title, kinds)

    def prompt(self, m: Match[GloryState], decision: Decision) -> Text:
        """Return the question, with what is picked already."""
        if not self.picked:
            return super().prompt(m, decision)
        things = self.things(m, None)
        picked = tuple([things[place].value for place in self.picked])
        return Text(say.ASK_NEXT_ALLY, self.title, self.most, picked)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.BIND_ALLY, option.value), (f"ally:{option.id}",))


class BindRelics(BindTokens):
    """Relics. One question offers all sets: of four kinds with four tokens there are at most 85."""

    __slots__ = ()
    NAME = "glory.bind-relics"
    KIND = "bind-relics"
    COMPONENT = "relic"
    PROMPT = say.ASK_BOUND_RELICS
    FEW: ClassVar[int] = 100

    def free(self, m: Match[GloryState]) -> list[int]:
        return free_relics(m.state.boards[self.seat])

    def kinds(self, m: Match[GloryState]) -> list[Option]:
        return m.state.content.title_options.relic

    def sets(self, m: Match[GloryState]) -> SetOptions | None:
        return m.state.content.title_options.relic_sets

    def bind(self, m: Match[GloryState], kinds: list[int]) -> None:
        bind_relics(m, self.seat, self.title, kinds)

    def label(self, m: Match[GloryState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if not isinstance(option, SetOption):
            raise KernelError(f"{option.id} is no set of relics")
        relics = m.state.content.relics
        kinds = tuple([relics.index(id) for id in option.things])
        return Label(Text(say.BIND_RELICS, kinds), tuple([f"relic:{id}" for id in option.things]))
