"""The allauth adapter: our rules for names, our own emails in the user's language."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.account.internal.flows.reauthentication import (
    get_reauthentication_flows,
    raise_if_reauthentication_required,
)
from allauth.core import context
from allauth.core.exceptions import ReauthenticationRequired
from django.contrib.auth import HASH_SESSION_KEY
from django.core.exceptions import ValidationError
from django.http import HttpRequest

from gonfalon.server.accounts.emails import email_of
from gonfalon.server.accounts.models import User, is_taken
from gonfalon.server.accounts.names.names import check_name, tidy
from gonfalon.server.accounts.sessions import recently
from gonfalon.server.client_address import address
from gonfalon.server.request_language import requested_language
from gonfalon.server.site.state import site_state


class Adapter(DefaultAccountAdapter):  # type: ignore[misc]
    """allauth's hooks for Gonfalon."""

    username_validators = (check_name,)

    def is_open_for_signup(self, request: HttpRequest) -> bool:
        """Return whether operators let new accounts be made."""
        return site_state().registration_open

    def clean_username(self, username: str, shallow: bool = False) -> Any:
        """Accept only free names that pass our checks."""
        username = tidy(username)
        check_name(username)
        if not shallow and is_taken(username):
            raise ValidationError("This name is taken.", code="username_taken")
        return super().clean_username(username, shallow=shallow)

    def save_user(self, request: HttpRequest, user: User, form: Any, commit: bool = True) -> Any:
        """Store a new account with the language of the page it was made on."""
        user.language = requested_language(request)
        return super().save_user(request, user, form, commit)

    def set_password(self, user: User, password: str) -> None:
        """Set a password; a first one requires a recent sign-in.

        An existing password has already been checked, or is being reset by an emailed link.
        """
        asking = context.request.user
        if asking.is_authenticated and not asking.is_guest and not user.has_usable_password():
            raise_if_reauthentication_required(context.request, app="allauth.account")
        super().set_password(user, password)

    def reauthenticate(self, user: User, password: str) -> bool:
        """Check the password again; if this rehashes it, the current session stays valid."""
        before = user.password
        right = bool(super().reauthenticate(user, password))
        user.refresh_from_db(fields=["password"])
        if right and user.password != before:
            context.request.session[HASH_SESSION_KEY] = user.get_session_auth_hash()
        return right

    def is_reauthentication_required(self, *, app: str, **kwargs: Any) -> bool:
        """Also require it of accounts with neither password nor factor, which allauth lets pass."""
        request = context.request
        if not get_reauthentication_flows(request.user) and not recently(request):
            raise ReauthenticationRequired
        return bool(super().is_reauthentication_required(app=app, **kwargs))

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send our own version of an email, where there is one."""
        ours = email_of(template_prefix, email, context, self.request)
        if ours is None:
            super().send_mail(template_prefix, email, context)
        else:
            ours.send()

    def send_notification_mail(
        self,
        template_prefix: str,
        user: User,
        context: dict[str, Any] | None = None,
        email: str | None = None,
    ) -> None:
        """Notify a user of a change, with their name in the email."""
        facts = {**(context or {}), "user": user}
        super().send_notification_mail(template_prefix, user, facts, email)

    def get_client_ip(self, request: HttpRequest) -> str:
        """Return the client's address, by the same rule as everywhere else."""
        return address(request)

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Count failures by account and address, so that no one can lock another user out."""
        usual = super()._get_login_attempts_cache_key(request, **credentials)
        return f"{usual}:{self.get_client_ip(request)}"
