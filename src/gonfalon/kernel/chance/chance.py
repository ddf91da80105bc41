"""Chance: the only source of randomness in a match.

Every draw names its purpose (a *label*). Each label has a separate stream, so rolling one die more
or fewer in a battle never changes a later shuffle. Three generators share one interface:

* `ProvableChance`: real matches. BLAKE2b keyed by the match's seed. Anyone who gets the seed
  afterwards can repeat every draw, and the commitment published before the match proves that the
  seed was not chosen later.
* `FastChance`: simulations and searches. Its state is one small integer.
* `ScriptedChance`: tests. Only the draws listed by the test are allowed.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Any, Final

from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.native import mypyc_attr

WORD: Final = 1 << 32
TRACE_MODULUS: Final = (1 << 61) - 1
MULTIPLIER: Final = 1073741172  # of the multiply-with-carry generator, see `FastChance`
LOW: Final = (1 << 30) - 1
LONGEST_SEED: Final = 64  # bytes: the longest BLAKE2b key
COMMITMENT_PREFIX: Final = b"gonfalon seed 1\0"


def commitment(seed: bytes) -> str:
    """Return the hash to publish before a match, so that its seed cannot be chosen later."""
    return hashlib.sha256(COMMITMENT_PREFIX + seed).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The interface of all generators.

    `used` counts the draws; undo never goes back past a draw. `trace` is a running checksum of the
    results, which lets a replay find the first draw that differs. Only `ProvableChance` keeps it.
    """

    __slots__ = ("trace", "used")

    def __init__(self) -> None:
        self.used = 0
        self.trace = 0

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.used} draws)"  # never the seed

    def below(self, label: int, n: int) -> int:
        """Return an integer from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def shuffle(self, label: int, items: list[int]) -> None:
        """Shuffle in place. Every order is equally likely."""
        i = len(items) - 1
        while i > 0:
            j = self.below(label, i + 1)
            other = items[j]
            items[j] = items[i]
            items[i] = other
            i -= 1

    def clone(self) -> Chance:
        """Return an independent copy that will produce the same draws."""
        raise NotImplementedError

    def dump(self) -> dict[str, Any]:
        """Return the generator's state as plain JSON, for `load_chance`."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class ProvableChance(Chance):
    """The provable generator: seed, label name and i determine word i of the label's stream."""

    __slots__ = ("blocks", "names", "next", "seed")

    def __init__(self, seed: bytes = b"", names: tuple[str, ...] = ()) -> None:
        super().__init__()
        self.seed = seed
        self.names = names
        self.next: list[int] = [0] * len(names)
        self.blocks: list[tuple[int, ...]] = [()] * len(names)

    def block(self, label: int, number: int) -> tuple[int, ...]:
        """Return one block of a label's stream: sixteen 32-bit words."""
        data = self.names[label].encode() + b"\0" + number.to_bytes(8, "big")
        digest = hashlib.blake2b(data, digest_size=64, key=self.seed).digest()
        return struct.unpack(">16I", digest)

    def below(self, label: int, n: int) -> int:
        """Draw by rejection sampling, so that no number is favoured."""
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

    def clone(self) -> ProvableChance:
        """Return an independent copy. Seed and names are shared."""
        other = ProvableChance(self.seed, self.names)
        other.next = self.next[:]
        other.blocks = self.blocks[:]
        other.used = self.used
        other.trace = self.trace
        return other

    def dump(self) -> dict[str, Any]:
        """Return the state. It contains the seed, so it must never be sent to anyone."""
        return {
            "kind": "keyed",
            "seed": self.seed.hex(),
            "next": self.next,
            "used": self.used,
            "trace": self.trace,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class FastChance(Chance):
    """A multiply-with-carry generator (base 2**30): small and fast, but not provable.

    The state stays below 2**60, so it fits a machine integer in the compiled build. The modulus is
    a safe prime, so the period is half of it. Labels are ignored, because a search does not need
    separate streams.
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
        """Draw by rejection sampling from 30-bit words."""
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

    def clone(self) -> FastChance:
        """Return an independent copy."""
        other = FastChance(0, self.state)
        other.used = self.used
        return other

    def dump(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        return {"kind": "fast", "state": self.state, "used": self.used}


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedChance(Chance):
    """Draws listed by a test. Any other draw raises `KernelError`.

    `script` maps a label's name to the values that `below` returns, in order. Shuffles of a label
    named in `still` leave the order unchanged.
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
        """Return the label's next scripted value."""
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
        """Shuffle using the script, or keep the order if the label is in `still`."""
        if self.names[label] in self.still:
            self.used += 1
            return
        super().shuffle(label, items)

    def clone(self) -> ScriptedChance:
        """Return an independent copy with the rest of the script."""
        other = ScriptedChance(self.names, self.script, self.still)
        other.used = self.used
        return other

    def dump(self) -> dict[str, Any]:
        """Return the state as plain JSON."""
        return {
            "kind": "scripted",
            "script": self.script,
            "still": list(self.still),
            "used": self.used,
        }


def load_chance(data: dict[str, Any], names: tuple[str, ...]) -> Chance:
    """Rebuild a generator from its `dump`."""
    kind = data["kind"]
    if kind == "keyed":
        keyed = ProvableChance(bytes.fromhex(data["seed"]), names)
        keyed.next = list(data["next"])
        keyed.used = data["used"]
        keyed.trace = data["trace"]
        return keyed
    if kind == "fast":
        fast = FastChance(0, data["state"])
        fast.used = data["used"]
        return fast
    if kind == "scripted":
        scripted = ScriptedChance(names, data["script"], tuple(data["still"]))
        scripted.used = data["used"]
        return scripted
    raise KernelError(f"unknown generator {kind!r}")
