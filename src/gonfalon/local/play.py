"""Operations of tables and matches."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gonfalon.bots import BOTS
from gonfalon.kernel.play.step import EVERYONE_CONFIRMS, QUICK
from gonfalon.local import showing
from gonfalon.local.router import BadInput, Request, Routes, Text, whole
from gonfalon.local.table import Answer

ROUTES = Routes()


@ROUTES.add("GET", "/bots")
def list_bots(request: Request) -> Any:
    return list(BOTS)


@ROUTES.add("POST", "/tables", 201)
def create_table(request: Request) -> Any:
    bots = request.given("bots", dict, {})
    people = people_of(request)
    made = request.tables.open(
        request.given("game", str),
        request.given("seats", int),
        request.given("settings", dict, {}),
        {str(number): str(level) for number, level in bots.items()},
        people,
        request.given("policy", str, EVERYONE_CONFIRMS if len(people) > 1 else QUICK),
        quick_start=quick_starts_of(request, people),
    )
    return showing.details(made)


def people_of(request: Request) -> dict[int, str]:
    """Return who sits down at this device: `people`, names by seat, or one person at `own_seat`.

    Between several, a sealed round goes to everybody: whom the device skips had nothing to choose.
    """
    given = request.given("people", dict, None)
    if given is None:
        alone = request.body.get("own_seat", 0) is not None
        return {request.given("own_seat", int, 0): ""} if alone else {}
    if not all(seat.isdecimal() and isinstance(name, str) for seat, name in given.items()):
        raise BadInput("people should be names by seat")
    return {int(seat): name for seat, name in given.items()}


def quick_starts_of(request: Request, people: Collection[int]) -> list[int]:
    """Return the seats that wish for a quick start: all people here, or those that are listed."""
    wanted = request.body.get("quick_start", False)
    if isinstance(wanted, bool):
        return [*people] if wanted else []
    if not isinstance(wanted, list) or not set(wanted) <= set(people):
        raise BadInput("quick_start should be true, or seats of people")
    return wanted


@ROUTES.add("GET", "/tables")
def list_tables(request: Request) -> Any:
    return []


@ROUTES.add("GET", "/tables/mine")
def my_tables(request: Request) -> Any:
    over = request.flag("over")
    found = [one for one in request.tables.shown().values() if (one["status"] == "over") == over]
    return found[::-1]


@ROUTES.add("GET", "/tables/{table}")
def show_table(request: Request, table: str) -> Any:
    return table_shown(request, table)


def table_shown(request: Request, table: str) -> dict[str, Any]:
    """Return a table in full, with its latest rematch."""
    again = [id for id, one in request.tables.shown().items() if one["rematch_of"] == table]
    return showing.details(request.tables.find(table), again[-1] if again else "")


@ROUTES.add("GET", "/tables/{table}/version")
def show_version(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    return {"table": table, "version": at.match.version, "status": showing.status(at)}


@ROUTES.add("GET", "/tables/{table}/view")
def view(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    version, eyes = request.number("version"), request.query.get("eyes", showing.OWN)
    if version is None or version == at.match.version:
        return showing.current(at, eyes)
    return showing.past(at, version, eyes)


@ROUTES.add("GET", "/tables/{table}/since/{version}")
def since(request: Request, table: str, version: str) -> Any:
    eyes = request.query.get("eyes", showing.OWN)
    return showing.since_version(request.tables.find(table), whole(version), eyes)


@ROUTES.add("GET", "/tables/{table}/frames/{version}")
def frames(request: Request, table: str, version: str) -> Any:
    return showing.frames(request.tables.find(table), whole(version))


@ROUTES.add("POST", "/tables/{table}/choices")
def choose(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    given = at.choose(
        request.given("decision", str),
        request.words("options"),
        request.given("key", str),
        request.given("go_on", bool, False),
    )
    return accepted(request, table, given)


@ROUTES.add("POST", "/tables/{table}/undo")
def undo(request: Request, table: str) -> Any:
    given = request.tables.find(table).undo(request.given("to", str), request.given("key", str))
    return accepted(request, table, given)


def accepted(request: Request, table: str, given: Answer) -> dict[str, Any]:
    """Return the response for an accepted input."""
    at = request.tables.find(table)
    body: dict[str, Any] = {"version": given.version}
    if given.went_on:
        body["went_on"] = given.went_on
    if request.flag("view"):
        body["current"] = showing.current(at)
    version = request.number("since")
    if version is not None:
        body["since"] = showing.since_version(at, version)
    return body


@ROUTES.add("POST", "/tables/{table}/rewind")
def go_back(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    to = request.given("version", int)
    key = request.given("key", str)
    given = at.go_back(to, key)
    seats = [at.by_key[key].seat]
    return {"version": given.version, "to": to, "agreed": seats, "needed": seats, "done": True}


@ROUTES.add("GET", "/tables/{table}/rewind")
def proposed(request: Request, table: str) -> Any:
    request.tables.find(table)
    return Text("null")


@ROUTES.add("POST", "/tables/{table}/plans")
def plan(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    return showing.plan(at, request.given("decision", str), request.given("wanted", dict))


@ROUTES.add("POST", "/tables/{table}/series")
def series(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    return showing.series(at, request.given("decision", str), request.words("options"))


@ROUTES.add("GET", "/tables/{table}/coach")
def ask_coach(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    return showing.coach(at, request.query.get("decision", ""), request.flag("advice"))


@ROUTES.add("GET", "/tables/{table}/quick-start")
def quick_start(request: Request, table: str) -> Any:
    return showing.quick_start(request.tables.find(table))


@ROUTES.add("GET", "/tables/{table}/standing-orders")
def read_orders(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    return showing.standing_orders(at, at.seat())


@ROUTES.add("PUT", "/tables/{table}/standing-orders")
def give_orders(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    seat = at.seat()
    at.order(request.words("kinds"))
    return showing.standing_orders(at, seat if seat == at.terms.people.holder else None)


@ROUTES.add("POST", "/tables/{table}/hand-over")
def hand_over(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    at.hand_over(request.given("level", str, "heuristic"))
    return table_shown(request, table)


@ROUTES.add("POST", "/tables/{table}/take-back")
def take_back(request: Request, table: str) -> Any:
    request.tables.find(table).hand_over("")
    return table_shown(request, table)


@ROUTES.add("GET", "/tables/{table}/holder")
def show_holder(request: Request, table: str) -> Any:
    return showing.holder(request.tables.find(table))


@ROUTES.add("POST", "/tables/{table}/holder")
def give_device(request: Request, table: str) -> Any:
    at = request.tables.find(table)
    at.give(None if request.body.get("seat", 0) is None else request.given("seat", int))
    return showing.holder(at)


@ROUTES.add("POST", "/tables/{table}/rematch", 201)
def rematch(request: Request, table: str) -> Any:
    before = request.tables.find(table)
    made = request.tables.open(
        before.terms.game,
        before.match.seats,
        dict(before.match.settings),
        before.terms.bots,
        {int(seat): name for seat, name in before.terms.people.names.items()},
        before.match.policy,
        rematch_of=table,
    )
    return showing.details(made)


@ROUTES.add("GET", "/tables/{table}/course")
def course(request: Request, table: str) -> Any:
    return showing.course(request.tables.find(table))


@ROUTES.add("GET", "/tables/{table}/record")
def record(request: Request, table: str) -> Any:
    return Text(showing.record_text(request.tables.find(table)))


@ROUTES.add("GET", "/tables/{table}/verified")
def verified(request: Request, table: str) -> Any:
    return showing.verified(request.tables.find(table))
