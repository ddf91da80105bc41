"""Health probes and metrics.

`/livez`: the process responds; restart it if not. `/readyz`: it can serve, because the database
responds and has all migrations. Without Redis it can still serve, and reports so. A process about
to stop serves on for a moment, but reports that it is leaving: a proxy then sends its requests
elsewhere before connections are refused. `/metrics` is for Prometheus. All three are for internal
use: a proxy hides them from the public.
"""

from __future__ import annotations

import secrets
import threading
import time
from functools import lru_cache

import redis
from django.conf import settings
from django.db import Error, connection
from django.db.migrations.executor import MigrationExecutor
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe
from prometheus_client import CONTENT_TYPE_LATEST

from gonfalon.server.monitoring.metrics import exposition

KEPT = 2.0  # seconds for which the state of migrations or Redis is cached


class Remembered:
    """Cached results of the probes."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.migrated = False
        self.migrations_at = self.redis_at = -KEPT
        self.redis = True
        self.leaving = False


_kept = Remembered()


def forget() -> None:
    """Clear the cache (for tests)."""
    _kept.__init__()  # type: ignore[misc]


def leave() -> None:
    """Report from now on that this process is about to stop."""
    _kept.leaving = True


def pending_migrations() -> list[str]:
    """Return the migrations this code needs and the database lacks."""
    executor = MigrationExecutor(connection)
    plan = executor.migration_plan(executor.loader.graph.leaf_nodes())
    return [f"{migration.app_label}.{migration.name}" for migration, _ in plan]


def migrated() -> bool:
    """Return whether the database has all migrations; once True, it stays so."""
    with _kept.lock:
        if not _kept.migrated and time.monotonic() - _kept.migrations_at >= KEPT:
            _kept.migrated = not pending_migrations()
            _kept.migrations_at = time.monotonic()
        return _kept.migrated


@lru_cache(maxsize=1)
def redis_client(url: str) -> redis.Redis:
    """Return a Redis client for probes."""
    return redis.Redis.from_url(url, socket_connect_timeout=0.2, socket_timeout=0.2)


def redis_up() -> bool:
    """True if Redis responds, or if none is configured."""
    if not settings.REDIS:
        return True
    with _kept.lock:
        if time.monotonic() - _kept.redis_at >= KEPT:
            try:
                _kept.redis = bool(redis_client(settings.REDIS).ping())
            except (redis.RedisError, OSError):
                _kept.redis = False
            _kept.redis_at = time.monotonic()
        return _kept.redis


@require_safe
def live(request: HttpRequest) -> HttpResponse:
    """Liveness probe: the process responds."""
    return JsonResponse({"live": True})


@require_safe
def ready(request: HttpRequest) -> HttpResponse:
    """Readiness probe: the database responds and its schema fits this code."""
    if _kept.leaving:
        return JsonResponse({"ready": False, "leaving": True, "missing": []}, status=503)
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        fits = migrated()
    except Error:
        return JsonResponse({"ready": False, "missing": ["database"]}, status=503)
    if not fits:
        return JsonResponse({"ready": False, "missing": ["migrations"]}, status=503)
    return JsonResponse({"ready": True, "degraded": [] if redis_up() else ["redis"]})


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Return the metrics, to internal machines or to holders of the token."""
    if not may_measure(request):
        return HttpResponse(status=404)
    return HttpResponse(exposition(), content_type=CONTENT_TYPE_LATEST)


def may_measure(request: HttpRequest) -> bool:
    """With a token configured, require it. Otherwise refuse requests that came through a proxy."""
    if settings.METRICS_TOKEN:
        given = request.headers.get("Authorization", "")
        return secrets.compare_digest(given.encode(), f"Bearer {settings.METRICS_TOKEN}".encode())
    return "X-Forwarded-For" not in request.headers
