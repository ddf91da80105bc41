"""The client: tables, choices, streams, challenges, and `play`, which does it all."""

from __future__ import annotations

import time
import uuid
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import httpx

from gonfalon.client.wire import Json, Refusal, Wire

MOVED_ON = ("stale-decision", "over", "not-playing", "moved-on")


@dataclass(frozen=True)
class Question:
    """A decision that waits for this program, with all its seat may know."""

    table: str
    seat: int
    view: Json
    decision: str
    kind: str
    options: list[str]
    explained: Json


Bot = Callable[[Question], str]


def always(challenge: Json) -> bool:
    """Accept every challenge."""
    return True


class Gonfalon:
    """A server, seen by a program with a token."""

    def __init__(
        self,
        token: str,
        server: str = "http://127.0.0.1:8000",
        *,
        patience: float = 300.0,
        transport: httpx.BaseTransport | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        self.wire = Wire(token, server, patience=patience, transport=transport, sleep=sleep)

    def __enter__(self) -> Gonfalon:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the connection."""
        self.wire.close()

    # -- who and what ---------------------------------------------------------------------------

    def me(self) -> Json:
        """Return the own account."""
        found: Json = self.wire.send("GET", "me")
        return found

    def games(self) -> list[Json]:
        """Return the games of the server."""
        found: list[Json] = self.wire.send("GET", "games")
        return found

    # -- tables ---------------------------------------------------------------------------------

    def tables(self, **filters: Any) -> list[Json]:
        """Return the lobby; filters as in GET /tables (game, status, free, pace, rated …)."""
        found: list[Json] = self.wire.send("GET", "tables", query=filters)
        return found

    def my_tables(self) -> list[Json]:
        """Return the own tables, those that wait first."""
        found: list[Json] = self.wire.send("GET", "tables/mine")
        return found

    def table(self, table: str) -> Json:
        """Return one table."""
        found: Json = self.wire.send("GET", f"tables/{table}")
        return found

    def create_table(
        self,
        game: str,
        seats: int,
        *,
        bots: Mapping[int, str] | None = None,
        **fields: Any,
    ) -> Json:
        """Open a table; further fields as in POST /tables (options, own_seat, rated, clock …)."""
        levels = {str(seat): level for seat, level in (bots or {}).items()}
        body = {"game": game, "seats": seats, "bots": levels, **fields}
        found: Json = self.wire.send("POST", "tables", body)
        return found

    def join(self, table: str, seat: int | None = None, invite: str = "") -> Json:
        """Sit down; harmless if one sits there already."""
        return self.at(table, "join", {"seat": seat, "invite": invite})

    def ready(self, table: str) -> Json:
        """Say that one is ready."""
        return self.at(table, "ready", {})

    def start(self, table: str) -> Json:
        """Start one's own table."""
        found: Json = self.wire.send("POST", f"tables/{table}/start")
        return found

    def leave(self, table: str) -> None:
        """Stand up from an open table."""
        self.wire.send("POST", f"tables/{table}/leave")

    def resign(self, table: str) -> Json:
        """Give up; a bot plays on."""
        return self.at(table, "resign", {}, safe=False)

    def at(self, table: str, what: str, body: Json, safe: bool = True) -> Json:
        """Do something at a table."""
        found: Json = self.wire.send("POST", f"tables/{table}/{what}", body, safe=safe)
        return found

    # -- play -----------------------------------------------------------------------------------

    def view(self, table: str) -> Json:
        """Return what the own seat may see: `view`, its questions in `explain`, the clock."""
        found: Json = self.wire.send("GET", f"tables/{table}/view")
        return found

    def choose(self, table: str, decision: str, *options: str, key: uuid.UUID | None = None) -> int:
        """Answer a decision; return the version. However often it is sent, it counts once."""
        body = {"decision": decision, "options": list(options), "key": str(key or uuid.uuid4())}
        found: Json = self.wire.send("POST", f"tables/{table}/choices", body, safe=True)
        return int(found["version"])

    # -- challenges -----------------------------------------------------------------------------

    def challenges(self) -> list[Json]:
        """Return the challenges that wait, one's own and others'."""
        found: list[Json] = self.wire.send("GET", "challenges")
        return found

    def challenge(self, bot: str, game: str, seats: int, **fields: Any) -> Json:
        """Challenge a bot account to a new table; fields as in POST /tables."""
        body = {"bot": bot, "new": {"game": game, "seats": seats, **fields}}
        found: Json = self.wire.send("POST", "challenges", body)
        return found

    def accept(self, challenge: str) -> Json:
        """Accept a challenge."""
        found: Json = self.wire.send("POST", f"challenges/{challenge}/accept")
        return found

    def decline(self, challenge: str, reason: str = "") -> Json:
        """Decline a challenge."""
        body = {"reason": reason}
        found: Json = self.wire.send("POST", f"challenges/{challenge}/decline", body)
        return found

    # -- streams --------------------------------------------------------------------------------

    def events(self) -> Iterator[Json]:
        """Give what concerns the account, for ever: challenge, started, turn, over.

        When the connection breaks the stream is opened again. What is pending then comes again;
        the end of a match comes once.
        """
        last: list[str | None] = [None]
        ended: set[str] = set()
        for event in self.wire.stream("stream", lambda: {"since": last[0]}):
            last[0] = event.get("at", last[0])
            if event["type"] == "over":
                if event["table"] in ended:
                    continue
                ended.add(event["table"])
            yield event

    def table_events(
        self, table: str, since: int | None = None, view: bool = False
    ) -> Iterator[Json]:
        """Give what happens at a table: hello, then a line for each version, then over."""
        last = [since]
        flags = {"view": "true"} if view else {}
        for event in self.wire.stream(
            f"tables/{table}/stream", lambda: {"since": last[0], **flags}
        ):
            if event["type"] == "version" or (event["type"] == "hello" and last[0] is None):
                last[0] = int(event["version"])
            yield event
            if event["type"] == "over":
                return

    # -- all together ---------------------------------------------------------------------------

    def questions(self, table: str) -> list[Question]:
        """Return what waits for this program at a table."""
        seen = self.view(table)
        view = seen["view"]
        explained = {found["decision"]: found for found in seen["explain"]}
        return [
            Question(
                table=table,
                seat=int(view["viewer"]),
                view=view,
                decision=found["id"],
                kind=found["kind"],
                options=list(found["options"]),
                explained=explained.get(found["id"], {}),
            )
            for found in view["decisions"]
        ]

    def answer(self, table: str, bot: Bot) -> int:
        """Let a bot answer until nothing is asked; return how many answers it gave."""
        given = 0
        while True:
            questions = self.questions(table)
            if not questions:
                return given
            question = questions[0]
            try:
                self.choose(table, question.decision, bot(question))
            except Refusal as refusal:
                if refusal.code not in MOVED_ON:
                    raise
                continue
            given += 1

    def play(
        self,
        bot: Bot,
        *,
        accept: Callable[[Json], bool] = always,
        matches: int | None = None,
        tables: Sequence[str] = (),
    ) -> list[Json]:
        """Play wherever the account sits: accept challenges, answer questions.

        Returns the ends of so many matches (of these tables only, if some are named), or never.
        """
        ends: list[Json] = []
        for event in self.events():
            kind = event["type"]
            if kind == "challenge":
                self.consider(event["challenge"], accept)
            elif kind == "turn":
                self.answer(event["table"], bot)
            elif kind == "over" and (not tables or event["table"] in tables):
                ends.append(event)
                if matches is not None and len(ends) >= matches:
                    break
        return ends

    def consider(self, challenge: Json, accept: Callable[[Json], bool]) -> None:
        """Accept or decline a challenge, unless it is gone meanwhile."""
        try:
            if accept(challenge):
                self.accept(challenge["id"])
            else:
                self.decline(challenge["id"])
        except Refusal as refusal:
            if refusal.status not in (404, 409):
                raise
