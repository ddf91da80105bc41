"""What sign-up means here: names by our rule, and no mail where there is no mailbox."""

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

    def get_client_ip(self, request: HttpRequest) -> str:
        """Return where a request comes from, by the same rule as everywhere."""
        from gonfalon.server.api.limits import address

        return address(request)

    def _get_login_attempts_cache_key(self, request: HttpRequest, **credentials: Any) -> str:
        """Count failures by account and address: nobody can lock somebody else out."""
        usual = super()._get_login_attempts_cache_key(request, **credentials)
        return f"{usual}:{self.get_client_ip(request)}"
