"""Where a match's seed comes from, so that nobody chose it alone.

The house (whoever runs the table) commits to a secret before the seats contribute anything; then
every seat commits to a contribution, and reveals it when all have committed. The seed is made of
all of them. After the match the house opens its secret, and anybody can repeat the sum:

    house commitment = SHA-256("gonfalon/1 house" NUL salt secret)
    seat commitment  = SHA-256("gonfalon/1 seat" NUL contribution)
    seed             = HMAC-SHA-256(secret, "gonfalon/1 seed" NUL table NUL options NUL c0 NUL c1 …)

A seat that does not reveal in time contributes its commitment, or the word "absent" if it has
made none: a published default, so that nobody gains a new deal by staying away.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from gonfalon.kernel.errors import RecordError

HOUSE: Final = b"gonfalon/1 house\0"
SEAT: Final = b"gonfalon/1 seat\0"
SEED: Final = b"gonfalon/1 seed\0"
ABSENT: Final = "absent"


def house_commitment(secret: bytes, salt: bytes) -> str:
    """Return what the house publishes first."""
    return hashlib.sha256(HOUSE + salt + secret).hexdigest()


def seat_commitment(contribution: str) -> str:
    """Return what a seat publishes before it reveals its contribution."""
    return hashlib.sha256(SEAT + contribution.encode()).hexdigest()


def counted(commitment: str, contribution: str) -> str:
    """Return what counts for a seat: its contribution if it fits, else the default."""
    if contribution and commitment == seat_commitment(contribution):
        return contribution
    return commitment or ABSENT


def seed_of(secret: bytes, table: str, options: str, contributions: list[str]) -> bytes:
    """Return the seed of the match."""
    parts = [table.encode(), options.encode(), *(c.encode() for c in contributions)]
    return hmac.new(secret, SEED + b"\0".join(parts), hashlib.sha256).digest()


class Origin:
    """The proof of a seed, as it stands in the record of a finished match."""

    __slots__ = ("commitment", "contributions", "salt", "secret", "table")

    def __init__(
        self, table: str, commitment: str, secret: bytes, salt: bytes, contributions: list[str]
    ) -> None:
        self.table = table
        self.commitment = commitment
        self.secret = secret
        self.salt = salt
        self.contributions = contributions

    def check(self, seed: bytes, options: str, seats: int) -> None:
        """Refuse a seed that is not what house and seats made together."""
        if house_commitment(self.secret, self.salt) != self.commitment:
            raise RecordError("the house's secret does not fit its commitment")
        if len(self.contributions) != seats:
            raise RecordError("every seat needs a contribution")
        if seed_of(self.secret, self.table, options, self.contributions) != seed:
            raise RecordError("the seed is not made of the house's secret and the contributions")
