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
from gonfalon.games.crusaders.rules.board.base_battle import BaseBattle
from gonfalon.games.crusaders.rules.board.base_raid import BaseRaid
from gonfalon.games.crusaders.rules.board.capture import CityLost
from gonfalon.games.crusaders.rules.board.cities import GiveUpGood, city_goods
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
    t = m.state
    on_map = [0] * (MOST_PLAYERS + 1)
    for city, owner in enumerate(t.owner):
        if t.units[city] < 0:
            return [f"{t.units[city]} units in {t.c.cities.ids[city]}"]
        if owner != NONE:
            on_map[owner] += t.units[city]
    moving = [0] * len(on_map)  # part of a battle or a raid, until it puts them somewhere
    for step in m.stack:
        if isinstance(step, BaseBattle):
            moving[step.attacker] += step.units
        elif isinstance(step, BaseRaid):
            moving[SARACENS] += sum(step.sent)
    found: list[str] = []
    saracens = on_map[SARACENS] + t.saracens
    if t.saracens < 0 or t.c.saracen_units not in (saracens, saracens + moving[SARACENS]):
        found.append(f"{on_map[SARACENS]} saracens on the map, {t.saracens} in the supply")
    for seat, board in enumerate(t.boards):
        units = on_map[seat] + board.units
        if board.units < 0 or t.c.army not in (units, units + moving[seat]):
            found.append(f"seat {seat}: {on_map[seat]} units on the map, {board.units} in supply")
    return found


def check_cities(m: Match[CrusadersState]) -> list[str]:
    """Check that every city has a level and, where nobody fights, a unit (CRU-MAP-04)."""
    t = m.state
    if not t.round:  # the setup is not complete
        return []
    fought = [step.city for step in m.stack if isinstance(step, (BaseBattle, BaseRaid))]
    found: list[str] = []
    for city, level in enumerate(t.level):
        if not level:
            if t.units[city] or t.governor[city] != NONE:
                found.append(f"{t.c.cities.ids[city]} is closed")
        elif level > HIGHEST_LEVEL or (not t.units[city] and city not in fought):
            found.append(f"{t.c.cities.ids[city]}: level {level}, {t.units[city]} units")
        elif t.owner[city] == SARACENS and t.governor[city] != NONE:
            found.append(f"saracens have a governor in {t.c.cities.ids[city]}")
    return found


def check_goods(m: Match[CrusadersState]) -> list[str]:
    """Check that everybody owns exactly what their cities produce (CRU-PAY-02)."""
    t = m.state
    if changing_hands(m) or not t.round:
        return []
    found: list[str] = []
    for seat, board in enumerate(t.boards):
        produced = [0] * len(GOODS)
        for city in t.cities_of(seat):
            for kind in city_goods(t, city):
                produced[kind] += 1
        owned = [board.goods(kind) for kind in range(len(GOODS))]
        if owned != produced or min(board.ready + board.spent + board.blocked) < 0:
            found.append(f"seat {seat} owns goods {owned} and produces {produced}")
    return found


def check_bishops(m: Match[CrusadersState]) -> list[str]:
    """Check that no bishop is lost and that each on the map stands in a city."""
    t = m.state
    found: list[str] = []
    for seat, board in enumerate(t.boards):
        levels = t.bishop_supply(seat).cards + t.bishops_on_map(seat).cards
        if [levels.count(level) for level in range(2)] != t.c.bishop_copies:
            found.append(f"bishops of seat {seat} lost or doubled")
        if len(board.bishops) != len(t.bishops_on_map(seat).cards):
            found.append(f"bishops of seat {seat} without a city")
        if not all(t.exists(city) for city in board.bishops):
            found.append(f"a bishop of seat {seat} in a closed city")
    return found


def check_tracks(m: Match[CrusadersState]) -> list[str]:
    """Check that no two markers share a cell of the holiness track (CRU-HOLY-01)."""
    t = m.state
    cells = [board.holiness for board in t.boards if board.holiness != NONE] + t.automa_markers
    found: list[str] = []
    if len(set(cells)) != len(cells) or (cells and max(cells) >= len(t.c.holiness.bonus)):
        found.append(f"markers on the cells {cells}")
    if t.uncovered > t.c.track_cells:
        found.append(f"{t.uncovered} cells of the saracen track uncovered")
    return found


def check_cross(m: Match[CrusadersState]) -> list[str]:
    """Check that everybody has one token of each order (CRU-PLAN-08)."""
    t = m.state
    found: list[str] = []
    automa = t.automa_pool[:] + [BOOST] * t.boosts_aside
    for order in range(len(ORDERS)):
        lying = t.inner[order] + [one for one in (t.outer[order],) if one != NONE]
        owners = [token_owner(one) for one in lying]
        automa += [order] * owners.count(AUTOMA)
        for seat, board in enumerate(t.boards):
            if owners.count(seat) > (0 if board.out else 1):
                found.append(f"seat {seat} has several tokens of order {ORDERS[order]}")
    absent = MOST_PLAYERS - len(t.boards)
    copies = [t.c.automa_copies[kind] if absent == 2 else min(absent, 1) for kind in range(5)]
    if [automa.count(kind) for kind in range(5)] != copies:
        found.append("tokens of the automa lost or doubled")
    return found


def check_boards(m: Match[CrusadersState]) -> list[str]:
    """Check coins, influence and capitals."""
    t = m.state
    found: list[str] = []
    for seat, board in enumerate(t.boards):
        if board.coins < 0 or board.influence.total < 0:
            found.append(f"seat {seat} has {board.coins} coins, {board.influence.total} influence")
        if board.capital != NONE and t.owner[board.capital] != seat and not changing_hands(m):
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
