"""The checker: what the clients were told against what the database holds (checks C1 to C8)."""

from __future__ import annotations

import json
from collections import Counter
from datetime import datetime
from itertools import pairwise
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import Record, apply_entry, record_of, replay
from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.message import bits_of
from gonfalon.server.jobs.models import Pulse
from gonfalon.server.play.clock import BANK, is_retraced
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage.log import read_row
from gonfalon.server.play.storage.records import replayed, stored
from gonfalon.server.tables.models import Seat, Table
from gonfalon.table.lines import lines_of_entry
from tests.server.harness.players import FAIL, OK, UNKNOWN, History, Sent


def check(history: History, limit: int = 20, outage: bool = False) -> list[str]:
    """Return everything that is wrong.

    After an outage, clocks may have been given time back; by the moves that came in before the
    first beat even if it was too short for all clocks to be moved.
    """
    paused = outage or Pulse.objects.filter(made_good__isnull=False).exists()
    wrong = [*history.wrong, *(f"C3: {s.key}: {s.wrong}" for s in history.sent if s.wrong)]
    by_table: dict[str, list[Sent]] = {}
    for sent in history.sent:
        by_table.setdefault(sent.table, []).append(sent)
    for table in Table.objects.filter(started_at__isnull=False).iterator(50):
        wrong += check_table(table, by_table.get(str(table.id), []), history, paused)
        if len(wrong) > limit:
            break
    return wrong


def check_table(table: Table, sent: list[Sent], history: History, paused: bool) -> list[str]:
    """Check one table."""
    name = f"{table.id}"
    entries = list(Entry.objects.filter(table=table).order_by("seq"))
    wrong = [f"{what} at {name}" for what in order(table, entries)]
    wrong += [f"{what} at {name}" for what in keys(entries, sent)]
    wrong += [f"{what} at {name}" for what in in_time(entries, sent)]
    wrong += [f"{what} at {name}" for what in consumed(entries)]
    if to_json(replayed(table.id)) != table.state:
        wrong.append(f"C6: the log does not lead to the state at {name}")
        return wrong
    wrong += [f"{what} at {name}" for what in walked(table, entries, history, paused)]
    return wrong


def order(table: Table, entries: list[Entry]) -> list[str]:
    """C1: one total order without gap or repeat; versions never go back."""
    wrong = []
    if [entry.seq for entry in entries] != list(range(len(entries))):
        wrong.append("C1: gap or repeat")
    if any(a.version > b.version for a, b in pairwise(entries)):
        wrong.append("C1: a version went back")
    if (table.seq, table.version) != (entries[-1].seq, entries[-1].version):
        wrong.append("C1: the table does not stand where its log ends")
    return wrong


def keys(entries: list[Entry], sent: list[Sent]) -> list[str]:
    """C2 to C4: what was acknowledged is there once, what failed is not, nothing else is."""
    wrong = []
    found = Counter(str(entry.key) for entry in entries if entry.key)
    versions = {str(entry.key): entry.version for entry in entries if entry.key}
    for one in sent:
        count = found.get(one.key, 0)
        if one.became == OK and (count != 1 or versions[one.key] != one.version):
            wrong.append(f"C2: ok {one.key} at {one.version}: {count} times")
        if one.became == UNKNOWN and count > 1:
            wrong.append(f"C3: unknown {one.key}: {count} times")
        if one.became == FAIL and count:
            wrong.append(f"C4: failed {one.key} is in the log")
    stray = set(found) - {one.key for one in sent}
    if stray:
        wrong.append(f"C4: {len(stray)} entries nobody sent")
    return wrong


def in_time(entries: list[Entry], sent: list[Sent]) -> list[str]:
    """C5: what was acknowledged before another was sent comes before it."""
    place = {str(entry.key): entry.seq for entry in entries if entry.key}
    done = sorted((s for s in sent if s.became == OK), key=lambda s: s.answered)
    begun = sorted((s for s in sent if s.key in place), key=lambda s: s.invoked)
    wrong, latest, at = [], -1, 0
    for one in begun:
        while at < len(done) and done[at].answered < one.invoked:
            latest = max(latest, place.get(done[at].key, -1))
            at += 1
        if place[one.key] < latest:
            wrong.append(f"C5: {one.key} came before what had been acknowledged")
    return wrong


def consumed(entries: list[Entry]) -> list[str]:
    """C8: every decision was answered once; only a lane that was taken back asks again."""
    answered: set[tuple[str, int]] = set()
    wrong = []
    for entry in entries:
        if entry.kind == "undo" and ".lane." in entry.target:
            lane = entry.target.split(".lane.")[0] + "."
            answered = {
                (target, seat)
                for target, seat in answered
                if not (seat == entry.seat and target.startswith(lane))
            }
        for line in lines_of_entry(read_row(entry)):
            if line.what == "choose":
                if (line.target, line.seat) in answered:
                    wrong.append(f"C8: {line.target} was answered twice")
                answered.add((line.target, line.seat))
    return wrong


def walked(table: Table, entries: list[Entry], history: History, paused: bool) -> list[str]:
    """C7 and C8: every view shown is the one of its version; clocks add up.

    Where the service was `paused`, time was given back: then more is right.
    """
    wrong: list[str] = []
    match = begin(table)
    since: datetime = entries[0].at
    left = {seat.number: seat.clock_left for seat in Seat.objects.filter(table=table)}
    total = int(table.clock.get("seconds", 0)) * 1000
    banks = dict.fromkeys(left, total)
    version = match.version
    for entry in entries:
        waiting = bits_of(match.waiting)
        for line in lines_of_entry(read_row(entry)):
            apply_entry(match, line)
        if match.version != entry.version:
            wrong.append(f"C6: input {entry.seq} leads to {match.version}, not {entry.version}")
            return wrong
        if match.version != version:
            version = match.version
            used = int((entry.at - since).total_seconds() * 1000)
            since = entry.at
            if not match.over:
                increment = int(table.clock.get("increment", 0)) * 1000
                for seat in waiting:
                    banks[seat] += (0 if is_retraced(match) else increment) - used
            shown = history.shown.get((str(table.id), version))
            if shown is not None and shown != json.dumps(match.view(None), sort_keys=True):
                wrong.append(f"C7: version {version} was shown otherwise")
    fair = all((left[s] or 0) >= banks[s] if paused else left[s] == banks[s] for s in banks)
    if table.clock.get("kind") == BANK and not fair:
        wrong.append(f"C8: clocks {left}, by the log {banks}")
    return wrong


def begin(table: Table) -> Match[Any]:
    """Return the match of a table as it began."""
    match = stored(table)
    header = record_of(match, []).header
    header.pop("seed", None)
    return replay(Record(header, []), match.chance.seed, match.content)  # type: ignore[attr-defined]
