"""The tournament board and the titles, as far as a viewer may know them.

All of the tournament is public. Of titles the goals are hidden, unless the table plays with open
ones (GLO-VAR-02); whether a public title is met can be worked out from what lies on the mats.
"""

from __future__ import annotations

from typing import Literal

from gonfalon.games.glory.model.constants import (
    ITEMS,
    KNIGHT,
    MODES,
    NONE,
    PLAISANCE,
    RESOURCES,
    TYPES,
)
from gonfalon.games.glory.model.state import GloryState
from gonfalon.games.glory.model.tournament_shapes import (
    BracketDuelView,
    BracketView,
    CityKnightView,
    CityView,
    ClaimView,
    ConditionView,
    GoalsView,
    PlaceView,
    PublicTitleView,
    TournamentView,
)
from gonfalon.games.glory.rules.board.ending import title_glory
from gonfalon.games.glory.rules.city.registration import late_kinds
from gonfalon.games.glory.rules.titles.title_conditions import (
    CONDITIONS,
    GOODS,
    LEVEL,
    NAMED_ALLY,
    PLAYED,
    WITHOUT,
    Condition,
    conditions,
    meets_conditions,
)
from gonfalon.games.glory.rules.tournament.pas_darmes import CHALLENGER_WON, PasDarmes
from gonfalon.games.glory.rules.tournament.plaisance import FIRST_DUEL, Joust, opponents, winner_of
from gonfalon.kernel.play.match import Match

# -- the tournament board -------------------------------------------------------------------------


def tournament_view(m: Match[GloryState]) -> TournamentView:
    """Return the tournament board."""
    state = m.state
    plaisance = state.mode == PLAISANCE
    return {
        "mode": "plaisance" if MODES[state.mode] == "plaisance" else "pas_darmes",
        "bracket": bracket_view(m) if plaisance else None,
        "cities": None if plaisance else cities_view(m),
    }


def place_view(state: GloryState, standing: int) -> PlaceView | None:
    """Return who stands on a place."""
    if standing == NONE:
        return None
    if standing >= KNIGHT:
        return {"side": None, "knight": state.content.knights.ids[standing - KNIGHT]}
    return {"side": standing, "knight": None}


def bracket_view(m: Match[GloryState]) -> BracketView:
    """Return the knock-out with everything decided so far."""
    state = m.state
    slots = state.content.tournaments.slots
    joust = current_joust(m)
    fighting = joust.duel if joust is not None and not joust.beaten else NONE
    duels: list[BracketDuelView] = []
    for stage in range(len(FIRST_DUEL) - 1):
        for duel in range(FIRST_DUEL[stage], FIRST_DUEL[stage + 1]):
            left, right = opponents(state, duel)
            duels.append(
                {
                    "stage": stage + 1,
                    "left": place_view(state, left),
                    "right": place_view(state, right),
                    "winner": place_view(state, winner_of(state, duel)),
                    "fighting": duel == fighting,
                }
            )
    bottom = state.places[:slots]
    waits = state.card != NONE and NONE in bottom
    return {
        "places": [place_view(state, standing) for standing in bottom],
        "duels": duels,
        "stage": None if joust is None else joust.stage + 1,
        "beaten": [] if joust is None else joust.beaten[:],
        "late": [state.content.knights.kinds[kind] for kind in late_kinds(state)] if waits else [],
        "prize": None if state.prize == NONE else state.content.prizes[state.prize],
    }


def current_joust(m: Match[GloryState]) -> Joust | None:
    """Return the knock-out that is being fought."""
    for step in m.stack:
        if isinstance(step, Joust):
            return step
    return None


def cities_view(m: Match[GloryState]) -> list[CityView]:
    """Return the cities with their knights and challengers."""
    state = m.state
    city_now = at_now = NONE
    for step in m.stack:
        if isinstance(step, PasDarmes):
            city_now, at_now = step.city, step.at
    found: list[CityView] = []
    for city, line in enumerate(state.cities):
        knights: list[CityKnightView] = []
        for at, knight in enumerate(line):
            challenger, result = state.challengers[city][at], state.fought[city][at]
            knights.append(
                {
                    "knight": state.content.knights.ids[knight],
                    "challenger": None if challenger == NONE else challenger,
                    "result": result_view(result),
                    "fighting": (city, at) == (city_now, at_now),
                }
            )
        found.append({"city": state.content.tournaments.cities[city], "knights": knights})
    return found


def result_view(result: int) -> Literal["won", "lost"] | None:
    """Return how a duel in a city ended for the challenger."""
    if result == NONE:
        return None
    return "won" if result == CHALLENGER_WON else "lost"


# -- titles ---------------------------------------------------------------------------------------


def public_titles_view(state: GloryState) -> list[PublicTitleView]:
    """Return the public titles, and how close each player is."""
    return [
        {
            "title": state.content.titles.ids[title],
            "duel": bool(state.content.titles.duel[title]),
            "claims": [claim_view(state, seat, title) for seat in range(state.seats)],
        }
        for title in state.public_titles
    ]


def goals_view(state: GloryState, seat: int, viewer: int | None) -> GoalsView:
    """Return a player's goals, as far as the viewer knows them."""
    zone = state.goals(seat)
    return {
        "count": len(zone.cards),
        "known": [
            {
                "title": state.content.titles.ids[title],
                "duel": bool(state.content.titles.duel[title]),
                "claim": claim_view(state, seat, title),
            }
            for title in zone.seen_by(viewer)
        ],
    }


def claim_view(state: GloryState, seat: int, title: int) -> ClaimView:
    """Return what a title is to a player."""
    board = state.boards[seat]
    return {
        "seat": seat,
        "glory": title_glory(state, seat, title),
        "claimed": title in board.titles,
        "failed": title in board.failed,
        "met": meets_conditions(state, seat, title),
        "conditions": [condition_view(state, one) for one in conditions(state, seat, title)],
    }


def condition_view(state: GloryState, condition: Condition) -> ConditionView:
    """Return a condition with its numbers."""
    kind, what = condition.kind, condition.what
    name: str | None = None
    if kind == PLAYED:
        name = TYPES[what]
    elif kind in (NAMED_ALLY, WITHOUT):
        name = state.content.allies.ids[what]
    elif kind == GOODS:
        name = RESOURCES[what]
    elif kind == LEVEL:
        name = ITEMS[what]
    return {
        "kind": CONDITIONS[kind],
        "what": name,
        "have": condition.have,
        "need": condition.need,
        "met": condition.met(),
    }
