"""Where the built files of the web client are.

The files come with the wheel (`gonfalon/web`) or from a checkout (`web/dist`, after `make web`).
Without either, the server has a plain front page and is otherwise the same. WhiteNoise serves files
with a hash in their name as immutable; the start pages are in `start_pages`.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parents[2]
HASHED: Final = re.compile(r"^/assets/.+-[\w-]{8}\.\w+$")


def find_client(package: Path = PACKAGE) -> Path | None:
    """Return the folder of the built client, if there is one."""
    for folder in (package / "web", package.parents[1] / "web" / "dist"):
        if (folder / "index.en.html").is_file():
            return folder
    return None


def is_hashed(path: str, url: str) -> bool:
    """True if a file may be cached forever: its name changes with its content."""
    return HASHED.match(url) is not None
