"""A worker killed at each named point of the move path: who sends again gets the same answer."""

from __future__ import annotations

import asyncio
import json
import random
import uuid
from typing import Any

import pytest

from gonfalon.server.monitoring.move_trace import POINTS
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage.records import stored
from gonfalon.server.tables.models import Table
from tests.server.harness.checker import check
from tests.server.harness.client import Http, Lost
from tests.server.harness.players import OK, History, Sent
from tests.server.harness.services import free_port
from tests.server.harness.supervisor import Nemesis
from tests.server.harness.web import web_workers
from tests.server.playing import people, table, token
from tests.server.running import environment

pytestmark = pytest.mark.django_db(transaction=True)

# One of two workers dies at the next point as soon as it gets a move; the other one lives.
AT_THE_POINTS = Nemesis(len(POINTS), passes=1)


async def answers(port: int, sent: Sent, token: str, times: int) -> list[tuple[int, Any]]:
    """Send an input until it was answered so often, each time over another connection."""
    found: list[tuple[int, Any]] = []
    while len(found) < times:
        http = Http(port)
        sent.attempts += 1
        try:
            status, body, _ = await http.send("POST", sent.path, token, sent.body)
            found.append((status, json.loads(body)))
        except Lost:
            await asyncio.sleep(0.02)
        finally:
            http.close()
    return found


def test_every_retry_gets_the_same_answer_wherever_the_worker_died() -> None:
    """All points, one after the other: carried out once, answered alike, nothing lost."""
    users = people(6)  # their match lasts until all have died, also on a busy machine
    played = table(users, clock={"kind": "bank", "seconds": 600, "increment": 5})
    tokens = [token(user) for user in users]
    port = free_port()
    settings = {"GONFALON_HOSTS": "127.0.0.1", "GONFALON_LIMITS": "0"}
    workers = web_workers(environment(**settings), port, 2, AT_THE_POINTS)
    history, luck = History(), random.Random(1)
    try:
        for _ in range(400):
            match = stored(Table.objects.get(id=played.id))
            decision = luck.choice(match.decisions)
            key = str(uuid.uuid4())
            options = [luck.choice(decision.options).id]
            body = {"decision": decision.id, "options": options, "key": key}
            path = f"/api/tables/{played.id}/choices"
            sent = Sent(key, str(played.id), decision.seat, path, body, 0.0)
            found = asyncio.run(answers(port, sent, tokens[decision.seat], 3))
            assert found[0][0] == 200
            assert found == [found[0]] * 3, sent
            sent.became, sent.version = OK, found[0][1]["version"]
            history.sent.append(sent)
            if workers.is_done():
                break
    finally:
        report = workers.stop()
    assert set(report["where"]) == set(POINTS)
    assert Entry.objects.filter(table=played, key__isnull=False).count() == len(history.sent)
    assert check(history) == []
