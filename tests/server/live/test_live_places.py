"""How many sockets somebody has is counted in all processes together, from the first one on."""

from __future__ import annotations

import asyncio
from uuid import uuid4

import pytest

from gonfalon.server.live import store as storing
from gonfalon.server.live.socket_counts import SocketCounts
from gonfalon.server.live.store import Store


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is not a Redis that is away."""
    monkeypatch.setattr(storing, "QUICK", 10.0)


def process() -> SocketCounts:
    """Return the places of a process that has just begun."""
    made = SocketCounts(Store())
    made.name = uuid4().hex
    return made


def test_a_process_that_has_just_begun_is_counted() -> None:
    key = f"u{uuid4()}"

    async def run() -> list[bool]:
        processes = [process() for _ in range(3)]
        confirmed = []
        for one in processes:
            assert one.reserve(key, 2)
            confirmed.append(await one.confirm({key: 2}))
        for one in processes:
            await one.leave()
            await one.store.close()
        return confirmed

    assert asyncio.run(run()) == [True, True, False]


def test_a_process_that_is_gone_is_not_counted() -> None:
    key = f"u{uuid4()}"

    async def run() -> bool:
        gone, here = process(), process()
        assert gone.reserve(key, 1)
        assert await gone.confirm({key: 1})
        await gone.leave()
        assert here.reserve(key, 1)
        confirmed = await here.confirm({key: 1})
        await here.leave()
        for one in (gone, here):
            await one.store.close()
        return confirmed

    assert asyncio.run(run())
