"""Taking and replacing governors (CRU-GLO-07, CRU-MARCH-07, CRU-BAT-30)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE
from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.options.orders import GOVERNOR, STOP
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.capture import discard_governor
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.games.crusaders.rules.cards.market_cards import any_pick
from gonfalon.games.crusaders.rules.cards.markets import PickCard
from gonfalon.games.crusaders.rules.cards.pick_then import PickThen
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def governor_available(state: CrusadersState) -> bool:
    """Return whether the market or the deck has a governor."""
    return any_pick(state, NONE, GOVERNOR, 0, 0, True)


@declared
class TakeGovernor(PickThen):
    """A governor from the market or the deck for a city (CRU-D-37).

    A sitting one is discarded once another is found, so that it cannot come back at once. Without
    any governor to take, nothing changes.
    """

    NAME = "crusaders.take-governor"

    city: int = 0

    def pick(self, m: Match[CrusadersState]) -> PickCard:
        return PickCard(self.seat, GOVERNOR, optional=False)

    def picked(self, m: Match[CrusadersState], pick: PickCard) -> None:
        """Place the governor."""
        if pick.card != NONE:
            discard_governor(m, self.city)
            m.state.governor[self.city] = pick.card
            m.emit(say.GOVERNOR_TAKEN, self.seat, pick.card, self.city)


class ReplaceGovernor(OneQuestion):
    """In which city to replace the governor, or fill a vacant place (CRU-D-28, CRU-EFF-40).

    CRU-MARCH-07, CRU-RUL-56. May be declined (CRU-EFF-03).
    """

    __slots__ = ()
    NAME = "crusaders.replace-governor"

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "replace-governor", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer every city of the player, as long as there is a governor to take."""
        state = m.state
        if governor_available(state):
            found += [
                state.content.order_options.governed[city] for city in state.cities_of(self.seat)
            ]
        found.append(STOP)

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Take a governor for the city."""
        self.answered = True
        if option is not STOP:
            m.call(TakeGovernor(seat, option.value))

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_REPLACE_GOVERNOR)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        if option is STOP:
            return Label(Text(say.STOP_HERE))
        sitting = m.state.governor[option.value]
        touched = (f"city:{option.id}",)
        if sitting == NONE:
            return Label(Text(say.FILL_VACANCY, option.value), touched)
        return Label(Text(say.REPLACE_GOVERNOR, sitting, option.value), touched)


GOVERNOR_STEPS = (TakeGovernor, ReplaceGovernor)
