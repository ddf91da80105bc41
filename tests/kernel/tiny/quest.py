"""Quest: procedures in phases that call each other and hand results back.

A quest sets out, takes a road, jousts, and may bring home prizes if the joust was won. A joust is
a choice of lance and three courses; each course counts for the joust around it, and reminds the
quest around both. Two quests make a match. The journal lists what happened.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar, Final, TypedDict

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import Text
from gonfalon.kernel.values.outcome import Outcome
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import Setting
from tests.kernel.tiny.base import ENDED, TinyGame

ROADS: Final = [Option(name, "QUE-ROAD", n) for n, name in enumerate(("forest", "ford", "pass"))]
LANCES: Final = [Option(name, "QUE-LANCE", n) for n, name in enumerate(("blunt", "sharp"))]
HOME: Final = Option("home", "QUE-HOME")
AIMS: Final = [Option(name, "QUE-AIM", n) for n, name in enumerate(("shield", "helm"))]
GOLD: Final = Option("gold", "QUE-GOLD")
ENOUGH: Final = Option("enough", "QUE-GOLD")
COURSES: Final = 3
QUESTS: Final = 2


@declared
class QuestState(State):
    """Gold, and what happened."""

    gold: int = later(0)
    journal: list[str] = later([])


@declared
class Quest(Procedure[QuestState]):
    """Two quests, one after the other."""

    NAME = "quest"
    PHASES = ("do_set_out", "ask_road", "do_joust", "ask_prize", "do_return")

    quests: int = later(0)
    courses: int = later(0)
    won: bool = later(False)

    def do_set_out(self, m: Match[QuestState]) -> None:
        """Begin a quest."""
        self.quests += 1
        self.courses = 0
        self.won = False
        m.state.journal.append("set out")

    def ask_road(self, m: Match[QuestState]) -> Decision | None:
        """Ask for the road, if there are any."""
        roads = ROADS[: m.settings["roads"]]
        return Decision(0, "road", [*roads, HOME], public=True) if roads else None

    def take_road(self, m: Match[QuestState], option: Option) -> None:
        """Take it, or turn back."""
        m.state.journal.append(option.id)
        if option is HOME:
            self.goto("do_return")

    def do_joust(self, m: Match[QuestState]) -> None:
        """Call a joust; what comes of it is known when it is over."""
        m.call(Joust())

    def returned(self, m: Match[QuestState], child: Step[QuestState]) -> None:
        """Keep the result of the joust."""
        if isinstance(child, Joust):
            self.won = child.hits >= 2
            m.state.journal.append(f"<{child.NAME} {child.hits}")

    def ask_prize(self, m: Match[QuestState]) -> Decision | None:
        """Offer gold again and again to whoever has won."""
        return Decision(0, "prize", [GOLD, ENOUGH], public=True) if self.won else None

    def take_prize(self, m: Match[QuestState], option: Option) -> None:
        """Take gold and ask again, or stop."""
        if option is GOLD:
            m.state.gold += 1
            self.again()

    def do_return(self, m: Match[QuestState]) -> None:
        """Begin another quest, or end the match."""
        m.state.journal.append("home")
        if self.quests < QUESTS:
            self.goto("do_set_out")
        else:
            m.finish(Outcome(Text(ENDED), [1, 2], [m.state.gold, 0]))


@declared
class Joust(Procedure[QuestState]):
    """A lance, then three courses."""

    NAME = "joust"
    PHASES = ("ask_lance", "do_course", "do_salute")

    lance: int = later(-1)
    ridden: int = later(0)
    hits: int = later(0)

    def ask_lance(self, m: Match[QuestState]) -> Decision | None:
        """Ask for the lance."""
        return Decision(1, "lance", [*LANCES, HOME], public=True)

    def take_lance(self, m: Match[QuestState], option: Option) -> None:
        """Take it, or ride no course at all."""
        if option is HOME:
            self.goto(OVER)
        else:
            self.lance = option.value

    def do_course(self, m: Match[QuestState]) -> None:
        """Ride a course, and come back here until there are enough."""
        self.ridden += 1
        if self.ridden < COURSES:
            self.again()
        m.call(Course())

    def do_salute(self, m: Match[QuestState]) -> None:
        """Salute, after the last course."""
        m.state.journal.append("salute")


class Course(Procedure[QuestState]):
    """One course: aim, and count for the joust and the quest around it."""

    __slots__ = ()
    NAME = "course"
    PHASES = ("ask_aim",)

    def ask_aim(self, m: Match[QuestState]) -> Decision | None:
        """Ask where to aim."""
        return Decision(0, "aim", AIMS, public=True)

    def take_aim(self, m: Match[QuestState], option: Option) -> None:
        """A helm is hit with the sharp lance only."""
        joust = m.enclosing(Joust)
        if option.value == joust.lance:
            joust.hits += 1
        m.enclosing(Quest).courses += 1
        m.state.journal.append(option.id)


class QuestsSettings(TypedDict):
    """What can be chosen."""

    roads: Annotated[int, Setting(2)]


class Quests(TinyGame[QuestState]):
    """The plug-in."""

    slug = "quest"
    prefix = "QUE"
    max_seats = 2
    settings: ClassVar[Settings[Any]] = Settings(QuestsSettings)

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[QuestState, Step[QuestState]]:
        """Return the state and the outermost procedure."""
        return QuestState(), Quest()

    def steps(self) -> dict[str, type[Step[QuestState]]]:
        """Return all kinds of steps."""
        kinds: tuple[type[Step[QuestState]], ...] = (Quest, Joust, Course)
        return {step.NAME: step for step in kinds}

    def view(self, m: Match[QuestState], viewer: int | None) -> dict[str, Any]:
        """Return the state: all of it is public."""
        return {"gold": m.state.gold, "journal": m.state.journal}


GAME = Quests()
