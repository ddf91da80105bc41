"""Joint decisions: to end a match, to change its pace, to play again.

Everyone is asked who has a seat at the table and has neither resigned nor been away for long; bots
agree to everything, except to end a rated match: resigning it is a loss. Ending a rated match also
needs the consent of those who are away. Otherwise a player who leaves for a quarter of an hour
while winning could find the match void, and their absence would be a way out of a loss. The bot
continues for them, and the result counts.
"""

from __future__ import annotations

from typing import Any
from uuid import UUID

from django.db import transaction

from gonfalon.server.accounts.models import User
from gonfalon.server.hints import announce
from gonfalon.server.play import clock as clocks
from gonfalon.server.play.moves import current
from gonfalon.server.play.storage.storage import lock_table
from gonfalon.server.service_time import service_time
from gonfalon.server.tables import terms
from gonfalon.server.tables.access import (
    SECRET,
    demand_status,
    hold_for,
    is_suspended,
    may_know,
    seat_of,
)
from gonfalon.server.tables.blocking import are_apart
from gonfalon.server.tables.ending import void_table
from gonfalon.server.tables.models import Seat, Table, TableBan
from gonfalon.server.tables.packs import check_packs, refuse_guest
from gonfalon.server.tables.rated import (
    demand_consent_of_bots,
    has_confirmed_email,
    refuse_unrated_account,
)
from gonfalon.server.tables.refusals import Invalid, NotNow
from gonfalon.server.tables.seats.handing import is_away, refuse_resigned
from gonfalon.server.tables.starting import house_secret

PLAYING = Table.Status.PLAYING
ENDED = (Table.Status.OVER, Table.Status.VOID)
AGREED = "agreed"


def seated(table: Table) -> list[Seat]:
    """Return the seats of all players who have not resigned, including those who are away."""
    people = Seat.objects.filter(table=table, user__isnull=False, resigned=False)
    return list(people.filter(user__erased_at__isnull=True).order_by("number"))


def voters(table: Table) -> list[Seat]:
    """Return the seats of players who have not been away for long."""
    now = service_time()
    return [seat for seat in seated(table) if not is_away(table, seat, now)]


def agree_to_end(table_id: UUID, user: User, agrees: bool = True) -> Table:
    """Agree to end the match without a result, or withdraw that agreement."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        if agrees:
            demand_consent_of_bots(table)
        seat.agrees_to_end = agrees
        seat.save(update_fields=["agrees_to_end"])
        asked = seated(table) if table.rated else voters(table)
        if all(one.agrees_to_end for one in asked):
            void_table(table, AGREED)
        return table


def offer_pace(table_id: UUID, user: User, pace: str, clock: dict[str, Any] | None) -> Table:
    """Propose to continue live or over days, with another clock; the match itself stays."""
    with hold_for(table_id, user) as table:
        seat = seat_of(table, user)
        demand_status(table, PLAYING)
        refuse_resigned(seat)
        if pace not in Table.Pace.values:
            raise Invalid("bad-pace", "No such pace.")
        checked = terms.check_clock(pace, clock, table.policy)
        Seat.objects.filter(table=table).update(agrees_to_pace=False)
        seat.agrees_to_pace = True
        seat.save(update_fields=["agrees_to_pace"])
        table.pace_offer = {"pace": pace, "clock": checked}
        table.save(update_fields=["pace_offer"])
        change_pace_if_agreed(table)
        return table


def answer_pace(table_id: UUID, user: User, agrees: bool) -> Table:
    """Agree to the proposed pace, or decline it for everyone."""
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
    """Drop a pace proposal."""
    table.pace_offer = None
    table.save(update_fields=["pace_offer"])
    Seat.objects.filter(table=table).update(agrees_to_pace=False)


def change_pace_if_agreed(table: Table) -> None:
    """Change pace and clock once everyone agrees; everyone's time starts afresh."""
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
    now = service_time()
    table.waiting_since = now
    table.deadline = clocks.deadline(table.clock, match, banks, now, rated=table.rated)
    table.round_closes = clocks.window_end(table.clock, match, now)
    table.save(update_fields=["pace", "clock", "waiting_since", "deadline", "round_closes"])
    forget_offer(table)


def rematch(table_id: UUID, user: User) -> Table:
    """Open a table for the same players on the same terms, with seats shifted by one.

    The first request opens it; later ones return the same table. The players are seated there, but
    not ready.
    """
    with hold_for(table_id, user) as table:
        seat_of(table, user)
        demand_status(table, Table.Status.OVER, Table.Status.VOID)
        again = Table.objects.filter(rematch_of=table, status=Table.Status.OPEN).first()
        if again is not None:
            return again
        return open_again(table, user)


def latest_rematch(table: Table, user: User | None) -> Table | None:
    """Return the latest rematch of this table, if the user may know of it."""
    if table.status not in ENDED:
        return None
    made = Table.objects.defer(*SECRET).select_related("owner").filter(rematch_of=table)
    found = made.exclude(status=Table.Status.VOID).order_by("-created_at").first()
    return found if found is not None and may_know(found, user) else None


def open_again(table: Table, user: User) -> Table:
    """Open a table like another; its packs are checked as if they were new."""
    refuse_guest(user, table.packs)
    refuse_unrated_account(user, table.rated)
    check_packs(table.game, table.packs)
    secret, salt, commitment = house_secret()
    made = Table(
        game=table.game,
        owner=user,
        seat_count=table.seat_count,
        settings=table.settings,
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
    banned = list(TableBan.objects.filter(table=table).values_list("user_id", flat=True))
    TableBan.objects.bulk_create(TableBan(table=made, user_id=id) for id in banned)
    before = list(Seat.objects.filter(table=table).select_related("user").order_by("number"))
    Seat.objects.bulk_create(
        again(made, number, before[number - 1], user) for number in range(table.seat_count)
    )
    transaction.on_commit(lambda: announce(made.id, 0))
    return made


def policy_again(table: Table) -> str:
    """Return the table's policy, or "" if it was the default."""
    people = Seat.objects.filter(table=table, user__isnull=False).count()
    return "" if table.policy == terms.usual_policy(table.pace, people) else table.policy


def again(made: Table, number: int, before: Seat, asker: User) -> Seat:
    """Return a seat for the player of the previous seat, or an empty one if they may not play."""
    person = before.user
    if person is not None and person.id != asker.id:
        counted = not made.rated or (not person.is_guest and has_confirmed_email(person))
        person = person if counted and may_play_with(person, asker) else None
    bot = before.bot if before.user_id is None else ""
    return Seat(table=made, number=number, user=person, bot=bot)


def may_play_with(person: User, asker: User) -> bool:
    """True if a player can be seated by another."""
    return person.is_active and not is_suspended(person) and not are_apart(person, asker)
