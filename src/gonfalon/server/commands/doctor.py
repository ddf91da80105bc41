"""The doctor: checks everything a site needs, and reports what is wrong and how to fix it."""

from __future__ import annotations

import os
import shutil
import smtplib
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import timedelta
from importlib.metadata import entry_points
from typing import Any

import redis
from django.conf import settings
from django.contrib.staticfiles import finders
from django.core import checks
from django.core.mail import get_connection
from django.db import Error, connection

from gonfalon import __version__
from gonfalon.server.commands import safekeeping
from gonfalon.server.commands.findings import FAIL, OK, WARN, Check, Finding
from gonfalon.server.commands.safekeeping import shown
from gonfalon.server.environment import Environment
from gonfalon.server.monitoring.health import pending_migrations
from gonfalon.server.service_time import ServiceClock, database_time, service_clock

LEAST_POSTGRES = 140000
RECENTLY = timedelta(minutes=10)  # a pause of the game clocks is pointed out for so long
KNOWN = frozenset(
    f"GONFALON_{name}"
    for name in (
        *("DATABASE", "OWNER_DATABASE", "REDIS", "SECRET_KEY", "OLD_SECRET_KEYS", "HOSTS"),
        *("ORIGIN", "DEBUG", "MAIL_FROM", "MAIL_URL", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"),
        *("PROCESS", "PROXIES", "LIMITS", "THREADS", "METRICS_TOKEN", "METRICS_LISTEN"),
        *("LEGAL", "SECURITY_CONTACT", "CELL", "LOG", "LOG_PLAIN", "STANZA"),
        *("COMPILE", "TEST_DATABASE", "DIE_AT"),
    )
)


def environment() -> Iterator[Finding]:
    """Check the settings."""
    env: Environment = settings.ENVIRONMENT
    python = ".".join(map(str, sys.version_info[:3]))
    yield Finding("version", OK, f"gonfalon {__version__}, Python {python}")
    odd = sorted(n for n in os.environ if n.startswith("GONFALON_") and n not in KNOWN)
    if odd:
        yield Finding("environment", WARN, f"unknown: {', '.join(odd)}", "a slip of the pen?")
    if not env.secure:
        yield Finding(
            "origin", WARN, f"{env.origin}: plain http", "GONFALON_ORIGIN=https://… for a site"
        )
    elif not env.proxies:
        yield Finding(
            "origin",
            FAIL,
            f"{env.origin}, but no proxy is believed: every API call would be refused",
            "GONFALON_PROXIES=1 behind one reverse proxy",
        )
    else:
        yield Finding("origin", OK, f"{env.origin}, {env.proxies} proxy in front")
    if env.debug:
        yield Finding("debug", FAIL if env.secure else WARN, "on", "GONFALON_DEBUG=0")
    if "GONFALON_SECRET_KEY" not in os.environ:
        yield Finding(
            "secret key",
            WARN,
            "none: sessions end with the process, processes do not know each other's",
            "GONFALON_SECRET_KEY=… (50 random characters)",
        )
    elif len(env.secret_key) < 50 or len(set(env.secret_key)) < 5:
        yield Finding("secret key", FAIL, "too short", "50 random characters or more")
    else:
        yield Finding("secret key", OK, f"{len(env.secret_key)} characters")


def security_contact() -> Iterator[Finding]:
    """Check that a public site says where to report a security problem."""
    env: Environment = settings.ENVIRONMENT
    if env.security_contacts:
        yield Finding("security.txt", OK, ", ".join(env.security_contacts))
    elif env.secure:
        yield Finding(
            "security.txt", WARN, "none", "GONFALON_SECURITY_CONTACT=mailto:security@example.org"
        )


def deploy_check() -> Iterator[Finding]:
    """Run Django's own deployment checks."""
    if not settings.ENVIRONMENT.secure:
        return
    found = checks.run_checks(include_deployment_checks=True)
    bad = [message for message in found if message.level >= checks.WARNING]
    for message in bad:
        yield Finding("django", FAIL, str(message.id), str(message.msg).split(". ")[0])
    if not bad:
        yield Finding("django", OK, "check --deploy finds nothing")


def database() -> Iterator[Finding]:
    """Check that PostgreSQL is reachable, recent enough, migrated and durable."""
    began = time.perf_counter()
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except Error as error:
        yield Finding(
            "database",
            FAIL,
            f"does not answer ({type(error).__name__})",
            "GONFALON_DATABASE=postgresql://name:password@host/gonfalon, then `gonfalon migrate`",
        )
        return
    first = time.perf_counter() - began
    number = int(shown("server_version_num"))
    yield Finding(
        "database",
        OK if number >= LEAST_POSTGRES else FAIL,
        f"PostgreSQL {shown('server_version').split()[0]}, connected in {first * 1000:.0f} ms",
        "PostgreSQL 14 or newer",
    )
    pending = pending_migrations()
    yield Finding(
        "migrations",
        FAIL if pending else OK,
        f"{len(pending)} missing" if pending else "up to date",
        "gonfalon migrate",
    )
    for name in ("fsync", "synchronous_commit", "full_page_writes"):
        value = shown(name)
        yield Finding(
            "durability",
            FAIL if value == "off" else OK,
            f"{name} {value}",
            f"a move that was acknowledged could be lost: set {name} = on",
        )
    with connection.cursor() as cursor:
        cursor.execute("SELECT count(*) FROM pg_stat_activity")
        used = int(cursor.fetchone()[0])
    most = int(shown("max_connections"))
    yield Finding(
        "connections",
        OK if used < most * 0.8 else WARN,
        f"{used} of {most} used",
        "raise max_connections, or lower GONFALON_THREADS",
    )
    if not pending:
        yield from workers()


def workers() -> Iterator[Finding]:
    """Check that a worker is running, for clocks and bots."""
    from gonfalon.server.jobs.models import Pulse

    row = Pulse.objects.filter(id=1).first()
    last = None if row is None else row.work_at
    now = database_time()
    if last is None or now - last > timedelta(seconds=10):
        yield Finding("worker", WARN, "none is running", "gonfalon work")
    else:
        yield Finding("worker", OK, "alive")
    yield game_clocks(service_clock())


def game_clocks(read: ServiceClock) -> Finding:
    """Check that game clocks are running, and were not paused a short while ago."""
    total = f"paused for {read.lost.total_seconds():.0f} s in total"
    fix = "docs/host/operating.md, Clocks stood still"
    since = read.stopped()
    if since is not None:
        silent = (read.now() - since).total_seconds()
        return Finding("game clocks", WARN, f"paused for the last {silent:.0f} s, {total}", fix)
    if read.counted is None:
        return Finding("game clocks", OK, "never paused")
    ago = read.now() - read.counted
    state = WARN if ago < RECENTLY else OK
    return Finding(
        "game clocks", state, f"{total}, last {ago.total_seconds() / 60:.0f} min ago", fix
    )


def hints() -> Iterator[Finding]:
    """Check Redis, which is optional."""
    if not settings.REDIS:
        yield Finding("redis", OK, "none wanted: one process serves alone")
        return
    try:
        client = redis.Redis.from_url(settings.REDIS, socket_connect_timeout=2, socket_timeout=2)
        info: Any = client.info("server")
        client.close()
    except (redis.RedisError, OSError, ValueError) as error:
        yield Finding(
            "redis",
            WARN,
            f"does not answer ({type(error).__name__}): play goes on, live updates are slower",
            "GONFALON_REDIS=redis://host:6379/0",
        )
        return
    yield Finding("redis", OK, f"Redis {info['redis_version']}")


def disk() -> Iterator[Finding]:
    """Check free disk space."""
    for name, path in (("disk", os.getcwd()), ("disk", tempfile.gettempdir())):
        usage = shutil.disk_usage(path)
        part = usage.free / usage.total
        state = FAIL if part < 0.02 else WARN if part < 0.1 else OK
        free = f"{usage.free / 2**30:.1f} GiB free of {usage.total / 2**30:.0f}"
        yield Finding(name, state, f"{path}: {free}", "make room")


def clock() -> Iterator[Finding]:
    """Check that this machine and the database agree on the time.

    Game clocks follow the database's alone. Sessions, tokens and the limits of requests use this
    machine's too.
    """
    try:
        with connection.cursor() as cursor:
            before = time.time()
            cursor.execute("SELECT extract(epoch FROM clock_timestamp())")
            there = float(cursor.fetchone()[0])
            here = (before + time.time()) / 2
    except Error:
        return
    apart = abs(there - here)
    state = OK if apart < 0.5 else WARN if apart < 3 else FAIL
    yield Finding("clock", state, f"{apart * 1000:.0f} ms from the database's", "run NTP")


def mail() -> Iterator[Finding]:
    """Check that mail can be sent."""
    if not settings.ENVIRONMENT.mail_url:
        state = WARN if settings.ENVIRONMENT.secure else OK
        yield Finding(
            "mail",
            state,
            "written to standard output",
            "GONFALON_MAIL_URL=smtp://name:password@host",
        )
        return
    try:
        link = get_connection()
        link.open()
        link.close()
    except (OSError, smtplib.SMTPException) as error:
        yield Finding(
            "mail", FAIL, f"{settings.EMAIL_HOST}: {type(error).__name__}", "GONFALON_MAIL_URL"
        )
        return
    yield Finding("mail", OK, f"{settings.EMAIL_HOST}:{settings.EMAIL_PORT} lets us in")


def static() -> Iterator[Finding]:
    """Check static files, the web client and the games."""
    found = finders.find("admin/css/base.css") is not None
    yield Finding("static files", OK if found else FAIL, "found" if found else "missing")
    if settings.WEB_CLIENT is None:
        yield Finding("web client", WARN, "not built: the API only", "make web")
    else:
        yield Finding("web client", OK, "found")
    games = sorted(found.name for found in entry_points(group="gonfalon.games"))
    yield Finding("games", OK if games else FAIL, ", ".join(games) or "none", "pip install again")


CHECKS: tuple[Check, ...] = (
    environment,
    security_contact,
    deploy_check,
    database,
    safekeeping.standbys,
    safekeeping.archive,
    safekeeping.backups,
    safekeeping.rehearsals,
    clock,
    hints,
    disk,
    mail,
    static,
)


def examine() -> Iterator[Finding]:
    """Run all checks; a check that raises is reported as a finding too."""
    for check in CHECKS:
        try:
            yield from check()
        except Exception as error:
            yield Finding(check.__name__, FAIL, f"could not be looked at: {type(error).__name__}")
