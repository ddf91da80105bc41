"""A push service on this machine and browsers that subscribe there, for the tests of notices."""

from __future__ import annotations

import base64
import json
import os
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def coded(data: bytes) -> str:
    """Return bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def own_key() -> str:
    """Return a key by which push services know a site."""
    key = ec.generate_private_key(ec.SECP256R1())
    return coded(key.private_numbers().private_value.to_bytes(32, "big"))


# What a site has in its environment that may push.
VAPID = {"vapid_private_key": own_key(), "vapid_subject": "mailto:host@example.org"}


class Receiver(ThreadingHTTPServer):
    """A push service; it answers with whatever status it is told to."""

    def __init__(self) -> None:
        self.status = 201
        self.location = "http://127.0.0.1:9/elsewhere"
        self.got: list[tuple[dict[str, str], bytes]] = []
        self.paths: list[str] = []
        super().__init__(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.serve_forever)

    def __enter__(self) -> Self:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.shutdown()
        self.thread.join()
        self.server_close()

    @property
    def address(self) -> str:
        """Return where pushes go; the name of a browser follows."""
        return f"http://127.0.0.1:{self.server_port}/push/"


class Handler(BaseHTTPRequestHandler):
    """Takes pushes in."""

    server: Receiver

    def do_POST(self) -> None:
        """Keep what came."""
        body = self.rfile.read(int(self.headers["Content-Length"]))
        heads = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.append((heads, body))
        self.server.paths.append(self.path)
        self.send_response(self.server.status)
        self.send_header("Location", self.server.location)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


class Phone:
    """A browser's end of a subscription."""

    def __init__(self, address: str, name: str = "phone") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.body: dict[str, Any] = {
            "endpoint": address + name,
            "keys": {"p256dh": coded(public), "auth": coded(self.secret)},
            "label": name,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        """Open what was sealed for this browser."""
        found: dict[str, Any] = json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.secret)
        )
        return found
