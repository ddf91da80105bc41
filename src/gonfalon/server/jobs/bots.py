"""A bot's turn: imagine a match for its seat, let a bot process choose, play the answer.

Nothing here can happen twice: an answer is for one input number of one table, and is dropped if the
match has moved on or the bot no longer has the seat. One job at a time handles the bots of a table,
under an advisory lock that ends with its connection. Other jobs leave at once, since the holder
looks again after releasing the lock. After a while it makes room for other tables and leaves the
rest to another job. All tables of one owner share a part of the bot processes, so other users do
not wait for them; tables with content packs, which may be slow, get the smallest part.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import timedelta
from typing import Any
from uuid import UUID

from django.db import connection, transaction

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import settle
from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.decision import Decision
from gonfalon.kernel.values.errors import NotInstalled, Refused
from gonfalon.kernel.values.message import Event
from gonfalon.server.job_queue import busy_with, wake_bots
from gonfalon.server.jobs.bot_processes import MAX_PROCESSES, Asked, NoAnswer, chosen, explained
from gonfalon.server.monitoring.metrics import BOT_FAILURES, thinking
from gonfalon.server.play.moves import Input, by_server, current
from gonfalon.server.play.storage.storage import Place, held, lock_table
from gonfalon.server.tables.models import Seat, Table

log = logging.getLogger(__name__)

STINT = 0.5  # seconds a table may use before others get their turn
SHARES = max(1, MAX_PROCESSES // 2)  # tables of one owner at a time; one of those with packs
SOON = timedelta(milliseconds=250)  # retry delay for a table whose owner has no share left
SPARE = "random"  # plays when a better bot gives no answer
LUCK = 60  # bits


@dataclass(frozen=True)
class Question:
    """A decision for a bot, and the input number it belongs to."""

    seq: int
    match: Match[Any]
    decision: Decision
    level: str
    rated: bool = False


Levels = Callable[[Place, Match[Any]], str]  # the bot that answers for a seat, or ""


def take_turns(table: UUID, stint: float = STINT) -> int:
    """Answer the pending decisions of a table's bots; return the number of answers."""
    with share_of(table) as has_share:
        answers, left = answers_in(table, stint) if has_share else (0, True)
    if left:  # a new job, after the share is released, so the owner's other tables go first
        wake_bots(table, later=None if has_share else SOON)
    return answers


def answers_in(table: UUID, stint: float) -> tuple[int, bool]:
    """Answer for a while; return the number of answers, and whether decisions are left."""
    answers = 0
    until = time.monotonic() + stint
    while True:
        with alone(table) as is_alone:
            if not is_alone:
                return answers, False
            with busy_with(table):
                answers += answer_all(table, by_bots, until)
        if look(table, by_bots) is None:
            return answers, False
        if time.monotonic() >= until:
            return answers, True


def by_bots(place: Place, match: Match[Any]) -> str:
    """Return the level of the bot that plays a seat."""
    return place.bot


@contextmanager
def share_of(table: UUID) -> Iterator[bool]:
    """Try to take one of an owner's shares; yield whether there was one."""
    owner = Table.objects.filter(id=table).values_list("owner_id", "packs").first()
    if owner is None or owner[0] is None:  # no owner: the server's own bots, among themselves
        yield True
        return
    with first_free([f"share:{owner[0]}:{n}" for n in range(1 if owner[1] else SHARES)]) as key:
        yield key is not None


@contextmanager
def alone(table: UUID) -> Iterator[bool]:
    """Try to be the only job for the bots of a table; yield whether it is."""
    with first_free([f"bots:{table}"]) as key:
        yield key is not None


@contextmanager
def first_free(keys: list[str]) -> Iterator[str | None]:
    """Hold the first free lock, or None. The lock ends with the connection."""
    found = next((key for key in keys if locking("pg_try_advisory_lock", key)), None)
    try:
        yield found
    finally:
        if found is not None:
            locking("pg_advisory_unlock", found)


def locking(what: str, key: str) -> bool:
    """Take or release an advisory lock of this connection."""
    with connection.cursor() as cursor:
        cursor.execute(f"SELECT {what}(hashtextextended(%s, 0))", [key])
        return bool(cursor.fetchone()[0])


def answer_for(table: UUID, round_id: str, seats: list[int], level: str) -> int:
    """Answer in a sealed round for users whose time is up; they keep their seats."""

    def who(place: Place, match: Match[Any]) -> str:
        late = place.number in seats and match.round == round_id
        return level if late and not place.bot else ""

    return answer_all(table, who, time.monotonic() + STINT)


def answer_all(table: UUID, who: Levels, until: float) -> int:
    """Answer for the seats that `who` gives a level to, until none has a decision."""
    answers = 0
    while answers == 0 or time.monotonic() < until:
        question = look(table, who)
        if question is None:
            break
        answers += play(table, question, who)
    return answers


def look(table: UUID, who: Levels) -> Question | None:
    """Return a pending decision of one of the seats, if there is one.

    The table is locked while looking: a move in progress relies on this job to see it. A match
    whose rules or content are not installed has no decisions for anyone.
    """
    with transaction.atomic():
        row = lock_table(table)
        if row is None or row.status != Table.Status.PLAYING:
            return None
        places = {place.number: place for place in held(row).places}
        try:
            match = current(row)
        except NotInstalled as missing:
            log.warning("no bot can play: %s", missing.code, extra={"table": str(table)})
            return None
    for decision in match.decisions:
        level = who(places[decision.seat], match)
        if level:
            return Question(row.seq, match, decision, level, row.rated)
    return None


def play(table: UUID, question: Question, who: Levels) -> int:
    """Let a bot answer a decision; return 1 if the answer was accepted.

    The seat's owner may have returned while the bot was thinking, so the seat is checked again
    under the lock of the move. At rated tables what a bot has answered cannot be undone: whoever
    hands a seat over and takes it back would have asked for advice.
    """
    decision = question.decision
    option = choose_option(question)

    def act(m: Match[Any]) -> list[Event]:
        if who(place_of(table, decision.seat), question.match) != question.level:
            raise Refused("moved-on", "the seat has changed hands")
        events = m.choose(decision.id, option)
        if question.rated:
            settle(m, decision.seat)
        return events

    try:
        given = by_server(table, question.seq, Input("choose", decision.seat, decision.id), act)
    except Refused as refused:
        if refused.code != "moved-on":
            raise
        return 0
    return 0 if given is None else 1


def place_of(table: UUID, number: int) -> Place:
    """Return a seat as it is now."""
    fields = ("number", "user_id", "bot", "standing_in", "resigned", "clock_left")
    return Place(*Seat.objects.values_list(*fields).get(table=table, number=number))


def choose_option(question: Question) -> str:
    """Return the option a bot chooses; a random bot replaces one that fails."""
    for level in (question.level, SPARE):
        asked = imagined_for(question.match, question.decision, level)
        try:
            with thinking(level):
                option = chosen(asked)
        except (NoAnswer, OSError) as failed:
            BOT_FAILURES.labels(level).inc()
            log.error("a bot gave no answer: %s: %s", level, explained(failed))
            continue
        if question.decision.option(option) is not None:
            return option
        log.error("a bot answered what is not offered: %s", level)
    raise NoAnswer("no bot has an answer")


def imagined_for(match: Match[Any], decision: Decision, level: str) -> Asked:
    """Return everything a bot gets: a match that its seat cannot distinguish from the real one.

    The imagined match continues with fresh chance, so not even future draws can be guessed.
    """
    world = match.imagine(decision.seat, FastChance(secrets.randbits(LUCK)))
    world.chance = FastChance(secrets.randbits(LUCK))
    return Asked(to_json(world), level, decision.id, secrets.randbits(LUCK), match.content.entries)
