"""Quest: procedures in phases that call each other and hand results back.

A quest sets out, takes a road, jousts, and may bring home prizes if the joust was won. A joust is
a choice of lance and three courses; each course counts for the joust around it, and reminds the
quest around both. Two quests make a match. The journal lists what happened.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from gonfalon.kernel.decision import Decision, Option
from gonfalon.kernel.game import Content
from gonfalon.kernel.hidden import Pack
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.outcome import Outcome
from gonfalon.kernel.procedure import OVER, Procedure
from gonfalon.kernel.state import State
from gonfalon.kernel.step import Step
from tests.kernel.tiny.base import ENDED, TinyGame

ROADS: Final = [Option(name, "QUE-ROAD", n) for n, name in enumerate(("forest", "ford", "pass"))]
LANCES: Final = [Option(name, "QUE-LANCE", n) for n, name in enumerate(("blunt", "sharp"))]
HOME: Final = Option("home", "QUE-HOME")
AIMS: Final = [Option(name, "QUE-AIM", n) for n, name in enumerate(("shield", "helm"))]
GOLD: Final = Option("gold", "QUE-GOLD")
ENOUGH: Final = Option("enough", "QUE-GOLD")
COURSES: Final = 3
QUESTS: Final = 2


class QuestState(State):
    """Gold, and what happened."""

    def __init__(self) -> None:
        super().__init__()
        self.gold = 0
        self.journal: list[str] = []

    # region written by `gonfalon fields`
    __slots__ = ("gold", "journal")

    def clone(self) -> QuestState:
        other = QuestState()
        other.packs = [item.clone() for item in self.packs]
        other.gold = self.gold
        other.journal = self.journal[:]
        return other

    def dump(self) -> dict[str, Any]:
        return {
            "packs": [item.dump() for item in self.packs],
            "gold": self.gold,
            "journal": self.journal,
        }

    def load(self, data: dict[str, Any]) -> QuestState:
        self.packs = [Pack().load(item) for item in data["packs"]]
        self.gold = data["gold"]
        self.journal = data["journal"]
        return self

    # endregion


class Quest(Procedure[QuestState]):
    """Two quests, one after the other."""

    NAME = "quest"
    PHASES = ("do_set_out", "ask_road", "do_joust", "ask_prize", "do_return")

    def __init__(self) -> None:
        super().__init__()
        self.quests = 0
        self.courses = 0
        self.won = False

    # region written by `gonfalon fields`
    __slots__ = ("courses", "quests", "won")
    FIELDS = ("quests", "courses", "won")

    def clone(self) -> Quest:
        other = Quest()
        other.phase = self.phase
        other.next = self.next
        other.quests = self.quests
        other.courses = self.courses
        other.won = self.won
        return other

    def run(self, m: Match[QuestState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.do_set_out(m)
            elif phase == 1:
                self.next = phase
                return False
            elif phase == 2:
                self.do_joust(m)
            elif phase == 3:
                self.next = phase
                return False
            elif phase == 4:
                self.do_return(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    def ask(self, m: Match[QuestState]) -> list[Decision]:
        phase = self.phase
        decision: Decision | None = None
        if phase == 1:
            decision = self.ask_road(m)
        elif phase == 3:
            decision = self.ask_prize(m)
        return [] if decision is None else [decision]

    def take(self, m: Match[QuestState], seat: int, option: Option) -> None:
        phase = self.phase
        self.next = phase + 1
        if phase == 1:
            self.take_road(m, option)
        elif phase == 3:
            self.take_prize(m, option)

    # endregion

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


class Joust(Procedure[QuestState]):
    """A lance, then three courses."""

    NAME = "joust"
    PHASES = ("ask_lance", "do_course", "do_salute")

    def __init__(self) -> None:
        super().__init__()
        self.lance = -1
        self.ridden = 0
        self.hits = 0

    # region written by `gonfalon fields`
    __slots__ = ("hits", "lance", "ridden")
    FIELDS = ("lance", "ridden", "hits")

    def clone(self) -> Joust:
        other = Joust()
        other.phase = self.phase
        other.next = self.next
        other.lance = self.lance
        other.ridden = self.ridden
        other.hits = self.hits
        return other

    def run(self, m: Match[QuestState]) -> bool:
        stack = m.stack
        while True:
            phase = self.next
            self.phase = phase
            self.next = phase + 1
            if phase == 0:
                self.next = phase
                return False
            elif phase == 1:
                self.do_course(m)
            elif phase == 2:
                self.do_salute(m)
            else:
                m.done()
                return True
            if not stack or stack[-1] is not self:
                return True

    def ask(self, m: Match[QuestState]) -> list[Decision]:
        phase = self.phase
        decision: Decision | None = None
        if phase == 0:
            decision = self.ask_lance(m)
        return [] if decision is None else [decision]

    def take(self, m: Match[QuestState], seat: int, option: Option) -> None:
        phase = self.phase
        self.next = phase + 1
        if phase == 0:
            self.take_lance(m, option)

    # endregion

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

    NAME = "course"
    PHASES = ("ask_aim",)

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> Course:
        other = Course()
        other.phase = self.phase
        other.next = self.next
        return other

    def run(self, m: Match[QuestState]) -> bool:
        phase = self.next
        self.phase = phase
        self.next = phase + 1
        if phase == 0:
            self.next = phase
            return False
        else:
            m.done()
            return True

    def ask(self, m: Match[QuestState]) -> list[Decision]:
        phase = self.phase
        decision: Decision | None = None
        if phase == 0:
            decision = self.ask_aim(m)
        return [] if decision is None else [decision]

    def take(self, m: Match[QuestState], seat: int, option: Option) -> None:
        phase = self.phase
        self.next = phase + 1
        if phase == 0:
            self.take_aim(m, option)

    # endregion

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


class Quests(TinyGame[QuestState]):
    """The plug-in."""

    slug = "quest"
    prefix = "QUE"
    max_seats = 2
    default_settings: ClassVar[Mapping[str, Any]] = {"roads": 2}

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
