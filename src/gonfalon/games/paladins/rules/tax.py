"""Tax (PAL-TAX), suspicion (PAL-SUSP) and the inquisition (PAL-INQ).

A gain of tax may empty the tax supply in the middle of anything. The inquisition is then pushed on
top of the current steps, which continue when it is over.
"""

from __future__ import annotations

from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import SUSPICION, PaladinsState
from gonfalon.games.paladins.rules.abilities import Abilities, usable_parts
from gonfalon.games.paladins.rules.gains import discard_suspicion, take_debt
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Step


def suspects(state: PaladinsState, side: int = -1, held: int = 0) -> list[int]:
    """Return whom an inquisition would punish now: most suspicion, ties included (PAL-INQ-05).

    With `side`, count as if that side held `held` cards.
    """
    counts = [len(board.suspicion) for board in state.boards]
    if side >= 0:
        counts[side] = held
    most = max(counts)
    return [other for other, count in enumerate(counts) if count == most] if most else []


def gain_tax(m: Match[PaladinsState], side: int, count: int) -> None:
    """Take tax; it cannot be declined and counts as one gain (PAL-TAX-01, PAL-TAX-04)."""
    state = m.state
    had = state.tax
    state.sides[side].gain_tax(m, count)
    if had and not state.tax:  # PAL-TAX-03, PAL-INQ-01
        m.call(Inquisition(state.active))


@declared
class Suspect(Step[PaladinsState]):
    """Suspicion cards drawn one at a time, each with its consequences (PAL-SUSP-03).

    The automated opponent draws them in the same way (PAL-SOLO-RES-10).
    """

    NAME = "paladins.suspect"

    side: int = 0
    left: int = 0

    def run(self, m: Match[PaladinsState]) -> bool:
        """Draw the next card (PAL-SUSP-01) and gain its tax (PAL-SUSP-02).

        A card already counts in the inquisition that its tax causes. One that cannot be drawn yet
        does not count in the inquisition before it (PAL-INQ-10).
        """
        if not self.left:
            m.done()
            return True
        state = m.state
        pack, deck = state.packs[SUSPICION], state.deck(SUSPICION)
        if not deck.cards:  # reshuffle the discards (PAL-SUSP-06)
            pile = state.discarded_suspicion
            if not pile:  # an inquisition comes first and frees some (PAL-SUSP-08, PAL-INQ-01)
                m.call(Inquisition(state.active))
                return True
            state.discarded_suspicion = []
            pack.put(deck, pile)
            m.shuffle(pack, deck, SUSPICION)
            pack.prune_facts()
            if m.listening:
                m.emit(say.RESHUFFLED_SUSPICION, len(pile))
        self.left -= 1
        kind = m.turn_up(pack, deck)
        held = state.boards[self.side].suspicion
        held.append(kind)
        if m.listening:
            m.emit(say.SUSPICION_DRAWN, self.side, kind, len(held))
        tax = state.content.cards.suspicion_tax[kind]
        if tax:
            gain_tax(m, self.side, tax)
        return True


@declared
class Inquisition(Step[PaladinsState]):
    """An inquisition, which interrupts everything else (PAL-INQ-01)."""

    NAME = "paladins.inquisition"

    start: int = 0
    at: int = -1

    def run(self, m: Match[PaladinsState]) -> bool:
        """Carry out the three steps: abilities, punishment, refill.

        Abilities go clockwise from the active player, those who have passed included (PAL-INQ-02,
        PAL-RUL-37, PAL-PASS-03). The automated opponent has no crew (PAL-SOLO-RES-09).
        """
        state = m.state
        if self.at < 0:
            self.at = 0
            m.emit(say.INQUISITION_BEGINS, self.start)
        sides = len(state.boards)
        while self.at < sides:
            side = (self.start + self.at) % sides
            self.at += 1
            parts = usable_parts(state, side)
            if parts:
                m.call(Abilities(side, parts))
                return True
        self.punish(m)
        state.tax = state.content.board.tax[
            state.seats
        ]  # also if some is left (PAL-INQ-07, PAL-RUL-40)
        m.emit(say.TAX_REFILLED, state.tax)
        m.done()
        return True

    def punish(self, m: Match[PaladinsState]) -> None:
        """Make the sides with most suspicion take a debt and discard half (PAL-INQ-06).

        If the debts run out, the first ones clockwise get them (PAL-DEBT-05, PAL-RUL-20).
        """
        state = m.state
        sides = len(state.boards)
        found = suspects(state)
        if not found:  # PAL-INQ-05
            m.emit(say.NOBODY_PUNISHED)
            return
        most = len(state.boards[found[0]].suspicion)
        order = [(self.start + i) % sides for i in range(sides)]
        guilty = [side for side in order if side in found]
        if m.listening:
            mask = 0
            for side in guilty:
                mask |= 1 << side
            m.emit(say.PUNISHED, mask, most, most // 2)
        for side in guilty:
            if not take_debt(m, side):
                m.emit(say.NO_DEBT_LEFT, side)
            discard_suspicion(m, side, most // 2)
