"""What is on a share card: of the site, of a game, or of a table."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from uuid import UUID

from gonfalon.server.pages.public_games import public_game
from gonfalon.server.pages.share_cards.positions import has_sketch
from gonfalon.server.pages.table_words import TableWords
from gonfalon.server.tables.models import Table
from gonfalon.server.texts import bundle, say

WIDTH, HEIGHT = 1200, 630
# Part of every digest: a card is drawn again after its design has changed.
DESIGN: Final = 2


@dataclass(frozen=True)
class Banner:
    """A seat on a card. `seat` is None if it is free."""

    seat: int | None
    name: str = ""
    points: str = ""
    first: bool = False


@dataclass(frozen=True)
class Card:
    """A card in one language."""

    title: str
    text: str
    banners: tuple[Banner, ...]
    # Of a table whose position is drawn: its id, the name of the game, and what is told beside it.
    table: UUID | None = None
    game: str = ""
    headline: str = ""

    @property
    def digest(self) -> str:
        """Identifies what is drawn."""
        return hashlib.sha256(f"{DESIGN} {self!r}".encode()).hexdigest()[:16]


@lru_cache(maxsize=8)
def site_card(language: str) -> Card:
    """Return the card of the site."""
    texts = bundle(language)
    banners = tuple(Banner(number) for number in range(6))
    return Card(say(texts, "site-heading"), say(texts, "site-free"), banners)


@lru_cache(maxsize=128)
def game_card(slug: str, language: str) -> Card:
    """Return the card of a game."""
    game = public_game(slug, language)
    banners = tuple(Banner(number) for number in range(game.most_seats))
    return Card(game.title, game.summary, banners)


def table_card(table: Table, language: str) -> Card:
    """Return the card of a table, for those who may know of it."""
    words = TableWords(table, language)
    if words.ranking:
        best = words.winning_seats
        banners = [
            Banner(seat, name, str(points), seat in best) for name, seat, points in words.ranking
        ]
        if not has_sketch(table):
            return Card(words.title, "", tuple(banners))
        return Card(words.title, "", tuple(banners), table.id, words.game, words.headline)
    is_open = table.status == Table.Status.OPEN
    banners = [
        Banner(None if is_open and words.is_free(seat) else seat.number, words.label(seat))
        for seat in words.seats
    ]
    if not has_sketch(table):
        return Card(words.title, words.appeal, tuple(banners))
    return Card(words.title, words.appeal, tuple(banners), table.id, words.game, words.title)
