"""Commands that were ended with Ctrl-C."""

from __future__ import annotations

import sys
from typing import Final

STOPPED: Final = 130
"""Their exit code, as shells have it."""


def say_stopped(text: str = "") -> None:
    """Say on the error stream that the command was stopped, below the ^C of the terminal."""
    below = "\n" if sys.stderr.isatty() else ""
    print(f"{below}gonfalon: stopped{text}", file=sys.stderr)
