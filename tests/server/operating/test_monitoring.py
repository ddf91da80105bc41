"""Health, metrics, and the few pages the server has of its own."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
import time_machine
from django.db import OperationalError, connection
from django.test import Client, override_settings
from django.utils import timezone
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from gonfalon.server.environment import BadEnvironment, mail_settings, read_environment
from gonfalon.server.monitoring import health, metrics
from gonfalon.server.pages.demo_sign_in import make_link, returning_guest
from gonfalon.server.pages.plain_pages import described
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Table
from tests.server.playing import people, table
from tests.server.visitor import Visitor


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    """Nothing is remembered from another test."""
    health.forget()
    yield
    health.forget()


# -- health -------------------------------------------------------------------------------------


def test_live_needs_nothing() -> None:
    answer = Client().get("/livez", headers={"Host": "10.1.2.3:8000"})
    assert (answer.status_code, answer.json()) == (200, {"live": True})


@pytest.mark.django_db
def test_ready_with_everything() -> None:
    answer = Client().get("/readyz", headers={"Host": "10.1.2.3:8000"})
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "degraded": []})


@pytest.mark.django_db
def test_without_redis_the_server_is_ready_but_says_so() -> None:
    with override_settings(REDIS="redis://127.0.0.1:1/0"):
        answer = Client().get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"ready": True, "degraded": ["redis"]})
    health.forget()
    with override_settings(REDIS=""):
        assert Client().get("/readyz").json() == {"ready": True, "degraded": []}


@pytest.mark.django_db
def test_not_ready_while_a_migration_is_missing() -> None:
    with connection.cursor() as cursor:
        cursor.execute("DELETE FROM django_migrations WHERE app = 'play'")
    answer = Client().get("/readyz")
    assert (answer.status_code, answer.json()) == (
        503,
        {"ready": False, "missing": ["migrations"]},
    )


def test_not_ready_without_database(monkeypatch: pytest.MonkeyPatch) -> None:
    def away(*_: Any, **__: Any) -> None:
        raise OperationalError("gone")

    monkeypatch.setattr(connection, "cursor", away)
    answer = Client().get("/readyz")
    assert (answer.status_code, answer.json()) == (503, {"ready": False, "missing": ["database"]})


def test_probes_are_only_looked_at() -> None:
    for path in ("/livez", "/readyz", "/metrics"):
        assert Client().post(path).status_code == 405


# -- metrics ------------------------------------------------------------------------------------


def value(name: str, **labels: str) -> float:
    """Return what a counter stands at."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


@pytest.mark.django_db(transaction=True)
def test_moves_are_counted_by_stage_and_nobody_is_named() -> None:
    users = people(2, "Secretive")
    played = table(users)
    before = value("gonfalon_moves_total", by="person")
    stages = {name: value("gonfalon_move_stage_seconds_count", stage=name) for name in STAGES}
    count = 0
    for _ in range(5):
        match = match_of(Table.objects.get(id=played.id))
        decision = match.decisions[0]
        user = users[decision.seat]
        moves.choose(played.id, user.id, decision.id, [decision.options[0].id], uuid.uuid4())
        count += 1
    assert value("gonfalon_moves_total", by="person") == before + count
    for name, was in stages.items():
        assert value("gonfalon_move_stage_seconds_count", stage=name) == was + count, name
    visitor = Visitor()
    visitor.get(f"/api/tables/{played.id}")
    text = Client().get("/metrics").content.decode()
    for word in ("Secretive", str(played.id), *(str(user.id) for user in users)):
        assert word not in text
    families = {family.name for family in text_string_to_metric_families(text)}
    assert {
        "gonfalon_http_requests",
        "gonfalon_http_seconds",
        "gonfalon_moves",
        "gonfalon_move_stage_seconds",
        "gonfalon_live_sockets",
        "gonfalon_jobs",
        "gonfalon_jobs_waiting",
        "gonfalon_bot_seconds",
        "gonfalon_tables",
        "gonfalon_database_up",
    } <= families


STAGES = ("lock", "load", "rules", "encode", "append", "follow", "commit", "tell", "whole")
# Everything a label may be, apart from routes (our own patterns), levels and names of tasks.
LABELS = {"method", "route", "status", "by", "stage", "task", "outcome", "level", "directive"}
PROCESS = {"implementation", "major", "minor", "patchlevel", "version", "generation", "le"}


@pytest.mark.django_db
def test_labels_are_few_and_known() -> None:
    stranger = Visitor()
    for path in ("/nowhere/anna@example.org", "/api/people/x", "/api/invitations/secret-invite"):
        stranger.get(path)
    text = Client().get("/metrics").content.decode()
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            assert set(sample.labels) <= LABELS | PROCESS | {"queue"}, sample
            route = sample.labels.get("route", "")
            assert "anna" not in route
            assert "secret-invite" not in route


@pytest.mark.django_db
def test_metrics_are_not_for_the_public() -> None:
    assert Client().get("/metrics").status_code == 200
    through = {"X-Forwarded-For": "192.0.2.1"}
    assert Client().get("/metrics", headers=through).status_code == 404
    with override_settings(METRICS_TOKEN="a-token-for-prometheus"):
        assert Client().get("/metrics").status_code == 404
        bearer = {"Authorization": "Bearer a-token-for-prometheus"}
        assert Client().get("/metrics", headers=bearer).status_code == 200
        assert Client().get("/metrics", headers=bearer | through).status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("ahead", [0, 3600, -3600])
def test_a_host_whose_clock_is_off_is_seen(ahead: int) -> None:
    with time_machine.travel(timezone.now() + timedelta(seconds=ahead)):
        found = {family.name: family for family in metrics.DatabaseFigures().ask()}
    (sample,) = found["gonfalon_clock_skew_seconds"].samples
    assert abs(sample.value - ahead) < 30


def test_jobs_and_bots_are_counted() -> None:
    done = value("gonfalon_jobs_total", task="tidy", outcome="done")
    with metrics.job("tidy"), metrics.thinking("random"):
        pass
    assert value("gonfalon_jobs_total", task="tidy", outcome="done") == done + 1
    with pytest.raises(ZeroDivisionError), metrics.job("tidy"):
        _ = 1 / 0
    assert value("gonfalon_jobs_total", task="tidy", outcome="failed") >= 1


# -- pages --------------------------------------------------------------------------------------


@pytest.mark.django_db
@override_settings(WEB_CLIENT=None)
def test_pages_need_no_exception_from_the_policy() -> None:
    described()  # takes a second, which no open transaction should have to wait for
    guest = Visitor()
    assert guest.post("/api/guest", {}).status_code == 201
    for path in ("/", "/api/docs"):
        answer = guest.get(path)
        assert answer.status_code == 200
        text = answer.content.decode()
        assert "<script" not in text
        assert "<style" not in text
        assert " style=" not in text
        assert not re.search(r"\son\w+=", text)
        assert not re.search(r"(src|href)=\"(?!/[^/])", text)
    assert guest.me["name"] in guest.get("/").content.decode()
    assert "/api/tables/{table_id}/choices" in guest.get("/api/docs").content.decode()
    assert guest.get("/plain.css")["Content-Type"].startswith("text/css")


@pytest.mark.django_db
@override_settings(WEB_CLIENT=None)
def test_a_name_cannot_break_the_front_page() -> None:
    user = people(1)[0]
    type(user).objects.filter(pk=user.pk).update(username="<img src=x onerror=1>")
    visitor = Visitor()
    visitor.client.force_login(user)
    assert "<img" not in visitor.get("/").content.decode()


def test_reports_of_the_policy_are_counted_and_not_kept() -> None:
    was = value("gonfalon_csp_reports_total", directive="script-src")
    body = b'{"csp-report": {"effective-directive": "script-src-elem", "blocked-uri": "inline"}}'
    for sent in (body, b"no json", b"[]", b'{"csp-report": {"effective-directive": "names"}}'):
        answer = Client().post("/csp-report", sent, content_type="application/csp-report")
        assert answer.status_code == 204
    assert value("gonfalon_csp_reports_total", directive="script-src") == was + 1
    large = Client().post("/csp-report", b"x" * 9000, content_type="application/csp-report")
    assert large.status_code == 413


@pytest.mark.django_db
def test_links_exist_only_where_they_are_made() -> None:
    assert Client().get("/enter/anything").status_code == 404
    guest = returning_guest("")
    assert returning_guest(str(guest.pk)) == guest
    visitor = Visitor()
    assert visitor.get("/enter/żółć").status_code == 404
    assert visitor.get(make_link(guest)).status_code == 302
    assert visitor.get("/enter/żółć").status_code == 404
    assert visitor.me["name"] == guest.username


# -- the environment ----------------------------------------------------------------------------


def test_mail_settings() -> None:
    assert "console" in str(mail_settings("")["EMAIL_BACKEND"])
    far = mail_settings("smtp://anna:pass%40word@mail.example.org")
    assert (far["EMAIL_PORT"], far["EMAIL_USE_TLS"], far["EMAIL_USE_SSL"]) == (587, True, False)
    assert far["EMAIL_HOST_PASSWORD"] == "pass@word"
    near = mail_settings("smtp://127.0.0.1")
    assert (near["EMAIL_PORT"], near["EMAIL_USE_TLS"]) == (25, False)
    assert mail_settings("smtps://mail.example.org")["EMAIL_USE_SSL"] is True
    with pytest.raises(BadEnvironment, match="GONFALON_MAIL_URL"):
        mail_settings("http://mail.example.org")


def test_a_proxy_is_believed_only_if_there_is_one() -> None:
    with pytest.raises(BadEnvironment, match="GONFALON_LOG"):
        read_environment({"GONFALON_LOG": "loud"})
    keys = read_environment({"GONFALON_OLD_SECRET_KEYS": "a,b"}).old_secret_keys
    assert keys == ("a", "b")


# -- headers, cookies, https: on every route ----------------------------------------------------
