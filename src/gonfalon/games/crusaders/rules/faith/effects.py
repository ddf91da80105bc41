"""Operations about holiness, bishops, holy lands and rescripts, and the moves of a march."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.effect import Fields, Operation
from gonfalon.games.crusaders.model.messages import effects as say
from gonfalon.games.crusaders.model.messages import faith as say_faith
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.measures import amount
from gonfalon.games.crusaders.rules.board.turn import current_turn
from gonfalon.games.crusaders.rules.faith.bishops import BishopActions, can_act, can_train
from gonfalon.games.crusaders.rules.faith.choices import (
    CheckHolyLand,
    RemoveRivalBishop,
    checkable,
)
from gonfalon.games.crusaders.rules.faith.holiness import move_marker
from gonfalon.games.crusaders.rules.faith.rescripts import (
    draw_rescripts,
    limit_rescripts,
    rescripts_left,
)
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.message import Text


class Holiness(Operation):
    """Holiness points, used at once with all they bring (CRU-EFF-23)."""

    OP = "holiness"

    def do(self, m: Match[CrusadersState], side: int) -> None:
        points = amount(m, side, self)
        if points:
            move_marker(m, side, points)


class BishopAction(Operation):
    """Bishop actions, trainings before moves; they may be declined (CRU-BISH-04, CRU-EFF-03)."""

    OP = "bishop_action"

    def possible(self, state: CrusadersState, side: int) -> bool:
        return can_act(state, side)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.call(BishopActions(side, amount(m, side, self)))


class TrainBishops(Operation):
    """Trainings only, in any city of one's own if the card says so (CRU-BISH-02)."""

    OP = "train_bishop"
    __slots__ = ("any_city",)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.any_city = fields.flag("any_city")

    def possible(self, state: CrusadersState, side: int) -> bool:
        return can_train(state, side, self.any_city)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        m.call(BishopActions(side, amount(m, side, self), True, self.any_city))

    def texts(self) -> list[Text]:
        return [Text(say.EFFECTS["train_bishop_anywhere" if self.any_city else self.OP], self.n)]


class DrawRescript(Operation):
    """Rescripts from the deck of a level, then the limit of the hand (CRU-RESC-05)."""

    OP = "draw_rescript"
    __slots__ = ("level",)

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.level = fields.number("level", 1)

    def possible(self, state: CrusadersState, side: int) -> bool:
        return rescripts_left(state, self.level)

    def do(self, m: Match[CrusadersState], side: int) -> None:
        draw_rescripts(m, side, self.level, amount(m, side, self))
        limit_rescripts(m, side)

    def texts(self) -> list[Text]:
        return [Text(say.EFFECTS[self.OP], self.n, self.level)]


class CheckHolyLandEffect(Operation):
    """The bishops of a city are shown; if it is one's holy land, an effect follows (CRU-EFF-21)."""

    OP = "check_holy_land"
    __slots__ = ("contested_only", "then")

    def __init__(self, fields: Fields) -> None:
        super().__init__(fields)
        self.contested_only = fields.flag("contested_only")
        self.then = fields.effects("then")

    def possible(self, state: CrusadersState, side: int) -> bool:
        """Return whether there is such a city (CRU-EFF-38)."""
        return bool(checkable(state, side, self.contested_only))

    def do(self, m: Match[CrusadersState], side: int) -> None:
        if self.possible(m.state, side):
            m.call(CheckHolyLand(side, self.contested_only, self.then.number))

    def texts(self) -> list[Text]:
        name = "check_contested_land" if self.contested_only else self.OP
        return [Text(say.EFFECTS[name]), *self.then.texts()]


class RemoveRivalBishopEffect(Operation):
    """A rival's bishop in a city with one's own goes back to the supply, unseen (CRU-EFF-22)."""

    OP = "remove_rival_bishop"

    def possible(self, state: CrusadersState, side: int) -> bool:
        return bool(checkable(state, side, True))

    def do(self, m: Match[CrusadersState], side: int) -> None:
        if self.possible(m.state, side):
            m.call(RemoveRivalBishop(side))

    def texts(self) -> list[Text]:
        return [Text(say.EFFECTS[self.OP])]


class ExtraMoves(Operation):
    """More free moves in the current march (CRU-EFF-36); rescripts know the moment."""

    OP = "extra_moves"
    PLAIN = True

    def do(self, m: Match[CrusadersState], side: int) -> None:
        n = amount(m, side, self)
        current_turn(m).extra_moves += n
        m.emit(say_faith.EXTRA_MOVES, side, n)


FAITH_OPERATIONS: Final[dict[str, type[Operation]]] = {
    operation.OP: operation
    for operation in (
        Holiness,
        BishopAction,
        TrainBishops,
        DrawRescript,
        CheckHolyLandEffect,
        RemoveRivalBishopEffect,
        ExtraMoves,
    )
}
