"""Access to the admin pages. Staff sign in where everyone does.

The admin's own form would ask for a password only, without limiting attempts. The normal sign-in
limits attempts and asks for the second factor. Staff must have one: without it they are redirected
to the page where it is set up.
"""

from __future__ import annotations

from typing import cast

from allauth.account.utils import get_next_redirect_url
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.contrib.admin import AdminSite
from django.contrib.auth.views import redirect_to_login
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.views.decorators.cache import never_cache

from gonfalon.server.accounts.models import User

SET_IT_UP = "/preferences#second-factor"  # a page of the web client


def has_factor(user: User) -> bool:
    """True if an account has an authenticator app or a passkey."""
    strong = (Authenticator.Type.TOTP, Authenticator.Type.WEBAUTHN)
    return bool(Authenticator.objects.filter(user=user, type__in=strong).exists())


class StaffSite(AdminSite):
    """The admin pages, for staff with a second factor."""

    def has_permission(self, request: HttpRequest) -> bool:
        """True if the user may open admin pages."""
        return super().has_permission(request) and has_factor(cast("User", request.user))


@never_cache
def sign_in_first(request: HttpRequest) -> HttpResponse:
    """Redirect anonymous users to the sign-in page, and staff to their page or to factor setup."""
    wanted = get_next_redirect_url(request) or reverse("admin:index")
    user = request.user
    if not isinstance(user, User):
        return redirect_to_login(wanted, settings.LOGIN_URL)
    if not (user.is_active and user.is_staff):
        raise PermissionDenied
    if not has_factor(user):
        return HttpResponseRedirect(SET_IT_UP)
    return HttpResponseRedirect(wanted)
