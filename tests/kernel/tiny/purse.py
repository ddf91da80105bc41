"""Purse: every seat owns a number of coins that the others do not see.

On its turn a seat does one thing: earn coins in public, skim one to three in secret, pay for a
point, boast of its wealth, or look into another purse. In the end all purses are opened.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, TypedDict

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.game import Content
from gonfalon.kernel.hidden.tally import Tally
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import PLAIN, Lanes, Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import NUMBER, SEAT, Message, Text
from gonfalon.kernel.values.outcome import Outcome
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import Setting
from tests.kernel.tiny.base import ENDED, MOVED, TinyGame, tiny_content

PRICE: Final = 3
RICH: Final = 5
MOST: Final = 3
EARN: Final = Option("earn", "PUR-EARN")
SKIM: Final = Option("skim", "PUR-SKIM")
PAY: Final = Option("pay", "PUR-PAY")
BOAST: Final = Option("boast", "PUR-BOAST")
LOOKS: Final = [Option(f"look-{seat}", "PUR-LOOK", seat) for seat in range(4)]
TAKES: Final = [Option(f"take-{n}", "PUR-SKIM", n) for n in range(1, MOST + 1)]
PAID: Final = Message("paid", seat=SEAT)
BOASTED: Final = Message("boasted", seat=SEAT)
SAW: Final = Message("saw", seat=SEAT, coins=NUMBER)


@declared
class PurseState(State):
    """Purses and points."""

    purses: list[Tally] = later([])
    points: list[int] = later([])
    left: int = later(0)
    mover: int = later(0)

    def tallies(self) -> list[Tally]:
        """Return the purses."""
        return self.purses


class Turn(Step[PurseState]):
    """One act of the seat to move."""

    __slots__ = ()
    NAME = "turn"

    def run(self, m: Match[PurseState]) -> bool:
        """Ask, or end the match: all purses are opened."""
        if m.state.left:
            return False
        for purse in m.state.purses:
            purse.show(m)
        scores = [
            10 * points + purse.total
            for points, purse in zip(m.state.points, m.state.purses, strict=True)
        ]
        best = max(scores)
        m.finish(Outcome(Text(ENDED), [1 if s == best else 2 for s in scores], scores))
        return True

    def ask(self, m: Match[PurseState]) -> list[Decision]:
        """Offer what is possible; others do not know what that is."""
        seat = m.state.mover
        total = m.state.purses[seat].total
        options = [EARN, SKIM]
        if total >= PRICE:
            options.append(PAY)
        if total >= RICH:
            options.append(BOAST)
        options += [LOOKS[other] for other in range(m.seats) if other != seat]
        return [Decision(seat, "turn", options, public=False)]

    def take(self, m: Match[PurseState], seat: int, option: Option) -> None:
        """Do what was chosen."""
        state = m.state
        purse = state.purses[seat]
        state.left -= 1
        state.mover = (seat + 1) % m.seats
        if option is EARN:
            purse.add(1)
        elif option is SKIM:
            m.call(Skim(m.seats, 1 << seat))
        elif option is PAY:
            purse.spend(m, PRICE)
            state.points[seat] += 1
            m.emit(PAID, seat)
        elif option is BOAST:
            purse.within(m, RICH)
            m.emit(BOASTED, seat)
        else:
            other = state.purses[option.value]
            other.show(m, 1 << seat)
            m.emit(SAW, option.value, other.total, to=1 << seat)
        m.emit(MOVED, seat)


class Skim(Lanes[PurseState]):
    """How much is taken in secret; it stays secret afterwards."""

    __slots__ = ()
    NAME = "skim"
    SECRECY = PLAIN

    def question(self, m: Match[PurseState], seat: int, given: list[Option]) -> Decision | None:
        """Ask how much."""
        return None if given else Decision(seat, "skim", list(TAKES), public=False, default=0)

    def opened(self, m: Match[PurseState]) -> None:
        """Take it: everyone sees that it is one to three."""
        for seat in range(m.seats):
            for option in self.given[seat]:
                m.state.purses[seat].add(option.value, 1 << seat, (1, MOST))
        m.done()


CONTENT: Final = tiny_content()
CONTENT.register = {"turn": [EARN, SKIM, PAY, BOAST, *LOOKS], "skim": [*TAKES]}


class PursesSettings(TypedDict):
    """What can be chosen."""

    turns: Annotated[int, Setting(16)]


class Purses(TinyGame[PurseState]):
    """The plug-in."""

    slug = "purse"
    prefix = "PUR"
    max_seats = 3
    settings: ClassVar[Settings[Any]] = Settings(PursesSettings)

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the content in memory."""
        return CONTENT

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[PurseState, Step[PurseState]]:
        """Return the state and the step that asks."""
        state = PurseState()
        state.purses = [Tally(1 << seat, 2) for seat in range(seats)]
        state.points = [0] * seats
        state.left = options["turns"]
        return state, Turn()

    def steps(self) -> dict[str, type[Step[PurseState]]]:
        """Return all kinds of steps."""
        kinds: tuple[type[Step[PurseState]], ...] = (Turn, Skim)
        return {step.NAME: step for step in kinds}

    def messages(self) -> dict[str, Message]:
        """Return everything the game can say."""
        own = (PAID, BOASTED, SAW)
        return {**super().messages(), **{message.id: message for message in own}}

    def broken_invariants(self, m: Match[PurseState]) -> list[str]:
        """Nobody owes anything."""
        return ["a purse below zero"] if min(p.total for p in m.state.purses) < 0 else []

    def view(self, m: Match[PurseState], viewer: int | None) -> dict[str, Any]:
        """Return what a viewer may know of the purses."""
        return {
            "mover": m.state.mover,
            "left": m.state.left,
            "points": m.state.points,
            "purses": [purse.seen_by(viewer) for purse in m.state.purses],
            "bounds": [list(purse.bounds(viewer)) for purse in m.state.purses],
        }


GAME = Purses()
