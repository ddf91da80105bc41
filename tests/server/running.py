"""Starting the server as a process of its own, and asking it as a proxy would."""

from __future__ import annotations

import http.client
import http.cookiejar
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psycopg
from django.db import connection

from tests.server.conftest import ADDRESS

HERE = (sys.executable, "-c", "import sys; from gonfalon.cli import main; sys.exit(main())")
# scripts/demo.sh has it tested as it is installed from the wheel.
GONFALON = (os.environ["TEST_GONFALON"],) if "TEST_GONFALON" in os.environ else HERE
HOST = "play.example.org"
PUBLIC = {
    "GONFALON_ORIGIN": f"https://{HOST}",
    "GONFALON_PROXIES": "1",
    "GONFALON_SECRET_KEY": "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
}


def environment(**changes: str) -> dict[str, str]:
    """Return an environment without the settings of the tests, on their database."""
    kept = {n: v for n, v in os.environ.items() if not n.startswith(("GONFALON_", "DJANGO_"))}
    database = f"{ADDRESS}/{connection.settings_dict['NAME']}"
    return {**kept, "GONFALON_DATABASE": database, **changes}


def command(*arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        (*GONFALON, *arguments),
        env=environment(**changes),
        capture_output=True,
        text=True,
        timeout=120,
    )


def free_port() -> int:
    """Return a port that nobody has."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@dataclass
class Answer:
    """An answer, with all its headers."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def header(self, name: str) -> str:
        """Return a header, or nothing; twice is a mistake."""
        found = [value for key, value in self.headers if key.lower() == name.lower()]
        assert len(found) <= 1, f"{name} is there {len(found)} times"
        return found[0] if found else ""

    @property
    def cookies(self) -> list[str]:
        """Return the cookies that were set, as they were."""
        return [value for key, value in self.headers if key.lower() == "set-cookie"]


@dataclass
class Site:
    """A running server."""

    port: int
    process: subprocess.Popen[bytes]
    log: Path

    def ask(
        self,
        method: str,
        path: str,
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
    ) -> Answer:
        """Ask as a program on this machine would."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
        link.request(method, path, body, {"Host": HOST, **(headers or {})})
        answer = link.getresponse()
        found = Answer(answer.status, answer.getheaders(), answer.read())
        link.close()
        return found

    def by_proxy(
        self,
        method: str,
        path: str,
        address: str = "192.0.2.1",
        headers: Mapping[str, str] | None = None,
        body: bytes | None = None,
    ) -> Answer:
        """Ask as the reverse proxy does for somebody who came over https."""
        told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": address, **(headers or {})}
        return self.ask(method, path, told, body)


@contextmanager
def site(log: Path, *arguments: str, **changes: str) -> Iterator[Site]:
    """Run `gonfalon serve` until the block ends."""
    port = free_port()
    with log.open("wb") as file:
        process = subprocess.Popen(
            (*GONFALON, "serve", "--port", str(port), "--grace", "2", "--notice", "0", *arguments),
            env=environment(**changes),
            stdout=file,
            stderr=file,
        )
    found = Site(port, process, log)
    try:
        until = time.monotonic() + 60
        while True:
            try:
                found.ask("GET", "/livez")
                break
            except OSError:
                assert process.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                time.sleep(0.1)
        yield found
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(30)
        finally:
            process.kill()
        forget_pulse()


def forget_pulse() -> None:
    """Remove the pulse of a server that has ended; clocks of later tests would stand still."""
    with psycopg.connect(environment()["GONFALON_DATABASE"], autocommit=True) as direct:
        direct.execute("DELETE FROM jobs_pulse")


class Browser:
    """Somebody with cookies who talks JSON to a server."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.jar = http.cookiejar.CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))

    def open(self, path: str) -> str:
        """Open a page."""
        with self.opener.open(self.origin + path, timeout=30) as answer:
            text: str = answer.read().decode()
        return text

    def call(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Send JSON and return the status and what came back."""
        if method != "GET" and not any(c.name == "csrftoken" for c in self.jar):
            self.open("/api/hello")
        token = next((c.value or "" for c in self.jar if c.name == "csrftoken"), "")
        request = urllib.request.Request(
            self.origin + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json", "X-CSRFToken": token},
        )
        try:
            with self.opener.open(request, timeout=30) as answer:
                return answer.status, json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as error:
            with error:
                return error.code, json.loads(error.read() or b"null")


def lines_until(process: subprocess.Popen[str], words: str, seconds: float) -> list[str]:
    """Read what a process says until a line has certain words; then only keep it flowing."""
    assert process.stdout is not None
    stream = process.stdout
    found: list[str] = []
    there = threading.Event()

    def read() -> None:
        for line in stream:
            found.append(line.rstrip("\n"))
            if words in line:
                there.set()
        there.set()

    threading.Thread(target=read, daemon=True).start()
    there.wait(seconds)
    assert any(words in line for line in found), found
    return found
