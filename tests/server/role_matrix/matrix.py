"""The role matrix: every operation, the scene it is asked in, and every answer."""

from __future__ import annotations

from tests.server.role_matrix import of_people, of_tables

MATRIX = (*of_people.ROWS, *of_tables.ROWS)
