"""The door of the admin pages. It has no lock of its own: staff sign in where everybody does.

The admin's own form would ask for a password alone, as often as one likes. The way in of everybody
counts attempts and asks for the second factor of whoever has one.
"""

from __future__ import annotations

from allauth.account.utils import get_next_redirect_url
from django.conf import settings
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.cache import never_cache

from gonfalon.server.accounts.models import User


@never_cache
def sign_in_first(request: HttpRequest) -> HttpResponse:
    """Send strangers to where people sign in, and staff to their pages; refuse others."""
    wanted = get_next_redirect_url(request) or reverse("admin:index")
    user = request.user
    if not isinstance(user, User):
        return redirect_to_login(wanted, settings.LOGIN_URL)
    if not (user.is_active and user.is_staff):
        raise PermissionDenied
    return HttpResponseRedirect(wanted)
