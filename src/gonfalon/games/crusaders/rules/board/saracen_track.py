"""The saracen track: its bonuses, the next target, reinforcements (CRU-SAR)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.constants import GREEN, NONE, SARACENS
from gonfalon.games.crusaders.model.messages.fighting import raids as say
from gonfalon.games.crusaders.model.state import RAID_DRAW, CrusadersState
from gonfalon.kernel.play.match import Match


def track_strength(state: CrusadersState) -> int:
    """Return the strength of all uncovered bonuses together (CRU-SAR-18)."""
    return sum(state.content.saracen_track.strength[: state.uncovered])


def raiders_per_city(state: CrusadersState) -> int:
    """Return how many saracens a city sends: the largest uncovered bonus counts (CRU-SAR-19)."""
    return max([1, *state.content.saracen_track.raiders[: state.uncovered]])


def reveal_target(m: Match[CrusadersState]) -> None:
    """Turn up the raid token of the next cell, if there is one (CRU-SAR-01, CRU-SAR-17)."""
    state = m.state
    if state.raids_left:
        state.raids_left -= 1
        state.raid_colour = m.draw_from(RAID_DRAW, state.raid_tokens)
        m.emit(say.TARGET_REVEALED, state.raid_colour)


def next_target(m: Match[CrusadersState]) -> None:
    """Remove the token that lies face up, which uncovers its bonus, and turn up the next one."""
    state = m.state
    state.raid_colour = NONE
    cell = state.uncovered
    state.uncovered += 1
    track = state.content.saracen_track
    m.emit(say.BONUS_UNCOVERED, track.strength[cell], track.raiders[cell])
    reveal_target(m)


def reinforce_saracens(m: Match[CrusadersState]) -> None:
    """Add a saracen to each saracen city of the colour, in the order of content (CRU-SAR-03).

    The supply may run out on the way (CRU-RUL-10). Homs is green, which no raid token is
    (CRU-SAR-04).
    """
    state = m.state
    colour = state.content.cities.colour
    reinforced: list[int] = []
    for city in state.cities_of(SARACENS):
        if colour[city] == state.raid_colour and colour[city] != GREEN and state.saracens:
            state.saracens -= 1
            state.units[city] += 1
            reinforced.append(city)
    if reinforced and m.listening:
        m.emit(say.SARACENS_REINFORCED, tuple(reinforced))
