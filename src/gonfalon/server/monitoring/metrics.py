"""Metrics: requests, moves and their stages, sockets, jobs, bots.

A label is one of a few values known beforehand: a route, a stage, a queue, a level. It is never the
name or id of a player, a table or a card, since operators who read metrics may not be allowed to
see a match.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from django.db import DatabaseError, connection
from prometheus_client import (
    REGISTRY,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector

FINE = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
COARSE = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5, 5.0)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)

REQUESTS = Counter("gonfalon_http_requests", "Requests answered", ["method", "route", "status"])
REQUEST_SECONDS = Histogram(
    "gonfalon_http_seconds", "Time to answer a request", ["route"], buckets=COARSE
)
MOVES = Counter("gonfalon_moves", "Inputs that are durable", ["by"])
STAGE_SECONDS = Histogram(
    "gonfalon_move_stage_seconds", "Time in a stage of the move path", ["stage"], buckets=FINE
)
JOBS = Counter("gonfalon_jobs", "Jobs that ended", ["task", "outcome"])
JOB_SECONDS = Histogram("gonfalon_job_seconds", "Time a job took", ["task"], buckets=SLOW)
BOT_SECONDS = Histogram(
    "gonfalon_bot_seconds", "Time a bot thought about an answer", ["level"], buckets=SLOW
)
BOT_FAILURES = Counter("gonfalon_bot_failures", "Questions that a bot did not answer", ["level"])
CSP_REPORTS = Counter("gonfalon_csp_reports", "Reports of refused content", ["directive"])

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))

# -- jobs and bots ------------------------------------------------------------------------------


@contextmanager
def job(task: str) -> Iterator[None]:
    """Count a job and its duration."""
    began = time.perf_counter()
    outcome = "failed"
    try:
        yield
        outcome = "done"
    finally:
        JOBS.labels(task, outcome).inc()
        JOB_SECONDS.labels(task).observe(time.perf_counter() - began)


async def counted(call_next: Callable[[], Awaitable[Any]], context: Any, worker: Any) -> Any:
    """Count every job a worker runs (a Procrastinate middleware)."""
    with job(context.task.name if context.task is not None else "unknown"):
        return await call_next()


@contextmanager
def thinking(level: str) -> Iterator[None]:
    """Measure how long a bot thinks."""
    with BOT_SECONDS.labels(level).time():
        yield


# -- figures from the database -----------------------------------------------------------------
QUEUES = """
SELECT queue_name, status::text, count(*)
FROM procrastinate_jobs WHERE status IN ('todo', 'doing')
GROUP BY queue_name, status
"""
TABLES = "SELECT status, count(*) FROM tables_table WHERE status IN ('open', 'playing') GROUP BY 1"
# How long each kind of process has been silent, how long the service has been down in total, the
# database's time, and how large the database is.
SERVICE = """
SELECT extract(epoch FROM now() - work_at), extract(epoch FROM now() - web_at),
       extract(epoch FROM lost), extract(epoch FROM clock_timestamp()),
       pg_database_size(current_database()),
       COALESCE((SELECT read_only FROM site_sitesettings WHERE id = 1), FALSE)
FROM (SELECT 1) AS one LEFT JOIN jobs_pulse ON jobs_pulse.id = 1
"""
KEPT = 5.0  # seconds for which these figures are cached


class DatabaseFigures:
    """Queues and tables, queried on demand; the same for every process."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.at = -KEPT
        self.found: list[Metric] = []

    def collect(self) -> Iterable[Metric]:
        """Return the figures, at most a few seconds old."""
        with self.lock:
            if time.monotonic() - self.at >= KEPT:
                self.found = list(self.ask())
                self.at = time.monotonic()
            return self.found

    def ask(self) -> Iterator[Metric]:
        """Query the database; if it is down, only `gonfalon_database_up` has a value."""
        waiting = GaugeMetricFamily(
            "gonfalon_jobs_waiting", "Jobs in the queue", labels=["queue", "status"]
        )
        tables = GaugeMetricFamily("gonfalon_tables", "Tables", labels=["status"])
        silent = GaugeMetricFamily(
            "gonfalon_silent_seconds", "Time since the last beat of a process", labels=["kind"]
        )
        lost = GaugeMetricFamily(
            "gonfalon_lost_seconds", "Time for which clocks have stood still, in total"
        )
        skew = GaugeMetricFamily(
            "gonfalon_clock_skew_seconds", "How far this host's clock is ahead of the database's"
        )
        size = GaugeMetricFamily("gonfalon_database_bytes", "Size of the database")
        read_only = GaugeMetricFamily("gonfalon_read_only", "Whether the site is read-only")
        up = GaugeMetricFamily("gonfalon_database_up", "Whether the database answers")
        try:
            with connection.cursor() as cursor:
                cursor.execute(QUEUES)
                for queue, status, count in cursor.fetchall():
                    waiting.add_metric([queue, status], count)
                cursor.execute(TABLES)
                for status, count in cursor.fetchall():
                    tables.add_metric([status], count)
                before = time.time()
                cursor.execute(SERVICE)
                here = (before + time.time()) / 2
                work, web, total, there, size_now, closed = cursor.fetchone()
            for kind, seconds in (("work", work), ("web", web)):
                if seconds is not None:
                    silent.add_metric([kind], float(seconds))
            lost.add_metric([], float(total or 0))
            skew.add_metric([], here - float(there))
            size.add_metric([], size_now)
            read_only.add_metric([], closed)
            up.add_metric([], 1)
        except DatabaseError:
            up.add_metric([], 0)
        yield from (waiting, tables, silent, lost, skew, size, read_only, up)


FIGURES = DatabaseFigures()


def bury(folder: str) -> None:
    """Delete the gauges of dead processes."""
    for path in Path(folder).glob("gauge_live*_*.db"):
        number = path.stem.rpartition("_")[2]
        try:
            os.kill(int(number), 0)
        except ProcessLookupError:
            path.unlink(missing_ok=True)
        except (OSError, ValueError):
            continue


def exposition() -> bytes:
    """Return the metrics of all processes of this service, in Prometheus' text format."""
    registry: CollectorRegistry
    folder = os.environ.get("PROMETHEUS_MULTIPROC_DIR")
    if folder:
        bury(folder)
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    else:
        registry = REGISTRY
    own = CollectorRegistry()
    own.register(FIGURES)
    return generate_latest(registry) + generate_latest(own)


def listen_if_wanted() -> None:
    """Serve metrics from a non-web process, if GONFALON_METRICS_LISTEN=host:port is set."""
    host, _, port = os.environ.get("GONFALON_METRICS_LISTEN", "").rpartition(":")
    if port:
        start_http_server(int(port), addr=host or "127.0.0.1")
