"""No operation is dearer than its limits allow.

Every operation of the API is measured with nothing in the caches, the dear ones where they are
dearest: at long matches, with full pages, in every lesson. A new operation is measured as soon as
it has a row in the role matrix, without which `test_roles.py` fails. With `-rP` the table is shown.
"""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from dataclasses import replace
from datetime import timedelta
from functools import partial
from typing import Any

import pytest
from django.db import transaction
from django.utils import timezone

from gonfalon.server.play.reading import match_of
from gonfalon.server.ratings import pairs
from gonfalon.server.site.rate_limits import BUDGETS, CPU_USER, LIMITS
from gonfalon.server.tables import lobby
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.seats import seating
from tests.games.every import SLUGS
from tests.server.costs import Cost, listening, measure
from tests.server.harness.site import fill_ratings, make_people
from tests.server.playing import people
from tests.server.pushing import VAPID
from tests.server.role_matrix.matrix import MATRIX
from tests.server.role_matrix.operation import Operation
from tests.server.roles import World, give_an_answer, make_world
from tests.server.tabling import fresh, moderator, opened
from tests.server.visitor import Visitor

pytestmark = pytest.mark.django_db
GOOD = (200, 201, 202, 204)
LONG, LONGER = 120, 500  # inputs
PAGE = 51
SCENES = {operation.scene.__name__: operation.scene for operation in MATRIX}


@pytest.fixture(autouse=True)
def pushes(settings: Any) -> None:
    """Pushes can be sent."""
    settings.ENVIRONMENT = replace(settings.ENVIRONMENT, **VAPID)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The limits that were counted."""
    with listening(monkeypatch) as heard:
        yield heard


def judge(costs: list[Cost]) -> None:
    """Print what was measured; fail if something is dearer than it may be."""
    for cost in sorted(costs, key=lambda cost: -cost.milliseconds):
        print(cost)
    assert costs
    wrong = [str(cost) for cost in costs if cost.is_too_dear]
    assert not wrong, "\n".join(wrong)


def cost_of(world: World, operation: Operation, counted: list[str]) -> Cost:
    """Measure an operation, asked by somebody for whom it does something."""
    expected = operation.expected("public")
    roles = [role for role, status in expected.items() if status in GOOD] or [*expected]
    caller = world.callers[roles[-1] if roles[-1].startswith("token") else roles[0]]
    if "seat" in roles:
        caller = world.callers["seat"]
    if isinstance(caller, Visitor):
        caller.headers()
    path = "/api" + world.fill(operation.path, **operation.ids_in(world))
    body = operation.body_in(world)
    return measure(operation.name, lambda: caller.send(operation.method, path, body), counted)


@pytest.mark.parametrize("scene", SCENES)
def test_operations_cost_what_their_limits_allow(scene: str, counted: list[str]) -> None:
    world = make_world("public", SCENES[scene])
    judge([cost_of(world, o, counted) for o in MATRIX if o.scene is SCENES[scene]])


def test_lists_cost_what_their_limits_allow(counted: list[str]) -> None:
    """A full page of the lobby; fifty own tables."""
    users = people(4, "Lister")
    for number in range(PAGE):
        table = opened(users[number % 4], 4)
        for other in range(1, 4):
            seating.join(table.id, users[(number + other) % 4], invite=table.invite)
    one = signed_in(users[0])
    paths = ("/api/tables", "/api/tables/mine")
    judge([measure(f"GET {path}, full", partial(one.get, path), counted) for path in paths])


def test_pairs_for_moderators_cost_what_their_limits_allow(counted: list[str]) -> None:
    """A full page of them."""
    make_people(60)
    fill_ratings(600, timezone.now(), timedelta(hours=1))
    one = signed_in(moderator())
    path = "/api/moderation/pairs"
    assert len(one.get(path).json()) == pairs.PAGE
    judge([measure(f"GET {path}, full", partial(one.get, path), counted)])


def test_lessons_cost_what_their_limits_allow(counted: list[str]) -> None:
    """The first answer in every step of every lesson, or its beginning if nothing is asked."""
    one = Visitor()
    costs = []
    for lesson in one.get("/api/learn").json():
        for step in lesson["steps"]:
            path = f"/api/learn/{lesson['game']}/{lesson['lesson']}/{step}"
            ask = one.get(path).json()["ask"]
            body = {"options": ask["options"][:1] if ask else []}
            costs.append(measure(f"POST {path}", partial(one.post, path, body), counted))
    judge(costs)


def test_long_matches_cost_what_their_limits_allow(counted: list[str]) -> None:
    judge(costs_at(played("paladins", LONG), counted))


@pytest.mark.slow
@pytest.mark.parametrize("slug", SLUGS)
def test_longer_matches_cost_what_their_limits_allow(slug: str, counted: list[str]) -> None:
    judge(costs_at(played(slug, LONGER), counted))


def test_a_dear_operation_is_seen(counted: list[str]) -> None:
    assert Cost("GET /tables", 200, 86.0, ["views"]).is_too_dear
    assert not Cost("GET /tables", 200, 86.0, ["lists", "views"]).is_too_dear
    assert Cost("GET /me", 200, 86.0).is_too_dear


def test_a_budget_has_room_for_every_operation() -> None:
    """Four of the dearest at once, or a page would have to load its parts one by one."""
    assert max(limit.cost for limit in LIMITS.values()) * 4 <= BUDGETS[CPU_USER].burst


def signed_in(user: Any) -> Visitor:
    """Return somebody with a browser."""
    found = Visitor()
    found.client.force_login(user)
    found.headers()
    return found


def played(slug: str, inputs: int) -> World:
    """Return a world with a table of four at which that much was played."""
    users = people(4, slug)
    table = lobby.create(users[0], lobby.Wanted(game=slug, seats=4, policy="quick"))
    for user in users[1:]:
        seating.join(table.id, user, invite=table.invite)
    for user in users:
        seating.ready(table.id, user)
    seating.start(table.id, users[0])
    world = World(table, {}, {})
    for _ in range(inputs):
        if fresh(table).status != Table.Status.PLAYING:
            break
        give_an_answer(world, 1)
    world.table = fresh(table)
    return world


def costs_at(world: World, counted: list[str]) -> list[Cost]:
    """Measure what depends on the length of a match."""
    table = world.table
    match, path = match_of(table), f"/api/tables/{table.id}"
    asked = match.decisions[0] if match.decisions else None
    seat = table.seats.get(number=asked.seat if asked else 0)
    one = signed_in(seat.user)
    middle, late = table.version // 2, max(0, table.version - 41)
    parts = ["view", f"view?version={middle}", "since/-1", f"frames/{middle}", f"frames/{late}"]
    parts += ["proof", "rewind", "coach"]
    if asked is not None:
        choice = {"decision": asked.id, "options": [asked.options[0].id]}
        query = "choices?view=true&since=-1"
        costs = [
            measure(
                f"POST {table.game} {query}",
                lambda: one.post(f"{path}/{query}", {**choice, "key": str(uuid.uuid4())}),
                counted,
            )
        ]
    else:
        costs = []
    costs += [
        measure(f"GET {table.game} {part}", partial(one.get, f"{path}/{part}"), counted)
        for part in parts
    ]
    with transaction.atomic():
        Table.objects.filter(id=table.id).update(status=Table.Status.VOID, ended_at=table.moved_at)
        over = ("course", "verified", "record", "record?draws=true")
        costs += [
            measure(f"GET {table.game} {part}", partial(one.get, f"{path}/{part}"), counted)
            for part in over
        ]
        transaction.set_rollback(True)
    return costs
