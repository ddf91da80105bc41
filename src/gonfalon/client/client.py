"""The client: tables, choices, streams, challenges, and `play`, which combines them."""

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
    """A decision that waits for this program, with everything its seat may know.

    `explained` has the texts, rules and previews of the options.
    """

    table: str
    seat: int
    view: Json
    decision: str
    kind: str
    options: list[str]
    explained: Json


Bot = Callable[[Question], str]


def always(challenge: Json) -> bool:
    """Accept every challenge (the default of `play`)."""
    return True


class Gonfalon:
    """A connection to a server, authenticated by a token.

    Requests are retried for up to `patience` seconds while the server is unavailable.
    """

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
        """Close the connection."""
        self.wire.close()

    # -- account and games ----------------------------------------------------------------------

    def me(self) -> Json:
        """Return the account that the token belongs to."""
        found: Json = self.wire.send("GET", "me")
        return found

    def games(self) -> list[Json]:
        """Return the games that the server offers."""
        found: list[Json] = self.wire.send("GET", "games")
        return found

    # -- tables ---------------------------------------------------------------------------------

    def tables(self, **filters: Any) -> list[Json]:
        """Return the lobby. Filters as in GET /tables (game, status, free, pace, rated …)."""
        found: list[Json] = self.wire.send("GET", "tables", query=filters)
        return found

    def my_tables(self) -> list[Json]:
        """Return your own tables. Those waiting for you come first."""
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
        """Open a table. More fields as in POST /tables (settings, own_seat, rated, clock …).

        `bots` maps seats to the levels of the bots that play there.
        """
        levels = {str(seat): level for seat, level in (bots or {}).items()}
        body = {"game": game, "seats": seats, "bots": levels, **fields}
        found: Json = self.wire.send("POST", "tables", body)
        return found

    def join(self, table: str, seat: int | None = None, invite: str = "") -> Json:
        """Take a seat. Does nothing if you already sit there."""
        return self.at(table, "join", {"seat": seat, "invite": invite})

    def ready(self, table: str) -> Json:
        """Declare that you are ready to start."""
        return self.at(table, "ready", {})

    def start(self, table: str) -> Json:
        """Start the match at your own table."""
        found: Json = self.wire.send("POST", f"tables/{table}/start")
        return found

    def leave(self, table: str) -> None:
        """Leave a table that has not started."""
        self.wire.send("POST", f"tables/{table}/leave")

    def resign(self, table: str) -> Json:
        """Resign. A bot plays on in your seat."""
        return self.at(table, "resign", {}, safe=False)

    def at(self, table: str, what: str, body: Json, safe: bool = True) -> Json:
        """Send an action to a table. `safe` means that sending it twice does no harm."""
        found: Json = self.wire.send("POST", f"tables/{table}/{what}", body, safe=safe)
        return found

    # -- play -----------------------------------------------------------------------------------

    def view(self, table: str) -> Json:
        """Return what your seat may see: `view`, its questions in `explain`, and the clock."""
        found: Json = self.wire.send("GET", f"tables/{table}/view")
        return found

    def choose(self, table: str, decision: str, *options: str, key: uuid.UUID | None = None) -> int:
        """Answer a decision and return the new version. Retries with the same key count once."""
        return int(self.post_choice(table, decision, options, key)["version"])

    def choose_and_view(self, table: str, decision: str, *options: str) -> Json:
        """Answer a decision and return what your seat may see then, as `view` does.

        One request instead of two. `choose` is faster if you don't need the view.
        """
        found = self.post_choice(table, decision, options, query={"view": "true"})
        current: Json | None = found.get("current")
        return self.view(table) if current is None else current

    def post_choice(
        self,
        table: str,
        decision: str,
        options: Sequence[str],
        key: uuid.UUID | None = None,
        query: Mapping[str, Any] | None = None,
    ) -> Json:
        """Send an answer and return the response. Retries have the same key and count once."""
        body = {"decision": decision, "options": list(options), "key": str(key or uuid.uuid4())}
        found: Json = self.wire.send("POST", f"tables/{table}/choices", body, query, safe=True)
        return found

    # -- challenges -----------------------------------------------------------------------------

    def challenges(self) -> list[Json]:
        """Return the pending challenges, both sent and received."""
        found: list[Json] = self.wire.send("GET", "challenges")
        return found

    def challenge(self, bot: str, game: str, seats: int, **fields: Any) -> Json:
        """Challenge a bot account to a match at a new table. Fields as in POST /tables."""
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
        """Yield the account's events without end: challenge, started, turn, over.

        If the connection breaks, the stream is opened again. Pending events are then repeated, but
        the end of a match is reported only once.
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
        """Yield the events of a table: hello, then one for each version, then over."""
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

    # -- running a bot --------------------------------------------------------------------------

    def questions(self, table: str) -> list[Question]:
        """Return the decisions that wait for this program at a table."""
        return questions_in(table, self.view(table))

    def answer(self, table: str, bot: Bot) -> int:
        """Let a bot answer until no decision waits. Return how many answers it gave."""
        given = 0
        seen = self.view(table)
        while questions := questions_in(table, seen):
            question = questions[0]
            try:
                seen = self.choose_and_view(table, question.decision, bot(question))
            except Refusal as refusal:
                if refusal.code not in MOVED_ON:
                    raise
                seen = self.view(table)
            else:
                given += 1
        return given

    def play(
        self,
        bot: Bot,
        *,
        accept: Callable[[Json], bool] = always,
        matches: int | None = None,
        tables: Sequence[str] = (),
    ) -> list[Json]:
        """Play at all tables where the account has a seat: accept challenges, answer decisions.

        Returns the `over` events after this many `matches` have ended; without a number it never
        returns. If `tables` are given, only matches there are counted.
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
        """Accept or decline a challenge. Ignores one that no longer exists."""
        try:
            if accept(challenge):
                self.accept(challenge["id"])
            else:
                self.decline(challenge["id"])
        except Refusal as refusal:
            if refusal.status not in (404, 409):
                raise


def questions_in(table: str, seen: Json) -> list[Question]:
    """Return the decisions that wait for this program in a view."""
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
