"""How a match's seed is made, so that nobody can choose it alone.

The house (whoever runs the server) commits to a secret before the seats contribute anything. Then
every seat commits to a contribution and reveals it once all have committed. The seed is derived
from all of them. After the match the house reveals its secret, and anyone can check the result:

    house commitment = SHA-256("gonfalon/1 house" NUL salt secret)
    seat commitment  = SHA-256("gonfalon/1 seat" NUL contribution)
    seed             = HMAC-SHA-256(secret, "gonfalon/1 seed" NUL table NUL settings NUL c0 NUL …)

A seat that does not reveal in time contributes its commitment, or the word "absent" if it made
none. This default is published, so nobody can get a different deal by staying away.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from gonfalon.kernel.values.errors import RecordError

HOUSE: Final = b"gonfalon/1 house\0"
SEAT: Final = b"gonfalon/1 seat\0"
SEED: Final = b"gonfalon/1 seed\0"
ABSENT: Final = "absent"


def named_seed(name: int | str) -> bytes:
    """Return the seed that a number or a text stands for, in tests, lessons and research."""
    return hashlib.sha256(f"gonfalon:{name}".encode()).digest()


def house_commitment(secret: bytes, salt: bytes) -> str:
    """Return the house's commitment to its secret, published before anything else."""
    return hashlib.sha256(HOUSE + salt + secret).hexdigest()


def seat_commitment(contribution: str) -> str:
    """Return the commitment a seat publishes before it reveals its contribution."""
    return hashlib.sha256(SEAT + contribution.encode()).hexdigest()


def counted(commitment: str, contribution: str) -> str:
    """Return a seat's contribution if it matches the commitment, else the default."""
    if contribution and commitment == seat_commitment(contribution):
        return contribution
    return commitment or ABSENT


def seed_of(secret: bytes, table: str, settings: str, contributions: list[str]) -> bytes:
    """Derive the seed of a match. `settings` is their canonical JSON."""
    parts = [table.encode(), settings.encode(), *(c.encode() for c in contributions)]
    return hmac.new(secret, SEED + b"\0".join(parts), hashlib.sha256).digest()


class Origin:
    """The proof of how a seed was made, as published in the record of a finished match."""

    __slots__ = ("commitment", "contributions", "salt", "secret", "table")

    def __init__(
        self, table: str, commitment: str, secret: bytes, salt: bytes, contributions: list[str]
    ) -> None:
        self.table = table
        self.commitment = commitment
        self.secret = secret
        self.salt = salt
        self.contributions = contributions

    def check(self, seed: bytes, settings: str, seats: int) -> None:
        """Raise `RecordError` if the seed was not made from these secrets and contributions."""
        if house_commitment(self.secret, self.salt) != self.commitment:
            raise RecordError("the house's secret does not fit its commitment")
        if len(self.contributions) != seats:
            raise RecordError("every seat needs a contribution")
        if seed_of(self.secret, self.table, settings, self.contributions) != seed:
            raise RecordError("the seed is not made of the house's secret and the contributions")
