"""The API for programs: streams of a real server."""

from __future__ import annotations

import json
import threading
import uuid
from collections.abc import Iterator
from typing import Any
from uuid import UUID

import httpx
import pytest
from django.utils import timezone

from gonfalon.server.accounts.models import Token, User
from gonfalon.server.accounts.tokens import make_token, revoke_token
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.seats.withdrawing import retire_bot
from tests.server.listening import PATIENCE, PLAIN, PrivateRedis, Server, eventually
from tests.server.programs.botting import NEW, answer, bot_of, mine
from tests.server.tabling import opened, running, somebody


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
