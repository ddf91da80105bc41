"""Web push: to a user's subscribed browsers, through the browser vendors' services.

Disabled without a VAPID key in the environment. Endpoints that are gone are deleted. The sending
libraries are imported only when sending, so web processes start without them.
"""

from __future__ import annotations

import base64
import json
import logging
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings
from django.utils import timezone
from py_vapid import Vapid02  # type: ignore[import-untyped]

from gonfalon.server.accounts.models import User
from gonfalon.server.jobs.models import Subscription
from gonfalon.server.jobs.notice_texts import Email

if TYPE_CHECKING:
    import requests

log = logging.getLogger(__name__)

TTL = 24 * 3600  # seconds a push may wait for a browser
PATIENCE = 10.0
GONE = (404, 410)
# The only hosts we send to. Endpoints come from browsers, so anyone can submit any URL.
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)


class PushFailed(Exception):
    """A push service could not be reached or refused the message; worth a retry."""


def services() -> tuple[str, ...]:
    """Return the hosts to which pushes may be sent."""
    return tuple(getattr(settings, "PUSH_SERVICES", SERVICES))


def is_service(endpoint: str) -> bool:
    """True if an endpoint belongs to a known push service."""
    try:
        parts = urlsplit(endpoint)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return False
    if parts.scheme != "https" or parts.username or port not in (None, 443):
        return endpoint.startswith(tuple(getattr(settings, "PUSH_TRIALS", ())) or ("\0",))
    return any(
        host == known or (known.startswith(".") and host.endswith(known)) for known in services()
    )


def is_key(p256dh: str, auth: str) -> bool:
    """True if a browser's keys can be used for encryption."""
    try:
        point, secret = (base64.urlsafe_b64decode(text + "==") for text in (p256dh, auth))
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(secret) == 16


def is_on() -> bool:
    """True if push is configured: a VAPID key, and a contact address."""
    known = settings.ENVIRONMENT
    return bool(known.vapid_private_key) and known.vapid_subject.startswith(("mailto:", "https://"))


@lru_cache(maxsize=2)
def public_key(private: str) -> str:
    """Return the public key that browsers subscribe with."""
    key = Vapid02.from_string(private).public_key
    raw = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def push(user: User, letter: Email, tag: str) -> int:
    """Push to all browsers of a user; return how many accepted it.

    One failing browser does not affect the others. Raises PushFailed, worth a retry, only if some
    failed and none was reached.
    """
    if not is_on():
        return 0
    import requests

    subscriptions = list(Subscription.objects.filter(user=user))
    data = json.dumps(
        {"title": letter.subject, "body": letter.body, "url": letter.link, "tag": tag}
    )
    sent = failed = 0
    with requests.Session() as session:
        session.max_redirects = 0  # never follow a redirect
        for subscription in subscriptions:
            try:
                sent += send(session, subscription, data)
            except PushFailed:
                failed += 1
    if failed and not sent:
        raise PushFailed
    return sent


def send(session: requests.Session, subscription: Subscription, data: str) -> int:
    """Push to one browser; delete its subscription if it is gone."""
    if not is_service(subscription.endpoint):
        subscription.delete()
        return 0
    import requests
    from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

    known = settings.ENVIRONMENT
    try:
        webpush(
            {
                "endpoint": subscription.endpoint,
                "keys": {"p256dh": subscription.p256dh, "auth": subscription.auth},
            },
            data,
            vapid_private_key=known.vapid_private_key,
            vapid_claims={"sub": known.vapid_subject},
            ttl=TTL,
            timeout=PATIENCE,
            requests_session=session,
        )
    except WebPushException as error:
        status = 0 if error.response is None else error.response.status_code
        if status in GONE:
            subscription.delete()
            return 0
        log.warning("push refused: %s", status)
        raise PushFailed from None
    except (requests.RequestException, ValueError, TypeError) as error:
        log.warning("push failed: %s", type(error).__name__)
        raise PushFailed from None
    Subscription.objects.filter(pk=subscription.pk).update(used_at=timezone.now())
    return 1
