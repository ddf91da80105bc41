"""Pray (PAL-PRAY): return the workers of another action to the supply."""

from __future__ import annotations

from gonfalon.games.paladins.model.constants import PRAY
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import Action
from gonfalon.games.paladins.rules.gains import clear_action, workers_on
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


class Pray(Action):
    """Clear an action, which may then be performed again."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(PRAY, "PAL-PRAY-01", "pray")

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether workers are on any action (PAL-PRAY-03)."""
        if state.boards[side].busy:
            return True
        if why is not None:
            self.refuse(why, "PAL-PRAY-03", Text(say.NOTHING_PLACED, PRAY))
        return False

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the actions for workers; pray itself has none yet (PAL-DEC-14, PAL-PRAY-06)."""
        busy = state.boards[side].busy
        if why is not None:
            why.append(Blocked("pray", "PAL-PRAY-03", Text(say.NOT_PRAY_ITSELF), ("action:pray",)))
        for option in state.content.options.pray:
            if busy >> option.value & 1:
                found.append(option)
            elif why is not None and option.value != PRAY:
                text = Text(say.NOTHING_PLACED, option.value)
                why.append(Blocked(option.id, "PAL-PRAY-06", text, (f"action:{option.id}",)))

    def printed(self, m: Match[PaladinsState], side: int, mode: int, target: int) -> None:
        """Clear the action (PAL-PRAY-01)."""
        workers = clear_action(m.state, side, target)
        if m.listening:
            m.emit(say.CLEARED, side, target, tuple(workers))

    def text(self, state: PaladinsState, side: int) -> Text:
        return Text(say.DO_PRAY, self.price(state, side))

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_PRAY, self.price(state, side))

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        workers = tuple(workers_on(state, side, option.value))
        return Label(Text(say.CLEAR_ACTION, option.value, workers), (f"action:{option.id}",))
