"""The allauth adapter as the API uses it: emails are limited by the address they go to."""

from __future__ import annotations

import logging
from typing import Any

from gonfalon.server.accounts.adapter import Adapter
from gonfalon.server.accounts.emails import CHANGED, owner_of
from gonfalon.server.api.limits.limits import TooOften, spend

log = logging.getLogger(__name__)

# Emails of new accounts. An account is made even if its address has got too many emails already,
# perhaps because of somebody else; its owner can ask for another one later.
OF_SIGN_UP = (
    "account/email/email_confirmation_signup",
    "account/email/account_already_exists",
)


class LimitedAdapter(Adapter):
    """allauth's hooks, with the limit `mail`: anyone may type in a stranger's address."""

    def send_mail(self, template_prefix: str, email: str, context: dict[str, Any]) -> None:
        """Send an email, or raise TooOften if the address has got too many.

        A notice of a change always reaches the confirmed address of its account: it warns of a
        thief. Whether an email counts must not depend on anything else about the address.
        """
        is_notice = template_prefix in CHANGED
        if not (is_notice and owner_of(email)):
            try:
                spend("mail", email.strip().lower())
            except TooOften:
                if not (is_notice or template_prefix in OF_SIGN_UP):
                    raise
                log.warning("email not sent, its address has got too many: %s", template_prefix)
                return
        super().send_mail(template_prefix, email, context)
