"""What the sides of a battle decide about units, walls and coins (CRU-D-32, CRU-D-33, CRU-D-36)."""

from __future__ import annotations

from typing import ClassVar, Final

from gonfalon.games.crusaders.model.battle_shapes import MarkerPreview
from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.options.battle import RAZE, REINFORCED_ENOUGH
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.battle.units import flee, levy, reinforce
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.cities import adjacent_of, change_level
from gonfalon.games.crusaders.rules.board.gains import pay_coins
from gonfalon.games.crusaders.rules.board.leave_city import LeaveCity
from gonfalon.games.crusaders.rules.board.marker_preview import marker_now, marker_preview
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


@declared
class LeaveBattle(LeaveCity):
    """To which adjacent city of its own a side of the battle moves units."""

    side: int = 0
    units: int = 0

    def left(self, m: Match[CrusadersState]) -> int:
        return m.enclosing(Battle).city

    def mover(self) -> int:
        return self.side

    def moving(self, m: Match[CrusadersState]) -> int:
        return self.units


class FleeTo(LeaveBattle):
    """To which adjacent city of its own a side flees (CRU-BAT-12, CRU-D-33)."""

    __slots__ = ()
    NAME = "crusaders.flee-to"
    KIND = "flee"
    PROMPT = say.ASK_FLEE
    LABEL = say.FLEE_TO

    def places(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.content.battle_options.flee

    def move(self, m: Match[CrusadersState], city: int) -> None:
        flee(m, m.enclosing(Battle), self.side, self.units, city)

    def battle_after(self, copy: Match[CrusadersState]) -> MarkerPreview | None:
        return marker_now(copy)


class RetreatTo(LeaveBattle):
    """To which adjacent city the loser's units retreat (CRU-BAT-26, CRU-D-36)."""

    __slots__ = ()
    NAME = "crusaders.retreat-to"
    KIND = "retreat"
    PROMPT = say.ASK_RETREAT
    LABEL = say.RETREAT_TO

    def places(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.content.battle_options.retreat

    def move(self, m: Match[CrusadersState], city: int) -> None:
        state = m.state
        m.enclosing(Battle).change_units(state, self.side, -self.units)
        state.units[city] += self.units
        if self.side == SARACENS:
            m.emit(say.SARACENS_RETREATED, self.units, city)
        else:
            m.emit(say.RETREATED, self.side, self.units, city)


@declared
class ReinforceFrom(Pick[CrusadersState]):
    """Which units come from adjacent cities, never the last one of a city (CRU-BAT-34)."""

    NAME = "crusaders.reinforce-from"
    KIND = "reinforce"
    RULE = "CRU-BAT-13"

    side: int = later()

    def __init__(self, seat: int = 0, side: int = 0, most: int = 0) -> None:
        super().__init__(seat, 0, most)
        self.side = side

    def things(self, m: Match[CrusadersState], why: list[Blocked] | None) -> list[Option]:
        """Return the adjacent cities that can spare a unit."""
        state = m.state
        found: list[Option] = []
        for city in adjacent_of(state, m.enclosing(Battle).city, self.side):
            option = state.content.battle_options.reinforce[city]
            if state.units[city] > 1:
                found.append(option)
            elif why is not None:
                touched = (f"city:{option.id}",)
                why.append(
                    Blocked(option.id, "CRU-BAT-34", Text(say.NOBODY_TO_SPARE, city), touched)
                )
        return found

    def stock(self, m: Match[CrusadersState], things: list[Option]) -> list[int]:
        return [m.state.units[thing.value] - 1 for thing in things]

    def stop(self, m: Match[CrusadersState]) -> Option:
        return REINFORCED_ENOUGH

    def component(self, m: Match[CrusadersState], thing: Option) -> str:
        return f"city:{thing.id}"

    def finish(self, m: Match[CrusadersState], picked: list[Option]) -> None:
        """Bring them into the battle."""
        battle = m.enclosing(Battle)
        m.done()
        reinforce(m, battle, self.side, [option.value for option in picked])

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt, with how many more may come."""
        return Text(say.ASK_REINFORCE, m.enclosing(Battle).city, self.most - len(self.picked))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is REINFORCED_ENOUGH:
            return Label(Text(say.REINFORCE_NO_MORE))
        return Label(Text(say.REINFORCE_FROM, option.value), (f"city:{option.id}",))


@declared
class HowMany(OneQuestion):
    """A number from 0 to `most`, named by a side of a battle."""

    KIND: ClassVar[str] = ""

    side: int = 0
    most: int = 0

    def numbers(self, m: Match[CrusadersState]) -> list[Option]:
        """Return an option for each number."""
        raise NotImplementedError

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, self.KIND, options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        found += self.numbers(m)[: self.most + 1]


class LevyUnits(HowMany):
    """How many units come from the supply (CRU-BAT-14)."""

    __slots__ = ()
    NAME = "crusaders.levy-units"
    KIND = "levy"

    def numbers(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.content.battle_options.levy

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Bring them into the battle."""
        self.answered = True
        levy(m, m.enclosing(Battle), self.side, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_LEVY, m.enclosing(Battle).city, self.most)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.LEVY_UNITS, option.value), (), marker_preview(m, decision, option))


class RazeLevels(HowMany):
    """How many levels the battle city loses at once (CRU-BAT-15)."""

    __slots__ = ()
    NAME = "crusaders.raze-levels"
    KIND = "raze"

    def numbers(self, m: Match[CrusadersState]) -> list[Option]:
        return RAZE

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Lower the city."""
        self.answered = True
        raze(m, m.enclosing(Battle), option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_RAZE, m.enclosing(Battle).city, self.most)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        city = m.state.content.cities.ids[m.enclosing(Battle).city]
        ahead = marker_preview(m, decision, option)
        return Label(Text(say.RAZE_LEVELS, option.value), (f"city:{city}",), ahead)


def raze(m: Match[CrusadersState], battle: Battle, levels: int) -> None:
    """Lower the battle city; the marker moves towards the attacker (CRU-BAT-15, CRU-EFF-07)."""
    lost = -change_level(m, battle.city, -levels)
    battle.move_marker(m, battle.attacker, lost)


@declared
class BribeCoins(HowMany):
    """How many coins are paid for strength (CRU-EFF-10). Only what is there can be paid."""

    NAME = "crusaders.bribe-coins"
    KIND = "bribe"

    strength: int = 0  # for each coin

    def numbers(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.content.battle_options.bribe[: m.state.boards[self.seat].coins + 1]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Pay, and move the marker."""
        self.answered = True
        pay_coins(m, seat, option.value)
        m.enclosing(Battle).move_marker(m, self.side, option.value * self.strength)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_BRIBE, self.most, self.strength)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        text = Text(say.BRIBE_COINS, option.value, option.value * self.strength)
        return Label(text, (), marker_preview(m, decision, option))


BATTLE_CHOICE_STEPS: Final = (FleeTo, RetreatTo, ReinforceFrom, LevyUnits, RazeLevels, BribeCoins)
