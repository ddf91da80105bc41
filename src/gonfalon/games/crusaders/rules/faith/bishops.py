"""Bishops: training and moving them (CRU-BISH).

Everybody sees where a player's bishops are and which of them moves, but not their levels, which
only their owner may look at (CRU-BISH-05, CRU-RUL-61). Raids, battles and new owners of a city
leave bishops alone (CRU-BISH-08, CRU-RUL-22).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE
from gonfalon.games.crusaders.model.messages import faith as say
from gonfalon.games.crusaders.model.options.faith import NO_MORE_BISHOPS, MoveBishop, TrainBishop
from gonfalon.games.crusaders.model.state import BISHOPS, CrusadersState
from gonfalon.games.crusaders.rules.board.battle import battle_city
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import Text


def training_cities(state: CrusadersState, seat: int, any_city: bool, fought_for: int) -> list[int]:
    """Return the cities in which a player can train a bishop (CRU-BISH-02).

    That is where a bishop of theirs is. Without one on the map, or if an effect allows any city of
    their own, it is a city they control, but not the one that is being fought for (CRU-EFF-15).
    """
    bishops = state.boards[seat].bishops
    if any_city or not bishops:
        return [city for city in state.cities_of(seat) if city != fought_for]
    return sorted(set(bishops))


def can_train(state: CrusadersState, seat: int, any_city: bool, fought_for: int = NONE) -> bool:
    """Return whether a player can train a bishop."""
    return bool(state.bishop_supply(seat).cards) and bool(
        training_cities(state, seat, any_city, fought_for)
    )


def can_act(state: CrusadersState, seat: int) -> bool:
    """Return whether a bishop action could do anything (CRU-BISH-01, CRU-BISH-04)."""
    board = state.boards[seat]
    moved = board.moved()
    for bishop, city in enumerate(board.bishops):
        if bishop not in moved and state.near[city]:
            return True
    return not moved and can_train(state, seat, False)


def train(m: Match[CrusadersState], seat: int, level: int, city: int) -> None:
    """Put a bishop (its level less 1) from the supply face down into a city (CRU-BISH-02)."""
    state = m.state
    m.give(
        state.packs[BISHOPS + seat], state.bishop_supply(seat), level, state.bishops_on_map(seat)
    )
    state.boards[seat].bishops.append(city)
    m.emit(say.BISHOP_TRAINED, seat, city)
    m.emit(say.OWN_BISHOP_TRAINED, city, level + 1, to=1 << seat)


def move_bishop(m: Match[CrusadersState], seat: int, bishop: int, city: int) -> None:
    """Move a bishop to an adjacent city, whoever controls it (CRU-BISH-03)."""
    bishops = m.state.boards[seat].bishops
    origin = bishops[bishop]
    bishops[bishop] = city
    m.emit(say.BISHOP_MOVED, seat, origin, city)


def remove_bishop(m: Match[CrusadersState], seat: int, bishop: int) -> None:
    """Put a bishop back into its owner's supply, without showing it (CRU-EFF-19, CRU-RUL-61)."""
    state = m.state
    board = state.boards[seat]
    m.lift(
        state.packs[BISHOPS + seat], state.bishops_on_map(seat), bishop, state.bishop_supply(seat)
    )
    m.emit(say.BISHOP_RETURNED, seat, board.bishops.pop(bishop))
    for moved in board.moves:
        for place, other in enumerate(moved):
            if other >= bishop:
                moved[place] = NONE if other == bishop else other - 1


@declared
class BishopActions(OneByOne[CrusadersState]):
    """Bishop actions of one effect, each a training or a move (CRU-BISH-01, CRU-D-20).

    All trainings come before all moves, and a bishop moves once; one that was just trained may
    move. In a player's turn that holds for the whole order, whatever gives the actions
    (CRU-BISH-04); effects that only train are no such actions. The rest may be declined at any
    time.
    """

    NAME = "crusaders.bishop-actions"

    trainings_only: bool = False
    any_city: bool = False  # trainings in any city of one's own
    moved: list[int] = later([])  # bishops

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        """Ask for the next action; which levels are left in the supply is hidden."""
        public = not isinstance(options[0], TrainBishop)
        return Decision(self.seat, "bishop", [*options, NO_MORE_BISHOPS], public=public)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the trainings, then the moves."""
        state = m.state
        options = state.content.faith_options
        fought_for = battle_city(m)
        cities = training_cities(state, self.seat, self.any_city, fought_for)
        supply = state.bishop_supply(self.seat).cards
        moved = self.all_moved(state)
        for level, trainings in enumerate(options.train):
            if level in supply and (self.trainings_only or not moved):
                for city in cities:
                    found.append(trainings[city])
            if why is not None:
                self.no_training(state, level, cities, fought_for, why)
        for bishop, here in enumerate(state.boards[self.seat].bishops):
            if not self.trainings_only and bishop not in moved:
                for city in state.near[here]:
                    found.append(options.move[bishop][city])
            elif why is not None:
                rule = "CRU-EFF-03" if self.trainings_only else "CRU-BISH-04"
                text = (
                    Text(say.TRAININGS_ONLY) if self.trainings_only else Text(say.HAS_MOVED, here)
                )
                for city in state.near[here]:
                    why.append(Blocked(options.move[bishop][city].id, rule, text))

    def all_moved(self, state: CrusadersState) -> list[int]:
        """Return the bishops that have moved: in this effect, and in the order it is part of."""
        return self.moved + state.boards[self.seat].moved()

    def no_training(
        self,
        state: CrusadersState,
        level: int,
        cities: list[int],
        fought_for: int,
        why: list[Blocked],
    ) -> None:
        """Add the reasons why a bishop of a level cannot be trained in each city."""
        free = self.any_city or not state.boards[self.seat].bishops
        for city, option in enumerate(state.content.faith_options.train[level]):
            if not state.exists(city):
                continue
            rule = "CRU-BISH-02"
            if city not in cities and free and city == fought_for:
                rule, text = "CRU-EFF-15", Text(say.CITY_FOUGHT_FOR, city)
            elif city not in cities:
                text = Text(say.NOT_OWN_CITY if free else say.NO_OWN_BISHOP, city)
            elif not self.trainings_only and self.all_moved(state):
                rule, text = "CRU-BISH-04", Text(say.MOVES_BEGUN)
            elif level not in state.bishop_supply(self.seat).cards:
                text = Text(say.NO_BISHOP_LEFT, level + 1)
            else:
                continue
            why.append(Blocked(option.id, rule, text, (f"city:{state.content.cities.ids[city]}",)))

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        """Train, move or stop."""
        if isinstance(option, TrainBishop):
            train(m, self.seat, option.level, option.city)
        elif isinstance(option, MoveBishop):
            self.moved.append(option.bishop)
            m.state.boards[self.seat].moved().append(option.bishop)
            move_bishop(m, self.seat, option.bishop, option.city)
        else:
            self.left = 0

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_TRAINING if self.trainings_only else say.ASK_BISHOP, self.left)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label. The asked player sees the levels (CRU-BISH-05)."""
        state = m.state
        ids = state.content.cities.ids
        if isinstance(option, TrainBishop):
            text = Text(say.TRAIN_BISHOP, option.level + 1, option.city)
            return Label(text, (f"city:{ids[option.city]}",))
        if isinstance(option, MoveBishop):
            origin = state.boards[self.seat].bishops[option.bishop]
            level = state.bishops_on_map(self.seat).cards[option.bishop] + 1
            touches = (f"bishop:{self.seat}.{option.bishop + 1}", f"city:{ids[option.city]}")
            return Label(
                Text(say.MOVE_BISHOP, option.bishop + 1, level, origin, option.city), touches
            )
        if option is not NO_MORE_BISHOPS:
            raise KernelError(f"{option.id} is no bishop action")
        return Label(Text(say.STOP_BISHOPS, self.left))


BISHOP_STEPS = (BishopActions,)
