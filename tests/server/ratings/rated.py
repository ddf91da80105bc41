"""Tables that are over and may count, and what their players stand at then."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from django.utils import timezone

from gonfalon.server.accounts.models import User
from gonfalon.server.play.models import Entry
from gonfalon.server.ratings.models import Standing
from gonfalon.server.ratings.updating import rate
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.starting import house_secret
from tests.server.tabling import somebody

_clock = iter(range(1_000_000))


def finished(seats: list[User | str], ranks: list[int], answers: int = 2, **fields: Any) -> Table:
    """Make a table that is over: an account or a level of bot for each seat."""
    secret, salt, commitment = house_secret()
    ended = timezone.now() - timedelta(hours=1) + timedelta(milliseconds=next(_clock))
    table = Table.objects.create(
        game="mastery",
        seat_count=len(seats),
        rated=fields.pop("rated", True),
        status=fields.pop("status", Table.Status.OVER),
        outcome={"ranks": ranks, "scores": [0] * len(ranks), "winners": [], "sheet": []},
        ended_at=ended,
        house_secret=secret,
        house_salt=salt,
        house_commitment=commitment,
        **fields,
    )
    places, entries = [], []
    for number, who in enumerate(seats):
        user = who if isinstance(who, User) else None
        bot = who if isinstance(who, str) else ""
        places.append(Seat(table=table, number=number, user=user, bot=bot))
        for seq in range(1 + number * answers, 1 + (number + 1) * answers):
            said: dict[str, Any] = {"kind": "choose", "seat": number, "user": user, "target": "x"}
            entries.append(Entry(table=table, seq=seq, version=seq, at=ended, **said))
    Seat.objects.bulk_create(places)
    Entry.objects.bulk_create(entries)
    return table


def standing(user: User) -> Standing:
    """Return somebody's only standing."""
    return Standing.objects.get(user=user)


def some_history() -> list[User]:
    """Let many matches count, of all kinds."""
    people = [somebody() for _ in range(5)]
    for i in range(30):
        first, second = people[i % 5], people[(i + 1 + i % 3) % 5]
        ranks = [1, 2, 3] if i % 4 else [2, 1, 2]
        table = finished([first, second, "random" if i % 2 else "heuristic"], ranks)
        if i % 7 == 0:
            Seat.objects.filter(table=table, number=0).update(resigned=True, bot="heuristic")
        assert rate(table.id)
        pair = finished([people[j % 5] for j in range(i, i + 4)], [1, 2, 1, 2])
        assert rate(pair.id)
    return people


def beliefs() -> dict[tuple[int, str], tuple[float, float]]:
    """Return what is believed of everybody, by seat count."""
    return {(s.seats, s.who): (s.mu, s.sigma) for s in Standing.objects.all()}
