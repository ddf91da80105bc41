"""Which position of a table is drawn on its card, from what a spectator sees."""

from __future__ import annotations

from typing import Any
from uuid import UUID

from gonfalon import new
from gonfalon.drawing.shapes import Sketch
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.showing import sketch_for
from gonfalon.kernel.values.errors import NotInstalled
from gonfalon.server.api.games import installed
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Table
from gonfalon.table.catalogue import content_of


def has_sketch(table: Table) -> bool:
    """True if a position of a table is drawn: the last one, or the map of an open table."""
    game = installed().get(table.game)
    if game is None or game.sketcher() is None:
        return False
    if table.status == Table.Status.OPEN:
        return game.starts_with_map
    return table.status == Table.Status.OVER


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
    return sketch_for(match, None)
