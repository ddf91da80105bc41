"""Texts of notices and emails in the user's language; they contain public facts only."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any
from uuid import UUID

from django.conf import settings

from gonfalon.kernel.game import game
from gonfalon.kernel.values.errors import Refused
from gonfalon.kernel.values.message import bits_of
from gonfalon.server.accounts.locale import language_of, zone_of
from gonfalon.server.accounts.models import User
from gonfalon.server.service_time import service_clock
from gonfalon.server.tables.models import Table
from gonfalon.server.texts import bundle, joined, say
from gonfalon.speech import about


@dataclass(frozen=True)
class Email:
    """A text to be sent: subject, body and link, and the page where such emails are stopped."""

    subject: str
    body: str
    link: str
    stop: str = ""


def title(slug: str, language: str) -> str:
    """Return the name of a game."""
    try:
        return about(game(slug), language)[0]
    except Refused:
        return slug


def address(table: UUID) -> str:
    """Return the URL of a table."""
    return f"{settings.ENVIRONMENT.origin}/tables/{table}"


def settings_address() -> str:
    """Return the URL of the notice settings."""
    return f"{settings.ENVIRONMENT.origin}/preferences#notices"


class NoticeTexts:
    """Texts in one user's language and time zone."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.language = language_of(user)
        self.texts = bundle(self.language)
        self.zone = zone_of(user)
        self.clock = service_clock()

    def say(self, id: str, **args: Any) -> str:
        """Format one of our own messages."""
        return say(self.texts, f"mail-{id}", **args)

    def name(self, table: Table, number: int) -> str:
        """Return the name of a seat's player."""
        seat = next(s for s in table.seats.all() if s.number == number)
        if seat.user is not None:
            return seat.user.username
        return self.say("bot" if seat.bot else "former")

    def opponents(self, table: Table) -> str:
        """Return the names of all others at a table."""
        others = [
            self.name(table, seat.number)
            for seat in sorted(table.seats.all(), key=lambda s: s.number)
            if seat.user_id != self.user.id
        ]
        return joined(self.texts, others) if others else self.say("nobody")

    def until(self, id: str, deadline: datetime | None) -> str:
        """Return the deadline in the user's time zone; "" if there is none."""
        shown = self.clock.shown(deadline)
        if shown is None:
            return ""
        return self.say(id, deadline=shown.astimezone(self.zone), zone=self.zone.key)

    def closing(self) -> str:
        """Return how to change notices."""
        return self.say("settings", link=settings_address())

    def turn(self, table: Table, kind: str, stop: str = "") -> Email:
        """Return the email for a turn; it contains only what is public to all seats.

        `stop` is the page where emails about this match alone are stopped, if they are.
        """
        words = {"game": title(table.game, self.language), "opponents": self.opponents(table)}
        asked = bits_of(table.waiting)
        if len(asked) > 1:
            names = joined(self.texts, [self.name(table, number) for number in asked])
            what = self.say("round", asked=names, **words)
        else:
            what = self.say("turn", **words)
        parts = [
            self.say("greeting", name=self.user.username),
            what,
            self.until("deadline", table.deadline) or self.say("no-deadline"),
            self.say("link", link=address(table.id)),
            self.say("match-stop", link=stop) if stop else self.closing(),
        ]
        subject = self.say(f"{kind}-subject", **words)
        return Email(subject, "\n\n".join(parts) + "\n", address(table.id), stop)

    def invitation(self, table: Table, inviter: User) -> Email:
        """Return the email for an invitation; it is answered in the lobby."""
        words = {"game": title(table.game, self.language), "inviter": inviter.username}
        lobby = settings.ENVIRONMENT.origin
        parts = [
            self.say("greeting", name=self.user.username),
            self.say(f"invited-{table.pace}", **words),
            self.say("invited-link", link=lobby),
            self.closing(),
        ]
        return Email(self.say("invited-subject", **words), "\n\n".join(parts) + "\n", lobby)

    def daily(self, tables: list[Table]) -> Email:
        """Return the email that lists all waiting tables."""
        lines = []
        for table in tables:
            line = self.say(
                "daily-line",
                game=title(table.game, self.language),
                opponents=self.opponents(table),
            )
            until = self.until("daily-until", table.deadline)
            line += f", {until}" if until else ""
            lines.append(f"- {line}\n  {address(table.id)}")
        parts = [
            self.say("greeting", name=self.user.username),
            self.say("daily"),
            "\n".join(lines),
            self.closing(),
        ]
        subject = self.say("daily-subject", count=len(tables))
        return Email(subject, "\n\n".join(parts) + "\n", settings.ENVIRONMENT.origin)

    def test(self) -> Email:
        """Return the test email."""
        parts = [self.say("greeting", name=self.user.username), self.say("test"), self.closing()]
        return Email(
            self.say("test-subject"), "\n\n".join(parts) + "\n", settings.ENVIRONMENT.origin
        )
