"""Django under ASGI, with its synchronous code where it is at home: in a few lasting threads.

Django's own handler gives every request a thread of its own, and with it a database connection
of its own, and walks the middleware from thread to thread. Here one thread of a fixed set carries
a request from the first middleware to the answer and keeps its connection for the next one.
Answers that stream are still sent by the event loop; it asks a thread for each piece of a file, so
that neither a slow disk nor a slow reader holds anybody else up.
"""

from __future__ import annotations

import asyncio
import os
import select
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from importlib import import_module
from io import BytesIO
from tempfile import SpooledTemporaryFile
from typing import IO, Any

from django.conf import settings
from django.core import signals
from django.core.exceptions import RequestAborted
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.core.handlers.base import BaseHandler
from django.db import connections
from django.http import FileResponse, HttpResponseBase
from django.urls import set_script_prefix

THREADS = int(os.environ.get("GONFALON_THREADS", "8"))


def trust_quiet_connections() -> None:
    """Spare connections in good health the question whether they are.

    A server that has gone leaves something to read on the socket: its last words, or the end. On
    such a connection Django asks, and opens another one if it has to.
    """
    for connection in connections.all(initialized_only=True):
        raw: Any = connection.connection
        if raw is not None and not raw.closed:
            poll = select.poll()
            poll.register(raw.fileno(), select.POLLIN)
            state: Any = connection
            state.health_check_done = not poll.poll(0)


class TooLarge(Exception):
    """Somebody sends more than any request may hold."""


def saying_its_size(scope: Any) -> Any:
    """Return a request that says that it is too large: it is refused like all that say so."""
    size = str(settings.DATA_UPLOAD_MAX_MEMORY_SIZE + 1).encode()
    headers = [(name, value) for name, value in scope["headers"] if name != b"content-length"]
    return {**scope, "headers": [*headers, (b"content-length", size)]}


class Handler(ASGIHandler):
    """Requests in lasting threads."""

    def __init__(self) -> None:
        BaseHandler.__init__(self)
        import_module(settings.ROOT_URLCONF)  # now, not when the first person asks
        self.load_middleware(is_async=False)
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="request")

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Answer one request."""
        try:
            body = await self.read_body(receive)
        except RequestAborted:  # the client went away before it had said what it wants
            return
        except TooLarge:
            scope, body = saying_its_size(scope), BytesIO()
        try:
            loop = asyncio.get_running_loop()
            run = copy_context().run
            response = await loop.run_in_executor(self.threads, run, self.answer, scope, body)
            gone = asyncio.ensure_future(self.gone(receive)) if response.streaming else None
            try:
                await self.deliver(response, send, gone)
            finally:
                if response.streaming:
                    await loop.run_in_executor(self.threads, response.close)
        finally:
            body.close()

    async def read_body(self, receive: Any) -> IO[bytes]:
        """Take what is sent; more than a request may hold is not kept, whatever was announced."""
        most = settings.DATA_UPLOAD_MAX_MEMORY_SIZE
        body = SpooledTemporaryFile(max_size=most)  # noqa: SIM115  (closed by whoever asked)
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
        """Carry a request through middleware and view; runs in a thread."""
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
            response.close()  # gives the connection back, in the thread that has it
        made: HttpResponseBase = response
        return made

    async def piecemeal(self, pieces: Iterator[bytes]) -> AsyncIterator[bytes]:
        """Give out what a thread reads, piece by piece."""
        loop = asyncio.get_running_loop()
        while (piece := await loop.run_in_executor(self.threads, next, pieces, None)) is not None:
            yield piece

    async def gone(self, receive: Any) -> None:
        """Wait until the client has gone."""
        while (await receive())["type"] != "http.disconnect":
            continue

    async def deliver(
        self, response: HttpResponseBase, send: Any, gone: asyncio.Future[None] | None
    ) -> None:
        """Send an answer; one that streams, until its reader goes away."""
        sending = asyncio.ensure_future(self.send_response(response, send))
        if gone is None:
            await sending
            return
        await asyncio.wait({sending, gone}, return_when=asyncio.FIRST_COMPLETED)
        for task in (sending, gone):
            task.cancel()
        outcome, _ = await asyncio.gather(sending, gone, return_exceptions=True)
        if isinstance(outcome, Exception):  # it broke; that the reader went away is no error
            raise outcome
