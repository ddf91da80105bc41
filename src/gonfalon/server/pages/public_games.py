"""What the public pages tell about the games, from their metadata and texts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gonfalon.kernel.texts import read_texts
from gonfalon.server.api.games import installed
from gonfalon.server.pages.public_links import path_in
from gonfalon.server.texts import bundle, say
from gonfalon.speech import about, plain_messages

# The games of this repository have a drawing in `web/public/posters`; others share a plain one.
DRAWN: Final = frozenset({"crusaders", "glory", "mastery", "paladins"})


@dataclass(frozen=True)
class PublicGame:
    """A game as the public pages show it, in one language."""

    slug: str
    title: str
    summary: str
    text: str  # a paragraph; empty if the game has none
    seats: str
    most_seats: int
    minutes: str  # empty if the game does not say
    path: str
    play_path: str
    rules_path: str
    picture: str
    play_label: str
    more_label: str
    picture_label: str


@lru_cache(maxsize=1)
def slugs() -> tuple[str, ...]:
    """Return the games of this server in their order."""
    return tuple(installed())


@lru_cache(maxsize=128)
def public_game(slug: str, language: str) -> PublicGame:
    """Return a game of this server in a language."""
    game = installed()[slug]
    texts = bundle(language)
    title, summary = about(game, language)
    own = plain_messages(read_texts(game.package, language).get("content.ftl", ""))
    least, most = game.min_seats, game.max_seats
    minutes = game.minutes
    return PublicGame(
        slug=slug,
        title=title,
        summary=summary,
        text=own.get("game-summary.text", ""),
        seats=str(most) if least == most else f"{least}–{most}",
        most_seats=most,
        minutes=say(texts, "site-game-minutes-value", minutes=minutes) if minutes else "",
        path=path_in(language, f"/games/{slug}"),
        play_path=f"/new/{slug}?lang={language}",
        rules_path=f"/rules/{slug}?lang={language}",
        picture=f"/posters/{slug if slug in DRAWN else 'plain'}.svg",
        play_label=say(texts, "site-game-play", game=title),
        more_label=say(texts, "site-game-more", game=title),
        picture_label=say(texts, "site-game-picture", game=title),
    )
