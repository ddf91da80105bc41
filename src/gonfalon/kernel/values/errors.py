"""The library's exceptions, grouped by who should act on them.

Callers can distinguish invalid input (`Refused`: show the reason, nothing has changed) from a
damaged file (`RecordError`, `ContentError`) and from a bug in the kernel or a game (`KernelError`).
"""

from __future__ import annotations


class GonfalonError(Exception):
    """Base class of everything this library raises on purpose."""


class Refused(GonfalonError):
    """An input that the match does not accept. The match is unchanged.

    `code` is a stable string for programs; the message is for logs. `rule` is the id of the rule
    that forbids the input, if there is one.
    """

    def __init__(self, code: str, message: str = "", rule: str = "") -> None:
        super().__init__(message or code)
        self.code = code
        self.rule = rule


class ContentError(GonfalonError):
    """A content file or pack that does not describe a playable game."""


class RecordError(GonfalonError):
    """A record that cannot be read, or whose replay differs from it."""


class NotInstalled(GonfalonError):
    """A match needs rules or content that are not installed. It can be stored but not continued.

    `code` is a stable string for programs that says which of the two is missing.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class KernelError(GonfalonError):
    """A bug in the kernel or in a game. Report it; it is never the player's fault."""
