"""Sockets in trouble: slow readers, nonsense on the wire, Redis away."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import struct
import time
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import pytest
from django.conf import settings as django_settings

from gonfalon.server import hints as announcing
from gonfalon.server.accounts.models import User
from gonfalon.server.live import frames, hub
from gonfalon.server.live.connection import FRESH, ROOM, Connection
from gonfalon.server.live.frames import Event
from gonfalon.server.live.rights import Claim, Findings, Verdict
from gonfalon.server.live.room import Room
from gonfalon.server.tables.models import Table
from tests.server.listening import (
    ORIGIN,
    PATIENCE,
    Ear,
    PrivateRedis,
    Server,
    asked,
    eventually,
    handshake,
    move,
    sign_in,
)
from tests.server.playing import people, table

# -- slow readers -------------------------------------------------------------------------------


class Peer:
    """The other end of a socket, which reads or does not."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.reads.set()
        self.got: list[str] = []
        self.broken = False

    async def send(self, message: Event) -> None:
        """Take a message, when reading."""
        await self.reads.wait()
        self.got.append(message.get("text") or str(message["code"]))

    def abort(self) -> None:
        """Be cut off."""
        self.broken = True
        self.reads.set()


def seated(room: Room) -> tuple[Peer, Connection]:
    """Put somebody into a room."""
    peer = Peer()
    made = Connection(Claim(uuid4(), uuid4()), peer.send, peer.abort)
    made.fresh_until = time.monotonic() + 3600
    room.members[made] = None
    return peer, made


async def settle() -> None:
    """Let everything run that can."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_nobody_waits_for_the_slow_and_overflow_becomes_one_resync() -> None:
    async def main() -> None:
        room = Room("t", 0)
        here = [seated(room) for _ in range(10)]
        slow = [here[0][0], here[4][0], here[9][0]]
        for peer in slow:
            peer.reads.clear()
        for version in range(1, 201):
            room.send_version(version)
            await settle()
        wanted = [frames.version("t", n).event["text"] for n in range(1, 201)]
        for peer, _connection in here:
            assert peer.got == ([] if peer in slow else wanted)
        for peer in slow:
            peer.reads.set()
        await settle()
        for peer in slow:
            assert peer.got[0] == wanted[0]
            assert peer.got.count(frames.RESYNC.event["text"]) == 1
            assert len(peer.got) <= ROOM + 2
            assert peer.got[-1] == wanted[-1]
        assert room.sending is None

    asyncio.run(main())


def test_order_is_kept_when_readers_come_and_go() -> None:
    async def main() -> None:
        chance = random.Random(7)
        room = Room("t", 0)
        here = [seated(room) for _ in range(20)]
        for version in range(1, 400):
            room.send_version(version)
            peer = chance.choice(here)[0]
            if peer.reads.is_set():
                peer.reads.clear()
            else:
                peer.reads.set()
            if chance.random() < 0.3:
                await asyncio.sleep(0)
        for peer, _connection in here:
            peer.reads.set()
        await settle()
        for peer, _connection in here:
            versions = [json.loads(f)["version"] for f in peer.got if "version" in f]
            assert versions == sorted(versions)
            assert versions[-1] == 399

    asyncio.run(main())


def test_slow_silent_and_idle_sockets() -> None:
    async def main() -> None:
        cared = hub.Hub()
        room = Room("t", 0)
        slow, blocked = seated(room)
        idle, waiting = seated(room)
        dead, gone = seated(room)
        slow.reads.clear()
        room.send_version(1)
        await settle()
        now = time.monotonic()
        waiting.heard_at = now - hub.IDLE - 1
        gone.heard_at = now - hub.DEAD - 1
        blocked.busy_since = now - hub.SLOW - 1
        for connection in (blocked, waiting, gone):
            cared.ping_or_close(connection, now)
        cared.ping_or_close(waiting, now)
        await settle()
        assert slow.broken
        assert idle.got[1:] == [frames.PING.event["text"]], "one ping"
        assert dead.got[-1] == str(frames.SILENT)
        await cared.stop()

    asyncio.run(main())


def test_nothing_is_sent_without_a_fresh_right() -> None:
    async def main() -> None:
        cared = hub.Hub()
        room = Room("t", 0)
        peer, connection = seated(room)
        connection.fresh_until = time.monotonic() - 0.001
        room.send_version(1)
        await settle()
        assert peer.got == []
        verdict = Findings([Verdict(0)], {})
        cared.apply_verdicts([connection], verdict, time.monotonic())
        await settle()
        assert peer.got == [frames.RESYNC.event["text"]]
        assert connection.fresh_until <= time.monotonic() + FRESH
        cared.apply_verdicts([connection], Findings([Verdict(4404)], {}), time.monotonic())
        await settle()
        assert peer.got[-1] == "4404"
        await cared.stop()

    asyncio.run(main())


def test_who_begins_to_hear_looks_after_all_rights() -> None:
    """A right may have ended just before: the hint of it came too early to be heard."""

    async def main() -> None:
        cared = hub.Hub()
        _peer, connection = seated(Room("t", 0))

        async def no_tables(*_: object) -> dict[str, int]:
            return {}

        cared.in_thread = no_tables  # type: ignore[method-assign, assignment]
        cared.join(connection, 0)
        assert not cared.to_check
        await cared.subscriber.catch_up()
        assert cared.to_check == {connection}
        await cared.stop()

    asyncio.run(main())


# -- nonsense on the wire -----------------------------------------------------------------------


def frame(opcode: int, payload: bytes, fin: bool = True, masked: bool = True) -> bytes:
    """Return a frame as it goes over the wire, right or wrong."""
    head = bytes([(0x80 if fin else 0) | opcode])
    bit = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([bit | len(payload)])
    elif len(payload) < 65536:
        head += bytes([bit | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([bit | 127]) + struct.pack("!Q", len(payload))
    if not masked:
        return head + payload
    return head + b"\0\0\0\0" + payload


def nonsense(chance: random.Random) -> bytes:
    """Return some bytes that no client of ours sends."""
    size = chance.choice((0, 1, 10, 125, 126, 1000, 4096, 4097, 5000))
    noise = chance.randbytes(size)
    choices = (
        lambda: noise,
        lambda: frame(1, noise),
        lambda: frame(2, noise),
        lambda: frame(1, b"[" * size),
        lambda: frame(1, b'{"type":"' + noise[:100].hex().encode() + b'"}'),
        lambda: frame(1, b'{"type":"hello","since":' + b"9" * size + b"}"),
        lambda: frame(1, b'{"type":"hello"}', masked=False),
        lambda: frame(1, b"{", fin=False) + frame(1, b"}"),
        lambda: frame(0, noise),
        lambda: frame(chance.randrange(3, 8), noise[:20]),
        lambda: frame(chance.randrange(11, 16), noise[:20]),
        lambda: frame(9, noise[:125]) + frame(9, noise[:200]),
        lambda: frame(8, noise[:1]),
        lambda: frame(8, struct.pack("!H", chance.randrange(0, 5000)) + noise[:50]),
        lambda: b"\x81\xff" + b"\xff" * 8 + noise,
        lambda: frame(1, "\ud800".encode("utf-8", "surrogatepass")),
        lambda: frame(1, b'{"type":"hello","since":1}')[:-1],
        lambda: b"".join(frame(0 if n else 1, b" ", fin=False) for n in range(50)),
    )
    return chance.choice(choices)()


@pytest.fixture(scope="module")
def lone(django_db_setup: Any, django_db_blocker: Any) -> Iterator[Server]:
    """One process without limits on the number of sockets."""
    with django_db_blocker.unblock():
        made = Server(GONFALON_LIMITS="0")
    yield made
    made.stop()


def codes_in(data: bytes) -> list[int]:
    """Return the codes of the close frames among unmasked frames."""
    found = []
    at = 0
    while at + 2 <= len(data):
        opcode, size, start = data[at] & 15, data[at + 1] & 127, at + 2
        if size == 126:
            size, start = struct.unpack_from("!H", data, at + 2)[0], at + 4
        if opcode == 8:
            found.append(struct.unpack_from("!H", data, start)[0] if size >= 2 else 1005)
        at = start + size
    return found


@pytest.mark.django_db(transaction=True)
def test_ten_thousand_bad_frames(lone: Server) -> None:
    """T-26, short form: the process lives, says why it closes, and nothing has changed."""
    players = people(2)
    match = table(players)
    before = Table.objects.get(id=match.id)
    cookie = sign_in(players[0])
    chance = random.Random(26)
    sent = 0
    codes: set[int] = set()
    while sent < 10_000:
        raw = handshake(lone, f"/live/tables/{match.id}", cookie)
        batch = [nonsense(chance) for _ in range(25)]
        sent += len(batch)
        data = b""
        try:
            raw.sendall(b"".join(batch))
            raw.shutdown(socket.SHUT_WR)
            while part := raw.recv(65536):
                data += part
        except (ConnectionError, TimeoutError):
            pass
        raw.close()
        codes |= set(codes_in(data))
    assert lone.is_alive
    assert {1002, 1003, 1007, 1008, 1009} & codes, codes
    after = Table.objects.get(id=match.id)
    assert (after.version, after.seq, after.state) == (before.version, before.seq, before.state)
    ear = Ear(lone, match.id, cookie=cookie)
    assert ear.hello() == before.version
    ear.close()
    log = lone.said()
    assert "Traceback" not in log, log[:3000]


@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"type":"choose"}', 1008),
        ("nonsense", 1008),
        (b"\x00", 1003),
        ("x" * 5000, 1009),
        ("[" * 4000, 1008),
    ],
)
def test_bad_frame_closes_with_a_code(lone: Server, text: str | bytes, code: int) -> None:
    players = people(2)
    ear = Ear(lone, table(players).id, players[0])
    ear.socket.send(text)
    assert ear.closed() == code


@pytest.mark.django_db(transaction=True)
def test_talking_too_much_closes(lone: Server) -> None:
    players = people(2)
    ear = Ear(lone, table(players).id, players[0])
    for _ in range(45):
        ear.say(type="ping")
    assert ear.closed() == 1008
    assert sum("pong" in f for f in ear.frames) in (40, 41)


@pytest.mark.django_db(transaction=True)
def test_bad_handshakes(lone: Server) -> None:
    players = people(2)
    match = table(players)
    for path in ("/", "/live", "/live/tables/", f"/live/tables/{match.id}/", "/live/tables/x"):
        with socket.create_connection(("127.0.0.1", lone.port), timeout=PATIENCE) as raw:
            raw.sendall(
                f"GET {path} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                f"Origin: {ORIGIN}\r\n\r\n".encode()
            )
            assert raw.recv(100).split()[1] in (b"403", b"404"), path
    assert lone.is_alive


# -- on the wire --------------------------------------------------------------------------------


def read_all(raw: socket.socket, until: bytes) -> bytes:
    """Read until something has come, or the end."""
    data = b""
    while until not in data and (part := raw.recv(65536)):
        data += part
    return data


@pytest.mark.django_db(transaction=True)
def test_who_does_not_read_gets_one_resync_instead_of_everything(lone: Server) -> None:
    players = people(2)
    match = table(players)
    lazy = handshake(lone, f"/live/tables/{match.id}", sign_in(players[0]), small=True)
    eager = Ear(lone, match.id, players[1])
    first = eager.hello()
    last = first + 20_000
    with announcing.client().pipeline(transaction=False) as pipe:
        for version in range(first + 1, last + 1):
            hint = {"table": str(match.id), "version": version, "by": "elsewhere"}
            pipe.publish(announcing.channel(str(match.id)), json.dumps(hint))
            if version % 500 == 0:
                pipe.execute()
        pipe.execute()
    eager.hear("version", version=last)
    data = read_all(lazy, b'"version":%d}' % last)
    assert b'"version":%d}' % last in data
    assert b'{"type":"resync"}' in data
    assert data.count(b'"version"') < 20_000
    lazy.close()
    eager.close()


@pytest.mark.django_db(transaction=True)
def test_slow_readers_and_the_silent_are_cut_off() -> None:
    server = Server(tune={"SLOW": 2.0, "IDLE": 1.0, "DEAD": 15.0})
    try:
        players = people(2)
        match = table(players)
        lazy = handshake(server, f"/live/tables/{match.id}", sign_in(players[0]), small=True)
        ear = Ear(server, match.id, players[1])
        first = ear.hello()
        ear.hear("ping")
        with announcing.client().pipeline(transaction=False) as pipe:
            for version in range(first + 1, first + 20_001):
                hint = {"table": str(match.id), "version": version, "by": "elsewhere"}
                pipe.publish(announcing.channel(str(match.id)), json.dumps(hint))
            pipe.execute()
        ear.hear("version", version=first + 20_000)
        ear.sees([1], 0)  # the slow reader is gone, though it never took a close frame
        assert ear.closed() == frames.SILENT
        lazy.close()
    finally:
        server.stop()


@pytest.mark.django_db(transaction=True)
def test_who_does_not_read_does_not_hold_a_restart_up() -> None:
    server = Server(spread=0.2)
    try:
        players = people(2)
        match = table(players)
        lazy = handshake(server, f"/live/tables/{match.id}", sign_in(players[0]), small=True)
        server.process.terminate()
        server.process.wait(2 * PATIENCE)  # for ever, if it waited for the reader
        lazy.close()
    finally:
        server.stop()


# -- Redis away ---------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_redis_away(settings: Any) -> None:
    """T-08, short form: moves go on, asking works, hints are back soon after Redis is."""
    own = PrivateRedis()
    settings.REDIS = own.url
    announcing.client.cache_clear()
    servers = [Server(own.url), Server(own.url)]
    try:
        players = [*people(2), User.objects.create(username="Watcher")]
        match = table(players[:2])
        ears = [Ear(servers[n % 2], match.id, user) for n, user in enumerate(players)]
        assert len({ear.hello() for ear in ears}) == 1
        version = move(match)
        for ear in ears:
            ear.hear("version", version=version)

        own.stop()
        away = time.monotonic()
        slowest = 0.0
        while time.monotonic() - away < 10:
            start = time.monotonic()
            version = move(match)
            slowest = max(slowest, time.monotonic() - start)
            for server in servers:
                answer = server.get(f"/api/tables/{match.id}/version")
                assert answer.json()["version"] == version
            for ear in ears:  # a little later than with Redis, but told
                ear.hear("version", version=version)
            time.sleep(0.5)
        assert slowest < 2.0  # a move that waited for Redis each time it asks would take longer
        late = Ear(servers[0], match.id, players[2])  # sockets are opened without Redis too
        assert late.hello() == version

        own.start()
        back = time.monotonic()

        def heard() -> bool:
            """Tell whether a hint gets through that looking versions up would not bring."""
            for ear in (*ears, late):
                ear.drain(0.02)
            announcing.announce(match.id, version)
            try:
                for ear in (*ears, late):
                    ear.hear("news", 0.7)
            except TimeoutError:
                return False
            return True

        eventually(heard)
        assert time.monotonic() - back < 5  # T-08; this test is slow, and may read the clock
        for ear in (*ears, late):
            ear.close()
    finally:
        for server in servers:
            server.stop()
        own.stop()
        announcing.client.cache_clear()
    assert own.url == django_settings.REDIS


@pytest.mark.django_db(transaction=True)
def test_own_moves_are_told_at_once_without_redis() -> None:
    """Nothing at all listens on that port."""
    # A process that hardly ever looks by itself: in time, it can only be told.
    server = Server("redis://127.0.0.1:1/0", tune={"TICK": 60}, GONFALON_LIMITS="0")
    try:
        players = people(2)
        match = table(players)
        ears = [Ear(server, match.id, user) for user in players]
        for ear in ears:
            ear.hello()
        cookies = {"sessionid": sign_in(players[asked(match).seat])}
        cookies["csrftoken"] = server.get("/api/hello", cookies=cookies).cookies["csrftoken"]
        decision = asked(match)
        body = {"decision": decision.id, "options": [decision.options[0].id]}
        answer = server.post(
            f"/api/tables/{match.id}/choices",
            {**body, "key": str(uuid4())},
            cookies=cookies,
            headers={"X-CSRFToken": cookies["csrftoken"], "Origin": ORIGIN},
        )
        assert answer.status_code == 200, answer.text
        for ear in ears:
            ear.hear("version", version=answer.json()["version"])
    finally:
        server.stop()
