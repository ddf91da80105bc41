"""The registry of personal data: every app registers how to export and erase what it stores.

    register("notices", export_notices, erase_notices, "jobs.notice")  # in the app's `ready`

A test compares the models named here with all models that refer to a user, so that none is
forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gonfalon.server.accounts.models import User


@dataclass(frozen=True)
class PersonalData:
    """One kind of personal data."""

    name: str
    export: Callable[[User], Any]
    erase: Callable[[User], None]
    models: tuple[str, ...]


REGISTRY: dict[str, PersonalData] = {}


def register(
    name: str,
    export: Callable[[User], Any],
    erase: Callable[[User], None],
    *models: str,
) -> None:
    """Register a kind of personal data and its models ("tables.chatline")."""
    REGISTRY[name] = PersonalData(name, export, erase, models)
