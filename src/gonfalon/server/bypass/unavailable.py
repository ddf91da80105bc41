"""Errors that say the database is not there, or not for us, at the moment.

Connections refused, broken, timed out or too many; a lock or a statement that took too long; a full
disk; a server that starts, stops or has become a standby. Whoever tries again may succeed.
"""

from __future__ import annotations

from typing import Final

from django.db import InterfaceError, OperationalError

UNAVAILABLE: Final = (OperationalError, InterfaceError)
