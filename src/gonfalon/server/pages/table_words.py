"""A table in words, for previews and share cards: what is played, by whom, and how it ended."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from gonfalon.server.pages.public_games import public_game, slugs
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.texts import bundle, joined, say

# The names that the client gives to bots (`bot-*` in `web/text`).
BOTS: Final = {
    "heuristic": "site-bot-heuristic",
    "easy": "site-bot-easy",
    "random": "site-bot-random",
}


class TableWords:
    """A table in one language. It contains public facts only."""

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
            name = seat.user.username
            return self.say("site-share-bot", name=name) if seat.user.is_bot else name
        if not seat.bot:
            return self.say("site-share-nobody")
        known = BOTS.get(seat.bot)
        return self.say("site-share-bot", name=self.say(known) if known else seat.bot)

    def is_free(self, seat: Seat) -> bool:
        """True if somebody can still sit down there."""
        return seat.user is None and not seat.bot

    def label(self, seat: Seat) -> str:
        """Return the name of a seat's player; empty if somebody can still sit down there."""
        is_open = self.table.status == Table.Status.OPEN
        return "" if is_open and self.is_free(seat) else self.name(seat)

    @cached_property
    def ranking(self) -> list[tuple[str, int, int]]:
        """Names with seat numbers and points, the first first. Empty before the end."""
        if self.table.status != Table.Status.OVER or self.table.outcome is None:
            return []
        ranks: list[int] = self.table.outcome["ranks"]
        scores: list[int] = self.table.outcome["scores"]
        placed = sorted(zip(ranks, range(len(ranks)), self.seats, scores), key=lambda one: one[:2])
        return [(self.name(seat), seat.number, points) for _, _, seat, points in placed]

    @cached_property
    def winning_seats(self) -> list[int]:
        """The seats that came first. Nobody wins alone at a table."""
        if not self.ranking or len(self.seats) < 2 or self.table.outcome is None:
            return []
        ranks: list[int] = self.table.outcome["ranks"]
        return [seat for seat, rank in enumerate(ranks) if rank == 1]

    @cached_property
    def title(self) -> str:
        """What is going on at the table."""
        status, owner = self.table.status, self.table.owner
        if status == Table.Status.OPEN and owner is not None:
            return self.say("site-share-invites", host=owner.username, game=self.game)
        if status == Table.Status.OPEN:
            return self.say("site-share-open", game=self.game)
        if self.winning_seats:
            return self.say("site-share-over", game=self.game, result=self.headline)
        if status in (Table.Status.OVER, Table.Status.VOID):
            return self.say("site-share-finished", game=self.game)
        return self.say("site-share-playing", game=self.game)

    @property
    def headline(self) -> str:
        """Who won, or that the match is over if nobody did."""
        names = [self.name(self.seats[seat]) for seat in self.winning_seats]
        if not names:
            return self.say("site-share-ended")
        return self.say("site-share-won", count=len(names), winners=joined(self.texts, names))

    @cached_property
    def appeal(self) -> str:
        """What a reader can do there; empty if there is a result to show."""
        status = self.table.status
        if status == Table.Status.OPEN:
            free = sum(self.is_free(seat) for seat in self.seats)
            seats = self.say("site-share-seats", free=free)
            return f"{seats} {self.say('site-share-no-account')}"
        if self.ranking:
            return ""
        if status in (Table.Status.OVER, Table.Status.VOID):
            return self.say("site-share-void")
        return self.say("site-share-watch")

    @property
    def description(self) -> str:
        """Return the result, or what a reader can do and the players."""
        if self.ranking:
            result = ", ".join(f"{name} {points}" for name, _, points in self.ranking)
            return self.say("site-share-result", result=result)
        names = [self.name(seat) for seat in self.seats if not self.is_free(seat)]
        if not names:
            return self.appeal
        players = self.say("site-share-players", players=joined(self.texts, names))
        return f"{self.appeal} {players}"
