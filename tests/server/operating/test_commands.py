"""The commands of whoever runs a site: doctor, migrate, serve; and Django's own list."""

from __future__ import annotations

import re
import uuid
from datetime import timedelta
from pathlib import Path

import pytest
import redis
from django.test import override_settings
from django.utils import timezone
from prometheus_client.parser import text_string_to_metric_families

from gonfalon.server.commands import doctor
from gonfalon.server.environment import BadEnvironment, read_environment
from gonfalon.server.service_time import ServiceClock
from tests.server.running import HOST, PUBLIC, command, site

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
    assert states["security.txt"] == "warn"
    assert "GONFALON_SMOKE" in done.stdout
    assert done.returncode == (1 if "fail" in states.values() else 0)
    assert PUBLIC["GONFALON_SECRET_KEY"] not in done.stdout


@pytest.mark.django_db
def test_doctor_says_that_game_clocks_were_paused() -> None:
    now = timezone.now()
    lost, beat = timedelta(seconds=100), now - timedelta(seconds=1)
    found = {
        "never": ServiceClock(timedelta(0), beat, None, now),
        "now": ServiceClock(lost, now - timedelta(seconds=40), now - timedelta(days=1), now),
        "lately": ServiceClock(lost, beat, now - timedelta(minutes=3), now),
        "long ago": ServiceClock(lost, beat, now - timedelta(minutes=30), now),
    }
    said = {name: doctor.game_clocks(clock) for name, clock in found.items()}
    states = {name: finding.state for name, finding in said.items()}
    assert states == {"never": "ok", "now": "warn", "lately": "warn", "long ago": "ok"}
    assert said["now"].detail == "paused for the last 40 s, paused for 100 s in total"
    assert said["lately"].detail == "paused for 100 s in total, last 3 min ago"
    assert [finding.what for finding in doctor.workers()] == ["worker", "game clocks"]


def test_doctor_looks_where_the_client_is(tmp_path: Path) -> None:
    for client, states in ((None, ["warn"]), (tmp_path, ["ok"])):
        with override_settings(WEB_CLIENT=client):
            found = [line.state for line in doctor.static() if line.what == "web client"]
        assert found == states


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
        until = time.monotonic() + 60
        while len(children()) < 2 or before[0] in children():
            assert time.monotonic() < until
            time.sleep(0.2)
        assert found.ask("GET", "/api/hello").status == 200
    assert found.process.returncode == 0


def test_redis_answers() -> None:
    """The tests above mean something only if Redis is there."""
    assert redis.Redis.from_url("redis://127.0.0.1:6379/0").ping()


KEY = PUBLIC["GONFALON_SECRET_KEY"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SECRET_KEY", ""),
        ("SECRET_KEY", KEY[:49]),
        ("SECRET_KEY", "secret" * 20),
        ("METRICS_TOKEN", "short"),
        ("ORIGIN", "https://play.example.org/gonfalon"),
        ("ORIGIN", "play.example.org"),
        ("HOSTS", "*"),
        ("HOSTS", ","),
        ("DEBUG", "1"),
        ("REDIS", "127.0.0.1:6379"),
        ("THREADS", "0"),
        ("THREADS", "many"),
        ("METRICS_LISTEN", "127.0.0.1:http"),
        ("LEGAL", "/no/such/folder"),
        ("OFFLINE", "offline"),
        ("OFFLINE", "javascript:alert(1)/"),
        ("SECURITY_CONTACT", "security@example.org"),
        ("SECURITY_CONTACT", "mailto:security@example.org, http://example.org"),
        ("SECURITY_CONTACT", "mailto:a@example.org\nExpires: 2999-01-01T00:00:00Z"),
        ("CELL", "256"),
    ],
)
def test_settings_of_a_public_site_that_are_refused(name: str, value: str) -> None:
    good = {"GONFALON_ORIGIN": "https://play.example.org", "GONFALON_SECRET_KEY": KEY}
    assert read_environment(good).secure
    with pytest.raises(BadEnvironment, match=f"GONFALON_{name}"):
        read_environment({**good, f"GONFALON_{name}": value})


def test_security_contacts_are_separated_by_commas() -> None:
    given = "mailto:security@example.org, https://example.org/report"
    found = read_environment({"GONFALON_SECURITY_CONTACT": given})
    assert found.security_contacts == ("mailto:security@example.org", "https://example.org/report")
    assert read_environment({}).security_contacts == ()


def test_a_short_key_will_do_for_development() -> None:
    assert read_environment({"GONFALON_SECRET_KEY": "x"}).secret_key == "x"
