"""Connections to push services: to public addresses only, none after a deadline.

A name is resolved once, its addresses are checked, and the connection goes to one of them: nobody
can answer differently in between. Variables such as HTTPS_PROXY are ignored, since behind a proxy
nothing could be checked. Imported only when sending.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any, Self

from django.conf import settings
from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]
from requests import Response, Session
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool

from gonfalon.server.jobs.web_push.endpoints import trials

TTL = 24 * 3600  # seconds a push may wait for a browser
ALLOTTED = IPv6Network("2000::/3")  # all that is in use of IPv6 in public
NAT64 = IPv6Network("64:ff9b::/96")  # IPv4 as hosts without IPv4 see it
Connect = Callable[[str, int], socket.socket]


class NotPublic(OSError):
    """A name that leads to an address that is not public."""


def is_public(address: str) -> bool:
    """True if an address can only be a host of the public internet."""
    found = ip_address(address)
    if found.version == 6:
        if found in NAT64:
            found = IPv4Address(int(found) & 0xFFFFFFFF)
        elif found not in ALLOTTED or found.sixtofour or found.teredo:
            return False
    return found.is_global and not found.is_multicast


def post(browser: dict[str, Any], data: str, seconds: float) -> int:
    """Encrypt a message for a browser and send it; return the status of the answer.

    Raises an OSError if the service does not answer in time.
    """
    if seconds <= 0:
        raise TimeoutError
    known = settings.ENVIRONMENT
    try:
        with PushSession(seconds) as session:
            answer = webpush(
                browser,
                data,
                vapid_private_key=known.vapid_private_key,
                vapid_claims={"sub": known.vapid_subject},
                ttl=TTL,
                timeout=seconds,
                requests_session=session,
            )
    except WebPushException as error:
        if error.response is None:
            raise ValueError("no keys") from None
        return int(error.response.status_code)
    return int(answer.status_code)


class PushSession(Session):
    """Sends until a deadline, then cuts its connections, however slowly a service answers.

    Only the resolver cannot be interrupted; it has time-outs of its own.
    """

    def __init__(self, seconds: float) -> None:
        super().__init__()
        self.trust_env = False
        self.until = time.monotonic() + seconds
        self.lock = threading.Lock()
        self.connections: list[socket.socket] = []
        self.timer = threading.Timer(seconds, self.cut)
        self.timer.daemon = True
        self.adapters.clear()
        self.mount("https://", OwnAdapter(self.connect_public))
        for address in trials():
            self.mount(address, OwnAdapter(self.connect))

    def __enter__(self) -> Self:
        self.timer.start()
        super().__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()
        super().__exit__()
        with self.lock:
            for connection in self.connections:
                connection.close()

    def left(self) -> float:
        """Return the seconds until the deadline."""
        return self.until - time.monotonic()

    def get_redirect_target(self, resp: Response) -> str | None:
        """Return None: a redirect is an answer like any other."""
        return None

    def connect_public(self, host: str, port: int) -> socket.socket:
        """Connect to a host of the public internet."""
        return self.connect(host, port, only_public=True)

    def connect(self, host: str, port: int, *, only_public: bool = False) -> socket.socket:
        """Connect to one of the addresses of a host; if one is not public, to none."""
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        if only_public and not all(is_public(str(where[0])) for *_, where in found):
            raise NotPublic(f"{host} is not a public host")
        error = OSError(f"{host} has no address")
        for family, kind, protocol, _name, where in found:
            made = socket.socket(family, kind, protocol)
            try:
                made.settimeout(max(0.001, self.left()))
                made.connect(where)
                self.watch(made)
            except OSError as refusal:
                made.close()
                error = refusal
            else:
                return made
        raise error

    def watch(self, made: socket.socket) -> None:
        """Cut a connection at the deadline; TLS will take over the socket, so keep a copy."""
        with self.lock:
            if self.left() <= 0:
                raise TimeoutError
            self.connections.append(made.dup())

    def cut(self) -> None:
        """End all connections, whatever waits for them."""
        with self.lock:
            for connection in self.connections:
                with suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)


class OwnAdapter(HTTPAdapter):
    """Lets a session make its connections."""

    def __init__(self, connect: Connect) -> None:
        self.connect = connect
        super().__init__()

    def init_poolmanager(self, *args: Any, **kwargs: Any) -> None:
        """Use connections that are made by the session."""
        super().init_poolmanager(*args, **kwargs)
        connect = self.connect

        class Plain(HTTPConnection):
            def _new_conn(self) -> socket.socket:
                return connect(self.host, self.port)

        class Secure(HTTPSConnection):
            def _new_conn(self) -> socket.socket:
                return connect(self.host, self.port)

        class PlainPool(HTTPConnectionPool):
            ConnectionCls = Plain

        class SecurePool(HTTPSConnectionPool):
            ConnectionCls = Secure

        self.poolmanager.pool_classes_by_scheme = {"http": PlainPool, "https": SecurePool}
