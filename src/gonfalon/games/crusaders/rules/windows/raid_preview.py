"""How a raid would end, as things stand or with a rescript more (CRU-SAR-09, CRU-SAR-10)."""

from __future__ import annotations

from gonfalon.games.crusaders.model.battle_shapes import RaidHelp, RaidResult
from gonfalon.games.crusaders.model.constants import NONE, OWN_RAID
from gonfalon.games.crusaders.model.state import CrusadersState
from gonfalon.games.crusaders.rules.board.raid import Raid
from gonfalon.games.crusaders.rules.faith.rescripts import playable
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.preview import Rehearsal


def raid_result(difference: int) -> RaidResult:
    """Return whether a raided city holds or falls."""
    return "holds" if difference > 0 else "falls"


def band_of(state: CrusadersState, difference: int) -> int | None:
    """Return the line of the event's raid table that a difference falls into."""
    if state.event != NONE:
        for place, band in enumerate(state.content.events.bands[state.event]):
            if band.least <= difference <= band.most:
                return place
    return None


def raid_helps(
    m: Match[CrusadersState], seat: int, city: int, difference: int, event_known: bool
) -> list[RaidHelp]:
    """Return the rescripts of a hand that would make a city stronger in a raid (CRU-SAR-09)."""
    if m.over:
        return []
    cards = playable(m, seat, OWN_RAID)
    helps = [raid_help(m, seat, city, card, difference, event_known) for card in cards]
    return [one for one in helps if one["strength"]]


def raid_help(
    m: Match[CrusadersState], seat: int, city: int, card: int, difference: int, event_known: bool
) -> RaidHelp:
    """Return what a rescript would change, found by playing it in a raid on a copy."""
    copy = Rehearsal(m, seat)
    raid = Raid(seat, city)
    copy.stack.append(raid)
    copy.state.content.rescripts.effect[card].do(copy, seat)
    difference += raid.bonus
    result = raid_result(difference)
    return {
        "rescript": m.state.content.rescripts.ids[card],
        "strength": raid.bonus,
        "difference": difference,
        "result": result,
        "band": band_of(m.state, difference) if event_known and result == "holds" else None,
    }
