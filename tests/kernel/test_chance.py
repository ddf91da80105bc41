"""Chance: provable, unbiased, in separate streams."""

from __future__ import annotations

import hashlib
import itertools
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gonfalon.kernel.chance.chance import (
    Chance,
    FastChance,
    ProvableChance,
    ScriptedChance,
    commitment,
    load_chance,
)
from gonfalon.kernel.values.errors import KernelError

NAMES = ("shuffle", "die")
SEED = bytes(range(32))
KNOWN_DICE = [0, 0, 2, 3, 0, 2, 2, 5, 5, 2, 3, 3]
KNOWN_DECK = [7, 1, 9, 6, 3, 5, 4, 0, 8, 2]


def stream(seed: bytes, name: str, count: int) -> list[int]:
    """Compute the words of a label's stream from the definition alone."""
    data = b""
    for block in range(count // 16 + 1):
        message = name.encode() + b"\0" + block.to_bytes(8, "big")
        data += hashlib.blake2b(message, digest_size=64, key=seed).digest()
    return [int.from_bytes(data[4 * i : 4 * i + 4], "big") for i in range(count)]


def draws(chance: Chance, label: int, n: int, count: int) -> list[int]:
    """Draw some numbers."""
    return [chance.below(label, n) for _ in range(count)]


def test_keyed_draws_are_what_their_definition_says() -> None:
    """Anybody with the seed can work out each draw: BLAKE2b of name and block, big-endian."""
    words = stream(SEED, "die", 40)
    assert draws(ProvableChance(SEED, NAMES), 1, 1 << 32, 40) == words
    assert draws(ProvableChance(SEED, NAMES), 1, 6, 40) == [word % 6 for word in words]


def test_known_answer() -> None:
    """The first draws of a fixed seed never change: published matches stay provable."""
    chance = ProvableChance(SEED, NAMES)
    assert draws(chance, 1, 6, 12) == KNOWN_DICE
    deck = list(range(10))
    chance.shuffle(0, deck)
    assert deck == KNOWN_DECK


@pytest.mark.parametrize("n", [3 << 30, (1 << 31) + 1])
def test_words_that_would_favour_small_numbers_are_rejected(n: int) -> None:
    """A draw uses the first word below the largest multiple of n."""
    words = stream(SEED, "die", 400)
    expected = [word % n for word in words if word < (1 << 32) // n * n]
    assert len(expected) < 390
    assert draws(ProvableChance(SEED, NAMES), 1, n, len(expected)) == expected


def test_labels_are_separate_streams() -> None:
    """A die more or fewer never changes a shuffle."""
    plain, busy = ProvableChance(SEED, NAMES), ProvableChance(SEED, NAMES)
    draws(busy, 1, 6, 23)
    one, other = list(range(24)), list(range(24))
    plain.shuffle(0, one)
    busy.shuffle(0, other)
    assert one == other
    assert draws(plain, 1, 6, 20) != draws(plain, 0, 6, 20)


def test_labels_go_by_name_not_by_place() -> None:
    """A purpose added in front of the list leaves the other streams as they were."""
    longer = ProvableChance(SEED, ("new", *NAMES))
    assert draws(longer, 2, 100, 20) == draws(ProvableChance(SEED, NAMES), 1, 100, 20)


@pytest.mark.parametrize("make", [lambda: ProvableChance(SEED, NAMES), lambda: FastChance(3)])
def test_dice_are_fair(make: Callable[[], Chance]) -> None:
    """Six faces, 6000 rolls: chi-square stays below the 0.1 % bound of five degrees."""
    chance = make()
    counts = Counter(chance.below(1, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5


@pytest.mark.parametrize("make", [lambda: ProvableChance(SEED, NAMES), lambda: FastChance(3)])
def test_shuffles_are_fair(make: Callable[[], Chance]) -> None:
    """All 24 orders of four cards come up alike (chi-square, 23 degrees, 0.1 %)."""
    chance = make()
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        cards = [0, 1, 2, 3]
        chance.shuffle(0, cards)
        counts[tuple(cards)] += 1
    assert set(counts) == set(itertools.permutations(range(4)))
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < 49.7


@pytest.mark.parametrize("chance", [ProvableChance(SEED, NAMES), FastChance(9)])
@pytest.mark.parametrize("n", [0, -1, (1 << 32) + 1])
def test_impossible_draws_fail(chance: Chance, n: int) -> None:
    """A draw out of nothing, or out of more than there is, is a fault and not a loop."""
    with pytest.raises(KernelError):
        chance.below(0, n)


@given(st.integers(0, 40), st.integers(1, 1000))
def test_a_clone_gives_the_same_draws(skip: int, n: int) -> None:
    """A clone goes on alike, and neither moves the other."""
    script = {"die": [i % n for i in range(60)]}
    for chance in (ProvableChance(SEED, NAMES), FastChance(skip), ScriptedChance(NAMES, script)):
        draws(chance, 1, n, skip)
        clone = chance.clone()
        expected = draws(clone, 1, n, 20)
        assert (chance.used, clone.used) == (skip, skip + 20)
        assert draws(chance, 1, n, 20) == expected
        assert (chance.used, chance.trace) == (clone.used, clone.trace)


@given(st.integers(0, 40))
def test_saved_chance_goes_on_alike(skip: int) -> None:
    """Saving and loading in the middle of a block changes nothing."""
    script = {"die": [5] * 80}
    for chance in (
        ProvableChance(SEED, NAMES),
        FastChance(7),
        ScriptedChance(NAMES, script, ("shuffle",)),
    ):
        draws(chance, 1, 6, skip)
        loaded = load_chance(chance.dump(), NAMES)
        assert type(loaded) is type(chance)
        assert draws(loaded, 1, 6, 20) == draws(chance, 1, 6, 20)
        assert loaded.dump() == chance.dump()


def test_unknown_generators_are_not_loaded() -> None:
    """A saved match names its generator."""
    with pytest.raises(KernelError):
        load_chance({"kind": "dream"}, NAMES)


def test_the_trace_tells_draws_apart() -> None:
    """The check sum differs as soon as one draw, its label or its order does."""
    traces = set()
    for labels in ([0, 0], [0, 1], [1, 0], [1, 1]):
        chance = ProvableChance(SEED, NAMES)
        for label in labels:
            chance.below(label, 1)
        traces.add(chance.trace)
    for n in (2, 3, 1000):
        chance = ProvableChance(SEED, NAMES)
        draws(chance, 0, n, 3)
        traces.add(chance.trace)
    assert len(traces) == 7
    assert ProvableChance(SEED, NAMES).trace == 0


def test_scripted_chance_gives_what_was_written() -> None:
    """Only what a test wrote down may happen; the script itself is not used up."""
    script = {"die": [4, 0]}
    chance = ScriptedChance(NAMES, script, ("shuffle",))
    cards = [3, 1, 2]
    chance.shuffle(0, cards)
    assert cards == [3, 1, 2]
    assert [chance.below(1, 6), chance.below(1, 6)] == [4, 0]
    assert chance.used == 3
    assert script == {"die": [4, 0]}
    with pytest.raises(KernelError, match="unscripted draw: die"):
        chance.below(1, 6)


def test_unscripted_and_misscripted_draws_fail() -> None:
    """A draw that nobody wrote down, or that cannot be, fails by name."""
    with pytest.raises(KernelError, match="unscripted draw: shuffle"):
        ScriptedChance(NAMES).shuffle(0, [1, 2])
    with pytest.raises(KernelError, match="out of range: die"):
        ScriptedChance(NAMES, {"die": [6]}).below(1, 6)


def test_commitment_is_sha_256_of_the_prefixed_seed() -> None:
    """What is published before a match can be checked with any tool, and hides the seed."""
    assert commitment(SEED) == hashlib.sha256(b"gonfalon seed 1\0" + SEED).hexdigest()
    assert commitment(SEED) != commitment(SEED[:-1] + b"\0")
