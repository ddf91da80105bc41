"""A link that signs its holder in, for a user who runs the demo on their own machine.

Outside the demo there are no such links, and the path is an ordinary 404.
"""

from __future__ import annotations

import secrets
from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_GET

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.names.guests import enter as sign_in
from gonfalon.server.accounts.names.guests import make_guest

_links: dict[str, UUID] = {}


def returning_guest(known: str) -> User:
    """Return the guest of the previous run, or a new one."""
    try:
        found = User.objects.filter(pk=UUID(known), is_active=True).first()
    except ValueError:
        found = None
    return found or make_guest()


def make_link(user: User) -> str:
    """Return the path of a sign-in link for a user; it works while this process runs."""
    ticket = secrets.token_urlsafe(24)
    _links[ticket] = user.pk
    return f"/enter/{ticket}"


@require_GET
@never_cache
def enter(request: HttpRequest, ticket: str) -> HttpResponse:
    """Sign in the holder of a link."""
    given = ticket.encode()
    found = next((u for t, u in _links.items() if secrets.compare_digest(t.encode(), given)), None)
    if found is None:
        raise Http404
    sign_in(request, User.objects.get(pk=found))
    return HttpResponseRedirect("/")
