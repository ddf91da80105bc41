"""The API for programs: bot accounts are challenged, and streams tell what a seat may know."""

from __future__ import annotations

import asyncio
import json
import threading
import uuid
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import httpx
import pytest
from django.db import OperationalError
from django.utils import timezone

from gonfalon.server import hints
from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.models import Token, User
from gonfalon.server.accounts.tokens import make_token, revoke_token
from gonfalon.server.play import moves, reading
from gonfalon.server.play.storage.editions import load_match
from gonfalon.server.programs import challenges, slots, streams, wakers
from gonfalon.server.programs.models import Challenge
from gonfalon.server.programs.reading import (
    Follower,
    Listener,
    account_lines,
    all_or_nothing,
    hello,
    table_lines,
)
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats.withdrawing import retire_bot
from tests.server.listening import PATIENCE, PLAIN, PrivateRedis, Server, eventually
from tests.server.tabling import fresh, opened, running, somebody
from tests.server.visitor import Program, Visitor

SCOPES = ["read", "play", "challenge", "bot"]


def bot_of(keeper: User, name: str = "Marvin") -> tuple[User, str]:
    """Make a bot account and a token for it."""
    bot = make_bot_account(keeper, name)
    return bot, make_token(bot, "play", SCOPES)[1]


def match_of(table: Table) -> Any:
    """Return the match as it stands."""
    now = fresh(table)
    return load_match(now.game, tuple(now.packs), now.state)


def answer(table: Table, seat: int | None = None, option: int = 0) -> int:
    """Let a seat answer its question."""
    found = next(d for d in match_of(table).decisions if seat in (None, d.seat))
    user = Seat.objects.get(table=table, number=found.seat).user_id
    assert user is not None
    option_id = found.options[option % len(found.options)].id
    return moves.choose(table.id, user, found.id, [option_id], uuid.uuid4()).version


def mine(table: Table, seat: int) -> list[str]:
    """Return the questions that a seat is asked."""
    return [d.id for d in match_of(table).decisions if d.seat == seat]


NEW = {"game": "mastery", "seats": 2, "policy": "quick", "settings": {"round_limit": 9}}


# -- challenges ---------------------------------------------------------------------------------


@pytest.mark.django_db
def test_a_bot_accepts_and_the_match_begins(anna: Visitor) -> None:
    bot, token = bot_of(anna.user)
    program = Program(token)
    listed = anna.get("/api/programs").json()
    assert [(b["name"], b["keeper"]["name"]) for b in listed] == [("Marvin", "Anna")]
    made = anna.post("/api/challenges", {"bot": str(bot.id), "new": NEW})
    assert made.status_code == 201, made.content
    assert program.get("/api/challenges").json() == anna.get("/api/challenges").json()
    accepted = program.post(f"/api/challenges/{made.json()['id']}/accept")
    assert accepted.status_code == 200, accepted.content
    table = Table.objects.get(id=UUID(made.json()["table"]))
    assert table.status == Table.Status.PLAYING
    assert [s.user_id for s in table.seats.order_by("number")] == [anna.user.id, bot.id]
    again = program.post(f"/api/challenges/{made.json()['id']}/accept")
    assert (again.status_code, again.json()["code"]) == (409, "challenge-closed")


@pytest.mark.django_db
def test_declining_and_taking_back(anna: Visitor) -> None:
    bot, token = bot_of(anna.user)
    program = Program(token)
    body = {"bot": str(bot.id), "new": {**NEW, "visibility": "private"}}
    first = anna.post("/api/challenges", body).json()
    declined = program.post(f"/api/challenges/{first['id']}/decline", {"reason": "asleep"}).json()
    assert (declined["status"], declined["reason"]) == ("declined", "asleep")
    second = anna.post("/api/challenges", body).json()
    assert program.send("DELETE", f"/api/challenges/{second['id']}").status_code == 404
    assert anna.delete(f"/api/challenges/{second['id']}").json()["status"] == "cancelled"
    assert program.post(f"/api/challenges/{second['id']}/accept").status_code == 409
    assert anna.get("/api/challenges").json() == []


@pytest.mark.django_db
def test_several_bots_at_one_table(anna: Visitor) -> None:
    bots = [bot_of(anna.user, f"Bot {n}") for n in range(2)]
    table = opened(anna.user, 3, visibility="private")
    anna.post(f"/api/tables/{table.id}/ready", {})
    for number, (bot, token) in enumerate(bots, 1):
        body = {"bot": str(bot.id), "table": str(table.id), "seat": number}
        made = anna.post("/api/challenges", body)
        assert made.status_code == 201, made.content
        assert anna.post("/api/challenges", body).json()["code"] == "challenged"
        assert Program(token).post(f"/api/challenges/{made.json()['id']}/accept").status_code == 200
    assert fresh(table).status == Table.Status.PLAYING


@pytest.mark.django_db
def test_who_cannot_be_challenged_or_accept(anna: Visitor, bohdan: Visitor) -> None:
    bot, token = bot_of(anna.user)
    other, other_token = bot_of(bohdan.user, "Other")
    send = anna.post
    assert send("/api/challenges", {"bot": str(bohdan.user.id), "new": NEW}).status_code == 404
    assert send("/api/challenges", {"bot": str(uuid.uuid4()), "new": NEW}).status_code == 404
    assert send("/api/challenges", {"bot": str(bot.id)}).status_code == 422
    bad = {**NEW, "game": "chess"}
    assert send("/api/challenges", {"bot": str(bot.id), "new": bad}).status_code == 422
    theirs = opened(bohdan.user, 2, visibility="private")
    body = {"bot": str(bot.id), "table": str(theirs.id)}
    assert send("/api/challenges", body).status_code == 404
    made = send("/api/challenges", {"bot": str(bot.id), "new": NEW}).json()
    accept = f"/api/challenges/{made['id']}/accept"
    assert Program(other_token).post(accept).status_code == 404
    assert anna.post(accept).status_code in (401, 403)  # a session is no bot
    person = make_token(anna.user, "mine", ["read", "play", "challenge"])[1]
    assert Program(person).post(accept).json()["code"] == "missing-scope"
    Challenge.objects.update(created_at=timezone.now() - challenges.LASTS["live"])
    assert Program(token).post(accept).json()["code"] == "challenge-closed"
    assert other.is_bot


@pytest.mark.django_db
def test_no_more_challenges_than_anybody_can_answer(anna: Visitor) -> None:
    bot, _ = bot_of(anna.user)
    table = opened(anna.user)
    Challenge.objects.bulk_create(
        Challenge(table=opened(somebody()), bot=bot, challenger=anna.user)
        for _ in range(challenges.MOST)
    )
    body = {"bot": str(bot.id), "table": str(table.id)}
    assert anna.post("/api/challenges", body).json()["code"] == "bot-busy"


# -- what the streams tell ----------------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_a_table_stream_tells_every_version_once() -> None:
    people = [somebody(), somebody()]
    table = running(people, policy="quick")
    follower = Follower(table.id, people[0].id)
    first = json.loads(hello(follower))
    at = reading.position_of(table.id, people[0].id)
    sheet = json.loads(reading.current_response(at).body)
    assert {k: first[k] for k in sheet} == sheet
    assert table_lines(follower) == []
    told: list[int] = []
    asked = 0
    for n in range(60):
        version = answer(table, option=n)
        lines = table_lines(follower)
        told += [line["version"] for line in lines if line["type"] == "version"]
        match = match_of(table)
        if lines and mine(table, 0):
            asked += 1
            assert [q["decision"] for q in lines[-1]["decisions"]] == mine(table, 0)
        assert table_lines(follower) == []
        assert version == match.version
    assert told == sorted(set(told))
    assert told[-1] == match_of(table).version
    assert asked > 3
    late = Follower(table.id, people[0].id, version=told[4])
    hello(late)
    versions = [line["version"] for line in table_lines(late) if line["type"] == "version"]
    assert versions == [v for v in told if v > told[4]]


@pytest.mark.django_db(transaction=True)
def test_no_line_tells_of_a_sealed_answer() -> None:
    people = [somebody() for _ in range(3)]
    quiet = 0
    for _ in range(8):  # matches differ: not each has a sealed round soon
        table = running(people, policy="everyone", settings={"round_limit": 9})
        for n in range(150):
            match = match_of(table)
            if match.over or quiet >= 3:
                break
            quiet += bool(match.round) and answered_quietly(table, match, people, n)
            if not match.round:
                answer(table, option=n)
    assert quiet >= 3, "there was no sealed round"


def answered_quietly(table: Table, match: Any, people: list[User], option: int) -> bool:
    """Let somebody answer while everybody listens; if it stayed sealed, nobody else noticed."""
    followers = [Follower(table.id, user.id) for user in people]
    listeners = [Listener(user.id, uuid.uuid4()) for user in people]
    for follower, listener in zip(followers, listeners, strict=True):
        hello(follower)
        account_lines(listener)
    seat = match.decisions[0].seat
    answer(table, seat, option)
    if match_of(table).version != match.version:
        return False
    for other in range(len(people)):
        if other != seat:
            assert table_lines(followers[other]) == []
            assert account_lines(listeners[other]) == []
    return True


@pytest.mark.django_db(transaction=True)
def test_an_account_is_told_of_starts_turns_and_ends() -> None:
    keeper = somebody()
    bot, _token = bot_of(keeper)
    listener = Listener(bot.id, uuid.uuid4())
    assert account_lines(listener) == []
    table = running([keeper, bot], policy="quick")
    lines = account_lines(listener)
    assert lines[0]["type"] == "started"
    assert lines[0]["seat"] == 1
    told = 0
    for n in range(30):
        answer(table, option=n)
        lines = account_lines(listener)
        if lines:
            assert [line["type"] for line in lines] == ["turn"]
            assert lines[0]["decisions"] == mine(table, 1)
            told += 1
        assert account_lines(listener) == []
    assert told > 1
    again = Listener(bot.id, uuid.uuid4(), since=timezone.now())
    assert next(line["type"] for line in account_lines(again)) == "started"
    before = timezone.now()
    Table.objects.filter(id=table.id).update(
        status="void", void_reason="agreed", ended_at=timezone.now()
    )
    assert [(line["type"], line["status"]) for line in account_lines(listener)] == [
        ("over", "void")
    ]
    assert account_lines(listener) == []
    late = Listener(bot.id, uuid.uuid4(), since=before)
    assert [line["type"] for line in account_lines(late)] == ["over"]


@pytest.mark.django_db(transaction=True)
def test_what_broke_off_half_way_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    people = [somebody(), somebody()]
    table = running(people, policy="quick")

    def away(*_: Any) -> Any:
        raise OperationalError("away")

    first = match_of(table).decisions[0].seat
    listener = Listener(people[first].id, uuid.uuid4())
    with monkeypatch.context() as patch:
        patch.setattr(reading, "match_at", away)
        with pytest.raises(OperationalError):
            all_or_nothing(account_lines, listener)
    lines = all_or_nothing(account_lines, listener)
    assert [line["type"] for line in lines] == ["started", "turn"]
    assert all_or_nothing(account_lines, listener) == []


def test_what_happens_before_a_stream_listens_for_it_is_not_missed(
    monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    """A table begins, and moves on just before the stream hears of its hints."""
    settings.REDIS = ""  # to hear it again would wake every stream
    monkeypatch.setattr(wakers, "FAST", 600.0)  # by itself a stream would look in ten minutes
    monkeypatch.setattr(streams, "ALIVE", 600.0)
    topics: set[str] = set()
    looks = 0

    def news() -> list[dict[str, Any]]:
        nonlocal looks
        looks += 1
        if looks == 1:
            topics.add("a table")
            hints.spread({"table": "a table", "version": 1})
        return [{"type": "turn"}] if looks == 2 else []

    async def first_line() -> bytes:
        stream = streams.Stream(slots.take("nobody"), uuid.uuid4(), uuid.uuid4())
        told = stream.lines(news, lambda: topics, lambda: looks >= 2)
        async with asyncio.timeout(PATIENCE):
            return await anext(aiter(told))

    assert json.loads(asyncio.run(first_line())) == {"type": "turn"}


def test_the_older_of_two_streams_never_takes_the_slot_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A newer stream begins in another process, just while the older one looks after its slot."""
    slot = slots.take(f"{uuid.uuid4()}:account")
    place = f"{slots.prefix()}:{slot.name}"
    store = hints.client()
    assert slots.still(slot)

    class Meanwhile:
        """Redis, in which somebody else writes right after something was read."""

        def __getattr__(self, name: str) -> Any:
            return getattr(store, name)

        def get(self, name: str) -> Any:
            found = store.get(name)
            store.set(name, "newer", ex=slots.LASTS)
            return found

    with monkeypatch.context() as patch:
        patch.setattr(hints, "client", Meanwhile)
        slots.still(slot)
    assert store.get(place) == b"newer"
    assert not slots.still(slot)
    store.delete(place)


# -- streams over a real server -----------------------------------------------------------------


@pytest.fixture
def server(transactional_db: Any) -> Iterator[Server]:
    """Run the whole server in a process of its own."""
    found = Server(tune={"gonfalon.server.programs.streams:ALIVE": 1.0})
    yield found
    found.stop()


class Reader(threading.Thread):
    """Reads a stream in the background."""

    def __init__(self, server: Server, path: str, token: str, **query: Any) -> None:
        super().__init__(daemon=True)
        self.url = f"http://127.0.0.1:{server.port}/api/{path}"
        self.token = token
        self.query = query
        self.lines: list[dict[str, Any]] = []
        self.blanks = 0
        self.status = 0
        self.problem: dict[str, Any] = {}
        self.done = False
        self.start()

    def run(self) -> None:
        headers = {"Authorization": f"Bearer {self.token}"}
        try:
            with httpx.stream(
                "GET", self.url, headers=headers, params=self.query, timeout=60, verify=PLAIN
            ) as response:
                self.status = response.status_code
                if response.status_code != 200:
                    self.problem = json.loads(response.read())
                else:
                    assert response.headers["content-type"] == "application/x-ndjson"
                    for line in response.iter_lines():
                        if line:
                            self.lines.append(json.loads(line))
                        else:
                            self.blanks += 1
        except httpx.TransportError:
            pass
        self.done = True

    def types(self) -> list[str]:
        """Return what kinds of lines there were."""
        return [line["type"] for line in self.lines]

    def sees(self, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """Wait for a line of a kind; return the last one."""
        eventually(lambda: kind in self.types(), seconds)
        return [line for line in self.lines if line["type"] == kind][-1]


def turns(account: Reader) -> list[list[str]]:
    """Return the questions that an account was told of, turn by turn."""
    return [line["decisions"] for line in account.lines if line["type"] == "turn"]


def test_streams_in_service(server: Server) -> None:
    keeper = somebody()
    bot, token = bot_of(keeper)
    account = Reader(server, "stream", token)
    account.sees("hello")
    own = make_token(keeper, "mine", ["read", "play", "challenge"])[1]
    headers = {"Authorization": f"Bearer {own}"}
    made = server.post("/api/challenges", {"bot": str(bot.id), "new": NEW}, headers=headers)
    assert made.status_code == 201, made.text
    seen = account.sees("challenge")
    assert seen["challenge"]["id"] == made.json()["id"]
    accept = f"/api/challenges/{made.json()['id']}/accept"
    bot_headers = {"Authorization": f"Bearer {token}"}
    assert server.post(accept, None, headers=bot_headers).status_code == 200
    account.sees("started")
    table = Table.objects.get(id=UUID(made.json()["table"]))
    lines = Reader(server, f"tables/{table.id}/stream", token, view="true")
    assert lines.sees("hello")["seat"] == 1
    version = answer(table)  # in this process: the hint goes over Redis
    eventually(lambda: lines.lines[-1].get("version") == version)
    assert lines.lines[-1]["view"]["version"] == version
    for n in range(20):
        version = answer(table, option=n)
    eventually(lambda: lines.lines[-1].get("version") == version)
    while not mine(table, 1):  # a question that is answered before the stream looks is not told
        version = answer(table)
    eventually(lambda: turns(account)[-1:] == [mine(table, 1)])

    newer = Reader(server, f"tables/{table.id}/stream", token, since="0")
    newer.sees("version")
    eventually(lambda: lines.done)
    assert lines.lines[-1] == {"type": "closed", "code": "replaced"}
    eventually(lambda: newer.lines[-1].get("version") == version)

    eventually(lambda: account.blanks > 0)
    Token.objects.filter(user=bot).update(revoked_at=timezone.now())
    eventually(lambda: account.done and newer.done)
    assert account.lines[-1] == {"type": "closed", "code": "bad-token"}
    assert newer.lines[-1] == {"type": "closed", "code": "bad-token"}


def test_a_token_that_is_revoked_ends_its_streams_at_once(transactional_db: Any) -> None:
    # By itself a stream would look after its token every ten minutes.
    server = Server(tune={"gonfalon.server.programs.streams:ALIVE": 600})
    keeper = somebody()

    def revoke(bot: User) -> None:
        assert revoke_token(keeper, Token.objects.get(user=bot).pk)

    try:
        for number, end in enumerate((revoke, retire_bot)):
            bot, token = bot_of(keeper, f"Marvin {number}")
            table = running([keeper, bot], policy="quick")
            readers = [Reader(server, p, token) for p in ("stream", f"tables/{table.id}/stream")]
            for reader in readers:
                reader.sees("hello")
            end(bot)
            for reader in readers:
                reader.join(PATIENCE)
            assert [r.lines[-1]["code"] for r in readers] == ["bad-token"] * 2
    finally:
        server.stop()


def test_streams_go_on_without_redis(transactional_db: Any) -> None:
    keeper = somebody()
    bot, token = bot_of(keeper)
    table = running([keeper, bot], policy="quick")
    store = PrivateRedis()
    server = Server(store.url, tune={"gonfalon.server.programs.streams:ALIVE": 1.0})
    try:
        lines = Reader(server, f"tables/{table.id}/stream", token)
        lines.sees("hello")
        store.stop()
        for n in range(5):
            version = answer(table, option=n)
        eventually(lambda: lines.lines[-1].get("version") == version)
        again = Reader(server, f"tables/{table.id}/stream", token)
        again.sees("hello")
        eventually(lambda: lines.done)
        assert lines.lines[-1]["code"] == "replaced"
    finally:
        server.stop()
        store.stop()


def test_who_may_not_stream(server: Server) -> None:
    keeper, other = somebody(), somebody()
    bot, token = bot_of(keeper)
    table = running([keeper, other])
    private = running([keeper, other], visibility="private")
    waiting = opened(keeper)
    for path, use, status, code in (
        ("stream", "", 401, "who-are-you"),
        ("stream", "gon_" + "x" * 43, 401, "bad-token"),
        ("stream", make_token(keeper, "t", ["read", "play"])[1], 403, "missing-scope"),
        (f"tables/{table.id}/stream", token, 403, "not-seated"),
        (f"tables/{private.id}/stream", token, 404, "no-such-table"),
        (f"tables/{waiting.id}/stream", token, 409, "not-playing"),
        (f"tables/{uuid.uuid4()}/stream", token, 404, "no-such-table"),
    ):
        headers = {"Authorization": f"Bearer {use}"} if use else {}
        found = server.get(f"/api/{path}", headers=headers)
        assert (found.status_code, found.json()["code"]) == (status, code), path
    assert bot.is_bot
