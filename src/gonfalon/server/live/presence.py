"""Presence: which seats and how many spectators are at a table, across all processes.

It reveals whose socket is open and nothing else: not who looks, types or thinks. It is sent at
fixed intervals, so it cannot be used to time anything within a sealed round. Redis holds one
expiring line per table and process. Without Redis, each process sees only its own sockets.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from typing import Any

from gonfalon.server.hints import channel, here
from gonfalon.server.live import frames
from gonfalon.server.live.room import Room
from gonfalon.server.live.store import Store, pipeline, prefix

EVERY = 2.0  # seconds between two presence updates
RENEW = 20.0
EXPIRES = 60


class Presence:
    """Sends presence to the rooms of a process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.name = here()
        self.prefix = prefix()
        self.renewed_at = 0.0

    def key(self, table: str) -> str:
        """Return the Redis key of a table's lines."""
        return f"{self.prefix}:at:{table}"

    async def tell(self, rooms: Iterable[Room]) -> None:
        """Store who is here, read who is elsewhere, send what has changed."""
        rooms = list(rooms)
        renew = time.monotonic() - self.renewed_at > RENEW
        if renew:
            self.renewed_at = time.monotonic()
        changed = [room for room in rooms if room.changed]
        due = [room for room in rooms if room.count_elsewhere or room.changed or renew]
        for room in due:
            room.count_elsewhere = room.changed = False
        await self.write(rooms if renew else changed, changed)
        lines = await self.read([room.table for room in due])
        for room, others in zip(due, lines):
            self.tell_room(room, others)

    def tell_room(self, room: Room, others: list[tuple[list[int], int]]) -> None:
        """Send a room its presence, if it has changed."""
        seats = set(room.seats()).union(*(line[0] for line in others))
        spectators = room.spectators() + sum(line[1] for line in others)
        found = (sorted(seats), spectators)
        if found != room.sent_presence:
            room.sent_presence = found
            room.broadcast(frames.presence(room.table, *found))

    async def write(self, rooms: list[Room], changed: list[Room]) -> None:
        """Store who is here, and send hints for the rooms that changed."""
        if not rooms:
            return
        now = int(time.time())
        commands: list[tuple[Any, ...]] = []
        for room in rooms:
            key = self.key(room.table)
            if room.members:
                line = json.dumps([room.seats(), room.spectators(), now])
                commands += [("HSET", key, self.name, line), ("EXPIRE", key, EXPIRES)]
            else:
                commands.append(("HDEL", key, self.name))
        for room in changed:
            hint = json.dumps({"presence": room.table, "by": self.name})
            commands.append(("PUBLISH", channel(room.table), hint))
        await self.store.ask(lambda client: pipeline(client, commands))

    async def read(self, tables: list[str]) -> list[list[tuple[list[int], int]]]:
        """Return for each table what other processes have stored recently."""
        if not tables:
            return []
        commands = [("HGETALL", self.key(table)) for table in tables]
        found = await self.store.ask(lambda client: pipeline(client, [*commands]))
        if found is None:
            return [[] for _ in tables]
        oldest = int(time.time()) - EXPIRES
        return [self.lines(held, oldest) for held in found]

    def lines(self, held: Any, oldest: int) -> list[tuple[list[int], int]]:
        """Return the lines of other processes that have not expired."""
        pairs = dict(held) if isinstance(held, dict) else dict(zip(held[::2], held[1::2]))
        made = []
        for name, line in pairs.items():
            seats, spectators, at = json.loads(line)
            if name != self.name and at >= oldest:
                made.append((seats, spectators))
        return made
