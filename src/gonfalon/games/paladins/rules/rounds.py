"""The rounds (PAL-ROUND): king's cards, taverns, paladins, draft, turns.

`Round` is the step at the bottom of the stack.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import FREE
from gonfalon.games.paladins.model.messages import (
    FAVOUR_REVEALED,
    ORDER_REVEALED,
    PALADINS_DRAWN,
    PALADINS_SEEN,
    RESHUFFLED_TAVERNS,
    ROUND_BEGINS,
    TAVERNS_REVEALED,
)
from gonfalon.games.paladins.model.state import (
    DECK,
    FAVOURS,
    HAND,
    ORDERS,
    PALADINS,
    TAVERNS,
    PaladinsState,
)
from gonfalon.games.paladins.rules.cleanup import clean_up
from gonfalon.games.paladins.rules.draft import ChoosePaladin, Draft, reveal_paladin
from gonfalon.games.paladins.rules.scoring import finish
from gonfalon.games.paladins.rules.tax import Suspect
from gonfalon.games.paladins.rules.turns import Turn
from gonfalon.games.paladins.solo.automa import AutomaTurn, automa_prepares, tavern_suspicion
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step

BEGIN: Final = 0
CHOICE: Final = 1
REVEAL: Final = 2
PICK: Final = 3
OPPONENT: Final = 4  # the tavern left to the automated opponent
ACTIONS: Final = 5
DRAWN: Final = 3  # paladins drawn each round (PAL-PALADIN-01)


class Round(Step[PaladinsState]):
    """All rounds in sequence (PAL-ROUND-01)."""

    NAME = "paladins.round"

    def __init__(self, phase: int = BEGIN, at: int = 0) -> None:
        self.phase = phase
        self.at = at  # how many have drafted; later the next side to take a turn

    # region written by `gonfalon fields`
    __slots__ = ("at", "phase")
    FIELDS = ("phase", "at")

    def clone(self) -> Round:
        return Round(self.phase, self.at)

    # endregion

    def run(self, m: Match[PaladinsState]) -> bool:
        """Advance through the phases of a round."""
        t = m.state
        if self.phase == BEGIN:
            self.begin(m)
        elif self.phase == CHOICE:
            self.phase = REVEAL
            self.at = 0
            m.push(ChoosePaladin(m.seats, (1 << m.seats) - 1))  # PAL-ROUND-05
        elif self.phase == REVEAL:
            self.phase = PICK
            # One player after another reveals and picks (PAL-ROUND-06, PAL-TAV-01).
            t.active = (t.first + self.at) % m.seats
            m.turn += 1
            reveal_paladin(m, t.active)
        elif self.phase == PICK:
            self.at += 1
            self.phase = REVEAL if self.at < m.seats else OPPONENT
            m.push(Draft(t.active))
        elif self.phase == OPPONENT:
            self.phase = ACTIONS
            self.at = t.first
            criminals = tavern_suspicion(t)  # PAL-SOLO-ROUND-02
            if criminals:
                t.active = 1  # the automated opponent (PAL-SOLO-SETUP-08)
                m.push(Suspect(1, criminals))
        else:
            self.next_turn(m)
        return True

    def begin(self, m: Match[PaladinsState]) -> None:
        """Pass the first-player token, reveal king's cards and taverns, draw paladins."""
        t = m.state
        m.barrier()  # reveals cannot be undone (PAL-DEC-N3)
        m.turn += 1
        t.round += 1
        if t.round > 1 and t.automa is None:  # a solo game has no token (PAL-SOLO-SETUP-07)
            t.first = (t.first + 1) % m.seats  # PAL-ROUND-02
        t.active = t.first
        for board in t.boards:
            board.passed = False
        if m.listening:
            m.emit(ROUND_BEGINS, (t.round, t.c.board.rounds, t.first))
        reveal_kings_cards(m)
        reveal_taverns(m)
        automa_prepares(m)
        for seat in range(m.seats):
            pack = t.packs[PALADINS + seat]
            m.draw(pack, pack.zones[DECK], pack.zones[HAND], DRAWN)  # PAL-PALADIN-01
            if m.listening:
                m.emit(PALADINS_SEEN, (tuple(pack.zones[HAND].cards),), 1 << seat)
        if m.listening:
            m.emit(PALADINS_DRAWN, ((1 << m.seats) - 1,))
        self.phase = CHOICE

    def next_turn(self, m: Match[PaladinsState]) -> None:
        """Start the next turn of a side that has not passed, or end the round.

        Turns go clockwise and skip the sides that have passed (PAL-ROUND-07, PAL-PASS-03). The last
        one left goes on alone (PAL-ROUND-09). In the solo game the person begins and the sides
        alternate (PAL-SOLO-ROUND-04).
        """
        t = m.state
        sides = len(t.boards)
        for i in range(sides):
            side = (self.at + i) % sides
            if not t.boards[side].passed:
                self.at = (side + 1) % sides
                t.active = side
                m.turn += 1
                m.push(AutomaTurn() if t.is_automa(side) else Turn(side))
                return
        if t.round == t.c.board.rounds:  # the last round has no cleanup (PAL-END-01)
            finish(m)
            return
        clean_up(m)  # PAL-ROUND-08
        self.phase = BEGIN


def reveal_kings_cards(m: Match[PaladinsState]) -> None:
    """Turn up the round's order and favour, if any (PAL-ROUND-03)."""
    t = m.state
    board = t.c.board
    if t.round in board.order_rounds:
        order = m.turn_up(t.packs[ORDERS], t.deck(ORDERS))
        t.orders.append(order)
        if m.listening:
            m.emit(ORDER_REVEALED, (order, board.order_vp[len(t.orders) - 1]))
    if t.round in board.favour_rounds:
        favour = m.turn_up(t.packs[FAVOURS], t.deck(FAVOURS))
        t.favours.append(favour)
        t.favour_workers.append(FREE)  # usable at once (PAL-KING-04, PAL-RUL-08)
        if m.listening:
            m.emit(FAVOUR_REVEALED, (favour,))


def reveal_taverns(m: Match[PaladinsState]) -> None:
    """Reveal one more tavern than there are players, reshuffling if necessary (PAL-ROUND-04).

    That makes two in the solo game (PAL-SOLO-ROUND-02).
    """
    t = m.state
    pack, deck = t.packs[TAVERNS], t.deck(TAVERNS)
    t.taverns = []
    for _ in range(m.seats + 1):
        if not deck.cards:
            pile = t.discarded_taverns
            t.discarded_taverns = []
            pack.put(deck, pile)
            m.shuffle(pack, deck, TAVERNS)
            pack.prune_facts()
            if m.listening:
                m.emit(RESHUFFLED_TAVERNS, (len(pile),))
        t.taverns.append(m.turn_up(pack, deck))
    t.picked = [FREE] * len(t.taverns)
    if m.listening:
        m.emit(TAVERNS_REVEALED, (tuple(t.taverns),))
