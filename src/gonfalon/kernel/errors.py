"""What can go wrong, by who has to act on it.

Distinct classes, so that a caller can tell a wrong answer (`Refused`: say why, nothing changed)
from a damaged file (`RecordError`, `ContentError`) and from a fault of ours (`KernelError`).
"""

from __future__ import annotations


class GonfalonError(Exception):
    """Anything this library raises on purpose."""


class Refused(GonfalonError):
    """An input that is not offered. The match is exactly as it was before.

    `code` is stable text for programs; the message is for people who read logs.
    """

    def __init__(self, code: str, message: str = "", rule: str = "") -> None:
        super().__init__(message or code)
        self.code = code
        self.rule = rule


class ContentError(GonfalonError):
    """A content file or pack that does not describe a playable game."""


class RecordError(GonfalonError):
    """A record that cannot be read, or that does not replay to itself."""


class KernelError(GonfalonError):
    """A broken promise of the kernel or of a game: a fault to report, never a player's."""
