"""What a pass and a duel lead to: the prestige token of a tie, glory, and the loser's recovery.

What follows a win besides glory (advance, prize, card, title) is the caller's (GLO-DUEL-25).
"""

from __future__ import annotations

from gonfalon.games.glory.model.constants import FAITH, NONE, READY, SPENT, STRENGTH
from gonfalon.games.glory.model.messages import duel as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.gains import gain_glory
from gonfalon.games.glory.rules.duel.duel import Duel, attacks_of, prestige_of, wins_with
from gonfalon.kernel.play.match import Match


def decide_pass(m: Match[GloryState]) -> int:
    """Return who wins the pass; a tie costs a player a prestige token (GLO-DUEL-14)."""
    duel = m.enclosing(Duel)
    attacks = attacks_of(m)
    winner = wins_with(m, attacks[0], attacks[1])
    side = duel.side(winner)
    if side == NONE:
        m.emit(say.PASS_LOST, duel.seat, duel.passes, attacks[0], attacks[1])
    else:
        m.emit(say.PASS_WON, side, duel.passes, attacks[winner], attacks[1 - winner])
    if attacks[0] == attacks[1]:
        tell_tie(m, duel, winner)
        if duel.is_player(winner):
            spend_prestige(m, duel, winner)
    return winner


def tell_tie(m: Match[GloryState], duel: Duel, winner: int) -> None:
    """Tell why a pass with equal attacks is won (GLO-DUEL-15, GLO-PVP-05)."""
    more, less = prestige_of(m, winner), prestige_of(m, 1 - winner)
    if more != less:
        m.emit(say.TIE_BY_PRESTIGE, more, less)
    elif duel.side(1) == NONE:
        m.emit(say.TIE_FOR_PLAYER, duel.seat)
    else:
        m.emit(say.TIE_BY_INITIATIVE, duel.side(winner))


def spend_prestige(m: Match[GloryState], duel: Duel, duellist: int) -> None:
    """Turn the first ready prestige token face down, if there is one (GLO-DUEL-16, GLO-PVP-05).

    The tokens are equivalent, so nobody is asked (GLO-RUL-12). The virtual opponent turns none
    (GLO-RUL-64).
    """
    seat = duel.side(duellist)
    prestige = m.state.boards[seat].prestige
    if READY in prestige:
        kind = prestige.index(READY)
        prestige[kind] = SPENT
        duel.used_prestige[duellist].append(kind)  # GLO-DUEL-20
        m.emit(say.PRESTIGE_SPENT, seat, kind)


def tell_result(m: Match[GloryState], duel: Duel) -> None:
    """Tell who has won the duel."""
    side = duel.side(duel.winner)
    if side == NONE:
        m.emit(say.DUEL_LOST, duel.seat, duel.won[0], duel.won[1])
    else:
        m.emit(say.DUEL_WON, side, duel.won[duel.winner], duel.won[1 - duel.winner])


def glory_value(state: GloryState, duel: Duel, duellist: int) -> int:
    """Return what a duellist is worth to the other one.

    A knight is worth its glory. A player, and the virtual opponent against the human, is worth 7,
    or 9 with strictly more glory than the other (GLO-PVP-06, GLO-SOLO-27, GLO-RUL-67, GLO-RUL-72).
    """
    side, other = duel.side(duellist), duel.side(1 - duellist)
    if side == NONE:
        return state.content.knights.glory[duel.foe]
    if other != NONE and state.boards[side].glory > state.boards[other].glory:
        return state.content.leader_value
    return state.content.player_value


def award_glory(m: Match[GloryState], duel: Duel) -> None:
    """Score a tournament duel, before anything else follows from it (GLO-TOUR-11).

    The winner scores the loser's value (GLO-TOUR-05), a loser with a won pass half of the winner's,
    rounded down (GLO-TOUR-06, GLO-PVP-07). Both values are taken before either is awarded
    (GLO-RUL-33).
    """
    winner, loser = duel.winner, 1 - duel.winner
    for_winner = glory_value(m.state, duel, loser)
    for_loser = glory_value(m.state, duel, winner) // 2 if duel.won[loser] else 0
    if duel.side(winner) != NONE:
        gain_glory(m, duel.side(winner), for_winner)
    if duel.side(loser) != NONE:
        gain_glory(m, duel.side(loser), for_loser)


def recover(m: Match[GloryState], duel: Duel, loser: int) -> None:
    """Return to the loser 1 strength, 1 faith and a prestige token used in this duel (GLO-DUEL-27).

    The rest of the strength and faith goes to the supply, as does the winner's (GLO-DUEL-24,
    GLO-DUEL-26): it left the board when it was used. Glory is never refunded (GLO-DUEL-28).
    """
    seat = duel.side(loser)
    board = m.state.boards[seat]
    if duel.committed[loser]:
        board.goods[STRENGTH] += 1
        m.emit(say.STRENGTH_RECOVERED, seat)
    if duel.faith[loser]:
        board.goods[FAITH] += 1
        m.emit(say.FAITH_RECOVERED, seat)
    for kind in sorted(duel.used_prestige[loser]):
        if board.prestige[kind] == SPENT:
            board.prestige[kind] = READY
            m.emit(say.PRESTIGE_RECOVERED, seat, kind)
            break
