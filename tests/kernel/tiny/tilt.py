"""Tilt: dice that stay on the table and are rerolled in part, and modifiers with a lifetime.

Each seat tilts in turn. It may ride fast: then it rolls three lances and not two, and has one point
less in this tilt. With them it rolls two shields. It may roll one or two dice again, and may turn a
shield to its best face. The best lance and the best shield count. Instead of turning a shield it
may bow: then everyone has a point more in each tilt of the season from the next.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Annotated, Any, ClassVar, Final, TypedDict

from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.modifiers import ALL_SIDES, Modifiers
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.state import State
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.questions.dice import Dice, subsets
from gonfalon.kernel.values.decision import Decision, Option
from gonfalon.kernel.values.message import NUMBER, SEAT, Message, Text
from gonfalon.kernel.values.outcome import Outcome
from gonfalon.kernel.values.settings import Settings
from gonfalon.kernel.values.shapes import Setting
from tests.kernel.tiny.base import ENDED, TinyGame, tiny_content

DIE: Final = 1
LANCE: Final = 0
SHIELD: Final = 1
COLOURS: Final = ("lance", "shield")
PRINTED: Final = [[1, 2, 3, 4, 5, 6], [0, 1, 1, 2, 3, 3]]
SPEED: Final = 0
CHEERS: Final = 1
SLOW: Final = Option("slow", "TIL-SPEED", 2)
FAST: Final = Option("fast", "TIL-SPEED", 3)
BOW: Final = Option("bow", "TIL-BOW")
KEEP: Final = Option("keep", "TIL-REROLL")
TURN: Final = Option("turn", "TIL-TURN")
TILTED: Final = Message("tilted", seat=SEAT, dice="die*", faces=f"{NUMBER}*")

Shown = tuple[tuple[int, int], ...]
"""Dice by colour and face."""


class Reroll(Option):
    """Dice to roll again, as they are seen: equal dice are equal."""

    __slots__ = ("shown",)

    def __init__(self, shown: Shown) -> None:
        super().__init__("+".join(f"{COLOURS[c]}-{face}" for c, face in shown), "TIL-REROLL")
        self.shown = shown


SIDES: Final = [(c, face) for c in range(len(PRINTED)) for face in sorted(set(PRINTED[c]))]
REROLLS: Final = {
    shown: Reroll(shown) for n in (1, 2) for shown in combinations_with_replacement(SIDES, n)
}


def shown(dice: Dice, places: list[int]) -> Shown:
    """Return what the dice in some places look like."""
    return tuple((dice.colours[place], dice.faces[place]) for place in places)


@declared
class TiltState(State):
    """The points of all seats."""

    points: list[int] = later([])


@declared
class Season(Procedure[TiltState]):
    """One tilt after the other."""

    NAME = "season"
    PHASES = ("do_tilt", "do_end")

    tilts: int = later(0)
    lasting: Modifiers = later(factory=Modifiers)

    def modifiers(self) -> Modifiers:
        """Return what lasts until the end of the season."""
        return self.lasting

    def do_tilt(self, m: Match[TiltState]) -> None:
        """Let the next seat tilt."""
        m.turn += 1
        m.call(Tilt(self.tilts % m.seats))
        self.tilts += 1
        if self.tilts < m.settings["tilts"]:
            self.again()

    def do_end(self, m: Match[TiltState]) -> None:
        """Most points win."""
        best = max(m.state.points)
        ranks = [1 if points == best else 2 for points in m.state.points]
        m.finish(Outcome(Text(ENDED), ranks, m.state.points[:]))


@declared
class Tilt(Procedure[TiltState]):
    """A roll, a reroll, a turned shield."""

    NAME = "tilt"
    PHASES = ("ask_speed", "do_roll", "ask_reroll", "ask_turn", "do_count")

    seat: int = 0
    lances: int = later(0)
    cheers: int = later(0)
    dice: Dice = later(factory=Dice)
    lasting: Modifiers = later(factory=Modifiers)

    def modifiers(self) -> Modifiers:
        """Return what lasts until the end of this tilt."""
        return self.lasting

    def ask_speed(self, m: Match[TiltState]) -> Decision | None:
        """Ask how to ride."""
        return Decision(self.seat, "speed", [SLOW, FAST], public=True)

    def take_speed(self, m: Match[TiltState], option: Option) -> None:
        """Ride."""
        self.lances = option.value
        self.cheers = m.modified(CHEERS, self.seat)
        if option is FAST:
            m.lasting(SPEED, self.seat, -1, until=Tilt)

    def do_roll(self, m: Match[TiltState]) -> None:
        """Roll shields and lances."""
        self.dice = Dice([LANCE, SHIELD, LANCE, SHIELD, LANCE][: self.lances + 2], PRINTED)
        self.dice.roll(m, DIE)
        self.tell(m)

    def ask_reroll(self, m: Match[TiltState]) -> Decision | None:
        """Offer every different set of one or two dice."""
        options: list[Option] = [KEEP]
        options += [REROLLS[shown(self.dice, places)] for places in subsets(self.dice, 2)]
        return Decision(self.seat, "reroll", options, public=True)

    def take_reroll(self, m: Match[TiltState], option: Option) -> None:
        """Roll them again."""
        if isinstance(option, Reroll):
            for places in subsets(self.dice, 2):
                if shown(self.dice, places) == option.shown:
                    self.dice.reroll(m, DIE, places)
            self.tell(m)

    def ask_turn(self, m: Match[TiltState]) -> Decision | None:
        """Offer to turn the first shield, or to bow."""
        return Decision(self.seat, "turn", [KEEP, TURN, BOW], public=True)

    def take_turn(self, m: Match[TiltState], option: Option) -> None:
        """Turn it, or bow."""
        if option is TURN:
            self.dice.turn(1, 3)
        elif option is BOW:
            m.lasting(CHEERS, ALL_SIDES, 1, until=Season)

    def do_count(self, m: Match[TiltState]) -> None:
        """Count the best of each colour, and what else applies."""
        points = max(self.dice.showing(LANCE)) + max(self.dice.showing(SHIELD))
        m.state.points[self.seat] += points + m.modified(SPEED, self.seat) + self.cheers

    def tell(self, m: Match[TiltState]) -> None:
        """Say what lies on the table."""
        if m.listening:
            m.emit(TILTED, self.seat, tuple(self.dice.colours), tuple(self.dice.faces))


CONTENT: Final = tiny_content()
CONTENT.vocabulary = {**CONTENT.vocabulary, "die": COLOURS}
CONTENT.register = {
    "speed": [SLOW, FAST],
    "reroll": [KEEP, *REROLLS.values()],
    "turn": [KEEP, TURN, BOW],
}


class TiltsSettings(TypedDict):
    """What can be chosen."""

    tilts: Annotated[int, Setting(4)]


class Tilts(TinyGame[TiltState]):
    """The plug-in."""

    slug = "tilt"
    prefix = "TIL"
    max_seats = 3
    settings: ClassVar[Settings[Any]] = Settings(TiltsSettings)

    def load(self, packs: tuple[str, ...] = ()) -> Content:
        """Return the content in memory, with names for the dice."""
        return CONTENT

    def start(
        self, content: Content, seats: int, options: dict[str, Any]
    ) -> tuple[TiltState, Step[TiltState]]:
        """Return the state and the outermost procedure."""
        state = TiltState()
        state.points = [0] * seats
        return state, Season()

    def steps(self) -> dict[str, type[Step[TiltState]]]:
        """Return all kinds of steps."""
        kinds: tuple[type[Step[TiltState]], ...] = (Season, Tilt)
        return {step.NAME: step for step in kinds}

    def messages(self) -> dict[str, Message]:
        """Return everything the game can say."""
        return {**super().messages(), TILTED.id: TILTED}

    def view(self, m: Match[TiltState], viewer: int | None) -> dict[str, Any]:
        """Return the points and the dice on the table: all of it is public."""
        tilts = [step for step in m.stack if isinstance(step, Tilt)]
        dice = [die for tilt in tilts for die in tilt.dice.to_json(COLOURS)]
        return {"points": m.state.points, "dice": dice}


GAME = Tilts()
