"""The database away, or only reading: every address answers 503 and says when to come back."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from django.db import OperationalError, connection, transaction
from django.test import Client

from gonfalon.server.environment import database_settings
from gonfalon.server.tables.models import Table
from tests.server.rooms import Room
from tests.server.running import environment

pytestmark = pytest.mark.django_db(transaction=True)


@contextmanager
def only_reading() -> Iterator[None]:
    """Let the server of this connection refuse writes, as a standby does."""
    with connection.cursor() as cursor:
        cursor.execute("SET default_transaction_read_only = on")
    try:
        yield
    finally:
        connection.close()


@contextmanager
def nowhere() -> Iterator[None]:
    """Let nobody listen where the database was."""
    before = connection.settings_dict
    connection.close()
    connection.settings_dict = {**before, "PORT": "1", "OPTIONS": {}}
    try:
        yield
    finally:
        connection.close()
        connection.settings_dict = before


def test_a_standby_is_as_good_as_gone() -> None:
    room = Room(2)
    raw: Any = connection.connection
    with only_reading(), pytest.raises(OperationalError), transaction.atomic():
        Table.objects.filter(id=room.row.id).update(waiting=0)
    assert raw.closed
    assert Table.objects.filter(id=room.row.id).update(waiting=1) == 1  # on a new connection


def test_a_transaction_that_was_cut_off_may_be_tried_again() -> None:
    """A process that stood still for longer than PostgreSQL waits: the next one is unaffected."""
    room = Room(2)

    def too_slow() -> None:
        with connection.cursor() as cursor:
            cursor.execute("SET LOCAL idle_in_transaction_session_timeout = 50")
        time.sleep(0.5)
        Table.objects.filter(id=room.row.id).update(waiting=0)

    with pytest.raises(OperationalError), transaction.atomic():
        too_slow()
    assert Table.objects.filter(id=room.row.id).update(waiting=1) == 1


def test_a_move_at_a_standby_may_be_sent_again() -> None:
    room = Room(2)
    decision = room.match.decisions[0]
    before = room.row.seq
    with only_reading():
        answer = room.choose(decision.seat, decision.id, decision.options[0].id)
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")
    assert answer.headers["Retry-After"]
    assert room.row.seq == before
    again = room.choose(decision.seat, decision.id, decision.options[0].id)
    assert again.status_code == 200


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl"])
@pytest.mark.parametrize(
    "path", ["/api/me", "/api/tables", "/auth/browser/v1/auth/session", "/admin/", "/games/glory"]
)
def test_nothing_answers_500(path: str, language: str) -> None:
    client = Client(raise_request_exception=False)
    client.cookies["sessionid"] = "nothingofthekind0000000000000000"
    with nowhere():
        answer = client.get(path, headers={"Accept-Language": language})
    assert answer.status_code in (200, 503), answer.content
    if answer.status_code == 503:
        assert answer.headers["Retry-After"]
        if not path.startswith(("/api", "/auth")):
            assert f'lang="{language}"' in answer.content.decode()
            assert 'http-equiv="refresh"' in answer.content.decode()


def test_a_mistake_of_ours_is_still_500(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise LookupError("a secret")

    monkeypatch.setattr("gonfalon.server.pages.site_files.absolute", broken)
    answer = Client(raise_request_exception=False).get("/robots.txt")
    assert answer.status_code == 500
    assert "http-equiv" not in answer.content.decode()
    assert "a secret" not in answer.content.decode()


def test_a_silent_host_is_given_up() -> None:
    """What the driver is told, and what the kernel knows of a connection made so."""
    import socket

    import psycopg

    settings = database_settings(environment()["GONFALON_DATABASE"])
    options: Any = settings["OPTIONS"]
    assert options["connect_timeout"] <= 5
    link = psycopg.connect(environment()["GONFALON_DATABASE"], **options)
    with socket.socket(fileno=socket.dup(link.fileno())) as found:
        told = {
            name: found.getsockopt(socket.IPPROTO_TCP, getattr(socket, name))
            for name in ("TCP_USER_TIMEOUT", "TCP_KEEPIDLE", "TCP_KEEPINTVL", "TCP_KEEPCNT")
        }
    link.close()
    assert told["TCP_USER_TIMEOUT"] <= 10_000
    assert told["TCP_KEEPIDLE"] + told["TCP_KEEPINTVL"] * told["TCP_KEEPCNT"] <= 12


def test_no_connection_stays_at_a_standby() -> None:
    import psycopg

    settings = database_settings(environment()["GONFALON_DATABASE"])
    options: Any = settings["OPTIONS"]
    reading = {**options, "options": f"{options['options']} -c default_transaction_read_only=on"}
    with pytest.raises(psycopg.OperationalError, match="read-only"):
        psycopg.connect(environment()["GONFALON_DATABASE"], **reading)
