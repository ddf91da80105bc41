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
    t = m.state
    plaisance = t.mode == PLAISANCE
    return {
        "mode": "plaisance" if MODES[t.mode] == "plaisance" else "pas_darmes",
        "bracket": bracket_view(m) if plaisance else None,
        "cities": None if plaisance else cities_view(m),
    }


def place_view(t: GloryState, standing: int) -> PlaceView | None:
    """Return who stands on a place."""
    if standing == NONE:
        return None
    if standing >= KNIGHT:
        return {"side": None, "knight": t.c.knights.ids[standing - KNIGHT]}
    return {"side": standing, "knight": None}


def bracket_view(m: Match[GloryState]) -> BracketView:
    """Return the knock-out with everything decided so far."""
    t = m.state
    slots = t.c.tournaments.slots
    joust = current_joust(m)
    fighting = joust.duel if joust is not None and not joust.beaten else NONE
    duels: list[BracketDuelView] = []
    for stage in range(len(FIRST_DUEL) - 1):
        for duel in range(FIRST_DUEL[stage], FIRST_DUEL[stage + 1]):
            left, right = opponents(t, duel)
            duels.append(
                {
                    "stage": stage + 1,
                    "left": place_view(t, left),
                    "right": place_view(t, right),
                    "winner": place_view(t, winner_of(t, duel)),
                    "fighting": duel == fighting,
                }
            )
    bottom = t.places[:slots]
    waits = t.card != NONE and NONE in bottom
    return {
        "places": [place_view(t, standing) for standing in bottom],
        "duels": duels,
        "stage": None if joust is None else joust.stage + 1,
        "beaten": [] if joust is None else joust.beaten[:],
        "late": [t.c.knights.kinds[kind] for kind in late_kinds(t)] if waits else [],
        "prize": None if t.prize == NONE else t.c.prizes[t.prize],
    }


def current_joust(m: Match[GloryState]) -> Joust | None:
    """Return the knock-out that is being fought."""
    for step in m.stack:
        if isinstance(step, Joust):
            return step
    return None


def cities_view(m: Match[GloryState]) -> list[CityView]:
    """Return the cities with their knights and challengers."""
    t = m.state
    city_now = at_now = NONE
    for step in m.stack:
        if isinstance(step, PasDarmes):
            city_now, at_now = step.city, step.at
    found: list[CityView] = []
    for city, line in enumerate(t.cities):
        knights: list[CityKnightView] = []
        for at, knight in enumerate(line):
            challenger, result = t.challengers[city][at], t.fought[city][at]
            knights.append(
                {
                    "knight": t.c.knights.ids[knight],
                    "challenger": None if challenger == NONE else challenger,
                    "result": result_view(result),
                    "fighting": (city, at) == (city_now, at_now),
                }
            )
        found.append({"city": t.c.tournaments.cities[city], "knights": knights})
    return found


def result_view(result: int) -> Literal["won", "lost"] | None:
    """Return how a duel in a city ended for the challenger."""
    if result == NONE:
        return None
    return "won" if result == CHALLENGER_WON else "lost"


# -- titles ---------------------------------------------------------------------------------------


def public_titles_view(t: GloryState) -> list[PublicTitleView]:
    """Return the public titles, and how close each player is."""
    return [
        {
            "title": t.c.titles.ids[title],
            "duel": bool(t.c.titles.duel[title]),
            "claims": [claim_view(t, seat, title) for seat in range(t.seats)],
        }
        for title in t.public_titles
    ]


def goals_view(t: GloryState, seat: int, viewer: int | None) -> GoalsView:
    """Return a player's goals, as far as the viewer knows them."""
    zone = t.goals(seat)
    return {
        "count": len(zone.cards),
        "known": [
            {
                "title": t.c.titles.ids[title],
                "duel": bool(t.c.titles.duel[title]),
                "claim": claim_view(t, seat, title),
            }
            for title in zone.seen_by(viewer)
        ],
    }


def claim_view(t: GloryState, seat: int, title: int) -> ClaimView:
    """Return what a title is to a player."""
    board = t.boards[seat]
    return {
        "seat": seat,
        "glory": title_glory(t, seat, title),
        "claimed": title in board.titles,
        "failed": title in board.failed,
        "met": meets_conditions(t, seat, title),
        "conditions": [condition_view(t, one) for one in conditions(t, seat, title)],
    }


def condition_view(t: GloryState, condition: Condition) -> ConditionView:
    """Return a condition with its numbers."""
    kind, what = condition.kind, condition.what
    name: str | None = None
    if kind == PLAYED:
        name = TYPES[what]
    elif kind in (NAMED_ALLY, WITHOUT):
        name = t.c.allies.ids[what]
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
