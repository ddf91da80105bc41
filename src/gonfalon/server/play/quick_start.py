"""Quick starts of users: their seat answers the questions of the set-up by itself.

The wish is private. It is carried out in the transaction of the input that leads to such a question
(`moves.perform`), or of the start.
"""

from __future__ import annotations

from dataclasses import replace

from gonfalon.server.play.storage.storage import LockedTable
from gonfalon.server.tables.models import Seat
from gonfalon.table.quick_start import QuickStart


def keep_wish(here: LockedTable, seat: int, wish: QuickStart) -> LockedTable:
    """Store a seat's wish, if it has changed, and return the table with it."""
    places = here.places[:]
    if places[seat].quick_start == wish:
        return here
    Seat.objects.filter(table_id=here.row.id, number=seat).update(quick_start=wish.to_json())
    places[seat] = replace(places[seat], quick_start=wish)
    return replace(here, places=places)
