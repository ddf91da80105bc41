"""Losses of cards at the end of a battle (CRU-BAT-20 to 24)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import SARACENS
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.state import LOSS_DRAW, CrusadersState
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.losses.tactics import TakeBackTactic
from gonfalon.kernel.play.match import Match


def suffer_losses(m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
    """Take open cards of a side at random, at most two in a battle (CRU-BAT-20, CRU-BAT-22).

    Protected cards and cards that were taken before are left out (CRU-RUL-59). A single candidate
    is taken without drawing (CRU-BAT-23). What a taken card does at the end is still carried out
    (CRU-BAT-24).
    """
    defending = 1 if side == battle.defender else 0
    for _ in range(n):
        left = takeable(m.state, battle, side)
        if not left:
            return
        place = left[0] if len(left) == 1 else m.draw_from(LOSS_DRAW, left)
        battle.losses[defending] += 1
        battle.taken[place] = True
        lose_card(m, side, battle.cards[place])


def takeable(state: CrusadersState, battle: Battle, side: int) -> list[int]:
    """Return the places of a side's open cards that losses could still take."""
    if battle.losses[1 if side == battle.defender else 0] == state.content.most_losses:
        return []
    return [
        place
        for place, laid_by in enumerate(battle.sides)
        if laid_by == side and battle.can_be_taken(place)
    ]


def lose_card(m: Match[CrusadersState], side: int, card: int) -> None:
    """Tell that a card is taken, and discard it where the loss takes effect.

    A saracen card leaves the game (CRU-BAT-21, CRU-MKT-06). A starting tactic stays (CRU-RUL-28);
    another one goes to its discards, and a starting one is taken back instead.
    """
    state = m.state
    if side == SARACENS:
        state.saracens_lost.append(card)
        m.emit(say.SARACEN_CARD_LOST, card)
    elif state.content.tactics.starting[card]:
        m.emit(say.TACTIC_KEPT, side, card)
    else:
        state.tactic_discards[state.content.tactics.deck[card]].append(card)
        m.emit(say.TACTIC_LOST, side, card)
        m.call(TakeBackTactic(side))


def stays_taken(state: CrusadersState, side: int, card: int) -> bool:
    """Return whether a card that losses took does not come back to its side."""
    return side == SARACENS or not state.content.tactics.starting[card]
