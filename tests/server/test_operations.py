"""Health, metrics, pages, and the headers without which no answer leaves (T-33)."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import redis
from django.db import OperationalError, connection
from django.test import Client, override_settings
from django.urls import URLPattern, URLResolver, get_resolver
from django.urls.resolvers import RoutePattern
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from gonfalon.server.environment import BadEnvironment, mail_settings, read_environment
from gonfalon.server.operations import health, metrics
from gonfalon.server.operations.pages import described
from gonfalon.server.operations.welcome import make_link, returning_guest
from gonfalon.server.play import moves
from gonfalon.server.play.reading import match_of
from gonfalon.server.tables.models import Table
from tests.server.playing import people, table
from tests.server.running import HOST, PUBLIC, Answer, Site, command, site
from tests.server.visitor import Visitor

POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    f"connect-src 'self' wss://{HOST}",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "report-uri /csp-report",
}


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
# Everything a label may be, apart from routes (patterns of ours), levels and names of tasks.
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
    assert visitor.get(make_link(guest)).status_code == 302
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


@pytest.fixture(scope="module")
def public(
    django_db_setup: None, django_db_blocker: Any, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A server as on a public site, behind one proxy."""
    log = tmp_path_factory.mktemp("site") / "log"
    with django_db_blocker.unblock(), site(log, GONFALON_LOG="debug", **PUBLIC) as found:
        yield found


def routes(patterns: Any = None, before: str = "/") -> Iterator[str]:
    """Give an address for every route there is."""
    for entry in patterns if patterns is not None else get_resolver().url_patterns:
        if not isinstance(entry.pattern, RoutePattern):
            yield before + "no-such-page"
            continue
        path = before + re.sub(r"<(?:(\w+):)?\w+>", sample, str(entry.pattern))
        if isinstance(entry, URLResolver):
            yield from routes(entry.url_patterns, path)
        else:
            assert isinstance(entry, URLPattern)
            yield path


def sample(found: re.Match[str]) -> str:
    """Return a value for a part of an address."""
    values = {"uuid": "6f1c1d0e-7a0e-4c55-9d53-1a0a2b7f0000", "int": "1"}
    return values.get(found.group(1) or "", "thing")


def check_headers(answer: Answer, where: str, secure: bool = True) -> None:
    """Assert what every answer has."""
    said = set(answer.header("Content-Security-Policy").split("; "))
    assert said == POLICY, (where, said ^ POLICY)
    assert answer.header("X-Content-Type-Options") == "nosniff", where
    assert answer.header("Referrer-Policy") == "same-origin", where
    assert answer.header("Cross-Origin-Opener-Policy") == "same-origin", where
    assert answer.header("X-Frame-Options") == "DENY", where
    assert "camera=()" in answer.header("Permissions-Policy"), where
    assert not answer.header("Server"), where
    assert not answer.header("Access-Control-Allow-Origin"), where
    if secure:
        hsts = answer.header("Strict-Transport-Security")
        assert hsts.startswith("max-age=63072000; includeSubDomains"), where
    for cookie in answer.cookies:
        name, _, rest = cookie.partition("=")
        flags = {part.strip().lower() for part in rest.split(";")[1:]}
        assert name in ("__Host-sessionid", "__Host-csrftoken"), (where, cookie)
        assert {"secure", "path=/", "samesite=lax"} <= flags, (where, cookie)
        assert not any(flag.startswith("domain") for flag in flags), (where, cookie)
        assert "httponly" in flags or name == "__Host-csrftoken", (where, cookie)


INSIDE = ("/livez", "/readyz", "/metrics")


def test_headers_and_cookies_on_every_route(public: Site) -> None:
    found = sorted(set(routes()))
    assert len(found) > 100
    worst: dict[str, int] = {}
    for number, path in enumerate(found):
        address = f"198.51.{number // 250}.{number % 250 + 1}"
        for method in ("GET", "POST", "OPTIONS"):
            body = b"{}" if method == "POST" else None
            kind = {"Content-Type": "application/json"}
            answer = public.by_proxy(method, path, address, kind, body)
            check_headers(answer, f"{method} {path} {answer.status}")
            if answer.status >= 500:
                worst[f"{method} {path}"] = answer.status
    assert worst == {}


def test_plain_http_is_refused_by_the_api_and_redirected_elsewhere(public: Site) -> None:
    for path in sorted(set(routes())):
        answer = public.ask("GET", path)
        if path in INSIDE:
            assert answer.status == 200, path
        elif path.startswith(("/api/", "/auth/")):
            assert (answer.status, b"https-only" in answer.body) == (400, True), path
            check_headers(answer, path, secure=False)
        elif path == "/csp-report":
            assert answer.status in (400, 405)
        else:
            assert answer.status == 301, path
            assert answer.header("Location").startswith(f"https://{HOST}/"), path
            check_headers(answer, path, secure=False)


def test_errors_have_the_headers_too(public: Site) -> None:
    for what, answer in {
        "no such page": public.by_proxy("GET", "/nowhere"),
        "no such call": public.by_proxy("GET", "/api/nowhere"),
        "wrong host": public.by_proxy("GET", "/", headers={"Host": "evil.example"}),
        "wrong host, api": public.by_proxy("GET", "/api/hello", headers={"Host": "evil.example"}),
        "too large": public.by_proxy(
            "POST",
            "/api/guest",
            headers={"Content-Type": "application/json"},
            body=b" " * 70_000,
        ),
        "not utf-8": public.by_proxy("GET", "/api/tables/%ff%fe"),
        "no json": public.by_proxy(
            "POST", "/api/guest", headers={"Content-Type": "application/json"}, body=b"{"
        ),
        "bad token": public.by_proxy("GET", "/api/me", headers={"Authorization": "Bearer gon_x"}),
        "odd method": public.by_proxy("PROPFIND", "/api/me"),
        "static": public.by_proxy("GET", "/static/admin/css/base.css"),
        "no static": public.by_proxy("GET", "/static/nothing.css"),
    }.items():
        check_headers(answer, what)
        assert answer.status < 500, (what, answer.status)
    assert public.by_proxy("GET", "/", headers={"Host": "evil.example"}).status == 400
    assert public.by_proxy("GET", "/static/admin/css/base.css").status == 200


def test_a_session_cookie_has_its_flags(public: Site) -> None:
    hello = public.by_proxy("GET", "/api/hello")
    cookie = next(c for c in hello.cookies if c.startswith("__Host-csrftoken="))
    token = cookie.partition("=")[2].partition(";")[0]
    answer = public.by_proxy(
        "POST",
        "/api/guest",
        headers={
            "Content-Type": "application/json",
            "Cookie": f"__Host-csrftoken={token}",
            "X-CSRFToken": token,
            "Origin": f"https://{HOST}",
        },
        body=b"{}",
    )
    assert answer.status == 201, answer.body
    check_headers(answer, "guest")
    assert any(c.startswith("__Host-sessionid=") for c in answer.cookies)


def test_a_spoofed_proxy_is_not_believed(django_db_setup: None, tmp_path: Path) -> None:
    direct = {**PUBLIC, "GONFALON_PROXIES": "0"}
    with site(tmp_path / "log", **direct) as found:
        answer = found.by_proxy("GET", "/api/hello")
        assert (answer.status, b"https-only" in answer.body) == (400, True)


def test_request_ids(public: Site) -> None:
    given = "abcdef-0123456789"
    answer = public.by_proxy("GET", "/api/hello", headers={"X-Request-ID": given})
    assert answer.header("X-Request-ID") == given
    for odd in ("short", "x" * 65, "with space 12345", "{injected}"):
        answer = public.by_proxy("GET", "/api/hello", headers={"X-Request-ID": odd})
        assert answer.header("X-Request-ID") not in ("", odd)


def test_the_log_of_a_public_site_holds_no_canary(public: Site) -> None:
    canary = "c4n4rySECRETvalue"
    headers = {
        "Cookie": f"__Host-sessionid={canary}1; __Host-csrftoken={canary}2",
        "Authorization": f"Bearer gon_{canary}3",
        "Content-Type": "application/json",
        "Referer": f"https://{HOST}/?{canary}4",
        "User-Agent": f"{canary}5",
        "X-Request-ID": "0" * 20,
    }
    body = f'{{"password": "{canary}6", "seed": "{canary}7", "state": "{canary}8"}}'.encode()
    for path in (
        f"/api/me?token={canary}",
        f"/api/invitations/{canary}",
        "/api/tables",
        "/auth/browser/v1/auth/login",
        f"/auth/browser/v1/auth/email/verify?key={canary}",
        f"/enter/{canary}",
        f"/nowhere/{canary}",
        f"/admin/login/?next={canary}",
    ):
        for method in ("GET", "POST"):
            public.by_proxy(
                method, path, "203.0.113.77", headers, body if method == "POST" else None
            )
    text = public.log.read_text()
    assert '"event": "request"' in text
    assert '"request_id": "00000000000000000000"' in text
    assert canary not in text
    assert "203.0.113.77" not in text
    assert PUBLIC["GONFALON_SECRET_KEY"] not in text


# -- check --deploy -----------------------------------------------------------------------------


@pytest.mark.django_db
def test_check_deploy_finds_nothing() -> None:
    import subprocess
    import sys

    from tests.server.running import environment

    done = subprocess.run(
        (sys.executable, "-m", "django", "check", "--deploy", "--fail-level", "WARNING"),
        env=environment(DJANGO_SETTINGS_MODULE="gonfalon.server.settings", **PUBLIC),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    assert "no issues (0 silenced)" in done.stdout


# -- commands -----------------------------------------------------------------------------------


@pytest.mark.django_db
def test_doctor_says_what_is_wrong() -> None:
    done = command("doctor", **PUBLIC, GONFALON_SMOKE="1")
    lines = done.stdout.splitlines()
    states = {line[6:18].strip(): line[:4].strip() for line in lines[:-1]}
    assert states["database"] == "ok", done.stdout
    assert states["migrations"] == "ok"
    assert states["durability"] == "ok"
    assert states["redis"] == "ok"
    assert states["clock"] == "ok"
    assert states["origin"] == "ok"
    assert states["django"] == "ok"
    assert states["environment"] == "warn"
    assert "GONFALON_SMOKE" in done.stdout
    assert done.returncode == (1 if "fail" in states.values() else 0)
    assert PUBLIC["GONFALON_SECRET_KEY"] not in done.stdout


@pytest.mark.django_db
def test_doctor_without_anything() -> None:
    nowhere = {
        "GONFALON_DATABASE": "postgresql://anna:s3cretpass@127.0.0.1:1/nothing",
        "GONFALON_REDIS": "redis://127.0.0.1:1/0",
    }
    done = command("doctor", **nowhere)
    assert done.returncode == 1
    assert re.search(r"^fail  database", done.stdout, re.MULTILINE)
    assert re.search(r"^warn  redis", done.stdout, re.MULTILINE)
    assert "s3cretpass" not in done.stdout + done.stderr


@pytest.mark.django_db
def test_bad_settings_are_one_line() -> None:
    for arguments in (("serve",), ("migrate", "--check"), ("doctor",)):
        done = command(*arguments, GONFALON_ORIGIN="ftp://example.org")
        assert done.returncode == 2
        assert done.stderr.startswith("gonfalon: GONFALON_ORIGIN must be like")
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.django_db
def test_migrate_makes_and_checks_a_database() -> None:
    import psycopg

    from tests.server.conftest import ADDRESS

    name = f"gonfalon_made_{uuid.uuid4().hex[:8]}"
    address = {"GONFALON_DATABASE": f"{ADDRESS}/{name}"}
    try:
        assert command("migrate", "--check", **address).returncode == 2
        made = command("migrate", "--create", **address)
        assert made.returncode == 0, made.stderr
        assert "made the database" in made.stdout
        checked = command("migrate", "--check", **address)
        assert (checked.returncode, checked.stdout) == (0, "up to date\n")
    finally:
        with psycopg.connect(f"{ADDRESS}/postgres", autocommit=True) as link:
            link.execute(f"DROP DATABASE IF EXISTS {name}")


@pytest.mark.django_db
def test_the_application_owns_nothing() -> None:
    import psycopg

    from tests.server.conftest import ADDRESS

    name = f"gonfalon_role_{uuid.uuid4().hex[:8]}"
    app = f"{re.sub(r'//[^@]*@', f'//{name}@', ADDRESS)}/{name}"
    with psycopg.connect(f"{ADDRESS}/postgres", autocommit=True) as link:
        link.execute(f"CREATE ROLE {name} LOGIN")
        try:
            names = {"GONFALON_DATABASE": app, "GONFALON_OWNER_DATABASE": f"{ADDRESS}/{name}"}
            made = command("migrate", "--create", **names)
            assert made.returncode == 0, made.stderr
            assert command("migrate", "--check", GONFALON_DATABASE=app).returncode == 0
            with psycopg.connect(app, autocommit=True) as role:
                found = role.execute("SELECT count(*) FROM tables_table").fetchone()
                assert found == (0,)
                for refused in ("DROP TABLE tables_table", "CREATE TABLE mine (id int)"):
                    with pytest.raises(psycopg.errors.InsufficientPrivilege):
                        role.execute(refused)
        finally:
            link.execute(f"DROP DATABASE IF EXISTS {name}")
            link.execute(f"DROP ROLE {name}")


@pytest.mark.django_db
def test_several_web_processes_and_one_that_dies(tmp_path: Path) -> None:
    import os
    import signal
    import time

    local = {"GONFALON_ORIGIN": f"http://{HOST}"}
    with site(tmp_path / "log", "--workers", "2", **local) as found:

        def children() -> list[int]:
            path = Path(f"/proc/{found.process.pid}/task/{found.process.pid}/children")
            return [int(word) for word in path.read_text().split()]

        before = children()
        assert len(before) == 2
        for _ in range(20):
            assert found.ask("GET", "/api/hello").status == 200
        text = found.ask("GET", "/metrics").body.decode()
        counted = [
            sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name == "gonfalon_http_requests_total"
            and sample.labels["route"] == "api/hello"
        ]
        assert sum(counted) == 20  # of both processes together
        os.kill(before[0], signal.SIGKILL)
        until = time.monotonic() + 20
        while len(children()) < 2 or before[0] in children():
            assert time.monotonic() < until
            time.sleep(0.2)
        assert found.ask("GET", "/api/hello").status == 200
    assert found.process.returncode == 0


def test_redis_answers() -> None:
    """The tests above mean something only if Redis is there."""
    assert redis.Redis.from_url("redis://127.0.0.1:6379/0").ping()
