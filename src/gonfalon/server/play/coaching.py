"""The coach at a table: who may ask it, and what it has answered for a seat in a quick start.

It helps one player against bots, or alone. It does not help at rated tables, nor where another
person plays, who could not know about it; but there it helps a seat in a quick start with the
questions of the set-up.
"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from gonfalon.kernel.game import game
from gonfalon.server.play.moves import NotPlaying, NotYourSeat
from gonfalon.server.play.reading import match_at, position_of
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Forbidden
from gonfalon.table import coaching
from gonfalon.table.quick_start import asks_set_up, quick_start_shown, read_quick_start


def coached(table: UUID, user: UUID, decision_id: str = "") -> coaching.Coached:
    """Return what the coach looks at for a pending decision of the user, by default the first."""
    at = position_of(table, user)
    if at.viewer is None:
        raise NotYourSeat
    if at.status != Table.Status.PLAYING:
        raise NotPlaying
    match = match_at(at)
    own = [one for one in match.decisions if one.seat == at.viewer]
    check_allowed(table, at.viewer, bool(own) and all(asks_set_up(match, one) for one in own))
    return coaching.coached(match, at.viewer, decision_id)


def quick_start_for(table: UUID, user: UUID) -> dict[str, Any]:
    """Return the quick start of the user's seat."""
    at = position_of(table, user)
    if at.viewer is None:
        raise NotYourSeat
    kept = Seat.objects.values_list("quick_start", flat=True).get(table=table, number=at.viewer)
    return quick_start_shown(game(at.game), None if kept is None else read_quick_start(kept))


def check_allowed(table: UUID, seat: int, set_up: bool) -> None:
    """Refuse unless the table is unrated, the user plays, and everybody else is a bot.

    In the set-up a seat in a quick start may ask wherever it plays.
    """
    if Table.objects.filter(id=table, rated=True).exists():
        raise Forbidden("coach-rated", "The coach does not help at rated tables.")
    seats = {one.number: one for one in Seat.objects.filter(table=table)}
    own = seats.pop(seat)
    if own.standing_in or own.resigned:
        raise NotYourSeat
    others = any(one.user_id is not None for one in seats.values())
    if others and not (set_up and own.quick_start):
        raise Forbidden(
            "coach-others", "The coach helps only where all other seats are played by bots."
        )
