"""A table at which everybody plays at random, for tests of what comes of it."""

from __future__ import annotations

import random
import uuid
from typing import Any

from gonfalon.server.play.storage.records import stored
from gonfalon.server.tables.models import Table
from tests.server.playing import people, table, token
from tests.server.visitor import Program


class Room:
    """A table at which everybody plays at random."""

    def __init__(self, seats: int = 2, **fields: Any) -> None:
        users = people(seats)
        self.id = table(users, **fields).id
        self.programs = [Program(token(user)) for user in users]
        self.path = f"/api/tables/{self.id}"
        self.luck = random.Random(3)

    @property
    def row(self) -> Table:
        """The table as it is stored."""
        return Table.objects.get(id=self.id)

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
