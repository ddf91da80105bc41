"""Standing orders of users: the kinds of windows in which their seat passes by itself.

A seat's list is private. It is carried out in the transaction of the input that opens a window, as
an ordinary sealed answer (`moves.perform`), so to others it looks as if the user had answered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from uuid import UUID

from django.db import transaction

from gonfalon.kernel.values.errors import Refused
from gonfalon.server.monitoring.move_trace import traced_move
from gonfalon.server.play.moves import (
    Input,
    NotPlaying,
    NotYourSeat,
    current,
    lock_existing,
    perform,
    seat_of,
)
from gonfalon.server.play.reading import match_at, position_of
from gonfalon.server.tables.models import Seat, Table
from gonfalon.table.inputs import open_windows, pass_in


@dataclass(frozen=True)
class Orders:
    """A seat's orders, and the kinds of its open questions for which it could give one now."""

    kinds: list[str]
    offered: list[str]


def read_orders(table: UUID, user: UUID) -> Orders:
    """Return the orders of the user's seat. Does not lock the table: moves need not wait."""
    at = position_of(table, user)
    mine = Seat.objects.filter(table_id=table, user_id=user, standing_in=False, resigned=False)
    kinds = mine.values_list("standing_orders", flat=True).first()
    if kinds is None or at.viewer is None:
        raise NotYourSeat
    if at.status != Table.Status.PLAYING:
        raise NotPlaying
    offered = sorted({decision.kind for decision in open_windows(match_at(at), at.viewer)})
    return Orders(kinds, offered)


@traced_move("person")
def give_orders(table: UUID, user: UUID, kinds: list[str]) -> Orders:
    """Replace the orders of the user's seat. They apply to the open window and to later ones."""
    with transaction.atomic():
        here = lock_existing(table, user)
        seat = seat_of(here, user)
        match = current(here.row, here)
        unknown = set(kinds) - set(match.game.option_kinds(match.content))
        if unknown:
            raise Refused("no-such-kind", f"no decision is of the kind {min(unknown)}")
        orders = sorted(set(kinds))
        Seat.objects.filter(table_id=table, number=seat).update(standing_orders=orders)
        here.places[seat] = replace(here.places[seat], orders=tuple(orders))
        for decision in open_windows(match, seat):
            if decision.kind in orders:
                perform(here, Input("choose", seat, decision.id, user), pass_in(decision))
    return read_orders(table, user)
