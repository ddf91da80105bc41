"""What people decide together: to end a match, to change its pace, to play again.

Asked is everybody who sits at the table and has neither resigned nor been away for long; bots
agree with everything.
"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.db import transaction
from django.utils import timezone

from gonfalon.server.accounts.models import User
from gonfalon.server.live.announce import announce
from gonfalon.server.play import clock as clocks
from gonfalon.server.play.moves import current
from gonfalon.server.play.storage import lock_table
from gonfalon.server.tables import terms
from gonfalon.server.tables.access import demand_status, hold_for, is_suspended, seat_of
from gonfalon.server.tables.ending import void_table
from gonfalon.server.tables.handing import is_away, refuse_resigned
from gonfalon.server.tables.models import Barred, Seat, Table
from gonfalon.server.tables.refusals import NotNow, Unfit
from gonfalon.server.tables.starting import house_secret

PLAYING = Table.Status.PLAYING
AGREED = "agreed"


def voters(table: Table) -> list[Seat]:
    """Return the seats whose agreement is needed."""
    now = timezone.now()
    people = Seat.objects.filter(table=table, user__isnull=False, resigned=False)
    return [seat for seat in people.order_by("number") if not is_away(table, seat, now)]


def agree_to_end(table_id: UUID, user: User, agrees: bool = True) -> Table:
    """Agree that the match ends here without a result, or no longer agree."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        seat.agrees_to_end = agrees
        seat.save(update_fields=["agrees_to_end"])
        if all(voter.agrees_to_end for voter in voters(table)):
            void_table(table, AGREED)
        return table


def offer_pace(table_id: UUID, user: User, pace: str, clock: dict[str, Any] | None) -> Table:
    """Propose to go on live or over days, with another clock; the match stays as it is."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        if pace not in Table.Pace.values:
            raise Unfit("bad-pace", "No such pace.")
        checked = terms.check_clock(pace, clock, table.policy)
        Seat.objects.filter(table=table).update(agrees_to_pace=False)
        seat.agrees_to_pace = True
        seat.save(update_fields=["agrees_to_pace"])
        table.pace_offer = {"pace": pace, "clock": checked}
        table.save(update_fields=["pace_offer"])
        change_pace_if_agreed(table)
        return table


def answer_pace(table_id: UUID, user: User, agrees: bool) -> Table:
    """Agree to the pace that was proposed, or turn it down for all."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        if table.pace_offer is None:
            raise NotNow("no-offer", "Nobody has proposed another pace.")
        if not agrees:
            forget_offer(table)
            return table
        seat.agrees_to_pace = True
        seat.save(update_fields=["agrees_to_pace"])
        change_pace_if_agreed(table)
        return table


def forget_offer(table: Table) -> None:
    """Drop a proposal."""
    table.pace_offer = None
    table.save(update_fields=["pace_offer"])
    Seat.objects.filter(table=table).update(agrees_to_pace=False)


def change_pace_if_agreed(table: Table) -> None:
    """Change pace and clock when everybody agrees; everybody's time begins anew."""
    wanted = table.pace_offer
    if wanted is None or not all(voter.agrees_to_pace for voter in voters(table)):
        return
    table.pace, table.clock = wanted["pace"], wanted["clock"]
    row = lock_table(table.id)
    if row is None:
        return
    match = current(row)
    bank = table.clock["seconds"] * 1000 if table.clock["kind"] == clocks.BANK else None
    Seat.objects.filter(table=table).update(clock_left=bank)
    banks = {} if bank is None else dict.fromkeys(range(table.seat_count), bank)
    now = timezone.now()
    table.waiting_since = now
    table.deadline = clocks.deadline(table.clock, match, banks, now)
    table.round_closes = clocks.window_end(table.clock, match, now)
    table.save(update_fields=["pace", "clock", "waiting_since", "deadline", "round_closes"])
    forget_offer(table)


def rematch(table_id: UUID, user: User) -> Table:
    """Open a table for the same people with the same terms, everybody one seat further on.

    Whoever asks first opens it; the others get the same one. They sit there, but nobody is ready.
    """
    with hold_for(table_id, user) as table:
        seat_of(table, user)
        demand_status(table, Table.Status.OVER, Table.Status.VOID)
        again = Table.objects.filter(rematch_of=table, status=Table.Status.OPEN).first()
        if again is not None:
            return again
        return open_again(table, user)


def open_again(table: Table, user: User) -> Table:
    """Open a table like another."""
    secret, salt, commitment = house_secret()
    made = Table(
        game=table.game,
        owner=user,
        seat_count=table.seat_count,
        options=table.options,
        packs=table.packs,
        policy=policy_again(table),
        pace=table.pace,
        clock=table.clock,
        visibility=table.visibility,
        rated=table.rated,
        language=table.language,
        rematch_of=table,
        house_secret=secret,
        house_salt=salt,
        house_commitment=commitment,
    )
    made.save()
    barred = list(Barred.objects.filter(table=table).values_list("user_id", flat=True))
    Barred.objects.bulk_create(Barred(table=made, user_id=id) for id in barred)
    before = list(Seat.objects.filter(table=table).select_related("user").order_by("number"))
    Seat.objects.bulk_create(
        again(made, number, before[number - 1], user) for number in range(table.seat_count)
    )
    transaction.on_commit(lambda: announce(made.id, 0))
    return made


def policy_again(table: Table) -> str:
    """Return the policy, or leave it open again where it was the default."""
    people = Seat.objects.filter(table=table, user__isnull=False).count()
    return "" if table.policy == terms.usual_policy(table.pace, people) else table.policy


def again(made: Table, number: int, before: Seat, asker: User) -> Seat:
    """Return a seat for whoever sat one seat before; nobody who may not play any more."""
    person = before.user
    if person is not None and (
        not person.is_active or (person.id != asker.id and is_suspended(person))
    ):
        person = None
    bot = before.bot if before.user_id is None else ""
    return Seat(table=made, number=number, user=person, bot=bot)
