"""Frames: what sockets say to each other.

From here: `version` (a table has this version: ask if yours is older), `news` (something beside
the match has changed, seats or chat: ask), `presence`, `resync` (something may have been missed:
ask), `ping`, `pong`, `going_away`. None holds a fact of a match; every viewer of a table gets the
same bytes. To here: `hello` (with the version one has), `presence` (who is
here?), `ping`, `pong`.
"""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from websockets.frames import Frame as Wire
from websockets.frames import Opcode

LONGEST = 4096  # characters of an inbound frame
DEEPEST = 8
GREATEST = 2**31 - 1
RATE, BURST = 2.0, 40.0  # 20 frames in 10 s

# Why a socket was closed.
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
    """A frame to be sent: as an event for the server, and as the bytes it becomes on the wire."""

    event: Event
    wire: bytes
    version: int = -1  # that it tells, if it tells one


class Bad(Exception):
    """A frame that ends the connection."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Said(NamedTuple):
    """What a client said."""

    kind: str
    since: int


class Bucket:
    """How often something may happen: a rate, and a burst."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, now: float, rate: float = RATE, burst: float = BURST) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = now

    def spend(self, now: float) -> bool:
        """Take one; False if there is none."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Tell whether it can be forgotten."""
        return self.left + (now - self.at) * self.rate >= self.burst


def read(text: Any) -> Said:
    """Return what a frame says, or refuse it."""
    if not isinstance(text, str):
        raise Bad(NOT_TEXT, "text only")
    if len(text) > LONGEST or len(text.encode("utf-8", "surrogatepass")) > LONGEST:
        raise Bad(TOO_BIG, "too big")
    try:
        data = json.loads(text, parse_constant=no_constant)
    except (ValueError, RecursionError):
        raise Bad(POLICY, "not JSON") from None
    if not isinstance(data, dict) or not is_shallow(data, DEEPEST):
        raise Bad(POLICY, "bad frame")
    kind = data.get("type")
    if kind not in KINDS:
        raise Bad(POLICY, "unknown type")
    since = data.get("since", 0)
    if isinstance(since, bool) or not isinstance(since, int) or not -1 <= since <= GREATEST:
        raise Bad(POLICY, "bad version")
    return Said(str(kind), since)


def no_constant(name: str) -> None:
    """Refuse NaN and infinities, which are not JSON."""
    raise ValueError(name)


def is_shallow(value: Any, depth: int) -> bool:
    """Tell whether a value is nested no deeper than that."""
    if isinstance(value, dict):
        return depth > 0 and all(is_shallow(v, depth - 1) for v in value.values())
    if isinstance(value, list):
        return depth > 0 and all(is_shallow(v, depth - 1) for v in value)
    return True


def frame(**fields: Any) -> Frame:
    """Return a frame, made once for everybody who gets it."""
    text = json.dumps(fields, separators=(",", ":"))
    wire = Wire(Opcode.TEXT, text.encode()).serialize(mask=False)
    return Frame({"type": "websocket.send", "text": text}, wire)


def version(table: str, number: int) -> Frame:
    """Return the frame that tells the version of a table."""
    return frame(type="version", table=table, version=number)._replace(version=number)


def news(table: str) -> Frame:
    """Return the frame that tells that something beside the match has changed."""
    return frame(type="news", table=table)


def presence(table: str, seats: list[int], spectators: int) -> Frame:
    """Return the frame that tells who is at a table."""
    return frame(type="presence", table=table, seats=seats, spectators=spectators)


PING = frame(type="ping")
PONG = frame(type="pong")
RESYNC = frame(type="resync")
GOING_AWAY = frame(type="going_away")
