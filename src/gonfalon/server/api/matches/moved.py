"""Requests for a table that has just moved to another cell: try again, the proxy will know soon.

There is no such table here any more. The client repeats what gets 503, so nobody is told that.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from datetime import timedelta
from uuid import UUID

from django.http import HttpRequest, HttpResponse

from gonfalon.server.api.errors import answer, busy, plain
from gonfalon.server.bypass.unavailable import UNAVAILABLE
from gonfalon.server.play.models import MovedTable
from gonfalon.server.service_time import database_time
from gonfalon.server.tables.models import Table

TABLE = re.compile(r"/tables/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})", re.IGNORECASE)
# A table that is not there; a seat that is not; a row that refers to one of them.
DOUBTFUL = (403, 404, 409)
# For how long before a request the transaction may have begun in which its table came back.
JUST_NOW = timedelta(seconds=1.5)


class MovedTables:
    """The middleware that looks twice before a table is said not to be there."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        """Replace a refusal if the table has moved."""
        began = time.monotonic()
        response = self.get_response(request)
        if response.status_code not in DOUBTFUL:
            return response
        found = TABLE.search(request.path)
        if found is None:
            return response
        try:
            has_moved = is_moving(UUID(found[1]), began)
        except UNAVAILABLE as error:
            return answer(busy(error))
        # Without Retry-After, which counts in seconds: the client comes back sooner.
        return answer(plain(503, "Please try again in a moment.")) if has_moved else response


def is_moving(table: UUID, began: float) -> bool:
    """True if a table has moved away, or may have come back since the monotonic time `began`."""
    note = MovedTable.objects.only("at").filter(table=table).first()
    if note is None:
        return False
    lasted = timedelta(seconds=time.monotonic() - began)
    recent = note.at > database_time() - lasted - JUST_NOW  # both are the database's time
    return recent or not Table.objects.filter(id=table).exists()
