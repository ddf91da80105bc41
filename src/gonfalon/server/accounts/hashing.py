"""Passwords: Argon2id, with parameters that keep the server responsive when many sign in.

Django's own parameters take 100 MiB and eight threads per password. These are OWASP's minimum, and
one password is hashed at a time, so memory use and the CPU left for other requests stay the same
however many users sign in. Sign-ins queue outside the threads that serve other requests
(`request_threads.BoundedPool`). Hashes with other parameters are replaced at sign-in.
"""

from __future__ import annotations

import threading

from django.contrib.auth.hashers import Argon2PasswordHasher

ONE_AT_A_TIME = threading.Lock()


class Argon2(Argon2PasswordHasher):
    """Argon2id with 19 MiB, two passes, one thread."""

    time_cost = 2
    memory_cost = 19 * 1024  # KiB
    parallelism = 1

    def encode(self, password: str, salt: str) -> str:
        """Hash a password, one at a time."""
        with ONE_AT_A_TIME:
            return super().encode(password, salt)

    def verify(self, password: str, encoded: str) -> bool:
        """Check a password against a hash, one at a time."""
        with ONE_AT_A_TIME:
            return super().verify(password, encoded)
