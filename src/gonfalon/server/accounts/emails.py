"""Emails about the account itself, in our words and the recipient's language.

allauth reports what happened by the name of one of its templates; this module writes the email. An
email uses a name only if the recipient is certainly the account's owner. Entering someone else's
address reveals nothing about them, and the email they get reveals nothing about the sender.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from allauth.account.models import EmailAddress
from django.conf import settings
from django.core.mail import EmailMessage
from django.http import HttpRequest

from gonfalon.server.accounts.locale import language_of, zone_of
from gonfalon.server.accounts.models import User
from gonfalon.server.request_language import requested_language
from gonfalon.server.texts import bundle, say


@dataclass(frozen=True)
class Kind:
    """What an email says, and which of allauth's facts is its link."""

    text: str
    link: str


ASKED = {
    "account/email/email_confirmation": Kind("confirm", "activate_url"),
    "account/email/email_confirmation_signup": Kind("confirm", "activate_url"),
    "account/email/password_reset_key": Kind("reset", "password_reset_url"),
    "account/email/account_already_exists": Kind("known", "password_reset_url"),
    "account/email/unknown_account": Kind("unknown", "signup_url"),
}
CHANGED = {
    "account/email/password_changed": "password",
    "account/email/password_reset": "password",
    "account/email/password_set": "password",
    "account/email/email_changed": "mailbox",
    "account/email/email_confirm": "mailbox",
    "account/email/email_deleted": "mailbox",
    "mfa/email/totp_activated": "app-on",
    "mfa/email/totp_deactivated": "app-off",
    "mfa/email/recovery_codes_generated": "codes",
    "mfa/email/webauthn_added": "passkey-on",
    "mfa/email/webauthn_removed": "passkey-off",
}


def email_of(template: str, to: str, facts: dict[str, Any], request: HttpRequest | None) -> Any:
    """Return the email to send, or None if we have no text of our own for it."""
    user = facts.get("user")
    reader = user if isinstance(user, User) else owner_of(to)
    if reader is not None:
        language = language_of(reader)
    else:
        language = "en" if request is None else requested_language(request)
    texts = bundle(language)
    name = user.username if isinstance(user, User) else ""
    greeting = say(texts, "mail-greeting", name=name) if name else say(texts, "mail-hello")
    site = urlsplit(settings.ORIGIN).netloc
    if template in ASKED:
        kind = ASKED[template]
        subject = say(texts, f"mail-{kind.text}-subject")
        parts = [
            greeting,
            say(texts, f"mail-{kind.text}", site=site, name=name),
            str(facts[kind.link]),
            say(texts, f"mail-{kind.text}-not"),
        ]
    elif template in CHANGED and reader is not None:
        subject = say(texts, "mail-change-subject")
        zone = zone_of(reader)
        where = say(
            texts,
            "mail-change-where",
            at=facts["timestamp"].astimezone(zone),
            zone=zone.key,
            address=facts["ip"],
            browser=facts["user_agent"],
        )
        parts = [
            greeting,
            say(texts, f"mail-change-{CHANGED[template]}"),
            where,
            say(texts, "mail-change-not"),
            f"{settings.ORIGIN}/account/reset",
        ]
    else:
        return None
    headers = {"Auto-Submitted": "auto-generated"}
    return EmailMessage(subject, "\n\n".join(parts) + "\n", to=[to], headers=headers)


def owner_of(mailbox: str) -> User | None:
    """Return the user of a confirmed email address, or None."""
    found = EmailAddress.objects.filter(email=mailbox.lower(), verified=True)
    row = found.select_related("user").first()
    return row.user if row is not None and isinstance(row.user, User) else None
