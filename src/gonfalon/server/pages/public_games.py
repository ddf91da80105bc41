"""What the public pages tell about the games, from their metadata and texts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from gonfalon.kernel.content.texts import read_texts
from gonfalon.lessons.loading import lessons_of
from gonfalon.server.api.games import installed
from gonfalon.server.pages.public_links import path_in
from gonfalon.server.texts import bundle, say
from gonfalon.speech import about, plain_messages
from gonfalon.table.catalogue import provenance_of

GUIDE: Final = "docs/content"  # how to correct a card: a folder of the source code
BOARD_SIZE: Final = (960, 600)  # as in `web/e2e/boards.screenshots.ts`


@dataclass(frozen=True)
class Point:
    """A heading with a text."""

    name: str
    text: str


@dataclass(frozen=True)
class Board:
    """A picture of a table during a match, in both themes."""

    light: str
    dark: str
    label: str
    width: int = BOARD_SIZE[0]
    height: int = BOARD_SIZE[1]


@dataclass(frozen=True)
class PublicGame:
    """A game as the public pages show it, in one language."""

    slug: str
    title: str
    summary: str
    text: str  # a paragraph; empty if the game has none
    feel: tuple[Point, ...]  # what it is like; empty if the game does not say
    course: tuple[Point, ...]  # a round or a turn, step by step
    seats: str
    most_seats: int
    has_solo: bool
    cards: str  # which of its values are not those of the box
    minutes: str  # empty if the game does not say
    path: str
    play_path: str
    rules_path: str
    how_path: str  # empty if the client has no page about how to play it
    learn_path: str  # empty if the game has no lesson
    picture: str
    picture_dark: str
    board: Board | None
    play_label: str
    more_label: str
    picture_label: str


@lru_cache(maxsize=1)
def slugs() -> tuple[str, ...]:
    """Return the games of this server in their order."""
    return tuple(installed())


def points(messages: Mapping[str, str], section: str) -> tuple[Point, ...]:
    """Return the numbered headings of a section in a game's `page.ftl`."""
    found: list[Point] = []
    while (id := f"page-{section}-{len(found) + 1}") in messages:
        found.append(Point(messages[id], messages.get(f"{id}.text", "")))
    return tuple(found)


@lru_cache(maxsize=128)
def public_game(slug: str, language: str) -> PublicGame:
    """Return a game of this server in a language."""
    game = installed()[slug]
    texts = bundle(language)
    title, summary = about(game, language)
    files = read_texts(game.package, language)
    own = plain_messages(files.get("content.ftl", ""))
    page = plain_messages(files.get("page.ftl", ""))
    least, most = game.min_seats, game.max_seats
    minutes = game.minutes
    # Pictures are in `web/public/posters` and `web/public/boards`. Other games share a plain one.
    drawing = slug if game.has_board else "plain"
    return PublicGame(
        slug=slug,
        title=title,
        summary=summary,
        text=own.get("game-summary.text", ""),
        feel=points(page, "feel"),
        course=points(page, "round"),
        seats=str(most) if least == most else f"{least}–{most}",
        most_seats=most,
        has_solo=least == 1,
        cards=cards(slug, language),
        minutes=say(texts, "site-game-minutes-value", minutes=minutes) if minutes else "",
        path=path_in(language, f"/games/{slug}"),
        play_path=f"/new/{slug}?lang={language}",
        rules_path=f"/rules/{slug}?lang={language}",
        how_path=f"/how-to-play/{slug}?lang={language}" if game.has_board else "",
        learn_path=f"/learn/{slug}?lang={language}" if lessons_of(game) else "",
        picture=f"/posters/{drawing}.svg",
        picture_dark=f"/posters/{drawing}.dark.svg",
        board=board(slug, language, title) if game.has_board else None,
        play_label=say(texts, "site-game-play", game=title),
        more_label=say(texts, "site-game-more", game=title),
        picture_label=say(texts, "site-game-picture", game=title),
    )


def cards(slug: str, language: str) -> str:
    """Say how many entries of a game's content are reconstructed, and how to help."""
    entries, reconstructed = provenance_of(slug)
    if not reconstructed:
        return say(bundle(language), "site-ask-cards-none", entries=entries)
    percent = max(1, round(100 * reconstructed / entries))
    counted = {"entries": entries, "reconstructed": reconstructed, "percent": percent}
    return say(bundle(language), "site-ask-cards-some", guide=GUIDE, **counted)


def board(slug: str, language: str, title: str) -> Board:
    """Return the picture of a game's table in a language."""
    return Board(
        light=f"/boards/{slug}.{language}.light.avif",
        dark=f"/boards/{slug}.{language}.dark.avif",
        label=say(bundle(language), "site-game-board", game=title),
    )
