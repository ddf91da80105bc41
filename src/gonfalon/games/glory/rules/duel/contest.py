"""Who meets whom in a tournament, and how it is decided."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import KNIGHT
from gonfalon.games.glory.model.messages import tournament as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.rules.board.gains import gain_glory
from gonfalon.games.glory.rules.board.knights import beats
from gonfalon.games.glory.rules.duel.fight import FightDuel
from gonfalon.games.glory.rules.duel.foes import KNIGHT_FOE, PLAYER, VIRTUAL
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError


def is_player(state: GloryState, standing: int) -> bool:
    """Return whether somebody on the tournament board is a player."""
    return 0 <= standing < state.seats


def as_knight(state: GloryState, standing: int) -> int:
    """Return a knight, or the knight whose token the virtual opponent uses (GLO-SOLO-26)."""
    if standing >= KNIGHT:
        return standing - KNIGHT
    if state.opponent is None:
        raise KernelError(f"side {standing} is no knight")
    return state.opponent.knight


def without_dice(m: Match[GloryState], left: int, right: int) -> int:
    """Return who wins if no player takes part (GLO-KVK-01).

    The virtual opponent scores a knight it beats, and nothing for a defeat (GLO-SOLO-26).
    """
    state = m.state
    first, second = as_knight(state, left), as_knight(state, right)
    winner, loser = (left, right) if beats(state.content, first, second) else (right, left)
    if winner < KNIGHT:
        m.emit(say.OPPONENT_BEATS_KNIGHT, winner, loser - KNIGHT)
        gain_glory(m, winner, state.content.knights.glory[loser - KNIGHT])
    elif loser < KNIGHT:
        m.emit(say.KNIGHT_BEATS_OPPONENT, loser, winner - KNIGHT)
    else:
        m.emit(say.KNIGHT_BEATS_KNIGHT, winner - KNIGHT, loser - KNIGHT)
    return winner


def duellists(state: GloryState, left: int, right: int) -> tuple[int, int]:
    """Return the player who fights, and against whom; of two players the left one comes first."""
    return (left, right) if is_player(state, left) else (right, left)


def begin_duel(m: Match[GloryState], left: int, right: int) -> None:
    """Call the duel of a player."""
    state = m.state
    seat, foe = duellists(state, left, right)
    state.active = seat
    m.turn += 1
    if foe >= KNIGHT:
        m.call(FightDuel(seat, KNIGHT_FOE, foe - KNIGHT, True))
    elif is_player(state, foe):
        m.call(FightDuel(seat, PLAYER, foe, True))
    else:
        m.call(FightDuel(seat, VIRTUAL, foe, True))
