"""Invariants that must hold at every decision of Crusaders."""

from __future__ import annotations

from typing import Final

from gonfalon.games.crusaders.model.constants import (
    AUTOMA,
    GOODS,
    HIGHEST_LEVEL,
    MOST_PLAYERS,
    NONE,
    ORDERS,
    SARACENS,
)
from gonfalon.games.crusaders.model.state import BOOST, CrusadersState, token_owner
from gonfalon.games.crusaders.rules.board.battle import Battle
from gonfalon.games.crusaders.rules.board.capture import CityLost
from gonfalon.games.crusaders.rules.board.cities import GiveUpGood, city_goods
from gonfalon.games.crusaders.rules.board.raid import Raid
from gonfalon.games.crusaders.rules.round.card_invariants import check_cards, check_hands
from gonfalon.kernel.play.match import Match


def broken_invariants(m: Match[CrusadersState]) -> list[str]:
    """Return a description of each invariant that does not hold."""
    return [one for check in CHECKS for one in check(m)]


def changing_hands(m: Match[CrusadersState]) -> bool:
    """Return whether a city or a good is being handed over."""
    return any(isinstance(step, (CityLost, GiveUpGood)) for step in m.stack)


def check_units(m: Match[CrusadersState]) -> list[str]:
    """Check that no unit is lost (CRU-SETUP-24); attackers and raiders are in their steps."""
    state = m.state
    on_map = [0] * (MOST_PLAYERS + 1)
    for city, owner in enumerate(state.owner):
        if state.units[city] < 0:
            return [f"{state.units[city]} units in {state.content.cities.ids[city]}"]
        if owner != NONE:
            on_map[owner] += state.units[city]
    moving = [0] * len(on_map)  # part of a battle or a raid, until it puts them somewhere
    for step in m.stack:
        if isinstance(step, Battle):
            moving[step.attacker] += step.units
        elif isinstance(step, Raid):
            moving[SARACENS] += sum(step.sent)
    found: list[str] = []
    saracens = on_map[SARACENS] + state.saracens
    if state.saracens < 0 or state.content.saracen_units not in (
        saracens,
        saracens + moving[SARACENS],
    ):
        found.append(f"{on_map[SARACENS]} saracens on the map, {state.saracens} in the supply")
    for seat, board in enumerate(state.boards):
        units = on_map[seat] + board.units
        if board.units < 0 or state.content.army not in (units, units + moving[seat]):
            found.append(f"seat {seat}: {on_map[seat]} units on the map, {board.units} in supply")
    return found


def check_cities(m: Match[CrusadersState]) -> list[str]:
    """Check that every city has a level and, where nobody fights, a unit (CRU-MAP-04)."""
    state = m.state
    if not state.round:  # the setup is not complete
        return []
    fought = [step.city for step in m.stack if isinstance(step, (Battle, Raid))]
    found: list[str] = []
    for city, level in enumerate(state.level):
        if not level:
            if state.units[city] or state.governor[city] != NONE:
                found.append(f"{state.content.cities.ids[city]} is closed")
        elif level > HIGHEST_LEVEL or (not state.units[city] and city not in fought):
            found.append(
                f"{state.content.cities.ids[city]}: level {level}, {state.units[city]} units"
            )
        elif state.owner[city] == SARACENS and state.governor[city] != NONE:
            found.append(f"saracens have a governor in {state.content.cities.ids[city]}")
    return found


def check_goods(m: Match[CrusadersState]) -> list[str]:
    """Check that everybody owns exactly what their cities produce (CRU-PAY-02)."""
    state = m.state
    if changing_hands(m) or not state.round:
        return []
    found: list[str] = []
    for seat, board in enumerate(state.boards):
        produced = [0] * len(GOODS)
        for city in state.cities_of(seat):
            for kind in city_goods(state, city):
                produced[kind] += 1
        owned = [board.goods(kind) for kind in range(len(GOODS))]
        if owned != produced or min(board.ready + board.spent + board.blocked) < 0:
            found.append(f"seat {seat} owns goods {owned} and produces {produced}")
    return found


def check_bishops(m: Match[CrusadersState]) -> list[str]:
    """Check that no bishop is lost and that each on the map stands in a city."""
    state = m.state
    found: list[str] = []
    for seat, board in enumerate(state.boards):
        levels = state.bishop_supply(seat).cards + state.bishops_on_map(seat).cards
        if [levels.count(level) for level in range(2)] != state.content.bishop_copies:
            found.append(f"bishops of seat {seat} lost or doubled")
        if len(board.bishops) != len(state.bishops_on_map(seat).cards):
            found.append(f"bishops of seat {seat} without a city")
        if not all(state.exists(city) for city in board.bishops):
            found.append(f"a bishop of seat {seat} in a closed city")
    return found


def check_tracks(m: Match[CrusadersState]) -> list[str]:
    """Check that no two markers share a cell of the holiness track (CRU-HOLY-01)."""
    state = m.state
    cells = [
        board.holiness for board in state.boards if board.holiness != NONE
    ] + state.automa_markers
    found: list[str] = []
    if len(set(cells)) != len(cells) or (cells and max(cells) >= len(state.content.holiness.bonus)):
        found.append(f"markers on the cells {cells}")
    if state.uncovered > state.content.track_cells:
        found.append(f"{state.uncovered} cells of the saracen track uncovered")
    return found


def check_cross(m: Match[CrusadersState]) -> list[str]:
    """Check that everybody has one token of each order (CRU-PLAN-08)."""
    state = m.state
    found: list[str] = []
    automa = state.automa_pool[:] + [BOOST] * state.boosts_aside
    for order in range(len(ORDERS)):
        lying = state.inner[order] + [one for one in (state.outer[order],) if one != NONE]
        owners = [token_owner(one) for one in lying]
        automa += [order] * owners.count(AUTOMA)
        for seat, board in enumerate(state.boards):
            if owners.count(seat) > (0 if board.out else 1):
                found.append(f"seat {seat} has several tokens of order {ORDERS[order]}")
    absent = MOST_PLAYERS - len(state.boards)
    copies = [
        state.content.automa_copies[kind] if absent == 2 else min(absent, 1) for kind in range(5)
    ]
    if [automa.count(kind) for kind in range(5)] != copies:
        found.append("tokens of the automa lost or doubled")
    return found


def check_boards(m: Match[CrusadersState]) -> list[str]:
    """Check coins, influence and capitals."""
    state = m.state
    found: list[str] = []
    for seat, board in enumerate(state.boards):
        if board.coins < 0 or board.influence.total < 0:
            found.append(f"seat {seat} has {board.coins} coins, {board.influence.total} influence")
        if board.capital != NONE and state.owner[board.capital] != seat and not changing_hands(m):
            found.append(f"seat {seat} does not control its capital")
    return found


CHECKS: Final = (
    check_cards,
    check_hands,
    check_units,
    check_cities,
    check_goods,
    check_bishops,
    check_tracks,
    check_cross,
    check_boards,
)
