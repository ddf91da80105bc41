"""Frames: the messages exchanged over a socket.

Server to client: `version` (the table has this version; fetch if yours is older), `news` (something
besides the match has changed, such as seats or chat; fetch), `presence`, `resync` (something may
have been missed; fetch), `ping`, `pong`, `going_away`. No frame contains match data, and every
viewer of a table gets the same bytes. Client to server: `hello` (with the version the client has),
`presence` (who is here?), `ping`, `pong`.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from websockets.frames import Frame as Wire
from websockets.frames import Opcode

LONGEST = 4096  # characters and bytes of an inbound frame
DEEPEST = 8
GREATEST = 2**31 - 1
RATE, BURST = 2.0, 40.0  # 20 frames in 10 s

# Close codes.
NOT_TEXT = 1003
POLICY = 1008
TOO_BIG = 1009
RESTART = 1012
TOO_SLOW = 1013
SIGNED_OUT = 4401
NOT_YOURS = 4404
SILENT = 4408

KINDS = ("hello", "presence", "ping", "pong")

Event = dict[str, Any]


class Frame(NamedTuple):
    """An outbound frame: as an ASGI event, and as the bytes it becomes on the wire."""

    event: Event
    wire: bytes
    version: int = -1  # the version it announces, if any


class BadFrame(Exception):
    """A frame that ends the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class ClientFrame(NamedTuple):
    """A parsed client frame."""

    kind: str
    since: int


class Bucket:
    """A token bucket: a rate and a burst."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, now: float, rate: float = RATE, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def spend(self, now: float) -> bool:
        """Take one token; False if none is left."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """True if the bucket is full again and can be dropped."""
        return self.left + (now - self.at) * self.rate >= self.burst


def read(text: Any) -> ClientFrame:
    """Parse a client frame; raise BadFrame if it is not valid."""
    if not isinstance(text, str):
        raise BadFrame(NOT_TEXT, "text only")
    if len(text) > LONGEST or len(text.encode("utf-8", "surrogatepass")) > LONGEST:
        raise BadFrame(TOO_BIG, "too big")
    try:
        data = json.loads(text, parse_constant=no_constant)
    except (ValueError, RecursionError):
        raise BadFrame(POLICY, "not JSON") from None
    if not isinstance(data, dict) or not is_shallow(data, DEEPEST):
        raise BadFrame(POLICY, "bad frame")
    kind = data.get("type")
    if kind not in KINDS:
        raise BadFrame(POLICY, "unknown type")
    since = data.get("since", 0)
    if isinstance(since, bool) or not isinstance(since, int) or not -1 <= since <= GREATEST:
        raise BadFrame(POLICY, "bad version")
    return ClientFrame(str(kind), since)


def no_constant(name: str) -> None:
    """Refuse NaN and infinities, which are not JSON."""
    raise ValueError(name)


def is_shallow(value: Any, depth: int) -> bool:
    """True if a value is nested no deeper than `depth`."""
    if isinstance(value, dict):
        return depth > 0 and all(is_shallow(v, depth - 1) for v in value.values())
    if isinstance(value, list):
        return depth > 0 and all(is_shallow(v, depth - 1) for v in value)
    return True


def frame(**fields: Any) -> Frame:
    """Return a frame, serialized once for all recipients."""
    text = json.dumps(fields, separators=(",", ":"))
    wire = Wire(Opcode.TEXT, text.encode()).serialize(mask=False)
    return Frame({"type": "websocket.send", "text": text}, wire)


def version(table: str, number: int) -> Frame:
    """Return the frame that announces a table's version."""
    return frame(type="version", table=table, version=number)._replace(version=number)


def news(table: str) -> Frame:
    """Return the frame that announces a change besides the match."""
    return frame(type="news", table=table)


def presence(table: str, seats: list[int], spectators: int) -> Frame:
    """Return the frame that lists who is at a table."""
    return frame(type="presence", table=table, seats=seats, spectators=spectators)


PING = frame(type="ping")
PONG = frame(type="pong")
RESYNC = frame(type="resync")
GOING_AWAY = frame(type="going_away")
