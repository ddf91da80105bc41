"""A server as small as the examples need: one match, one seat, until its first answer."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import gonfalon

TOKEN = "gon_your_token"  # as the documentation has it


class Site(ThreadingHTTPServer):
    """The server; it keeps what it was told."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answers)
        self.match = gonfalon.new("mastery", seats=2, seed=1)
        self.seat = self.match.decisions[0].seat
        self.accepted: list[str] = []
        self.choices: list[dict[str, Any]] = []

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.server_port}"

    def events(self) -> list[dict[str, Any]]:
        """Return what concerns the bot: two challenges, a turn, and the end."""
        return [
            {"type": "hello"},
            {"type": "challenge", "challenge": {"id": "friendly", "rated": False}},
            {"type": "challenge", "challenge": {"id": "rated", "rated": True}},
            {"type": "turn", "table": "t", "version": 1},
            {"type": "over", "table": "t", "status": "over"},
        ]

    def look(self) -> dict[str, Any]:
        """Return the view; after the first answer nothing is asked any more."""
        view: dict[str, Any] = dict(self.match.view(self.seat))
        words = self.match.content.vocabulary
        explained = [asked.to_json(words) for asked in self.match.explain(self.seat)]
        if self.choices:
            view["decisions"], explained = [], []
        return {"view": view, "explain": explained}


class Answers(BaseHTTPRequestHandler):
    """The few operations there are."""

    server: Site

    def do_GET(self) -> None:
        if self.path.startswith("/api/stream"):
            self.say("".join(json.dumps(event) + "\n" for event in self.server.events()))
        else:
            self.say(json.dumps(self.server.look()))

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.path.partition("?")[0].endswith("/choices"):
            self.server.choices.append(json.loads(body))
        elif self.path.endswith("/accept"):
            self.server.accepted.append(self.path.split("/")[-2])
        self.say(json.dumps({"version": 2}))

    def say(self, text: str) -> None:
        """Answer those who have the token."""
        known = self.headers["Authorization"] == f"Bearer {TOKEN}"
        self.send_response(200 if known else 401)
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, format: str, *args: Any) -> None:
        """Keep quiet."""


@contextmanager
def serving() -> Iterator[Site]:
    """Give a server that is up, and end it."""
    with Site() as site:
        thread = Thread(target=site.serve_forever)
        thread.start()
        try:
            yield site
        finally:
            site.shutdown()
            thread.join()
