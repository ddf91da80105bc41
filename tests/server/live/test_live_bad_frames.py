"""Sockets: nonsense on the wire is answered with a code."""

from __future__ import annotations

import random
import socket
import struct

import pytest

from gonfalon.server.tables.models import Table
from tests.server.listening import (
    ORIGIN,
    PATIENCE,
    Ear,
    Server,
    handshake,
    sign_in,
)
from tests.server.playing import people, table


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
    """Return some bytes that our client never sends."""
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
