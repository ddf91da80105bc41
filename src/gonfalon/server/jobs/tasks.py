"""The jobs. Each may run twice or late without harm: the table row is authoritative.

Bot jobs are not retried here: the sweeper notices a bot that does not move, and wakes it.
"""

from __future__ import annotations

from datetime import date
from uuid import UUID

from procrastinate import RetryStrategy
from procrastinate.contrib.django import app

from gonfalon.server.accounts.leaving.exporting import make_export
from gonfalon.server.accounts.upkeep import tend
from gonfalon.server.job_queue import (
    ANSWER_LATE,
    ASK_MAILBOX,
    BOTS,
    DELIVER_DIGEST,
    DELIVER_NOTICE,
    DELIVER_TEST,
    EXPORT_DATA,
    KEEP_ENDING,
    NOTICES,
    PLAY_BOT,
    RATE_TABLE,
    RATINGS,
    TEND_ACCOUNTS,
    TEND_TABLES,
    UPKEEP,
)
from gonfalon.server.jobs import match_mail
from gonfalon.server.jobs.bots import answer_for, take_turns
from gonfalon.server.jobs.delivery import deliver, send_digest, send_test
from gonfalon.server.play.storage import keeping
from gonfalon.server.play.storage.archive import archive_due
from gonfalon.server.ratings.updating import fill_in_results, rate
from gonfalon.server.site.state import refresh
from gonfalon.server.tables.chat import forget_chat

RETRY = RetryStrategy(max_attempts=8, exponential_wait=2)


@app.task(name=PLAY_BOT, queue=BOTS)
def play_bot(table: str, seq: int = -1, seat: int = -1) -> None:
    """Answer the pending decisions of a table's bots (`seq` and `seat` are for the log).

    On a read-only site nobody plays. The sweeper wakes the bots afterwards.
    """
    if not refresh().read_only:
        take_turns(UUID(table))


@app.task(name=ANSWER_LATE, queue=BOTS)
def answer_late(table: str, round_id: str, seats: list[int], level: str) -> None:
    """Answer in a sealed round for users whose time is up."""
    answer_for(UUID(table), round_id, seats, level)


@app.task(name=DELIVER_NOTICE, queue=NOTICES, retry=RETRY)
def deliver_notice(notice: int, channel: str) -> None:
    """Send one notice through one channel."""
    deliver(notice, channel)


@app.task(name=DELIVER_DIGEST, queue=NOTICES, retry=RETRY)
def deliver_digest(user: str, day: str) -> None:
    """Send a user's daily email."""
    send_digest(UUID(user), date.fromisoformat(day))


@app.task(name=DELIVER_TEST, queue=NOTICES)
def deliver_test(user: str, channel: str) -> None:
    """Send a test notice through one channel."""
    send_test(UUID(user), channel)


@app.task(name=ASK_MAILBOX, queue=NOTICES, retry=RETRY)
def ask_mailbox(mailbox: int) -> None:
    """Ask whether an address may be used for a match."""
    match_mail.ask(mailbox)


@app.task(name=RATE_TABLE, queue=RATINGS, retry=RETRY)
def rate_table(table: str) -> None:
    """Update the ratings of a finished table's seats."""
    rate(UUID(table))
    fill_in_results(UUID(table))


@app.task(name=KEEP_ENDING, queue=UPKEEP, retry=RETRY)
def keep_ending(table: str) -> None:
    """Store what a finished match shows, for the time when its rules are gone."""
    keeping.keep_ending(UUID(table))


@app.task(name=EXPORT_DATA, queue=UPKEEP, retry=RETRY)
def export_data(user: str) -> None:
    """Make the export a user has asked for."""
    make_export(UUID(user))


@app.task(name=TEND_ACCOUNTS, queue=UPKEEP)
def tend_accounts() -> None:
    """Run account maintenance. Not retried: the next run is an hour away."""
    refresh()
    tend()


@app.task(name=TEND_TABLES, queue=UPKEEP)
def tend_tables() -> None:
    """Delete old chat and compress old logs. Not retried: the next run is an hour away."""
    refresh()
    forget_chat()
    archive_due()
