"""Convert (PAL-CONV): win an outsider over by faith; it scores at the end."""

from __future__ import annotations

from gonfalon.games.paladins.model.boards import Board
from gonfalon.games.paladins.model.constants import CONVERT, FAITH, GONE, STRENGTH
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import PaladinsState
from gonfalon.games.paladins.rules.actions.action import RightAction, sums_of
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Blocked, Label, Option
from gonfalon.kernel.values.message import Text


class Convert(RightAction):
    """Put an outsider face up below the board."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CONVERT, "PAL-CONV-01", "convert")

    def times(self, board: Board) -> int:
        return len(board.converted)

    def possible(self, state: PaladinsState, side: int, why: list[Blocked] | None) -> bool:
        """Return whether the side's faith suffices for any outsider (PAL-CONV-02)."""
        if not self.below_limit(state, side, why):
            return False
        faith = state.effective(side, FAITH)
        flags = state.content.board.faith
        for slot, kind in enumerate(state.outsiders):
            if kind >= 0 and flags[slot] <= faith:
                return True
        if why is None:
            return False
        there = [flags[slot] for slot, kind in enumerate(state.outsiders) if kind >= 0]
        if there:
            text = Text(say.ACTION_VALUE, CONVERT, FAITH, min(there), faith)
        else:
            text = Text(say.NO_OUTSIDER, CONVERT)
        self.refuse(why, "PAL-CONV-02", text)
        return False

    def targets(
        self, state: PaladinsState, side: int, found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Walk the outsiders for those within reach of the faith (PAL-DEC-08, PAL-CONV-02)."""
        faith = state.effective(side, FAITH)
        flags = state.content.board.faith
        for option in state.content.options.convert:
            slot = option.value
            kind = state.outsiders[slot]
            if kind < 0:
                if why is not None:
                    why.append(Blocked(option.id, "PAL-CONV-02", Text(say.EMPTY_SLOT, slot + 1)))
            elif flags[slot] <= faith:
                found.append(option)
            elif why is not None:
                touched = (f"outsider:{state.content.cards.outsiders[kind]}",)
                text = Text(say.OUTSIDER_VALUE, kind, FAITH, flags[slot], faith)
                why.append(Blocked(option.id, "PAL-CONV-02", text, touched))

    def move(self, m: Match[PaladinsState], side: int, target: int) -> None:
        """Put an outsider face up on the leftmost free conversion slot (PAL-CONV-03)."""
        state = m.state
        board = state.boards[side]
        kind = state.outsiders[target]
        state.outsiders[target] = GONE
        board.converted.append(kind)
        if m.listening:
            m.emit(say.OUTSIDER_CONVERTED, side, kind, len(board.converted))

    def base_gain(self, m: Match[PaladinsState], side: int) -> None:
        """Gain the outsider's strength (PAL-CONV-03); it gives nothing more (PAL-CONV-04)."""
        state = m.state
        strength = state.content.cards.strength[state.boards[side].converted[-1]]
        state.sides[side].raise_attribute(m, STRENGTH, strength)

    def text(self, state: PaladinsState, side: int) -> Text:
        number = len(state.boards[side].converted) + 1
        return Text(say.DO_CONVERT, number, self.price(state, side), state.effective(side, FAITH))

    def prompt(self, state: PaladinsState, side: int, mode: int) -> Text:
        return Text(say.ASK_CONVERT, *sums_of(state, side, FAITH), self.price(state, side))

    def label(self, state: PaladinsState, side: int, option: Option) -> Label:
        content = state.content
        kind = state.outsiders[option.value]
        text = Text(
            say.CONVERT_CARD, kind, content.board.faith[option.value], content.cards.strength[kind]
        )
        return Label(text, (f"outsider:{content.cards.outsiders[kind]}",))
