"""Chain: procedures inside procedures, some of them in any order.

A feast has parts that are resolved in any order: bread commutes with everything; earning and
doubling gold do not commute; a visit is optional and opens a smaller feast; a march is a battle
of blows that may end at once, and a rest after it; a tax can be paid only by who has the gold.
The journal lists what happened.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, TypedDict

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import AnyOrder, Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Outcome
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import Setting
from tests.kernel.tiny.base import ENDED, TinyGame

PARTS: Final = ("bread", "earn", "double", "visit", "march", "tax", "salt")
READS: Final = (0, 0, 1, 0, 0, 1, 0)
WRITES: Final = (2, 1, 1, 5, 8, 1, 16)
OPTIONAL: Final = ("visit",)
TAX: Final = 5
STOP: Final = Option("done", "CHA-STOP")
OPTIONS: Final = [Option(name, f"CHA-{name.upper()}", part) for part, name in enumerate(PARTS)]
HIT: Final = Option("hit", "CHA-HIT")
ROUT: Final = Option("rout", "CHA-ROUT")


def mask_of(parts: list[str]) -> int:
    """Return parts as a mask."""
    return sum(1 << PARTS.index(part) for part in parts)


@declared
class ChainState(State):
    """Gold, and what happened."""

    gold: int = later(0)
    journal: list[str] = later([])


@declared
class Feast(AnyOrder[ChainState]):
    """Parts in any order."""

    NAME = "feast"

    inner: bool = False

    def reads(self, m: Match[ChainState], part: int) -> int:
        """Doubling and paying depend on the gold."""
        return READS[part]

    def writes(self, m: Match[ChainState], part: int) -> int:
        """Three parts change the gold, the others something of their own."""
        return WRITES[part]

    def compulsory(self, m: Match[ChainState], part: int) -> bool:
        """Only the visit may be left."""
        return PARTS[part] not in OPTIONAL

    def possible(self, m: Match[ChainState], part: int) -> bool:
        """Only the tax has a price."""
        return part != PARTS.index("tax") or m.state.gold >= TAX

    def option(self, m: Match[ChainState], part: int) -> Option:
        """Return the part's option."""
        return OPTIONS[part]

    def stop(self, m: Match[ChainState]) -> Option:
        """Return the option to leave the rest."""
        return STOP

    def kind(self) -> str:
        """Inner feasts ask under a name of their own."""
        return "inner" if self.inner else "order"

    def resolve(self, m: Match[ChainState], part: int) -> None:
        """Do a part, or push it."""
        state = m.state
        name = PARTS[part]
        state.journal.append(name)
        if name == "earn":
            state.gold += 3
        elif name == "double":
            state.gold *= 2
        elif name == "tax":
            state.gold -= TAX
        elif name == "visit":
            m.call(Feast(self.seat, mask_of(m.settings["inner"]), True))
        elif name == "march":
            m.then(Battle(2), Rest())

    def returned(self, m: Match[ChainState], child: Step[ChainState]) -> None:
        """Note which procedure came back."""
        m.state.journal.append(f"<{child.NAME}")


@declared
class Battle(Step[ChainState]):
    """Some blows, one after the other; a rout ends all of it at once."""

    NAME = "battle"

    blows: int = 0
    routed: bool = False

    def run(self, m: Match[ChainState]) -> bool:
        """Push the next blow, behind a pause that a rout skips, too."""
        if self.routed or not self.blows:
            m.done()
            return True
        self.blows -= 1
        m.then(Blow(), Pause())
        return True

    def returned(self, m: Match[ChainState], child: Step[ChainState]) -> None:
        """Note what came back."""
        m.state.journal.append(f"battle<{child.NAME}")


class Blow(Step[ChainState]):
    """One blow: a hit, or a rout."""

    __slots__ = ()
    NAME = "blow"

    def run(self, m: Match[ChainState]) -> bool:
        """Wait for the answer."""
        return False

    def ask(self, m: Match[ChainState]) -> list[Decision]:
        """Ask."""
        return [Decision(0, "blow", [HIT, ROUT], public=True)]

    def take(self, m: Match[ChainState], seat: int, option: Option) -> None:
        """A rout drops the blow and the pause behind it."""
        m.state.journal.append(option.id)
        if option is HIT:
            m.done()
            return
        battle = m.stack[-3]
        assert isinstance(battle, Battle)
        battle.routed = True
        m.unwind(battle)


class Pause(Step[ChainState]):
    """Nothing but a line in the journal."""

    __slots__ = ()
    NAME = "pause"

    def run(self, m: Match[ChainState]) -> bool:
        """Note it."""
        m.state.journal.append(self.NAME)
        m.done()
        return True


class Rest(Pause):
    """What comes after a battle."""

    __slots__ = ()
    NAME = "rest"


class End(Step[ChainState]):
    """The last step: the match is over."""

    __slots__ = ()
    NAME = "end"

    def run(self, m: Match[ChainState]) -> bool:
        """Finish."""
        m.finish(Outcome(Text(ENDED), [1, 2], [m.state.gold, 0]))
        return True

    def returned(self, m: Match[ChainState], child: Step[ChainState]) -> None:
        """Note what came back."""
        m.state.journal.append(f"end<{child.NAME}")


class ChainSettings(TypedDict):
    """What can be chosen."""

    parts: Annotated[list[Any], Setting(list(PARTS[:5]))]
    inner: Annotated[list[Any], Setting(["earn", "double"])]
    gold: Annotated[int, Setting(1)]


class Chain(TinyGame[ChainState]):
    """The plug-in."""

    slug = "chain"
    prefix = "CHA"
    max_seats = 2
    settings: ClassVar[Settings[Any]] = Settings(ChainSettings)

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[ChainState, Step[ChainState]]:
        """Return the table and the outermost step."""
        state = ChainState()
        state.gold = options["gold"]
        return state, Begin()

    def steps(self) -> dict[str, type[Step[ChainState]]]:
        """Return all kinds of steps."""
        kinds: tuple[type[Step[ChainState]], ...] = (Begin, Feast, Battle, Blow, Pause, Rest, End)
        return {step.NAME: step for step in kinds}

    def view(self, m: Match[ChainState], viewer: int | None) -> dict[str, Any]:
        """Return the table: all of it is public."""
        return {"gold": m.state.gold, "journal": m.state.journal}


class Begin(Step[ChainState]):
    """Lay the procedure out: the feast, then the end."""

    __slots__ = ()
    NAME = "begin"

    def run(self, m: Match[ChainState]) -> bool:
        """Hand over."""
        m.done()
        m.then(Feast(0, mask_of(m.settings["parts"])), End())
        return True


GAME = Chain()
