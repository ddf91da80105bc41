"""Choices in gains by effects: goods restored, units moved, saracens removed, cities raised."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import GOODS, HIGHEST_LEVEL, SARACENS
from gonfalon.games.crusaders.model.messages.orders import (
    ASK_BOMBARD,
    ASK_FREE_UPGRADE,
    ASK_MOVE_UNITS,
    ASK_RESTORE,
    BOMBARD_CITY,
    BOMBARDED,
    CITY_IN_BATTLE,
    FREE_UPGRADE,
    GOODS_RESTORED,
    LAST_SARACEN,
    LAST_UNIT,
    MOVE_UNIT,
    NOT_SPENT,
    RESTORE_GOOD,
    RESTORE_GOODS,
    STOP_HERE,
    UNIT_MOVED,
    UPGRADE_TOO_HIGH,
)
from gonfalon.games.crusaders.model.order_options import MOST_RESTORED, STOP, MoveOption
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.base_battle import battle_city
from gonfalon.games.crusaders.rules.cities import adjacent_of, change_level
from gonfalon.games.crusaders.rules.question import OneQuestion
from gonfalon.kernel.amounts import SetOption, SetOptions
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.one_by_one import OneByOne
from gonfalon.kernel.pick import Pick

# -- goods --------------------------------------------------------------------------------------


def restore(m: Match[CrusadersState], seat: int, kind: int, count: int) -> None:
    """Turn spent goods of a kind to their ready side; blocked ones stay so (CRU-PAY-03)."""
    board = m.state.boards[seat]
    board.spent[kind] -= count
    board.ready[kind] += count
    m.emit(GOODS_RESTORED, seat, kind, count)


class RestoreGoods(Pick[CrusadersState]):
    """Which spent goods become ready, at most `most` (CRU-PAY-03, CRU-D-41)."""

    NAME = "crusaders.restore-goods"
    KIND = "restore-goods"
    RULE = "CRU-PAY-03"

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> RestoreGoods:
        other = RestoreGoods(self.seat, self.least, self.most)
        other.picked = self.picked[:]
        return other

    # endregion

    def things(self, m: Match[CrusadersState], why: list[Blocked] | None) -> list[Option]:
        """Return the kinds of which a good is spent and not blocked."""
        t = m.state
        board = t.boards[self.seat]
        found: list[Option] = []
        for option in t.c.order_options.restore:
            if board.spent[option.value]:
                found.append(option)
            elif why is not None:
                text = Text(NOT_SPENT, option.value)
                why.append(Blocked(option.id, "CRU-PAY-03", text, (f"good:{option.id}",)))
        return found

    def stock(self, m: Match[CrusadersState], things: list[Option]) -> list[int]:
        spent = m.state.boards[self.seat].spent
        return [spent[thing.value] for thing in things]

    def sets(self, m: Match[CrusadersState]) -> SetOptions | None:
        return m.state.c.order_options.restore_sets if self.most <= MOST_RESTORED else None

    def stop(self, m: Match[CrusadersState]) -> Option:
        return STOP

    def finish(self, m: Match[CrusadersState], picked: list[Option]) -> None:
        """Restore them."""
        values = [thing.value for thing in picked]
        for kind in range(len(GOODS)):
            count = values.count(kind)
            if count:
                restore(m, self.seat, kind, count)
        m.done()

    def component(self, m: Match[CrusadersState], thing: Option) -> str:
        return f"good:{thing.id}"

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_RESTORE, self.most - len(self.picked))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if isinstance(option, SetOption) and option.values:
            touched = tuple([f"good:{thing}" for thing in option.things])
            return Label(Text(RESTORE_GOODS, tuple(option.values)), touched)
        if option is STOP or isinstance(option, SetOption):
            return Label(Text(STOP_HERE))
        return Label(Text(RESTORE_GOOD, option.value), (f"good:{option.id}",))


# -- units --------------------------------------------------------------------------------------


def can_move_unit(t: CrusadersState, seat: int, fought: int) -> bool:
    """Return whether a unit may step from one of their cities to another (CRU-EFF-16)."""
    for city in t.cities_of(seat):
        if t.units[city] > 1 and city != fought:
            near = adjacent_of(t, city, seat)
            if len(near) > (fought in near):
                return True
    return False


class MoveUnits(OneByOne[CrusadersState]):
    """Steps of single units between own cities, never of the last one (CRU-EFF-16, CRU-D-42).

    The city of a battle neither gives nor gets any (CRU-EFF-15).
    """

    NAME = "crusaders.move-units"
    KIND = "move-units"

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> MoveUnits:
        return MoveUnits(self.seat, self.left)

    # endregion

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the player's cities for a unit that may leave and a neighbour to enter."""
        t = m.state
        fought = battle_city(m)
        for city in t.cities_of(self.seat):
            for option in t.c.order_options.move[city]:
                if t.owner[option.to] != self.seat:
                    continue
                if fought in (city, option.to):
                    if why is not None:
                        why.append(Blocked(option.id, "CRU-EFF-15", Text(CITY_IN_BATTLE, fought)))
                elif t.units[city] > 1:
                    found.append(option)
                elif why is not None:
                    why.append(Blocked(option.id, "CRU-GLO-01", Text(LAST_UNIT, city)))

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        options.append(STOP)
        return super().question(m, options)

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        if isinstance(option, MoveOption):
            t = m.state
            t.units[option.value] -= 1
            t.units[option.to] += 1
            m.emit(UNIT_MOVED, self.seat, option.value, option.to)
        else:
            self.left = 0

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_MOVE_UNITS, self.left)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if not isinstance(option, MoveOption):
            return Label(Text(STOP_HERE))
        ids = m.state.c.cities.ids
        touched = (f"city:{ids[option.value]}", f"city:{ids[option.to]}")
        return Label(Text(MOVE_UNIT, option.value, option.to), touched)


def bombarded(t: CrusadersState, seat: int) -> list[int]:
    """Return the saracen cities adjacent to own ones (CRU-GLO-02)."""
    return [city for city in t.cities_of(SARACENS) if adjacent_of(t, city, seat)]


class Bombard(OneByOne[CrusadersState]):
    """Saracens that leave cities adjacent to own ones, never the last (CRU-GLO-02, CRU-D-40)."""

    NAME = "crusaders.bombard"
    KIND = "bombard"

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> Bombard:
        return Bombard(self.seat, self.left)

    # endregion

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the saracen cities in reach for those with two saracens or more."""
        t = m.state
        for city in bombarded(t, self.seat):
            option = t.c.order_options.bombard[city]
            if t.units[city] > 1:
                found.append(option)
            elif why is not None:
                text = Text(LAST_SARACEN, city)
                why.append(Blocked(option.id, "CRU-GLO-01", text, (f"city:{option.id}",)))

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        options.append(STOP)
        return super().question(m, options)

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        if option is STOP:
            self.left = 0
            return
        t = m.state
        t.units[option.value] -= 1
        t.saracens += 1
        m.emit(BOMBARDED, self.seat, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_BOMBARD, self.left)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is STOP:
            return Label(Text(STOP_HERE))
        city = option.value
        return Label(Text(BOMBARD_CITY, city, m.state.units[city]), (f"city:{option.id}",))


# -- levels -------------------------------------------------------------------------------------


class FreeUpgrade(OneQuestion):
    """Which city gains levels for free, up to `to_max` (CRU-EFF-28); may be declined.

    Never the city of a battle (CRU-EFF-15).
    """

    NAME = "crusaders.free-upgrade"

    def __init__(self, seat: int = 0, by: int = 1, to_max: int = HIGHEST_LEVEL) -> None:
        super().__init__(seat)
        self.by = by
        self.to_max = to_max

    # region written by `gonfalon fields`
    __slots__ = ("by", "to_max")
    FIELDS = ("seat", "answered", "by", "to_max")

    def clone(self) -> FreeUpgrade:
        other = FreeUpgrade(self.seat, self.by, self.to_max)
        other.answered = self.answered
        return other

    # endregion

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "free-upgrade", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the player's cities for those below the limit."""
        t = m.state
        fought = battle_city(m)
        for city in t.cities_of(self.seat):
            option = t.c.order_options.free_upgrade[city]
            if city != fought and t.level[city] < self.to_max:
                found.append(option)
            elif why is not None:
                touched = (f"city:{option.id}",)
                text = Text(UPGRADE_TOO_HIGH, city, self.to_max)
                if city == fought:
                    text = Text(CITY_IN_BATTLE, city)
                rule = "CRU-EFF-15" if city == fought else "CRU-EFF-28"
                why.append(Blocked(option.id, rule, text, touched))
        found.append(STOP)

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Raise the city."""
        self.answered = True
        if option is not STOP:
            change_level(m, option.value, self.gain(m.state, option.value))

    def gain(self, t: CrusadersState, city: int) -> int:
        """Return how many levels a city would gain."""
        return min(self.by, self.to_max - t.level[city])

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_FREE_UPGRADE, self.to_max)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is STOP:
            return Label(Text(STOP_HERE))
        city = option.value
        level = m.state.level[city] + self.gain(m.state, city)
        return Label(Text(FREE_UPGRADE, city, level), (f"city:{option.id}",))


GAIN_STEPS = (RestoreGoods, MoveUnits, Bombard, FreeUpgrade)
