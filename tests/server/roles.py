"""The world of the role matrix: one table, everybody who could want something of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from django.contrib.auth.models import Permission

from gonfalon.kernel.seeds import seat_commitment
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.tables import agreeing, chat, handing, seating
from gonfalon.server.tables.models import Barred, ChatLine, Report, Suspension, Table
from tests.server.tabling import fresh, opened, somebody
from tests.server.visitor import Program, Visitor

PERSONS = (
    "anonymous",
    "stranger",
    "spectator",
    "seat",
    "other seat",
    "owner",
    "barred",
    "suspended",
    "moderator",
    "staff",
)
TOKENS = ("read", "play", "challenge", "bot")  # of the owner, who is a bot account
ROLES = (*PERSONS, *(f"token {scope}" for scope in TOKENS))
SECRET = "contribution-of-seat"


@dataclass
class World:
    """A table and people around it. Seats: 0 owner, 1 seat, 2 other seat, 3 free or a bot."""

    table: Table
    users: dict[str, User]
    callers: dict[str, Visitor | Program]
    facts: dict[str, Any] = field(default_factory=dict)

    def path(self, template: str) -> str:
        """Fill in a path."""
        return template.format(
            table=self.table.id,
            invite=self.table.invite,
            line=self.facts.get("line", 1),
            report=self.facts.get("report", 1),
            user=self.users["target"].id,
            suspended=self.users["suspended"].id,
        )


def open_table(world: World) -> None:
    """A table with a free seat; nobody is ready."""


def with_bot(world: World) -> None:
    """A table whose last seat has a bot."""
    seating.add_bot(world.table.id, world.users["owner"], 3, "random")


def all_ready(world: World) -> None:
    """A full table at which everybody is ready."""
    with_bot(world)
    seating.ready(world.table.id, world.users["owner"], seat_commitment(SECRET))
    seating.ready(world.table.id, world.users["seat"], seat_commitment(SECRET))
    seating.ready(world.table.id, world.users["other seat"])


def seeding(world: World) -> None:
    """A table that waits for the contributions of owner and seat."""
    all_ready(world)
    seating.start(world.table.id, world.users["owner"])


def playing(world: World) -> None:
    """A running match."""
    seeding(world)
    for name in ("owner", "seat"):
        seating.reveal(world.table.id, world.users[name], SECRET)


def handed_over(world: World) -> None:
    """A running match; bots stand in for everybody, the last seat can be adopted."""
    playing(world)
    for name in ("owner", "seat", "other seat"):
        handing.hand_over(world.table.id, world.users[name])
    handing.offer(world.table.id, world.users["owner"], True, 3)


def pace_offered(world: World) -> None:
    """A running match; the seat has proposed to go on over days."""
    playing(world)
    agreeing.offer_pace(world.table.id, world.users["seat"], "days", None)


def ended(world: World) -> None:
    """A match that ended by agreement."""
    playing(world)
    for name in ("owner", "seat", "other seat"):
        agreeing.agree_to_end(world.table.id, world.users[name])


def line_of_seat(world: World) -> None:
    """A running match; the seat has said something to the other seats, which one reported."""
    playing(world)
    line = chat.say(world.table.id, world.users["seat"], "rude")
    report = chat.report_line(line.id, world.users["owner"], "rude")
    world.facts = {"line": line.id, "report": report.id}


def line_of_spectator(world: World) -> None:
    """An open table; a spectator has said something."""
    line = ChatLine.objects.create(
        table=world.table, user=world.users["spectator"], text="hello", for_seats=False
    )
    world.facts = {"line": line.id}
    Report.objects.create(text="nothing", line=line)


Scene = Callable[[World], None]


def people() -> dict[str, User]:
    """Make everybody."""
    keeper = somebody()
    users = {name: somebody() for name in (*PERSONS[1:], "target")}
    owner = users["owner"]
    User.objects.filter(id=owner.id).update(is_bot=True, keeper=keeper)
    owner.refresh_from_db()
    for name in ("moderator", "staff"):
        users[name].is_staff = True
        users[name].save()
    users["moderator"].user_permissions.add(Permission.objects.get(codename="moderate"))
    return users


def make_world(visibility: str, scene: Scene) -> World:
    """Set a scene with everybody in it."""
    users = people()
    table = opened(users["owner"], 4, visibility=visibility)
    for name in ("seat", "other seat"):
        seating.join(table.id, users[name], invite=table.invite)
    Barred.objects.create(table=table, user=users["barred"])
    callers: dict[str, Visitor | Program] = {"anonymous": Visitor("10.0.0.1")}
    for name in PERSONS[1:]:
        browser = Visitor()
        browser.client.force_login(users[name])
        callers[name] = browser
    for scope in TOKENS:
        callers[f"token {scope}"] = Program(make_token(users["owner"], scope, [scope])[1])
    world = World(table, users, callers)
    scene(world)
    world.table = fresh(table)
    Suspension.objects.create(user=users["suspended"])
    return world
