"""The optional discard of a card of choice: Wrath, Preparation, Cleansing, Ruins and the like."""

from __future__ import annotations

from typing import Final

from gonfalon.games.mastery.cards import discard_from_hand, kinds_in_hand
from gonfalon.games.mastery.messages import ASK_DISCARD, DISCARD_CARD, DISCARD_NONE, NOT_DISCARDED
from gonfalon.games.mastery.state import Realm
from gonfalon.kernel.decision import Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Said
from gonfalon.kernel.step import Step

BY_CROWN: Final = 0
BY_ORB: Final = 1
BY_TILE: Final = 2
KINDS: Final = ("wrath-discard", "orb-discard", "tile-discard")
NONE: Final = (
    Option("none", -1, "MM-CRN-24"),
    Option("none", -1, "MM-BAT-72"),
    Option("none", -1, "MM-CON-04"),
)


class OptionalDiscard(Step[Realm]):
    """Ask a seat for cards to discard, one at a time, up to `left` (MM-DEC-18, -71, -90)."""

    __slots__ = ("fighting", "left", "seat", "why")
    NAME = "mastery.optional-discard"
    FIELDS = ("seat", "left", "why", "fighting")

    def __init__(self, seat: int = 0, left: int = 0, why: int = 0, fighting: bool = False) -> None:
        self.seat = seat
        self.left = left
        self.why = why
        self.fighting = fighting

    def clone(self) -> OptionalDiscard:
        """Return an independent copy."""
        return OptionalDiscard(self.seat, self.left, self.why, self.fighting)

    def run(self, m: Match[Realm]) -> bool:
        """Wait for the answer; an empty hand is skipped."""
        if self.left and m.table.hands[self.seat].cards:
            return False
        m.done()
        return True

    def ask(self, m: Match[Realm]) -> list[Decision]:
        """Ask privately: each kind in hand, or none."""
        cards = m.table.c.discard_options[self.why]
        options = [NONE[self.why]]
        options += [cards[kind] for kind in kinds_in_hand(m.table, self.seat)]
        return [Decision(self.seat, KINDS[self.why], options, public=False)]

    def take(self, m: Match[Realm], seat: int, value: int) -> None:
        """Discard, or keep everything."""
        if self.fighting:
            m.barrier()
        self.left -= 1
        if value >= 0:
            discard_from_hand(m, seat, value)
            return
        self.left = 0
        if m.listening:
            m.emit(NOT_DISCARDED, (seat,))

    def prompt(self, m: Match[Realm], decision: Decision) -> Said:
        """Return the question in words."""
        return Said(ASK_DISCARD)

    def label(self, m: Match[Realm], decision: Decision, option: Option) -> Label:
        """Return how an option reads."""
        if option.value < 0:
            return Label(Said(DISCARD_NONE))
        return Label(Said(DISCARD_CARD, option.value), (f"card:{option.id}",))
