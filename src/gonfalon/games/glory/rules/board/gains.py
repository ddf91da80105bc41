"""Gaining, paying and losing (GLO-RES, GLO-PRE, GLO-EQP-02)."""

from __future__ import annotations

from gonfalon.games.glory.model.constants import NOT_OWNED, READY, SOURCE_OF_PHASE
from gonfalon.games.glory.model.messages import gains as say
from gonfalon.games.glory.model.state import GloryState
from gonfalon.kernel.play.match import Match


def gain(m: Match[GloryState], seat: int, resource: int, count: int) -> None:
    """Take resources; neither the supply nor what one may own has a limit (GLO-RES-02).

    GLO-RUL-09, GLO-RUL-11.
    """
    if count:
        m.state.boards[seat].goods[resource] += count
        m.emit(say.GAINED, seat, resource, count)


def pay(m: Match[GloryState], seat: int, resource: int, count: int) -> None:
    """Pay a cost in full; whether it can be paid was checked before (GLO-RES-03)."""
    if count:
        m.state.boards[seat].goods[resource] -= count
        m.emit(say.PAID, seat, resource, count)


def lose(m: Match[GloryState], seat: int, resource: int, count: int) -> None:
    """Lose resources, as many as there are (GLO-RES-04)."""
    board = m.state.boards[seat]
    count = min(count, board.goods[resource])
    if count:
        board.goods[resource] -= count
        m.emit(say.LOST, seat, resource, count)


def gain_glory(m: Match[GloryState], side: int, count: int) -> None:
    """Score glory at once (GLO-RES-05)."""
    if count:
        board = m.state.boards[side]
        board.glory += count
        note_source(m.state, side, count)
        m.emit(say.GLORY_GAINED, side, count, board.glory)


def lose_glory(m: Match[GloryState], side: int, count: int) -> None:
    """Lose glory, never below 0 (GLO-RES-04, GLO-RUL-10)."""
    board = m.state.boards[side]
    count = min(count, board.glory)
    if count:
        board.glory -= count
        note_source(m.state, side, -count)
        m.emit(say.GLORY_LOST, side, count, board.glory)


def note_source(state: GloryState, side: int, count: int) -> None:
    """Add glory to its source, which the phase tells; what is gained in the set-up has none."""
    if state.round:
        state.boards[side].scored[SOURCE_OF_PHASE[state.phase]] += count


def may_gain_prestige(state: GloryState, seat: int, kind: int) -> bool:
    """Return whether a token is left and the player has none of the kind (GLO-PRE-02)."""
    return state.prestige[kind] > 0 and state.boards[seat].prestige[kind] == NOT_OWNED


def gain_prestige(m: Match[GloryState], seat: int, kind: int) -> None:
    """Take a prestige token; at most one of each kind (GLO-PRE-01, GLO-PRE-02, GLO-PRE-03)."""
    state = m.state
    if state.boards[seat].prestige[kind] != NOT_OWNED:
        m.emit(say.PRESTIGE_OWNED, seat, kind)
    elif not state.prestige[kind]:
        m.emit(say.PRESTIGE_NONE_LEFT, seat, kind)
    else:
        state.prestige[kind] -= 1
        state.boards[seat].prestige[kind] = READY
        m.emit(say.PRESTIGE_GAINED, seat, kind)


def gain_relic(m: Match[GloryState], seat: int, kind: int) -> None:
    """Take a relic, if one of the kind is left (GLO-RES-07, GLO-RES-09)."""
    state = m.state
    if not state.relics[kind]:
        m.emit(say.RELIC_NONE_LEFT, seat, kind)
        return
    state.relics[kind] -= 1
    state.boards[seat].relics[kind] += 1
    m.emit(say.RELIC_GAINED, seat, kind)


def gain_ally(m: Match[GloryState], seat: int, kind: int) -> None:
    """Take an ally token, with what it gives when gained, whatever its source (GLO-RES-10)."""
    state = m.state
    state.boards[seat].allies[kind] += 1
    m.emit(say.ALLY_GAINED, seat, kind)
    if kind in state.content.on_gain_allies:
        state.content.allies.effect[kind].do(m, seat)  # GLO-ALLY-05


def raise_level(m: Match[GloryState], seat: int, item: int, to: int) -> None:
    """Raise steed or armour by one level, if that reaches this level (GLO-EQP-02)."""
    levels = m.state.boards[seat].levels
    if levels[item] != to - 1:
        m.emit(say.LEVEL_NOT_RAISED, seat, item, to)
        return
    levels[item] = to
    m.emit(say.LEVEL_RAISED, seat, item, to)
