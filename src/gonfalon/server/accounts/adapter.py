"""What sign-up means here: names by our rule, mails in our words and the reader's language."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from django.core.exceptions import ValidationError
from django.http import HttpRequest

from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.names import check_name, tidy


class Adapter(DefaultAccountAdapter):  # type: ignore[misc]
    """allauth's questions, answered for Gonfalon."""

    username_validators = (check_name,)

    def clean_username(self, username: str, shallow: bool = False) -> Any:
        """Accept free names of our form only."""
        username = tidy(username)
        check_name(username)
        if not shallow and User.objects.filter(username__iexact=username).exists():
            raise ValidationError("This name is taken.", code="username_taken")
        return super().clean_username(username, shallow=shallow)

    def save_user(self, request: HttpRequest, user: User, form: Any, commit: bool = True) -> Any:
        """Keep a new account with the language of the page it was made on."""
        from gonfalon.server.operations.client import language_of

        user.language = language_of(request)
        return super().save_user(request, user, form, commit)

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send a mail in our words, where we have them."""
        from gonfalon.server.accounts.letters import letter

        ours = letter(template_prefix, email, context, self.request)
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
        """Tell somebody of a change, by name."""
        facts = {**(context or {}), "user": user}
        super().send_notification_mail(template_prefix, user, facts, email)

    def get_client_ip(self, request: HttpRequest) -> str:
        """Return where a request comes from, by the same rule as everywhere."""
        from gonfalon.server.api.limits import address

        return address(request)

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Count failures by account and address: nobody can lock somebody else out."""
        usual = super()._get_login_attempts_cache_key(request, **credentials)
        return f"{usual}:{self.get_client_ip(request)}"
