"""Sockets: who reads slowly or not at all keeps nobody waiting."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import time
from uuid import uuid4

import pytest

from gonfalon.server import hints as announcing
from gonfalon.server.live import frames, hub
from gonfalon.server.live.connection import FRESH, ROOM, Connection
from gonfalon.server.live.frames import Event
from gonfalon.server.live.rights import Claim, Findings, Verdict
from gonfalon.server.live.room import Room
from tests.server.listening import (
    PATIENCE,
    Ear,
    Server,
    handshake,
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
