"""Ids carry their cell, old ids belong to the first one, and a proxy routes by them."""

from __future__ import annotations

import os
import shutil
import subprocess
import threading
import time
import urllib.error
import urllib.request
import uuid
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from django.conf import LazySettings

from gonfalon.server.cells import cell_of, new_table_id, table_id_in
from gonfalon.server.tables.models import Table
from tests.server.running import free_port
from tests.server.visitor import Visitor

CELLS = Path(__file__).resolve().parents[3] / "deploy" / "cells"
# Debian has it where only root looks.
HAPROXY = shutil.which("haproxy", path=os.environ["PATH"] + os.pathsep + "/usr/sbin") or "haproxy"
OLD = "f47ac10b-58cc-4372-a567-0e02b2c3d479"  # version 4: its first byte says nothing


def test_an_id_carries_its_cell(settings: LazySettings) -> None:
    for cell in (0, 1, 255):
        made = table_id_in(cell)
        assert (made.version, made.variant, cell_of(made)) == (8, uuid.RFC_4122, cell)
    settings.CELL = 7
    assert cell_of(new_table_id()) == 7
    assert cell_of(uuid.UUID(OLD)) == 0


def test_the_rest_of_an_id_is_random() -> None:
    ids = [table_id_in(0).int for _ in range(2000)]
    assert len(set(ids)) == 2000
    for bit in range(128):
        ones = sum(number >> bit & 1 for number in ids)
        fixed = bit >= 120 or 76 <= bit < 80 or 62 <= bit < 64
        assert (ones in (0, 2000)) if fixed else (800 < ones < 1200), bit


@pytest.mark.django_db
def test_tables_get_such_ids_and_old_ones_are_still_answered(anna: Visitor) -> None:
    made = anna.post("/api/tables", {"game": "mastery", "seats": 2}).json()["id"]
    assert uuid.UUID(made).version == 8
    assert anna.get(f"/api/tables/{made}").status_code == 200
    Table.objects.filter(id=made).update(rematch_of=None)
    table = Table.objects.get(id=made)
    table.pk = uuid.UUID(OLD)
    table.invite = "another"
    table.save(force_insert=True)
    assert anna.get(f"/api/tables/{OLD}").status_code == 200
    assert {one["id"] for one in anna.get("/api/tables/mine").json()} == {made, OLD}


# -- the proxy ----------------------------------------------------------------------------------


def backend(name: str) -> ThreadingHTTPServer:
    """Start a server that answers with its name."""

    class Answer(BaseHTTPRequestHandler):
        """Answers anything."""

        def do_GET(self) -> None:
            """Answer with the name of the back end."""
            self.send_response(200)
            self.end_headers()
            self.wfile.write(name.encode())

        def do_POST(self) -> None:
            """Answer in the same way."""
            self.do_GET()

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    made = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
    threading.Thread(target=made.serve_forever, daemon=True).start()
    return made


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The routing of deploy/cells in front of three back ends."""
    maps = tmp_path_factory.mktemp("maps")
    for name in ("cells.map", "moved.map"):
        shutil.copy(CELLS / name, maps)
    with (maps / "moved.map").open("a") as file:
        file.write(f"{MOVED} cell01\n")
    servers = {name: backend(name) for name in ("home", "cell00", "cell01")}
    at = {name: f"127.0.0.1:{made.server_address[1]}" for name, made in servers.items()}
    bind = f"127.0.0.1:{free_port()}"
    env = {
        **os.environ,
        "GONFALON_BIND": bind,
        "GONFALON_MAPS": str(maps),
        "GONFALON_PROXY_SOCKET": str(maps / "socket"),
        "GONFALON_HOME": at["home"],
        "GONFALON_CELL_00": at["cell00"],
        "GONFALON_CELL_01": at["cell01"],
    }
    running = subprocess.Popen((HAPROXY, "-db", "-f", str(CELLS / "haproxy.cfg")), env=env)
    try:
        until = time.monotonic() + 20
        while fetched(f"http://{bind}/") != "home":
            assert running.poll() is None
            assert time.monotonic() < until
            time.sleep(0.1)
        yield f"http://{bind}"
    finally:
        running.terminate()
        running.wait(10)
        for made in servers.values():
            made.shutdown()
            made.server_close()


MOVED = "00a1b2c3-0000-8000-8000-000000000001"


def fetched(url: str, body: bytes | None = None) -> str:
    """Return which back end answers, or the status."""
    try:
        with urllib.request.urlopen(url, body, timeout=5) as answer:
            return str(answer.read().decode())
    except urllib.error.HTTPError as error:
        error.close()
        return str(error.code)
    except OSError:
        return ""


@pytest.mark.parametrize("where", ["/api/tables/{}", "/api/tables/{}/view?invite=x", "/tables/{}"])
def test_requests_go_to_the_cell_of_their_table(proxy: str, where: str) -> None:
    for cell in (0, 1):
        for _ in range(5):
            assert fetched(proxy + where.format(table_id_in(cell))) == f"cell0{cell}"
    assert fetched(proxy + where.format(OLD)) == "cell00"
    assert fetched(proxy + where.format(str(table_id_in(1)).upper())) == "cell01"
    assert fetched(proxy + where.format(MOVED)) == "cell01"
    assert fetched(proxy + where.format(table_id_in(2))) == "404"  # no such cell


def test_other_paths_of_tables_and_everything_else(proxy: str) -> None:
    new = table_id_in(1)
    assert fetched(f"{proxy}/live/tables/{new}") == "cell01"
    assert fetched(f"{proxy}/cards/tables/{new}.uk.png") == "cell01"
    assert fetched(f"{proxy}/tables/{new}/replay/3") == "cell01"
    assert fetched(f"{proxy}/api/tables/{new}/choices", b"{}") == "cell01"
    for path in ("/", "/api/tables", "/api/tables/mine", "/api/me", "/tables/nonsense"):
        assert fetched(proxy + path) == "home"
