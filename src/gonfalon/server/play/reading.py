"""Reading a match: what one viewer may know, now, then, and since a version.

What a viewer is shown is looked up by what that viewer can tell: the public version, and a
seat's own inputs since. So neither an answer, nor its tag, nor how long it takes to make it
depends on what other seats have answered in secret.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from uuid import UUID

from gonfalon.kernel.errors import Refused
from gonfalon.kernel.match import Match
from gonfalon.kernel.message import bit_of
from gonfalon.kernel.saving import canonical
from gonfalon.server.play.desk import DESK, SHELF, Sheet, load_match
from gonfalon.server.play.models import Entry
from gonfalon.server.play.moves import NoSuchTable, NotPlaying
from gonfalon.server.play.records import ENDED, is_sealed, replayed
from gonfalon.server.play.storage import read_state
from gonfalon.server.prepared import run
from gonfalon.server.tables.models import Table

PAGE = 200

STANDING = """
SELECT t.game, t.status, t.visibility, t.owner_id, t.invite, t.seq, t.version,
       t.waiting_since, t.deadline, t.round_closes, t.started_at, s.number,
       (SELECT max(e.seq) FROM play_entry e
        WHERE e.table_id = t.id AND e.version = t.version AND e.seat = s.number)
FROM tables_table t LEFT JOIN tables_seat s ON s.table_id = t.id AND s.user_id = %s
WHERE t.id = %s
"""


@dataclass(frozen=True)
class Standing:
    """Where a table stands for one viewer."""

    id: UUID
    game: str
    status: str
    seq: int
    version: int
    waiting_since: datetime | None
    deadline: datetime | None
    round_closes: datetime | None
    viewer: int | None  # a seat, or a spectator
    own: int | None  # the viewer's last input since this version was published

    @property
    def stamp(self) -> tuple[Any, ...]:
        """Everything this viewer's answer depends on, and nothing else."""
        return (self.version, self.own, self.status, self.deadline, self.round_closes)


def standing(table: UUID, user: UUID | None, invite: str = "") -> Standing:
    """Return where a table stands for somebody; a table one may not know of is not there."""
    found = run(STANDING, [user, table]).fetchone()
    if found is None:
        raise NoSuchTable
    game, status, visibility, owner, code, seq, version, waited, due, closes, *rest = found
    started, seat, own = rest
    if visibility == Table.Visibility.PRIVATE and seat is None:
        invited = bool(invite) and secrets.compare_digest(invite.encode(), code.encode())
        if not invited and (user is None or owner != user):
            raise NoSuchTable
    if started is None:
        raise NotPlaying
    return Standing(table, game, status, seq, version, waited, due, closes, seat, own)


def through(at: Standing, eyes: int | str) -> Standing:
    """Return a table as another viewer sees it.

    Anybody may look as a spectator, who sees less than any seat. What a seat saw is open to others
    when the match has ended, and its record with it.
    """
    if eyes == "own" or eyes == at.viewer:
        return at
    if eyes == "spectator":
        return replace(at, viewer=None, own=None)
    if at.status not in ENDED:
        raise Refused("not-over", "what a seat saw can be read when the match is over")
    if not isinstance(eyes, int) or eyes >= match_at(at).seats:
        raise Refused("no-such-seat", f"there is no seat {eyes}")
    return replace(at, viewer=eyes, own=None)


def match_of(table: Table) -> Match[Any]:
    """Return the match of a table as just read from the database; not to be changed."""
    match = DESK.find(table.id, table.seq)
    if match is None:
        match = load_match(table.game, tuple(table.packs), table.state)
        DESK.lay(table.id, table.seq, match)
    return match


def match_at(at: Standing) -> Match[Any]:
    """Return the match as it stands, or as it has moved on meanwhile; not to be changed."""
    match = DESK.find(at.id, at.seq)
    if match is None:
        found = read_state(at.id)
        if found is None:
            raise NoSuchTable
        seq, _, packs, state = found
        match = load_match(at.game, packs, state)
        DESK.lay(at.id, seq, match)
    return match


def seen(match: Match[Any], viewer: int | None) -> dict[str, Any]:
    """Return the view of a viewer with its questions explained."""
    words = match.content.vocabulary
    explained = [] if viewer is None else [e.to_json(words) for e in match.explain(viewer)]
    return {"version": match.version, "view": match.view(viewer), "explain": explained}


def times(at: Standing) -> dict[str, str | None]:
    """Return the clock of a table as text."""
    return {
        "waiting_since": text_of(at.waiting_since),
        "deadline": text_of(at.deadline),
        "round_closes": text_of(at.round_closes),
    }


def text_of(moment: datetime | None) -> str | None:
    """Return a moment as text."""
    return None if moment is None else moment.isoformat()


def current_sheet(at: Standing) -> Sheet:
    """Return what a viewer sees now: made once for all spectators of a version."""

    def make() -> bytes:
        shown = seen(match_at(at), at.viewer)
        return canonical({"status": at.status, "times": times(at), **shown}).encode()

    return SHELF.fetch((at.id, at.viewer), at.stamp, make)


def past_sheet(at: Standing, version: int) -> Sheet:
    """Return what a viewer saw when a version was published."""

    def make() -> bytes:
        match = replayed(at.id, version)
        return canonical({"status": "past", "times": None, **seen(match, at.viewer)}).encode()

    return SHELF.fetch((at.id, at.viewer, version), version, make)


@dataclass(frozen=True)
class News:
    """What was published under one version, as far as one viewer may know.

    An undo or a rewind takes back what was published from a version on.
    """

    version: int
    at: datetime
    kind: str
    seat: int | None
    events: list[dict[str, Any]]
    taken_back: int | None


def since(table: UUID, version: int, viewer: int | None) -> tuple[list[News], bool]:
    """Return what was published after a version, and whether there is more than one page of it.

    Sealed answers publish nothing and leave no trace here: not their giver, their time, nor how
    many there were. What published a version is the first input that has it.
    """
    bit = bit_of(viewer)
    rows = list(
        Entry.objects.filter(table_id=table, version__gt=version)
        .order_by("version", "seq")
        .distinct("version")
        .values_list("version", "at", "kind", "seat", "target", "events", "answers")[: PAGE + 1]
    )
    found: list[News] = []
    for reached, at, kind, seat, target, events, answers in rows[:PAGE]:
        visible = [
            {"message": message, "args": args}
            for audience, message, args in events
            if audience & bit
        ]
        public = kind != "choose" or not is_sealed(target)
        giver = seat if public and seat >= 0 else None
        back = taken_back(table, kind, target, answers)
        found.append(News(reached, at, kind, giver, visible, back))
    return found, len(rows) > PAGE


def taken_back(table: UUID, kind: str, target: str, answers: list[list[Any]]) -> int | None:
    """Return from which version on an input takes back what was published."""
    if kind == "rewind":
        return int(answers[0][1]) + 1
    if kind != "undo":
        return None
    entry = Entry.objects.filter(table_id=table, kind="choose", answers__contains=[[target]])
    return entry.values_list("version", flat=True).first()
