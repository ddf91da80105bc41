"""The pages for strangers: the landing page, and one for each game.

They are complete without JavaScript, and the same for everyone. With it, the board of the landing
page answers a move. Only `/` depends on who asks:
signed-in users get the web client there, and strangers are sent to the page of their language.
"""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import patch_cache_control, patch_vary_headers
from django.views.decorators.gzip import gzip_page
from django.views.decorators.http import require_safe

from gonfalon.server.pages.landing.files import SCRIPT, STYLE, url_of
from gonfalon.server.pages.landing.page import Addresses, landing_context
from gonfalon.server.pages.public_games import PublicGame, public_game, slugs
from gonfalon.server.pages.public_links import (
    ENGLISH,
    LOCALES,
    NATIVE,
    absolute,
    alternates,
    path_in,
)
from gonfalon.server.pages.public_style import preloaded_fonts, style_path
from gonfalon.server.pages.share_cards.cards import game_card_path, site_card_path
from gonfalon.server.pages.share_cards.facts import HEIGHT, WIDTH
from gonfalon.server.pages.site_texts import SiteTexts, pairs
from gonfalon.server.request_language import (
    LANGUAGES,
    keep_language,
    requested_language,
)
from gonfalon.server.site.legal import legal_pages
from gonfalon.server.texts import bundle, say

FRESH = 300  # seconds that a page may be cached for
LEGAL_TITLES = {
    "terms": "site-legal-terms",
    "privacy": "site-legal-privacy",
    "imprint": "site-legal-imprint",
}


def is_signed_in(request: HttpRequest) -> bool:
    """True for users and guests. If the database does not answer, the client shows the error."""
    try:
        return request.user.is_authenticated
    except DatabaseError:
        return True


def front_for_strangers(request: HttpRequest) -> HttpResponse:
    """Return the landing page in English, or send the browser to its own language."""
    language = requested_language(request)
    response: HttpResponse
    if language == ENGLISH:
        response = landing_page(request, ENGLISH)
        keep_language(request, response)
    else:
        response = HttpResponseRedirect(path_in(language, "/"))
    patch_vary_headers(response, ("Accept-Language", "Cookie"))
    patch_cache_control(response, private=True, no_cache=True)
    return response


@require_safe
def landing(request: HttpRequest, language: str) -> HttpResponse:
    """Show the landing page in the language of its URL."""
    return shared(landing_page(request, language))


@require_safe
def game_page(request: HttpRequest, slug: str, language: str = ENGLISH) -> HttpResponse:
    """Show the page of a game in the language of its URL."""
    if slug not in slugs():
        raise Http404
    game = public_game(slug, language)
    t = SiteTexts(language)
    others = [public_game(other, language) for other in slugs() if other != slug]
    title = say(t.bundle, "site-game-title", game=game.title)
    context = {
        **head(f"/games/{slug}", language, title, game.summary, game_card_path(slug, language)),
        "game": game,
        "others": others,
        "ways": ways_to_start(t, game, language),
        "asked": [
            *pairs(t, "ask", ("rules", "time", "account", "dice", "gone")),
            (t["ask_cards"], game.cards),
        ],
        "play_path": game.play_path,
        "play_label": game.play_label,
    }
    return shared(page(request, "game.html", context))


def ways_to_start(t: SiteTexts, game: PublicGame, language: str) -> list[tuple[str, str, str]]:
    """Return the ways to start a game: a link, what it says, and what comes then."""
    play = game.play_path
    links = {
        "bot": f"{play}&with=bots",
        "friends": f"{play}&with=friends",
        "solo": f"{play}&with=nobody" if game.has_solo else "",
        "open": f"/lobby?lang={language}",
        "how": game.how_path,
    }
    said = dict(zip(links, pairs(t, "game", ("bot", "friends", "solo", "open", "how"))))
    return [(link, *said[name]) for name, link in links.items() if link]


@gzip_page
def landing_page(request: HttpRequest, language: str) -> HttpResponse:
    """Return the landing page. Compressed, its board is a fifth as long."""
    t = SiteTexts(language)
    games = [public_game(slug, language) for slug in slugs()]
    offline = settings.ENVIRONMENT.offline
    context = {
        **head("/", language, t["title"], t["description"], site_card_path(language)),
        **landing_context(t, Addresses(language, offline=offline), games),
        "lead": t["lead"],
        "play_text": t["play_here_text"],
        "note": t["free"],
        "landing_style": url_of(STYLE),
        "landing_script": url_of(SCRIPT),
    }
    return page(request, "landing.html", context)


def head(path: str, language: str, title: str, description: str, image: str) -> dict[str, Any]:
    """Return what the frame of a public page needs."""
    return {
        "t": SiteTexts(language),
        "root": "/",
        "language": language,
        "title": title,
        "description": description,
        "canonical": absolute(path_in(language, path)),
        "alternates": alternates(path),
        "locale": LOCALES[language],
        "other_locales": [LOCALES[code] for code in LANGUAGES if code != language],
        "languages": [(code, NATIVE[code], language_link(code, path)) for code in LANGUAGES],
        "home": path_in(language, "/"),
        "legal_links": legal_links(language),
        "bar_games": [public_game(slug, language) for slug in slugs()],
        "image": absolute(image),
        "image_width": WIDTH,
        "image_height": HEIGHT,
        "style": style_path(),
        "fonts": preloaded_fonts(language),
    }


def legal_links(language: str) -> list[tuple[str, str]]:
    """Return path and title of each of the host's legal pages."""
    return [
        (path_in(language, f"/legal/{slug}"), legal_title(slug, language)) for slug in legal_pages()
    ]


def legal_title(slug: str, language: str) -> str:
    """Return the title of one of the host's legal pages."""
    return say(bundle(language), LEGAL_TITLES[slug])


def language_link(language: str, path: str) -> str:
    """Return a link to a page in a language. `/` is the only one that would redirect."""
    if language == ENGLISH and path == "/":
        return "/?lang=en"
    return path_in(language, path)


def page(request: HttpRequest, template: str, context: dict[str, Any]) -> HttpResponse:
    """Render a public page. Without a web client there is nothing to play, so there is no page."""
    if settings.WEB_CLIENT is None:
        raise Http404
    response = render(request, template, context)
    response["Content-Language"] = context["language"]
    return response


def shared(response: HttpResponse) -> HttpResponse:
    """Let caches keep a page that is the same for everyone."""
    patch_cache_control(response, public=True, max_age=FRESH)
    return response
