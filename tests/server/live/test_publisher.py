"""Hints reach Redis without an answer, also after it was restarted, and its absence is noticed."""

from __future__ import annotations

import time

import pytest
import redis

from gonfalon.server.bypass.publisher import Publisher
from tests.server.listening import PrivateRedis


def heard(url: str, publisher: Publisher, text: str) -> bool:
    """Publish a text, and return whether somebody who listens hears it."""
    with redis.Redis.from_url(url) as client, client.pubsub() as listener:
        listener.subscribe("news")
        assert listener.get_message(timeout=10)
        publisher.publish("news", text)
        until = time.monotonic() + 10
        while time.monotonic() < until:
            found = listener.get_message(timeout=1)
            if found is not None and found["data"] == text.encode():
                return True
    return False


def test_a_hint_arrives_and_arrives_after_a_restart() -> None:
    store = PrivateRedis()
    try:
        publisher = Publisher(store.url, 1.0)
        assert heard(store.url, publisher, "first")
        first = publisher.connection
        assert heard(store.url, publisher, "second")
        assert publisher.connection is first
        store.stop()
        with pytest.raises((redis.RedisError, OSError)):
            publisher.publish("news", "lost")
        store.start()
        assert heard(store.url, publisher, "third")
        store.stop()
        store.start()
        assert heard(store.url, publisher, "fourth")  # the cut was noticed before sending
    finally:
        store.stop()
