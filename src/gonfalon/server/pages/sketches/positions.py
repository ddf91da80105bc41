"""Which position of a table is drawn on its card, from what a spectator sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final
from uuid import UUID

from gonfalon import new
from gonfalon.kernel.errors import NotInstalled
from gonfalon.kernel.match import Match
from gonfalon.server.pages.sketches import crusaders, glory, mastery, paladins
from gonfalon.server.pages.sketches.shapes import Content, Sketch, State
from gonfalon.server.play.editions import content_of
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Table

Artist = Callable[[State, Content], Sketch]

ARTISTS: Final[dict[str, Artist]] = {
    "crusaders": crusaders.sketch,
    "glory": glory.sketch,
    "mastery": mastery.sketch,
    "paladins": paladins.sketch,
}
# The games whose first position is worth a look: their map. Invitations show it.
WITH_MAP: Final = frozenset({"crusaders", "mastery"})


def has_sketch(table: Table) -> bool:
    """True if a position of a table is drawn: the last one, or the map of an open table."""
    if table.status == Table.Status.OVER:
        return table.game in ARTISTS
    return table.status == Table.Status.OPEN and table.game in WITH_MAP


def sketch_of(table_id: UUID) -> Sketch | None:
    """Draw the position of a table that has a sketch; None if its rules are no longer here."""
    table = Table.objects.get(id=table_id)
    match: Match[Any]
    if table.status == Table.Status.OPEN:
        content = content_of(table.game, tuple(table.packs))
        match = new(table.game, table.seat_count, table.settings, seed=0, content=content)
    else:
        try:
            match = match_of(table)
        except NotInstalled:
            return None
    return ARTISTS[table.game](match.view(None)["state"], match.content.entries.sections)
