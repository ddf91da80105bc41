"""Rescripts: drawing them, the limit of a hand, discarding, playing them for their effect.

They are kept face down; everybody knows how many each player has (CRU-RESC-03). Spending one as
goods is a payment (`payment.py`).
"""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import MARCH, OWN_MARCH, OWN_TURN
from gonfalon.games.crusaders.model.messages import rescripts as say
from gonfalon.games.crusaders.model.state import RESCRIPTS, CrusadersState
from gonfalon.games.crusaders.rules.board.decks import refill_rescripts
from gonfalon.games.crusaders.rules.board.turn import Turn
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.questions.choice import Choice
from gonfalon.kernel.values.decision import Blocked, Decision, Label, Option
from gonfalon.kernel.values.message import Text


def draw_rescripts(m: Match[CrusadersState], seat: int, level: int, n: int) -> None:
    """Draw rescripts of a level (CRU-RESC-02), as many as there are (CRU-RESC-06).

    The caller applies the limit once everything is drawn (`limit_rescripts`, CRU-RUL-46).
    """
    state = m.state
    pack = state.packs[RESCRIPTS]
    hand = state.rescripts(seat)
    seen: list[int] = []
    for _ in range(n):
        if not refill_rescripts(m, level):
            m.emit(say.NO_RESCRIPTS_LEFT, level)
            break
        deck = pack.zones[level - 1]
        seen.append(deck.cards[-1])
        m.draw(pack, deck, hand, 1)
    if seen and m.listening:
        m.emit(say.RESCRIPTS_DRAWN, seat, level, len(seen))
        m.emit(say.RESCRIPTS_SEEN, tuple(seen), to=1 << seat)


def rescripts_left(state: CrusadersState, level: int) -> bool:
    """Return whether a rescript of a level can be drawn (CRU-RESC-06)."""
    return bool(state.packs[RESCRIPTS].zones[level - 1].cards or state.rescript_discards[level - 1])


def discard_rescript(m: Match[CrusadersState], seat: int, card: int) -> None:
    """Put a rescript of a hand face up under the deck of its level (CRU-RESC-04)."""
    state = m.state
    pack = state.packs[RESCRIPTS]
    m.reveal(pack, state.rescripts(seat), card)
    pack.shorten_facts()
    state.rescript_discards[state.content.rescripts.level[card] - 1].append(card)


def limit_rescripts(m: Match[CrusadersState], seat: int) -> None:
    """Let a player with too many rescripts discard some of them at once (CRU-RESC-05)."""
    if len(m.state.rescripts(seat).cards) > m.state.content.most_rescripts:
        m.call(DiscardRescripts(seat))


@declared
class DiscardRescripts(Choice[CrusadersState]):
    """Discard down to the limit, one rescript after the other (CRU-RESC-05, CRU-D-21)."""

    NAME = "crusaders.discard-rescripts"

    seat: int = 0

    def run(self, m: Match[CrusadersState]) -> bool:
        """Ask until the hand is within the limit."""
        if len(m.state.rescripts(self.seat).cards) > m.state.content.most_rescripts:
            return False
        m.done()
        return True

    def question(self, m: Match[CrusadersState], options: list[Option]) -> Decision:
        return Decision(self.seat, "discard-rescript", options, public=False)

    def walk(
        self, m: Match[CrusadersState], found: list[Option], why: list[Blocked] | None
    ) -> None:
        """Offer every rescript of the hand once."""
        state = m.state
        last = -1
        for card in state.rescripts(self.seat).cards:
            if card != last:
                found.append(state.content.faith_options.discard[card])
            last = card

    def take(self, m: Match[CrusadersState], seat: int, option: Option) -> None:
        """Discard the rescript."""
        discard_rescript(m, seat, option.value)
        m.emit(say.RESCRIPT_DISCARDED, seat, option.value)

    def prompt(self, m: Match[CrusadersState], decision: Decision) -> Text:
        """Return the prompt."""
        return Text(say.ASK_DISCARD_RESCRIPT, m.state.content.most_rescripts)

    def label(self, m: Match[CrusadersState], decision: Decision, option: Option) -> Label:
        """Return an option's label."""
        return Label(Text(say.DISCARD_RESCRIPT, option.value), (f"rescript:{option.id}",))


# -- playing them ---------------------------------------------------------------------------------


@declared
class PlayRescript(Procedure[CrusadersState]):
    """A rescript that is discarded for its effect, free of charge (CRU-RESC-01)."""

    NAME = "crusaders.play-rescript"
    PHASES = ("do_play",)

    seat: int = 0
    card: int = 0

    def do_play(self, m: Match[CrusadersState]) -> None:
        """Discard the rescript and carry out its effect."""
        discard_rescript(m, self.seat, self.card)
        m.emit(say.RESCRIPT_PLAYED, self.seat, self.card)
        m.state.content.rescripts.effect[self.card].do(m, self.seat)


def playable(m: Match[CrusadersState], seat: int, moment: int) -> list[int]:
    """Return the rescripts of a hand for a moment that could do something now (CRU-EFF-38)."""
    state = m.state
    cards = state.content.rescripts
    found: list[int] = []
    for card in state.rescripts(seat).cards:
        in_time = cards.moment[card] == moment and card not in found
        if in_time and cards.effect[card].possible(state, seat):
            found.append(card)
    return found


def march_open(m: Match[CrusadersState], seat: int) -> bool:
    """Return whether a player's march is in progress and its units have not moved (CRU-EFF-36)."""
    for step in reversed(m.stack):
        if isinstance(step, Turn):
            marching = step.seat == seat and step.order == MARCH
            return marching and not step.moved and not step.resolved
    return False


def playable_in_turn(m: Match[CrusadersState], seat: int) -> list[int]:
    """Return the rescripts that a player can play in the menu of the turn (CRU-ACT-04)."""
    found = playable(m, seat, OWN_TURN)
    if march_open(m, seat):
        found += playable(m, seat, OWN_MARCH)
    return found


def unplayable_in_turn(m: Match[CrusadersState], seat: int) -> list[Blocked]:
    """Return why the other rescripts of a hand cannot be played in the menu of the turn."""
    state = m.state
    cards = state.content.rescripts
    now = playable_in_turn(m, seat)
    return [
        why_not(state, card, cards.moment[card] == OWN_TURN)
        for card in state.rescripts(seat).cards
        if card not in now
    ]


def why_not(state: CrusadersState, card: int, in_time: bool) -> Blocked:
    """Return why a rescript cannot be played: not now, or it would do nothing."""
    option = state.content.faith_options.play[card]
    touches = (f"rescript:{state.content.rescripts.ids[card]}",)
    if in_time:
        return Blocked(option.id, "CRU-EFF-38", Text(say.RESCRIPT_DOES_NOTHING, card), touches)
    return Blocked(option.id, "CRU-RESC-01", Text(say.WRONG_MOMENT, card), touches)


RESCRIPT_STEPS = (DiscardRescripts, PlayRescript)
