"""Fuzzing of parsers: damaged copies of valid inputs, millions of them, and no surprise allowed.

A parser either returns or refuses with one of its own errors, quickly. Anything else is a finding:
another exception, or more than a second. Inputs that lead to a new kind of answer are kept and
damaged further, so a run works its way into the parser. Long ones are not kept, and short ones are
taken more often: a parser is then called more often.
"""

from __future__ import annotations

import re
import time
import traceback
from collections.abc import Callable, Sequence
from random import Random

SLOW = 1.0  # seconds
MOST_KEPT = 400
MOST_FINDINGS = 20
LONGEST = 6000  # bytes; damage must not make inputs grow without end
NUMBERS = (b"0", b"-1", b"1e999", b"99999999999999999999", b"4294967296", b"0.5", b"00", b"0x1")
COMMON = (b"", b"\0", b"\n", b"\r\n", b" ", b"\xff", b"\xe2\x80\xae", b"\xef\xbb\xbf", b'"', b"\\")
NESTED = (b"[" * 3000, b"{" * 3000, b'{"a":' * 2000, b"(" * 2000)
DIGITS = re.compile(rb"[0-9]+")
VARIABLE = re.compile(r"'[^']*'|\"[^\"]*\"|[0-9]+|\S{24,}")

Parse = Callable[[bytes], object]


class Parser:
    """A parser to fuzz: how to call it, valid inputs, its own errors, and words of its language."""

    def __init__(
        self,
        name: str,
        parse: Parse,
        seeds: Sequence[bytes],
        refusals: tuple[type[BaseException], ...],
        words: Sequence[bytes] = (),
    ) -> None:
        self.name = name
        self.parse = parse
        self.seeds = [seed[:LONGEST] for seed in seeds]
        self.longest_kept = 2 * max(len(seed) for seed in self.seeds)
        self.refusals = refusals
        self.words = (*words, *COMMON, *NUMBERS)

    def __repr__(self) -> str:
        return f"Parser({self.name})"


class Findings:
    """What a run has found."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.executions = 0
        self.accepted = 0
        self.kinds: set[str] = set()  # of answers
        self.slowest = 0.0
        self.wrong: dict[str, bytes] = {}  # what happened, and with which input

    def line(self) -> str:
        """Return a one-line report."""
        return (
            f"{self.name}: {self.executions:,} executions, {self.accepted:,} accepted,"
            f" {len(self.kinds)} kinds of answers, slowest {self.slowest * 1000:.1f} ms,"
            f" {len(self.wrong)} wrong"
        )


def damaged(data: bytes, corpus: list[bytes], words: Sequence[bytes], random: Random) -> bytes:
    """Return a damaged copy of an input."""
    made = data
    for _ in range(1 + (random.random() < 0.5) + (random.random() < 0.3)):
        at = int(random.random() * (len(made) + 1))
        how = random.random()
        if how < 0.2 and made:  # a bit
            at = min(at, len(made) - 1)
            bit = made[at] ^ 1 << int(random.random() * 8)
            made = made[:at] + bytes((bit,)) + made[at + 1 :]
        elif how < 0.4:  # a word, inserted or in place of something
            word = words[int(random.random() * len(words))]
            end = at + int(random.random() * 3) * int(random.random() * 8)
            made = made[:at] + word + made[end:]
        elif how < 0.55:  # a part goes
            made = made[:at] + made[at + 1 + int(random.random() * 20) :]
        elif how < 0.7:  # a part comes twice
            part = made[at : at + int(random.random() * 60)]
            made = made[:at] + part + made[at:]
        elif how < 0.85:  # the end of another input
            other = corpus[int(random.random() * len(corpus))]
            made = made[:at] + other[int(random.random() * (len(other) + 1)) :]
        elif how < 0.95:  # another number
            found = DIGITS.search(made, at)
            if found:
                number = NUMBERS[int(random.random() * len(NUMBERS))]
                made = made[: found.start()] + number + made[found.end() :]
        elif how < 0.999:  # the end goes
            made = made[:at]
        else:  # very deep
            made = made[:at] + NESTED[int(random.random() * len(NESTED))] + made[at:]
            return made
    return made[:LONGEST]


def fuzz(parser: Parser, executions: int, seconds: float = 1e9, seed: int = 0) -> Findings:
    """Fuzz a parser for so many executions, or until the time is up."""
    random = Random(f"{parser.name}/{seed}")  # noqa: S311 (repeatable on purpose)
    found = Findings(parser.name)
    corpus = list(parser.seeds)
    for data in corpus:
        execute(parser, data, found, corpus)
    until = time.monotonic() + seconds
    while found.executions < executions and len(found.wrong) < MOST_FINDINGS:
        if found.executions % 64 == 0 and time.monotonic() > until:
            break
        one, other = (corpus[int(random.random() * len(corpus))] for _ in range(2))
        data = one if len(one) < len(other) else other
        execute(parser, damaged(data, corpus, parser.words, random), found, corpus)
    return found


def execute(parser: Parser, data: bytes, found: Findings, corpus: list[bytes]) -> None:
    """Parse one input and note what happened."""
    began = time.process_time()  # of the processor: another process does not make a parser slow
    try:
        parser.parse(data)
        kind = "accepted"
        found.accepted += 1
    except parser.refusals as error:
        kind = f"{type(error).__name__} {VARIABLE.sub('', str(error)[:120])[:60]}"
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        kind = f"{type(error).__name__} at {place.name}, line {place.lineno}: {str(error)[:80]}"
        found.wrong.setdefault(kind.partition(":")[0], data)
    took = time.process_time() - began
    found.executions += 1
    if took > found.slowest:
        found.slowest = took
        if took > SLOW:
            found.wrong.setdefault(f"took {took:.1f} s", data)
    if kind not in found.kinds and len(found.kinds) < MOST_KEPT:
        found.kinds.add(kind)
        if len(data) <= parser.longest_kept:
            corpus.append(data)
