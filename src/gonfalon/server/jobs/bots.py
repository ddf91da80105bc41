"""A bot's turn: imagine a match for its seat, let it think elsewhere, play its answer.

Nothing here can be done twice: an answer is for one input number of one table, and is dropped when
the table has moved on, or when the bot no longer holds the seat. One job at a time sees to the bots
of a table, by a lock that falls with its connection: others leave at once, since whoever holds it
looks again after letting go of it. After a while it makes room for other tables and leaves the rest
to another job.
"""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.db import connection, transaction

from gonfalon.kernel.chance import Fast
from gonfalon.kernel.decision import Decision
from gonfalon.kernel.errors import Refused
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import Event
from gonfalon.kernel.saving import to_json
from gonfalon.server.jobs.queue import busy_with, wake_bots
from gonfalon.server.jobs.thinking import Asked, NoThought, chosen
from gonfalon.server.operations.metrics import thinking
from gonfalon.server.play.moves import Input, by_house, current
from gonfalon.server.play.storage import Place, held, lock_table
from gonfalon.server.tables.models import Seat, Table

log = logging.getLogger(__name__)

STINT = 0.5  # seconds a table has for itself before others get their turn
SPARE = "random"  # plays where a better bot gives no answer
LUCK = 60  # bits


@dataclass(frozen=True)
class Question:
    """A question to a bot, and where the table stood."""

    seq: int
    match: Match[Any]
    decision: Decision
    level: str
    packs: tuple[str, ...]


Levels = Callable[[Place, Match[Any]], str]  # the bot that answers for a seat, or ""


def take_turns(table: UUID, stint: float = STINT) -> int:
    """Answer what the bots of a table are asked; return how many answers were given."""
    answers = 0
    until = time.monotonic() + stint
    while True:
        with alone(table) as is_alone:
            if not is_alone:
                return answers
            with busy_with(table):
                answers += answer_all(table, by_bots, until)
        if look(table, by_bots) is None:
            return answers
        if time.monotonic() >= until:
            wake_bots(table)
            return answers


def by_bots(place: Place, match: Match[Any]) -> str:
    """Return the level of the bot that holds a seat."""
    return place.bot


@contextmanager
def alone(table: UUID) -> Iterator[bool]:
    """Try to be the only one who sees to the bots of a table; tell whether that is so."""
    key = [f"bots:{table}"]
    with connection.cursor() as cursor:
        cursor.execute("SELECT pg_try_advisory_lock(hashtextextended(%s, 0))", key)
        is_alone = bool(cursor.fetchone()[0])
    try:
        yield is_alone
    finally:
        if is_alone:
            with connection.cursor() as cursor:
                cursor.execute("SELECT pg_advisory_unlock(hashtextextended(%s, 0))", key)


def answer_for(table: UUID, round_id: str, seats: list[int], level: str) -> int:
    """Answer in a sealed round for people whose time is over; their seats stay theirs."""

    def who(place: Place, match: Match[Any]) -> str:
        late = place.number in seats and match.round == round_id
        return level if late and not place.bot else ""

    return answer_all(table, who, time.monotonic() + STINT)


def answer_all(table: UUID, who: Levels, until: float) -> int:
    """Answer for the seats that `who` gives a level to, until nothing is asked of them."""
    packs = Table.objects.filter(id=table).values_list("packs", flat=True).first()
    if packs is None:
        return 0
    answers = 0
    while answers == 0 or time.monotonic() < until:
        question = look(table, who, tuple(packs))
        if question is None:
            break
        answers += play(table, question, who)
    return answers


def look(table: UUID, who: Levels, packs: tuple[str, ...] = ()) -> Question | None:
    """Return a question to one of the seats, if there is one.

    The table is locked for the look: whoever is just moving there has counted on this job.
    """
    with transaction.atomic():
        row = lock_table(table)
        if row is None or row.status != Table.Status.PLAYING:
            return None
        places = {place.number: place for place in held(row).places}
        match = current(row)
    for decision in match.decisions:
        level = who(places[decision.seat], match)
        if level:
            return Question(row.seq, match, decision, level, packs)
    return None


def play(table: UUID, question: Question, who: Levels) -> int:
    """Let a bot answer a question; return 1 if the answer stands.

    While it thought, the owner of the seat may have come back: the seat is looked at again under
    the lock of the move.
    """
    decision = question.decision
    option = thought(question)

    def act(m: Match[Any]) -> list[Event]:
        if who(place_of(table, decision.seat), question.match) != question.level:
            raise Refused("moved-on", "the seat has changed hands")
        return m.choose(decision.id, option)

    try:
        given = by_house(table, question.seq, Input("choose", decision.seat, decision.id), act)
    except Refused as refused:
        if refused.code != "moved-on":
            raise
        return 0
    return 0 if given is None else 1


def place_of(table: UUID, number: int) -> Place:
    """Return a seat as it is now."""
    fields = ("number", "user_id", "bot", "standing_in", "resigned", "clock_left")
    return Place(*Seat.objects.values_list(*fields).get(table=table, number=number))


def thought(question: Question) -> str:
    """Return the option a bot chooses."""
    for level in (question.level, SPARE):
        asked = told(question.match, question.decision, level, question.packs)
        try:
            with thinking(level):
                option = chosen(asked)
        except NoThought as failed:
            log.error("a bot gave no answer: %s: %s", level, failed)
            continue
        if question.decision.option(option) is not None:
            return option
        log.error("a bot answered what is not offered: %s", level)
    raise NoThought("no bot has an answer")


def told(match: Match[Any], decision: Decision, level: str, packs: tuple[str, ...]) -> Asked:
    """Return everything a bot is told: a match that its seat cannot tell from the real one.

    The imagined match goes on with a fresh chance, so that not even the dealing can be guessed.
    """
    world = match.imagine(decision.seat, Fast(secrets.randbits(LUCK)))
    world.chance = Fast(secrets.randbits(LUCK))
    return Asked(to_json(world), packs, level, decision.id, secrets.randbits(LUCK))
