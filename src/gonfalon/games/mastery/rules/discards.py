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
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.one_by_one import OneByOne

# Why a card is discarded: the index into DISCARD_KINDS.
BY_CROWN: Final = 0  # MM-DEC-18
BY_ORB: Final = 1  # MM-DEC-71
BY_TILE: Final = 2  # MM-DEC-90


class OptionalDiscard(OneByOne[MasteryState]):
    """Ask a seat for cards to discard; not with an empty hand."""

    NAME = "mastery.optional-discard"

    def __init__(self, seat: int = 0, left: int = 0, why: int = 0, fighting: bool = False) -> None:
        super().__init__(seat, left)
        self.why = why
        self.fighting = fighting

    # region written by `gonfalon fields`
    __slots__ = ("fighting", "why")
    FIELDS = ("seat", "left", "why", "fighting")

    def clone(self) -> OptionalDiscard:
        return OptionalDiscard(self.seat, self.left, self.why, self.fighting)

    # endregion

    def walk(self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk through the kinds in hand."""
        cards = m.state.c.options.discard[self.why]
        found += [cards[kind] for kind in kinds_in_hand(m.state, self.seat)]

    def question(self, m: Match[MasteryState], options: list[Option]) -> Decision:
        """Ask privately for a kind in hand, or none (MM-DEC-18, MM-DEC-71, MM-DEC-90)."""
        options.insert(0, DISCARD_NOTHING[self.why])
        return Decision(self.seat, DISCARD_KINDS[self.why], options, public=False)

    def pick(self, m: Match[MasteryState], option: Option) -> None:
        """Discard the card, or stop discarding."""
        if self.fighting:
            m.barrier()
        if option is DISCARD_NOTHING[self.why]:
            self.left = 0
            m.emit(NOT_DISCARDED, self.seat)
        else:
            discard_from_hand(m, self.seat, option.value)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_DISCARD)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is DISCARD_NOTHING[self.why]:
            return Label(Text(DISCARD_NONE))
        return Label(Text(DISCARD_CARD, option.value), (f"card:{option.id}",))
