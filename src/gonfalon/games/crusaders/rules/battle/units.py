"""Units that enter and leave a battle; the marker moves by their number (CRU-BAT-38)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import NONE, SARACENS
from gonfalon.games.crusaders.model.messages.fighting import battle as say
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.kernel.play.match import Match


def supply_of(state: CrusadersState, side: int) -> int:
    """Return how many units of a side are in its supply."""
    return state.saracens if side == SARACENS else state.boards[side].units


def add_to_supply(state: CrusadersState, side: int, by: int) -> None:
    """Add units to a side's supply, or take some out of it."""
    if side == SARACENS:
        state.saracens += by
    else:
        state.boards[side].units += by


def rout(m: Match[CrusadersState], battle: Battle, side: int, n: int) -> None:
    """Return units of a side that fight to its supply, the last one too.

    CRU-BAT-11, CRU-BAT-33, CRU-RUL-29.
    """
    state = m.state
    units = min(n, battle.units_of(state, side))
    if units:
        battle.change_units(state, side, -units)
        add_to_supply(state, side, units)
        if side == SARACENS:
            m.emit(say.SARACENS_ROUTED, units)
        else:
            m.emit(say.ROUTED, side, units)
        battle.move_marker(m, battle.opponent(side), units)
        stop_if_over(m, battle)


def flee(m: Match[CrusadersState], battle: Battle, side: int, units: int, city: int) -> None:
    """Move units out of the battle into a city, or to the supply if it is NONE (CRU-BAT-12)."""
    state = m.state
    battle.change_units(state, side, -units)
    if city == NONE:
        add_to_supply(state, side, units)
        if side == SARACENS:
            m.emit(say.SARACENS_WITHOUT_REFUGE, units)
        else:
            m.emit(say.NO_REFUGE, side, units)
    else:
        state.units[city] += units
        if side == SARACENS:
            m.emit(say.SARACENS_FLED, units, city)
        else:
            m.emit(say.FLED, side, units, city)
    battle.move_marker(m, battle.opponent(side), units)
    stop_if_over(m, battle)


def reinforce(m: Match[CrusadersState], battle: Battle, side: int, sources: list[int]) -> None:
    """Bring a unit from each of these cities into the battle (CRU-BAT-13)."""
    if not sources:
        return
    state = m.state
    for city in sources:
        state.units[city] -= 1
    units = len(sources)
    battle.change_units(state, side, units)
    if side == SARACENS:
        m.emit(say.SARACENS_REINFORCED, units)
    else:
        m.emit(say.REINFORCED, side, units)
    battle.move_marker(m, side, units)


def levy(m: Match[CrusadersState], battle: Battle, side: int, units: int) -> None:
    """Bring units from the supply into the battle (CRU-BAT-14, CRU-EFF-09)."""
    if not units:
        return
    state = m.state
    add_to_supply(state, side, -units)
    battle.change_units(state, side, units)
    if side == SARACENS:
        m.emit(say.SARACENS_LEVIED, units)
    else:
        m.emit(say.LEVIED, side, units)
    battle.move_marker(m, side, units)


def stop_if_over(m: Match[CrusadersState], battle: Battle) -> None:
    """End the battle at once if a side has no unit left (CRU-BAT-16).

    Everything that the manoeuvre or a rescript would still do is dropped, and so are the windows
    that are left (CRU-BAT-35).
    """
    beaten = battle.beaten(m.state)
    if beaten != NONE and battle.winner == NONE:
        battle.winner = battle.opponent(beaten)
        m.unwind(battle)
        battle.goto("do_winner")
