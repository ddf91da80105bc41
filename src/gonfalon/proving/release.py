"""A release against the matches that exist: each is replayed by the code about to be deployed.

A replay has to give the stored state, with the same events, views and options on the way. That
covers the past of a match. To compare its future as well, the release in service writes what it
makes of every match (`Outlook`), and the new one compares: the options now, all views, and a
number of random inputs ahead.

A difference is described by where it is, never by values: those of a running match are secret.
"""

from __future__ import annotations

import hashlib
import json
import traceback
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import Record, RecordPlayer, match_at_start
from gonfalon.kernel.records.saving import canonical, digest, from_json, to_json
from gonfalon.kernel.values.errors import GonfalonError, NotInstalled, RecordError, Refused
from gonfalon.proving.fidelity import questions
from gonfalon.proving.playing import step, viewers

AHEAD = 40  # inputs that an outlook plays ahead
SHORT = 16  # characters of a digest
MISSING = object()

Outlook = Mapping[str, str]  # digests by what they are of; under "inputs" a number


@dataclass(frozen=True)
class StoredMatch:
    """A match as it was stored. What is not known is empty, and is not compared."""

    name: str
    record: Record
    running: bool = False
    content: Content | None = None  # None: the installed one
    seed: bytes | None = None  # if the record does not contain it
    state: str = ""
    events: list[list[Any]] | None = None  # audience, message, arguments; in order
    version: int | None = None


@dataclass(frozen=True)
class Finding:
    """What a release makes of one stored match. `wrong` is empty if nothing is different."""

    name: str
    game: str
    rules: str
    running: bool
    wrong: str = ""
    kept: bool = False  # a finished match that this release does not play, but can show
    outlook: Outlook = field(default_factory=dict)

    def line(self) -> str:
        """Return the difference as one line."""
        state = "running" if self.running else "finished"
        return f"{self.name} ({self.game}, rules {self.rules}, {state}): {self.wrong}"


class Different(Exception):
    """The release makes something else of a match."""


def examine(stored: StoredMatch, ahead: int = 0) -> Finding:
    """Replay a stored match and compare. With `ahead`, also return its outlook."""
    header = stored.record.header
    found = Finding(stored.name, header["game"], header["rules"], stored.running)
    try:
        m, events = replayed(stored)
        compare(stored, m, events)
        outlook = outlook_of(stored, m, ahead) if ahead else {}
    except Different as difference:
        return changed(found, wrong=str(difference))
    except Exception as error:
        # Whatever goes wrong in rules that have changed is a difference, and the others go on.
        return changed(found, wrong=f"cannot be replayed: {trouble(error)}")
    return changed(found, outlook=outlook)


def changed(found: Finding, **fields: Any) -> Finding:
    """Return a finding with other fields."""
    return Finding(**{**vars(found), **fields})


def replayed(stored: StoredMatch) -> tuple[Match[Any], list[list[Any]]]:
    """Replay a match; return it with all events that were published, as the server stores them."""
    m = match_at_start(stored.record, stored.seed, stored.content)
    words = m.content.vocabulary
    heard = m.drain_events()
    player = RecordPlayer(m, stored.record.entries)
    for number, entry in enumerate(stored.record.entries, 1):
        try:
            events = player.give(entry)
        except Exception as error:
            raise Different(f"input {number} fails: {trouble(error)}") from error
        if entry.what != "undo":
            heard += events
        if entry.trace >= 0 and entry.trace != m.chance.trace:
            raise Different(f"other draws at input {number}")
    if "seed" in stored.record.header and not m.over:
        raise Different("not over after the last input")
    named = [[e.audience, e.message.id, e.message.named_arguments(e.args, words)] for e in heard]
    return m, named


def compare(stored: StoredMatch, m: Match[Any], events: list[list[Any]]) -> None:
    """Compare a replayed match with what was stored; raise `Different`."""
    if stored.events is not None:
        for number, (now, then) in enumerate(zip(events, stored.events)):
            if canonical(now) != canonical(then):
                other = f"{now[1]} instead of {then[1]}" if now[1] != then[1] else now[1]
                raise Different(f"event {number} is different: {other}")
        if len(events) != len(stored.events):
            raise Different(f"{len(events)} events instead of {len(stored.events)}")
    if stored.version is not None and m.version != stored.version:
        raise Different(f"reaches version {m.version} instead of {stored.version}")
    if not stored.state:
        return
    saved = from_json(stored.state, m.content, m.game)
    same(to_json(m), to_json(saved), "another state")
    same(canonical(questions(m)), canonical(questions(saved)), "other options")
    for viewer in viewers(m):
        same(canonical(m.view(viewer)), canonical(saved.view(viewer)), "another view")


def same(now: str, then: str, what: str) -> None:
    """Raise `Different` unless two JSON texts are equal."""
    if now != then:
        raise Different(f"{what}: {where(json.loads(now), json.loads(then))}")


def where(now: Any, then: Any) -> str:
    """Return the path to the first difference of two JSON values: "state.boards.0.silver"."""
    if isinstance(now, dict) and isinstance(then, dict):
        keys = sorted({*now, *then})
        pairs = [(key, now.get(key, MISSING), then.get(key, MISSING)) for key in keys]
    elif isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        pairs = [(str(at), *pair) for at, pair in enumerate(zip(now, then))]
    else:
        return ""
    for key, one, other in pairs:
        if one != other:
            return ".".join(filter(None, (key, where(one, other))))
    return ""


def trouble(error: Exception) -> str:
    """Return what went wrong, without values of the match."""
    if isinstance(error, Refused):
        return " ".join(filter(None, (error.code, error.rule)))
    if isinstance(error, (RecordError, NotInstalled)):
        return " ".join(str(error).split())
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} at {Path(at.filename).name}:{at.lineno}"


def outlook_of(stored: StoredMatch, m: Match[Any], ahead: int) -> Outlook:
    """Return what this release makes of a match: options and views now, and what may follow."""
    shown = [m.view(viewer) for viewer in viewers(m)]
    future = m.clone()
    picker = FastChance(int.from_bytes(hashlib.sha256(stored.name.encode()).digest()[:8], "big"))
    offered: list[Any] = []
    for _ in range(ahead):
        if future.over:
            break
        offered.append(questions(future))
        step(future, picker)
    return {
        "inputs": str(len(stored.record.entries)),
        "state": digest(m)[:SHORT],
        "options": summed(questions(m)),
        "views": summed(shown),
        "ahead": summed([digest(future), offered]),
    }


def summed(data: Any) -> str:
    """Return a short digest of plain JSON."""
    return hashlib.sha256(canonical(data).encode()).hexdigest()[:SHORT]


# -- outlooks as a file ---------------------------------------------------------------------------


def outlook_lines(findings: Iterable[Finding]) -> str:
    """Return the outlooks of all findings as JSON lines."""
    lines = [json.dumps({"match": one.name, **one.outlook}) for one in findings if one.outlook]
    return "".join(f"{line}\n" for line in lines)


def read_outlooks(text: str) -> dict[str, Outlook]:
    """Read outlooks from JSON lines."""
    try:
        rows = [json.loads(line) for line in text.splitlines()]
        return {row.pop("match"): row for row in rows}
    except (ValueError, TypeError, AttributeError, KeyError) as error:
        raise GonfalonError(f"not a file of outlooks: {error}") from error


def comparable(found: Finding, before: Outlook | None) -> bool:
    """True if both releases have looked at a match after the same input."""
    return before is not None and before.get("inputs") == found.outlook.get("inputs", "none")


def against(found: Finding, before: Outlook | None, ignored: frozenset[str]) -> Finding:
    """Compare a finding with the outlook of another release. A match that moved on is left."""
    if before is None or not comparable(found, before):
        return found
    other = [
        name
        for name, value in before.items()
        if name not in ignored and value != found.outlook.get(name)
    ]
    if not other:
        return found
    return changed(found, wrong=f"not as in the release in service: {', '.join(other)}")


class ReleaseReport:
    """The result of a release check."""

    def __init__(
        self, findings: list[Finding], before: Mapping[str, Outlook] | None = None
    ) -> None:
        self.findings = findings
        self.before = before

    @property
    def ok(self) -> bool:
        """Whether no match is different."""
        return not any(one.wrong for one in self.findings)

    def figures(self) -> dict[str, Any]:
        """Return the result as JSON."""
        counted = Counter((one.game, one.rules, one.running) for one in self.findings)
        figures: dict[str, Any] = {
            "matches": len(self.findings),
            "different": [
                {"match": one.name, "game": one.game, "rules": one.rules, "what": one.wrong}
                for one in self.findings
                if one.wrong
            ],
            "by_rules": [
                {"game": game, "rules": rules, "running": running, "matches": matches}
                for (game, rules, running), matches in sorted(counted.items())
            ],
            "shown_as_stored": sum(one.kept for one in self.findings),
        }
        if self.before is not None:
            figures["compared_with_the_release_in_service"] = sum(
                comparable(one, self.before.get(one.name)) for one in self.findings
            )
        return figures

    def lines(self) -> list[str]:
        """Return every difference, then the numbers by game and version, then the total."""
        wrong = [one.line() for one in self.findings if one.wrong]
        counted = Counter((one.game, one.rules, one.running) for one in self.findings)
        kinds = sorted({(game, rules) for game, rules, _ in counted})
        kept = sum(one.kept for one in self.findings)
        lines = [f"different: {line}" for line in wrong]
        for game, rules in kinds:
            running, over = (counted[game, rules, state] for state in (True, False))
            lines.append(f"{game}, rules {rules}: {running} running, {over} finished")
        if kept:
            lines.append(f"{kept} finished matches are shown as stored: their rules are gone")
        if self.before is not None:
            alike = sum(comparable(one, self.before.get(one.name)) for one in self.findings)
            lines.append(f"{alike} compared with the release in service")
        return [*lines, f"{len(self.findings)} matches, {len(wrong)} different"]
