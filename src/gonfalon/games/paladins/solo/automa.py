"""The automated opponent's turns (PAL-SOLO-ROUND, PAL-SOLO-ACT)."""

from __future__ import annotations

from typing import Final

from gonfalon.games.paladins.model.constants import (
    ABSOLVE,
    CONSPIRE,
    CRIMINAL,
    DEBT,
    FREE,
    LABOURER,
    PRAY,
    RECRUIT,
    REST,
    RIGHT,
    SCHEME_FAVOUR,
    TRADE,
)
from gonfalon.games.paladins.model.messages import play as say
from gonfalon.games.paladins.model.state import SCHEMES, PaladinsState
from gonfalon.games.paladins.rules.actions.recruit import send_away
from gonfalon.games.paladins.rules.actions.registry import BY_NUMBER
from gonfalon.games.paladins.rules.gains import take_debt
from gonfalon.games.paladins.rules.tax import Suspect
from gonfalon.games.paladins.solo.automa_targets import automa_cost, automa_target, scheme_actions
from gonfalon.games.paladins.solo.resources import automa_of, shuffle_schemes
from gonfalon.kernel.fields import declared
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.procedure import OVER, Procedure

SIDE: Final = 1


def tavern_suspicion(state: PaladinsState) -> int:
    """Return the criminals on the tavern card left to it (PAL-SOLO-ROUND-02)."""
    if state.automa is None:
        return 0
    for place in range(len(state.taverns)):
        if state.picked[place] == FREE:
            return state.content.cards.tavern_workers[state.taverns[place]][CRIMINAL]
    return 0


@declared
class AutomaTurn(Procedure[PaladinsState]):
    """One turn: a scheme or its fallbacks. No choices are involved (PAL-DEC-N2).

    The rewards of a right-hand action come in a fixed order (PAL-SOLO-ACT-17).
    """

    NAME = "paladins.automa-turn"
    PHASES = ("do_scheme", "do_gain", "do_printed")

    action: int = 0
    target: int = -1

    def do_scheme(self, m: Match[PaladinsState]) -> None:
        """Pass if no worker is left; otherwise try the scheme, then the fallbacks.

        See PAL-SOLO-ROUND-05. The scheme is discarded at once (PAL-SOLO-ROUND-06).
        """
        m.barrier()  # PAL-DEC-N3
        self.goto(OVER)  # unless it performs a right-hand action
        state = m.state
        automa = automa_of(state)
        if not automa.workers:
            self.leave(m)
            return
        deck = state.deck(SCHEMES)
        if not deck.cards:
            shuffle_schemes(m)
        scheme = m.turn_up(state.packs[SCHEMES], deck)
        automa.schemes.append(scheme)
        m.emit(say.SCHEME_REVEALED, SIDE, scheme)
        for action in scheme_actions(state, scheme):
            if self.perform(m, action):
                return
        m.emit(say.SCHEME_IMPOSSIBLE, SIDE, scheme)
        for action in state.content.board.fallback:
            if self.perform(m, action):
                return

    def leave(self, m: Match[PaladinsState]) -> None:
        """Pass for this round."""
        m.state.boards[SIDE].passed = True
        m.emit(say.PASSED, SIDE)

    def perform(self, m: Match[PaladinsState], action: int) -> bool:
        """Perform an action if possible; return whether it was."""
        state = m.state
        automa = automa_of(state)
        target = automa_target(state, SIDE, action)
        if target < 0:
            return False
        self.action = action
        self.target = target
        cost = automa_cost(state, SIDE, action)
        automa.workers -= cost  # never silver or provisions (PAL-SOLO-RES-06)
        if action == SCHEME_FAVOUR and target >= 0:
            self.use_favour(m)
        elif action >= RIGHT and action != REST:
            automa.placed[action - RIGHT] = cost
            state.boards[SIDE].busy |= 1 << action
            m.emit(say.AUTOMA_ACTS, SIDE, action, cost)
            self.goto("do_gain")
            self.move(m)
        else:
            automa.used |= 1 << action  # for the rest of the round (PAL-SOLO-ACT-01)
            self.left_action(m)
        return True

    def use_favour(self, m: Match[PaladinsState]) -> None:
        """Put a worker on a favour (PAL-SOLO-ACT-14).

        Of its price only a debt is paid (PAL-SOLO-RES-06, PAL-RUL-25).
        """
        state = m.state
        kind = state.favours[self.target]
        state.favour_workers[self.target] = LABOURER
        m.emit(say.AUTOMA_FAVOUR, SIDE, kind)
        take_debt(m, SIDE, state.content.cards.favour_cost[kind][DEBT])
        state.content.cards.favour_reward[kind].do(m, SIDE)

    def left_action(self, m: Match[PaladinsState]) -> None:
        """Recruit, pray, trade, conspire or rest."""
        state = m.state
        automa = automa_of(state)
        action = self.action
        if action == REST:  # PAL-SOLO-ACT-06
            m.emit(say.AUTOMA_RESTS, SIDE, automa.workers)
            state.sides[SIDE].gain_silver(m, 1 + automa.workers)
            self.leave(m)
            return
        m.emit(say.AUTOMA_ACTS, SIDE, action, 1)
        if action == RECRUIT:  # PAL-SOLO-ACT-02
            send_away(m, SIDE, self.target)
        elif action == PRAY:  # PAL-SOLO-ACT-03
            state.sides[SIDE].pray(m)
        elif action == TRADE:  # PAL-SOLO-ACT-04
            state.sides[SIDE].gain_silver(m, 1)
        elif action == CONSPIRE:  # PAL-SOLO-ACT-05
            state.sides[SIDE].gain_workers(m, CRIMINAL, 2)
            m.call(Suspect(SIDE, 1))

    def move(self, m: Match[PaladinsState]) -> None:
        """Move the piece or card; an absolve uses no space (PAL-SOLO-ACT-09)."""
        if self.action == ABSOLVE:
            m.state.boards[SIDE].jars += 1
        else:
            BY_NUMBER[self.action].move(m, SIDE, self.target)

    def do_gain(self, m: Match[PaladinsState]) -> None:
        """Grant what every such action gives, as to a player.

        PAL-SOLO-ACT-07, PAL-SOLO-ACT-09, PAL-SOLO-ACT-11, PAL-SOLO-ACT-12
        """
        BY_NUMBER[self.action].base_gain(m, SIDE)

    def do_printed(self, m: Match[PaladinsState]) -> None:
        """Grant the printed reward (PAL-SOLO-ACT-10, PAL-SOLO-ACT-11)."""
        if self.action == ABSOLVE:  # PAL-SOLO-ACT-09
            m.state.content.automa_absolve.do(m, SIDE)
        else:
            BY_NUMBER[self.action].printed(m, SIDE, 0, self.target)
