"""Questions about what is lost (CRU-D-44): each asks for one thing at a time.

`seat` is whoever chooses, `victim` whose things they are. They differ if a saracen card takes
something: then the player of the saracens chooses (CRU-EFF-19, CRU-PAY-05).
"""

from __future__ import annotations

from typing import ClassVar

from gonfalon.games.crusaders.model.constants import NONE
from gonfalon.games.crusaders.model.messages.fighting import losses as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.battle import battle_city
from gonfalon.games.crusaders.rules.board.capture import discard_governor
from gonfalon.games.crusaders.rules.board.cities import change_level
from gonfalon.games.crusaders.rules.faith.bishops import remove_bishop
from gonfalon.games.crusaders.rules.faith.rescripts import discard_rescript
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Message, Text


@declared
class LoseThings(OneByOne[CrusadersState]):
    """Things of a player that are lost one by one, as far as there are any."""

    ASK: ClassVar[Message]  # if whoever is asked loses their own things
    ASK_OF: ClassVar[Message]

    victim: int = 0

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt, with the number of things if it can be more than one."""
        numbers = (self.left,) if "left" in self.ASK.names else ()
        if self.seat == self.victim:
            return Text(self.ASK, *numbers)
        return Text(self.ASK_OF, self.victim, *numbers)


class LoseUnits(LoseThings):
    """From which city a unit is lost: never the last one (CRU-GLO-01), and none of a battle."""

    __slots__ = ()
    NAME = "crusaders.lose-units"
    KIND = "lose-unit"
    ASK = say.ASK_LOSE_UNIT
    ASK_OF = say.ASK_LOSE_UNIT_OF

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        state = m.state
        fighting = battle_city(m)
        for city in state.cities_of(self.victim):
            option = state.content.loss_options.unit[city]
            if state.units[city] > 1 and city != fighting:
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, "CRU-GLO-01", Text(say.LAST_UNIT, city)))

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        lose_units(m, self.victim, option.value, 1)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.LOSE_UNIT, option.value), (f"city:{option.id}",))


def lose_units(m: Match[CrusadersState], seat: int, city: int, n: int) -> None:
    """Return units of a city to the supply."""
    state = m.state
    if n:
        state.units[city] -= n
        state.boards[seat].units += n
        m.emit(say.UNIT_LOST, seat, city, n)


class LoseRescripts(LoseThings):
    """Which rescript a player discards (CRU-EFF-19); saracens take one at random instead."""

    __slots__ = ()
    NAME = "crusaders.lose-rescripts"
    KIND = "lose-rescript"
    PUBLIC = False
    ASK = say.ASK_LOSE_RESCRIPT
    ASK_OF = say.ASK_LOSE_RESCRIPT

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        state = m.state
        found += [
            state.content.loss_options.rescript[card] for card in state.rescripts(self.victim).cards
        ]

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        lose_rescript(m, self.victim, option.value)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.LOSE_RESCRIPT, option.value), (f"rescript:{option.id}",))


def lose_rescript(m: Match[CrusadersState], seat: int, card: int) -> None:
    """Discard a rescript."""
    discard_rescript(m, seat, card)
    m.emit(say.RESCRIPT_LOST, seat, card)


class DiscardBuildings(LoseThings):
    """Which building is discarded (CRU-EFF-19)."""

    __slots__ = ()
    NAME = "crusaders.discard-buildings"
    KIND = "discard-building"
    ASK = say.ASK_DISCARD_BUILDING
    ASK_OF = say.ASK_DISCARD_BUILDING_OF

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        state = m.state
        for card in sorted(set(state.boards[self.victim].buildings)):
            found.append(state.content.loss_options.building[card])

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        discard_building(m, self.victim, option.value)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.DISCARD_BUILDING, option.value), (f"building:{option.id}",))


def discard_building(m: Match[CrusadersState], seat: int, card: int) -> None:
    """Discard a building from the board, a used one first (CRU-MKT-05)."""
    state = m.state
    board = state.boards[seat]
    same = [at for at, other in enumerate(board.buildings) if other == card]
    at = next((at for at in same if board.used_buildings[at]), same[0])
    del board.buildings[at]
    del board.used_buildings[at]
    put_building_away(state, card)
    m.emit(say.BUILDING_DISCARDED, seat, card)


def put_building_away(state: CrusadersState, card: int) -> None:
    """Put a building face up under its deck; a Bazaar goes back to the pile (CRU-MKT-05)."""
    deck = state.content.buildings.deck[card]
    if deck == NONE:
        state.bazaars += 1
    else:
        state.building_discards[deck].append(card)


class DiscardActiveSpies(LoseThings):
    """Which active spy is discarded (CRU-EFF-19)."""

    __slots__ = ()
    NAME = "crusaders.discard-active-spies"
    KIND = "discard-spy"
    ASK = say.ASK_DISCARD_SPY
    ASK_OF = say.ASK_DISCARD_SPY_OF

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        state = m.state
        found += [state.content.loss_options.spy[card] for card in state.boards[self.victim].spies]

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        discard_active_spy(m, self.victim, option.value)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.DISCARD_SPY, option.value), (f"spy:{option.id}",))


def discard_active_spy(m: Match[CrusadersState], seat: int, card: int) -> None:
    """Discard an active spy (CRU-MKT-05, CRU-RUL-36)."""
    board = m.state.boards[seat]
    at = board.spies.index(card)
    del board.spies[at]
    del board.watched[at]
    del board.used_spies[at]
    m.state.spy_discards.append(card)
    m.emit(say.SPY_DISCARDED, seat, card)


@declared
class LoseBishops(LoseThings):
    """Which bishop goes back to the supply (CRU-EFF-19).

    `city` limits the choice, if it is not NONE. The player of the saracens does not see the levels.
    """

    NAME = "crusaders.lose-bishops"
    KIND = "lose-bishop"
    ASK = say.ASK_LOSE_BISHOP
    ASK_OF = say.ASK_LOSE_BISHOP_OF

    city: int = NONE

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        state = m.state
        for at, city in enumerate(state.boards[self.victim].bishops):
            if self.city in (NONE, city):
                found.append(state.content.loss_options.bishop[at])

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        remove_bishop(m, self.victim, option.value)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label, with the level if the asked player knows it."""
        state = m.state
        at = option.value
        city = state.boards[self.victim].bishops[at]
        row = state.bishops_on_map(self.victim)
        touched = (f"city:{state.content.cities.ids[city]}",)
        if row.marks[at] >> decision.seat & 1:
            return Label(Text(say.LOSE_BISHOP, at + 1, city, row.cards[at] + 1), touched)
        return Label(Text(say.LOSE_HIDDEN_BISHOP, at + 1, city), touched)


class LoseGovernors(LoseThings):
    """Which city loses its governor (CRU-EFF-19)."""

    __slots__ = ()
    NAME = "crusaders.lose-governors"
    KIND = "lose-governor"
    ASK = say.ASK_LOSE_GOVERNOR
    ASK_OF = say.ASK_LOSE_GOVERNOR_OF

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        state = m.state
        for city in state.cities_of(self.victim):
            if state.governor[city] != NONE:
                found.append(state.content.loss_options.governor[city])

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        discard_governor(m, option.value)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(Text(say.LOSE_GOVERNOR, option.value), (f"city:{option.id}",))


@declared
class RazeOwn(LoseThings):
    """Which city of level 2 or 3 loses levels (CRU-EFF-35)."""

    NAME = "crusaders.raze-own"
    KIND = "raze-own"
    ASK = say.ASK_RAZE_OWN
    ASK_OF = say.ASK_RAZE_OWN

    levels: int = 1

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        state = m.state
        found += [state.content.loss_options.raze[city] for city in razeable(state, self.victim)]

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        change_level(m, option.value, -self.levels)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_RAZE_OWN, self.levels)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        return Label(
            Text(say.RAZE_OWN, option.value, m.state.level[option.value]), (f"city:{option.id}",)
        )


def razeable(state: CrusadersState, seat: int) -> list[int]:
    """Return a player's cities above level 1."""
    return [city for city in state.cities_of(seat) if state.level[city] > 1]


LOSS_STEPS = (
    LoseUnits,
    LoseRescripts,
    DiscardBuildings,
    DiscardActiveSpies,
    LoseBishops,
    LoseGovernors,
    RazeOwn,
)
