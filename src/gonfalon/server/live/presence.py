"""Who is at a table: seats and the number of spectators, in all processes together.

It tells whose socket is open and nothing else: not who looks, types or thinks. It is told at set
moments, so that it cannot be used to time anything within a sealed round. Redis holds for each
table one line of each process, which expires; without Redis one sees who is in one's process.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterable
from typing import Any

from gonfalon.server.live import frames
from gonfalon.server.live.announce import channel, here
from gonfalon.server.live.room import Room
from gonfalon.server.live.store import Store, pipeline, prefix

EVERY = 2.0  # seconds between two moments at which presence is told
RENEW = 20.0
EXPIRES = 60


class Presence:
    """Tells the rooms of a process who is there."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.name = here()
        self.prefix = prefix()
        self.renewed_at = 0.0

    def key(self, table: str) -> str:
        """Return where the lines of a table are kept."""
        return f"{self.prefix}:at:{table}"

    async def tell(self, rooms: Iterable[Room]) -> None:
        """Write down who is here, look who is elsewhere, tell what has changed."""
        rooms = list(rooms)
        renew = time.monotonic() - self.renewed_at > RENEW
        if renew:
            self.renewed_at = time.monotonic()
        changed = [room for room in rooms if room.changed]
        due = [room for room in rooms if room.ask or room.changed or renew]
        for room in due:
            room.ask = room.changed = False
        await self.write(rooms if renew else changed, changed)
        lines = await self.read([room.table for room in due])
        for room, others in zip(due, lines):
            self.tell_room(room, others)

    def tell_room(self, room: Room, others: list[tuple[list[int], int]]) -> None:
        """Tell a room who is there, if that is news."""
        seats = set(room.seats()).union(*(line[0] for line in others))
        spectators = room.spectators() + sum(line[1] for line in others)
        found = (sorted(seats), spectators)
        if found != room.here:
            room.here = found
            room.say(frames.presence(room.table, *found))

    async def write(self, rooms: list[Room], changed: list[Room]) -> None:
        """Write down who is here, and hint at it where that is news."""
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
            commands.append(("PUBLISH", channel(), hint))
        await self.store.ask(lambda client: pipeline(client, commands))

    async def read(self, tables: list[str]) -> list[list[tuple[list[int], int]]]:
        """Return for each table what other processes have written down lately."""
        if not tables:
            return []
        commands = [("HGETALL", self.key(table)) for table in tables]
        found = await self.store.ask(lambda client: pipeline(client, [*commands]))
        if found is None:
            return [[] for _ in tables]
        oldest = int(time.time()) - EXPIRES
        return [self.lines(held, oldest) for held in found]

    def lines(self, held: Any, oldest: int) -> list[tuple[list[int], int]]:
        """Return the lines of others that still hold."""
        pairs = dict(held) if isinstance(held, dict) else dict(zip(held[::2], held[1::2]))
        made = []
        for name, line in pairs.items():
            seats, spectators, at = json.loads(line)
            if name != self.name and at >= oldest:
                made.append((seats, spectators))
        return made
