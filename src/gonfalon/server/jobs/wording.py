"""What people are told, in their language: nothing that is not public, nothing of the match."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from typing import Any
from uuid import UUID

from django.conf import settings
from fluent.runtime import FluentBundle, FluentResource

from gonfalon.kernel.errors import Refused
from gonfalon.kernel.game import game
from gonfalon.kernel.message import seats_in
from gonfalon.kernel.texts import LANGUAGES, read_texts
from gonfalon.server.accounts.models import User
from gonfalon.server.jobs.preferences import zone_of
from gonfalon.server.tables.models import Table

OWN = ("gonfalon", "gonfalon.server")  # packages whose texts belong to no game


@dataclass(frozen=True)
class Letter:
    """Something to be sent: a line, and what there is to say."""

    subject: str
    body: str
    link: str


@lru_cache(maxsize=64)
def bundle(language: str, *packages: str) -> Any:
    """Return the texts of a language."""
    made = FluentBundle([language], use_isolating=False)
    for package in (*OWN, *packages):
        for text in read_texts(package, language).values():
            made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def language_of(user: User) -> str:
    """Return a language we speak."""
    return user.language if user.language in LANGUAGES else LANGUAGES[0]


def say(texts: Any, id: str, **args: Any) -> str:
    """Say a message; one that cannot be said in full is a fault of ours."""
    text, errors = texts.format_pattern(texts.get_message(id).value, args)
    if errors:
        raise ValueError(f"{id}: {errors[0]}")
    return str(text)


def title(slug: str, language: str) -> str:
    """Return the name of a game."""
    try:
        package = game(slug).package
    except Refused:
        return slug
    texts = bundle(language, package)
    return say(texts, "game-title") if texts.has_message("game-title") else slug


def joined(texts: Any, names: Iterable[str]) -> str:
    """Return several names as one list."""
    *rest, last = names
    if not rest:
        return last
    return say(texts, "interface-list", rest=", ".join(rest), last=last)


def address(table: UUID) -> str:
    """Return where a table is found."""
    return f"{settings.ENVIRONMENT.origin}/tables/{table}"


def settings_address() -> str:
    """Return where notices are changed."""
    return f"{settings.ENVIRONMENT.origin}/preferences#notices"


class Voice:
    """One person's language and clock."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.language = language_of(user)
        self.texts = bundle(self.language)
        self.zone = zone_of(user)

    def say(self, id: str, **args: Any) -> str:
        """Say a message of ours."""
        return say(self.texts, f"mail-{id}", **args)

    def name(self, table: Table, number: int) -> str:
        """Return who sits on a seat."""
        seat = next(s for s in table.seats.all() if s.number == number)
        if seat.user is not None:
            return seat.user.username
        return self.say("bot" if seat.bot else "former")

    def opponents(self, table: Table) -> str:
        """Return all others at a table."""
        others = [
            self.name(table, seat.number)
            for seat in sorted(table.seats.all(), key=lambda s: s.number)
            if seat.user_id != self.user.id
        ]
        return joined(self.texts, others) if others else self.say("nobody")

    def until(self, id: str, deadline: datetime) -> str:
        """Say until when, by the person's own clock."""
        local = deadline.astimezone(self.zone)
        return self.say(id, deadline=local, zone=self.zone.key)

    def closing(self) -> str:
        """Say how to be told less."""
        return self.say("settings", link=settings_address())

    def turn(self, table: Table, kind: str) -> Letter:
        """Say that a table waits; the same for everybody whom it waits for as far as is public."""
        words = {"game": title(table.game, self.language), "opponents": self.opponents(table)}
        asked = seats_in(table.waiting)
        if len(asked) > 1:
            names = joined(self.texts, [self.name(table, number) for number in asked])
            what = self.say("round", asked=names, **words)
        else:
            what = self.say("turn", **words)
        parts = [
            self.say("greeting", name=self.user.username),
            what,
            self.say("no-deadline")
            if table.deadline is None
            else self.until("deadline", table.deadline),
            self.say("link", link=address(table.id)),
            self.closing(),
        ]
        return Letter(
            self.say(f"{kind}-subject", **words), "\n\n".join(parts) + "\n", address(table.id)
        )

    def daily(self, tables: list[Table]) -> Letter:
        """Say all that waits."""
        lines = []
        for table in tables:
            line = self.say(
                "daily-line",
                game=title(table.game, self.language),
                opponents=self.opponents(table),
            )
            if table.deadline is not None:
                line += ", " + self.until("daily-until", table.deadline)
            lines.append(f"- {line}\n  {address(table.id)}")
        parts = [
            self.say("greeting", name=self.user.username),
            self.say("daily"),
            "\n".join(lines),
            self.closing(),
        ]
        subject = self.say("daily-subject", count=len(tables))
        return Letter(subject, "\n\n".join(parts) + "\n", settings.ENVIRONMENT.origin)

    def test(self) -> Letter:
        """Say that notices work."""
        parts = [self.say("greeting", name=self.user.username), self.say("test"), self.closing()]
        return Letter(
            self.say("test-subject"), "\n\n".join(parts) + "\n", settings.ENVIRONMENT.origin
        )
