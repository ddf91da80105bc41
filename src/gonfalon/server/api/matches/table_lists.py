"""Lists of tables as JSON, and the pages of the lobby, which are the same for everybody.

A list is up to 50 tables with all their seats. It is written as JSON at once: the schemas that
describe it would take most of the time. Everybody asks for the same pages of the lobby, so each is
read at most once a second. Only `you` differs, for the few who sit there or own the table.
"""

from __future__ import annotations

import json
import threading
import time
from collections import OrderedDict
from dataclasses import dataclass

from django.http import HttpResponse
from ninja.responses import NinjaJSONEncoder

from gonfalon.server.accounts.models import User
from gonfalon.server.api.matches.table_schemas import facts, you
from gonfalon.server.service_time import service_clock
from gonfalon.server.tables import lobby
from gonfalon.server.tables.models import Table

FRESH = 1.0  # seconds that a page of the lobby may be old
MOST_PAGES = 128


@dataclass(frozen=True)
class ListedTable:
    """A table, and the JSON of what everyone is shown of it, an object without its end."""

    table: Table
    text: str


def listed(tables: list[Table]) -> list[ListedTable]:
    """Return tables with their JSON."""
    clock = service_clock()
    return [
        ListedTable(table, json.dumps(facts(table, clock), cls=NinjaJSONEncoder)[:-1])
        for table in tables
    ]


def tables_response(tables: list[ListedTable], user: User | None) -> HttpResponse:
    """Return a list of tables for a user. Skips response validation: the shape is known."""
    rows = (f'{one.text}, "you": {json.dumps(you(one.table, user))}}}' for one in tables)
    return HttpResponse(f"[{', '.join(rows)}]", content_type="application/json; charset=utf-8")


class LobbyPages:
    """Pages of the lobby, each read at most once in a while and by one thread."""

    def __init__(self, fresh: float = FRESH) -> None:
        self.fresh = fresh
        self.lock = threading.Lock()
        self.makers = [threading.Lock() for _ in range(16)]
        self.pages: OrderedDict[lobby.Filter, tuple[float, list[ListedTable]]] = OrderedDict()

    def find(self, wanted: lobby.Filter) -> list[ListedTable] | None:
        """Return a page that is fresh."""
        with self.lock:
            found = self.pages.get(wanted)
        if found is None or time.monotonic() - found[0] >= self.fresh:
            return None
        return found[1]

    def read(self, wanted: lobby.Filter) -> list[ListedTable]:
        """Return a page, from the database if it is not fresh."""
        with self.makers[hash(wanted) % len(self.makers)]:
            found = self.find(wanted)
            if found is None:
                began = time.monotonic()
                found = listed(lobby.listed(wanted))
                self.keep(wanted, began, found)
        return found

    def keep(self, wanted: lobby.Filter, at: float, page: list[ListedTable]) -> None:
        """Keep a page; the oldest makes room."""
        with self.lock:
            self.pages[wanted] = (at, page)
            self.pages.move_to_end(wanted)
            while len(self.pages) > MOST_PAGES:
                self.pages.popitem(last=False)

    def clear(self) -> None:
        """Drop every page."""
        with self.lock:
            self.pages.clear()


PAGES = LobbyPages()
