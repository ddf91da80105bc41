"""The world of the role matrix: one table, everybody who could want something of it."""

from __future__ import annotations

import os
import random
import uuid
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from allauth.usersessions.models import UserSession
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.contrib.auth.models import Permission
from django.db import transaction
from django.test import Client
from django.utils import timezone

from gonfalon.kernel.chance.seeds import seat_commitment
from gonfalon.kernel.game import game
from gonfalon.kernel.values.message import Event
from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.leaving.erasure import ask_to_erase
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.chain.models import Day
from gonfalon.server.jobs.match_mail import page_of
from gonfalon.server.jobs.models import MatchMailbox, Subscription
from gonfalon.server.play import moves, rewinding
from gonfalon.server.play.reading import match_of
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.response_cache import RESPONSES
from gonfalon.server.programs.challenges import challenge_to
from gonfalon.server.ratings.models import Standing
from gonfalon.server.service_time import service_time
from gonfalon.server.tables import blocking, chat
from gonfalon.server.tables.models import ChatLine, Report, Result, Suspension, Table, TableBan
from gonfalon.server.tables.seats import agreeing, handing, inviting, seating
from tests.server.pushing import coded
from tests.server.tabling import fresh, opened, somebody
from tests.server.visitor import Program, Visitor, with_factor

PERSONS = (
    "anonymous",
    "guest",
    "stranger",
    "spectator",
    "invited",
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
# A match played at random may be over before the wanted position, or take long to get there: it is
# then played again from its beginning, with other answers.
ATTEMPTS, ANSWERS = 20, 150
KEY = ec.generate_private_key(ec.SECP256R1())


@dataclass
class World:
    """A table and people around it. Seats: 0 owner, 1 seat, 2 other seat, 3 free or a bot.

    `ids` are what the paths of operations are filled with, by the names of the OpenAPI document.
    """

    table: Table
    users: dict[str, User]
    callers: dict[str, Visitor | Program]
    ids: dict[str, Any] = field(default_factory=dict)
    asked: str = "0.1.0.window.1"  # the decision that seat 1 is asked
    option: str = "pass"
    undo: str = "0.1.0.window.1"  # the decision that seat 1 can go back to

    def fill(self, template: str, **others: Any) -> str:
        """Fill in a path."""
        return template.format(**{**self.ids, **others})


# -- scenes -------------------------------------------------------------------------------------


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


def asked(world: World) -> None:
    """A running match; the seat is asked, and has answered before."""
    playing(world)
    for attempt in range(ATTEMPTS):
        with transaction.atomic():
            if is_asked_again(world, attempt):
                return
            transaction.set_rollback(True)
        MATCHES.clear()
        RESPONSES.clear()
    raise AssertionError("the seat is never asked twice in a row")


def is_asked_again(world: World, attempt: int) -> bool:
    """Play until the seat is asked and can go back; tell whether that happened soon enough."""
    for _ in range(ANSWERS):
        match = match_of(fresh(world.table))
        own = [d for d in match.decisions if d.seat == 1]
        back = match.view(1)["undo"]
        if own and back and match.version > 2:
            world.asked, world.option, world.undo = own[0].id, own[0].options[0].id, back[-1]
            return True
        if match.over:
            return False
        give_an_answer(world, attempt)
    return False


def give_an_answer(world: World, attempt: int) -> None:
    """Let the first seat that is asked answer something, in every attempt something else."""
    table = fresh(world.table)
    if not match_of(table).decisions:  # a window stands open, so that nobody can tell who answered
        Table.objects.filter(id=table.id).update(round_closes=service_time())
        moves.close_round(table.id)
        return
    decision = match_of(table).decisions[0]
    option = random.Random(f"{attempt} {table.seq}").choice(decision.options).id

    def act(m: Any) -> list[Event]:
        found: list[Event] = m.choose(decision.id, option)
        return found

    seat = table.seats.get(number=decision.seat)
    if seat.user_id is None:
        moves.by_server(table.id, table.seq, moves.Input("choose", seat.number, decision.id), act)
    else:
        moves.choose(table.id, seat.user_id, decision.id, [option], uuid.uuid4())


def going_back(world: World) -> None:
    """A running match; the other seat has proposed to go back to the beginning."""
    asked(world)
    rewinding.agree(world.table.id, world.users["other seat"].id, 1, uuid.uuid4())


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
    world.ids |= {"line_id": line.id, "report_id": report.id}


def line_of_spectator(world: World) -> None:
    """An open table; a spectator has said something."""
    line = ChatLine.objects.create(
        table=world.table, user=world.users["spectator"], text="hello", for_seats=False
    )
    world.ids["line_id"] = line.id
    Report.objects.create(text="nothing", line=line)


def belongings(world: World) -> None:
    """The seat has a token, a bot with a token, a browser that takes pushes, another session."""
    seat = world.users["seat"]
    Client().force_login(seat)
    browser = Subscription.objects.create(user=seat, **flat(browser_keys(f"https://x/{seat.id}")))
    Standing.objects.create(
        who=f"user:{seat.id}", user=seat, game="mastery", seats=4, mu=25, sigma=8, matches=3
    )
    values = {"previous": "0" * 64, "head": "1" * 64, "count": 0, "at": timezone.now()}
    day, _ = Day.objects.get_or_create(day="2026-01-01", defaults=values)
    world.ids |= {
        "day": day.day,
        "token": make_token(seat, "mine", ["read"])[0].id,
        "number": UserSession.objects.filter(user=seat).order_by("-id")[0].pk,
        "id": browser.pk,
    }


def with_address(world: World) -> None:
    """A table with a free seat; the seat has named an address for the match."""
    row = MatchMailbox.objects.create(
        user=world.users["seat"], table=world.table, email="seat@example.org"
    )
    world.ids["key"] = page_of(row).rsplit("/", 1)[-1]


def leaving(world: World) -> None:
    """The seat has asked for the account to be erased."""
    ask_to_erase(world.users["seat"])


def challenged(world: World) -> None:
    """The seat has challenged the owner, a bot account, to another table."""
    seat = world.users["seat"]
    found = challenge_to(seat, world.users["owner"].id, opened(seat).id, None, True)
    world.ids["challenge_id"] = found.id


def invited_by_name(world: World) -> None:
    """The other seat has invited the seat, by name, to a table of its own."""
    other = world.users["other seat"]
    found = inviting.invite(other, world.users["seat"], opened(other, visibility="private").id)
    world.ids["invitation_id"] = found.pk


def blocked(world: World) -> None:
    """The seat, who has a history, has blocked the stranger."""
    seat = world.users["seat"]
    table = opened(seat, visibility="private")
    outcome = {"ranks": [1, 2], "scores": [9, 3]}
    Table.objects.filter(id=table.id).update(status="over", outcome=outcome)
    Result.objects.create(
        user=seat,
        table=table,
        game="mastery",
        seat_count=2,
        rated=False,
        public=False,
        place=1,
        kind="won",
    )
    blocking.block(seat, world.users["stranger"])


Scene = Callable[[World], None]


# -- everybody ----------------------------------------------------------------------------------


def browser_keys(endpoint: str) -> dict[str, Any]:
    """Return a subscription as a browser hands it out."""
    public = KEY.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": coded(public), "auth": coded(os.urandom(16))}
    return {"endpoint": endpoint, "keys": keys}


def flat(body: dict[str, Any]) -> dict[str, Any]:
    """Return a subscription as a row."""
    return {"endpoint": body["endpoint"], **body["keys"]}


def people() -> dict[str, User]:
    """Make everybody."""
    keeper = somebody()
    users = {name: somebody() for name in (*PERSONS[1:], "target")}
    owner = users["owner"]
    User.objects.filter(id=owner.id).update(is_bot=True, keeper=keeper)
    owner.refresh_from_db()
    User.objects.filter(id=users["guest"].id).update(is_guest=True)
    for name in ("moderator", "staff"):
        users[name].is_staff = True
        users[name].save()
        with_factor(users[name])
    users["moderator"].user_permissions.add(Permission.objects.get(codename="moderate"))
    users["bot"] = make_bot_account(users["seat"], f"Bot of {users['seat'].username}")
    return users


def make_world(visibility: str, scene: Scene) -> World:
    """Set a scene with everybody in it."""
    users = people()
    table = opened(users["owner"], 4, visibility=visibility)
    for name in ("seat", "other seat"):
        seating.join(table.id, users[name], invite=table.invite)
    TableBan.objects.create(table=table, user=users["barred"])
    callers: dict[str, Visitor | Program] = {"anonymous": Visitor("10.0.0.1")}
    for name in PERSONS[1:]:
        browser = Visitor()
        browser.client.force_login(users[name])
        callers[name] = browser
    for scope in TOKENS:
        callers[f"token {scope}"] = Program(make_token(users["owner"], scope, [scope])[1])
    ids = {
        "table_id": table.id,
        "invite": table.invite,
        "seat": 3,
        "version": 0,
        "user_id": users["target"].id,
        "who": users["target"].id,
        "player": users["seat"].id,
        "other": users["other seat"].id,
        "bot": users["bot"].id,
        "slug": "mastery",
        "game": "mastery",
        "seats": 4,
        "section": "cards",
        "digest": game("mastery").load().digest,
        "rule": "MM-END-02",
        "lesson": "basics",
        "step": "goal",
        "key": f"1.{'A' * 43}",
    }
    world = World(table, users, callers, ids)
    scene(world)
    world.table = fresh(table)
    Suspension.objects.create(user=users["suspended"])
    return world
