"""Logs hold what happened and nobody's secrets: canaries by every way into a line."""

from __future__ import annotations

import io
import json
import logging
import logging.config
import uuid
from collections.abc import Iterator
from typing import Any

import pytest
import structlog
from django.db import DatabaseError, connection
from django.test import Client, RequestFactory

from gonfalon.kernel.records.saving import to_json
from gonfalon.server.monitoring.logs import (
    LONGEST,
    STRUCK,
    Lines,
    clean,
    clean_text,
    log_settings,
    never_log,
)
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Table
from tests.server.playing import people, table

CANARY = "c4n4rySECRET"


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What is written, by a handler as in service."""
    stream = io.StringIO()
    made = log_settings("DEBUG")["formatters"]["line"]
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        Lines(foreign_pre_chain=made["foreign_pre_chain"], processors=made["processors"])
    )
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    """Return what was written: every line is one JSON object."""
    return [json.loads(line) for line in stream.getvalue().splitlines()]


class Talkative:
    """Something that says more of itself than it should."""

    def __repr__(self) -> str:
        return f"<Talkative {CANARY}>"


SECRET_FIELDS = (
    *("cookie", "cookies", "Set-Cookie", "Authorization", "token", "access_token", "password"),
    *("sessionid", "csrftoken", "secret", "house_secret", "house_salt", "seed", "state", "hand"),
    *("hands", "deck", "world", "view", "answers", "sealed", "contribution", "invite", "ticket"),
    *("email", "address", "body", "data", "request", "args", "HTTP_COOKIE", "HTTP_AUTHORIZATION"),
    *("key", "code", "match", "options", "vapid_private_key", "database", "url", "private"),
)


@pytest.mark.parametrize("name", SECRET_FIELDS)
def test_fields_by_name(written: io.StringIO, name: str) -> None:
    log = logging.getLogger("gonfalon.test")
    log.warning("something", extra={"fields": {name: CANARY, "deeper": [{name: {"x": CANARY}}]}})
    if name not in ("args",):  # a name of logging's own
        log.warning("something", extra={name: CANARY})
    structlog.get_logger("gonfalon.test").warning("something", **{name: CANARY})
    assert CANARY not in written.getvalue()
    assert STRUCK in written.getvalue()


SECRET_TEXTS = (
    "Cookie: sessionid={}; csrftoken={}",
    "Set-Cookie: __Host-sessionid={}; Path=/",
    "Authorization: Bearer {}",
    "sent bearer {} once",
    "token gon_{} was refused",
    "password={}",
    "password: '{}'",
    '{{"seed": "{}", "x": 1}}',
    '{{"state": {{"hand": ["{}"]}}}}',
    "{{'hands': [['{}']]}}",
    "state={{{}}}",
    "postgresql://anna:{}@db/gonfalon",
    "GET /api/tables?invite={}",
    "GET /api/invitations/{} refused",
    "/enter/{}",
    "/account/confirm/{}",
    "/account/reset/{}-x",
    "mail to anna.{}@example.org",
    "duplicate key value DETAIL:  Key (name)=({}) already exists.",
    "Failing row contains (1, {}, 3)",
    "deck: [{}]",
    "contribution={}",
)


@pytest.mark.parametrize("text", SECRET_TEXTS)
def test_texts_by_look(written: io.StringIO, text: str) -> None:
    said = text.replace("{}", CANARY).replace("{{", "{").replace("}}", "}")
    log = logging.getLogger("gonfalon.test")
    log.error(said)
    log.error("%s", said)
    log.error("it said %r", {"words": said})
    log.error("more", extra={"detail": said, "list": [said, {"words": said}]})
    structlog.get_logger("gonfalon.test").error(said, detail=said)
    assert CANARY not in written.getvalue(), written.getvalue()
    assert len(lines(written)) == 5


def test_long_keys_are_struck_out_and_ids_are_not() -> None:
    table_id = str(uuid.uuid4())
    assert clean(table_id) == table_id
    assert clean_text(f"table {table_id} moved") == f"table {table_id} moved"
    assert "0123456789abcdef" not in clean_text("digest 0123456789abcdef0123456789abcdef")
    assert "Zm9v" not in clean_text("blob Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm8=")
    assert len(clean_text("a b " * 1000)) <= LONGEST + 1


def test_exceptions_are_logged_without_words(written: io.StringIO) -> None:
    log = logging.getLogger("gonfalon.test")

    def broken(hand: str) -> None:
        raise ValueError(f"cannot play {hand}")

    for _ in range(2):
        try:
            broken(CANARY)
        except ValueError as error:
            log.exception("it broke")
            log.error("it broke: %s", error)
            log.error("it broke", exc_info=error)
            log.error("it broke", extra={"error": error, "fields": [error]})
            structlog.get_logger("gonfalon.test").exception("it broke", error=error)
    found = lines(written)
    assert CANARY not in written.getvalue()
    assert found[0]["kind"] == "ValueError"
    assert any("broken" in place for place in found[0]["places"])


def test_objects_do_not_speak_for_themselves(written: io.StringIO) -> None:
    log = logging.getLogger("gonfalon.test")
    log.error("object", extra={"thing": Talkative(), "fields": {"x": [Talkative()]}})
    structlog.get_logger("gonfalon.test").error("object", thing=Talkative())
    assert CANARY not in written.getvalue()
    assert "<Talkative>" in written.getvalue()


def test_requests_do_not_speak_for_themselves(written: io.StringIO) -> None:
    request = RequestFactory().get(f"/x?{CANARY}", headers={"Cookie": f"sessionid={CANARY}"})
    logging.getLogger("django.request").error(
        "Internal Server Error: %s", request.path, extra={"request": request, "status_code": 500}
    )
    assert CANARY not in written.getvalue()


def test_what_a_deployment_keeps_secret_is_known_by_its_value(written: io.StringIO) -> None:
    never_log("plain words", "")
    logging.getLogger("gonfalon.test").error("somebody said plain words aloud")
    assert "plain words" not in written.getvalue()
    assert "aloud" in written.getvalue()


def test_a_line_break_does_not_make_a_second_line(written: io.StringIO) -> None:
    logging.getLogger("gonfalon.test").error('one\n{"level": "info", "event": "forged"}')
    assert len(lines(written)) == 1


@pytest.mark.django_db
def test_a_complaint_of_the_database_keeps_the_row_to_itself(written: io.StringIO) -> None:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT %s::int", [CANARY])
    except DatabaseError as error:
        logging.getLogger("gonfalon.test").exception("database")
        logging.getLogger("gonfalon.test").error("database: %s", error)
    assert lines(written)[0]["kind"] in ("DataError", "InvalidTextRepresentation")
    assert CANARY not in written.getvalue()


@pytest.mark.django_db(transaction=True)
def test_nothing_of_a_match_gets_into_the_log(written: io.StringIO) -> None:
    users = people(2)
    played = table(users)
    for _ in range(4):
        match = match_of(Table.objects.get(id=played.id))
        decision = match.decisions[0]
        user = users[decision.seat]
        moves.choose(played.id, user.id, decision.id, [decision.options[0].id], uuid.uuid4())
    row = Table.objects.get(id=played.id)
    state = to_json(match_of(row))
    log = logging.getLogger("gonfalon.test")
    log.error("state %s", state)
    log.error("row %s", json.dumps({"table": str(row.id), "state": json.loads(state)}))
    log.error("row", extra={"row": row, "fields": {"row": vars(row)}})
    text = written.getvalue()
    assert state[:200] not in text
    seed = json.loads(state).get("chance", {})
    for word in (
        bytes(row.house_secret).hex() if row.house_secret else CANARY,
        *(str(value) for value in seed.values() if isinstance(value, str) and len(value) > 16),
    ):
        assert word not in text


@pytest.mark.django_db
def test_an_address_with_a_secret_is_logged_as_its_route(written: io.StringIO) -> None:
    Client().get(f"/api/invitations/{CANARY}", {"token": CANARY})
    found = [line for line in lines(written) if line["event"] == "request"]
    assert [line["route"] for line in found] == ["api/invitations/<invite>"]
    assert CANARY not in written.getvalue()


def test_settings_of_the_log_are_accepted_by_python() -> None:
    before = logging.getLogger().handlers[:]
    made = log_settings("INFO", plain=True)
    try:
        logging.config.dictConfig({**made, "loggers": {}, "root": {"handlers": []}})
    finally:
        logging.getLogger().handlers[:] = before
