"""The optional discard of a card of the player's choice, as for Wrath, Cleansing or Ruins."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.model import messages as say
from gonfalon.games.mastery.model.options import DISCARD_KINDS, DISCARD_NOTHING
from gonfalon.games.mastery.model.state import MasteryState
from gonfalon.games.mastery.rules.board.cards import discard_from_hand, kinds_in_hand
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text

# Why a card is discarded: the index into DISCARD_KINDS.
BY_CROWN: Final = 0  # MM-DEC-18
BY_ORB: Final = 1  # MM-DEC-71
BY_TILE: Final = 2  # MM-DEC-90


@declared
class OptionalDiscard(OneByOne[MasteryState]):
    """Ask a seat for cards to discard; not with an empty hand."""

    NAME = "mastery.optional-discard"

    why: int = 0
    fighting: bool = False

    def walk(self, m: Match[MasteryState], found: list[Option], why: list[Blocked] | None) -> None:
        """Walk through the kinds in hand."""
        cards = m.state.content.options.discard[self.why]
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
            m.emit(say.NOT_DISCARDED, self.seat)
        else:
            discard_from_hand(m, self.seat, option.value)

    def prompt(self, m: Match[MasteryState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_DISCARD)

    def label(self, m: Match[MasteryState], decision: Decision, option: Option) -> Label:
        """Return the option's label."""
        if option is DISCARD_NOTHING[self.why]:
            return Label(Text(say.DISCARD_NONE))
        return Label(Text(say.DISCARD_CARD, option.value), (f"card:{option.id}",))
