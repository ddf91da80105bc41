"""The tactics of a player: exactly five, learned, discarded and taken back (CRU-TAC, CRU-MUST-03).

They are hidden between battles (CRU-TAC-01, CRU-RUL-50). Cards that are learned are seen by
everybody; of a starting tactic that is discarded others see only that it is one.
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.messages import orders as say
from gonfalon.games.crusaders.model.state import TACTICS, CrusadersState
from gonfalon.games.crusaders.rules.board.question import OneQuestion
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.questions.one_by_one import OneByOne
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def learn(m: Match[CrusadersState], seat: int, card: int) -> None:
    """Add a tactic that lies face up to a hand. The caller calls `DiscardTactics` afterwards."""
    state = m.state
    state.packs[TACTICS].put(state.tactics(seat), [card])
    m.emit(say.TACTIC_LEARNED, seat, card)


def too_many(state: CrusadersState, seat: int) -> int:
    """Return how many tactics a player has to discard (CRU-MUST-03)."""
    return max(0, len(state.tactics(seat).cards) - state.content.tactics_in_hand)


def discard_tactic(m: Match[CrusadersState], seat: int, card: int) -> None:
    """Discard a tactic of a hand: a starting one to the personal discard (CRU-MUST-03).

    Others go face up under their deck (CRU-MKT-05).
    """
    state = m.state
    pack = state.packs[TACTICS]
    if state.content.tactics.starting[card]:
        away = state.tactics_away(seat)
        m.give(pack, state.tactics(seat), card, away)
        m.rule_out(pack, away, state.content.tactics.not_starting())
        m.emit(say.STARTING_DISCARDED, seat, to=~(1 << seat))
        m.emit(say.STARTING_DISCARDED_OWN, card, to=1 << seat)
    else:
        m.reveal(pack, state.tactics(seat), card)
        state.tactic_discards[state.content.tactics.deck[card]].append(card)
        m.emit(say.TACTIC_DISCARDED, seat, card)


class DiscardTactics(OneByOne[CrusadersState]):
    """Discard down to five tactics; new ones may be among them (CRU-D-24, CRU-RUL-60).

    `left` is set when the step begins.
    """

    __slots__ = ()
    NAME = "crusaders.discard-tactics"
    KIND = "discard-tactic"
    PUBLIC = False

    def __init__(self, seat: int = 0) -> None:
        super().__init__(seat, 0)

    def run(self, m: Match[CrusadersState]) -> bool:
        """Go on as long as there are too many."""
        self.left = too_many(m.state, self.seat)
        return super().run(m)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer every tactic in hand."""
        state = m.state
        found += [
            state.content.order_options.discard_tactic[card]
            for card in state.tactics(self.seat).cards
        ]

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        discard_tactic(m, self.seat, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_DISCARD_TACTIC, self.left)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.DISCARD_TACTIC, option.value), (f"tactic:{option.id}",))


class TakeBackTactic(OneQuestion):
    """A starting tactic from the personal discard replaces a lost one (CRU-D-35, CRU-BAT-20)."""

    __slots__ = ()
    NAME = "crusaders.take-back-tactic"

    def run(self, m: Match[CrusadersState]) -> bool:
        """End at once if no starting tactic is away, which only lost cards could cause."""
        if not m.state.tactics_away(self.seat).cards:
            self.answered = True
        return super().run(m)

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "take-back-tactic", options, public=False)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer the starting tactics that are away."""
        state = m.state
        found += [
            state.content.order_options.take_back[card]
            for card in state.tactics_away(self.seat).cards
        ]

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Take it into the hand; others do not see which one it is."""
        self.answered = True
        state = m.state
        m.give(state.packs[TACTICS], state.tactics_away(seat), option.value, state.tactics(seat))
        m.emit(say.STARTING_TAKEN_BACK, seat, to=~(1 << seat))
        m.emit(say.STARTING_TAKEN_BACK_OWN, option.value, to=1 << seat)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_TAKE_BACK)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.TAKE_BACK_TACTIC, option.value), (f"tactic:{option.id}",))


class LoseTactics(OneByOne[CrusadersState]):
    """Losses outside a battle: tactics that can be learned, each replaced by a starting one.

    CRU-BAT-25. No card of the box causes them, but a content pack may.
    """

    __slots__ = ()
    NAME = "crusaders.lose-tactics"
    KIND = "discard-tactic"
    PUBLIC = False

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer the tactics in hand that are no starting ones."""
        state = m.state
        for card in state.tactics(self.seat).cards:
            if not state.content.tactics.starting[card]:
                found.append(state.content.order_options.discard_tactic[card])

    def pick(self, m: Match[CrusadersState], option: Option) -> None:
        discard_tactic(m, self.seat, option.value)
        m.call(TakeBackTactic(self.seat))

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_DISCARD_TACTIC, self.left)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.DISCARD_TACTIC, option.value), (f"tactic:{option.id}",))


TACTIC_STEPS = (DiscardTactics, TakeBackTactic, LoseTactics)
