"""The numbers that governors, bulls and effects look at (CRU-EFF-29 to CRU-EFF-32)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import (
    ACTIVE_SPIES,
    BETWEEN,
    BETWEEN_CITIES,
    BISHOPS_ON_MAP,
    BUILDING_LEVELS,
    BUILDINGS,
    CAPITAL_LEVEL,
    CENTRAL,
    CENTRAL_CITIES,
    CITIES,
    CITIES_LEVEL_3,
    CITY_LEVELS,
    COINS,
    CONTROLS_HOMS,
    GOODS,
    GOODS_KINDS,
    GOODS_SPICES,
    GOODS_TOTAL,
    GOODS_WOOD,
    GOVERNORS,
    HIGHEST_LEVEL,
    HOLY_LANDS,
    HOLY_LANDS_RIVAL,
    HOLY_LANDS_SARACEN,
    HOMS,
    NONE,
    OPEN_TACTICS_RED,
    OPEN_TACTICS_YELLOW,
    OWN_BISHOPS_HERE,
    OWN_CITIES,
    OWN_CITIES_ADJACENT,
    OWN_HOLY_LANDS,
    OWN_HOLY_LANDS_UNCONTESTED,
    RESCRIPTS,
    SARACENS,
    TACTICS_NON_STARTING,
    TACTICS_RED,
    TACTICS_YELLOW,
    UNITS_ON_MAP,
    WALLS_HERE,
)
from gonfalon.games.crusaders.model.effect import Operation
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.cities import adjacent_of
from gonfalon.games.crusaders.rules.board.holy_lands import count_lands, present
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.errors import KernelError


def amount(m: Match[CrusadersState], side: int, operation: Operation) -> int:
    """Return how much of an operation a side gets: `n` times its measure, cut (CRU-EFF-05)."""
    if operation.per == NONE:
        return min(operation.n, operation.most)
    return min(operation.n * measure(m, side, operation.per), operation.most)


def measure(m: Match[CrusadersState], side: int, which: int) -> int:
    """Return a number of a player, or of a side of the current battle (CRU-EFF-32)."""
    state = m.state
    if which > OWN_HOLY_LANDS_UNCONTESTED:
        return count(state, side, which)
    if which <= OPEN_TACTICS_RED:
        return m.enclosing(Battle).open_tactics(state, which - OPEN_TACTICS_YELLOW)
    if which == OWN_HOLY_LANDS:
        return count_lands(m, side)
    if which == OWN_HOLY_LANDS_UNCONTESTED:
        return uncontested_lands(state, side)
    city = m.enclosing(Battle).city
    if which == OWN_CITIES_ADJACENT:
        return len(adjacent_of(state, city, side))
    if which == WALLS_HERE:
        return state.level[city]
    if which == OWN_BISHOPS_HERE:
        return 0 if side == SARACENS else state.boards[side].bishops.count(city)
    raise KernelError(f"measure {which} is none of a battle")


def uncontested_lands(state: CrusadersState, seat: int) -> int:
    """Count the cities in which only this player has bishops; nothing is shown (CRU-EFF-32)."""
    return sum([1 for city in set(state.boards[seat].bishops) if len(present(state, city)) == 1])


def count(state: CrusadersState, seat: int, which: int) -> int:
    """Return a number of a player that no battle is needed for (CRU-EFF-29 to CRU-EFF-31).

    Pieces count on the map, goods in any state (CRU-GOV-04); a tactic of two colours counts for
    both (CRU-GOV-05). What spices count as is up to the caller (CRU-GOV-06).
    """
    board = state.boards[seat]
    if GOODS_WOOD <= which <= GOODS_SPICES:
        return board.goods(which - GOODS_WOOD)
    if TACTICS_YELLOW <= which <= TACTICS_RED:
        return tactics_of_colour(state, seat, which - TACTICS_YELLOW)
    if which == UNITS_ON_MAP:
        return sum([state.units[city] for city in state.cities_of(seat)])
    if which == BISHOPS_ON_MAP:
        return len(board.bishops)
    if which == GOODS_TOTAL:
        return sum([board.goods(kind) for kind in range(len(GOODS))])
    if which == GOODS_KINDS:
        return sum([1 for kind in range(len(GOODS)) if board.goods(kind)])
    if which == TACTICS_NON_STARTING:
        return sum(
            [1 for card in state.tactics(seat).cards if not state.content.tactics.starting[card]]
        )
    if which == BUILDINGS:
        return len(board.buildings)
    if which == BUILDING_LEVELS:
        return sum([state.content.buildings.level[card] for card in board.buildings])
    if which == RESCRIPTS:
        return len(state.rescripts(seat).cards)
    if which == ACTIVE_SPIES:
        return len(board.spies)
    if which == COINS:
        return board.coins
    if which == CAPITAL_LEVEL:
        return 0 if board.out else state.level[board.capital]
    if HOLY_LANDS <= which <= HOLY_LANDS_RIVAL:
        return holy_lands(state, seat, which)
    return count_cities(state, seat, which)


def tactics_of_colour(state: CrusadersState, seat: int, colour: int) -> int:
    """Return how many of a player's tactics are of a colour (CRU-GOV-05)."""
    colours = state.content.tactics.colours
    return sum([1 for card in state.tactics(seat).cards if colour in colours[card]])


def holy_lands(state: CrusadersState, seat: int, which: int = HOLY_LANDS) -> int:
    """Return a player's holy lands as last settled: all, or by whose cities (CRU-EFF-30)."""
    found = 0
    for city, holder in enumerate(state.holy):
        if holder != seat:
            continue
        owner = state.owner[city]
        if (
            which == HOLY_LANDS
            or (which == HOLY_LANDS_SARACEN and owner == SARACENS)
            or (which == HOLY_LANDS_RIVAL and owner != SARACENS and owner != seat)
        ):
            found += 1
    return found


def count_cities(state: CrusadersState, seat: int, which: int) -> int:
    """Return a number about the cities that a player controls (CRU-EFF-29)."""
    cities = state.cities_of(seat)
    kinds = state.content.cities.kind
    if which in (CITIES, OWN_CITIES):
        return len(cities)
    if which == CITY_LEVELS:
        return sum([state.level[city] for city in cities])
    if which == CITIES_LEVEL_3:
        return sum([1 for city in cities if state.level[city] == HIGHEST_LEVEL])
    if which == CENTRAL_CITIES:  # Homs is one (CRU-MAP-01)
        return sum([1 for city in cities if kinds[city] in (CENTRAL, HOMS)])
    if which == BETWEEN_CITIES:
        return sum([1 for city in cities if kinds[city] == BETWEEN])
    if which == GOVERNORS:
        return sum([1 for city in cities if state.governor[city] != NONE])
    if which == CONTROLS_HOMS:
        return 1 if state.content.cities.homs in cities else 0
    raise KernelError(f"measure {which} is none of a player")
