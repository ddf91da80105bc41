"""Reading a match: what one viewer may know now, at a past version, and since a version.

Responses are cached by what the viewer is allowed to know: the public version, and the inputs of
the viewer's own seat since. So neither a response, nor its ETag, nor the time it takes to build
depends on what other seats have answered in secret.
"""

from __future__ import annotations

import secrets
from dataclasses import asdict, dataclass, replace
from datetime import datetime
from typing import Any
from uuid import UUID

from django.core.serializers.json import DjangoJSONEncoder

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import canonical
from gonfalon.kernel.values.errors import NotInstalled, Refused
from gonfalon.server.bypass.prepared import run
from gonfalon.server.play.endings import find_ending
from gonfalon.server.play.moves import NoSuchTable, NotPlaying
from gonfalon.server.play.storage.editions import load_match
from gonfalon.server.play.storage.log import TableLog
from gonfalon.server.play.storage.match_cache import MATCHES
from gonfalon.server.play.storage.records import ENDED, publication, replayed
from gonfalon.server.play.storage.response_cache import RESPONSES, CachedResponse
from gonfalon.server.play.storage.storage import read_state
from gonfalon.server.service_time import NOTHING, ServiceClock
from gonfalon.server.tables.models import Table
from gonfalon.table.news import News, since
from gonfalon.table.single_answers import single_answer
from gonfalon.table.views import seen

TIMES = DjangoJSONEncoder()  # times as in the rest of the API

STANDING = """
SELECT t.game, t.seat_count, t.status, t.visibility, t.owner_id, t.invite, t.seq, t.version,
       t.waiting_since, t.deadline, t.round_closes, t.tag, t.started_at, s.number,
       own.seq, own.at, p.lost, EXISTS (
           SELECT 1 FROM tables_seat o
           WHERE o.table_id = t.id AND o.number <> s.number AND o.user_id IS NOT NULL
       )
FROM tables_table t LEFT JOIN tables_seat s ON s.table_id = t.id AND s.user_id = %s
    LEFT JOIN jobs_pulse p ON p.id = 1
    LEFT JOIN LATERAL (
        SELECT max(e.seq) AS seq, max(e.at) AS at FROM play_entry e
        WHERE e.table_id = t.id AND e.version = t.version AND e.seat = s.number
    ) own ON true
WHERE t.id = %s
"""


@dataclass(frozen=True)
class Position:
    """A table's position for one viewer, with its clock in wall-clock time."""

    id: UUID
    game: str
    seats: int
    status: str
    seq: int
    version: int
    waiting_since: datetime | None
    deadline: datetime | None
    round_closes: datetime | None
    viewer: int | None  # a seat, or None for a spectator
    own: tuple[int, datetime] | None  # the viewer's last input since this version was published
    tag: str  # of the state
    alone: bool  # the viewer has a seat, and no other person has one

    @property
    def stamp(self) -> tuple[Any, ...]:
        """Everything this viewer's response depends on, and nothing else.

        Times tell a version from one with the same number that the database has lost; when the
        match is over there are none, and its state is no secret.
        """
        clock = (self.waiting_since, self.deadline, self.round_closes)
        end = self.tag if self.status in ENDED else ""
        return (self.version, self.own, self.status, clock, end, self.alone)


def position_of(table: UUID, user: UUID | None, invite: str = "") -> Position:
    """Return a table's position for a user; raise NoSuchTable if the user may not know of it."""
    found = run(STANDING, [user, table]).fetchone()
    if found is None:
        raise NoSuchTable
    game, seats, status, visibility, owner, code, seq, version, *rest = found
    *times, tag, started, seat, own_seq, own_at, lost, others = rest
    if visibility == Table.Visibility.PRIVATE and seat is None:
        invited = bool(invite) and secrets.compare_digest(invite.encode(), code.encode())
        if not invited and (user is None or owner != user):
            raise NoSuchTable
    if started is None:
        raise NotPlaying
    waited, due, closes = map(ServiceClock(lost or NOTHING).shown, times)
    own = None if own_seq is None else (own_seq, own_at)
    alone = seat is not None and not others
    return Position(
        table, game, seats, status, seq, version, waited, due, closes, seat, own, tag, alone
    )


def as_seen_by(at: Position, eyes: int | str) -> Position:
    """Return the position as another viewer sees it.

    Anyone may look as a spectator, who sees less than any seat. What a seat saw becomes public when
    the match, and with it the record, has ended.
    """
    if eyes == "own" or eyes == at.viewer:
        return at
    if eyes == "spectator":
        return replace(at, viewer=None, own=None, alone=False)
    if at.status not in ENDED:
        raise Refused("not-over", "what a seat saw can be read when the match is over")
    if not isinstance(eyes, int) or eyes >= at.seats:
        raise Refused("no-such-seat", f"there is no seat {eyes}")
    return replace(at, viewer=eyes, own=None, alone=False)


def match_of(table: Table) -> Match[Any]:
    """Return the match of a table row just read from the database; must not be modified."""
    match = MATCHES.find(table.id, table.seq, table.tag)
    if match is None:
        match = load_match(table.game, tuple(table.packs), table.state)
        MATCHES.keep(table.id, table.seq, table.tag, match)
    return match


def match_at(at: Position) -> Match[Any]:
    """Return the match at this position, or a later one if it moved on; must not be modified."""
    match = MATCHES.find(at.id, at.seq, at.tag)
    if match is None:
        found = read_state(at.id)
        if found is None:
            raise NoSuchTable
        seq, tag, packs, state = found
        match = load_match(at.game, packs, state)
        MATCHES.keep(at.id, seq, tag, match)
    return match


def times(at: Position) -> dict[str, str | None]:
    """Return the clock of a table as ISO 8601 text."""
    return {
        "waiting_since": text_of(at.waiting_since),
        "deadline": text_of(at.deadline),
        "round_closes": text_of(at.round_closes),
    }


def text_of(moment: datetime | None) -> str | None:
    """Return a moment as ISO 8601 text."""
    return None if moment is None else moment.isoformat()


def current_response(at: Position) -> CachedResponse:
    """Return what a viewer sees now; built once per version for all spectators."""

    def make() -> bytes:
        return canonical({"status": at.status, "times": times(at), **shown_now(at)}).encode()

    return RESPONSES.fetch((at.id, at.viewer), at.stamp, make)


def shown_now(at: Position) -> dict[str, Any]:
    """Return a viewer's view; as it was stored at the end, if the rules are no longer here."""
    try:
        match = match_at(at)
        shown = seen(match, at.viewer)
        if at.alone and at.viewer is not None:
            shown["single"] = single_answer(match, at.viewer)
        return shown
    except NotInstalled as missing:
        ending = find_ending(at.id)
        if ending is None:
            raise
        return {**ending.view(at.viewer), "kept": missing.code}


def past_response(at: Position, version: int) -> CachedResponse:
    """Return what a viewer saw when a version was published."""

    def make() -> bytes:
        match = replayed(at.id, version)
        return canonical({"status": "past", "times": None, **seen(match, at.viewer)}).encode()

    return RESPONSES.fetch((at.id, at.viewer, version), publication(at.id, version), make)


def since_response(at: Position, version: int) -> CachedResponse:
    """Return a page of what was published after a version.

    It depends on the viewer and on the last version, for what came before never changes.
    """

    def make() -> bytes:
        news, more = since(TableLog(at.id), version, at.viewer)
        last = news[-1].version if more else at.version
        shown = [news_json(one) for one in news]
        return canonical({"version": last, "news": shown, "more": more}).encode()

    stamp = (at.version, publication(at.id, at.version))
    return RESPONSES.fetch((at.id, at.viewer, "since", version), stamp, make)


def news_json(news: News) -> dict[str, Any]:
    """Return what was published as JSON values."""
    return asdict(news) | {"at": TIMES.default(news.at)}
