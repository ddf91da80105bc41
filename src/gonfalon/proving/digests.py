"""Digests of records: the same matches must come out on every machine and every build.

Two runs of this with the same seed are compared byte by byte: under different hash seeds, in
other versions of Python, compiled and interpreted. A line holds the number of the match, the
check sum of its final state, of its record, and of everything its viewers saw on the way.
"""

from __future__ import annotations

import hashlib

from gonfalon.kernel.game import game
from gonfalon.kernel.record import record_of
from gonfalon.kernel.saving import canonical, digest
from gonfalon.proving.playing import LONGEST, Stuck, chunks, close, pick, plan, spread, viewers
from gonfalon.proving.twins import heard

CHUNK = 5
SHORT = 16  # characters shown of a check sum
LOOK = 10  # every so many inputs everybody looks


def digest_chunk(job: tuple[str, int, int, int]) -> list[str]:
    """Return the lines of one piece of a run."""
    slug, seed, first, last = job
    played = game(slug)
    content = played.load()
    sets = played.option_sets(content)
    lines: list[str] = []
    for number in range(first, last):
        match_plan = plan(number, seed, sets)
        match = match_plan.start(played, content)
        picker = match_plan.picker()
        seen = hashlib.sha256()
        for inputs in range(LONGEST + 1):
            if match.over:
                break
            if inputs == LONGEST:
                raise Stuck(f"match {number} is not over after {LONGEST} inputs")
            picked = pick(match, picker)
            if picked is None:
                close(match)
            else:
                match.answer(picked[0], picked[1])
            events = match.heard()
            for viewer in viewers(match):
                seen.update(heard(match, events, viewer).encode())
                if inputs % LOOK == 0:
                    seen.update(canonical(match.view(viewer)).encode())
        record = hashlib.sha256(record_of(match).text.encode()).hexdigest()
        sums = [text[:SHORT] for text in (digest(match), record, seen.hexdigest())]
        lines.append(f"{number:6} {' '.join(sums)}")
    return lines


class Digests:
    """The digests of a run."""

    def __init__(self, found: list[str]) -> None:
        self.found = found

    @property
    def total(self) -> str:
        """The check sum of all lines."""
        return hashlib.sha256("\n".join(self.found).encode()).hexdigest()

    @property
    def ok(self) -> bool:
        """There is nothing here that could fail by itself."""
        return True

    def lines(self) -> list[str]:
        """Return one line for each record and the check sum of all."""
        return [*self.found, f"{len(self.found)} records, digest {self.total}"]


def digests(slug: str, records: int, seed: int = 1, processes: int = 1) -> Digests:
    """Play random matches and return their digests."""
    found: list[str] = []
    jobs = [(slug, seed, first, last) for first, last in chunks(records, CHUNK)]
    for part in spread(digest_chunk, jobs, processes):
        found += part
    return Digests(found)
