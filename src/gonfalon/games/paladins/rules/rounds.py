"""The rounds (PAL-ROUND): king's cards, taverns, paladins, draft, turns.

`Round` is the step at the bottom of the stack.
"""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import FREE
from gonfalon.games.paladins.model.messages import play as say
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
from gonfalon.games.paladins.solo.automa import tavern_suspicion
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import Procedure

DRAWN: Final = 3  # paladins drawn each round (PAL-PALADIN-01)


@declared
class Round(Procedure[PaladinsState]):
    """All rounds in sequence (PAL-ROUND-01)."""

    NAME = "paladins.round"
    PHASES = ("do_begin", "do_choose", "do_reveal", "do_pick", "do_opponent", "do_turns")

    at: int = 0  # how many have drafted; later the next side to take a turn

    def do_begin(self, m: Match[PaladinsState]) -> None:
        """Pass the first-player token, reveal king's cards and taverns, draw paladins."""
        state = m.state
        m.barrier()  # reveals cannot be undone (PAL-DEC-N3)
        m.turn += 1
        state.round += 1
        if state.round > 1 and state.automa is None:  # a solo game has no token (PAL-SOLO-SETUP-07)
            state.first = (state.first + 1) % m.seats  # PAL-ROUND-02
        state.active = state.first
        for board in state.boards:
            board.passed = False
        m.emit(say.ROUND_BEGINS, state.round, state.content.board.rounds, state.first)
        reveal_kings_cards(m)
        reveal_taverns(m)
        for side in state.sides:
            side.begin_round(m)
        for seat in range(m.seats):
            pack = state.packs[PALADINS + seat]
            m.draw(pack, pack.zones[DECK], pack.zones[HAND], DRAWN)  # PAL-PALADIN-01
            if m.listening:
                m.emit(say.PALADINS_SEEN, tuple(pack.zones[HAND].cards), to=1 << seat)
        if m.listening:
            m.emit(say.PALADINS_DRAWN, (1 << m.seats) - 1)

    def do_choose(self, m: Match[PaladinsState]) -> None:
        """Let all players choose a paladin in secret (PAL-ROUND-05)."""
        self.at = 0
        m.call(ChoosePaladin(m.seats, (1 << m.seats) - 1))

    def do_reveal(self, m: Match[PaladinsState]) -> None:
        """Reveal a paladin: one player after another reveals and picks (PAL-ROUND-06)."""
        state = m.state
        state.active = (state.first + self.at) % m.seats
        m.turn += 1
        reveal_paladin(m, state.active)

    def do_pick(self, m: Match[PaladinsState]) -> None:
        """Let the same player pick a tavern; then it is the next one's turn (PAL-TAV-01)."""
        self.at += 1
        if self.at < m.seats:
            self.goto("do_reveal")
        m.call(Draft(m.state.active))

    def do_opponent(self, m: Match[PaladinsState]) -> None:
        """Leave a tavern to the automated opponent, with its criminals (PAL-SOLO-ROUND-02)."""
        state = m.state
        self.at = state.first
        criminals = tavern_suspicion(state)
        if criminals:
            state.active = 1  # the automated opponent (PAL-SOLO-SETUP-08)
            m.call(Suspect(1, criminals))

    def do_turns(self, m: Match[PaladinsState]) -> None:
        """Start the next turn of a side that has not passed, or end the round.

        Turns go clockwise and skip the sides that have passed (PAL-ROUND-07, PAL-PASS-03). The last
        one left goes on alone (PAL-ROUND-09). In the solo game the person begins and the sides
        alternate (PAL-SOLO-ROUND-04).
        """
        state = m.state
        sides = len(state.boards)
        for i in range(sides):
            side = (self.at + i) % sides
            if not state.boards[side].passed:
                self.at = (side + 1) % sides
                state.active = side
                m.turn += 1
                self.again()
                state.sides[side].take_turn(m)
                return
        if state.round == state.content.board.rounds:  # the last round has no cleanup (PAL-END-01)
            finish(m)
            return
        clean_up(m)  # PAL-ROUND-08
        self.goto("do_begin")


def reveal_kings_cards(m: Match[PaladinsState]) -> None:
    """Turn up the round's order and favour, if any (PAL-ROUND-03)."""
    state = m.state
    board = state.content.board
    if state.round in board.order_rounds:
        order = m.turn_up(state.packs[ORDERS], state.deck(ORDERS))
        state.orders.append(order)
        if m.listening:
            m.emit(say.ORDER_REVEALED, order, board.order_vp[len(state.orders) - 1])
    if state.round in board.favour_rounds:
        favour = m.turn_up(state.packs[FAVOURS], state.deck(FAVOURS))
        state.favours.append(favour)
        state.favour_workers.append(FREE)  # usable at once (PAL-KING-04, PAL-RUL-08)
        m.emit(say.FAVOUR_REVEALED, favour)


def reveal_taverns(m: Match[PaladinsState]) -> None:
    """Reveal one more tavern than there are players, reshuffling if necessary (PAL-ROUND-04).

    That makes two in the solo game (PAL-SOLO-ROUND-02).
    """
    state = m.state
    pack, deck = state.packs[TAVERNS], state.deck(TAVERNS)
    state.taverns = []
    for _ in range(m.seats + 1):
        if not deck.cards:
            pile = state.discarded_taverns
            state.discarded_taverns = []
            pack.put(deck, pile)
            m.shuffle(pack, deck, TAVERNS)
            pack.prune_facts()
            if m.listening:
                m.emit(say.RESHUFFLED_TAVERNS, len(pile))
        state.taverns.append(m.turn_up(pack, deck))
    state.picked = [FREE] * len(state.taverns)
    if m.listening:
        m.emit(say.TAVERNS_REVEALED, tuple(state.taverns))
