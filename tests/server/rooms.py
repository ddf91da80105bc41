"""Tables with people at them who play over HTTP."""

from __future__ import annotations

import random
import uuid
from typing import Any

from gonfalon.kernel.play.match import Match
from gonfalon.server.play.storage.records import stored
from gonfalon.server.tables.models import Table
from tests.server.playing import people, table, token
from tests.server.visitor import Program


class Room:
    """A table with people at it."""

    def __init__(self, seats: int = 3, **fields: Any) -> None:
        self.users = people(seats)
        self.id = table(self.users, **fields).id
        self.programs = [Program(token(user)) for user in self.users]
        self.path = f"/api/tables/{self.id}"
        self.luck = random.Random(1)

    @property
    def row(self) -> Table:
        """The table as it is stored."""
        return Table.objects.get(id=self.id)

    @property
    def match(self) -> Match[Any]:
        """The match as it is stored."""
        return stored(self.row)

    def post(self, seat: int, what: str, **body: Any) -> Any:
        """Send an input of a seat."""
        return self.programs[seat].post(f"{self.path}/{what}", body)

    def choose(self, seat: int, decision: str, *options: str, key: str = "") -> Any:
        """Answer a decision."""
        sent = {"decision": decision, "options": list(options), "key": key or str(uuid.uuid4())}
        return self.post(seat, "choices", **sent)

    def step(self) -> Any:
        """Let somebody answer at random."""
        decision = self.luck.choice(self.match.decisions)
        option = self.luck.choice(decision.options)
        answer = self.choose(decision.seat, decision.id, option.id)
        assert answer.status_code == 200, answer.content
        return answer

    def until_round(self) -> Match[Any]:
        """Play until several seats are asked in secret."""
        for _ in range(800):
            match = self.match
            if match.round and len(match.decisions) > 1:
                return match
            self.step()
        raise AssertionError


class RandomRoom(Room):
    """A table of two at which everybody plays at random."""

    def __init__(self, seats: int = 2, **fields: Any) -> None:
        super().__init__(seats, **fields)
        self.luck = random.Random(3)

    def play(self, inputs: int) -> None:
        """Give so many answers, or play to the end."""
        for _ in range(inputs):
            match = stored(self.row)
            if match.over:
                return
            decision = self.luck.choice(match.decisions)
            body = {
                "decision": decision.id,
                "options": [self.luck.choice(decision.options).id],
                "key": str(uuid.uuid4()),
            }
            answer = self.programs[decision.seat].post(f"{self.path}/choices", body)
            assert answer.status_code == 200, answer.content

    def agree(self, seat: int, version: int, key: str = "") -> Any:
        """Let a seat agree."""
        body = {"version": version, "key": key or str(uuid.uuid4())}
        return self.programs[seat].post(f"{self.path}/rewind", body)

    def published(self) -> list[int]:
        """Return the versions there were."""
        news = self.programs[0].get(f"{self.path}/since/-1").json()["news"]
        return [item["version"] for item in news]
