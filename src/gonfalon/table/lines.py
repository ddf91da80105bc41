"""A log as the lines of a record, which anyone can replay once the match is over."""

from __future__ import annotations

from collections.abc import Iterable

from gonfalon.kernel.play.trail import Entry as Line
from gonfalon.table.log import Entry

INPUTS = ("choose", "undo", "close", "rewind")


def is_sealed(target: str) -> bool:
    """True if a decision belongs to a private lane (its id ends with the position in the lane)."""
    return target.count(".") == 5


def is_lane(target: str) -> bool:
    """True if an undo returned to the start of a private lane."""
    return ".lane." in target


def lines_of(entries: Iterable[Entry]) -> list[Line]:
    """Return the lines of a record.

    Sealed answers of one round are put in seat order, so the record does not reveal the order of
    answering. An answer that was undone before the round opened leaves no trace, and neither does a
    round that never opened.
    """
    lines: list[Line] = []
    sealed: list[Line] = []
    for entry in entries:
        if entry.kind == "undo" and is_lane(entry.target):
            sealed = [line for line in sealed if line.seat != entry.seat]
            continue
        for line in lines_of_entry(entry):
            if line.what == "choose" and is_sealed(line.target):
                if sealed and round_of(sealed[0].target) != round_of(line.target):
                    lines += settled(sealed)
                    sealed = []
                sealed.append(line)
            else:
                if line.what != "rewind":
                    lines += settled(sealed)
                sealed = []
                lines.append(line)
    return lines + settled(sealed)


def round_of(target: str) -> str:
    """Return the id of the sealed round that a decision belongs to."""
    return ".".join(target.split(".", 3)[:3])


def settled(sealed: list[Line]) -> list[Line]:
    """Put the answers of a round in seat order; only the last line keeps the trace of draws."""
    if not sealed:
        return []
    trace = max(line.trace for line in sealed)
    ordered = sorted(sealed, key=Line.order)
    for line in ordered:
        line.trace = -1
    ordered[-1].trace = trace
    return ordered


def lines_of_entry(entry: Entry) -> list[Line]:
    """Return one stored input as lines of a record, one per choice."""
    if entry.kind not in INPUTS:
        return []
    if entry.kind != "choose":
        return [Line(entry.kind, entry.seat, entry.target, "", entry.trace)]
    lines = [Line("choose", entry.seat, target, answer) for target, answer, *_ in entry.answers]
    lines[-1].trace = entry.trace
    return lines
