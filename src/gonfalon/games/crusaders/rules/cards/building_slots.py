"""Putting a building on a state board with four slots (CRU-BUILD-05)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.messages.fighting import losses as say_losses
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.games.crusaders.rules.losses.choices import discard_building, put_building_away
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def erect(m: Match[CrusadersState], seat: int, card: int) -> bool:
    """Put a building into a free slot; return False if there is none (CRU-BUILD-05)."""
    m.emit(say.BUILDING_TAKEN, seat, card)
    state = m.state
    if len(state.boards[seat].buildings) == state.content.building_slots:
        return False
    lay_building(state, seat, card)
    return True


def lay_building(state: CrusadersState, seat: int, card: int) -> None:
    """Put a building into a free slot; it has not been used (CRU-BLDG-04)."""
    board = state.boards[seat]
    board.buildings.append(card)
    board.used_buildings.append(False)


@declared
class MakeRoom(OneQuestion):
    """Which of five buildings is discarded: the new one or one of the four (CRU-D-17)."""

    NAME = "crusaders.make-room"

    card: int = 0  # the new one

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "building-slot", options, public=True)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer each kind of building once: of two Bazaars a used one would go first."""
        state = m.state
        cards = {self.card}.union(state.boards[self.seat].buildings)
        found += [state.content.order_options.slot[card] for card in sorted(cards)]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Discard it, and lay the new building if it is another one."""
        self.answered = True
        state = m.state
        if option.value in state.boards[seat].buildings:
            discard_building(m, seat, option.value)
            lay_building(state, seat, self.card)
        else:
            put_building_away(state, option.value)
            m.emit(say_losses.BUILDING_DISCARDED, seat, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_SLOT, self.card)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.DISCARD_FROM_SLOT, option.value), (f"building:{option.id}",))
