"""A site for a program in another language: texts and numbers in, texts and numbers out."""

from __future__ import annotations

import json

from gonfalon.kernel.records.saving import canonical
from gonfalon.local.site import Site

SITE = Site()


def answer(method: str, url: str, body: str) -> tuple[int, str, str]:
    """Answer a request: status, text, and what is to be stored as a JSON object."""
    found = SITE.answer(method, url, body)
    return found.status, found.text, canonical(found.keep) if found.keep else ""


def load(table: str, kept: str) -> None:
    """Bring back a table from a JSON object of what was stored."""
    SITE.load(table, json.loads(kept))


def is_loaded(table: str) -> bool:
    """Tell whether a table is in memory."""
    return table in SITE.tables.by_id


def forget(table: str) -> None:
    """Drop a table from memory."""
    SITE.tables.forget(table)


def list_text(table: str) -> str:
    """Return what has to be stored for lists of a table in memory."""
    return SITE.tables.list_text(SITE.tables.find(table))


def show_list(kept: str) -> None:
    """Take what lists show of all tables, as a JSON object."""
    SITE.tables.list(json.loads(kept))


def welcome(person: str) -> None:
    """Take the person that was stored."""
    SITE.welcome(person)


def waiting_bots() -> str:
    """Return the tables at which a bot is asked, as a JSON array."""
    return canonical(SITE.waiting_bots())


def let_bot_answer(table: str) -> tuple[int, str]:
    """Let a bot answer once: the version after it, and what is to be stored."""
    version, keep = SITE.let_bot_answer(table)
    return version, canonical(keep)
