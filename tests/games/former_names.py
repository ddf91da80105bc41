"""Golden records and saved states are kept under the names they were made with.

When a name in the saved form of a match changes, the files stay: what the code writes today is
put back under the former names here and compared with them, so that a rename cannot hide a change.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import gonfalon
from gonfalon.kernel.match import Match
from gonfalon.kernel.saving import canonical, snapshot

FORMER_NAMES = {"settings": "options", "state": "table"}  # as they were before November 2026


def with_former_names(data: dict[str, Any]) -> dict[str, Any]:
    """Return the snapshot of a match under its former names."""
    return {FORMER_NAMES.get(name, name): value for name, value in data.items()}


def former_digest(m: Match[Any]) -> str:
    """Return the digest that a match would have had under its former names."""
    return hashlib.sha256(canonical(with_former_names(snapshot(m))).encode()).hexdigest()


def former_json(m: Match[Any]) -> str:
    """Return a match as it was saved under its former names."""
    data = with_former_names(json.loads(gonfalon.to_json(m)))
    trail = data.get("trail")
    if trail is not None and trail["base"] is not None:
        trail["base"] = with_former_names(trail["base"])
    return canonical(data)
