"""Previews of shared links: what a page of the client is about, for programs that only read HTML.

A preview tells what a stranger with the link may know, whoever asks: for a private table without
its invitation, and for anything that does not exist, it is the same general text.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlencode

from django.http import HttpRequest
from django.utils.html import escape

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.names import LONGEST, tidy
from gonfalon.server.pages.public_games import public_game, slugs
from gonfalon.server.pages.public_links import LOCALES, absolute
from gonfalon.server.request_language import LANGUAGES, requested_language, states_language
from gonfalon.server.tables import access
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.texts import bundle, joined, say


@dataclass(frozen=True)
class Preview:
    """What a shared link shows."""

    title: str
    description: str
    path: str
    language: str
    general: bool = False  # of the site, not of something on it


def general_preview(language: str, path: str) -> Preview:
    """Return the preview of the site."""
    texts = bundle(language)
    title, description = say(texts, "site-title"), say(texts, "site-description")
    return Preview(title, description, path, language, general=True)


def preview_language(request: HttpRequest, table: Table | None = None) -> str:
    """Return the reader's language. A program that states none gets the one of the table."""
    if table is not None and table.language in LANGUAGES and not states_language(request):
        return table.language
    return requested_language(request)


def preview_of_table(request: HttpRequest, table: Table | None, invite: str) -> Preview | None:
    """Return the preview of a table, if everybody with the link may know of it."""
    if table is None or not access.may_know(table, None, invite):
        return None
    path = f"/tables/{table.id}"
    if request.path.startswith("/join/"):
        path = f"/join/{quote(invite)}"
    elif invite:
        path += f"?{urlencode({'invite': invite})}"
    language = preview_language(request, table)
    title, description = TableWords(table, language).told()
    return Preview(title, description, path, language)


def preview_of_player(request: HttpRequest, name: str) -> Preview | None:
    """Return the preview of a player's page, if there is such a player."""
    if len(name) > LONGEST:
        return None
    user = User.objects.filter(username__iexact=tidy(name), erased_at__isnull=True).first()
    if user is None:
        return None
    language = preview_language(request)
    texts = bundle(language)
    return Preview(
        title=say(texts, "site-share-player", name=user.username),
        description=say(texts, "site-share-player-text", name=user.username),
        path=f"/players/{quote(user.username)}",
        language=language,
    )


class TableWords:
    """A table in words: what is played, who sits there, and how it ended."""

    def __init__(self, table: Table, language: str) -> None:
        self.table = table
        self.texts = bundle(language)
        self.seats = sorted(table.seats.all(), key=lambda seat: seat.number)
        known = table.game in slugs()
        self.game = public_game(table.game, language).title if known else table.game

    def say(self, id: str, **args: Any) -> str:
        """Format one of our messages."""
        return say(self.texts, id, **args)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat's player."""
        if seat.user is not None:
            return seat.user.username
        return self.say("site-share-bot") if seat.bot else self.say("site-share-nobody")

    def is_free(self, seat: Seat) -> bool:
        """True if somebody can still sit down there."""
        return seat.user is None and not seat.bot

    @property
    def players(self) -> list[str]:
        """The names of all players, in the order of the seats."""
        return [self.name(seat) for seat in self.seats if not self.is_free(seat)]

    @property
    def winners(self) -> list[str]:
        """The names of those who came first. Nobody wins alone at a table."""
        if self.table.outcome is None or len(self.seats) < 2:
            return []
        ranks: list[int] = self.table.outcome["ranks"]
        return [self.name(seat) for seat, rank in zip(self.seats, ranks) if rank == 1]

    @property
    def ranking(self) -> list[tuple[str, int, int]]:
        """Names with number of seat and points, the first first."""
        if self.table.outcome is None:
            return []
        ranks: list[int] = self.table.outcome["ranks"]
        scores: list[int] = self.table.outcome["scores"]
        placed = sorted(zip(ranks, range(len(ranks)), self.seats, scores), key=lambda one: one[:2])
        return [(self.name(seat), seat.number, points) for _, _, seat, points in placed]

    def told(self) -> tuple[str, str]:
        """Return title and description."""
        status = self.table.status
        if status == Table.Status.OPEN:
            return self.invitation()
        if status == Table.Status.OVER and self.table.outcome is not None:
            return self.result()
        if status == Table.Status.VOID:
            text = " ".join([self.say("site-share-void"), *self.listed()])
            return self.say("site-share-finished", game=self.game), text
        text = " ".join([*self.listed(), self.say("site-share-watch")])
        return self.say("site-share-playing", game=self.game), text

    def listed(self) -> list[str]:
        """Return the sentence with all players, if there are any."""
        names = self.players
        return [self.say("site-share-players", players=joined(self.texts, names))] if names else []

    def invitation(self) -> tuple[str, str]:
        """Return title and description of a table where people can sit down."""
        owner = self.table.owner
        free = sum(self.is_free(seat) for seat in self.seats)
        parts = [self.say("site-share-seats", free=free), *self.listed()]
        text = " ".join([*parts, self.say("site-share-no-account")])
        if owner is None:
            return self.say("site-share-open", game=self.game), text
        return self.say("site-share-invites", host=owner.username, game=self.game), text

    def result(self) -> tuple[str, str]:
        """Return title and description of a finished match."""
        ranking = ", ".join(f"{name} {points}" for name, _, points in self.ranking)
        text = self.say("site-share-result", result=ranking)
        winners = self.winners
        if not winners:
            return self.say("site-share-finished", game=self.game), text
        named = joined(self.texts, winners)
        return self.say("site-share-over", game=self.game, winners=named), text


def tags(preview: Preview) -> str:
    """Return the elements of a preview for the head of a page."""
    named = {"description": preview.description, "twitter:card": "summary"}
    properties = {
        "og:site_name": "Gonfalon",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": absolute(preview.path),
        "og:locale": LOCALES[preview.language],
        "og:image": absolute("/icon-512.png"),
    }
    lines = [f'<meta name="{name}" content="{escape(text)}">' for name, text in named.items()]
    lines += [f'<meta property="{name}" content="{escape(t)}">' for name, t in properties.items()]
    return "\n    ".join(lines)
