"""`gonfalon demo`: by one command to a table with a bot at it, and nothing is left behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from gonfalon.server.commands import own_addresses
from tests.server.running import GONFALON, Browser, free_port, lines_until

LIMIT = 120.0  # seconds from the command to a table that can be played at; 20 on a busy machine


@contextmanager
def demo(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """Run the demo; give its process, its origin and the link for its guest."""
    process = subprocess.Popen(
        (*GONFALON, "demo", "--no-browser", "--data", str(folder), *arguments),
        env={n: v for n, v in os.environ.items() if not n.startswith(("GONFALON_", "DJANGO_"))},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        said = lines_until(process, "Ctrl-C stops everything", 90)
        address = next(line.partition("open ")[2] for line in said if "open http" in line)
        origin, _, ticket = address.partition("/enter/")
        yield process, origin, f"/enter/{ticket}"
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGINT)
        try:
            process.wait(30)
        finally:
            process.kill()
            assert process.stdout is not None
            process.stdout.close()


def left_behind(folder: Path) -> list[str]:
    """Return the processes that still know a folder."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = entry.read_bytes().replace(b"\0", b" ").decode("utf-8", "replace")
        except OSError:
            continue
        if str(folder) in words:
            found.append(words)
    return found


def answer_once(browser: Browser, table: str) -> bool:
    """Answer a question of one's own; return False if there is none."""
    status, seen = browser.call("GET", f"/api/tables/{table}/view")
    assert status == 200, seen
    mine = [d for d in seen["view"]["decisions"] if d.get("options")]
    if not mine:
        return False
    body = {
        "decision": mine[0]["id"],
        "options": [mine[0]["options"][0]],
        "key": str(uuid.uuid4()),
    }
    status, said = browser.call("POST", f"/api/tables/{table}/choices", body)
    assert status in (200, 409), said
    return status == 200


def played(browser: Browser, table: str, answers: int) -> None:
    """Answer so many questions of one's own."""
    given = 0
    until = time.monotonic() + 60
    while given < answers and time.monotonic() < until:
        if answer_once(browser, table):
            given += 1
        else:
            time.sleep(0.3)
    assert given == answers


def bot_moved(browser: Browser, table: str) -> bool:
    """Tell whether the bot's seat did anything that everybody may know of."""
    status, said = browser.call("GET", f"/api/tables/{table}/since/-1")
    assert status == 200, said
    return any(news["seat"] == 1 for news in said["news"])


def opened(browser: Browser) -> dict[str, Any]:
    """Open a table with a bot, and start."""
    body = {"game": "mastery", "seats": 2, "bots": {"1": "random"}}
    status, table = browser.call("POST", "/api/tables", body)
    assert status == 201, table
    where = f"/api/tables/{table['id']}"
    if table["status"] == "open":
        status, said = browser.call("POST", f"{where}/ready", {})
        assert status == 200, said
        if said["status"] == "open":
            status, said = browser.call("POST", f"{where}/start")
            assert status == 200, said
    until = time.monotonic() + 30
    while table["status"] != "playing":
        assert time.monotonic() < until, table["status"]
        time.sleep(0.2)
        table = browser.call("GET", where)[1]
    found: dict[str, Any] = table
    return found


@pytest.mark.slow
def test_from_one_command_to_a_table_with_a_bot_and_back(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    began = time.monotonic()
    with demo(folder, "--port", str(free_port())) as (process, origin, link):
        browser = Browser(origin)
        browser.open(link)
        assert browser.call("GET", "/api/hello")[1]["me"] is not None
        table = opened(browser)
        playable = time.monotonic() - began
        played(browser, table["id"], 6)
        until = time.monotonic() + 30
        while not bot_moved(browser, table["id"]) and time.monotonic() < until:
            played(browser, table["id"], 1)
        assert bot_moved(browser, table["id"])
        name = browser.call("GET", "/api/me")[1]["name"]
        # A second one in the same folder says so, and harms nothing.
        second = subprocess.run(
            (*GONFALON, "demo", "--no-browser", "--data", str(folder)),
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert second.returncode == 2
        assert "in use by another demo" in second.stderr
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert left_behind(folder) == []
    print(f"playable after {playable:.1f} s")
    assert playable < LIMIT

    # The second time: quicker, the same guest, the same table.
    began = time.monotonic()
    with demo(folder, "--port", str(free_port())) as (process, origin, link):
        again = time.monotonic() - began
        browser = Browser(origin)
        browser.open(link)
        assert browser.call("GET", "/api/me")[1]["name"] == name
        assert [t["id"] for t in browser.call("GET", "/api/tables/mine")[1]] == [table["id"]]
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) == 0
    assert left_behind(folder) == []
    print(f"ready again after {again:.1f} s")


def test_other_addresses_are_all_but_one_and_those_of_this_machine_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = {"lo": "127.0.0.1", "eth0": "192.0.2.7", "wlan0": "192.0.2.8"}
    monkeypatch.setattr(own_addresses, "addresses", lambda: found)
    assert own_addresses.other_addresses("192.0.2.8") == {"eth0": "192.0.2.7"}


def test_the_address_found_is_one_of_the_machines() -> None:
    own = own_addresses.own_address(towards="127.0.0.1")  # reached without any network, too
    assert own in own_addresses.addresses().values()


@pytest.mark.slow
def test_friends_in_the_network_join_by_the_printed_address(tmp_path: Path) -> None:
    port = free_port()
    folder = tmp_path / "demo"
    with demo(folder, "--port", str(port), "--lan", "127.0.0.2") as (process, origin, link):
        assert origin == f"http://127.0.0.2:{port}"
        with socket.socket() as outside:
            assert outside.connect_ex(("127.0.0.1", port)) != 0
        host, friend = Browser(origin), Browser(origin)
        host.open(link)
        assert friend.call("POST", "/api/guest", {"language": "en"})[0] == 201
        body = {"game": "mastery", "seats": 2}
        status, table = host.call("POST", "/api/tables", body)
        assert status == 201, table
        status, said = friend.call("POST", f"/api/tables/{table['id']}/join", {})
        assert status == 200, said
        for browser in (host, friend):
            browser.call("POST", f"/api/tables/{table['id']}/ready", {})
        if host.call("GET", f"/api/tables/{table['id']}")[1]["status"] == "open":
            assert host.call("POST", f"/api/tables/{table['id']}/start")[0] == 200
        answered: set[Browser] = set()
        until = time.monotonic() + 60
        while len(answered) < 2 and time.monotonic() < until:
            for browser in (host, friend):
                if answer_once(browser, table["id"]):
                    answered.add(browser)
        assert len(answered) == 2
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0

    with demo(folder, "--port", str(port), "--fresh") as (process, origin, link):
        host = Browser(origin)
        host.open(link)
        assert host.call("GET", "/api/tables/mine")[1] == []
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert (folder / "postgres.before").is_dir()
    assert left_behind(folder) == []


@pytest.mark.slow
def test_a_demo_that_was_killed_is_taken_up(tmp_path: Path) -> None:
    folder = tmp_path / "demo"
    with demo(folder, "--port", str(free_port())) as (process, origin, link):
        browser = Browser(origin)
        browser.open(link)
        table = opened(browser)
        process.kill()
        process.wait(10)
    with demo(folder, "--port", str(free_port())) as (process, origin, link):
        browser = Browser(origin)
        browser.open(link)
        assert [t["id"] for t in browser.call("GET", "/api/tables/mine")[1]] == [table["id"]]
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert left_behind(folder) == []
