"""The saracens as plain JSON: their track, and the raids of the next events phase."""

from __future__ import annotations

from gonfalon.games.crusaders.model.battle_shapes import (
    RaidersView,
    RaidResult,
    RaidView,
    SaracensView,
    TrackCellView,
)
from gonfalon.games.crusaders.model.constants import COLOURS, EVENTS_PHASE, GREEN, NONE, SARACENS
from gonfalon.games.crusaders.model.state import DECK, SARACEN_CARDS, CrusadersState
from gonfalon.games.crusaders.present.words import name, names
from gonfalon.games.crusaders.rules.board.raid import Raid
from gonfalon.games.crusaders.rules.board.round import saracen_bonus
from gonfalon.games.crusaders.rules.board.saracen_track import raiders_per_city, track_strength
from gonfalon.games.crusaders.rules.raids.raids import Raids, raid_targets, raiders_for
from gonfalon.games.crusaders.rules.windows.raid_preview import band_of, raid_helps, raid_result
from gonfalon.kernel.play.match import Match


def saracens_view(m: Match[CrusadersState], viewer: int | None) -> SaracensView:
    """Return what everybody knows of the saracens, and what the viewer could do about raids."""
    state = m.state
    content = state.content
    raids: Raids | None = None
    raid: Raid | None = None
    for step in m.stack:
        if isinstance(step, Raids):
            raids = step
        elif isinstance(step, Raid):
            raid = step
    return {
        "supply": state.saracens,
        "strength": track_strength(state) + saracen_bonus(m),
        "raiders": raiders_per_city(state),
        "track": [track_cell_view(state, cell) for cell in range(content.track_cells)],
        "target": name(list(COLOURS), state.raid_colour),
        "tokens": {
            colour: state.raid_tokens.count(place)
            for place, colour in enumerate(COLOURS)
            if place != GREEN
        },
        "tokens_left": state.raids_left,
        "reinforced": [] if raids is not None else names(content.cities.ids, to_reinforce(state)),
        "raids": coming_raids(m, raids, viewer),
        "now": None if raid is None else current_raid(m, raid, viewer),
        "deck": len(state.packs[SARACEN_CARDS].zones[DECK].cards),
        "discards": names(content.saracen_cards.ids, state.saracen_discards),
        "lost": names(content.saracen_cards.ids, state.saracens_lost),
    }


def track_cell_view(state: CrusadersState, cell: int) -> TrackCellView:
    """Return a cell of the track."""
    track = state.content.saracen_track
    return {
        "strength": track.strength[cell],
        "raiders": track.raiders[cell],
        "uncovered": cell < state.uncovered,
    }


def to_reinforce(state: CrusadersState) -> list[int]:
    """Return the cities that will get a saracen before the raids (CRU-SAR-03)."""
    if state.raid_colour == NONE:
        return []
    colour = state.content.cities.colour
    cities = [city for city in state.cities_of(SARACENS) if colour[city] == state.raid_colour]
    return cities[: state.saracens]


def coming_raids(
    m: Match[CrusadersState], raids: Raids | None, viewer: int | None
) -> list[RaidView]:
    """Return the raids to come: those of this phase that are left, or of the next one."""
    state = m.state
    if raids is not None:
        cities = [
            city
            for city, owner in zip(raids.targets, raids.owners, strict=True)
            if state.owner[city] == owner
        ]
    elif state.raid_colour == NONE:
        return []
    else:
        cities = raid_targets(state)
    ours = state.phase == EVENTS_PHASE  # the event of these raids is known
    # The change of this round's event does not last until the raids of the next one.
    bonus = track_strength(state) + (saracen_bonus(m) if ours else 0)
    found: list[RaidView] = []
    for city in cities:
        raiders = raiders_for(state, city)
        strength = sum([count for _, count in raiders]) + bonus
        found.append(raid_view(m, city, raiders, strength, 0, ours, viewer))
    return found


def current_raid(m: Match[CrusadersState], raid: Raid, viewer: int | None) -> RaidView | None:
    """Return the raid in progress, until the city has fallen."""
    if m.state.owner[raid.city] != raid.seat:
        return None
    raiders = list(zip(raid.origins, raid.sent, strict=True))
    return raid_view(m, raid.city, raiders, raid.strength, raid.bonus, True, viewer)


def raid_view(
    m: Match[CrusadersState],
    city: int,
    raiders: list[tuple[int, int]],
    strength: int,
    bonus: int,
    event_known: bool,
    viewer: int | None,
) -> RaidView:
    """Return a raid and how it would end (CRU-SAR-07 to 10)."""
    state = m.state
    owner = state.owner[city]
    walls = state.units[city] + state.level[city]
    difference = walls + bonus - strength
    result: RaidResult = raid_result(difference) if raiders else "no_raid"
    band = band_of(state, difference) if event_known and result == "holds" else None
    sent: list[RaidersView] = [
        {"city": state.content.cities.ids[origin], "units": count} for origin, count in raiders
    ]
    return {
        "city": state.content.cities.ids[city],
        "seat": owner,
        "raiders": sent,
        "strength": strength,
        "city_strength": walls,
        "bonus": bonus,
        "difference": difference,
        "result": result,
        "band": band,
        "helps": (
            raid_helps(m, owner, city, difference, event_known)
            if raiders and owner == viewer
            else []
        ),
    }
