"""The order muster: units and tactics (CRU-MUST)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import MUSTER, STEEL
from gonfalon.games.crusaders.model.content import CrusadersContent
from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.options.orders import TACTIC
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.turn import Turn, current_turn
from gonfalon.games.crusaders.rules.board.units import PlaceUnits
from gonfalon.games.crusaders.rules.cards.learning import LearnTactics
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.cards.payment import (
    Payment,
    can_pay,
    has_secret_means,
    price_of,
    to_pay,
    usual_way,
)
from gonfalon.games.crusaders.rules.orders.order_part import CardPart, OrderPart
from gonfalon.kernel.fields import declared, later
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import Step
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

UNITS: Final = 0
TACTICS: Final = 1
EXTRA_TACTIC: Final = 2


# -- parts of the order -------------------------------------------------------------------------


class UnitsPart(OrderPart):
    """Units from the supply (CRU-MUST-01)."""

    WHY_NOT = say.NO_UNITS_LEFT

    def possible(self, m: Match[CrusadersState], turn: Turn) -> bool:
        return m.state.boards[turn.seat].units > 0

    def certain(self, m: Match[CrusadersState], turn: Turn) -> bool:
        return self.possible(m, turn)

    def start(self, m: Match[CrusadersState], turn: Turn) -> None:
        m.call(Hire(turn.seat))


class TacticsPart(CardPart):
    """Tactics (CRU-MUST-02); a reinforced muster has one more (CRU-MUST-04)."""

    WHAT = TACTIC
    RULE = "CRU-MUST-02"
    WHY_NOT = say.NO_TACTIC

    def level(self, content: CrusadersContent) -> int:
        """Return the highest level: only the extra tactic may be of IV (CRU-MUST-05)."""
        return content.extra_tactic_level if self.extra else content.tactic_level

    def start(self, m: Match[CrusadersState], turn: Turn) -> None:
        """Learn; the last pick uses all of the discount, unless units can still use it."""
        content = m.state.content
        level = self.level(content)
        if self.extra:
            m.call(LearnTactics(turn.seat, 1, level))
        else:
            whole = not turn.parts >> UNITS & 1
            m.call(
                LearnOfOrder(turn.seat, content.muster_tactics, level, turn.discount, False, whole)
            )


TACTICS_OF_ORDER: Final = TacticsPart(MUSTER, TACTICS)


# -- units --------------------------------------------------------------------------------------


@declared
class Hire(Procedure[CrusadersState]):
    """Two units from the supply, and one more for each steel (CRU-MUST-01, CRU-D-22)."""

    NAME = "crusaders.hire"
    PHASES = ("ask_extra", "do_pay", "do_place")

    seat: int = 0
    extra: int = later(0)

    def most_extra(self, state: CrusadersState) -> int:
        """Return how many extra units the order and the supply allow.

        Those with a discount count like the others (CRU-MUST-06, CRU-RUL-23).
        """
        return min(
            state.content.paid_muster, state.boards[self.seat].units - state.content.muster_units
        )

    def ask_extra(self, m: Match[CrusadersState]) -> Decision | None:
        if self.most_extra(m.state) <= 0:
            return None
        options: list[Option] = []
        self.walk_extra(m, options, None)
        public = not has_secret_means(m.state, self.seat)
        return Decision(self.seat, "extra-units", options, public=public)

    def walk_extra(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the numbers of extra units for those that can be paid and are there."""
        state = m.state
        most = self.most_extra(state)
        left = current_turn(m).discount
        for option in state.content.order_options.extra_units[: state.content.paid_muster + 1]:
            n = option.value
            if n > most:
                if why is not None:
                    text = Text(say.UNITS_RUN_OUT, n, state.boards[self.seat].units)
                    why.append(Blocked(option.id, "CRU-MUST-01", text))
            elif can_pay(state, self.seat, price_of(STEEL, n), left):
                found.append(option)
            elif why is not None:
                why.append(Blocked(option.id, "CRU-PAY-11", Text(say.CANNOT_PAY_UNITS, n)))

    def take_extra(self, m: Match[CrusadersState], option: Option) -> None:
        self.extra = option.value

    def do_pay(self, m: Match[CrusadersState]) -> None:
        """Pay; all of the discount goes if the tactics cannot use it any more."""
        turn = current_turn(m)
        whole = not turn.parts >> TACTICS & 1
        price = price_of(STEEL, self.extra)
        if to_pay(price, turn.discount, whole):
            m.call(Payment(self.seat, price, turn.discount, whole))

    def returned(self, m: Match[CrusadersState], child: Step[CrusadersState]) -> None:
        if isinstance(child, Payment):
            current_turn(m).discount = child.discount

    def do_place(self, m: Match[CrusadersState]) -> None:
        """Place them one by one, as many as the supply holds."""
        state = m.state
        count = min(state.content.muster_units + self.extra, state.boards[self.seat].units)
        turn = current_turn(m)
        turn.hired += count  # CRU-BLDG-08
        turn.acted()
        m.call(PlaceUnits(self.seat, count, count))

    def blocked(self, m: Match[CrusadersState], decision: Decision) -> list[Blocked]:
        """Return the numbers that are too high."""
        why: list[Blocked] = []
        self.walk_extra(m, [], why)
        return why

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_EXTRA_UNITS, m.state.content.muster_units, current_turn(m).discount)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        price = price_of(STEEL, option.value)
        ahead = usual_way(m.state, self.seat, price, current_turn(m).discount)
        return Label(Text(say.EXTRA_UNITS, option.value), (), ahead)


# -- tactics ------------------------------------------------------------------------------------


class LearnOfOrder(LearnTactics):
    """The tactics of part 2, which share the discount with the extra units (CRU-MUST-04)."""

    __slots__ = ()
    NAME = "crusaders.learn-of-order"

    def pick(self, m: Match[CrusadersState]) -> PickCard:
        found = super().pick(m)
        found.optional = TACTICS_OF_ORDER.optional(m, current_turn(m))
        return found

    def picked(self, m: Match[CrusadersState], pick: PickCard) -> None:
        """Note what is left of the discount for the units, and that a card was chosen."""
        super().picked(m, pick)
        turn = current_turn(m)
        turn.discount = pick.discount
        if pick.chosen:
            turn.acted()


# In any sequence (CRU-MUST-02).
MUSTER_PARTS: Final[tuple[OrderPart, ...]] = (
    UnitsPart(MUSTER, UNITS),
    TACTICS_OF_ORDER,
    TacticsPart(MUSTER, EXTRA_TACTIC, extra=True),
)
MUSTER_STEPS = (Hire, LearnOfOrder)
