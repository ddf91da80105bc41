"""What the landing page says and where it leads, with a server and without one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from django.utils.safestring import SafeString

from gonfalon.server.pages.landing.move import Front, find_front, lesson_move
from gonfalon.server.pages.public_games import PublicGame, public_game
from gonfalon.server.pages.site_texts import SiteTexts, pairs
from gonfalon.server.texts import say

# Lines in a box of 24.
ICONS: Final = {
    "friends": "M9.4 14.6L14.6 9.4M8 11L5.2 13.8A3.6 3.6 0 0 0 10.2 18.8L13 16"
    "M11 8L13.8 5.2A3.6 3.6 0 0 1 18.8 10.2L16 13",
    "host": "M3.6 11.4L12 4L20.4 11.4M6 9.6V20H18V9.6M10 20V14H14V20",
    "build": "M8.4 6.6L3.4 12L8.4 17.4M15.6 6.6L20.6 12L15.6 17.4M13.4 4.4L10.6 19.6",
    "offline": "M12 3.6V15M7.6 10.6L12 15L16.4 10.6M4.4 14V20.4H19.6V14",
}


@dataclass(frozen=True)
class Card:
    """A game on the landing page."""

    game: PublicGame
    link: str
    picture: str
    picture_dark: str


@dataclass(frozen=True)
class Addresses:
    """Where the links of a page lead: to a server, or into a folder without one."""

    language: str
    root: str = "/"  # where the files are, from the page
    start: str = ""  # the client's start page, if its places are in the fragment
    offline: str = ""  # where the games can be played without this server

    @property
    def has_server(self) -> bool:
        """True if pages and API of a server are there."""
        return not self.start

    def place(self, path: str, *query: str) -> str:
        """Return the link to a page of the client, in the language of the page."""
        return f"{self.start}{path}?{'&'.join([f'lang={self.language}', *query])}"

    def file(self, path: str) -> str:
        """Return the URL of a file of the client."""
        return f"{self.root}{path.removeprefix('/')}"


def landing_context(t: SiteTexts, at: Addresses, games: Sequence[PublicGame]) -> dict[str, Any]:
    """Return what the page shows, whoever serves it."""
    front = find_front(game.slug for game in games)
    first = front.game.slug if front else ""
    return {
        "root": at.root,
        "ways": ways(t, at),
        "play_path": at.place("/lobby"),
        "learn_path": at.place("/learn"),
        "doors": doors(t, at),
        # the game of the board first
        "cards": [card(game, at) for game in sorted(games, key=lambda game: game.slug != first)],
        "proofs": proofs(t, at),
        **(move_context(t, at, front) if front else {}),
    }


def move_context(t: SiteTexts, at: Addresses, front: Front) -> dict[str, Any]:
    """Return the board, and what is said about its move."""
    slug = front.game.slug
    move = lesson_move(front, at.language)
    title = public_game(slug, at.language).title
    score = {"from": move.points, "to": move.points_after, "goal": move.goal}
    return {
        "move": move,
        "board": board(front, at.language, at.place(move.path)),
        "board_turn": say(t.bundle, "site-board-turn", game=title, turn=move.turn),
        "board_score": say(t.bundle, "site-board-score", **score),
        "play_on_path": at.place(move.next_path),
        "play_on_text": say(t.bundle, "site-play-on-text", idea=move.next_idea),
        "rules_path": at.place(f"/rules/{slug}"),
    }


@lru_cache(maxsize=16)
def board(front: Front, language: str, link: str) -> SafeString:
    """Return the drawing of the board, whose lit land leads to the lesson."""
    return SafeString(front.step.draw(lesson_move(front, language).drawn, link))


def ways(t: SiteTexts, at: Addresses) -> list[tuple[str, str]]:
    """Return the links of the bar."""
    found = [(at.place("/lobby"), t["play_short"]), (at.place("/learn"), t["learn_short"])]
    if at.has_server:
        found.append((at.place("/leaderboards"), t["ladder"]))
    return found


def doors(t: SiteTexts, at: Addresses) -> list[tuple[str, str, str, str]]:
    """Return other ways in: icon, link (empty if there is nothing to open), heading, text."""
    if at.has_server and at.offline:
        friends = at.place("/new", "with=friends")
        links = {"friends": friends, "offline": at.offline, "build": "/api/docs"}
        said = pairs(t, "door", ("friends", "offline", "build"))
    elif at.has_server:
        links = {"friends": at.place("/new", "with=friends"), "host": "", "build": "/api/docs"}
        said = pairs(t, "door", ("friends", "host", "build"))
    else:
        links = {"offline": "", "host": "", "build": ""}
        said = pairs(t, "door", ("offline", "host", "build"))
    return [(ICONS[name], link, *words) for (name, link), words in zip(links.items(), said)]


def proofs(t: SiteTexts, at: Addresses) -> list[tuple[str, str, str]]:
    """Return why the table can be trusted: the name of a picture, heading, text."""
    names = ("rules", "dice", "records") if at.has_server else ("rules", "device", "records")
    if at.has_server:
        said = pairs(t, "proof", ("rules", "dice", "records"))
    else:
        said = pairs(t, "proof", ("rules", "device", "records"))
    return [(name, *words) for name, words in zip(names, said)]


def card(game: PublicGame, at: Addresses) -> Card:
    """Return the card of a game, which leads to its page, or to a new table where it has none."""
    link = game.path if at.has_server else at.place(f"/new/{game.slug}")
    return Card(game, link, at.file(game.picture), at.file(game.picture_dark))
