"""What is held about a person. Every app says what it holds, how to hand it out, how to forget it.

    hold("notices", export_notices, erase_notices, "jobs.notice")  # in the app's `ready`

A test compares the models that are named here with all that point to a user, so that nothing is
forgotten.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from gonfalon.server.accounts.models import User


@dataclass(frozen=True)
class Holding:
    """One kind of personal data."""

    name: str
    export: Callable[[User], Any]
    erase: Callable[[User], None]
    models: tuple[str, ...]


HOLDINGS: dict[str, Holding] = {}


def hold(
    name: str,
    export: Callable[[User], Any],
    erase: Callable[[User], None],
    *models: str,
) -> None:
    """Say that an app holds something, and in which models ("tables.chatline")."""
    HOLDINGS[name] = Holding(name, export, erase, models)
