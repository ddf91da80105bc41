"""Servers in processes of their own, and people at a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gonfalon.server.accounts.models import User
from gonfalon.server.tables.models import Table
from tests.server.listening import Server
from tests.server.playing import people, table


@pytest.fixture(scope="module")
def servers(django_db_setup: Any, django_db_blocker: Any) -> Iterator[tuple[Server, Server]]:
    """Two processes."""
    with django_db_blocker.unblock():
        made = (Server(), Server())
    yield made
    for server in made:
        server.stop()


@pytest.fixture(scope="module")
def hinted(django_db_setup: Any, django_db_blocker: Any) -> Iterator[tuple[Server, Server]]:
    """Two processes that by themselves look after rights once a minute: in time, only by a hint."""
    with django_db_blocker.unblock():
        made = (Server(tune={"STALE": 60}), Server(tune={"STALE": 60}))
    yield made
    for server in made:
        server.stop()


@pytest.fixture
def players() -> list[User]:
    """Two who play."""
    return people(2)


@pytest.fixture
def watcher() -> User:
    """One who looks on."""
    return User.objects.create(username="Watcher")


@pytest.fixture
def match(players: list[User]) -> Table:
    """A table at which two people play."""
    return table(players)


@pytest.fixture(scope="module")
def lone(django_db_setup: Any, django_db_blocker: Any) -> Iterator[Server]:
    """One process without limits on the number of sockets."""
    with django_db_blocker.unblock():
        made = Server(GONFALON_LIMITS="0")
    yield made
    made.stop()
