"""Publishing to Redis without waiting for an answer, since every move does it once.

redis-py sends a command and reads its answer: one more round trip for each move, and four times the
CPU. Nobody needs the number of receivers, so this connection tells Redis not to answer
(`CLIENT REPLY OFF`). The only thing that can then arrive is the end of the connection.
"""

from __future__ import annotations

import threading

import redis
from redis.connection import ConnectionInterface


class Publisher:
    """One connection, shared by the threads of a process."""

    def __init__(self, url: str, timeout: float) -> None:
        pool = redis.ConnectionPool.from_url(
            url, socket_connect_timeout=timeout, socket_timeout=timeout
        )
        self.pool = pool
        self.lock = threading.Lock()
        self.connection: ConnectionInterface | None = None

    def publish(self, channel: str, text: str) -> None:
        """Send a message; raise RedisError or OSError if Redis is away.

        A connection that was cut since its last use is replaced. A message may still get lost.
        """
        with self.lock:
            connection = self.connected()
            try:
                connection.send_command("PUBLISH", channel, text)  # type: ignore[no-untyped-call]
            except (redis.RedisError, OSError):
                self.drop()
                raise

    def connected(self) -> ConnectionInterface:
        """Return a connection that was open a moment ago."""
        if self.connection is not None and is_cut(self.connection):
            self.drop()
        if self.connection is None:
            made = self.pool.make_connection()
            made.connect()  # type: ignore[no-untyped-call]
            made.send_command("CLIENT", "REPLY", "OFF")  # type: ignore[no-untyped-call]
            self.connection = made
        return self.connection

    def drop(self) -> None:
        """Close the connection."""
        if self.connection is not None:
            self.connection.disconnect()  # type: ignore[no-untyped-call]
        self.connection = None


def is_cut(connection: ConnectionInterface) -> bool:
    """True if the other side has closed a connection on which nothing is ever answered."""
    try:
        return bool(connection.can_read(timeout=0))
    except (redis.RedisError, OSError):
        return True
