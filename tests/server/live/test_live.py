"""Sockets, with real servers in processes of their own, PostgreSQL and Redis."""

from __future__ import annotations

import json
from uuid import uuid4

import pytest

from gonfalon.server.accounts.models import User
from gonfalon.server.tables.models import Seat, Table
from tests.server.listening import Ear, Server, move, sign_in
from tests.server.playing import people, table

pytestmark = pytest.mark.django_db(transaction=True)


def test_hints_reach_seats_and_spectators_of_two_processes(
    servers: tuple[Server, Server], players: list[User], watcher: User, match: Table
) -> None:
    ears = [
        Ear(servers[0], match.id, players[0]),
        Ear(servers[1], match.id, players[1]),
        Ear(servers[0], match.id, watcher),
        Ear(servers[1], match.id, watcher),
    ]
    version = Table.objects.get(id=match.id).version
    assert [ear.hello() for ear in ears] == [version] * 4
    told = 0
    while told < 5:
        before, version = version, move(match)
        if version == before:  # a sealed answer is not told to anybody
            continue
        told += 1
        for ear in ears:
            frame = ear.hear("version", version=version)
            assert frame == {"type": "version", "table": str(match.id), "version": version}
    for ear in ears:
        ear.close()


def test_every_viewer_gets_the_same_bytes(
    servers: tuple[Server, Server], players: list[User], watcher: User
) -> None:
    """T-18: nothing on the wire tells who was asked, or who has answered in a sealed round."""
    match = table([*players, *people(1, "Third")], policy="everyone")
    seats = [seat.user for seat in Seat.objects.filter(table=match).order_by("number")]
    ears = [Ear(servers[n % 2], match.id, user) for n, user in enumerate([*seats, watcher])]
    for ear in ears:
        ear.hello()
        ear.sees([0, 1, 2], 1)
        ear.drain(0.1)
        ear.frames.clear()
    sealed = 0
    before = version = Table.objects.get(id=match.id).version
    for _ in range(60):
        now = move(match)
        sealed += now == version
        version = now
    found = [
        [f for f in ear.drain(1) if json.loads(f)["type"] not in ("ping", "presence")]
        for ear in ears
    ]
    assert sealed > 0, "no sealed answer was given"
    told = sorted({json.loads(f)["version"] for f in found[0]})
    assert told == list(range(before + 1, version + 1))
    assert len({tuple(sorted(f)) for f in found}) == 1
    assert len({tuple(len(f) for f in ear) for ear in found}) == 1
    for ear in ears:
        ear.close()


def test_resume(servers: tuple[Server, Server], players: list[User], match: Table) -> None:
    ear = Ear(servers[0], match.id, players[0])
    seen = ear.hello()
    ear.close()
    version = move(match)
    assert version > seen
    again = Ear(servers[1], match.id, players[0])
    assert again.hello(seen) == version
    again.say(type="hello", since=version + 1000)
    again.hear("resync")
    again.say(type="ping")
    again.hear("pong")
    again.close()


def test_seats_and_spectators_are_shown_as_present(
    servers: tuple[Server, Server], players: list[User], watcher: User, match: Table
) -> None:
    one = Ear(servers[0], match.id, players[0])
    one.hear("presence", seats=[0], spectators=0)
    two = Ear(servers[1], match.id, players[1])
    eyes = [Ear(server, match.id, watcher) for server in (servers[0], servers[0])]
    one.hear("presence", seats=[0, 1], spectators=1)
    two.sees([0, 1], 1)
    two.close()
    one.hear("presence", seats=[0], spectators=1)
    assert set(json.loads(one.frames[-1])) == {"type", "table", "seats", "spectators"}
    for ear in (one, *eyes):
        ear.close()


def test_ask_instead_of_listening(
    servers: tuple[Server, Server], players: list[User], match: Table
) -> None:
    path = f"/api/tables/{match.id}/version"
    first = servers[0].get(path)
    assert first.json() == {
        "table": str(match.id),
        "version": Table.objects.get(id=match.id).version,
        "status": "playing",
    }
    same = servers[1].get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert (same.status_code, same.content) == (304, b"")
    version = move(match)
    new = servers[1].get(path, headers={"If-None-Match": first.headers["ETag"]})
    assert new.json()["version"] == version
    Table.objects.update(visibility="private")
    assert servers[0].get(path).status_code == 404
    cookies = {"sessionid": sign_in(players[1])}
    assert servers[0].get(path, cookies=cookies).json()["version"] == version
    assert servers[0].get(f"{path}?invite={match.invite}").status_code == 200
    assert servers[0].get(f"/api/tables/{uuid4()}/version").status_code == 404
