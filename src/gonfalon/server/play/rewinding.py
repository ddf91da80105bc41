"""Going back beyond the barrier: at unrated tables, if everyone who plays agrees.

One player proposes a version and the others agree; the last agreement takes the match back. The log
keeps both what was played and the rewind, so the record replays and no draw is made twice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db import transaction
from django.db.models import Min

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import MAX_REWINDS, rewind
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import Event, bits_of
from gonfalon.server.monitoring.move_trace import traced_move
from gonfalon.server.play.follow import tell
from gonfalon.server.play.models import Entry, Proposal
from gonfalon.server.play.moves import Input, current, lock_existing, perform, seat_of
from gonfalon.server.play.storage.records import log_of, replayed
from gonfalon.server.play.storage.storage import LockedTable, Place
from gonfalon.server.tables.models import Seat


@dataclass(frozen=True)
class Agreement:
    """How far a proposal has come."""

    version: int  # of the match
    to: int
    agreed: list[int]
    needed: list[int]
    done: bool = False


@traced_move("person")
def agree(table: UUID, user: UUID, to: int, key: UUID) -> Agreement:
    """Propose going back to a version, or agree to it. The last agreement carries it out."""
    with transaction.atomic():
        here = lock_existing(table, user, key)
        if here.given is not None:
            if here.given.kind != "rewind" or here.given.user != user:
                raise Refused("key-used", "this key belongs to another input")
            return Agreement(here.given.version, to, [], [], True)
        seat = seat_of(here, user)
        row = here.row
        current(row)  # no proposal if the match cannot be loaded
        if row.rated:
            raise Refused("rated", "a rated match goes back to the last barrier only")
        last = published(table, to)
        if last is None or to >= row.version:
            raise Refused("no-such-version", f"{to} is not an earlier version")
        if Entry.objects.filter(table_id=table, kind="rewind").count() >= MAX_REWINDS:
            raise Refused("too-often", f"a match goes back at most {MAX_REWINDS} times")
        before = standing(table, row.version)
        agreed = 1 << seat
        if before is not None and before.to_version == to:
            agreed |= before.agreed
        needed = deciding(here.places)
        if agreed & needed == needed:
            Proposal.objects.filter(table_id=table).delete()
            answer = go_back(here, to, last, Input("rewind", seat, "", user, key))
            return Agreement(answer, to, bits_of(needed), bits_of(needed), True)
        Proposal.objects.update_or_create(
            table_id=table,
            defaults={"to_version": to, "at_version": row.version, "agreed": agreed},
        )
        transaction.on_commit(lambda: tell(table, row.version), robust=True)
        return Agreement(row.version, to, bits_of(agreed & needed), bits_of(needed))


def decline(table: UUID, user: UUID) -> None:
    """Withdraw a proposal; any player whose agreement is needed may do so."""
    with transaction.atomic():
        here = lock_existing(table, user)
        seat_of(here, user)
        if Proposal.objects.filter(table_id=table).delete()[0]:
            version = here.row.version
            transaction.on_commit(lambda: tell(table, version), robust=True)


def proposed(table: UUID, version: int) -> Agreement | None:
    """Return the open proposal of a table, if nothing was published since it was made."""
    found = standing(table, version)
    if found is None:
        return None
    seats = Seat.objects.filter(
        table_id=table, user__isnull=False, standing_in=False, resigned=False
    )
    needed = sum(1 << number for number in seats.values_list("number", flat=True))
    return Agreement(version, found.to_version, bits_of(found.agreed & needed), bits_of(needed))


def standing(table: UUID, version: int) -> Proposal | None:
    """Return the proposal made at this version; publishing anything ends a proposal."""
    return Proposal.objects.filter(table_id=table, at_version=version).first()


def published(table: UUID, version: int) -> int | None:
    """Return the seq of the input that published a version."""
    found = Entry.objects.filter(table_id=table, version=version).aggregate(seq=Min("seq"))
    seq: int | None = found["seq"]
    return seq


def deciding(places: list[Place]) -> int:
    """Return the mask of seats that must agree: all users who play in person."""
    mask = 0
    for place in places:
        if place.user is not None and not place.standing_in and not place.resigned:
            mask |= 1 << place.number
    return mask


def go_back(here: LockedTable, to: int, last: int, entry: Input) -> int:
    """Take the match back to a version, inside the caller's transaction."""
    table = here.row.id
    keep = len(log_of(table, last))
    entry.target = str(keep)
    entry.answers = [["version", str(to)]]
    earlier = replayed(table, to)

    def act(m: Match[Any]) -> list[Event]:
        rewind(m, earlier, keep)
        return []

    return perform(here, entry, act).version
