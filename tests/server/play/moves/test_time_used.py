"""Time: rounds that close by themselves, and what a clock is charged for."""

from __future__ import annotations

import uuid
from datetime import timedelta

import pytest
from django.utils import timezone

from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.records.saving import to_json
from gonfalon.server.jobs.heartbeat import WEB, pulse
from gonfalon.server.jobs.models import Pulse
from gonfalon.server.play.models import Entry
from gonfalon.server.play.moves import close_round
from gonfalon.server.play.storage.records import replayed
from gonfalon.server.service_time import service_clock, service_time
from gonfalon.server.tables.models import Seat, Table
from tests.server.rooms import Room

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]


def test_a_fixed_round_closes_when_its_time_is_over() -> None:
    """Not before; then once, with the defaults of those who did not answer."""
    room = Room(4, policy="fixed")
    for _ in range(800):
        row = room.row
        if row.round_closes is not None:
            break
        room.step()
    top = room.match.stack[-1]
    assert isinstance(top, Lanes)
    assert close_round(room.id) is None
    before = row.version
    Table.objects.filter(id=room.id).update(round_closes=service_time() - timedelta(seconds=1))
    answer = close_round(room.id)
    assert answer is not None
    assert answer.version > before
    assert close_round(room.id) is None
    assert Entry.objects.filter(table_id=room.id, kind="close").count() == 1
    assert to_json(replayed(room.id)) == room.row.state


def test_taking_back_for_ever_gives_no_time() -> None:
    """After an undo the same deadline stands, for the question that is asked again."""
    room = Room(3, clock={"kind": "per_move", "seconds": 600})
    for _ in range(300):
        match = room.match
        seat = match.decisions[0].seat
        if not match.round and seat in [s for s in range(3) if match.undoable(s)]:
            break
        room.step()
    due = timezone.now() + timedelta(seconds=100)
    Table.objects.filter(id=room.id).update(deadline=due)
    room.post(seat, "undo", to=match.undoable(seat)[0], key=str(uuid.uuid4()))
    assert room.row.deadline == due


def test_a_bank_is_charged_for_what_was_used() -> None:
    """The one who was waited for pays; the increment comes back."""
    room = Room(3, clock={"kind": "bank", "seconds": 600, "increment": 5})
    match = room.match
    seat = match.decisions[0].seat
    begun = timezone.now()
    Table.objects.filter(id=room.id).update(waiting_since=begun - timedelta(seconds=30))
    room.step()
    took = (timezone.now() - begun).total_seconds() * 1000
    seats = Seat.objects.filter(table_id=room.id)
    left = {number: bank or 0 for number, bank in seats.values_list("number", "clock_left")}
    assert 574_999 - took < left.pop(seat) <= 575_000
    assert set(left.values()) == {600_000}


def test_a_bank_is_not_charged_for_an_outage() -> None:
    """A move that gets in before the pulse after an outage pays up to the last beat before it."""
    room = Room(3, clock={"kind": "bank", "seconds": 600})
    seat = room.match.decisions[0].seat
    now = timezone.now()
    Table.objects.filter(id=room.id).update(waiting_since=now - timedelta(seconds=120))
    Pulse.objects.update_or_create(id=1, defaults={"web_at": now - timedelta(seconds=100)})
    room.step()
    left = Seat.objects.get(table_id=room.id, number=seat).clock_left or 0
    assert left == 580_000
    pulse(WEB)  # makes the rest of the outage good, for whoever is waited for now
    assert (service_clock().shown(room.row.waiting_since) or now) > now
    room.step()
    assert left - 5_000 < (Seat.objects.get(table_id=room.id, number=seat).clock_left or 0) <= left
