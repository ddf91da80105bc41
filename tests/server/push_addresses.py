"""Hostile endpoints of browsers, and a judge at the socket: to where is a connection made?

Python reports every connection to an audit hook, below all libraries. What is about to connect is
stopped there, so nothing leaves the machine.
"""

from __future__ import annotations

import random
import socket
import string
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import quote

from gonfalon.server.jobs.web_push.connections import post
from gonfalon.server.jobs.web_push.endpoints import SERVICES, checked_endpoint
from tests.server.pushing import Phone, Receiver

PORT = 443
SERVICE = ("17.57.146.20", "34.107.243.93", "2a00:1450:4013::5f", "64:ff9b::2262:4c3")
ATTACKER = ("93.184.215.14", "2606:2800:21f::7")
INNER = (
    *("127.0.0.1", "127.8.9.1", "10.0.0.7", "172.16.3.4", "192.168.1.1", "169.254.169.254"),
    *("100.64.0.1", "0.0.0.0", "255.255.255.255", "224.0.0.1", "198.18.0.1", "192.0.2.1"),
    *("240.0.0.1", "::", "::1", "fe80::1", "fe80::1%lo", "fc00::1", "fd00:ec2::254", "fec0::1"),
    *("ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.7", "64:ff9b::7f00:1", "64:ff9b::a00:7"),
    *(
        "64:ff9b:1::1",
        "2002:7f00:1::",
        "2002:a00:7::",
        "2001:0:7f00:1::",
        "2001:db8::1",
        "::7f00:1",
    ),
)
WAYS = ("service", "inner", "mixed", "rebinding", "nothing")  # how a vendor's name is resolved
EVIL = (
    *("evil.example", "127.0.0.1", "10.0.0.7", "169.254.169.254", "localhost", "[::1]"),
    *("[::ffff:127.0.0.1]", "[fe80::1%25lo]", "2130706433", "0x7f.1", "0177.0.0.1", "127.1"),
    *("0", "postgres", "redis", "xn--evil-8na.example", "①②⑦.⓪.⓪.①"),
)
JOINTS = (
    *("\\", "\\@", "\\.", "/\\", "@", ":@", ":x@", "%40", "%5c", "%2f", "%00", "%0d%0a", "%", "#"),
    *("?", "/", "//", ";", ",", ":", ":443", ":80", ":443@", ":0", ":65536", ".", "..", "-", "_"),
    *("\t", "\n", "\r\n", " ", "\x00", "\x0b", "\u00a0", "\u200b", "\u2028", "\ufeff", "[", "]"),
    *("。", "．", "｡", "\u2024", "／", "＼", "＠", "：", "．push.apple.com", "ı", "ſ", "K", "ß"),
)
SCHEMES = (
    *("https://", "https://", "https://", "https://", "http://", "HTTPS://", "https:/", "https:"),
    *("https:\\\\", "https:///", "//", "", "ftp://", "file://", "javascript:", "https://https://"),
    *(" https://", "https ://", "https\t://", "wss://", "http+unix://", "gopher://"),
)


def vendor(luck: random.Random) -> str:
    """Return the name of a push service; the first label tells how it is resolved."""
    known = luck.choice(SERVICES)
    return known if known[0] != "." else f"{luck.choice(WAYS)}-{luck.randrange(999)}{known}"


def path(luck: random.Random) -> str:
    """Return a path that may try to be something else."""
    evil, joint = luck.choice(EVIL), luck.choice(JOINTS)
    return luck.choice(
        (
            f"/fcm/send/{luck.randrange(10**9)}:APA91b",
            "/w/?token=BQYAAAD%2fQ%3d%3d",
            "",
            f"/..//{evil}/x",
            f"//{evil}/x",
            f"/{joint}{evil}/x",
            f"/x?to=https://{evil}/{joint}",
            f"/%2e%2e/{joint}x",
        )
    )


def hostile(luck: random.Random) -> str:
    """Return an endpoint as a browser never has it, or nearly; one in twenty is good."""
    good, evil, joint = vendor(luck), luck.choice(EVIL), luck.choice(JOINTS)
    shape = luck.randrange(20)
    if shape < 3:
        host = evil + joint + good
    elif shape < 6:
        host = good + joint + evil
    elif shape < 11:
        at = luck.randrange(len(good) + 1)
        host = good[:at] + joint + good[at + luck.randrange(2) :]
    elif shape < 13:
        host = luck.choice((f"evil{good}", f".{good}", f"{good}.", f"{good}.evil.example", evil))
    elif shape < 14:
        host = good.upper() if luck.randrange(2) else good.replace(".", luck.choice("。．｡"), 1)
    elif shape < 15:
        host = evil + joint + good + luck.choice(JOINTS) + evil
    else:
        host = good
    scheme = "https://" if shape >= 17 else luck.choice(SCHEMES)
    return scheme + host + path(luck)


class Stopped(OSError):
    """A connection that would have been made."""


@dataclass
class Judge:
    """What the judge saw at the socket of one thread."""

    allowed: frozenset[tuple[str, int]]
    passes: tuple[str, int] | None = None  # a listener of the test, which is really connected to
    thread: int = field(default_factory=threading.get_ident)
    asked: Counter[str] = field(default_factory=Counter)  # how often a name was resolved
    connected: Counter[str] = field(default_factory=Counter)
    wrong: list[tuple[str, str]] = field(default_factory=list)  # the endpoint, and where it led
    endpoint: str = ""

    def see(self, where: Any) -> None:
        """Judge a connection, and stop it."""
        address, port = str(where[0]), int(where[1])
        if (address, port) == self.passes:
            return
        self.connected[address] += 1
        if (address, port) not in self.allowed:
            self.wrong.append((self.endpoint, f"{address} {port}"))
        raise Stopped(address)

    def resolve(self, host: str, port: int, *_: Any, **__: Any) -> list[Any]:
        """Resolve a name as the attacker would like it."""
        self.asked[host] += 1
        seed = random.Random(host)
        way = host.partition("-")[0]
        is_vendor = any(host == name or host.endswith(name) for name in SERVICES)
        if not is_vendor:
            literal = all(letter in "0123456789abcdef:.%lo" for letter in host)
            found = [host] if literal else [seed.choice(ATTACKER)]
        elif way == "nothing":
            raise socket.gaierror(socket.EAI_NONAME, "Name or service not known")
        elif way == "inner" or (way == "rebinding" and self.asked[host] % 2 == 0):
            found = [seed.choice(INNER)]
        elif way == "mixed":
            found = [seed.choice(SERVICE), seed.choice(INNER)]
        else:
            found = [seed.choice(SERVICE)]
        return [
            (family, socket.SOCK_STREAM, 6, "", (address, port, 0, 0)[: 4 if v6 else 2])
            for address in found
            for v6 in [":" in address]
            for family in [socket.AF_INET6 if v6 else socket.AF_INET]
        ]


_judges: list[Judge] = []
_installed: list[bool] = []


def on_event(event: str, values: tuple[Any, ...]) -> None:
    """Hand connections of a judged thread to its judge."""
    if event == "socket.connect" and _judges and _judges[-1].thread == threading.get_ident():
        _judges[-1].see(values[1])


@contextmanager
def judging(passes: tuple[str, int] | None = None) -> Iterator[Judge]:
    """Judge all connections of this thread; names are resolved as the attacker likes."""
    if not _installed:
        sys.addaudithook(on_event)  # for good: hooks cannot be removed
        _installed.append(True)
    judge = Judge(frozenset((address, PORT) for address in SERVICE), passes)
    usual = socket.getaddrinfo
    socket.getaddrinfo = judge.resolve  # type: ignore[assignment]
    _judges.append(judge)
    try:
        yield judge
    finally:
        _judges.pop()
        socket.getaddrinfo = usual


KEYS = Phone("").body["keys"]


def send_as_the_site(endpoint: str) -> bool:
    """Push to an endpoint if it is accepted, exactly as the site does; return whether it was."""
    url = checked_endpoint(endpoint)
    if url is None:
        return False
    with suppress(OSError, ValueError):
        post({"endpoint": url, "keys": KEYS}, "{}", 5.0)
    return True


@dataclass
class Verdict:
    """What became of many endpoints."""

    tried: int
    accepted: int
    connected: Counter[str]
    wrong: list[tuple[str, str]]


def judge_addresses(
    count: int, seed: int, sends: Callable[[str], bool] = send_as_the_site
) -> Verdict:
    """Try hostile endpoints; return where they led."""
    luck = random.Random(seed)
    accepted = 0
    with judging() as judge:
        for _ in range(count):
            judge.endpoint = hostile(luck)
            accepted += sends(judge.endpoint)
    return Verdict(count, accepted, judge.connected, judge.wrong)


def judge_redirects(count: int, seed: int, receiver: Receiver) -> Verdict:
    """Let a push service redirect to hostile addresses; return where that led."""
    luck = random.Random(seed)
    tried = accepted = 0
    with judging(passes=("127.0.0.1", receiver.server_port)) as judge:
        while tried < count:
            judge.endpoint = hostile(luck)
            if not judge.endpoint.isprintable():
                continue
            receiver.location = quote(judge.endpoint, safe=string.punctuation)
            receiver.status = luck.choice((301, 302, 303, 307, 308))
            accepted += send_as_the_site(f"{receiver.address}{tried}")
            tried += 1
    return Verdict(count, accepted, judge.connected, judge.wrong)
