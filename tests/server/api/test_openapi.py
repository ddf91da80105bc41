"""The description of the API is current, and nothing that fits it or not breaks the server.

GONFALON_FUZZ=20000 python -m pytest -n 2 tests/server/api/test_openapi.py   (2,000 by default)

Two shards, each with a server and half of the operations, so that two processors have work. To make
a request out of its description costs more than to answer it: each is therefore sent by all
kinds of people, often with names that exist.
"""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest import SkipTest

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.api.description import description
from gonfalon.server.programs.models import Challenge
from gonfalon.server.tables.chat import say
from gonfalon.server.tables.following import follow
from gonfalon.server.tables.models import ChatLine, Table
from gonfalon.server.tables.seats.inviting import invite
from tests.server.listening import Server
from tests.server.tabling import opened, running
from tests.server.visitor import visitor

DOCS = Path(__file__).resolve().parents[3] / "docs" / "openapi.json"
REQUESTS = int(os.environ.get("GONFALON_FUZZ", "2000"))
SEED = int(os.environ.get("GONFALON_FUZZ_SEED", "1"))
SHARDS = 2
STREAM = "application/x-ndjson"
NO_HTTP = b"Invalid HTTP request received."  # says uvicorn of what is no HTTP


def test_the_description_is_current() -> None:
    assert DOCS.read_text("utf-8") == description(), "run `gonfalon openapi docs/openapi.json`"


def test_every_operation_says_what_it_does() -> None:
    found = json.loads(description())
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            where = f"{method} {path}"
            assert operation.get("summary"), where
            assert operation.get("tags"), where
            assert any(status.startswith(("2", "3")) for status in map(str, operation["responses"]))


class World:
    """Tables, people and programs whose names the requests use, and who sends them."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.chance = random.Random(SEED)
        self.session = requests.Session()
        self.session.trust_env = False  # no proxy to be looked for with every request
        anna, other = visitor("Anna"), visitor("Bohdan")
        user, friend = anna.user, other.user
        bot = make_bot_account(user, "Marvin")
        playing = [running([user, friend], policy="quick"), running([user, bot], policy="quick")]
        playing.append(running([user], bots=1, policy="quick"))  # the coach may be asked there
        waiting = [opened(user), opened(friend, visibility="private")]
        say(playing[0].id, user, "hello")
        follow(user, friend)
        invitation = invite(user, friend, waiting[0].id)
        challenge = Challenge.objects.create(table=waiting[0], bot=bot, challenger=user)
        tables = [str(table.id) for table in (*playing, *waiting)]
        people = [str(person.id) for person in (user, friend, bot)]
        self.names: dict[str, list[Any]] = {
            "table_id": tables,
            "table": tables,
            "player": people,
            "user_id": people,
            "who": people,
            "other": people,
            "invitation_id": [invitation.pk],
            "bot": [str(bot.id)],
            "challenge_id": [str(challenge.id)],
            "slug": ["mastery"],
            "game": ["mastery"],
            "lesson": ["basics"],
            "step": ["goal", "redeploy", "fracture"],
            "seats": [2],
            "seat": [0, 1],
            "version": [0, 3],
            "invite": [table.invite for table in Table.objects.all()],
            "line_id": list(ChatLine.objects.values_list("id", flat=True)),
        }
        scopes = ["read", "play", "challenge"]
        self.strangers: list[dict[str, str]] = [
            {},
            {"Authorization": "Bearer gon_" + "x" * 43},
        ]
        self.known: list[dict[str, str]] = [
            {"Authorization": f"Bearer {make_token(user, 'fuzz', scopes)[1]}"},
            {"Authorization": f"Bearer {make_token(bot, 'fuzz', [*scopes, 'bot'])[1]}"},
            self.signed_in(friend, other),
        ]

    def signed_in(self, user: User, browser: Any) -> dict[str, str]:
        """Return the headers of somebody with a browser."""
        token = browser.headers()["X-CSRFToken"]
        cookies = browser.client.cookies
        text = "; ".join(f"{name}={cookies[name].value}" for name in ("sessionid", "csrftoken"))
        return {"Cookie": text, "X-CSRFToken": token}

    def senders(self) -> list[dict[str, str]]:
        """Return who sends a request: everybody who is known, and a stranger."""
        return [*self.known, self.chance.choice(self.strangers)]

    def send(self, case: Any, headers: dict[str, str]) -> requests.Response:
        """Send a request as somebody; often with names that exist."""
        wild = dict(case.path_parameters or {})
        for name in wild:
            if name in self.names and self.chance.random() < 0.6:
                case.path_parameters[name] = self.chance.choice(self.names[name])
        base = f"http://127.0.0.1:{self.server.port}"
        found: requests.Response = case.call(
            base_url=base, headers=dict(headers), session=self.session, timeout=20
        )
        (case.path_parameters or {}).update(wild)
        return found


@pytest.fixture
def world(transactional_db: Any) -> Iterator[World]:
    """Run a server with something in it; limits would only hide what is behind them."""
    server = Server(GONFALON_LIMITS="0")
    found = World(server)
    yield found
    found.session.close()
    server.stop()


def streams(operation: Any) -> bool:
    """Tell whether an operation never ends when it succeeds."""
    raw = operation.definition.raw
    return STREAM in raw["responses"].get("200", raw["responses"].get(200, {})).get("content", {})


@pytest.mark.slow
@pytest.mark.timeout(3600)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("shard", range(SHARDS))
def test_nothing_breaks_the_server(world: World, shard: int) -> None:
    schema = schemathesis.openapi.from_dict(json.loads(description()))
    described = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    operations = [found for found in described if not streams(found)]
    modes = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)
    share = max(1, round(REQUESTS / (len(operations) * len(modes) * len(world.senders()))))
    operations = operations[shard::SHARDS]
    statuses: Counter[int] = Counter()
    broken: Counter[str] = Counter()
    strange: Counter[str] = Counter()
    for operation in operations:
        for mode in modes:
            where = f"{operation.method.upper()} {operation.path}"

            def send(case: Any, headers: dict[str, str], where: str = where) -> None:
                response = world.send(case, headers)
                statuses[response.status_code] += 1
                if response.status_code >= 500:
                    broken[f"{where}: {response.status_code}"] += 1
                    return
                if response.status_code == 400 and response.content == NO_HTTP:
                    return  # such as an empty Content-Length: it never reached the application
                if response.status_code in (404, 405):
                    return  # a path that leads nowhere, or to another operation
                try:
                    case.validate_response(
                        response,
                        checks=[
                            status_code_conformance,
                            content_type_conformance,
                            response_schema_conformance,
                        ],
                    )
                except FailureGroup as failures:
                    for failure in failures.exceptions:
                        text = str(failure).splitlines()[0]
                        sent = f"{response.request.url!r} -> {response.content[:80]!r}"
                        strange[f"{where}: {response.status_code} {text}: {sent}"] += 1

            with suppress(Unsatisfiable, SkipTest):  # nothing to be wrong about
                run_many(world, send, operation.as_strategy(generation_mode=mode), share)
    total = sum(statuses.values())
    print(f"{total} requests to {len(operations)} operations: {dict(sorted(statuses.items()))}")
    for text, count in strange.most_common(40):
        print(f"strange: {count} × {text}")
    assert not broken, broken
    assert world.server.is_alive
    assert statuses[200] + statuses[201] + statuses[204] > total / 20
    assert not strange, strange


def run_many(world: World, send: Any, strategy: Any, count: int) -> None:
    """Send so many requests made by a strategy, each by everybody."""

    @seed(SEED)
    @settings(
        max_examples=count,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=strategy)
    def each(case: Any) -> None:
        for headers in world.senders():
            send(case, headers)

    each()
