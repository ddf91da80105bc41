"""Endings: what a finished match showed, stored so that it outlives its rules.

`shown` of a row is compressed JSON: the last view of every viewer, a spectator's first, and the
course of the match.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from gonfalon.kernel.records.saving import canonical
from gonfalon.server.play import models


@dataclass(frozen=True)
class Ending:
    """What is stored of a finished match."""

    holds: bool
    record: str
    inputs: int
    draws: int
    at: datetime
    views: list[dict[str, Any]]
    course: list[dict[str, Any]]

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return the last view of a seat or a spectator, without questions."""
        return self.views[0 if viewer is None else viewer + 1]


def find_ending(table: UUID) -> Ending | None:
    """Return the stored ending of a match, if there is one."""
    row = models.Ending.objects.filter(table_id=table).first()
    if row is None:
        return None
    shown = json.loads(zlib.decompress(bytes(row.shown)))
    return Ending(
        row.holds, row.record, row.inputs, row.draws, row.at, shown["views"], shown["course"]
    )


def packed(views: list[dict[str, Any]], course: list[dict[str, Any]]) -> bytes:
    """Return views and course as they are stored."""
    return zlib.compress(canonical({"views": views, "course": course}).encode())


def digest_of(record: str) -> str:
    """Return the digest of a record's text."""
    return hashlib.sha256(record.encode()).hexdigest()
