"""Digests of matches: every machine and every build must play the same matches.

The outputs of two runs with the same seed are compared byte by byte: with different hash seeds, on
different versions of Python, compiled and interpreted. A line contains the number of the match and
the checksums of its final state, of its record, and of everything its viewers saw on the way.
"""

from __future__ import annotations

import hashlib
from typing import Any

from gonfalon.kernel.game import game
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.records.saving import canonical, digest
from gonfalon.progress import Progress, unwatched
from gonfalon.proving.playing import LONGEST, Stuck, chunks, close, pick, plan, spread, viewers
from gonfalon.proving.secrecy.twins import visible_events

CHUNK = 1  # matches in a job
SHORT = 16  # characters of a checksum to print
LOOK = 10  # all views are hashed once in this many inputs


def digest_chunk(job: tuple[str, int, int, int]) -> list[str]:
    """Play the matches of one chunk and return their lines."""
    slug, seed, first, last = job
    played = game(slug)
    content = played.load()
    sets = played.setups(content)
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
            events = match.drain_events()
            for viewer in viewers(match):
                seen.update(visible_events(match, events, viewer).encode())
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
        """The checksum of all lines."""
        return hashlib.sha256("\n".join(self.found).encode()).hexdigest()

    @property
    def ok(self) -> bool:
        """Always true: a run can only be judged by comparing it with another one."""
        return True

    def figures(self) -> dict[str, Any]:
        """Return the digests as JSON: of a match its final state, its record, what was seen."""
        names = ("match", "state", "record", "seen")
        rows = [dict(zip(names, line.split())) for line in self.found]
        return {"records": rows, "digest": self.total}

    def lines(self) -> list[str]:
        """Return one line for each match, then the total checksum."""
        return [*self.found, f"{len(self.found)} records, digest {self.total}"]


def digests(
    slug: str,
    records: int,
    seed: int = 1,
    processes: int = 1,
    progress: Progress = unwatched,
) -> Digests:
    """Play random matches and return their digests."""
    found: list[str] = []
    jobs = [(slug, seed, first, last) for first, last in chunks(records, CHUNK)]
    for part in progress(spread(digest_chunk, jobs, processes), records, "matches", len):
        found += part
    return Digests(found)
