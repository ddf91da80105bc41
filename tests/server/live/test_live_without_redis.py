"""Sockets while Redis is away."""

from __future__ import annotations

import time
from typing import Any
from uuid import uuid4

import pytest
from django.conf import settings as django_settings

from gonfalon.server import hints as announcing
from gonfalon.server.accounts.models import User
from tests.server.listening import (
    ORIGIN,
    Ear,
    PrivateRedis,
    Server,
    asked,
    eventually,
    move,
    sign_in,
)
from tests.server.playing import people, table


@pytest.mark.slow
@pytest.mark.django_db(transaction=True)
def test_redis_away(settings: Any) -> None:
    """T-08, short form: moves go on, asking works, hints are back soon after Redis is."""
    own = PrivateRedis()
    settings.REDIS = own.url
    announcing.client.cache_clear()
    servers = [Server(own.url), Server(own.url)]
    try:
        players = [*people(2), User.objects.create(username="Watcher")]
        match = table(players[:2])
        ears = [Ear(servers[n % 2], match.id, user) for n, user in enumerate(players)]
        assert len({ear.hello() for ear in ears}) == 1
        version = move(match)
        for ear in ears:
            ear.hear("version", version=version)

        own.stop()
        away = time.monotonic()
        slowest = 0.0
        while time.monotonic() - away < 10:
            start = time.monotonic()
            version = move(match)
            slowest = max(slowest, time.monotonic() - start)
            for server in servers:
                answer = server.get(f"/api/tables/{match.id}/version")
                assert answer.json()["version"] == version
            for ear in ears:  # a little later than with Redis, but told
                ear.hear("version", version=version)
            time.sleep(0.5)
        assert slowest < 2.0  # a move that waited for Redis each time it asks would take longer
        late = Ear(servers[0], match.id, players[2])  # sockets are opened without Redis too
        assert late.hello() == version

        own.start()
        back = time.monotonic()

        def heard() -> bool:
            """Tell whether a hint gets through that looking versions up would not bring."""
            for ear in (*ears, late):
                ear.drain(0.02)
            announcing.announce(match.id, version)
            try:
                for ear in (*ears, late):
                    ear.hear("news", 0.7)
            except TimeoutError:
                return False
            return True

        eventually(heard)
        assert time.monotonic() - back < 5  # T-08; this test is slow, and may read the clock
        for ear in (*ears, late):
            ear.close()
    finally:
        for server in servers:
            server.stop()
        own.stop()
        announcing.client.cache_clear()
    assert own.url == django_settings.REDIS


@pytest.mark.django_db(transaction=True)
def test_own_moves_are_told_at_once_without_redis() -> None:
    """Nothing at all listens on that port."""
    # A process that hardly ever looks by itself: in time, it can only be told.
    server = Server("redis://127.0.0.1:1/0", tune={"TICK": 60}, GONFALON_LIMITS="0")
    try:
        players = people(2)
        match = table(players)
        ears = [Ear(server, match.id, user) for user in players]
        for ear in ears:
            ear.hello()
        cookies = {"sessionid": sign_in(players[asked(match).seat])}
        cookies["csrftoken"] = server.get("/api/hello", cookies=cookies).cookies["csrftoken"]
        decision = asked(match)
        body = {"decision": decision.id, "options": [decision.options[0].id]}
        answer = server.post(
            f"/api/tables/{match.id}/choices",
            {**body, "key": str(uuid4())},
            cookies=cookies,
            headers={"X-CSRFToken": cookies["csrftoken"], "Origin": ORIGIN},
        )
        assert answer.status_code == 200, answer.text
        for ear in ears:
            ear.hear("version", version=answer.json()["version"])
    finally:
        server.stop()
