"""Previews of shared links: what a page of the client is about, for programs that only read HTML.

A preview tells what a stranger with the link may know, whoever asks: for a private table without
its invitation, and for anything that does not exist, it is the same general text.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import quote, urlencode

from django.http import HttpRequest
from django.utils.html import escape

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.names.names import LONGEST, tidy
from gonfalon.server.pages.public_games import public_game, slugs
from gonfalon.server.pages.public_links import LOCALES, absolute
from gonfalon.server.pages.share_cards.cards import game_card_path, site_card_path, table_card_path
from gonfalon.server.pages.share_cards.facts import HEIGHT, WIDTH
from gonfalon.server.pages.table_words import TableWords
from gonfalon.server.request_language import LANGUAGES, requested_language, states_language
from gonfalon.server.tables import access
from gonfalon.server.tables.models import Table
from gonfalon.server.texts import bundle, say


@dataclass(frozen=True)
class Preview:
    """What a shared link shows."""

    title: str
    description: str
    path: str
    language: str
    image: str
    keeps_title: bool = False  # the page has its usual title


def general_preview(language: str, path: str) -> Preview:
    """Return the preview of the site."""
    texts = bundle(language)
    title, description = say(texts, "site-title"), say(texts, "site-description")
    return Preview(title, description, path, language, site_card_path(language), keeps_title=True)


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
    words = TableWords(table, language)
    image = table_card_path(table, language, invite)
    return Preview(words.title, words.description, path, language, image)


def preview_of_game(request: HttpRequest, slug: str) -> Preview | None:
    """Return the preview of a page about a game, if it is installed."""
    if slug not in slugs():
        return None
    language = preview_language(request)
    game = public_game(slug, language)
    return Preview(
        title=say(bundle(language), "site-game-title", game=game.title),
        description=game.summary,
        path=request.path,
        language=language,
        image=game_card_path(slug, language),
        keeps_title=True,
    )


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
        image=site_card_path(language),
    )


def tags(preview: Preview) -> str:
    """Return the elements of a preview for the head of a page."""
    named = {"description": preview.description, "twitter:card": "summary_large_image"}
    properties = {
        "og:site_name": "Gonfalon",
        "og:type": "website",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": absolute(preview.path),
        "og:locale": LOCALES[preview.language],
        "og:image": absolute(preview.image),
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": preview.title,
    }
    lines = [f'<meta name="{name}" content="{escape(text)}">' for name, text in named.items()]
    lines += [f'<meta property="{name}" content="{escape(t)}">' for name, t in properties.items()]
    return "\n    ".join(lines)
