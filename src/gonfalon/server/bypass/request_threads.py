"""Django under ASGI, with synchronous code running in a fixed pool of threads.

Django's own handler gives every request a new thread, and with it a new database connection, and
moves between threads as it walks the middleware. Here one thread of a fixed pool runs a request
from the first middleware to the response and keeps its connection for the next request. Slow
requests (those that hash a password or generate the API description) use a separate pool, so they
queue behind each other and hold up nothing else. Streaming responses are sent by the event loop,
which fetches each chunk of a file in a thread, so neither a slow disk nor a slow client blocks
other requests.
"""

from __future__ import annotations

import asyncio
import os
import select
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from importlib import import_module
from io import BytesIO
from tempfile import SpooledTemporaryFile
from typing import IO, Any, TypeVar

from django.conf import settings
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.core.handlers.base import BaseHandler
from django.db import connections
from django.http import FileResponse, HttpResponseBase
from django.urls import set_script_prefix

THREADS = int(os.environ.get("GONFALON_THREADS", "8"))
T = TypeVar("T")
SLOW_THREADS = 1  # two would compete with everyone else for the interpreter
MOST_WAITING = 40  # queued or running slow requests per process, about 4 s of work
AUTH = "/auth/browser/v1/"
SLOW = frozenset(
    {
        f"{AUTH}auth/login",
        f"{AUTH}auth/signup",
        f"{AUTH}auth/reauthenticate",
        f"{AUTH}auth/password/reset",
        f"{AUTH}account/password/change",
        "/api/me/upgrade",
        "/api/docs",
        "/api/openapi.json",
    }
)
CROWDED = "gonfalon.crowded"  # set in the scope of a request that found its pool full


def trust_quiet_connections() -> None:
    """Skip Django's health check query on connections with nothing to read.

    When the database server goes away, the socket becomes readable (a final message or EOF). Such
    connections keep their health check, and Django reconnects if it fails.
    """
    for connection in connections.all(initialized_only=True):
        raw: Any = connection.connection
        if raw is not None and not raw.closed:
            poll = select.poll()
            poll.register(raw.fileno(), select.POLLIN)
            state: Any = connection
            state.health_check_done = not poll.poll(0)


class TooLarge(Exception):
    """A request body exceeds the maximum size."""


def saying_its_size(scope: Any) -> Any:
    """Return the scope with a Content-Length over the limit, so the usual check refuses it."""
    size = str(settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1).encode()
    headers = [(name, value) for name, value in scope["headers"] if name != b"content-length"]
    return {**scope, "headers": [*headers, (b"content-length", size)]}


class BoundedPool:
    """A thread pool with a bounded queue."""

    def __init__(self, threads: int, name: str, most: int | None = None) -> None:
        self.threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self.most = most
        self.inside = 0

    @property
    def is_full(self) -> bool:
        """True if no further request may queue."""
        return self.most is not None and self.inside >= self.most

    async def run(self, what: Callable[..., T], *args: Any) -> T:
        """Run a function in one of the threads, in the caller's context."""
        self.inside += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, copy_context().run, what, *args)
        finally:
            self.inside -= 1


class ThreadPoolHandler(ASGIHandler):
    """An ASGI handler that runs requests in a fixed pool of threads."""

    def __init__(self) -> None:
        BaseHandler.__init__(self)
        import_module(settings.ROOT_URLCONF)  # now rather than on the first request
        self.load_middleware(is_async=False)
        self.usual = BoundedPool(THREADS, "request")
        self.slow = BoundedPool(SLOW_THREADS, "slow", MOST_WAITING)
        self.threads = self.usual.threads

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Handle one request."""
        try:
            body = await self.read_body(receive)
        except RequestAborted:  # the client disconnected before sending the whole request
            return
        except TooLarge:
            scope, body = saying_its_size(scope), BytesIO()
        pool = self.slow if scope["path"] in SLOW else self.usual
        if pool.is_full:
            scope, pool = {**scope, CROWDED: True}, self.usual  # refused by the middleware
        try:
            response = await pool.run(self.answer, scope, body)
            gone = asyncio.ensure_future(self.gone(receive)) if response.streaming else None
            try:
                await self.deliver(response, send, gone)
            finally:
                if response.streaming:
                    loop = asyncio.get_running_loop()
                    await loop.run_in_executor(self.threads, response.close)
        finally:
            body.close()

    async def read_body(self, receive: Any) -> IO[bytes]:
        """Read the body, and stop at the maximum size whatever Content-Length claims."""
        most = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        body = SpooledTemporaryFile(max_size=most)  # noqa: SIM115  (closed by the caller)
        more = True
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                body.close()
                raise RequestAborted
            body.write(message.get("body", b""))
            if body.tell() > most:
                body.close()
                raise TooLarge
            more = message.get("more_body", False)
        body.seek(0)
        return body

    def answer(self, scope: Any, body: Any) -> HttpResponseBase:
        """Run a request through middleware and view; called in a pool thread."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=self.__class__, scope=scope)
        trust_quiet_connections()
        request, refusal = self.create_request(scope, body)
        response: Any = refusal if request is None else self.get_response(request)
        response._handler_class = self.__class__
        if isinstance(response, FileResponse):
            response.block_size = self.chunk_size
        if response.streaming and not response.is_async:
            response.streaming_content = self.piecemeal(response.streaming_content)
        if not response.streaming:
            response.close()  # releases the connection, in the thread that owns it
        made: HttpResponseBase = response
        return made

    async def piecemeal(self, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
        """Yield chunks that a thread reads."""
        loop = asyncio.get_running_loop()
        while (piece := await loop.run_in_executor(self.threads, next, pieces, None)) is not None:
            yield piece

    async def gone(self, receive: Any) -> None:
        """Wait until the client disconnects."""
        while (await receive())["type"] != "http.disconnect":
            continue

    async def deliver(
        self, response: HttpResponseBase, send: Any, gone: asyncio.Future[None] | None
    ) -> None:
        """Send a response; stop streaming when the client disconnects."""
        sending = asyncio.ensure_future(self.send_response(response, send))
        if gone is None:
            await sending
            return
        await asyncio.wait({sending, gone}, return_when=asyncio.FIRST_COMPLETED)
        for task in (sending, gone):
            task.cancel()
        outcome, _ = await asyncio.gather(sending, gone, return_exceptions=True)
        if isinstance(outcome, Exception):  # a client that disconnected is not an error
            raise outcome
