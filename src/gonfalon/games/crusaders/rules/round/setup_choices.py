"""The choices of the setup: one of two bulls, one of two governors."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE
from gonfalon.games.crusaders.model.messages import setup as say
from gonfalon.games.crusaders.model.state import (
    BULLS,
    DECK,
    DRAWN_GOVERNORS,
    GOVERNORS,
    CrusadersState,
)
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


class KeepBulls(Lanes[CrusadersState]):
    """Everybody keeps one of two bulls; nobody sees which (CRU-D-01)."""

    __slots__ = ()
    NAME = "crusaders.keep-bulls"

    def question(self, m: Match[CrusadersState], seat: int, given: list[Option]) -> Decision | None:
        """Ask for one bull."""
        if given:
            return None
        bulls = m.state.bulls(seat).cards
        options = [m.state.content.setup_options.bull[bull] for bull in bulls]
        return Decision(seat, "keep-bull", options, public=False)

    def opened(self, m: Match[CrusadersState]) -> None:
        """Put the other bulls away unseen."""
        state = m.state
        pack = state.packs[BULLS]
        for seat, lane in enumerate(self.given):
            zone = state.bulls(seat)
            kept = lane[0].value
            other = next(bull for bull in zone.cards if bull != kept)
            m.give(pack, zone, other, pack.zones[DECK])
            m.emit(say.BULL_KEPT, kept, to=1 << seat)
        m.done()

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_BULL, tuple(m.state.bulls(decision.seat).cards))

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.KEEP_BULL, option.value), (f"bull:{option.id}",))


class ChooseFirstGovernor(OneQuestion):
    """One of two governors goes to the capital, the other face up under the deck (CRU-D-02)."""

    __slots__ = ()
    NAME = "crusaders.choose-first-governor"

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "first-governor", options, public=False)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer the two governors."""
        state = m.state
        drawn = state.packs[GOVERNORS].zones[DRAWN_GOVERNORS]
        found += [state.content.setup_options.governor[card] for card in drawn.cards]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Place one governor; everybody sees both now."""
        self.answered = True
        state = m.state
        pack = state.packs[GOVERNORS]
        drawn = pack.zones[DRAWN_GOVERNORS]
        other = next((card for card in drawn.cards if card != option.value), NONE)
        m.reveal(pack, drawn, option.value)
        m.reveal(pack, drawn, other)
        state.governor_discards.append(other)
        city = state.boards[seat].capital
        state.governor[city] = option.value
        m.emit(say.FIRST_GOVERNOR, seat, option.value, city)
        m.emit(say.GOVERNOR_PUT_BACK, seat, other)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_FIRST_GOVERNOR, m.state.boards[self.seat].capital)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.KEEP_GOVERNOR, option.value), (f"governor:{option.id}",))
