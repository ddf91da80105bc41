"""Guests: play with one click; add an email address and a password later, and keep everything."""

from __future__ import annotations

import secrets

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
from gonfalon.server.accounts.names import check_name, tidy

# fmt: off
FIRST = (
    "Amber", "Ashen", "Bold", "Brave", "Bright", "Calm", "Clever", "Copper", "Crimson", "Eager",
    "Early", "Fair", "Gentle", "Golden", "Green", "Grey", "Hardy", "Honest", "Jolly", "Keen",
    "Kind", "Lively", "Lucky", "Merry", "Mild", "Misty", "Nimble", "Noble", "Patient", "Proud",
    "Quick", "Quiet", "Red", "Royal", "Ruddy", "Rustic", "Silver", "Sly", "Snowy", "Sober",
    "Steady", "Stout", "Sunny", "Swift", "Tall", "Tidy", "Trusty", "Wary", "White", "Wise", "Witty",
)
# fmt: on
# fmt: off
SECOND = (
    "Archer", "Badger", "Baker", "Baron", "Bear", "Beaver", "Boar", "Brewer", "Cooper", "Crane",
    "Crow", "Deer", "Duke", "Eagle", "Falcon", "Ferret", "Finch", "Fox", "Goose", "Hare", "Hawk",
    "Hedgehog", "Heron", "Herald", "Hound", "Jackdaw", "Knight", "Lark", "Lynx", "Mason", "Miller",
    "Minstrel", "Monk", "Otter", "Owl", "Page", "Pilgrim", "Raven", "Rook", "Sage", "Scribe",
    "Smith", "Sparrow", "Squire", "Stag", "Stork", "Swan", "Tanner", "Thrush", "Weaver", "Wolf",
    "Wren",
)
# fmt: on


def readable_name() -> str:
    """Return a name such as "Brave Otter 4821"."""
    number = secrets.randbelow(9000) + 1000
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)} {number}"


def make_guest(language: str = "en", time_zone: str = "UTC") -> User:
    """Create a guest with a free name."""
    for _ in range(20):
        guest = User(
            username=readable_name(), is_guest=True, language=language, time_zone=time_zone
        )
        guest.set_unusable_password()
        try:
            with transaction.atomic():
                guest.save()
        except IntegrityError:
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
