"""The role matrix: every operation of the API, asked by everybody, is answered as agreed.

The rows are in `tests/server/role_matrix`; `docs/programs/api-roles.md` is made of them, and
written by this test with GONFALON_WRITE_DOCS=1. Which operations there are is asked of the OpenAPI
document: one without a row is a failure.
"""

from __future__ import annotations

import json
import os
import string
import uuid
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from django.db import transaction

from gonfalon.server.api.description import description
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.tables.models import Table
from tests.server import roles
from tests.server.pushing import VAPID
from tests.server.role_matrix.matrix import MATRIX
from tests.server.role_matrix.operation import Operation
from tests.server.roles import ROLES, Scene, World, make_world
from tests.server.visitor import Visitor, json_of

pytestmark = pytest.mark.django_db

PAGE = Path(__file__).resolve().parents[3] / "docs" / "programs" / "api-roles.md"
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE")
SCENES = {o.scene.__name__: o.scene for o in MATRIX}


@pytest.fixture(autouse=True)
def conditions(settings: Any) -> Iterator[None]:
    """Nobody is refused for asking too often here; pushes can be sent."""
    settings.LIMITS_ON = False
    settings.ENVIRONMENT = replace(settings.ENVIRONMENT, **VAPID)
    yield
    MATCHES.clear()
    RESPONSES.clear()


@lru_cache(maxsize=1)
def described() -> dict[str, dict[str, Any]]:
    """Return the OpenAPI description of every operation, by method and path."""
    paths = json.loads(description())["paths"]
    return {
        f"{method.upper()} {path.removeprefix('/api')}": operation
        for path, methods in paths.items()
        for method, operation in methods.items()
    }


@lru_cache(maxsize=1)
def schemas() -> dict[str, Any]:
    """Return the schemas of the OpenAPI document."""
    found: dict[str, Any] = json.loads(description())["components"]["schemas"]
    return found


def takes_invitation(operation: Operation) -> str:
    """Return where an operation takes an invitation, by its description: query, body or nowhere."""
    found = described()[operation.name]
    if any(p["name"] == "invite" and p["in"] == "query" for p in found.get("parameters", ())):
        return "query"
    content = found.get("requestBody", {}).get("content", {})
    reference = content.get("application/json", {}).get("schema", {}).get("$ref", "")
    schema = schemas().get(reference.rpartition("/")[2], {})
    return "body" if "invite" in schema.get("properties", {}) else ""


def names_in(path: str) -> set[str]:
    """Return the names of what a path is filled with."""
    return {name for _, name, _, _ in string.Formatter().parse(path) if name}


def ask(world: World, operation: Operation, role: str, **ids: Any) -> int:
    """Let somebody ask, and forget that it happened."""
    path = "/api" + world.fill(operation.path, **{**operation.ids_in(world), **ids})
    body = operation.body_in(world)
    if role == "invited":
        where = takes_invitation(operation)
        if where == "query":
            path += f"?invite={world.table.invite}"
        elif where == "body":
            body = {**(body or {}), "invite": world.table.invite}
    caller = world.callers[role]
    if isinstance(caller, Visitor):
        caller.headers()  # the CSRF token, asked for once
    cookies = dict(caller.client.cookies)
    with transaction.atomic():
        answer = caller.send(operation.method, path, body)
        transaction.set_rollback(True)
    caller.client.cookies.clear()
    caller.client.cookies.update(cookies)
    MATCHES.clear()
    RESPONSES.clear()
    return int(answer.status_code)


def answered(scene: Scene, visibility: str) -> dict[str, dict[str, int]]:
    """Return how everybody is answered in a scene."""
    world = make_world(visibility, scene)
    return {
        operation.name: {role: ask(world, operation, role) for role in ROLES}
        for operation in MATRIX
        if operation.scene is scene and (visibility == "public" or operation.private)
    }


@pytest.mark.parametrize("visibility", ["public", "private"])
@pytest.mark.parametrize("scene", SCENES)
def test_everybody_is_answered_as_agreed(scene: str, visibility: str) -> None:
    wanted = {
        operation.name: operation.expected(visibility)
        for operation in MATRIX
        if operation.scene is SCENES[scene] and (visibility == "public" or operation.private)
    }
    assert answered(SCENES[scene], visibility) == wanted


def test_the_matrix_knows_every_operation() -> None:
    assert sorted(operation.name for operation in MATRIX) == sorted(described())
    assert len({operation.name for operation in MATRIX}) == len(MATRIX)


def test_every_status_is_described() -> None:
    for operation in MATRIX:
        given = {*operation.public.split(), *operation.private.split()}
        assert given <= set(described()[operation.name]["responses"]), operation.name


def test_whatever_concerns_a_table_is_asked_at_a_private_one_too() -> None:
    for operation in MATRIX:
        concerned = names_in(operation.path) & {"table_id", "invite", "line_id"}
        assert bool(concerned) == bool(operation.private), operation.name


# -- what nobody may do -------------------------------------------------------------------------


def test_a_session_without_the_csrf_token_changes_nothing() -> None:
    world = make_world("public", roles.belongings)
    world.ids |= {"line_id": 1, "report_id": 1, "challenge_id": uuid.uuid4(), "invitation_id": 1}
    owner = world.callers["owner"]
    found = {}
    for operation in MATRIX:
        security = described()[operation.name]["security"]
        if operation.method == "GET" or {"BySession": []} not in security:
            continue
        answer = owner.client.generic(
            operation.method,
            "/api" + world.fill(operation.path),
            json_of(operation.body_in(world) or {}),
            content_type="application/json",
        )
        found[operation.name] = answer.json()["code"]
    assert found == dict.fromkeys(found, "csrf")
    assert len(found) > 50


def test_every_other_method_is_refused() -> None:
    world = make_world("public", roles.belongings)
    world.ids |= {"line_id": 1, "report_id": 1, "challenge_id": uuid.uuid4(), "invitation_id": 1}
    known = {name.split(" ")[1] for name in described()}
    found = {}
    for path in known:
        for method in METHODS:
            if f"{method} {path}" not in described():
                operation = Operation(method, path, roles.belongings, None, "")
                found[operation.name] = {
                    role: caller.send(method, "/api" + world.fill(path)).status_code
                    for role, caller in world.callers.items()
                    if role in ("anonymous", "owner", "token play")
                }
    wanted = dict.fromkeys(("anonymous", "owner", "token play"), 405)
    assert found == dict.fromkeys(found, wanted)
    assert len(found) > 200


def test_a_guessed_table_is_not_there() -> None:
    world = make_world("public", roles.open_table)
    world.table = Table(id=uuid.uuid4(), invite="guessed")
    world.ids |= {"table_id": world.table.id, "invite": "guessed"}
    found = {
        operation.name: ask(world, operation, "owner")
        for operation in MATRIX
        if names_in(operation.path) & {"table_id", "invite"}
        if not operation.path.startswith("/moderation/") and operation.needs_no_token
    }
    assert found == dict.fromkeys(found, 404)
    assert len(found) > 35


# What names somebody or something that is everybody's to know, and invitations, which are keys.
EVERYBODYS = {"who", "player", "other", "user_id", "slug", "game", "invite", "day"}


def test_ids_of_another_table_or_person_open_nothing() -> None:
    here = make_world("public", roles.belongings)
    there = make_world("private", roles.line_of_seat)
    for scene in (roles.belongings, roles.challenged, roles.invited_by_name):
        scene(there)
    found: dict[str, dict[str, int]] = {}
    for operation in MATRIX:
        names = names_in(operation.path) & set(there.ids)
        if names and not names & EVERYBODYS:
            foreign = {name: there.ids[name] for name in names}
            found[operation.name] = {
                role: ask(here, operation, role, **foreign) for role in ROLES if role != "moderator"
            }
    let_in = {
        (name, role, status)
        for name, answers in found.items()
        for role, status in answers.items()
        if status not in (401, 403, 404)
    }
    assert let_in == set()
    assert len(found) >= 50


def test_ids_in_bodies_open_nothing() -> None:
    here = make_world("public", roles.asked)
    there, theirs = make_world("private", roles.asked), make_world("public", roles.open_table)
    table = f"/api/tables/{here.table.id}"
    seat, other, stranger = (here.callers[role] for role in ("seat", "other seat", "stranger"))
    key = str(uuid.uuid4())
    answer = {"decision": here.asked, "options": [here.option], "key": key}
    bot = str(here.users["bot"].id)
    for who, path, body, status, code in (
        (seat, f"{table}/choices", {**answer, "decision": "9.9.9.window.1"}, 409, "stale-decision"),
        (seat, f"{table}/choices", {**answer, "options": ["no-such-option"]}, 409, "not-offered"),
        (seat, f"/api/tables/{there.table.id}/choices", answer, 404, "no-such-table"),
        (seat, f"{table}/undo", {"to": "9.9.9.window.1", "key": key}, 409, "cannot-undo"),
        (seat, f"{table}/rewind", {"version": 10**6, "key": key}, 409, "no-such-version"),
        (stranger, f"{table}/adopt", {"seat": 2}, 409, "seat-kept"),
        (stranger, f"{table}/adopt", {"seat": 9}, 409, "no-such-seat"),
        (stranger, f"{table}/report", {"seat": 9, "text": "x"}, 409, "no-such-seat"),
        (seat, f"{table}/offer", {"offered": True, "seat": 2}, 403, "not-your-seat"),
        (
            here.callers["invited"],
            f"/api/tables/{there.table.id}/join",
            {"invite": here.table.invite},
            404,
            "no-such-table",
        ),
        (
            seat,
            "/api/challenges",
            {"bot": bot, "table": str(there.table.id)},
            404,
            "no-such-table",
        ),
        (seat, "/api/challenges", {"bot": bot, "table": str(theirs.table.id)}, 403, "not-owner"),
        (
            seat,
            "/api/challenges",
            {"bot": str(here.users["target"].id), "new": {"game": "mastery", "seats": 2}},
            404,
            "no-such-bot",
        ),
        (seat, f"{table}/choices", answer, 200, None),
        (seat, f"{table}/choices", answer, 200, None),  # again: the same answer
        (other, f"{table}/choices", answer, 403, "not-your-seat"),  # by somebody else's key
        (seat, f"{table}/undo", {"to": here.asked, "key": key}, 409, "key-used"),
    ):
        found = who.send("POST", path, body)
        assert (found.status_code, found.json().get("code")) == (status, code), (path, body)


# -- the page -----------------------------------------------------------------------------------


def document() -> str:
    """Return the matrix as a page."""
    lines = [HEAD, row("operation", ROLES), row("---", ["---"] * len(ROLES))]
    for operation in MATRIX:
        what = f"`{operation.name}`<br>{(operation.scene.__doc__ or '').strip()}"
        lines.append(row(what, operation.public.split()))
    lines += [PRIVATE, row("operation", ROLES), row("---", ["---"] * len(ROLES))]
    lines += [row(f"`{o.name}`", o.private.split()) for o in MATRIX if o.private]
    return "\n".join(lines) + "\n"


def row(first: str, rest: Any) -> str:
    """Return a row of a table."""
    return "| " + " | ".join([first, *rest]) + " |"


HEAD = """# Who may do what

Every operation of the API, asked by everybody, with the status of the answer. The table is checked
by `tests/server/accounts/test_roles.py`, which also writes this page (`GONFALON_WRITE_DOCS=1`); an
operation that has no row here is a failing test.

Seats: 0 is the owner's, 1 is *seat*, 2 is *other seat*, 3 is free or a bot's. *Guest* has an
account without a password, *stranger* a full one, *spectator* looks on; *invited* holds the
invitation and sends it wherever it is taken. *Barred* was sent away by the owner, *suspended* by
the moderators. *Moderator* has the permission `tables.moderate`, *staff* may open the admin pages
but lacks it. The tokens are the owner's, which is a bot account, each with one scope. Tokens, bots,
browsers, sessions and challenges in the addresses are those of *seat*; its challenge goes to the
owner. The invitation by name is one of *other seat* to *seat*. Where somebody may ask, but the
table is not in a state for it, or the question is another's, the answer is 409; what was asked here
fits the state that is named.

The same test shows that no id of another table or person opens anything, that every other method is
answered with 405, and that a session without the CSRF token changes nothing.

## A public table
"""

PRIVATE = """
## A private table

It does not exist for those who neither sit there, nor own it, nor show the invitation.
"""


def test_the_page_is_up_to_date() -> None:
    if os.environ.get("GONFALON_WRITE_DOCS") == "1":
        PAGE.write_text(document(), "utf-8")
    assert PAGE.read_text("utf-8") == document()
