"""The personal data of matches: exported from the user's own seat, kept without a name."""

from __future__ import annotations

from typing import Any

from gonfalon.kernel.values.message import bit_of
from gonfalon.server.accounts.leaving.personal_data import register
from gonfalon.server.accounts.models import User
from gonfalon.server.play.storage.log import all_entries
from gonfalon.server.tables.models import Seat


def export_matches(user: User) -> list[dict[str, Any]]:
    """Return every match from the user's own seat: the events they saw, and their choices."""
    seats = Seat.objects.filter(user=user).select_related("table").order_by("table__created_at")
    return [match_from(seat) for seat in seats]


def match_from(seat: Seat) -> dict[str, Any]:
    """Return one match as one seat knows it."""
    table, bit = seat.table, bit_of(seat.number)
    events: list[dict[str, Any]] = []
    choices: list[dict[str, Any]] = []
    for entry in all_entries(table.id):
        if entry.seat == seat.number:
            given = {"kind": entry.kind, "question": entry.target, "answers": entry.answers}
            choices.append({"at": entry.at, **given})
        events += [
            {"version": entry.version, "at": entry.at, "message": message, "args": args}
            for audience, message, args in entry.events
            if audience & bit
        ]
    names = Seat.objects.filter(table=table).order_by("number")
    return {
        "table": table.id,
        "game": table.game,
        "settings": table.settings,
        "status": table.status,
        "seat": seat.number,
        "resigned": seat.resigned,
        "contribution": seat.contribution,
        "standing_orders": seat.standing_orders,
        "quick_start": seat.quick_start,
        "opened": table.created_at,
        "started": table.started_at,
        "ended": table.ended_at,
        "outcome": table.outcome,
        "players": [s.user.username if s.user else s.bot for s in names.select_related("user")],
        "choices": choices,
        "events": events,
    }


def keep_matches(user: User) -> None:
    """Keep rows that refer to the anonymized account: matches belong to all who played."""


register("matches", export_matches, keep_matches, "tables.seat", "play.entry")
