"""A bot account plays whole matches through the API against the built-in bot, on real parts."""

from __future__ import annotations

import importlib.util
import threading
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from gonfalon.client import Gonfalon
from gonfalon.kernel.records.record import parse_record, replay
from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage.records import record_text
from gonfalon.server.ratings import recomputing
from gonfalon.server.ratings.models import Standing
from gonfalon.server.tables.models import Table
from tests.server.jobbing import check_log, until, work
from tests.server.listening import Server
from tests.server.tabling import confirmed, somebody

EXAMPLE = Path(__file__).resolve().parents[3] / "examples" / "api_bot.py"
SCOPES = ["read", "play", "challenge", "bot"]


@pytest.fixture
def server(transactional_db: Any) -> Iterator[Server]:
    """Run the whole server and a worker in processes of their own."""
    found = Server(GONFALON_LIMITS="0")
    with work("--bots", "1"):
        yield found
    found.stop()


@pytest.fixture
def example() -> ModuleType:
    """Load the example as a program would be."""
    spec = importlib.util.spec_from_file_location("api_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


def bot_of(keeper: User, name: str) -> tuple[User, str]:
    """Make a bot account and a token for it."""
    bot = make_bot_account(keeper, name)
    return bot, make_token(bot, "play", SCOPES)[1]


def verified(table: Table) -> None:
    """Check that the record, played again, gives the outcome that was published."""
    match = replay(parse_record(record_text(table)))
    assert match.outcome is not None
    assert match.outcome.to_json(match.content.vocabulary) == table.outcome
    check_log(table)


@pytest.mark.slow
def test_the_example_plays_a_whole_match(
    server: Server, example: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    bot, token = bot_of(somebody(), "Marvin")
    arguments = [
        "--server",
        f"http://127.0.0.1:{server.port}",
        "--token",
        token,
        "--against",
        "heuristic",
        "--settings",
        '{"round_limit": 6}',
        "--seed",
        "1",
    ]
    assert example.main(arguments) == 0
    said = capsys.readouterr().out
    assert "playing as Marvin" in said
    assert ": over, ranks [" in said
    table = Table.objects.get(owner=bot)
    assert table.status == Table.Status.OVER
    verified(table)
    own = Entry.objects.filter(table=table, kind="choose", user=bot).count()
    assert own == Entry.objects.filter(table=table, kind="choose", seat=0).count() > 5


@pytest.mark.slow
def test_two_bots_meet_by_challenge_and_are_rated(server: Server, example: ModuleType) -> None:
    keepers = somebody(), somebody()
    confirmed(*keepers)
    (one, first), (two, second) = bot_of(keepers[0], "First"), bot_of(keepers[1], "Second")
    address = f"http://127.0.0.1:{server.port}"
    ends: dict[str, Any] = {}

    def play(name: str, token: str) -> None:
        with Gonfalon(token, address) as gonfalon:
            ends[name] = gonfalon.play(example.CheerfulBot(1), matches=1)

    threads = [
        threading.Thread(target=play, args=(name, token), daemon=True)
        for name, token in (("first", first), ("second", second))
    ]
    for thread in threads:
        thread.start()
    with Gonfalon(first, address) as gonfalon:
        made = gonfalon.challenge(
            str(two.id),
            "mastery",
            2,
            settings={"round_limit": 4},
            rated=True,
            policy="everyone",
            visibility="private",
        )
        seen = list(gonfalon.table_events(wait_for_start(made["table"]), since=-1))
    for thread in threads:
        thread.join(120)
    assert ends["first"][0]["outcome"] == ends["second"][0]["outcome"] == seen[-1]["outcome"]
    table = Table.objects.get(id=made["table"])
    verified(table)
    versions = [line["version"] for line in seen if line["type"] == "version"]
    assert versions == sorted(set(versions))
    assert versions[-1] == table.version
    until(lambda: Standing.objects.count() == 2, 30)
    assert {s.user_id for s in Standing.objects.all()} == {one.id, two.id}
    assert recomputing.check().differences == []


def wait_for_start(table: str) -> str:
    """Wait until a match has begun."""
    until(lambda: Table.objects.filter(id=table, started_at__isnull=False).exists(), 30)
    return table
