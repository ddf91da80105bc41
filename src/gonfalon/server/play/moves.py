"""The move path: lock, choose, append, commit, then notify. Acknowledged means durable.

One transaction holds everything a move changes: the log, the state, the clock and the jobs that
follow. Redis gets a hint after the commit; it may get lost.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any
from uuid import UUID

from django.db import transaction

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.standing import answered_by_order
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.records.saving import canonical, to_json
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import Event
from gonfalon.kernel.values.shapes import TextView
from gonfalon.server.monitoring.move_trace import stage, traced_move
from gonfalon.server.play import clock
from gonfalon.server.play.follow import follow_up, tell
from gonfalon.server.play.quick_start import keep_wish
from gonfalon.server.play.storage.editions import load_match
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.storage import (
    LockedTable,
    Place,
    Row,
    StoredInput,
    append,
    held,
    lock_table,
    read_state,
    tag_of,
)
from gonfalon.server.service_time import stored_time
from gonfalon.server.tables.models import Table
from gonfalon.table import inputs
from gonfalon.table.inputs import Act, pass_in, stored_events
from gonfalon.table.quick_start import next_answer
from gonfalon.table.single_answers import choose_and_go_on

carry_out = stage("rules")(inputs.carry_out)


class NoSuchTable(Exception):
    """The table does not exist, or the user may not know that it does."""


class NotPlaying(Exception):
    """The table has no running match."""


class NotYourSeat(Exception):
    """The user does not have the seat, or a bot plays it."""


@dataclass(frozen=True)
class Answer:
    """The response to an accepted input, the same for every retry except for `went_on`."""

    version: int
    went_on: list[TextView] = field(default_factory=list)  # single answers that were given as well


@dataclass
class Input:
    """One input on its way into the log."""

    kind: str
    seat: int
    target: str
    user: UUID | None = None
    key: UUID | None = None
    answers: list[list[str]] = field(default_factory=list)  # as sent; the log has the match's own
    go_on: bool = False  # the log may have more answers than were sent


UserAct = Callable[[Match[Any], int, bool], list[Event]]  # seat, and whether no one else plays


def choose(
    table: UUID, user: UUID, decision: str, options: list[str], key: UUID, go_on: bool = False
) -> Answer:
    """Answer a decision for a user, or several of one seat in a row, all or nothing.

    With `go_on`, single answers that follow are given as well, where nobody could learn anything
    from it (`choose_and_go_on`).
    """
    entry = Input("choose", -1, decision, user, key, [["", option] for option in options], go_on)
    given: list[TextView] = []

    def act(m: Match[Any], seat: int, alone: bool) -> list[Event]:
        if not (go_on and alone):
            return m.choose_series(decision, options, seat)
        return choose_and_go_on(m, decision, options, seat, given)

    return replace(by_user(table, entry, act), went_on=given)


def undo(table: UUID, user: UUID, to: str, key: UUID) -> Answer:
    """Undo for a user: return to just before one of their own decisions."""

    def act(m: Match[Any], seat: int, alone: bool) -> list[Event]:
        m.undo(seat, to)
        return []

    return by_user(table, Input("undo", -1, to, user, key), act)


@traced_move("person")
def by_user(table: UUID, entry: Input, act: UserAct) -> Answer:
    """Carry out a user's input exactly once, however often it is sent."""
    with transaction.atomic():
        here = lock_existing(table, entry.user, entry.key)
        if here.given is not None:
            return repeated_answer(here.given, entry)
        entry.seat = seat = seat_of(here, entry.user)
        return perform(here, entry, lambda m: act(m, seat, plays_alone(here.places, seat)))


@traced_move("house")
def by_server(table: UUID, seq: int, entry: Input, act: Act) -> Answer | None:
    """Carry out an input of a bot or the clock, if nothing has been played since `seq`."""
    with transaction.atomic():
        here = lock(table)
        if here is None or here.row.seq != seq or here.row.status != Table.Status.PLAYING:
            return None
        return perform(here, entry, act)


@traced_move("house")
def close_round(table: UUID) -> Answer | None:
    """Close the response window of a `fixed` table if its time is up; called by the sweeper."""
    with transaction.atomic():
        here = lock(table)
        if here is None or here.row.status != Table.Status.PLAYING:
            return None
        row = here.row
        now = here.clock.time()
        if row.round_closes is None or row.round_closes > now:
            return None
        match = current(row, here)
        try:
            with transaction.atomic():
                entry = Input("close", -1, match.round)
                return perform(here, entry, lambda m: m.close(match.round))
        except Refused:  # a pending answer has no default: try again later
            again = clock.window_end(row.clock, match, now)
            Table.objects.filter(id=table).update(round_closes=again)
            return None


@stage("lock")
def lock(table: UUID, user: UUID | None = None, key: UUID | None = None) -> LockedTable | None:
    """Lock a table and read its seats, and its state unless the match is cached."""
    row = lock_table(table)
    if row is None:
        return None
    return held(row, user, key, load=MATCHES.find(row.id, row.seq, row.tag) is None)


def lock_existing(table: UUID, user: UUID | None, key: UUID | None = None) -> LockedTable:
    """Lock a table for a user; raise NoSuchTable if there is none."""
    here = lock(table, user, key)
    if here is None:
        raise NoSuchTable
    return here


def repeated_answer(given: StoredInput, entry: Input) -> Answer:
    """Return the response that an input got the first time."""
    if given.user != entry.user:
        raise NotYourSeat
    options = [answer for _, answer, *_ in entry.answers]
    stored = [answer for _, answer, *_ in given.answers]
    if entry.go_on:
        stored = stored[: len(options)]
    if (given.kind, given.target) != (entry.kind, entry.target) or (options and stored != options):
        raise Refused("key-used", "this key belongs to another input")
    return Answer(given.version)


def seat_of(here: LockedTable, user: UUID | None) -> int:
    """Return the seat that a user plays in person."""
    row = here.row
    place = next((p for p in here.places if p.user is not None and p.user == user), None)
    if place is None and row.visibility == Table.Visibility.PRIVATE and row.owner != user:
        raise NoSuchTable
    if place is None or place.standing_in or place.resigned or user is None:
        raise NotYourSeat
    if row.status != Table.Status.PLAYING:
        raise NotPlaying
    if here.suspended:
        raise NotYourSeat
    return place.number


def current(row: Row, here: LockedTable | None = None) -> Match[Any]:
    """Return the current match of a locked table; must not be modified."""
    match = MATCHES.find(row.id, row.seq, row.tag)
    if match is None:
        if here is not None and here.state:
            packs, state = here.packs, here.state
        else:
            found = read_state(row.id)
            if found is None:
                raise NoSuchTable
            _, _, packs, state = found
        match = load_match(row.game, packs, state)
        MATCHES.keep(row.id, row.seq, row.tag, match)
    return match


def perform(here: LockedTable, entry: Input, act: Act) -> Answer:
    """Carry out an input and what seats wish to be done next; inside the caller's transaction.

    If it opens a window, the seats with an order for it pass at once; if it leads to a question of
    the set-up, it is answered for a seat in a quick start. Each of these answers is an input of its
    own, just as if the user had sent it. The version returned is that of the first.
    """
    match = branch(here)  # discarded if anything below is refused
    before = match.round
    answer, values = carry_out_and_append(here, match, entry, act)
    if any(place.orders or place.quick_start for place in here.places):
        carry_out_wishes(taken_back(after(here, values), entry), match, before)
    return answer


def carry_out_wishes(here: LockedTable, match: Match[Any], before: str) -> None:
    """Give the answers that seats have asked for: standing orders, then quick starts.

    `before` is the sealed round that was open before the input.
    """
    orders = {p.number: p.orders for p in here.places if p.orders and in_person(p)}
    while True:
        wishes = {p.number: p.quick_start for p in here.places if p.quick_start and in_person(p)}
        wished = None
        decision = answered_by_order(match, orders, before)
        if decision is None:
            wished = next_answer(match, wishes)
            if wished is None:
                return
            decision = wished.decision
        match = clone_with_trail(match)
        entry = Input("choose", decision.seat, decision.id, here.places[decision.seat].user)
        act = pass_in(decision) if wished is None else wished.give
        _, values = carry_out_and_append(here, match, entry, act)
        here = after(here, values)
        if wished is not None:
            here = keep_wish(here, decision.seat, wishes[decision.seat].told(wished))


def answer_set_up(table: UUID) -> None:
    """Answer the first questions for seats in a quick start, in the transaction of the start."""
    here = lock(table)
    if here is not None:
        match = current(here.row, here)
        carry_out_wishes(here, match, match.round)


def taken_back(here: LockedTable, entry: Input) -> LockedTable:
    """End the quick start of seats whose answers an input takes back."""
    for place in here.places:
        wish = place.quick_start
        if wish is not None and (entry.kind == "rewind" or entry.seat == place.number):
            here = keep_wish(
                here, place.number, wish.after(entry.kind, entry.target, entry.answers)
            )
    return here


def plays_alone(places: Sequence[Place], seat: int) -> bool:
    """True if no other seat belongs to a person, not even one for whom a bot plays now."""
    return all(place.user is None for place in places if place.number != seat)


def in_person(place: Place) -> bool:
    """True if a seat's user plays it, not a bot."""
    return place.user is not None and not place.bot and not place.resigned


def carry_out_and_append(
    here: LockedTable, match: Match[Any], entry: Input, act: Act
) -> tuple[Answer, dict[str, Any]]:
    """Carry out an input, append it and queue what follows. Return what was stored, too."""
    row = here.row
    trace = match.chance.trace
    events, answers = carry_out(match, act)
    values = encoded(here, entry, match, events, answers or entry.answers)
    values["trace"] = match.chance.trace if match.chance.trace != trace else -1
    if not append(values):
        raise Refused("moved-on", "the table moved on")
    follow_up(row, here.places, match, values["at"])
    transaction.on_commit(lambda: publish(row, match, values["tag"]), robust=True)
    return Answer(match.version), values


def after(here: LockedTable, values: dict[str, Any]) -> LockedTable:
    """Return a locked table as it is after an input with these stored values."""
    names = ("seq", "tag", "version", "waiting", "waiting_since", "deadline", "round_closes")
    row = replace(here.row, **{name: values[name] for name in names})
    places = [
        replace(place, clock_left=(place.clock_left or 0) + values["change"])
        if place.number in values["charged"]
        else place
        for place in here.places
    ]
    return replace(here, row=row, places=places)


@stage("load")
def branch(here: LockedTable) -> Match[Any]:
    """Return a copy of the current match to work on."""
    return clone_with_trail(current(here.row, here))


@stage("encode")
def encoded(
    here: LockedTable,
    entry: Input,
    match: Match[Any],
    events: list[Event],
    answers: list[list[str]],
) -> dict[str, Any]:
    """Return what is stored with an input: the log entry, the state and the clocks after it."""
    row = here.row
    now, service_time = stored_time(here.clock)
    times = clock.after(row, here.places, match, service_time)
    state = to_json(match)
    return {
        "table": row.id,
        "seq": row.seq + 1,
        "version": match.version,
        "state": state,
        "tag": tag_of(state),
        "waiting": match.waiting,
        "waiting_since": times.waiting_since,
        "deadline": times.deadline,
        "round_closes": times.round_closes,
        "charged": list(times.charged),
        "change": times.change,
        "kind": entry.kind,
        "seat": entry.seat,
        "user": entry.user,
        "target": entry.target,
        "answers": canonical(answers),
        "key": entry.key,
        "events": canonical(stored_events(match, events)),
        "at": now,
    }


@stage("tell")
def publish(row: Row, match: Match[Any], tag: str) -> None:
    """Keep the new match, and tell listeners if they can see a difference; after the commit."""
    MATCHES.keep(row.id, row.seq + 1, tag, match)
    if match.version != row.version or match.over:
        tell(row.id, match.version)
