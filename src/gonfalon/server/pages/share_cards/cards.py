"""Share cards: the pictures of link previews. They show what a stranger with the link may know."""

from __future__ import annotations

from urllib.parse import urlencode
from uuid import UUID

from django.core.cache import cache
from django.http import Http404, HttpRequest, HttpResponse
from django.views.decorators.http import require_safe

from gonfalon.server.api.limits.limits import TooOften, spend_for
from gonfalon.server.pages.public_games import slugs
from gonfalon.server.pages.share_cards.facts import Card, game_card, site_card, table_card
from gonfalon.server.pages.share_cards.positions import sketch_of
from gonfalon.server.request_language import LANGUAGES
from gonfalon.server.tables import access
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import NotFound

KEPT = 7 * 24 * 3600  # seconds that a drawn card is kept
FRESH = 300  # seconds that a card may be cached for whose URL does not say what is on it


def site_card_path(language: str) -> str:
    """Return the URL of the site's card."""
    return f"/cards/site.{language}.png?{urlencode({'v': site_card(language).digest})}"


def game_card_path(slug: str, language: str) -> str:
    """Return the URL of a game's card."""
    return (
        f"/cards/games/{slug}.{language}.png?{urlencode({'v': game_card(slug, language).digest})}"
    )


def table_card_path(table: Table, language: str, invite: str) -> str:
    """Return the URL of a table's card, which changes with what is on it."""
    query = {"v": table_card(table, language).digest}
    if table.visibility == Table.Visibility.PRIVATE:
        query["invite"] = invite
    return f"/cards/tables/{table.id}.{language}.png?{urlencode(query)}"


@require_safe
def show_site_card(request: HttpRequest, language: str) -> HttpResponse:
    """Return the card of the site."""
    check_language(language)
    return sent(request, site_card(language))


@require_safe
def show_game_card(request: HttpRequest, slug: str, language: str) -> HttpResponse:
    """Return the card of a game."""
    check_language(language)
    if slug not in slugs():
        raise Http404
    return sent(request, game_card(slug, language))


@require_safe
def show_table_card(request: HttpRequest, table: UUID, language: str) -> HttpResponse:
    """Return the card of a table: an invitation, the players, or the result."""
    check_language(language)
    try:
        spend_for(request, "pages")
        found = access.find(table, None, request.GET.get("invite", ""))
    except NotFound:
        raise Http404 from None
    except TooOften as error:
        return refusal(error)
    return sent(request, table_card(found, language))


def check_language(language: str) -> None:
    """Refuse a language that we do not speak."""
    if language not in LANGUAGES:
        raise Http404


def sent(request: HttpRequest, card: Card) -> HttpResponse:
    """Return a card as PNG, drawn at most once while it is kept."""
    key = f"card:{card.digest}"
    png = cache.get(key)
    if png is None:
        try:
            spend_for(request, "cards")
        except TooOften as error:
            return refusal(error)
        from gonfalon.server.pages.share_cards.drawing import draw_card

        png = draw_card(card, sketch_of(card.table) if card.table else None)
        cache.set(key, png, KEPT)
    response = HttpResponse(png, content_type="image/png")
    lasting = request.GET.get("v") == card.digest
    response["Cache-Control"] = f"public, max-age={KEPT if lasting else FRESH}"
    return response


def refusal(error: TooOften) -> HttpResponse:
    """Return the refusal to look for a card, or to draw one."""
    return HttpResponse(status=429, headers={"Retry-After": str(error.seconds)})
