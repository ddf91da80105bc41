"""Requests and streams: what is retried, how long to wait, and how refusals are reported.

A request is retried when the server is unavailable or busy. Pauses grow and have jitter, so that
many programs do not return at the same moment. A request that would do harm if it happened twice is
retried only if it certainly did not arrive. After a 429 the client waits as long as the server
asks.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import httpx

FIRST, LONGEST = 0.25, 15.0  # seconds between tries: the first pause and the longest
TOO_OFTEN = 60.0  # seconds to wait after a 429 without Retry-After
SILENCE = 30.0  # seconds without any data after which a stream is reopened
AWAY = (502, 503, 504)

Json = dict[str, Any]


class Refusal(Exception):
    """The server refused a request. `code` is for programs; `rule` is a rule id or empty."""

    def __init__(self, status: int, code: str, message: str, rule: str = "") -> None:
        super().__init__(f"{code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.rule = rule


class Replaced(Exception):
    """The server closed this stream because the same token opened another one."""


class Wire:
    """An HTTP connection to a server, with retries."""

    def __init__(
        self,
        token: str,
        server: str,
        *,
        patience: float = 300.0,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.patience = patience
        self.sleep = sleep
        self.http = httpx.Client(
            base_url=f"{server.rstrip('/')}/api/",
            headers={"Authorization": f"Bearer {token}"},
            timeout=httpx.Timeout(20.0, connect=10.0),
            transport=transport,
        )

    def close(self) -> None:
        """Close the connection."""
        self.http.close()

    def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        query: Mapping[str, Any] | None = None,
        safe: bool | None = None,
    ) -> Any:
        """Send a request, with retries, and return the response's JSON.

        `safe` means that sending it twice does no harm. By default that is GET, DELETE and PUT.
        """
        is_safe = method in ("GET", "DELETE", "PUT") if safe is None else safe
        pauses = self.pauses()
        while True:
            try:
                answer = self.http.request(method, path, json=body, params=given(query))
            except (httpx.ConnectError, httpx.ConnectTimeout) as error:
                self.wait(pauses, error)
            except httpx.TransportError as error:
                if not is_safe:
                    raise
                self.wait(pauses, error)
            else:
                if answer.status_code < 400:
                    return answer.json() if answer.content else None
                self.wait(pauses, refusal(answer), answer)

    def stream(self, path: str, query: Callable[[], Mapping[str, Any]]) -> Iterator[Json]:
        """Yield the lines of a stream, reopening it whenever it breaks.

        `query` is called each time, so that the stream can continue where it stopped.
        """
        pauses = self.pauses()
        while True:
            try:
                timeout = httpx.Timeout(SILENCE, connect=10.0)
                with self.http.stream(
                    "GET", path, params=given(query()), timeout=timeout
                ) as answer:
                    if answer.status_code >= 400:
                        answer.read()
                        self.wait(pauses, refusal(answer), answer)
                        continue
                    for text in answer.iter_lines():
                        pauses = self.pauses()
                        line = opened(json.loads(text)) if text else None
                        if line is not None:
                            yield line
            except httpx.TransportError as error:
                self.wait(pauses, error)
            else:
                self.sleep(random.uniform(FIRST, 2 * FIRST))  # noqa: S311  (a pause, no secret)

    def pauses(self) -> Iterator[float]:
        """Yield growing pauses with jitter until `patience` seconds have passed."""
        until = time.monotonic() + self.patience
        pause = FIRST
        while time.monotonic() < until:
            yield random.uniform(pause / 2, pause)  # noqa: S311  (a pause, no secret)
            pause = min(LONGEST, 2 * pause)

    def wait(
        self, pauses: Iterator[float], error: Exception, answer: httpx.Response | None = None
    ) -> None:
        """Wait before the next try, or raise the error if there should be none."""
        if answer is not None and answer.status_code == 429:
            header = answer.headers.get("Retry-After", "")
            seconds = float(header) if header.isdecimal() else TOO_OFTEN
            self.sleep(seconds + random.uniform(0, 1))  # noqa: S311  (a pause, no secret)
            return
        if answer is not None and answer.status_code not in AWAY:
            raise error
        pause = next(pauses, None)
        if pause is None:
            raise error
        self.sleep(pause)


def given(query: Mapping[str, Any] | None) -> dict[str, Any]:
    """Return the query without parameters that are None."""
    return {name: value for name, value in (query or {}).items() if value is not None}


def refusal(answer: httpx.Response) -> Refusal:
    """Convert an error response to a `Refusal`."""
    try:
        found = answer.json()
        return Refusal(
            answer.status_code,
            str(found["code"]),
            str(found.get("message", "")),
            str(found.get("rule", "")),
        )
    except (ValueError, KeyError, TypeError):
        return Refusal(answer.status_code, f"status-{answer.status_code}", answer.reason_phrase)


def opened(line: Json) -> Json | None:
    """Return a line of a stream, or None to skip it. Raise if the stream was closed for good."""
    if line.get("type") != "closed":
        return line
    code = str(line.get("code"))
    if code == "busy":
        return None  # the stream may be reopened
    if code == "replaced":
        raise Replaced("another stream of this token is open")
    raise Refusal(401 if code == "bad-token" else 403, code, "the stream was closed")
