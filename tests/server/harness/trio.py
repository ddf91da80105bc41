"""Three hosts on one machine, from the files in deploy/cluster: etcd, Patroni, PostgreSQL, HAProxy.

Each host has an address of its own on the loopback interface, so that the files need no change but
what an operator fills in. What a host runs can be killed, or frozen and resumed, all at once.
"""

from __future__ import annotations

import json
import os
import random
import secrets
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from string import Template
from typing import Any

import psycopg

from tests.server.harness.services import as_postgres, tool

ROOT = Path(__file__).resolve().parents[3]
CLUSTER = ROOT / "deploy" / "cluster"
NAMES = ("a", "b", "c")
UP = ("running", "streaming")


def wait_for(what: Callable[[], Any], seconds: float, why: str) -> None:
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while not what():
        if time.monotonic() > until:
            raise TimeoutError(why)
        time.sleep(0.1)


def children(process: int) -> list[int]:
    """Return the children of a process, and theirs."""
    try:
        found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return []
    return [one for child in map(int, found) for one in (child, *children(child))]


class Host:
    """One of the three: an etcd member, and PostgreSQL under Patroni."""

    def __init__(self, folder: Path, values: dict[str, str], prefix: tuple[str, ...] = ()) -> None:
        self.name, self.address = values["NAME"], values["ADDRESS"]
        self.folder = folder
        self.prefix = prefix
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        for name in ("etcd.yml", "patroni.yml"):
            fill(name, folder, values)

    def start(self) -> None:
        """Start what does not run."""
        self.launch("etcd", "etcd", "--config-file", str(self.folder / "etcd.yml"))
        self.launch("patroni", "patroni", str(self.folder / "patroni.yml"))

    def launch(self, name: str, *command: str) -> None:
        """Start a program, unless it runs."""
        if name in self.running and self.running[name].poll() is None:
            return
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(
                [*self.prefix, *as_postgres(list(command))], stdout=log, stderr=log, cwd="/"
            )

    @property
    def postmaster(self) -> int:
        """The first process of PostgreSQL, or 0."""
        try:
            found = (self.folder / "postgresql" / "postmaster.pid").read_text().split()
        except OSError:
            return 0
        return int(found[0]) if found and Path(f"/proc/{found[0]}").exists() else 0

    def processes(self) -> list[int]:
        """Return everything that runs on the host: Patroni first, so that it restarts nothing."""
        ours = [self.running[name].pid for name in ("patroni", "etcd") if name in self.running]
        alive = [pid for pid in ours if Path(f"/proc/{pid}").exists()]
        own = [one for pid in alive for one in (pid, *children(pid))]
        first = self.postmaster
        return list(dict.fromkeys([*own, *((first, *children(first)) if first else ())]))

    def send(self, sign: signal.Signals) -> None:
        """Send a signal to everything on the host."""
        for process in self.processes():
            with suppress(ProcessLookupError):
                os.kill(process, sign)

    def senders(self) -> list[int]:
        """Return the processes that send the log to standbys."""
        found = []
        for process in children(self.postmaster):
            with suppress(OSError):
                if b"walsender" in Path(f"/proc/{process}/cmdline").read_bytes():
                    found.append(process)
        return found

    def die(self) -> None:
        """Lose the host: every process of it is killed."""
        self.send(signal.SIGKILL)
        for process in self.running.values():
            process.wait(10)
        wait_for(lambda: not self.processes(), 10, f"{self.name} does not die")


class Trio:
    """Three hosts, and the proxy that leads to whoever takes writes."""

    net = ""  # the first three numbers of the addresses, if not some of the loopback interface
    network = "127.0.0.0/8"

    def __init__(self, synchronous: bool = True) -> None:
        self.folder = ROOT / "build" / f"trio-{os.getpid()}"
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        net = self.net or f"127.{random.randint(16, 250)}.{os.getpid() % 250}"
        addresses = {name.upper(): f"{net}.{n}" for n, name in enumerate(NAMES, 1)}
        self.password = secrets.token_hex(8)
        self.shared = {
            **addresses,
            "NETWORK": self.network,
            "LOCAL": f"{net}.9",
            "BIN": str(Path(tool("initdb")).resolve().parent),
            "OWNER_PASSWORD": self.password,
            "REPLICATION_PASSWORD": secrets.token_hex(8),
            "REWIND_PASSWORD": secrets.token_hex(8),
            "PATRONI_PASSWORD": secrets.token_hex(8),
            "SYNCHRONOUS": "true" if synchronous else "false",
            "ARCHIVE": "/bin/true",
        }
        self.synchronous = synchronous
        self.hosts = [self.make_host(name) for name in NAMES]
        fill("haproxy.cfg", self.folder, self.shared)
        owned_by_postgres(self.folder)
        with (self.folder / "haproxy.log").open("ab") as log:
            self.proxy = subprocess.Popen(
                as_postgres(["haproxy", "-db", "-f", str(self.folder / "haproxy.cfg")]),
                stdout=log,
                stderr=log,
                cwd="/",
            )
        try:
            for host in self.hosts:
                host.start()
            self.wait_until_whole(180)
            wait_for(self.takes_writes, 30, "no writes through the proxy")
        except BaseException:
            self.remove()
            raise

    def make_host(self, name: str) -> Host:
        """Make a host, not started."""
        folder = self.folder / name
        folder.mkdir()
        own = {
            "NAME": name,
            "ADDRESS": self.shared[name.upper()],
            "DATA": str(folder),
            "RUN": str(folder),
        }
        return Host(folder, {**self.shared, **own})

    @property
    def address(self) -> str:
        """The address of the database, without a name, through the proxy."""
        return f"postgresql://postgres:{self.password}@{self.shared['LOCAL']}:5000"

    def members(self) -> dict[str, dict[str, Any]]:
        """Return what Patroni says of each host, by name; nothing if nobody answers."""
        for host in self.hosts:
            with suppress(OSError, ValueError):
                address = f"http://{host.address}:8008/cluster"
                with urllib.request.urlopen(address, timeout=1) as answer:
                    return {one["name"]: one for one in json.load(answer)["members"]}
        return {}

    def is_whole(self) -> bool:
        """Tell whether one leads, the others follow, and what is acknowledged is on two hosts."""
        found = self.members().values()
        roles = [one["role"] for one in found if one["state"] in UP]
        lines = {one.get("timeline") for one in found}
        return (
            len(roles) == len(NAMES)
            and roles.count("leader") == 1
            and ("sync_standby" in roles or not self.synchronous)
            and len(lines) == 1
        )

    def wait_until_whole(self, seconds: float = 300) -> None:
        """Wait until all three are there."""
        try:
            wait_for(self.is_whole, seconds, "not whole")
        except TimeoutError:
            raise TimeoutError(f"not whole: {self.members()}") from None

    def leader(self) -> Host:
        """Return the host that leads."""
        found = [name for name, one in self.members().items() if one["role"] == "leader"]
        return next(host for host in self.hosts if host.name in found)

    def takes_writes(self) -> bool:
        """Tell whether the database can be written to through the proxy."""
        try:
            with psycopg.connect(
                f"{self.address}/postgres", connect_timeout=2, autocommit=True
            ) as link:
                link.execute("CREATE TABLE IF NOT EXISTS written (at timestamptz)")
                link.execute("INSERT INTO written VALUES (now())")
        except psycopg.Error:
            return False
        return True

    def remove(self) -> None:
        """Stop and delete everything."""
        for host in self.hosts:
            host.send(signal.SIGCONT)
            host.die()
        self.proxy.kill()
        self.proxy.wait(10)
        if "GONFALON_KEEP" not in os.environ:
            shutil.rmtree(self.folder, ignore_errors=True)


def fill(name: str, folder: Path, values: dict[str, str]) -> None:
    """Write a file of deploy/cluster, filled in."""
    (folder / name).write_text(Template((CLUSTER / name).read_text("utf-8")).substitute(values))


def owned_by_postgres(folder: Path) -> None:
    """Give a folder, with all that is in it, to the account that PostgreSQL runs under."""
    if os.getuid() != 0:
        return
    for path in (folder, *folder.rglob("*")):
        shutil.chown(path, "postgres", "postgres")
    for path in (folder, *folder.rglob("*")):
        if path.is_dir():
            path.chmod(0o700)
