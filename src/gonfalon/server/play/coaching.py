"""The coach at a table: who may ask it.

It helps one player against bots, or alone. It does not help at rated tables, nor where another
person plays, who could not know about it.
"""

from __future__ import annotations

from uuid import UUID

from gonfalon.server.play.moves import NotPlaying, NotYourSeat
from gonfalon.server.play.reading import match_at, position_of
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Forbidden
from gonfalon.table import coaching


def coached(table: UUID, user: UUID, decision_id: str = "") -> coaching.Coached:
    """Return what the coach looks at for a pending decision of the user, by default the first."""
    at = position_of(table, user)
    if at.viewer is None:
        raise NotYourSeat
    if at.status != Table.Status.PLAYING:
        raise NotPlaying
    check_alone(table, at.viewer)
    return coaching.coached(match_at(at), at.viewer, decision_id)


def check_alone(table: UUID, seat: int) -> None:
    """Refuse unless the table is unrated, the user plays, and everybody else is a bot."""
    if Table.objects.filter(id=table, rated=True).exists():
        raise Forbidden("coach-rated", "The coach does not help at rated tables.")
    fields = ("number", "user_id", "standing_in", "resigned")
    for number, user, standing_in, resigned in Seat.objects.filter(table=table).values_list(
        *fields
    ):
        if number == seat:
            if standing_in or resigned:
                raise NotYourSeat
        elif user is not None:
            raise Forbidden(
                "coach-others", "The coach helps only where all other seats are played by bots."
            )
