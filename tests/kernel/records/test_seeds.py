"""Where a seed comes from: house and seats together, provable afterwards."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from gonfalon.kernel.chance.chance import commitment
from gonfalon.kernel.chance.seeds import (
    ABSENT,
    Origin,
    counted,
    house_commitment,
    seat_commitment,
    seed_of,
)
from gonfalon.kernel.values.errors import RecordError

SECRET = bytes(range(32))
SALT = bytes(range(32, 64))


def origin() -> Origin:
    """Return the proof of a two-seat table."""
    return Origin("t", house_commitment(SECRET, SALT), SECRET, SALT, ["rook", "wren"])


def test_the_sums_are_those_that_are_documented() -> None:
    """Anybody can repeat them with a few lines of their own."""
    assert house_commitment(SECRET, SALT) == (
        hashlib.sha256(b"gonfalon/1 house\x00" + SALT + SECRET).hexdigest()
    )
    assert seat_commitment("rook") == hashlib.sha256(b"gonfalon/1 seat\x00rook").hexdigest()
    text = b"gonfalon/1 seed\x00t\x00{}\x00rook\x00wren"
    assert seed_of(SECRET, "t", "{}", ["rook", "wren"]) == hmac.digest(SECRET, text, "sha256")
    assert len(commitment(seed_of(SECRET, "t", "{}", []))) == 64


def test_a_contribution_counts_only_if_it_fits_its_commitment() -> None:
    """Otherwise the published default stands in, so that staying away gains nothing."""
    assert counted(seat_commitment("rook"), "rook") == "rook"
    assert counted(seat_commitment("rook"), "crow") == seat_commitment("rook")
    assert counted(seat_commitment("rook"), "") == seat_commitment("rook")
    assert counted("", "rook") == ABSENT


def test_an_honest_origin_is_accepted() -> None:
    """Secret, salt, options and contributions give the seed."""
    origin().check(seed_of(SECRET, "t", "{}", ["rook", "wren"]), "{}", 2)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("table", "u"),
        ("secret", SALT),
        ("salt", SECRET),
        ("contributions", ["wren", "rook"]),
        ("contributions", ["rook"]),
        ("commitment", "0" * 64),
    ],
)
def test_an_altered_origin_is_refused(field: str, value: object) -> None:
    """Every part of the proof matters."""
    altered = origin()
    setattr(altered, field, value)
    with pytest.raises(RecordError):
        altered.check(seed_of(SECRET, "t", "{}", ["rook", "wren"]), "{}", 2)


def test_other_options_give_another_seed() -> None:
    """The house cannot swap the options of a table after the contributions."""
    with pytest.raises(RecordError):
        origin().check(seed_of(SECRET, "t", "{}", ["rook", "wren"]), '{"skirmish":true}', 2)
