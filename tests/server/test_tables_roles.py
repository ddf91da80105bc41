"""The role matrix: every operation at tables, asked by everybody, is answered as agreed.

`docs/api-roles.md` is made of the same table; with GONFALON_WRITE_DOCS=1 this test writes it.
"""

from __future__ import annotations

import os
import re
import uuid
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from django.db import transaction

from gonfalon.server.tables.models import Table
from tests.server import roles
from tests.server.roles import PERSONS, ROLES, Scene, World, make_world
from tests.server.visitor import json_of

pytestmark = pytest.mark.django_db

PAGE = Path(__file__).resolve().parents[2] / "docs" / "api-roles.md"
NEW = {"game": "mastery", "seats": 2}


@dataclass(frozen=True)
class Operation:
    """One operation, the scene it is asked in, and what everybody is answered.

    `public` has a status for every role, `private` one for every person; a table that does not
    matter has no `private`. With `invited` the spectator sends the invitation along.
    """

    method: str
    path: str
    scene: Scene
    body: Any
    public: str
    private: str = ""
    invited: bool = False

    @property
    def name(self) -> str:
        """Return how it is called in the document."""
        return f"{self.method} {self.path}"


def op(
    call: str, scene: Scene, public: str, private: str = "", body: Any = None, invited: bool = False
) -> Operation:
    """Write an operation in one line."""
    method, path = call.split(" ")
    return Operation(method, path, scene, body, public, private, invited)


REASON = {"reason": "because"}
T = "/tables/{table}"
# fmt: off
MATRIX = (
    # public: anonymous stranger spectator seat other owner barred suspended moderator staff,
    #         then the tokens read play challenge bot; private: the persons alone
    op("GET /bots", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("POST /tables", roles.open_table, body=NEW,
       public="401 201 201 201 201 201 201 403 201 201 403 403 201 403"),
    op("GET /tables", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("GET /tables/mine", roles.open_table,
       public="401 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op(f"GET {T}", roles.open_table, invited=True,
       public="200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="404 404 200 200 200 200 404 404 404 404"),
    op("GET /invitations/{invite}", roles.open_table,
       public="200 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="200 200 200 200 200 200 200 200 200 200"),
    op("POST /invitations/{invite}/accept", roles.open_table,
       public="401 200 200 200 200 200 403 403 200 200 403 200 403 403",
       private="401 200 200 200 200 200 403 403 200 200"),
    op(f"GET {T}/invitation", roles.open_table,
       public="401 403 403 200 200 200 403 403 403 403 403 403 200 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"POST {T}/invitation", roles.open_table,
       public="401 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 403 403 200 404 404 404 404"),
    op(f"POST {T}/join", roles.open_table, body={}, invited=True,
       public="401 200 200 200 200 200 403 403 200 200 403 200 403 403",
       private="401 404 200 200 200 200 404 404 404 404"),
    op(f"POST {T}/leave", roles.open_table,
       public="401 403 403 204 204 204 403 403 403 403 403 204 403 403",
       private="401 404 404 204 204 204 404 404 404 404"),
    op(f"POST {T}/kick", roles.open_table, body={"seat": 2},
       public="401 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 403 403 200 404 404 404 404"),
    op(f"PUT {T}/seats/3/bot", roles.open_table, body={"level": "random"},
       public="401 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 403 403 200 404 404 404 404"),
    op(f"DELETE {T}/seats/3/bot", roles.with_bot,
       public="401 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 403 403 200 404 404 404 404"),
    op(f"POST {T}/ready", roles.open_table, body={},
       public="401 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"DELETE {T}/ready", roles.open_table,
       public="401 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"POST {T}/start", roles.all_ready,
       public="401 403 403 403 403 200 403 403 403 403 403 403 200 403",
       private="401 404 404 403 403 200 404 404 404 404"),
    op(f"POST {T}/reveal", roles.seeding, body={"contribution": roles.SECRET},
       public="401 403 403 200 409 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 409 200 404 404 404 404"),
    op(f"POST {T}/hand-over", roles.playing, body={},
       public="401 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"POST {T}/take-back", roles.handed_over,
       public="401 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"POST {T}/offer", roles.handed_over, body={"offered": True, "seat": 1},
       public="401 403 403 200 403 403 403 403 403 403 403 403 403 403",
       private="401 404 404 200 403 403 404 404 404 404"),
    op(f"POST {T}/adopt", roles.handed_over, body={"seat": 3}, invited=True,
       public="401 200 200 409 409 409 403 403 200 200 403 409 403 403",
       private="401 404 200 409 409 409 404 404 404 404"),
    op(f"POST {T}/resign", roles.playing, body={},
       public="401 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"POST {T}/end", roles.playing, body={"agrees": True},
       public="401 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"POST {T}/pace", roles.playing, body={"pace": "days"},
       public="401 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"POST {T}/pace/answer", roles.pace_offered, body={"agrees": True},
       public="401 403 403 200 200 200 403 403 403 403 403 200 403 403",
       private="401 404 404 200 200 200 404 404 404 404"),
    op(f"POST {T}/rematch", roles.ended,
       public="401 403 403 201 201 201 403 403 403 403 403 403 201 403",
       private="401 404 404 201 201 201 404 404 404 404"),
    op(f"GET {T}/chat", roles.line_of_seat, invited=True,
       public="401 200 200 200 200 200 200 200 200 200 200 403 403 403",
       private="401 404 200 200 200 200 404 404 404 404"),
    op(f"POST {T}/chat", roles.line_of_seat, body={"text": "hello"}, invited=True,
       public="401 201 201 201 201 201 403 403 201 201 403 201 403 403",
       private="401 404 201 201 201 201 404 404 404 404"),
    op(f"POST {T}/report", roles.playing, body={"seat": 1, "text": "rude"},
       public="401 204 204 409 204 204 204 403 204 204 403 403 403 403",
       private="401 404 404 409 204 204 404 404 404 404"),
    op("POST /chat/{line}/report", roles.line_of_seat, body={"text": "rude"},
       public="401 404 404 409 204 204 404 404 404 404 403 403 403 403",
       private="401 404 404 409 204 204 404 404 404 404"),
    op("GET /mutes", roles.open_table,
       public="401 200 200 200 200 200 200 200 200 200 200 403 403 403"),
    op("PUT /mutes/{user}", roles.open_table,
       public="401 204 204 204 204 204 204 204 204 204 403 403 403 403"),
    op("DELETE /mutes/{user}", roles.open_table,
       public="401 204 204 204 204 204 204 204 204 204 403 403 403 403"),
    op("GET /moderation/reports", roles.line_of_seat,
       public="401 403 403 403 403 403 403 403 200 403 403 403 403 403"),
    op("POST /moderation/reports/{report}/close", roles.line_of_seat, body=REASON,
       public="401 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("POST /moderation/chat/{line}/hide", roles.line_of_seat, body=REASON,
       public="401 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("POST /moderation/users/{user}/suspend", roles.open_table, body=REASON,
       public="401 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("POST /moderation/users/{suspended}/reinstate", roles.open_table, body=REASON,
       public="401 403 403 403 403 403 403 403 204 403 403 403 403 403"),
    op("POST /moderation/tables/{table}/void", roles.playing, body=REASON,
       public="401 403 403 403 403 403 403 403 204 403 403 403 403 403",
       private="401 403 403 403 403 403 403 403 204 403"),
    op("GET /moderation/deeds", roles.open_table,
       public="401 403 403 403 403 403 403 403 200 403 403 403 403 403"),
)
# fmt: on


def ask(world: World, operation: Operation, role: str) -> int:
    """Let somebody ask, and forget that it happened."""
    path = "/api" + world.path(operation.path)
    body = operation.body
    if operation.invited and role == "spectator":
        if operation.method == "GET":
            path += f"?invite={world.table.invite}"
        else:
            body = {**(body or {}), "invite": world.table.invite}
    caller = world.callers[role]
    with transaction.atomic():
        answer = caller.send(operation.method, path, body)
        transaction.set_rollback(True)
    return int(answer.status_code)


def expected(operation: Operation, visibility: str) -> dict[str, int]:
    """Return what everybody is answered."""
    if visibility == "public":
        return dict(zip(ROLES, map(int, operation.public.split()), strict=True))
    return dict(zip(PERSONS, map(int, operation.private.split()), strict=True))


CASES = [(operation, "public") for operation in MATRIX] + [
    (operation, "private") for operation in MATRIX if operation.private
]


@pytest.mark.parametrize(("operation", "visibility"), CASES, ids=lambda v: getattr(v, "name", v))
def test_everybody_is_answered_as_agreed(operation: Operation, visibility: str) -> None:
    wanted = expected(operation, visibility)
    world = make_world(visibility, operation.scene)
    assert {role: ask(world, operation, role) for role in wanted} == wanted


def served() -> set[str]:
    """Return every operation of the routers for tables."""
    found = set()
    for name in ("tables", "chat", "moderation"):
        router = import_module(f"gonfalon.server.api.{name}").router
        for path, view in router.path_operations.items():
            for operation in view.operations:
                found |= {f"{method} {shape(path)}" for method in operation.methods}
    return found


def shape(path: str) -> str:
    """Return a path without the names of its parts."""
    return re.sub(r"\{[^}]*\}", "{}", re.sub(r"/seats/\d+/", "/seats/{}/", path))


def test_the_matrix_knows_every_operation() -> None:
    assert {f"{o.method} {shape(o.path)}" for o in MATRIX} == served()


def document() -> str:
    """Return the matrix as a page."""
    lines = [HEAD, row("operation", ROLES), row("---", ["---"] * len(ROLES))]
    for operation in MATRIX:
        what = f"`{operation.name}`<br>{(operation.scene.__doc__ or '').strip()}"
        lines.append(row(what, operation.public.split()))
    lines += [PRIVATE, row("operation", PERSONS), row("---", ["---"] * len(PERSONS))]
    lines += [row(f"`{o.name}`", o.private.split()) for o in MATRIX if o.private]
    return "\n".join(lines) + "\n"


def row(first: str, rest: Any) -> str:
    """Return a row of a table."""
    return "| " + " | ".join([first, *rest]) + " |"


HEAD = """# Who may do what at a table

Every operation at tables, asked by everybody, with the status of the answer. The table is checked
by `tests/server/test_tables_roles.py`, which also writes this page (`GONFALON_WRITE_DOCS=1`).

Seats: 0 is the owner's, 1 is *seat*, 2 is *other seat*, 3 is free or a bot's. *Spectator* holds the
invitation. *Barred* was sent away by the owner, *suspended* by the moderators. *Moderator* has the
permission `tables.moderate`, *staff* may open the admin pages but lacks it. The tokens are the
owner's, each with one scope. Where somebody may ask, but the table is not in a state for it, the
answer is 409; what was asked here fits the state that is named.

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


def test_a_session_without_the_csrf_token_changes_nothing() -> None:
    world = make_world("public", roles.open_table)
    owner = world.callers["owner"]
    found = {
        operation.name: owner.client.generic(
            operation.method,
            "/api" + world.path(operation.path),
            json_of(operation.body or {}),
            content_type="application/json",
        )
        for operation in MATRIX
        if operation.method != "GET"
    }
    assert {name: answer.json()["code"] for name, answer in found.items()} == dict.fromkeys(
        found, "csrf"
    )


def test_a_guessed_table_is_not_there() -> None:
    world = make_world("public", roles.open_table)
    world.table = Table(id=uuid.uuid4(), invite="guessed")
    found = {
        operation.name: ask(world, operation, "owner")
        for operation in MATRIX
        if "{table}" in operation.path or "{invite}" in operation.path
        if "/moderation/" not in operation.path
    }
    assert found == dict.fromkeys(found, 404)
    assert len(found) > 25
