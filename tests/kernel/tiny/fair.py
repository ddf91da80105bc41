"""Fair: all sides visit a stall, whose effects are content: lists, choices and offers.

The last side has no seat. The setting `stall` is the number of the stall's effects.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, TypedDict

from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.effects.effects import (
    ChooseEffect,
    Doing,
    Effect,
    EffectReader,
    InOrder,
    OneOf,
)
from gonfalon.kernel.fields import declared
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision, Option
from gonfalon.kernel.values.errors import ContentError
from gonfalon.kernel.values.message import NUMBER, Message, Text
from gonfalon.kernel.values.outcome import Outcome
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import Setting
from tests.kernel.tiny.base import ENDED, TinyGame

DOES: Final = Message("does", n=NUMBER)
EMPTY: Final = Message("empty")
ENOUGH: Final = Option("decline", "FAIR-2")
PARTS: Final = [Option(str(n + 1), "FAIR-1", n) for n in range(3)]


@declared
class FairState(State):
    """The purses of all sides, and what happened."""

    coins: list[int]
    honey: list[int]
    log: list[str]

    def __init__(self, sides: int = 0) -> None:
        super().__init__()
        self.coins = [1] * sides
        self.honey = [0] * sides
        self.log = []


class Coins(Effect[FairState]):
    """Gain coins, or lose them."""

    def __init__(self, n: int) -> None:
        self.n = n

    def possible(self, state: FairState, side: int) -> bool:
        return state.coins[side] + self.n >= 0

    def do(self, m: Match[FairState], side: int) -> None:
        m.state.coins[side] += self.n
        m.state.log.append(f"{side} coins {self.n}")

    def quiet(self) -> bool:
        return True

    def texts(self) -> list[Text]:
        return [Text(DOES, self.n)]

    def icon(self) -> dict[str, Any]:
        return {"op": "coins", "n": self.n}


class Honey(Effect[FairState]):
    """Gain one honey after a short wait; a purse holds two."""

    def possible(self, state: FairState, side: int) -> bool:
        return state.honey[side] < 2

    def do(self, m: Match[FairState], side: int) -> None:
        m.call(Wait(side))

    def texts(self) -> list[Text]:
        return [Text(DOES, 1)]

    def icon(self) -> dict[str, Any]:
        return {"op": "honey"}


@declared
class Wait(Step[FairState]):
    """The honey is coming."""

    NAME = "fair.wait"

    side: int = 0

    def run(self, m: Match[FairState]) -> bool:
        """Hand it over."""
        m.state.honey[self.side] += 1
        m.state.log.append(f"{self.side} honey")
        m.done()
        return True


class Pick(ChooseEffect[FairState]):
    """Which effect?"""

    __slots__ = ()
    NAME = "fair.pick"

    def question(self, m: Match[FairState], options: list[Option]) -> Decision:
        return Decision(self.side, "pick", options, public=True)

    def option(self, m: Match[FairState], place: int) -> Option:
        return PARTS[place]

    def declining(self) -> Option:
        return ENOUGH

    def nothing_to_do(self, m: Match[FairState], place: int) -> Blocked:
        return Blocked(str(place + 1), "FAIR-1", Text(EMPTY))


@declared
class Visit(Step[FairState]):
    """One visit after the other."""

    NAME = "fair.visit"

    side: int = 0

    def run(self, m: Match[FairState]) -> bool:
        """Let the next side visit the stall."""
        side = self.side
        if side > m.seats:
            m.finish(Outcome(Text(ENDED), [1] * m.seats, m.state.coins[: m.seats]))
            return True
        self.side += 1
        m.content.combinators[m.settings["stall"]].do(m, side)
        return True


class Reader(EffectReader[FairState]):
    """Coins and honey."""

    def operation(self, data: dict[str, Any], where: str) -> Effect[FairState]:
        if data.get("op") == "coins":
            return Coins(data["n"])
        if data.get("op") == "honey":
            return Honey()
        raise ContentError(f"{where}: unknown effect {data!r}")


class FairContent(Content):
    """The stalls: what each one does."""

    def __init__(self, stalls: dict[str, Any]) -> None:
        super().__init__(Entries({"stalls": {}}))
        reader = Reader(self.combinators)
        self.stalls: dict[str, InOrder[FairState]] = {
            name: reader.read(data, name) for name, data in stalls.items()
        }


COINS: Final = {"op": "coins", "n": 2}
FEE: Final = {"op": "coins", "n": -1}
HONEY: Final = {"op": "honey"}
CONTENT: Final = FairContent(
    {
        "plain": [COINS, FEE],
        "slow": [HONEY, COINS, HONEY],
        "choice": [{"one_of": [[HONEY], [{"op": "coins", "n": -5}], [COINS, FEE]]}, COINS],
        "offer": [{"optional": [HONEY]}, COINS],
        "trade": [{"pay": [FEE], "for": [HONEY, HONEY]}, COINS],
        "dear": [{"pay": [{"op": "coins", "n": -5}], "for": [HONEY]}, COINS],
        "nested": [{"one_of": [[{"one_of": [[HONEY], [COINS]]}, FEE], [HONEY]]}],
        "closed": [],
    }
)


class FairSettings(TypedDict):
    """What can be chosen."""

    stall: Annotated[int, Setting(0)]


class Fair(TinyGame[FairState]):
    """The plug-in."""

    slug = "fair"
    step_classes = (Visit, Doing, Pick, Wait)
    settings: ClassVar[Settings[Any]] = Settings(FairSettings)

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the stalls."""
        return CONTENT

    def start(
        self, content: Content, seats: int, settings: dict[str, Any]
    ) -> tuple[FairState, Step[FairState]]:
        """Return empty purses and the first visit."""
        return FairState(seats + 1), Visit()

    def choose_effect(self, m: Match[FairState], side: int, choice: OneOf[FairState]) -> None:
        """Ask a seat; the side without one takes the last part."""
        if side == m.seats:
            choice.parts[-1].do(m, side)
        elif choice.possible(m.state, side):
            m.call(Pick(side, choice.number))

    def at(self, stall: str, seats: int = 2) -> Match[FairState]:
        """Begin a match at a stall."""
        return self.begin(seats=seats, stall=CONTENT.stalls[stall].number)


GAME: Final = Fair()
