"""Web processes that come and go: who leaves says so first, and nobody is refused meanwhile."""

from __future__ import annotations

import http.client
import json
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.running import HOST, Site, site

pytestmark = pytest.mark.django_db
LOCAL = {"GONFALON_ORIGIN": f"http://{HOST}"}


def until(what: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait until something is so."""
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end
        time.sleep(0.02)


def children(found: Site) -> set[int]:
    """Return the web processes of a keeper."""
    pid = found.process.pid
    return set(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


def test_who_leaves_says_so_and_serves_on_for_a_moment(tmp_path: Path) -> None:
    with site(tmp_path / "log", "--notice", "3", **LOCAL) as found:
        kept = http.client.HTTPConnection("127.0.0.1", found.port, timeout=20)
        kept.request("GET", "/api/hello", headers={"Host": HOST})
        answer = kept.getresponse()
        answer.read()
        assert answer.getheader("Connection") != "close"
        assert found.ask("GET", "/readyz").status == 200
        found.process.send_signal(signal.SIGTERM)
        told = time.monotonic()
        until(lambda: found.ask("GET", "/readyz").status == 503, 2.5)
        said = json.loads(found.ask("GET", "/readyz").body)
        assert said == {"ready": False, "leaving": True, "missing": []}
        assert found.ask("GET", "/api/hello").status == 200
        kept.request("GET", "/api/hello", headers={"Host": HOST})
        last = kept.getresponse()
        last.read()
        assert (last.status, last.getheader("Connection")) == (200, "close")
        kept.close()
        found.process.wait(30)
        assert time.monotonic() - told >= 3
    assert found.process.returncode == -signal.SIGTERM  # as uvicorn ends


def test_processes_are_replaced_one_by_one_and_nobody_is_refused(tmp_path: Path) -> None:
    with site(tmp_path / "log", "--workers", "2", "--notice", "3", **LOCAL) as found:
        until(lambda: len(children(found)) == 2)
        before = children(found)
        over, answers = threading.Event(), []

        def ask() -> None:
            while not over.is_set():
                answers.append(found.ask("GET", "/readyz").status)
                time.sleep(0.01)

        asking = threading.Thread(target=ask)
        asking.start()
        os.kill(found.process.pid, signal.SIGHUP)
        until(lambda: len(children(found)) == 2 and not children(found) & before)
        over.set()
        asking.join()
        assert len(answers) > 20
        assert set(answers) == {200}, "nobody is told that anything leaves"
    assert found.process.returncode == 0


def test_what_does_not_start_replaces_nothing(tmp_path: Path) -> None:
    """An upgrade that is broken: the processes that serve stay."""
    broken = tmp_path / "broken"
    with site(
        tmp_path / "log",
        "--workers",
        "2",
        PYTHONPATH=os.pathsep.join([str(broken), os.environ.get("PYTHONPATH", "")]).rstrip(":"),
        **LOCAL,
    ) as found:
        until(lambda: len(children(found)) == 2)
        before = children(found)
        broken.mkdir()
        (broken / "uvicorn.py").write_text("raise ImportError('half an upgrade')\n")
        os.kill(found.process.pid, signal.SIGHUP)
        until(lambda: "did not start" in found.log.read_text())
        assert children(found) == before
        assert found.ask("GET", "/api/hello").status == 200
    assert found.process.returncode == 0
