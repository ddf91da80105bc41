"""The proxy's map of tables that have moved (`deploy/cells`): a file, and what the proxy has read.

HAProxy reads the file when it starts. A running one is told over its socket; the next request goes
to the new cell.
"""

from __future__ import annotations

import os
import socket
from pathlib import Path
from uuid import UUID

PATIENCE = 5.0  # seconds


class ProxyTrouble(Exception):
    """The proxy did not accept the change."""


def note_in_file(file: Path, table: UUID, backend: str) -> None:
    """Write the line of a table into the map, in place of an older one."""
    kept = [line for line in file.read_text().splitlines() if line.split(" ")[0] != str(table)]
    new = file.with_suffix(".new")
    with new.open("w") as written:
        written.write("\n".join([*kept, f"{table} {backend}", ""]))
        written.flush()
        os.fsync(written.fileno())
    new.replace(file)


def tell(admin: Path, file: Path, table: UUID, backend: str) -> None:
    """Tell a running proxy, which knows the map by the name of its file."""
    change = f"map {file} {table} {backend}"
    said = asked(admin, f"set {change}")
    if "not found" in said:
        said = asked(admin, f"add {change}")
    if said.strip():
        raise ProxyTrouble(said.strip())


def asked(admin: Path, command: str) -> str:
    """Send one command over the proxy's socket; return its answer."""
    with socket.socket(socket.AF_UNIX) as link:
        link.settimeout(PATIENCE)
        link.connect(str(admin))
        link.sendall(f"{command}\n".encode())
        parts = []
        while part := link.recv(4096):
            parts.append(part)
    return b"".join(parts).decode()
