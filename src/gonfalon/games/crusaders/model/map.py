"""The map and the states, read from the content."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import (
    BISHOP_BONUS,
    CAPITAL,
    CITY_KINDS,
    COLOURS,
    GOODS,
    HIGHEST_LEVEL,
    HOMS,
    NO_BONUS,
    NONE,
    RESCRIPT_BONUS,
    STATES,
)
from gonfalon.kernel.content.content import Entries, Section, whole_number
from gonfalon.kernel.content.reading import index_of, numbers_of
from gonfalon.kernel.values.errors import ContentError


class Cities:
    """The cities and roads, whichever of them a match closes (CRU-MAP-01, CRU-MAP-02).

    Colours and roads that the rulebook does not state follow from its symmetry (CRU-MAP-03,
    CRU-RUL-01, CRU-RUL-02).
    """

    def __init__(self, entries: Entries) -> None:
        section = entries.section("cities")
        self.ids = list(section)
        self.kind = [index_of(CITY_KINDS, entry["kind"], id) for id, entry in section.items()]
        self.colour = [index_of(COLOURS, entry["colour"], id) for id, entry in section.items()]
        self.start_level = numbers_of(section, "start_level", 1)  # CRU-SETUP-13
        self.start_saracens = numbers_of(section, "start_saracens")
        # By city, then by level; level 0 is not used.
        self.coins: list[list[int]] = []
        self.goods: list[list[list[int]]] = []  # kinds
        self.price: list[list[int]] = []  # in wood, of the next level; NONE at the highest
        for id, entry in section.items():
            sectors = entry["sectors"]
            if len(sectors) != HIGHEST_LEVEL:
                raise ContentError(f"{id}: three sectors")
            self.coins.append([0, *[whole_number(one, "coins", id) for one in sectors]])
            self.goods.append(
                [[], *[[index_of(GOODS, good, id) for good in one["goods"]] for one in sectors]]
            )
            self.price.append([NONE, *[one.get("upgrade_wood", NONE) for one in sectors]])
        self.near: list[list[int]] = [[] for _ in self.ids]  # neighbours, ascending
        for id, edge in entries.section("edges").items():
            a, b = [index_of(self.ids, edge[end], id) for end in ("a", "b")]
            self.near[a].append(b)
            self.near[b].append(a)
        for near in self.near:
            near.sort()
        self.homs = self.kind.index(HOMS)


class States:
    """The four states, in their first turn order (CRU-SETUP-10)."""

    def __init__(self, section: Section, cities: Cities, governors: list[str]) -> None:
        self.ids = list(section)
        if tuple(self.ids) != STATES:
            raise ContentError(f"[states] must hold {', '.join(STATES)} in this order")
        self.capital = [index_of(cities.ids, entry["capital"], id) for id, entry in section.items()]
        self.units = numbers_of(section, "start_units", 1)
        self.coins = numbers_of(section, "start_coins")
        self.good = [index_of(GOODS, entry["start_good"], id) for id, entry in section.items()]
        self.governor = [
            index_of(governors, entry["start_governor"], id) for id, entry in section.items()
        ]
        for state, id in enumerate(self.ids):
            city = self.capital[state]
            if cities.kind[city] != CAPITAL or cities.goods[city][1] != [self.good[state]]:
                raise ContentError(f"{id}: the starting good is that of the capital")


class HolinessTrack:
    """The cells of the holiness track, from the left (CRU-HOLY)."""

    def __init__(self, entries: Entries) -> None:
        cells = entries.section("holiness_track")["holiness_track"]["cells"]
        bonuses = {None: NO_BONUS, "bishop_action": BISHOP_BONUS, "rescript_1": RESCRIPT_BONUS}
        self.bonus = [bonuses[cell.get("bonus")] for cell in cells]
        self.start: list[int] = [NONE] * len(STATES)  # by state
        for place, cell in enumerate(cells):
            if "start" in cell:
                self.start[index_of(STATES, cell["start"], f"cell {place + 1}")] = place
        if NONE in self.start:
            raise ContentError("every state starts on a cell of the holiness track")


class SaracenTrack:
    """The bonuses of the saracen track, by cell (CRU-SAR-18, CRU-SAR-19, CRU-RUL-45)."""

    def __init__(self, entries: Entries) -> None:
        cells = entries.section("saracen_track")["saracen_track"]["cells"]
        self.strength: list[int] = [cell["bonus"].get("strength", 0) for cell in cells]
        self.raiders: list[int] = [cell["bonus"].get("raiders_per_city", 1) for cell in cells]
