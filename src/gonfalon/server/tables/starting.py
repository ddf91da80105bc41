"""From an open table to a running match: seats, seed contributions, the first state.

A match that was begun elsewhere has its state already.
"""

from __future__ import annotations

import secrets
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db import transaction

from gonfalon.kernel.chance.chance import ProvableChance, commitment
from gonfalon.kernel.chance.seeds import counted, house_commitment, seat_commitment, seed_of
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical, to_json
from gonfalon.server.chain.closing import add_leaf
from gonfalon.server.hints import announce
from gonfalon.server.job_queue import enqueue_bots
from gonfalon.server.play import clock
from gonfalon.server.play.models import Entry
from gonfalon.server.play.moves import answer_set_up
from gonfalon.server.play.storage.editions import keep, load_match
from gonfalon.server.play.storage.storage import lock_table, tag_of
from gonfalon.server.service_time import database_time, service_time, stored_time
from gonfalon.server.tables.models import Seat, Table
from gonfalon.table.catalogue import content_of

SEEDING_SECONDS = 15


class CannotStart(Exception):
    """The table is not ready; the code names what is missing."""


def house_secret() -> tuple[bytes, bytes, str]:
    """Return the house secret, salt and commitment of a new table."""
    secret, salt = secrets.token_bytes(32), secrets.token_bytes(32)
    return secret, salt, house_commitment(secret, salt)


def begin_seeding(table: Table) -> None:
    """Collect contributions once all seats are ready, or start at once if none is due."""
    seats = list(table.seats.order_by("number"))
    if any(seat.user_id is None and not seat.bot for seat in seats):
        raise CannotStart("seats-free")
    if any(seat.user_id is not None and not seat.ready for seat in seats):
        raise CannotStart("not-ready")
    if not table.is_provable:
        go_on(table)
        return
    table.status = Table.Status.SEEDING
    table.seed_by = service_time() + timedelta(seconds=SEEDING_SECONDS)
    table.save(update_fields=["status", "seed_by"])
    start_if_seeded(table)


def go_on(table: Table) -> None:
    """Go on with a match that was begun elsewhere; the table must be locked."""
    match = load_match(table.game, (), table.state)
    now, since = stored_time()
    table.status = Table.Status.PLAYING
    table.version = match.version
    table.waiting = match.waiting
    table.started_at = table.moved_at = now
    table.waiting_since = since
    table.round_closes = clock.window_end(table.clock, match, since)
    changed = ("status", "version", "waiting", "started_at", "moved_at", "waiting_since")
    table.save(update_fields=(*changed, "round_closes"))
    enqueue_bots(table.id, table.seq, [d.seat for d in match.decisions])
    transaction.on_commit(lambda: announce(table.id, match.version))


def reveal(table: Table, seat: Seat, contribution: str) -> bool:
    """Store a seat's contribution; False if it does not match the commitment."""
    if seat.commitment != seat_commitment(contribution):
        return False
    seat.contribution = contribution
    seat.save(update_fields=["contribution"])
    start_if_seeded(table)
    return True


def start_if_seeded(table: Table, late: bool = False) -> bool:
    """Start the match when every contribution is in, or when the time for them is up."""
    seats = list(table.seats.order_by("number"))
    missing = [s for s in seats if s.commitment and not s.contribution]
    if missing and not late:
        return False
    start(table, seats)
    return True


def start(table: Table, seats: list[Seat]) -> None:
    """Start the match; in the caller's transaction, with the table locked."""
    row = lock_table(table.id)
    if row is None or row.status != Table.Status.SEEDING:
        return
    content = content_of(table.game, tuple(table.packs))
    played = game(table.game)
    contributions = [counted(seat.commitment, seat.contribution) for seat in seats]
    settings = played.check_settings(content, table.seat_count, table.settings)
    seed = seed_of(bytes(table.house_secret), str(table.id), canonical(settings), contributions)
    chance = ProvableChance(seed, played.chance_names(table.seat_count))
    match = played.new(table.seat_count, chance, table.settings, content, table.policy)
    keep(table.game, content)
    now, since = stored_time()
    banks: dict[int, int] = {}
    if row.clock.get("kind") == clock.BANK:
        banks = {seat.number: int(row.clock["seconds"]) * 1000 for seat in seats}
        Seat.objects.filter(table_id=table.id).update(clock_left=int(row.clock["seconds"]) * 1000)
    table.status = Table.Status.PLAYING
    table.state = to_json(match)
    table.tag = tag_of(table.state)
    table.version = match.version
    table.waiting = match.waiting
    table.started_at = table.moved_at = now
    table.waiting_since = since
    table.deadline = clock.deadline(row.clock, match, banks, since, rated=table.rated)
    table.round_closes = clock.window_end(row.clock, match, since)
    table.save()
    write_first_entry(table, match)
    add_leaf(table.id, table.house_commitment, commitment(seed), now)
    enqueue_bots(table.id, 0, [d.seat for d in match.decisions])
    transaction.on_commit(lambda: announce(table.id, match.version))
    if any(seat.quick_start for seat in seats):
        answer_set_up(table.id)


def write_first_entry(table: Table, match: Match[Any]) -> None:
    """Store the events of the setup as the first log entry."""
    words = match.content.vocabulary
    events = [
        [e.audience, e.message.id, e.message.named_arguments(e.args, words)]
        for e in match.drain_events()
    ]
    Entry.objects.create(
        table=table,
        seq=0,
        version=match.version,
        kind="start",
        target="",
        trace=match.chance.trace,
        events=events,
        at=table.started_at or database_time(),
    )


def seeding_overdue() -> list[UUID]:
    """Return the tables whose time for contributions is up."""
    return list(
        Table.objects.filter(status=Table.Status.SEEDING, seed_by__lt=service_time()).values_list(
            "id", flat=True
        )
    )


def start_overdue(table_id: UUID) -> bool:
    """Start a table whose time for contributions is up, with defaults for the missing ones."""
    with transaction.atomic():
        table = Table.objects.select_for_update().filter(id=table_id).first()
        if table is None or table.status != Table.Status.SEEDING:
            return False
        if table.seed_by is None or table.seed_by > service_time():
            return False
        return start_if_seeded(table, late=True)
