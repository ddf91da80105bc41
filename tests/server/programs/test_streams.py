"""The API for programs: streams tell what a seat may know, once."""

from __future__ import annotations

import asyncio
import json
import uuid
from typing import Any

import pytest
from django.db import OperationalError
from django.utils import timezone

from gonfalon.server import hints
from gonfalon.server.accounts.models import User
from gonfalon.server.play import reading
from gonfalon.server.programs import slots, streams, wakers
from gonfalon.server.programs.reading import (
    Follower,
    Listener,
    account_lines,
    all_or_nothing,
    hello,
    table_lines,
)
from gonfalon.server.tables.models import Table
from tests.server.listening import PATIENCE
from tests.server.programs.botting import answer, bot_of, match_of, mine
from tests.server.tabling import running, somebody


@pytest.mark.django_db(transaction=True)
def test_a_table_stream_tells_every_version_once() -> None:
    people = [somebody(), somebody()]
    table = running(people, policy="quick")
    follower = Follower(table.id, people[0].id)
    first = json.loads(hello(follower))
    at = reading.position_of(table.id, people[0].id)
    sheet = json.loads(reading.current_response(at).body)
    assert {k: first[k] for k in sheet} == sheet
    assert table_lines(follower) == []
    told: list[int] = []
    asked = 0
    for n in range(60):
        version = answer(table, option=n)
        lines = table_lines(follower)
        told += [line["version"] for line in lines if line["type"] == "version"]
        match = match_of(table)
        if lines and mine(table, 0):
            asked += 1
            assert [q["decision"] for q in lines[-1]["decisions"]] == mine(table, 0)
        assert table_lines(follower) == []
        assert version == match.version
    assert told == sorted(set(told))
    assert told[-1] == match_of(table).version
    assert asked > 3
    late = Follower(table.id, people[0].id, version=told[4])
    hello(late)
    versions = [line["version"] for line in table_lines(late) if line["type"] == "version"]
    assert versions == [v for v in told if v > told[4]]


@pytest.mark.django_db(transaction=True)
def test_no_line_tells_of_a_sealed_answer() -> None:
    people = [somebody() for _ in range(3)]
    quiet = 0
    for _ in range(8):  # matches differ: not each has a sealed round soon
        table = running(people, policy="everyone", settings={"round_limit": 9})
        for n in range(150):
            match = match_of(table)
            if match.over or quiet >= 3:
                break
            quiet += bool(match.round) and answered_quietly(table, match, people, n)
            if not match.round:
                answer(table, option=n)
    assert quiet >= 3, "there was no sealed round"


def answered_quietly(table: Table, match: Any, people: list[User], option: int) -> bool:
    """Let somebody answer while everybody listens; if it stayed sealed, nobody else noticed."""
    followers = [Follower(table.id, user.id) for user in people]
    listeners = [Listener(user.id, uuid.uuid4()) for user in people]
    for follower, listener in zip(followers, listeners, strict=True):
        hello(follower)
        account_lines(listener)
    seat = match.decisions[0].seat
    answer(table, seat, option)
    if match_of(table).version != match.version:
        return False
    for other in range(len(people)):
        if other != seat:
            assert table_lines(followers[other]) == []
            assert account_lines(listeners[other]) == []
    return True


@pytest.mark.django_db(transaction=True)
def test_an_account_is_told_of_starts_turns_and_ends() -> None:
    keeper = somebody()
    bot, _token = bot_of(keeper)
    listener = Listener(bot.id, uuid.uuid4())
    assert account_lines(listener) == []
    table = running([keeper, bot], policy="quick")
    lines = account_lines(listener)
    assert lines[0]["type"] == "started"
    assert lines[0]["seat"] == 1
    told = 0
    for n in range(30):
        answer(table, option=n)
        lines = account_lines(listener)
        if lines:
            assert [line["type"] for line in lines] == ["turn"]
            assert lines[0]["decisions"] == mine(table, 1)
            told += 1
        assert account_lines(listener) == []
    assert told > 1
    again = Listener(bot.id, uuid.uuid4(), since=timezone.now())
    assert next(line["type"] for line in account_lines(again)) == "started"
    before = timezone.now()
    Table.objects.filter(id=table.id).update(
        status="void", void_reason="agreed", ended_at=timezone.now()
    )
    assert [(line["type"], line["status"]) for line in account_lines(listener)] == [
        ("over", "void")
    ]
    assert account_lines(listener) == []
    late = Listener(bot.id, uuid.uuid4(), since=before)
    assert [line["type"] for line in account_lines(late)] == ["over"]


@pytest.mark.django_db(transaction=True)
def test_what_broke_off_half_way_is_told_again(monkeypatch: pytest.MonkeyPatch) -> None:
    people = [somebody(), somebody()]
    table = running(people, policy="quick")

    def away(*_: Any) -> Any:
        raise OperationalError("away")

    first = match_of(table).decisions[0].seat
    listener = Listener(people[first].id, uuid.uuid4())
    with monkeypatch.context() as patch:
        patch.setattr(reading, "match_at", away)
        with pytest.raises(OperationalError):
            all_or_nothing(account_lines, listener)
    lines = all_or_nothing(account_lines, listener)
    assert [line["type"] for line in lines] == ["started", "turn"]
    assert all_or_nothing(account_lines, listener) == []


def test_what_happens_before_a_stream_listens_for_it_is_not_missed(
    monkeypatch: pytest.MonkeyPatch, settings: Any
) -> None:
    """A table begins, and moves on just before the stream hears of its hints."""
    settings.REDIS = ""  # to hear it again would wake every stream
    monkeypatch.setattr(wakers, "FAST", 600.0)  # by itself a stream would look in ten minutes
    monkeypatch.setattr(streams, "ALIVE", 600.0)
    topics: set[str] = set()
    looks = 0

    def news() -> list[dict[str, Any]]:
        nonlocal looks
        looks += 1
        if looks == 1:
            topics.add("a table")
            hints.spread({"table": "a table", "version": 1})
        return [{"type": "turn"}] if looks == 2 else []

    async def first_line() -> bytes:
        stream = streams.Stream(slots.take("nobody"), uuid.uuid4(), uuid.uuid4())
        told = stream.lines(news, lambda: topics, lambda: looks >= 2)
        async with asyncio.timeout(PATIENCE):
            return await anext(aiter(told))

    assert json.loads(asyncio.run(first_line())) == {"type": "turn"}


def test_the_older_of_two_streams_never_takes_the_slot_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A newer stream begins in another process, just while the older one looks after its slot."""
    slot = slots.take(f"{uuid.uuid4()}:account")
    place = f"{slots.prefix()}:{slot.name}"
    store = hints.client()
    assert slots.still(slot)

    class Meanwhile:
        """Redis, in which somebody else writes right after something was read."""

        def __getattr__(self, name: str) -> Any:
            return getattr(store, name)

        def get(self, name: str) -> Any:
            found = store.get(name)
            store.set(name, "newer", ex=slots.LASTS)
            return found

    with monkeypatch.context() as patch:
        patch.setattr(hints, "client", Meanwhile)
        slots.still(slot)
    assert store.get(place) == b"newer"
    assert not slots.still(slot)
    store.delete(place)
