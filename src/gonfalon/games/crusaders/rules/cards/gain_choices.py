"""Choices in gains by effects: goods restored, units moved, saracens removed, cities raised."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import GOODS, HIGHEST_LEVEL, SARACENS
from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.options.orders import MOST_RESTORED, STOP, MoveOption
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.battle import battle_city
from gonfalon.games.crusaders.rules.board.cities import adjacent_of, change_level
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.questions.pick import Pick
from gonfalon.kernel.values.amounts import SetOption, SetOptions
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

# -- goods --------------------------------------------------------------------------------------


def restore(m: Match[CrusadersState], seat: int, kind: int, count: int) -> None:
    """Turn spent goods of a kind to their ready side; blocked ones stay so (CRU-PAY-03)."""
    board = m.state.boards[seat]
    board.spent[kind] -= count
    board.ready[kind] += count
    m.emit(say.GOODS_RESTORED, seat, kind, count)


class RestoreGoods(Pick[CrusadersState]):
    """Which spent goods become ready, at most `most` (CRU-PAY-03, CRU-D-41)."""

    __slots__ = ()
    NAME = "crusaders.restore-goods"
    KIND = "restore-goods"
    RULE = "CRU-PAY-03"

    def things(self, m: Match[CrusadersState], why: list[Blocked] | None) -> list[Option]:
        """Return the kinds of which a good is spent and not blocked."""
        state = m.state
        board = state.boards[self.seat]
        found: list[Option] = []
        for option in state.content.order_options.restore:
            if board.spent[option.value]:
                found.append(option)
            elif why is not None:
                text = Text(say.NOT_SPENT, option.value)
                why.append(Blocked(option.id, "CRU-PAY-03", text, (f"good:{option.id}",)))
        return found

    def stock(self, m: Match[CrusadersState], things: list[Option]) -> list[int]:
        spent = m.state.boards[self.seat].spent
        return [spent[thing.value] for thing in things]

    def sets(self, m: Match[CrusadersState]) -> SetOptions | None:
        return m.state.content.order_options.restore_sets if self.most <= MOST_RESTORED else None

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
        return Text(say.ASK_RESTORE, self.most - len(self.picked))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if isinstance(option, SetOption) and option.values:
            touched = tuple([f"good:{thing}" for thing in option.things])
            return Label(Text(say.RESTORE_GOODS, tuple(option.values)), touched)
        if option is STOP or isinstance(option, SetOption):
            return Label(Text(say.STOP_HERE))
        return Label(Text(say.RESTORE_GOOD, option.value), (f"good:{option.id}",))


# -- units --------------------------------------------------------------------------------------


def can_move_unit(state: CrusadersState, seat: int, fought: int) -> bool:
    """Return whether a unit may step from one of their cities to another (CRU-EFF-16)."""
    for city in state.cities_of(seat):
        if state.units[city] > 1 and city != fought:
            near = adjacent_of(state, city, seat)
            if len(near) > (fought in near):
                return True
    return False


class MoveUnits(OneByOne[CrusadersState]):
    """Steps of single units between a player's cities, never of the last (CRU-EFF-16, CRU-D-42).

    The city of a battle neither gives nor gets any (CRU-EFF-15).
    """

    __slots__ = ()
    NAME = "crusaders.move-units"
    KIND = "move-units"

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the player's cities for a unit that may leave and a neighbour to enter."""
        state = m.state
        fought = battle_city(m)
        for city in state.cities_of(self.seat):
            for option in state.content.order_options.move[city]:
                if state.owner[option.to] != self.seat:
                    continue
                if fought in (city, option.to):
                    if why is not None:
                        why.append(
                            Blocked(option.id, "CRU-EFF-15", Text(say.CITY_IN_BATTLE, fought))
                        )
                elif state.units[city] > 1:
                    found.append(option)
                elif why is not None:
                    why.append(Blocked(option.id, "CRU-GLO-01", Text(say.LAST_UNIT, city)))

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        options.append(STOP)
        return super().question(m, options)

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        if isinstance(option, MoveOption):
            state = m.state
            state.units[option.value] -= 1
            state.units[option.to] += 1
            m.emit(say.UNIT_MOVED, self.seat, option.value, option.to)
        else:
            self.left = 0

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_MOVE_UNITS, self.left)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if not isinstance(option, MoveOption):
            return Label(Text(say.STOP_HERE))
        ids = m.state.content.cities.ids
        touched = (f"city:{ids[option.value]}", f"city:{ids[option.to]}")
        return Label(Text(say.MOVE_UNIT, option.value, option.to), touched)


def bombarded(state: CrusadersState, seat: int) -> list[int]:
    """Return the saracen cities next to the player's (CRU-GLO-02)."""
    return [city for city in state.cities_of(SARACENS) if adjacent_of(state, city, seat)]


class Bombard(OneByOne[CrusadersState]):
    """Saracens that leave cities next to the player's, never the last (CRU-GLO-02, CRU-D-40)."""

    __slots__ = ()
    NAME = "crusaders.bombard"
    KIND = "bombard"

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the saracen cities in reach for those with two saracens or more."""
        state = m.state
        for city in bombarded(state, self.seat):
            option = state.content.order_options.bombard[city]
            if state.units[city] > 1:
                found.append(option)
            elif why is not None:
                text = Text(say.LAST_SARACEN, city)
                why.append(Blocked(option.id, "CRU-GLO-01", text, (f"city:{option.id}",)))

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        options.append(STOP)
        return super().question(m, options)

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        if option is STOP:
            self.left = 0
            return
        state = m.state
        state.units[option.value] -= 1
        state.saracens += 1
        m.emit(say.BOMBARDED, self.seat, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_BOMBARD, self.left)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is STOP:
            return Label(Text(say.STOP_HERE))
        city = option.value
        return Label(Text(say.BOMBARD_CITY, city, m.state.units[city]), (f"city:{option.id}",))


# -- levels -------------------------------------------------------------------------------------


@declared
class FreeUpgrade(OneQuestion):
    """Which city gains levels for free, up to `to_max` (CRU-EFF-28); may be declined.

    Never the city of a battle (CRU-EFF-15).
    """

    NAME = "crusaders.free-upgrade"

    by: int = 1
    to_max: int = HIGHEST_LEVEL

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "free-upgrade", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the player's cities for those below the limit."""
        state = m.state
        fought = battle_city(m)
        for city in state.cities_of(self.seat):
            option = state.content.order_options.free_upgrade[city]
            if city != fought and state.level[city] < self.to_max:
                found.append(option)
            elif why is not None:
                touched = (f"city:{option.id}",)
                text = Text(say.UPGRADE_TOO_HIGH, city, self.to_max)
                if city == fought:
                    text = Text(say.CITY_IN_BATTLE, city)
                rule = "CRU-EFF-15" if city == fought else "CRU-EFF-28"
                why.append(Blocked(option.id, rule, text, touched))
        found.append(STOP)

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Raise the city."""
        self.answered = True
        if option is not STOP:
            change_level(m, option.value, self.gain(m.state, option.value))

    def gain(self, state: CrusadersState, city: int) -> int:
        """Return how many levels a city would gain."""
        return min(self.by, self.to_max - state.level[city])

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_FREE_UPGRADE, self.to_max)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is STOP:
            return Label(Text(say.STOP_HERE))
        city = option.value
        level = m.state.level[city] + self.gain(m.state, city)
        return Label(Text(say.FREE_UPGRADE, city, level), (f"city:{option.id}",))


GAIN_STEPS = (RestoreGoods, MoveUnits, Bombard, FreeUpgrade)
