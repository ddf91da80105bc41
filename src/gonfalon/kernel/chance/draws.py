"""Draws as text: from which stream a number below what was drawn, and at which input.

With this list and the seed, anyone can repeat every die and every shuffle of a match, without its
rules. `with_draws` in `record.py` adds it to a record:

    streams: ["first","walls"]
    draws: 0=1:24>2,0:4 17=1:6*2

Before the first input, stream 1 gave numbers below 24, 23, … 2 (a shuffle of 24 cards) and stream 0
one below 4. At input 17, stream 1 gave two numbers below 6.
"""

from __future__ import annotations

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.values.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class LoggingChance(ProvableChance):
    """Provable chance that remembers every draw. Copies made by `clone` do not.

    `input` is the number of the input that is being applied, set by the caller.
    """

    __slots__ = ("drawn", "input")

    def __init__(self, seed: bytes = b"", names: tuple[str, ...] = ()) -> None:
        super().__init__(seed, names)
        self.input = 0
        self.drawn: list[tuple[int, int, int]] = []  # input, stream, bound

    def below(self, label: int, n: int) -> int:
        """Draw and remember it."""
        value = super().below(label, n)
        self.drawn.append((self.input, label, n))
        return value


def draws_text(drawn: list[tuple[int, int, int]]) -> str:
    """Return draws (input, stream, bound) in the form shown above, always the same."""
    groups: list[str] = []
    runs: list[str] = []
    at = 0
    while at < len(drawn):
        given, stream, bound = drawn[at]
        end = at + 1
        while end < len(drawn) and drawn[end] == (given, stream, bound):
            end += 1
        if end - at > 1:
            runs.append(f"{stream}:{bound}*{end - at}")
        else:
            while end < len(drawn) and drawn[end] == (given, stream, bound - (end - at)):
                end += 1
            lowest = bound - (end - at) + 1
            runs.append(f"{stream}:{bound}>{lowest}" if lowest < bound else f"{stream}:{bound}")
        at = end
        if at == len(drawn) or drawn[at][0] != given:
            groups.append(f"{given}={','.join(runs)}")
            runs = []
    return " ".join(groups)
