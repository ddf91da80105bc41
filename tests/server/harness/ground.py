"""The ground of a run: a database with tables to play at, and the workers that serve it."""

from __future__ import annotations

import os
import uuid
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from typing import Any

from tests.server.harness.jobs import job_workers
from tests.server.harness.players import Place
from tests.server.harness.services import SHARED, drop_database, free_port, make_database
from tests.server.harness.supervisor import Nemesis, Supervised
from tests.server.harness.web import web_workers
from tests.server.template import template

POLICIES = ("everyone", "quick", "fixed")
REDIS = os.environ.get("GONFALON_REDIS", "redis://127.0.0.1:6379/0")


class Ground:
    """A database with tables to play at, and the workers that serve it."""

    def __init__(
        self,
        tables: int,
        server: str = SHARED,
        redis: str = REDIS,
        seats: int = 4,
        limits: bool = False,
        bots: bool = False,
    ) -> None:
        set_up_django()
        name = f"gonfalon_run_{os.getpid()}_{uuid.uuid4().hex[:6]}"
        self.database = make_database(server, name, template(server))
        self.environment = {
            "GONFALON_DATABASE": self.database,
            "GONFALON_REDIS": redis,
            "GONFALON_LIMITS": "1" if limits else "0",
            "GONFALON_SECRET_KEY": "only for tests",
            "GONFALON_HOSTS": "127.0.0.1,localhost",
            "DJANGO_SETTINGS_MODULE": "gonfalon.server.settings",
        }
        use_database(self.database)
        self.places = open_tables(tables, seats, limits, bots)
        self.port = free_port()
        self.running: list[Supervised] = []

    def serve(self, workers: int = 2, nemesis: Nemesis | None = None) -> Supervised:
        """Start web workers."""
        made = web_workers(self.environment, self.port, workers, nemesis)
        self.running.append(made)
        return made

    def work(self, workers: int = 2, nemesis: Nemesis | None = None) -> Supervised:
        """Start job workers."""
        made = job_workers(self.environment, workers, nemesis)
        self.running.append(made)
        return made

    def remove(self) -> None:
        """Leave nothing behind."""
        from django.db import connections

        for supervised in self.running:
            if supervised.process.poll() is None:
                supervised.stop()
        connections.close_all()
        with suppress(Exception):
            drop_database(self.database)


def set_up_django() -> None:
    """Set Django up in this process, if that has not been done."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "gonfalon.server.settings")
    os.environ.setdefault("GONFALON_SECRET_KEY", "only for tests")
    import django
    from django.apps import apps

    if not apps.ready:
        django.setup()


def use_database(address: str) -> None:
    """Let Django in this process work on a database."""
    set_up_django()
    from django.db import connections

    from gonfalon.server.environment import database_settings

    connections.close_all()
    settings = connections["default"].settings_dict
    settings.update(database_settings(address))
    settings.setdefault("TIME_ZONE", None)
    settings["OPTIONS"] = {}


def open_tables(count: int, seats: int, apart: bool = False, bots: bool = False) -> list[Place]:
    """Start tables, half of them with a clock, a third each with one way to ask in a window.

    `apart`: everybody sits at one table only; `bots`: every fourth table has one. Nobody is new
    here, or all would share the CPU time of one address.
    """
    from gonfalon.server.accounts.models import User
    from tests.server.playing import people, session, table, token

    groups = count if apart else 2
    users = people(seats * groups, f"Run{uuid.uuid4().hex[:6]}")
    joined = datetime.now(UTC) - timedelta(days=30)
    User.objects.filter(pk__in=[user.pk for user in users]).update(date_joined=joined)
    tokens = [token(user) for user in users]
    sessions = [session(user) for user in users[::seats]]
    places = []
    for number in range(count):
        first = seats * (number % groups)
        clock: dict[str, Any] = {"kind": "none"}
        if number % 2:
            clock = {"kind": "bank", "seconds": 6 * 3600, "increment": 5}
        policy = POLICIES[number % 3]
        if policy == "fixed":  # the clock closes the windows, and there has to be one
            policy, clock = (policy, {**clock, "window": 1}) if bots else ("quick", clock)
        bot = number % seats if bots and number % 4 == 3 else -1
        made = table(users[first : first + seats], bot, clock=clock, policy=policy)
        own = tokens[first : first + seats]
        places.append(Place(str(made.id), own, sessions[number % groups]))
    return places
