"""Chance: the only source of randomness of a match.

Every draw names its purpose (a *label*), and each label is a stream of its own, so that one die
more or fewer in a battle never changes a later shuffle. Three generators share one interface:

* `Keyed`: real matches. BLAKE2b keyed by the match's seed; anybody who is given the seed
  afterwards can repeat each draw, and the commitment published before the match proves that
  the seed was not chosen later.
* `Fast`: simulations and searches. One small integer of state.
* `Scripted`: tests. Only what the test wrote down may happen.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final

from gonfalon.kernel.errors import KernelError
from gonfalon.kernel.native import mypyc_attr

WORD: Final = 1 << 32
TRACE_MODULUS: Final = (1 << 61) - 1
MULTIPLIER: Final = 1073741172  # of the multiply-with-carry generator, see `Fast`
LOW: Final = (1 << 30) - 1
LONGEST_SEED: Final = 64  # bytes, of a BLAKE2b key
COMMITMENT_PREFIX: Final = b"gonfalon seed 1\0"


def commitment(seed: bytes) -> str:
    """Return what is published before a match, so that its seed cannot be chosen later."""
    return hashlib.sha256(COMMITMENT_PREFIX + seed).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The interface of all generators.

    `used` counts the draws (undo never reaches behind one); `trace` is a running check sum of
    their outcomes, by which a replay finds the first draw that differs.
    """

    __slots__ = ("trace", "used")

    def __init__(self) -> None:
        self.used = 0
        self.trace = 0

    def below(self, label: int, n: int) -> int:
        """Return a whole number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def die(self, label: int) -> int:
        """Return a roll of one six-sided die."""
        return self.below(label, 6) + 1

    def shuffle(self, label: int, items: list[int]) -> None:
        """Shuffle in place, every order equally likely."""
        i = len(items) - 1
        while i > 0:
            j = self.below(label, i + 1)
            other = items[j]
            items[j] = items[i]
            items[i] = other
            i -= 1

    def clone(self) -> Chance:
        """Return a generator that will give the same draws."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Keyed(Chance):
    """The provable generator: word i of a label is fixed by the seed, the label's name and i."""

    __slots__ = ("blocks", "names", "next", "seed")

    def __init__(self, seed: bytes = b"", names: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.seed = seed
        self.names = names
        self.next: list[int] = [0] * len(names)
        self.blocks: list[tuple[int, ...]] = [()] * len(names)

    def block(self, label: int, number: int) -> tuple[int, ...]:
        """Return sixteen words of a label's stream."""
        data = self.names[label].encode() + b"\0" + number.to_bytes(8, "big")
        digest = hashlib.blake2b(data, digest_size=64, key=self.seed).digest()
        return struct.unpack(">16I", digest)

    def below(self, label: int, n: int) -> int:
        """Draw by rejection, so that no number is favoured."""
        if n < 1 or n > WORD:
            raise KernelError(f"cannot draw below {n}")
        limit = WORD - WORD % n
        index = self.next[label]
        words = self.blocks[label]
        while True:
            offset = index & 15
            if offset == 0 or not words:
                words = self.block(label, index >> 4)
                self.blocks[label] = words
            word = words[offset]
            index += 1
            if word < limit:
                break
        self.next[label] = index
        value = word % n
        self.used += 1
        self.trace = (self.trace * 1000003 + value * 61 + label + 1) % TRACE_MODULUS
        return value

    def clone(self) -> Keyed:
        """Return an independent copy; seed and names are shared."""
        other = Keyed(self.seed, self.names)
        other.next = self.next[:]
        other.blocks = self.blocks[:]
        other.used = self.used
        other.trace = self.trace
        return other

    def dump(self) -> dict[str, Any]:
        """Return the state; it holds the seed and is never sent to anybody."""
        return {
            "kind": "keyed",
            "seed": self.seed.hex(),
            "next": self.next,
            "used": self.used,
            "trace": self.trace,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Fast(Chance):
    """A multiply-with-carry generator (base 2**30): small, quick, not provable.

    The state stays below 2**60, so that it is a machine integer in the compiled build, and its
    modulus is a safe prime, so that the period is half of it. Labels are ignored: a search does
    not need separate streams.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int = 1, state: int = 0) -> None:
        super().__init__()
        if state:
            self.state = state
            return
        mixed = int.from_bytes(hashlib.blake2b(b"%d" % seed, digest_size=8).digest(), "big")
        self.state = (mixed >> 5) % (MULTIPLIER * (1 << 30) - 2) + 1

    def below(self, label: int, n: int) -> int:
        """Draw by rejection from 30-bit words."""
        if n < 1 or n > 1 << 30:
            raise KernelError(f"cannot draw below {n}")
        state = self.state
        limit = (1 << 30) - (1 << 30) % n
        while True:
            state = MULTIPLIER * (state & LOW) + (state >> 30)
            word = state & LOW
            if word < limit:
                break
        self.state = state
        self.used += 1
        return word % n

    def clone(self) -> Fast:
        """Return an independent copy."""
        other = Fast(0, self.state)
        other.used = self.used
        return other

    def dump(self) -> dict[str, Any]:
        """Return the state."""
        return {"kind": "fast", "state": self.state, "used": self.used}


@mypyc_attr(allow_interpreted_subclasses=True)
class Scripted(Chance):
    """Chance as a test wrote it down: an unscripted draw fails.

    `script` maps a label to the values `below` returns, in order. A label named in `still`
    shuffles by leaving the order as it is.
    """

    __slots__ = ("names", "script", "still")

    def __init__(
        self,
        names: tuple[str, ...] = (),
        script: dict[str, list[int]] | None = None,
        still: tuple[str, ...] = (),
    ) -> None:
        super().__init__()
        self.names = names
        self.script: dict[str, list[int]] = {k: v[:] for k, v in (script or {}).items()}
        self.still = still

    def below(self, label: int, n: int) -> int:
        """Return the next scripted value of the label."""
        name = self.names[label]
        values = self.script.get(name)
        if not values:
            raise KernelError(f"unscripted draw: {name} below {n}")
        value = values.pop(0)
        if not 0 <= value < n:
            raise KernelError(f"scripted draw out of range: {name} gave {value}, below {n} asked")
        self.used += 1
        return value

    def shuffle(self, label: int, items: list[int]) -> None:
        """Shuffle by the script, or leave the order alone for labels that are `still`."""
        if self.names[label] in self.still:
            self.used += 1
            return
        super().shuffle(label, items)

    def clone(self) -> Scripted:
        """Return a copy with the rest of the script."""
        other = Scripted(self.names, self.script, self.still)
        other.used = self.used
        return other

    def dump(self) -> dict[str, Any]:
        """Return the state."""
        return {
            "kind": "scripted",
            "script": self.script,
            "still": list(self.still),
            "used": self.used,
        }


def load_chance(data: dict[str, Any], names: tuple[str, ...]) -> Chance:
    """Return the generator that `dump` described."""
    kind = data["kind"]
    if kind == "keyed":
        keyed = Keyed(bytes.fromhex(data["seed"]), names)
        keyed.next = list(data["next"])
        keyed.used = data["used"]
        keyed.trace = data["trace"]
        return keyed
    if kind == "fast":
        fast = Fast(0, data["state"])
        fast.used = data["used"]
        return fast
    if kind == "scripted":
        scripted = Scripted(names, data["script"], tuple(data["still"]))
        scripted.used = data["used"]
        return scripted
    raise KernelError(f"unknown generator {kind!r}")
