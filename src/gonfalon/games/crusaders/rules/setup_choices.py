"""The choices of the setup: one of two bulls, one of two governors."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE
from gonfalon.games.crusaders.model.messages.setup import (
    ASK_BULL,
    ASK_FIRST_GOVERNOR,
    BULL_KEPT,
    FIRST_GOVERNOR,
    GOVERNOR_PUT_BACK,
    KEEP_BULL,
    KEEP_GOVERNOR,
)
from gonfalon.games.crusaders.model.state import (
    BULLS,
    DECK,
    DRAWN_GOVERNORS,
    GOVERNORS,
    CrusadersState,
)
from gonfalon.games.crusaders.rules.question import OneQuestion
from gonfalon.kernel.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Text
from gonfalon.kernel.step import Lanes


class KeepBulls(Lanes[CrusadersState]):
    """Everybody keeps one of two bulls; nobody sees which (CRU-D-01)."""

    NAME = "crusaders.keep-bulls"

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> KeepBulls:
        other = KeepBulls(0, self.circle)
        other.closed = self.closed
        other.given = [item[:] for item in self.given]
        other.touched = self.touched
        return other

    # endregion

    def question(self, m: Match[CrusadersState], seat: int, given: list[Option]) -> Decision | None:
        """Ask for one bull."""
        if given:
            return None
        bulls = m.state.bulls(seat).cards
        options = [m.state.c.setup_options.bull[bull] for bull in bulls]
        return Decision(seat, "keep-bull", options, public=False)

    def opened(self, m: Match[CrusadersState]) -> None:
        """Put the other bulls away unseen."""
        t = m.state
        pack = t.packs[BULLS]
        for seat, lane in enumerate(self.given):
            zone = t.bulls(seat)
            kept = lane[0].value
            other = next(bull for bull in zone.cards if bull != kept)
            m.give(pack, zone, other, pack.zones[DECK])
            m.emit(BULL_KEPT, kept, to=1 << seat)
        m.done()

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_BULL, tuple(m.state.bulls(decision.seat).cards))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(KEEP_BULL, option.value), (f"bull:{option.id}",))


class ChooseFirstGovernor(OneQuestion):
    """One of two governors goes to the capital, the other face up under the deck (CRU-D-02)."""

    NAME = "crusaders.choose-first-governor"

    # region written by `gonfalon fields`
    __slots__ = ()

    def clone(self) -> ChooseFirstGovernor:
        other = ChooseFirstGovernor(self.seat)
        other.answered = self.answered
        return other

    # endregion

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "first-governor", options, public=False)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer the two governors."""
        t = m.state
        drawn = t.packs[GOVERNORS].zones[DRAWN_GOVERNORS]
        found += [t.c.setup_options.governor[card] for card in drawn.cards]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Place one governor; everybody sees both now."""
        self.answered = True
        t = m.state
        pack = t.packs[GOVERNORS]
        drawn = pack.zones[DRAWN_GOVERNORS]
        other = next((card for card in drawn.cards if card != option.value), NONE)
        m.reveal(pack, drawn, option.value)
        m.reveal(pack, drawn, other)
        t.governor_discards.append(other)
        city = t.boards[seat].capital
        t.governor[city] = option.value
        m.emit(FIRST_GOVERNOR, seat, option.value, city)
        m.emit(GOVERNOR_PUT_BACK, seat, other)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(ASK_FIRST_GOVERNOR, m.state.boards[self.seat].capital)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(KEEP_GOVERNOR, option.value), (f"governor:{option.id}",))
