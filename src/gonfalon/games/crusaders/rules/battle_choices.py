"""What the sides of a battle decide about units, walls and coins (CRU-D-32, CRU-D-33, CRU-D-36)."""

from __future__ import annotations

from typing import ClassVar, Final

from gonfalon.games.crusaders.model.battle_options import RAZE, REINFORCED_ENOUGH
from gonfalon.games.crusaders.model.battle_shapes import MarkerPreview
from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.model.messages.battle import (
    ASK_BRIBE,
    ASK_FLEE,
    ASK_LEVY,
    ASK_RAZE,
    ASK_REINFORCE,
    ASK_RETREAT,
    BRIBE_COINS,
    FLEE_TO,
    LEVY_UNITS,
    NOBODY_TO_SPARE,
    RAZE_LEVELS,
    REINFORCE_FROM,
    REINFORCE_NO_MORE,
    RETREAT_TO,
    RETREATED,
    SARACENS_RETREATED,
)
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.base_battle import BaseBattle
from gonfalon.games.crusaders.rules.battle_units import flee, levy, reinforce
from gonfalon.games.crusaders.rules.cities import adjacent_of, change_level
from gonfalon.games.crusaders.rules.gains import pay_coins
from gonfalon.games.crusaders.rules.leave_city import LeaveCity
from gonfalon.games.crusaders.rules.marker_preview import marker_now, marker_preview
from gonfalon.games.crusaders.rules.question import OneQuestion
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.pick import Pick


class LeaveBattle(LeaveCity):
    """To which adjacent city of its own a side of the battle moves units."""

    def __init__(self, seat: int = 0, side: int = 0, units: int = 0) -> None:
        super().__init__(seat)
        self.side = side
        self.units = units

    # region written by `gonfalon fields`
    __slots__ = ("side", "units")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "answered", "side", "units")

    # endregion

    def left(self, m: Match[CrusadersState]) -> int:
        return m.enclosing(BaseBattle).city

    def mover(self) -> int:
        return self.side

    def moving(self, m: Match[CrusadersState]) -> int:
        return self.units


class FleeTo(LeaveBattle):
    """To which adjacent city of its own a side flees (CRU-BAT-12, CRU-D-33)."""

    NAME = "crusaders.flee-to"
    KIND = "flee"
    PROMPT = ASK_FLEE
    LABEL = FLEE_TO

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> FleeTo:
        other = FleeTo(self.seat, self.side, self.units)
        other.answered = self.answered
        return other

    # endregion

    def places(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.c.battle_options.flee

    def move(self, m: Match[CrusadersState], city: int) -> None:
        flee(m, m.enclosing(BaseBattle), self.side, self.units, city)

    def battle_after(self, copy: Match[CrusadersState]) -> MarkerPreview | None:
        return marker_now(copy)


class RetreatTo(LeaveBattle):
    """To which adjacent city the loser's units retreat (CRU-BAT-26, CRU-D-36)."""

    NAME = "crusaders.retreat-to"
    KIND = "retreat"
    PROMPT = ASK_RETREAT
    LABEL = RETREAT_TO

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> RetreatTo:
        other = RetreatTo(self.seat, self.side, self.units)
        other.answered = self.answered
        return other

    # endregion

    def places(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.c.battle_options.retreat

    def move(self, m: Match[CrusadersState], city: int) -> None:
        t = m.state
        m.enclosing(BaseBattle).change_units(t, self.side, -self.units)
        t.units[city] += self.units
        if self.side == SARACENS:
            m.emit(SARACENS_RETREATED, self.units, city)
        else:
            m.emit(RETREATED, self.side, self.units, city)


class ReinforceFrom(Pick[CrusadersState]):
    """Which units come from adjacent cities, never the last one of a city (CRU-BAT-34)."""

    NAME = "crusaders.reinforce-from"
    KIND = "reinforce"
    RULE = "CRU-BAT-13"

    def __init__(self, seat: int = 0, side: int = 0, most: int = 0) -> None:
        super().__init__(seat, 0, most)
        self.side = side

    # region written by `gonfalon fields`
    __slots__ = ("side",)
    FIELDS = ("seat", "least", "most", "picked", "side")

    def clone(self) -> ReinforceFrom:
        other = ReinforceFrom(self.seat, self.side, self.most)
        other.least = self.least
        other.picked = self.picked[:]
        return other

    # endregion

    def things(self, m: Match[CrusadersState], why: list[Blocked] | None) -> list[Option]:
        """Return the adjacent cities that can spare a unit."""
        t = m.state
        found: list[Option] = []
        for city in adjacent_of(t, m.enclosing(BaseBattle).city, self.side):
            option = t.c.battle_options.reinforce[city]
            if t.units[city] > 1:
                found.append(option)
            elif why is not None:
                touched = (f"city:{option.id}",)
                why.append(Blocked(option.id, "CRU-BAT-34", Text(NOBODY_TO_SPARE, city), touched))
        return found

    def stock(self, m: Match[CrusadersState], things: list[Option]) -> list[int]:
        return [m.state.units[thing.value] - 1 for thing in things]

    def stop(self, m: Match[CrusadersState]) -> Option:
        return REINFORCED_ENOUGH

    def component(self, m: Match[CrusadersState], thing: Option) -> str:
        return f"city:{thing.id}"

    def finish(self, m: Match[CrusadersState], picked: list[Option]) -> None:
        """Bring them into the battle."""
        battle = m.enclosing(BaseBattle)
        m.done()
        reinforce(m, battle, self.side, [option.value for option in picked])

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt, with how many more may come."""
        return Text(ASK_REINFORCE, m.enclosing(BaseBattle).city, self.most - len(self.picked))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is REINFORCED_ENOUGH:
            return Label(Text(REINFORCE_NO_MORE))
        return Label(Text(REINFORCE_FROM, option.value), (f"city:{option.id}",))


class HowMany(OneQuestion):
    """A number from 0 to `most`, named by a side of a battle."""

    KIND: ClassVar[str] = ""

    def __init__(self, seat: int = 0, side: int = 0, most: int = 0) -> None:
        super().__init__(seat)
        self.side = side
        self.most = most

    # region written by `gonfalon fields`
    __slots__ = ("most", "side")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "answered", "side", "most")

    # endregion

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

    NAME = "crusaders.levy-units"
    KIND = "levy"

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> LevyUnits:
        other = LevyUnits(self.seat, self.side, self.most)
        other.answered = self.answered
        return other

    # endregion

    def numbers(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.c.battle_options.levy

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Bring them into the battle."""
        self.answered = True
        levy(m, m.enclosing(BaseBattle), self.side, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_LEVY, m.enclosing(BaseBattle).city, self.most)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(LEVY_UNITS, option.value), (), marker_preview(m, decision, option))


class RazeLevels(HowMany):
    """How many levels the battle city loses at once (CRU-BAT-15)."""

    NAME = "crusaders.raze-levels"
    KIND = "raze"

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> RazeLevels:
        other = RazeLevels(self.seat, self.side, self.most)
        other.answered = self.answered
        return other

    # endregion

    def numbers(self, m: Match[CrusadersState]) -> list[Option]:
        return RAZE

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Lower the city."""
        self.answered = True
        raze(m, m.enclosing(BaseBattle), option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_RAZE, m.enclosing(BaseBattle).city, self.most)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        city = m.state.c.cities.ids[m.enclosing(BaseBattle).city]
        ahead = marker_preview(m, decision, option)
        return Label(Text(RAZE_LEVELS, option.value), (f"city:{city}",), ahead)


def raze(m: Match[CrusadersState], battle: BaseBattle, levels: int) -> None:
    """Lower the battle city; the marker moves towards the attacker (CRU-BAT-15, CRU-EFF-07)."""
    lost = -change_level(m, battle.city, -levels)
    battle.move_marker(m, battle.attacker, lost)


class BribeCoins(HowMany):
    """How many coins are paid for strength (CRU-EFF-10). Only what is there can be paid."""

    NAME = "crusaders.bribe-coins"
    KIND = "bribe"

    def __init__(self, seat: int = 0, side: int = 0, most: int = 0, strength: int = 0) -> None:
        super().__init__(seat, side, most)
        self.strength = strength  # for each coin

    # region written by `gonfalon fields`
    __slots__ = ("strength",)
    FIELDS = ("seat", "answered", "side", "most", "strength")

    def clone(self) -> BribeCoins:
        other = BribeCoins(self.seat, self.side, self.most, self.strength)
        other.answered = self.answered
        return other

    # endregion

    def numbers(self, m: Match[CrusadersState]) -> list[Option]:
        return m.state.c.battle_options.bribe[: m.state.boards[self.seat].coins + 1]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Pay, and move the marker."""
        self.answered = True
        pay_coins(m, seat, option.value)
        m.enclosing(BaseBattle).move_marker(m, self.side, option.value * self.strength)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_BRIBE, self.most, self.strength)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        text = Text(BRIBE_COINS, option.value, option.value * self.strength)
        return Label(text, (), marker_preview(m, decision, option))


BATTLE_CHOICE_STEPS: Final = (FleeTo, RetreatTo, ReinforceFrom, LevyUnits, RazeLevels, BribeCoins)
