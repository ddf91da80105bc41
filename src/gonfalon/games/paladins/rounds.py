"""The rounds (PAL-ROUND): king's cards, taverns, paladins, draft, turns; the step at the bottom."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.automa import AutomaTurn, automa_prepares, tavern_suspicion
from gonfalon.games.paladins.cleanup import clean_up
from gonfalon.games.paladins.draft import ChoosePaladin, Draft, reveal_paladin
from gonfalon.games.paladins.messages import (
    FAVOUR_REVEALED,
    ORDER_REVEALED,
    PALADINS_DRAWN,
    PALADINS_SEEN,
    RESHUFFLED_TAVERNS,
    ROUND_BEGINS,
    TAVERNS_REVEALED,
)
from gonfalon.games.paladins.scoring import finish
from gonfalon.games.paladins.state import (
    DECK,
    FAVOURS,
    FREE,
    HAND,
    ORDERS,
    PALADINS,
    TAVERNS,
    Kingdom,
)
from gonfalon.games.paladins.tax import Suspect
from gonfalon.games.paladins.turns import Turn
from gonfalon.kernel.match import Match
from gonfalon.kernel.step import Step

BEGIN: Final = 0
CHOICE: Final = 1
REVEAL: Final = 2
PICK: Final = 3
OPPONENT: Final = 4  # the automated opponent's share of the taverns
ACTIONS: Final = 5
DRAWN: Final = 3  # paladins drawn each round (PAL-PALADIN-01)


class Round(Step[Kingdom]):
    """All rounds, one after the other (PAL-ROUND-01)."""

    __slots__ = ("at", "phase")
    NAME = "paladins.round"
    FIELDS = ("phase", "at")

    def __init__(self, phase: int = BEGIN, at: int = 0) -> None:
        self.phase = phase
        self.at = at  # how many have drafted; then the side whose turn comes next

    def clone(self) -> Round:
        """Return an independent copy."""
        return Round(self.phase, self.at)

    def run(self, m: Match[Kingdom]) -> bool:
        """Go through the steps of a round."""
        t = m.table
        if self.phase == BEGIN:
            self.begin(m)
        elif self.phase == CHOICE:
            self.phase = REVEAL
            self.at = 0
            m.push(ChoosePaladin(m.seats, (1 << m.seats) - 1))
        elif self.phase == REVEAL:
            self.phase = PICK
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
            criminals = tavern_suspicion(t)
            if criminals:
                t.active = 1
                m.push(Suspect(1, criminals))
        else:
            self.next_turn(m)
        return True

    def begin(self, m: Match[Kingdom]) -> None:
        """Pass the token, reveal the king's cards and the taverns, draw paladins."""
        t = m.table
        m.barrier()
        m.turn += 1
        t.round += 1
        if t.round > 1 and t.automa is None:
            t.first = (t.first + 1) % m.seats
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
            m.draw(pack, pack.zones[DECK], pack.zones[HAND], DRAWN)
            if m.listening:
                m.emit(PALADINS_SEEN, (tuple(pack.zones[HAND].cards),), 1 << seat)
        if m.listening:
            m.emit(PALADINS_DRAWN, ((1 << m.seats) - 1,))
        self.phase = CHOICE

    def next_turn(self, m: Match[Kingdom]) -> None:
        """Give the next turn to whoever has not passed, or end the round (PAL-ROUND-07, -09)."""
        t = m.table
        sides = len(t.boards)
        for i in range(sides):
            side = (self.at + i) % sides
            if not t.boards[side].passed:
                self.at = (side + 1) % sides
                t.active = side
                m.turn += 1
                m.push(AutomaTurn() if t.is_automa(side) else Turn(side))
                return
        if t.round == t.c.board.rounds:  # no cleanup (PAL-END-01)
            finish(m)
            return
        clean_up(m)
        self.phase = BEGIN


def reveal_kings_cards(m: Match[Kingdom]) -> None:
    """Turn up the order and the favour of the round (PAL-ROUND-03)."""
    t = m.table
    board = t.c.board
    if t.round in board.order_rounds:
        order = m.turn_up(t.packs[ORDERS], t.deck(ORDERS))
        t.orders.append(order)
        if m.listening:
            m.emit(ORDER_REVEALED, (order, board.order_vp[len(t.orders) - 1]))
    if t.round in board.favour_rounds:
        favour = m.turn_up(t.packs[FAVOURS], t.deck(FAVOURS))
        t.favours.append(favour)
        t.favour_workers.append(FREE)
        if m.listening:
            m.emit(FAVOUR_REVEALED, (favour,))


def reveal_taverns(m: Match[Kingdom]) -> None:
    """Reveal one tavern more than there are players; reshuffle if need be (PAL-ROUND-04)."""
    t = m.table
    pack, deck = t.packs[TAVERNS], t.deck(TAVERNS)
    t.taverns = []
    for _ in range(m.seats + 1):
        if not deck.cards:
            pile = t.discarded_taverns
            t.discarded_taverns = []
            pack.put(deck, pile)
            m.shuffle(pack, deck, TAVERNS)
            pack.settle()
            if m.listening:
                m.emit(RESHUFFLED_TAVERNS, (len(pile),))
        t.taverns.append(m.turn_up(pack, deck))
    t.picked = [FREE] * len(t.taverns)
    if m.listening:
        m.emit(TAVERNS_REVEALED, (tuple(t.taverns),))
