"""The optional discard of a card of the player's choice, as for Wrath, Cleansing or Ruins."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.model.messages import (
    ASK_DISCARD,
    DISCARD_CARD,
    DISCARD_NONE,
    NOT_DISCARDED,
)
from gonfalon.games.mastery.model.options import DISCARD_KINDS, DISCARD_NOTHING
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.cards import discard_from_hand, kinds_in_hand
from gonfalon.kernel.decision import Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.step import Step

# Why a card is discarded: the index into DISCARD_KINDS.
BY_CROWN: Final = 0  # MM-DEC-18
BY_ORB: Final = 1  # MM-DEC-71
BY_TILE: Final = 2  # MM-DEC-90


class OptionalDiscard(Step[MasteryState]):
    """Ask a seat for cards to discard, one at a time, up to `left`."""

    NAME = "mastery.optional-discard"

    def __init__(self, seat: int = 0, left: int = 0, why: int = 0, fighting: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.why = why
        self.fighting = fighting

    # region written by `gonfalon fields`
    __slots__ = ("fighting", "left", "seat", "why")
    FIELDS = ("seat", "left", "why", "fighting")

    def clone(self) -> OptionalDiscard:
        return OptionalDiscard(self.seat, self.left, self.why, self.fighting)

    # endregion

    def run(self, m: Match[MasteryState]) -> bool:
        """Wait for the answer; skip an empty hand."""
        if self.left and m.state.hands[self.seat].cards:
            return False
        m.done()
        return True

    def ask(self, m: Match[MasteryState]) -> list[Decision]:
        """Ask privately for a kind in hand, or none (MM-DEC-18, MM-DEC-71, MM-DEC-90)."""
        cards = m.state.c.options.discard[self.why]
        options = [DISCARD_NOTHING[self.why]]
        options += [cards[kind] for kind in kinds_in_hand(m.state, self.seat)]
        return [Decision(self.seat, DISCARD_KINDS[self.why], options, public=False)]

    def take(self, m: Match[MasteryState], seat: int, option: Option) -> None:
        """Discard the card, or stop discarding."""
        if self.fighting:
            m.barrier()
        self.left -= 1
        if option is not DISCARD_NOTHING[self.why]:
            discard_from_hand(m, seat, option.value)
            return
        self.left = 0
        m.emit(NOT_DISCARDED, seat)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_DISCARD)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is DISCARD_NOTHING[self.why]:
            return Label(Text(DISCARD_NONE))
        return Label(Text(DISCARD_CARD, option.value), (f"card:{option.id}",))
