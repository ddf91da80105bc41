"""Web push: to a user's subscribed browsers, through the browser vendors' services.

Disabled without a VAPID key in the environment. Endpoints that are gone are deleted. The sending
libraries are imported only when sending, so web processes start without them.
"""

from __future__ import annotations

import base64
import json
import logging
import time
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from django.conf import settings
from django.db.models import F
from django.utils import timezone
from py_vapid import Vapid02  # type: ignore[import-untyped]

from gonfalon.server.accounts.models import User
from gonfalon.server.jobs.models import Subscription
from gonfalon.server.jobs.notice_texts import Email
from gonfalon.server.jobs.web_push.endpoints import checked_endpoint

log = logging.getLogger(__name__)

DEADLINE = 10.0  # seconds for all browsers of a user together
LEAST = 2.0  # seconds for each, as long as there are any
GONE = (404, 410)
ACCEPTED = 202  # and anything below

Post = Callable[[dict[str, Any], str, float], int]


class PushFailed(Exception):
    """A push service could not be reached or refused the message; worth a retry."""


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

    One failing browser does not affect the others: each may use its share of the time that is
    left, and those that worked last come first. Raises PushFailed, worth a retry, only if some
    failed and none was reached.
    """
    if not is_on():
        return 0
    from gonfalon.server.jobs.web_push.connections import post

    found = Subscription.objects.filter(user=user).order_by(F("used_at").desc(nulls_last=True))
    subscriptions = list(found)
    data = json.dumps(
        {"title": letter.subject, "body": letter.body, "url": letter.link, "tag": tag}
    )
    sent = failed = 0
    until = time.monotonic() + DEADLINE
    for number, subscription in enumerate(subscriptions):
        left = until - time.monotonic()
        share = max(LEAST, left / (len(subscriptions) - number))
        try:
            sent += send(post, subscription, data, min(left, share))
        except PushFailed:
            failed += 1
    if failed and not sent:
        raise PushFailed
    return sent


def send(post: Post, subscription: Subscription, data: str, seconds: float) -> int:
    """Push to one browser; delete its subscription if it is gone."""
    url = checked_endpoint(subscription.endpoint)
    status = 0
    if url is not None:
        keys = {"p256dh": subscription.p256dh, "auth": subscription.auth}
        try:
            status = post({"endpoint": url, "keys": keys}, data, seconds)
        except (OSError, ValueError, TypeError) as error:
            log.warning("push failed: %s", type(error).__name__)
            raise PushFailed from None
    if url is None or status in GONE:
        subscription.delete()
        return 0
    if status > ACCEPTED:
        log.warning("push refused: %s", status)
        raise PushFailed
    Subscription.objects.filter(pk=subscription.pk).update(used_at=timezone.now())
    return 1
