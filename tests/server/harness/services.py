"""PostgreSQL and Redis of one's own, to be stopped at will; and databases on the shared one."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
from psycopg import sql

SHARED = os.environ.get("GONFALON_TEST_DATABASE", "postgresql://postgres@127.0.0.1:5432")


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def tool(name: str) -> str:
    """Return the path of a PostgreSQL program."""
    found = shutil.which(name)
    if found is None:
        places = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
        if not places:
            raise FileNotFoundError(name)
        found = str(places[-1])
    return found


def as_postgres(command: list[str]) -> list[str]:
    """Return a command for an account that PostgreSQL agrees to run under."""
    if os.getuid() != 0:
        return command
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups", *command]


class PrivatePostgres:
    """A PostgreSQL that may be stopped hard, as often as one likes."""

    def __init__(self, folder: Path | None = None, settings: dict[str, str] | None = None) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="gonfalon-pg-"))
        self.settings = settings or {}
        self.port = free_port()
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self.data = self.folder / "data"
        if not self.data.exists():
            self.run(tool("initdb"), "-D", str(self.data), "-U", "postgres", "-A", "trust", "-N")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """The address of the server, without a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}"

    def run(self, *command: str) -> None:
        """Run a tool under the right account."""
        subprocess.run(as_postgres(list(command)), check=True, capture_output=True, cwd="/")

    def start(self) -> None:
        """Start, and wait until it serves."""
        settings = {
            "port": str(self.port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder),
            "max_connections": "100",
            **self.settings,
        }
        options = [word for k, v in settings.items() for word in ("-c", f"{k}={v}")]
        log = (self.folder / "log").open("ab")
        self.process = subprocess.Popen(
            as_postgres([tool("postgres"), "-D", str(self.data), *options]),
            stdout=log,
            stderr=log,
            cwd="/",
        )
        log.close()
        until = time.monotonic() + 60
        while True:
            try:
                psycopg.connect(f"{self.address}/postgres", connect_timeout=1).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > until:
                    raise
                time.sleep(0.05)

    def stop(self, how: str = "immediate") -> None:
        """Stop: `fast` and `immediate` as the tools do, `kill` by killing every process of it."""
        assert self.process is not None
        if how == "kill":
            group = self.children()
            self.process.send_signal(signal.SIGKILL)
            for child in group:
                with suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
            # A new server refuses to start while a process of the old one holds its memory.
            until = time.monotonic() + 10
            while any(Path(f"/proc/{child}").exists() for child in group):
                if time.monotonic() > until:
                    break
                time.sleep(0.02)
        else:
            sign = signal.SIGQUIT if how == "immediate" else signal.SIGINT
            self.process.send_signal(sign)
        self.process.wait(30)

    def children(self) -> list[int]:
        """Return the processes of the server."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(child) for child in found.split()]

    def remove(self) -> None:
        """Stop and delete everything."""
        if self.process is not None and self.process.poll() is None:
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)


class PrivateRedis:
    """A Redis that may be taken away."""

    def __init__(self) -> None:
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def address(self) -> str:
        """The address of the server."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.process = subprocess.Popen(
            ["redis-server", "--port", str(self.port), "--save", "", "--appendonly", "no"],
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + 10
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 0.2):
                return
            time.sleep(0.02)
        raise TimeoutError("redis-server")

    def stop(self) -> None:
        """Kill it."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)


def make_database(server: str, name: str, template: str) -> str:
    """Make a database as a copy of another, and return its address."""
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(
            sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name))
        )
        copied = sql.SQL("CREATE DATABASE {} TEMPLATE {}")
        connection.execute(copied.format(sql.Identifier(name), sql.Identifier(template)))
    return f"{server}/{name}"


def drop_database(address: str) -> None:
    """Remove a database."""
    name = urlsplit(address).path.lstrip("/")
    server = address.removesuffix(f"/{name}")
    with psycopg.connect(f"{server}/postgres", autocommit=True) as connection:
        connection.execute(
            sql.SQL("DROP DATABASE IF EXISTS {} WITH (FORCE)").format(sql.Identifier(name))
        )
