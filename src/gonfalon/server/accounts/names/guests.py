"""Guests: play with one click; add an email address and a password later, and keep everything."""

from __future__ import annotations

from allauth.account.internal.flows.email_verification import (
    send_verification_email_to_address,
)
from allauth.account.internal.flows.login import record_authentication
from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from django.contrib.auth import login, update_session_auth_hash
from django.contrib.auth.password_validation import validate_password
from django.core.exceptions import ValidationError
from django.core.validators import validate_email
from django.db import IntegrityError, transaction
from django.http import HttpRequest

from gonfalon.server.accounts.models import User, is_taken
from gonfalon.server.accounts.names.guest_names import readable_name
from gonfalon.server.accounts.names.names import check_name, tidy


def make_guest(language: str = "en", time_zone: str = "UTC", name: str = "") -> User:
    """Create a guest with this name, which is valid and free, or with one made up for them."""
    for _ in range(20):
        guest = User(
            username=name or readable_name(language),
            is_guest=True,
            language=language,
            time_zone=time_zone,
        )
        guest.set_unusable_password()
        try:
            with transaction.atomic():
                guest.save()
        except IntegrityError:
            if name:
                raise
            continue
        return guest
    raise RuntimeError("no free name for a guest")


def enter(request: HttpRequest, guest: User) -> None:
    """Sign a guest in."""
    login(request, guest)


def upgrade(request: HttpRequest, guest: User, name: str, email: str, password: str) -> User:
    """Make a guest a full account: the same row, so every match stays theirs.

    The response is the same whether or not the email address already has an account. Only someone
    who can read its email can confirm it.
    """
    name, email = tidy(name), email.strip().lower()
    check_name(name)
    validate_email(email)
    with transaction.atomic():
        user = User.objects.select_for_update().get(pk=guest.pk)
        if not user.is_guest:
            raise ValidationError("This is a full account already.", code="not-a-guest")
        if is_taken(name, but=user):
            raise ValidationError("This name is taken.", code="name-taken")
        user.rename(name)
        user.email, user.is_guest = email, False
        validate_password(password, user)
        user.set_password(password)
        user.save()
        address = EmailAddress.objects.create(user=user, email=email, primary=True, verified=False)
    old = request.session.session_key
    update_session_auth_hash(request, user)
    UserSession.objects.filter(session_key=old).delete()
    request.user = user
    UserSession.objects.create_from_request(request)
    record_authentication(request, user, method="password")
    send_verification_email_to_address(request, address, signup=True)
    return user
