"""The pages that start the web client, generated at build time for each language.

`index` starts with the lobby, `table` at a table, `table.<game>` at a table of that game. Each page
requests the code and texts for its place at once, so that no file has to arrive before the next is
requested. Only users who may know of a table learn here which game it plays; for everyone else the
page is the same as for a table that does not exist. With a `Link` header the browser sends the
client's first API requests together with those for the code. Their URLs must be spelled as in
`web/src/table/state/head-start.ts`. The previews of shared links are put in as the page is sent.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import urlencode
from uuid import UUID

from django.conf import settings
from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse
from django.utils.cache import patch_cache_control
from django.utils.html import escape
from django.views.decorators.http import require_safe
from django.views.defaults import page_not_found

from gonfalon.server.accounts.models import User
from gonfalon.server.api.limits.limits import TooOften, spend_for
from gonfalon.server.pages.previews import (
    Preview,
    general_preview,
    preview_language,
    preview_of_game,
    preview_of_player,
    preview_of_table,
    tags,
)
from gonfalon.server.request_language import keep_language, requested_language
from gonfalon.server.tables import access
from gonfalon.server.tables.models import Table
from gonfalon.server.tables.refusals import NotFound

# The paths the client has pages for; at any other, it can only show "not found".
PATHS: Final = (
    "lobby",
    "new",
    "new/<slug:game>",
    "tables/<uuid:table>",
    "tables/<uuid:table>/replay/<int:version>",
    "join/<str:invite>",
    "me",
    "preferences",
    "players/<str:name>",
    "leaderboards",
    "sign-in",
    "sign-up",
    "account/reset",
    "account/reset/<str:key>",
    "account/confirm/<str:key>",
    "account/match/<str:key>",
    "gallery",
    "how-to-play/<slug:game>",
    "rules/<slug:game>",
    "learn",
    "learn/<slug:game>",
    "learn/<slug:game>/<slug:lesson>",
    "learn/<slug:game>/<slug:lesson>/<slug:step>",
    "credits",
)
# Search engines may list these. All others are about people and their tables, or are forms.
LISTED: Final = ("/how-to-play/", "/rules/", "/learn", "/leaderboards", "/credits")
LONGEST_INVITE: Final = 32
BEGUN: Final = (Table.Status.PLAYING, Table.Status.OVER, Table.Status.VOID)


def known_table(request: HttpRequest, table_id: UUID | None, invite: str) -> Table | None:
    """Return the table that a page is about, if the user may know of it."""
    try:
        if table_id is None:
            if not 0 < len(invite) <= LONGEST_INVITE:
                return None
            table_id = access.by_invitation(invite)
        user = request.user if isinstance(request.user, User) else None
        return access.find(table_id, user, invite)
    except NotFound:
        return None


def find_subject(
    request: HttpRequest, table_id: UUID | None, invite: str, name: str
) -> tuple[Table | None, Preview | None]:
    """Return the table that a page is about and the preview of its link, as far as there are any.

    Neither if the database does not answer, or is asked too often from an address: the page is
    still served, and the client shows what is wrong.
    """
    if table_id is None and not invite and not name:
        return None, None
    try:
        spend_for(request, "pages")
        if name:
            return None, preview_of_player(request, name)
        table = known_table(request, table_id, invite)
        return table, preview_of_table(request, table, invite)
    except (DatabaseError, TooOften):
        return None, None


def asked_first(table: Table, invite: str) -> str:
    """Return the `Link` header that preloads a table's facts and view."""
    facts = f"/api/tables/{table.id}?{urlencode({'invite': invite})}"
    view = f"/api/tables/{table.id}/view?{urlencode({'invite': invite, 'eyes': 'own'})}"
    return ", ".join(f"<{url}>; rel=preload; as=fetch; crossorigin" for url in (facts, view))


@require_safe
def client_page(
    request: HttpRequest,
    table: UUID | None = None,
    invite: str = "",
    name: str = "",
    game: str = "",
    **_: object,
) -> HttpResponse:
    """Return the page that starts the client."""
    folder: Path | None = settings.WEB_CLIENT
    if folder is None:
        raise Http404
    language = requested_language(request)
    invite = invite or (request.GET.get("invite", "") if table else "")
    known, preview = find_subject(request, table, invite, name)
    board = known if table and known and known.status in BEGUN else None
    page = folder / f"{'index' if table is None else 'table'}.{language}.html"
    of_game = folder / f"table.{board.game}.{language}.html" if board else page
    html = (of_game if of_game.is_file() else page).read_text(encoding="utf-8")
    preview = preview or preview_of_game(request, game)
    shown = preview or general_preview(preview_language(request), request.path)
    response = HttpResponse(with_preview(html, shown))
    if board is not None:
        response["Link"] = asked_first(board, invite)
    keep_language(request, response)
    response["Content-Language"] = language
    response["Vary"] = "Accept-Language, Cookie"
    if not request.path.startswith(LISTED):
        response["X-Robots-Tag"] = "noindex"
    patch_cache_control(response, private=True, no_cache=True)
    return response


def with_preview(html: str, preview: Preview) -> str:
    """Put a preview into the head of a start page."""
    start, title, rest = html.partition("</title>")
    if not title:
        return html
    if not preview.keeps_title:
        start = f"{start.rpartition('<title>')[0]}<title>{escape(preview.title)} · Gonfalon"
    return f"{start}{title}\n    {tags(preview)}{rest}"


def nothing_here(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Let the client show "not found" in the user's language; programs get a bare response."""
    looks = request.method in ("GET", "HEAD") and "text/html" in request.headers.get("Accept", "")
    if settings.WEB_CLIENT is None or not looks:
        return page_not_found(request, exception)
    response = client_page(request)
    response.status_code = 404
    return response
