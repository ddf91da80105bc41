"""Schemas of play: inputs, views, news, and the proof of the seed."""

from __future__ import annotations

from datetime import date, datetime
from typing import Annotated, Any, Literal
from uuid import UUID

from ninja import Field
from pydantic import StringConstraints

from gonfalon.server.api.schemas import Error, Schema, Strict

MOST = 64  # answers per call
Name = Annotated[str, StringConstraints(min_length=1, max_length=80, pattern=r"^[!-~]+$")]


class Choice(Strict):
    """An answer to a decision, or to several of one seat in a row, all or nothing."""

    decision: Name
    options: Annotated[list[Name], Field(min_length=1, max_length=MOST)]
    key: UUID
    go_on: Annotated[
        bool,
        Field(
            description="also give the answers to your next questions that leave no choice; has no "
            "effect where another person plays"
        ),
    ] = False


class Look(Schema):
    """What to return besides the new version."""

    view: Annotated[bool, Field(description="return `current`")] = False
    since: Annotated[
        int | None, Field(ge=-1, le=2**31 - 1, description="return `since` this version")
    ] = None


class Undo(Strict):
    """Undo to just before one of your own decisions (one of the view's `undo`)."""

    to: Name
    key: UUID


class GoBack(Strict):
    """Going back to an earlier version, if everyone who plays agrees."""

    version: Annotated[int, Field(ge=0, le=2**31 - 1)]
    key: UUID


class Agreement(Schema):
    """How far a proposal to go back has come."""

    version: int
    to: int
    agreed: list[int]
    needed: list[int]
    done: bool


class Times(Schema):
    """The clock, as publicly known."""

    waiting_since: datetime | None
    deadline: datetime | None
    round_closes: datetime | None


class TextShown(Schema):
    """A message with its arguments."""

    message: str
    args: dict[str, Any]


class Single(Schema):
    """A pending decision of yours with a single answer, which you need not be asked for.

    After it you are asked something else (`goes-on`), or it is another seat's turn (`hands-over`).
    """

    decision: str
    leads: Literal["goes-on", "hands-over"]


class Seen(Schema):
    """What a viewer may know, with explanations of their pending decisions.

    `single` is only set at tables where nobody else plays, and not where chance or something hidden
    comes next.

    `kept` is set if the server no longer has the rules or cards of a finished match: a code that
    says which. Then this is what was stored when it ended, and nothing earlier can be shown.
    """

    status: str
    times: Times | None
    version: int
    content: str  # the digest of the match's content
    view: dict[str, Any]
    explain: list[dict[str, Any]]
    single: Single | None = None
    kept: str | None = None


class NewsShown(Schema):
    """What was published under one version.

    An undo or a rewind takes back what was published from version `taken_back` on, up to itself.
    """

    version: int
    at: datetime
    kind: str
    seat: int | None
    events: list[dict[str, Any]]
    taken_back: int | None


class Since(Schema):
    """Everything after a version. If `more` is true, ask again from `version`."""

    version: int
    news: list[NewsShown]
    more: bool


class Frame(Schema):
    """A view, and what was published with it. It has no questions: they were answered since."""

    version: int
    view: dict[str, Any]
    news: NewsShown


class Frames(Schema):
    """The views after a version, the oldest first. If `more` is true, there are later ones."""

    frames: list[Frame]
    more: bool


class Accepted(Schema):
    """The version after the accepted input. A sealed answer publishes nothing new.

    `current` is what GET /view returns after it, and `since` what GET /since returns, if they were
    requested. If others have moved meanwhile, or the input was a retry, they are later than
    `version`. They are null for a user who may no longer see the table. `went_on` are the texts of
    the answers that `go_on` has given as well; empty for a retry.
    """

    version: int
    went_on: Annotated[list[TextShown], Field(default_factory=list)]
    current: Seen | None = None
    since: Since | None = None


class Stale(Error):
    """The decision is no longer pending; `current` is what GET /view returns now."""

    current: Seen | None = None


class SeatProof(Schema):
    """A seat's contribution to the seed."""

    seat: int
    commitment: str
    contribution: str | None


class Proof(Schema):
    """What was committed before the match, and what proves it afterwards."""

    table: UUID
    house_commitment: str
    seats: list[SeatProof]
    settings: str | None
    seed_commitment: str | None
    house_secret: str | None
    house_salt: str | None
    seed: str | None
    leaf: Annotated[str | None, Field(description="of this match in the daily chain")]
    chain_day: Annotated[date | None, Field(description="the day that contains it, once closed")]


class Verified(Schema):
    """Whether replaying the record from its text gives the match that was played.

    `replayed_at` is set if the server no longer has the rules: the record was replayed then, has
    not changed since, and its seed was checked again now.
    """

    holds: bool
    inputs: int
    draws: int
    replayed_at: datetime | None = None
