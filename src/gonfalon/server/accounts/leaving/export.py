"""All personal data of a user as one zip: JSON for programs, one page for reading."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import datetime
from html import escape
from typing import Any

from django.core.serializers.json import DjangoJSONEncoder
from django.utils import timezone

from gonfalon.server.accounts.leaving.export_text import HEADINGS, WORDS
from gonfalon.server.accounts.leaving.personal_data import REGISTRY
from gonfalon.server.accounts.models import User

STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "table{border-collapse:collapse;width:100%}td,th{border:1px solid #999;padding:.2rem .5rem;"
    "text-align:left;vertical-align:top;overflow-wrap:anywhere}h2{margin-top:2rem}"
)


def collect(user: User) -> dict[str, Any]:
    """Return everything, by kind."""
    return {name: holding.export(user) for name, holding in sorted(REGISTRY.items())}


def export(user: User) -> bytes:
    """Return the zip."""
    now = timezone.now()
    held = collect(user)
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in held.items():
            text = json.dumps(data, cls=DjangoJSONEncoder, ensure_ascii=False, indent=1)
            archive.writestr(f"{name}.json", text)
        archive.writestr("index.html", page(user, held, now))
    return buffer.getvalue()


def page(user: User, held: dict[str, Any], now: datetime) -> str:
    """Return the readable page, in the user's language."""
    language = user.language if user.language in WORDS else "en"
    words, headings = WORDS[language], HEADINGS[language]
    plain = json.loads(json.dumps(held, cls=DjangoJSONEncoder))
    parts = [
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">',
        f"<title>{escape(words['title'])}</title><style>{STYLE}</style>",
        f"<h1>{escape(words['title'])}</h1>",
        f"<p>{escape(words['made'])}: {now:%Y-%m-%d %H:%M} UTC</p>",
    ]
    for name, data in plain.items():
        parts.append(f"<h2>{escape(headings.get(name, name))}</h2>")
        parts.append(shown(data) if data else f"<p>{escape(words['nothing'])}</p>")
    return "\n".join(parts)


def shown(data: Any) -> str:
    """Return a value as HTML; every text is escaped."""
    if isinstance(data, dict):
        rows = (f"<tr><th>{escape(str(k))}<td>{shown(v)}" for k, v in data.items())
        return f"<table>{''.join(rows)}</table>"
    if isinstance(data, list):
        if data and all(isinstance(one, dict) and small(one) for one in data):
            names = list(dict.fromkeys(name for one in data for name in one))
            head = "".join(f"<th>{escape(name)}" for name in names)
            rows = (
                "<tr>" + "".join(f"<td>{shown(one.get(name))}" for name in names) for one in data
            )
            return f"<table><tr>{head}{''.join(rows)}</table>"
        return "<ul>" + "".join(f"<li>{shown(one)}" for one in data) + "</ul>"
    return "" if data is None else escape(str(data))


def small(row: dict[str, Any]) -> bool:
    """True if a row fits on one line of a table."""
    return not any(isinstance(value, list) and len(value) > 8 for value in row.values())
