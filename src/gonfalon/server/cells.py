"""Cells: groups of servers, each with a database of its own for its tables.

The id of a table says which cell it belongs to, so that a proxy can route a request by its URL.
New ids are UUIDs of version 8: the first byte is the cell, the rest is random. Older ids are UUIDs
of version 4, which all belong to cell 0. Today every site consists of cell 0 alone.
"""

from __future__ import annotations

import secrets
from uuid import UUID

from django.conf import settings

VERSION = 8
BITS = 128
FIRST_CELL = 0


def new_table_id() -> UUID:
    """Return an unguessable id for a table of this cell: 114 bits are random."""
    return table_id_in(settings.CELL)


def table_id_in(cell: int) -> UUID:
    """Return an unguessable id for a table of a cell."""
    number = secrets.randbits(BITS)
    number = number & ~(0xFF << 120) | cell << 120
    number = number & ~(0xF << 76) | VERSION << 76
    number = number & ~(0x3 << 62) | 0x2 << 62  # the variant of RFC 9562
    return UUID(int=number)


def cell_of(table: UUID) -> int:
    """Return the cell of a table."""
    return table.bytes[0] if table.version == VERSION else FIRST_CELL
