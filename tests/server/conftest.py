"""The server's tests: a database of their own on the real PostgreSQL, counters of their own.

Django is set up here and not in pyproject.toml: tests of the lower layers run without it.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

ADDRESS = os.environ.get("GONFALON_TEST_DATABASE", "postgresql://postgres@127.0.0.1:5432")
RUN = f"gonfalon_{os.getpid()}"
PATIENT = 10.0  # seconds
os.environ["GONFALON_DATABASE"] = f"{ADDRESS}/{RUN}"  # pytest-django makes test_<it>
os.environ.setdefault("GONFALON_REDIS", "redis://127.0.0.1:6379/0")
os.environ.setdefault("GONFALON_HOSTS", "127.0.0.1,localhost,testserver")
os.environ.setdefault("GONFALON_SECRET_KEY", "only for tests")
os.environ["DJANGO_SETTINGS_MODULE"] = "gonfalon.server.settings"

import django  # noqa: E402

django.setup()

import pytest  # noqa: E402
import redis  # noqa: E402
import time_machine  # noqa: E402
from django.conf import settings  # noqa: E402
from django.core.cache import cache  # noqa: E402
from django.db import connection, transaction  # noqa: E402
from django.test import TransactionTestCase  # noqa: E402
from django.utils import timezone  # noqa: E402
from whitenoise.middleware import (  # type: ignore[import-untyped]  # noqa: E402
    WhiteNoiseMiddleware,
)

# A test holds a transaction open while it does other things: on a busy machine for longer than the
# server would allow itself. Nor does it wait for the disk: nothing here outlives the test. (Servers
# in processes of their own keep what they have in service.)
settings.DATABASES["default"]["OPTIONS"] = {
    "options": "-c statement_timeout=120s -c lock_timeout=60s"
    " -c idle_in_transaction_session_timeout=280s -c synchronous_commit=off"
}
# Passwords are hashed as in service, only with less work.
settings.PASSWORD_HASHERS = ["tests.server.visitor.QuickArgon2"]
# A worker of xdist inherits the settings of the process that started it, so that all of them would
# count in one place: what they share outside the database is told apart here.
settings.CACHES["default"]["KEY_PREFIX"] = f"gonfalon:cache:{RUN}"
settings.LIMITS_PREFIX = f"gonfalon:limits:{RUN}"

from gonfalon.server import hints  # noqa: E402
from gonfalon.server.accounts.cache import QUICK  # noqa: E402
from gonfalon.server.api.limits import cpu_budget, limits  # noqa: E402
from gonfalon.server.api.limits.cpu_budget import BUCKETS  # noqa: E402
from gonfalon.server.api.matches.table_lists import PAGES  # noqa: E402
from gonfalon.server.service_time import ServiceClock  # noqa: E402
from gonfalon.server.site.rate_limits import BUDGETS  # noqa: E402
from tests.server.template import template  # noqa: E402
from tests.server.visitor import Visitor, visitor  # noqa: E402

# In service Redis is given up quickly. Here a busy machine must not be taken for its absence.
QUICK.update(socket_connect_timeout=PATIENT, socket_timeout=PATIENT)
hints.QUICK = PATIENT

KEPT = {"django_content_type", "auth_permission"}  # made with the tables, the same for every test
APPEND_ONLY = {"tables_deed"}  # a trigger forbids to delete what is there


def emptied(case: TransactionTestCase) -> None:
    """Empty the tables after a test that committed, where there is something.

    Django truncates all of them, which makes 33 tables anew on the disk: a second for every test,
    where deleting a few rows takes a millisecond.
    """
    tables = connection.introspection.django_table_names(only_existing=True, include_views=False)
    asked = [f"SELECT '{name}' WHERE EXISTS (SELECT FROM \"{name}\")" for name in {*tables} - KEPT]
    with transaction.atomic(), connection.cursor() as cursor:
        cursor.execute(" UNION ALL ".join(asked))
        for (name,) in cursor.fetchall():
            how = "TRUNCATE" if name in APPEND_ONLY else "DELETE FROM"
            cursor.execute(f'{how} "{name}"')


TransactionTestCase._fixture_teardown = emptied  # type: ignore[attr-defined]

ADMIN_FILES: dict[str, Any] = {}
look_for_files = WhiteNoiseMiddleware.add_files_from_finders


def files_of_the_admin(middleware: WhiteNoiseMiddleware) -> None:
    """Look for the admin's files once, and not for every browser that a test opens."""
    if not ADMIN_FILES:
        own, middleware.files = middleware.files, ADMIN_FILES
        look_for_files(middleware)
        middleware.files = own
    middleware.files.update(ADMIN_FILES)


WhiteNoiseMiddleware.add_files_from_finders = files_of_the_admin
TIME_READ = ServiceClock.now
STORE = redis.Redis.from_url(settings.REDIS)


@pytest.fixture(scope="session")
def django_db_modify_db_settings(django_db_modify_db_settings: None) -> None:
    """Let the database be a copy of one that has all migrations."""
    connection.settings_dict["TEST"]["TEMPLATE"] = template(ADDRESS)


@pytest.fixture(scope="session")
def django_db_setup(django_db_setup: None) -> Iterator[None]:
    """Give the removal of the database as long as a busy machine needs for it."""
    yield
    connection.close()
    connection.settings_dict["OPTIONS"] = {}


@pytest.fixture(autouse=True)
def fresh_counters() -> Iterator[None]:
    """Every test begins with nothing counted, in Redis and in this process.

    Pages of the lobby are never old here: tests change a table and look at once.
    """
    limits.use(limits.Counters(settings.REDIS, settings.LIMITS_PREFIX))
    BUCKETS.clear()
    PAGES.clear()
    PAGES.fresh = 0.0
    yield
    limits.use(None)
    cache.clear()
    keys = list(STORE.scan_iter(f"*gonfalon:*:{RUN}*", count=1000))
    if keys:
        STORE.delete(*keys)


@pytest.fixture(autouse=True)
def travelling_database(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the database's time be the process's while that travels (`time_machine`)."""

    def now(clock: ServiceClock) -> datetime:
        return timezone.now() if time_machine.escape_hatch.is_travelling() else TIME_READ(clock)

    monkeypatch.setattr(ServiceClock, "now", now)


@pytest.fixture
def apart(travelling_database: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only the process travel, as a host whose clock differs from the database's."""
    monkeypatch.setattr(ServiceClock, "now", TIME_READ)


@pytest.fixture(autouse=True)
def wide_budgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine, on which everything takes longer, must not be taken for a greedy caller."""
    wide = {name: budget.times(1000) for name, budget in BUDGETS.items()}
    monkeypatch.setattr(cpu_budget, "budget_of", wide.__getitem__)


@pytest.fixture
def one_moment() -> Iterator[None]:
    """Let no time pass: what is allowed so often in a second is counted on a busy machine, too."""
    with time_machine.travel(datetime.now(UTC), tick=False):
        yield


@pytest.fixture
def stranger() -> Visitor:
    """Somebody with a browser whom nobody knows."""
    return Visitor()


@pytest.fixture
def anna(db: Any) -> Visitor:
    """Somebody with a full account, signed in."""
    return visitor("Anna")


@pytest.fixture
def bohdan(db: Any) -> Visitor:
    """Somebody else."""
    return visitor("Bohdan")


@pytest.fixture
def guest(db: Any) -> Visitor:
    """A guest."""
    found = Visitor()
    answer = found.post("/api/guest", {})
    assert answer.status_code == 201, answer.content
    return found
