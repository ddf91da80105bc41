"""Requests to what one device can answer: method and path to an operation, errors to statuses.

    site = Site()
    answer = site.answer("GET", "/api/games", "")
    store(answer.keep)  # first: then an answer that was shown is never lost
    show(answer.status, answer.text)

What a path is and what it returns is said in `docs/openapi.json`. An operation that needs other
people or a server is not here; asking for it is answered by 404 `needs-a-server`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.errors import ContentError, GonfalonError, RecordError, Refused
from gonfalon.local import showing
from gonfalon.local.device import Device
from gonfalon.local.tables import NoSuchTable, Tables

STATUS: Final = {  # of refusals; others mean that the match has moved on (409)
    "unknown-game": 404,
    "no-such-rule": 404,
    "not-your-seat": 403,
    "unknown-bot": 422,
    "no-such-kind": 422,
    "seat-taken": 422,
    "seats-empty": 422,
    "not-a-person": 422,
}


class NotHere(Exception):
    """What was asked for does not exist: a code, and words for whoever reads the log."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class BadInput(Exception):
    """A request does not have the form that the description asks for."""


@dataclass(frozen=True)
class Text:
    """A response that is not JSON."""

    body: str


@dataclass(frozen=True)
class Answer:
    """A response, and what has to be stored before it may be shown."""

    status: int
    text: str
    keep: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Request:
    """A request as an operation gets it."""

    query: Mapping[str, str]
    body: Mapping[str, Any]
    device: Device

    @property
    def tables(self) -> Tables:
        """The tables of the device."""
        return self.device.tables

    def flag(self, name: str) -> bool:
        """Return a yes or no of the query, no by default."""
        return self.query.get(name, "").lower() in ("true", "1", "yes")

    def number(self, name: str) -> int | None:
        """Return a number of the query, if there is one."""
        value = self.query.get(name)
        return None if value is None else whole(value)

    def given(self, name: str, kind: type, otherwise: Any = ...) -> Any:
        """Return a value of the body; without a default, it has to be there."""
        value = self.body.get(name, otherwise)
        if value is otherwise and otherwise is not ...:
            return value
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise BadInput(f"{name} should be a {kind.__name__}")
        return value

    def words(self, name: str, otherwise: Any = ...) -> list[str]:
        """Return a list of texts of the body."""
        found = self.given(name, list, otherwise)
        if not all(isinstance(one, str) for one in found):
            raise BadInput(f"{name} should be a list of texts")
        return [*found]


Operation = Callable[..., Any]


@dataclass(frozen=True)
class Route:
    """An operation, and the requests that it answers."""

    method: str
    pattern: re.Pattern[str]
    status: int  # if it succeeds and returns something
    operation: Operation


class Routes(list[Route]):
    """Operations by their paths, where `{name}` is an argument of the operation."""

    def add(self, method: str, path: str, status: int = 200) -> Callable[[Operation], Operation]:
        """Add the decorated operation."""
        pattern = re.compile("/api" + re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", path))

        def keep(operation: Operation) -> Operation:
            self.append(Route(method, pattern, status, operation))
            return operation

        return keep


def whole(text: str) -> int:
    """Return a number of a path or query."""
    try:
        return int(text)
    except ValueError:
        raise BadInput(f"{text[:20]!r} is not a number") from None


def answer(
    routes: Iterable[Route], device: Device, method: str, url: str, body: str = ""
) -> Answer:
    """Answer a request."""
    parts = urlsplit(url)
    query = {name: values[-1] for name, values in parse_qs(parts.query).items()}
    for route in routes:
        found = route.pattern.fullmatch(parts.path)
        if found is not None and route.method == method:
            return carried_out(device, route, found.groupdict(), query, body)
    return problem(404, "needs-a-server", "This needs a server.")


def carried_out(
    device: Device, route: Route, place: dict[str, str], query: dict[str, str], body: str
) -> Answer:
    """Carry out an operation and return its response."""
    try:
        given = json.loads(body) if body else {}
        if not isinstance(given, dict):
            raise BadInput("the body should be an object")
        value = route.operation(Request(query, given, device), **place)
    except NoSuchTable:
        return problem(404, "no-such-table", "There is no such table.")
    except NotHere as missing:
        return problem(404, missing.code, str(missing))
    except (BadInput, RecursionError, json.JSONDecodeError) as bad:
        return problem(422, "bad-input", str(bad))
    except Refused as refused:
        return refusal(device.tables, refused, place.get("table", ""))
    except RecordError as bad:
        return problem(422, "bad-record", str(bad))
    except ContentError as bad:
        return problem(422, "bad-packs", str(bad))
    except GonfalonError as other:
        return problem(409, "conflict", str(other))
    keep = device.take_kept()
    if isinstance(value, Text):
        return Answer(route.status, value.body, keep)
    return Answer(204, "", keep) if value is None else Answer(route.status, canonical(value), keep)


def refusal(tables: Tables, error: Refused, table: str) -> Answer:
    """Return the response for a refusal, with the current view if a decision is gone."""
    status = STATUS.get(error.code, 422 if error.code.startswith("bad-") else 409)
    more = {}
    if error.code in ("stale-decision", "over") and table in tables.by_id:
        more["current"] = showing.current(tables.by_id[table])
    return problem(status, error.code, str(error), error.rule, more)


def problem(
    status: int, code: str, message: str, rule: str = "", more: Mapping[str, Any] | None = None
) -> Answer:
    """Return an error."""
    body = {"code": code, "message": message, "rule": rule, **(more or {})}
    return Answer(status, canonical(body))
