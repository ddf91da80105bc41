"""The daily chain: whoever keeps one head notices any change before it."""

from __future__ import annotations

import hashlib

import pytest

from gonfalon.kernel.chance.daily_chain import (
    BEGINNING,
    ChainDay,
    check_kept,
    check_links,
    head_of,
    leaf_of,
)
from gonfalon.kernel.values.errors import RecordError

LEAVES = [leaf_of(f"table {n}", "a" * 64, "b" * 64) for n in range(5)]


def chain(*matches: list[str]) -> list[ChainDay]:
    """Return a chain, one day for each list of leaves."""
    days: list[ChainDay] = []
    for number, leaves in enumerate(matches, 1):
        previous = days[-1].head if days else BEGINNING
        day = f"2026-11-{number:02}"
        days.append(ChainDay(day, previous, head_of(day, previous, leaves), len(leaves)))
    return days


def test_the_sums_are_those_that_are_documented() -> None:
    leaf = hashlib.sha256(b"gonfalon/1 leaf\0t\0h\0s").hexdigest()
    assert leaf_of("t", "h", "s") == leaf
    text = f"gonfalon/1 day\x002026-11-01\0{BEGINNING}\0{leaf}"
    assert head_of("2026-11-01", BEGINNING, [leaf]) == hashlib.sha256(text.encode()).hexdigest()


def test_an_honest_chain_holds() -> None:
    days = chain(LEAVES[:2], [], LEAVES[2:])
    check_links(days)
    check_kept(days[:2], days)
    days[0].check(LEAVES[1::-1])  # in any order
    days[1].check([])


def test_an_exchanged_commitment_is_noticed() -> None:
    """By whoever looks at the leaves, and by whoever kept a later head."""
    days = chain(LEAVES[:2], LEAVES[2:])
    swapped = [LEAVES[0], leaf_of("table 1", "c" * 64, "b" * 64)]
    with pytest.raises(RecordError, match="2026-11-01 do not fit"):
        days[0].check(swapped)
    rewritten = chain(swapped, LEAVES[2:])
    check_links(rewritten)
    with pytest.raises(RecordError, match="2026-11-02 is exchanged"):
        check_kept(days[1:], rewritten)


def test_a_dropped_or_doubled_leaf_is_noticed() -> None:
    day = chain(LEAVES[:2])[0]
    for leaves in (LEAVES[:1], [*LEAVES[:2], LEAVES[1]], LEAVES[:3]):
        with pytest.raises(RecordError):
            day.check(leaves)


def test_a_missing_day_is_noticed() -> None:
    days = chain(LEAVES[:1], LEAVES[1:2], LEAVES[2:])
    with pytest.raises(RecordError, match="broken at 2026-11-03"):
        check_links([days[0], days[2]])
    with pytest.raises(RecordError, match="2026-11-03 is missing"):
        check_kept(days, days[:2])
    with pytest.raises(RecordError, match="broken at 2026-11-02"):
        check_links(days[1:])


@pytest.mark.parametrize(
    ("day", "previous", "head", "count"),
    [
        ("yesterday", BEGINNING, BEGINNING, 0),
        ("2026-11-01", "x", BEGINNING, 0),
        ("2026-11-01", BEGINNING, "0" * 63, 0),
        ("2026-11-01", BEGINNING, BEGINNING, -1),
    ],
)
def test_a_damaged_day_is_refused(day: str, previous: str, head: str, count: int) -> None:
    with pytest.raises(RecordError):
        ChainDay(day, previous, head, count)
