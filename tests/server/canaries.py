"""Unmistakable values where secrets are, and everything that leaves the server, to be searched.

Whoever is entitled to a secret is named with it. The cards of the match have names that occur
nowhere else, by a content pack or (the paladins) as they are: they may stand in views, questions
and events, which have to be the very ones the kernel allows, and nowhere else.
"""

from __future__ import annotations

import email
import json
import re
import socketserver
import threading
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from email.message import Message
from functools import cached_property
from importlib.resources import files
from typing import Any
from uuid import UUID

import httpx
import redis

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import apply_entry
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.message import bit_of
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage.log import read_row
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.packs import LONGEST_PACK
from gonfalon.table.lines import lines_of_entry
from tests.server.harness.checker import begin
from tests.server.listening import PLAIN, Server

MARK = "c4n4ry"
# The cards of each game that get other names, as file and section of its content.
RENAMED = {
    "mastery": [("cards", "cards")],
    "paladins": [
        *((name, name) for name in ("outsiders", "suspicion", "taverns", "townsfolk", "walls")),
        *(("kings", name) for name in ("kings_favours", "kings_orders")),
    ],
    "glory": [("travel", "travel")],
    "crusaders": [(name, name) for name in ("rescripts", "spies", "bulls", "saracens")],
}


def cards_of(game: str, file: str, section: str) -> dict[str, Any]:
    """Return the cards of a section of a game's content."""
    path = files(f"gonfalon.games.{game}").joinpath("content", f"{file}.toml")
    found: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))[section]
    return found


PALADINS = sorted(cards_of("paladins", "paladins", "paladins"))
CARD = re.compile(rf"{MARK}card_[a-z0-9_]+|\b(?:{'|'.join(PALADINS)})\b")


def canary_packs(game: str) -> list[str]:
    """Return content packs, none too long, in which cards have names that occur nowhere else."""
    packs = [""]
    for file, section in RENAMED[game]:
        for name, card in cards_of(game, file, section).items():
            lines = [f"[{section}.{name}]", "copies = 0", f"[{section}.{MARK}card_{name}]"]
            told = {field: value for field, value in card.items() if field != "source"}
            lines += [f"{field} = {toml(value)}" for field, value in told.items()]
            if len(packs[-1]) + sum(map(len, lines)) > LONGEST_PACK - 100:
                packs.append("")
            packs[-1] += "\n".join(lines) + "\n"
    return packs


def toml(value: Any) -> str:
    """Return a value as TOML."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k} = {toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value)


@dataclass(frozen=True)
class Secret:
    """A planted value and who may see it."""

    name: str
    text: str
    entitled: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Heard:
    """One thing that reached somebody: by which way, and its words."""

    channel: str
    text: str


@dataclass
class Viewer:
    """Somebody who asks and listens, and everything that ever reached them."""

    name: str
    server: Server
    seat: int | None = None
    headers: dict[str, str] = field(default_factory=dict)
    heard: list[Heard] = field(default_factory=list)

    @cached_property
    def http(self) -> httpx.Client:
        """Connections that are kept."""
        base = f"http://127.0.0.1:{self.server.port}"
        return httpx.Client(base_url=base, timeout=20, verify=PLAIN)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        """Ask over HTTP and keep all that comes back."""
        answer = self.http.request(
            method,
            path,
            content=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", **self.headers, **headers},
        )
        self.http.cookies.clear()  # who asks is in the headers, and stays
        self.keep(f"headers of {path}", "\n".join(f"{k}: {v}" for k, v in answer.headers.items()))
        self.keep(f"{method} {path}", answer.text)
        return answer

    def keep(self, channel: str, text: str) -> None:
        """Keep something that came."""
        self.heard.append(Heard(channel, text))


def hits(secrets: list[Secret], who: str, texts: Iterator[tuple[str, str]]) -> set[tuple[str, ...]]:
    """Return what somebody heard that was not theirs: who, by which channel, which secret."""
    return {
        (who, channel, secret.name)
        for channel, text in texts
        for secret in secrets
        if who not in secret.entitled and secret.text in text
    }


# -- cards --------------------------------------------------------------------------------------


@dataclass
class Allowed:
    """What the kernel has let a viewer know of a match, part by part."""

    views: set[str] = field(default_factory=set)
    questions: set[str] = field(default_factory=set)
    events: set[tuple[int, str]] = field(default_factory=set)  # with the version that told them
    outcome: str = ""


def allowed(row: Table, viewers: list[Viewer]) -> dict[str, Allowed]:
    """Play a match again, and return everything each viewer was ever allowed to know."""
    match: Match[Any] = begin(row)
    words = match.content.vocabulary
    found = {viewer.name: Allowed() for viewer in viewers}
    for entry in Entry.objects.filter(table=row).order_by("seq"):
        for line in lines_of_entry(read_row(entry)):
            apply_entry(match, line)
        for viewer in viewers:
            mine = found[viewer.name]
            mine.views.add(canonical(match.view(viewer.seat)))
            if viewer.seat is not None:
                explained = [e.to_json(words) for e in match.explain(viewer.seat)]
                mine.questions |= set(map(canonical, explained))
            for audience, message, args in entry.events:
                if audience & bit_of(viewer.seat):
                    mine.events.add((entry.version, canonical({"message": message, "args": args})))
    assert match.outcome is not None
    for mine in found.values():
        mine.outcome = canonical(match.outcome.to_json(words))
    return found


def beyond(node: Any, mine: Allowed) -> list[str]:
    """Return the parts of an answer that are none of those allowed; and cards that stand alone."""
    if isinstance(node, list):
        return [part for child in node for part in beyond(child, mine)]
    if not isinstance(node, dict):
        return CARD.findall(node) if isinstance(node, str) else []
    found: list[str] = []
    for name, child in node.items():
        if name == "view" and isinstance(child, dict):
            found += [f"view {child['version']}"] if canonical(child) not in mine.views else []
        elif name in ("explain", "decisions") and isinstance(child, list):
            found += [name for asked in child if canonical(asked) not in mine.questions]
        elif name == "outcome" and child is not None:
            found += [name] if canonical(child) != mine.outcome else []
        elif name == "events":
            version = node["version"]
            found += [name for event in child if (version, canonical(event)) not in mine.events]
        else:
            found += CARD.findall(name) + beyond(child, mine)
    return found


def leaks_of_match(viewer: Viewer, mine: Allowed, packs: list[str]) -> set[tuple[str, ...]]:
    """Return what of the match reached a viewer without being theirs.

    The packs themselves are public, and list all the cards there are.
    """
    leaks: set[tuple[str, ...]] = set()
    for heard in viewer.heard:
        try:
            parts = beyond(without(json.loads(heard.text), packs), mine)
        except ValueError:
            parts = CARD.findall(heard.text)
        leaks |= {(viewer.name, heard.channel, part) for part in parts}
    return leaks


def without(node: Any, packs: list[str]) -> Any:
    """Return an answer without the packs."""
    if isinstance(node, dict):
        return {name: "" if child == packs else child for name, child in node.items()}
    return node


# -- what else leaves the server ------------------------------------------------------------------


class Post(socketserver.ThreadingTCPServer):
    """A mail server that keeps what it is given."""

    allow_reuse_address = daemon_threads = True

    def __init__(self) -> None:
        self.got: list[tuple[str, str]] = []  # to whom, and the whole letter in plain text
        super().__init__(("127.0.0.1", 0), Postman)
        self.thread = threading.Thread(target=self.serve_forever)
        self.thread.start()

    @property
    def url(self) -> str:
        """Return its address."""
        return f"smtp://127.0.0.1:{self.server_address[1]}"

    def close(self) -> None:
        """Take no more."""
        self.shutdown()
        self.server_close()
        self.thread.join()


class Postman(socketserver.StreamRequestHandler):
    """Takes letters in."""

    server: Post

    def say(self, text: str) -> None:
        """Answer."""
        self.wfile.write(f"{text}\r\n".encode())

    def handle(self) -> None:
        """Take letters until the sender leaves."""
        self.say("220 here")
        to = ""
        while line := self.rfile.readline().decode().strip():
            word = line.split(" ")[0].upper()
            if word == "RCPT":
                to = line.partition("<")[2].partition(">")[0]
            elif word == "DATA":
                self.say("354 go on")
                letter = b""
                while (part := self.rfile.readline()) != b".\r\n":
                    letter += part
                self.server.got.append((to, plain(email.message_from_bytes(letter))))
            self.say("221 bye" if word == "QUIT" else "250 ok")
            if word == "QUIT":
                return


def plain(letter: Message) -> str:
    """Return a letter with all its headers and parts, decoded."""
    parts = [f"{name}: {value}" for name, value in letter.items()]
    for part in letter.walk():
        payload = part.get_payload(decode=True)
        if isinstance(payload, bytes):
            parts.append(payload.decode())
    return "\n".join(parts)


@contextmanager
def overheard(url: str) -> Iterator[list[str]]:
    """Keep everything that is said to a Redis."""
    said: list[str] = []
    client = redis.Redis.from_url(url)
    with client.monitor() as monitor:  # type: ignore[no-untyped-call]

        def listen() -> None:
            with suppress(redis.RedisError, OSError, ValueError, AttributeError):
                for command in monitor.listen():
                    said.append(command["command"])

        thread = threading.Thread(target=listen, daemon=True)
        thread.start()
        yield said
        monitor.connection.disconnect()
        thread.join(5)
    client.close()


def stream_of(viewer: Viewer, table: UUID) -> threading.Thread:
    """Let a program listen to its stream of a table, and keep the lines."""

    def read() -> None:
        path = f"/api/tables/{table}/stream"
        url = f"http://127.0.0.1:{viewer.server.port}{path}?view=true"
        with (
            suppress(httpx.TransportError),
            httpx.stream("GET", url, headers=viewer.headers, timeout=60, verify=PLAIN) as answer,
        ):
            for line in answer.iter_lines():
                viewer.keep(path, line)

    thread = threading.Thread(target=read, daemon=True)
    thread.start()
    return thread
