"""The endpoints of browsers: URLs of known push services, and nothing else.

Browsers get an endpoint from their vendor and hand it to us, so anyone can submit any text. The
parser that sends (urllib3) decides which host a URL has, and only a URL that is built again from
the parts it found is used. Where its host leads is checked when connecting
(`jobs.push_connections`).
"""

from __future__ import annotations

import re

from django.conf import settings

# A leading dot stands for any name in front of it.
SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    ".push.apple.com",
)
HOST = re.compile(r"(?=.{4,253}\Z)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})+")
URL = re.compile(r"[A-Za-z0-9._~:/?!$&'()*+,;=%-]{12,1000}")  # neither \ nor @, #, [ or spaces


def checked_endpoint(endpoint: str) -> str | None:
    """Return the URL to send to, or None if it does not belong to a known push service."""
    if endpoint.startswith(trials()):
        return endpoint
    from urllib3.util.url import Url, parse_url

    if not URL.fullmatch(endpoint):
        return None
    try:
        found = parse_url(endpoint)
    except ValueError:
        return None
    host = found.host or ""
    if not HOST.fullmatch(host) or not endpoint.startswith(f"https://{host}/"):
        return None  # a user, a port, another spelling of the host, …
    if not any(host == known or (known[0] == "." and host.endswith(known)) for known in SERVICES):
        return None
    return Url(scheme="https", host=host, path=found.path, query=found.query).url


def trials() -> tuple[str, ...]:
    """Return beginnings of addresses that tests may push to."""
    return tuple(getattr(settings, "PUSH_TRIALS", ()))
