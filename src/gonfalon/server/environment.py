"""Settings read from environment variables: validated once, then typed."""

from __future__ import annotations

import os
import re
import secrets
from dataclasses import dataclass, field
from urllib.parse import unquote, urlsplit

LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
SHORTEST_KEY = 50  # characters; Django's own minimum for a key that signs sessions
LEAST_VARIETY = 10  # different characters of a key
SHORTEST_TOKEN = 16
MOST_THREADS = 100
CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://[^\s/]\S*")
# A host can vanish without a word. A connection to it is given up after 10 s, also if it is idle
# or has sent a request; a new one is tried for 3 s, and never kept at a server that only reads.
LIVELY = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "target_session_attrs": "read-write",
}


class BadEnvironment(Exception):
    """A setting with an unusable value; the message names the variable."""


@dataclass(frozen=True)
class Environment:
    """Everything a deployment can configure."""

    database: str
    redis: str  # empty for a single process
    secret_key: str
    hosts: tuple[str, ...]
    origin: str
    debug: bool
    mail_from: str
    mail_url: str
    vapid_private_key: str
    vapid_subject: str
    process: str = field(default="web")
    proxies: int = 0  # trusted reverse proxies in front of us that set X-Forwarded-For
    limits: bool = True
    lasting_key: bool = True  # False if the key was generated at startup and will be lost
    old_secret_keys: tuple[str, ...] = ()  # still accepted while the key is being rotated
    metrics_token: str = ""
    legal: str = ""  # the folder of the host's legal pages
    offline: str = ""  # where the games are that need no server
    security_contacts: tuple[str, ...] = ()  # mailto: and https: addresses
    cell: int = 0  # the group of servers that new tables belong to
    log_level: str = "INFO"
    log_plain: bool = False

    @property
    def secure(self) -> bool:
        """True if the site is served over https."""
        return self.origin.startswith("https://")


def read_environment(values: dict[str, str] | None = None) -> Environment:
    """Read the environment. Every variable has a default that works for development."""
    env = dict(os.environ) if values is None else values
    debug = env.get("GONFALON_DEBUG", "0") == "1"
    origin = env.get("GONFALON_ORIGIN", "http://127.0.0.1:8000").rstrip("/")
    parts = urlsplit(origin)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
        raise BadEnvironment("GONFALON_ORIGIN must be like https://play.example.org")
    public = parts.scheme == "https"
    secret = env.get("GONFALON_SECRET_KEY", "")
    token = env.get("GONFALON_METRICS_TOKEN", "")
    if public:
        check_secrets(secret, token)
    if public and debug:
        raise BadEnvironment("GONFALON_DEBUG=1 is for development, not for a public site")
    secret = secret or secrets.token_urlsafe(48)
    proxies = env.get("GONFALON_PROXIES", "0")
    if not proxies.isdecimal():
        raise BadEnvironment("GONFALON_PROXIES must be a number")
    limits = env.get("GONFALON_LIMITS", "1") != "0"
    if not limits and public:
        raise BadEnvironment("GONFALON_LIMITS=0 is for measurements, not for a public site")
    level = env.get("GONFALON_LOG", "info").upper()
    if level not in LEVELS:
        raise BadEnvironment(f"GONFALON_LOG must be one of {', '.join(LEVELS).lower()}")
    hosts = tuple(h for h in env.get("GONFALON_HOSTS", parts.hostname).split(",") if h)
    if not hosts or (public and "*" in hosts):
        raise BadEnvironment("GONFALON_HOSTS must name the hosts of the site, separated by commas")
    threads = env.get("GONFALON_THREADS", "8")
    if not threads.isdecimal() or not 1 <= int(threads) <= MOST_THREADS:
        raise BadEnvironment(f"GONFALON_THREADS must be a number from 1 to {MOST_THREADS}")
    port = env.get("GONFALON_METRICS_LISTEN", "").rpartition(":")[2]
    if port and not (port.isdecimal() and int(port) < 65536):
        raise BadEnvironment("GONFALON_METRICS_LISTEN must be like 127.0.0.1:9101")
    cell = env.get("GONFALON_CELL", "00")
    if not re.fullmatch("[0-9a-f]{2}", cell):
        raise BadEnvironment("GONFALON_CELL must be two hexadecimal digits")
    redis = env.get("GONFALON_REDIS", "redis://127.0.0.1:6379/0")
    if redis and urlsplit(redis).scheme not in ("redis", "rediss", "unix"):
        raise BadEnvironment("GONFALON_REDIS must be a redis:// address, or empty")
    return Environment(
        database=env.get("GONFALON_DATABASE", "postgresql://postgres@127.0.0.1:5432/gonfalon"),
        redis=redis,
        secret_key=secret,
        hosts=hosts,
        origin=origin,
        debug=debug,
        mail_from=env.get("GONFALON_MAIL_FROM", "gonfalon@localhost"),
        mail_url=env.get("GONFALON_MAIL_URL", ""),
        vapid_private_key=env.get("GONFALON_VAPID_PRIVATE_KEY", ""),
        vapid_subject=env.get("GONFALON_VAPID_SUBJECT", ""),
        process=env.get("GONFALON_PROCESS", "web"),
        proxies=int(proxies),
        limits=limits,
        lasting_key=bool(env.get("GONFALON_SECRET_KEY")),
        old_secret_keys=tuple(k for k in env.get("GONFALON_OLD_SECRET_KEYS", "").split(",") if k),
        metrics_token=token,
        legal=legal_folder(env.get("GONFALON_LEGAL", "")),
        offline=offline_address(env.get("GONFALON_OFFLINE", "")),
        security_contacts=contacts(env.get("GONFALON_SECURITY_CONTACT", "")),
        cell=int(cell, 16),
        log_level=level,
        log_plain=env.get("GONFALON_LOG_PLAIN", "0") == "1",
    )


def check_secrets(key: str, token: str) -> None:
    """Refuse secrets of a public site that could be guessed."""
    if not key:
        raise BadEnvironment("GONFALON_SECRET_KEY is needed for a public site")
    if len(key) < SHORTEST_KEY or len(set(key)) < LEAST_VARIETY:
        raise BadEnvironment(
            f"GONFALON_SECRET_KEY must have at least {SHORTEST_KEY} random characters:"
            " python3 -c 'import secrets; print(secrets.token_urlsafe(48))'"
        )
    if token and len(token) < SHORTEST_TOKEN:
        raise BadEnvironment(
            f"GONFALON_METRICS_TOKEN must have at least {SHORTEST_TOKEN} characters"
        )


def legal_folder(name: str) -> str:
    """Return the folder of the legal pages, if there is one."""
    if name and not os.path.isdir(name):
        raise BadEnvironment("GONFALON_LEGAL must be a folder that exists")
    return name


def offline_address(given: str) -> str:
    """Return where `gonfalon static` has been put: a path of this site, or another one."""
    if given and not re.fullmatch(r"(https?:/)?/[!-~]*/", given):
        raise BadEnvironment("GONFALON_OFFLINE must be like /offline/ or https://…/")
    return given


def contacts(given: str) -> tuple[str, ...]:
    """Return the addresses for reports of security problems."""
    found = tuple(one for part in given.split(",") if (one := part.strip()))
    if not all(CONTACT.fullmatch(one) for one in found):
        raise BadEnvironment(
            "GONFALON_SECURITY_CONTACT must be like mailto:security@example.org or https://…"
        )
    return found


def database_settings(url: str) -> dict[str, object]:
    """Return Django's settings for a PostgreSQL URL (the host may be a socket directory)."""
    parts = urlsplit(url)
    if parts.scheme not in ("postgresql", "postgres"):
        raise BadEnvironment("GONFALON_DATABASE must be a postgresql:// address")
    query = dict(pair.split("=", 1) for pair in parts.query.split("&") if "=" in pair)
    host = unquote(query.get("host", "")) or parts.hostname or ""
    return {
        "ENGINE": "gonfalon.server.bypass.postgresql",
        "NAME": parts.path.lstrip("/") or "gonfalon",
        "USER": unquote(parts.username or "postgres"),
        "PASSWORD": unquote(parts.password or ""),
        "HOST": host,
        "PORT": str(parts.port or ""),
        "CONN_MAX_AGE": 600,
        "CONN_HEALTH_CHECKS": True,
        "OPTIONS": {
            **LIVELY,
            "options": "-c statement_timeout=5000 -c lock_timeout=2000"
            " -c idle_in_transaction_session_timeout=5000",
        },
    }


def mail_settings(url: str) -> dict[str, object]:
    """Return Django's mail settings for smtp:// (STARTTLS), smtps://, or "" for the console."""
    if not url:
        return {"EMAIL_BACKEND": "django.core.mail.backends.console.EmailBackend"}
    parts = urlsplit(url)
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadEnvironment("GONFALON_MAIL_URL must be like smtp://name:password@mail.example.org")
    local = parts.hostname in ("127.0.0.1", "::1", "localhost")
    return {
        "EMAIL_BACKEND": "django.core.mail.backends.smtp.EmailBackend",
        "EMAIL_HOST": parts.hostname,
        "EMAIL_PORT": parts.port or {"smtp": 25 if local else 587, "smtps": 465}[parts.scheme],
        "EMAIL_HOST_USER": unquote(parts.username or ""),
        "EMAIL_HOST_PASSWORD": unquote(parts.password or ""),
        "EMAIL_USE_SSL": parts.scheme == "smtps",
        "EMAIL_USE_TLS": parts.scheme == "smtp" and not local,
        "EMAIL_TIMEOUT": 10,
    }
