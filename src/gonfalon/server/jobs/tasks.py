"""The jobs. Each may run twice or late without harm: the table row is authoritative.

Bot jobs are not retried here: the sweeper notices a bot that does not move, and wakes it.
"""

from __future__ import annotations

from datetime import date
from uuid import UUID

from procrastinate import RetryStrategy
from procrastinate.contrib.django import app

BOTS = "bots"
NOTICES = "notices"
RATINGS = "ratings"
UPKEEP = "upkeep"
RETRY = RetryStrategy(max_attempts=8, exponential_wait=2)


@app.task(name="play_bot", queue=BOTS)
def play_bot(table: str, seq: int = -1, seat: int = -1) -> None:
    """Answer the pending decisions of a table's bots (`seq` and `seat` are for the log)."""
    from gonfalon.server.jobs.bots import take_turns

    take_turns(UUID(table))


@app.task(name="answer_late", queue=BOTS)
def answer_late(table: str, round_id: str, seats: list[int], level: str) -> None:
    """Answer in a sealed round for users whose time is up."""
    from gonfalon.server.jobs.bots import answer_for

    answer_for(UUID(table), round_id, seats, level)


@app.task(name="deliver_notice", queue=NOTICES, retry=RETRY)
def deliver_notice(notice: int, channel: str) -> None:
    """Send one notice through one channel."""
    from gonfalon.server.jobs.delivery import deliver

    deliver(notice, channel)


@app.task(name="deliver_digest", queue=NOTICES, retry=RETRY)
def deliver_digest(user: str, day: str) -> None:
    """Send a user's daily email."""
    from gonfalon.server.jobs.delivery import send_digest

    send_digest(UUID(user), date.fromisoformat(day))


@app.task(name="reckon_rating", queue=RATINGS, retry=RETRY)
def reckon_rating(table: str) -> None:
    """Update the ratings of a finished table's seats."""
    from gonfalon.server.ratings.updating import rate

    rate(UUID(table))


@app.task(name="tend_accounts", queue=UPKEEP)
def tend_accounts() -> None:
    """Run account maintenance. Not retried: the next run is an hour away."""
    from gonfalon.server.accounts.upkeep import tend

    tend()
