"""Logs: one JSON object per line, with the request id and without secrets.

The rules, in this order: an exception is logged by type and location, never by its message. A field
with the name of a secret is struck out, wherever it appears. Text that looks like a secret is
struck out, whatever its name. And no line is long enough to hold the state of a match.
"""

from __future__ import annotations

import copy
import logging
import re
import traceback
from collections.abc import Mapping
from types import TracebackType
from typing import Any

import structlog
from structlog.typing import EventDict, WrappedLogger

STRUCK = "[struck-out]"
LONGEST = 400  # characters of a text
MOST = 40  # entries of a list or a mapping
DEEPEST = 4
PLACES = 12

# Whole field names, in lower case, with dashes as underscores.
SECRET_NAMES = frozenset(
    (
        *("authorization", "cookies", "set_cookie", "csrf", "csrftoken", "csrfmiddlewaretoken"),
        *("passwd", "code", "totp", "otp", "key", "keys", "ticket", "invite", "auth", "p256dh"),
        *("session", "sessionid", "session_key", "__host_sessionid", "__host_csrftoken"),
        *("state", "nonce", "chance", "draws", "hand", "hands", "deck", "decks", "pile", "piles"),
        *("world", "view", "views", "match", "answers", "options", "sealed", "hidden", "knowledge"),
        *("email", "mail", "mailbox", "recipient", "recipients", "address", "ip", "remote_addr"),
        *("x_forwarded_for", "database", "dsn", "url", "endpoint", "request", "body", "data"),
        *("params", "args", "query", "query_string", "get", "post"),
    )
)
SECRET_PARTS = ("password", "secret", "token", "cookie", "private", "seed", "salt", "contribution")

PATTERNS: tuple[tuple[re.Pattern[str], str], ...] = (
    # name=value, name: value, "name": value: to the end of the value, or of the text if it nests
    (
        re.compile(
            r"""(?ix) (["']? \b (?:__Host-)? (?: sessionid | csrftoken | authorization | cookie
            | set-cookie | password | secret | token | seed | salt | state | hand s? | deck s?
            | sealed | contribution | invite | ticket | world | answers ) ["']? \s* [=:] \s* )
            (?: [{\[(] .* | (?:bearer|basic)\s+\S+ | "[^"]*" | '[^']*' | [^\s,;&]+ )""",
            re.DOTALL,
        ),
        rf"\1{STRUCK}",
    ),
    (re.compile(r"(?i)\b(bearer|basic)\s+[\w.~+/=-]+"), rf"\1 {STRUCK}"),
    (re.compile(r"\bgon_[\w-]+"), STRUCK),
    (re.compile(r"(?<=://)[^/\s@]+@"), f"{STRUCK}@"),
    (re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+"), STRUCK),
    (re.compile(r"(?<=\?)\S+"), STRUCK),  # the query of a URL
    # paths that contain a secret
    (re.compile(r"(?<=/)(invitations|confirm|reset|enter|tickets?)/[^/\s'\"]+"), rf"\1/{STRUCK}"),
    # keys, seeds and digests: long hexadecimal or base64 (table ids have dashes)
    (re.compile(r"\b[0-9a-fA-F]{24,}\b"), STRUCK),
    (re.compile(r"(?<![\w/+=.-])[\w+/=-]{40,}(?![\w/+=-])"), STRUCK),
    # what PostgreSQL appends to its errors: the row itself
    (re.compile(r"(?s)\b(DETAIL|CONTEXT|Failing row|Key \().*"), STRUCK),
)
UUID = re.compile(r"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}")

_known: set[str] = set()


def never_log(*values: str) -> None:
    """Strike out these exact texts everywhere: the keys and passwords of this deployment."""
    _known.update(value for value in values if len(value) >= 6)


def secret_name(name: str) -> bool:
    """True if a field of that name is struck out."""
    plain = name.lower().replace("-", "_").removeprefix("http_")
    return plain in SECRET_NAMES or any(part in plain for part in SECRET_PARTS)


def clean_text(text: str) -> str:
    """Return a text without anything that looks like a secret."""
    for value in _known:
        text = text.replace(value, STRUCK)
    for pattern, instead in PATTERNS:
        text = pattern.sub(instead, text)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def clean(value: Any, depth: int = DEEPEST) -> Any:
    """Return a value that is safe to log."""
    if value is None or isinstance(value, (bool, int, float)):
        return value
    if isinstance(value, str):
        return value if UUID.fullmatch(value) else clean_text(value)
    if depth == 0:
        return STRUCK
    if isinstance(value, Mapping):
        return {
            str(name): STRUCK if secret_name(str(name)) else clean(found, depth - 1)
            for name, found in list(value.items())[:MOST]
        }
    if isinstance(value, (list, tuple, set, frozenset)):
        return [clean(found, depth - 1) for found in list(value)[:MOST]]
    if isinstance(value, BaseException):
        return type(value).__name__
    text = str(value) if type(value).__module__ in ("uuid", "datetime", "decimal") else ""
    return text or f"<{type(value).__name__}>"  # an object's own text could contain anything


# -- processors ---------------------------------------------------------------------------------


def places_of(found: TracebackType | None) -> list[str]:
    """Return the location of an exception: files and lines, no values."""
    return [f"{p.filename}:{p.lineno} {p.name}" for p in traceback.extract_tb(found)[-PLACES:]]


def without_words(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Replace an exception by its type and location: its message may contain anything."""
    info = event.pop("exc_info", None)
    event.pop("stack_info", None)
    event.pop("exception", None)
    if isinstance(info, BaseException):
        info = (type(info), info, info.__traceback__)
    if isinstance(info, tuple) and info[0] is not None:
        event["kind"] = info[0].__name__
        event["places"] = places_of(info[2])
    return event


class Lines(structlog.stdlib.ProcessorFormatter):
    """Formats records; an exception among a message's arguments becomes its type name."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        args = record.args
        if isinstance(args, tuple) and any(isinstance(arg, BaseException) for arg in args):
            record = copy.copy(record)
            record.args = tuple(
                type(arg).__name__ if isinstance(arg, BaseException) else arg for arg in args
            )
        return super().format(record)


KEEP = frozenset(("places",))
ADDED_BY_US = frozenset(("_record", "_from_structlog", "timestamp", "level", "logger", "route"))


def strike_out(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Strike secrets out of everything that is about to be written."""
    for copied in ("color_message", "message", "asctime"):  # copies of the text, added by others
        event.pop(copied, None)
    for name in list(event):
        if name in ADDED_BY_US:
            continue
        if name != "event" and secret_name(name):
            event[name] = STRUCK
        elif name == "request_id" and isinstance(event[name], str):
            event[name] = event[name][:64]
        elif name in KEEP:
            event[name] = [str(place) for place in list(event[name])[-PLACES:]]
        else:
            event[name] = clean(event[name])
    return event


COMMON: list[Any] = [
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.stdlib.ExtraAdder(),
    without_words,
    strike_out,
]


def log_settings(level: str = "INFO", plain: bool = False) -> dict[str, Any]:
    """Return Django's LOGGING: everything goes to standard error, as JSON or readable text."""
    renderer: Any = (
        structlog.dev.ConsoleRenderer(colors=False)
        if plain
        else structlog.processors.JSONRenderer(sort_keys=True, ensure_ascii=False)
    )
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {
                "()": Lines,
                "foreign_pre_chain": COMMON,
                "processors": [
                    structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                    strike_out,
                    renderer,
                ],
            }
        },
        "handlers": {"line": {"class": "logging.StreamHandler", "formatter": "line"}},
        "root": {"handlers": ["line"], "level": level},
        "loggers": {
            # Django's own handlers (mail to admins, its console) are not wanted.
            "django": {"handlers": [], "level": level, "propagate": True},
            "django.server": {"handlers": [], "level": "WARNING", "propagate": True},
            "django.db.backends": {"level": "WARNING"},
            "django.request": {"level": "ERROR"},  # Requests logs refusals
            "uvicorn": {"handlers": [], "level": level, "propagate": True},
            "uvicorn.access": {"handlers": [], "level": "CRITICAL", "propagate": False},
            "procrastinate": {"level": "WARNING"},  # its lines show the arguments of jobs
            "httpx": {"level": "WARNING"},
        },
    }


def use_structlog() -> None:
    """Route `structlog.get_logger()` through the same handlers as `logging.getLogger()`."""
    structlog.configure(
        processors=[
            *(step for step in COMMON if not isinstance(step, structlog.stdlib.ExtraAdder)),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
