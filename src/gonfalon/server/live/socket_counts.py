"""How many sockets a user and an address have, across all processes.

Every process stores its counts as absolute numbers, next to a sign of life. The counts of a killed
process expire in seconds, and what Redis loses is written again. While Redis is away, every process
counts only its own sockets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from redis.asyncio import Redis

from gonfalon.server.hints import here
from gonfalon.server.live.store import Store, pipeline, prefix

PER_USER = 6
PER_ADDRESS = 30
ALIVE = 10  # seconds a process is considered alive after its last sign of life
KEEP = 300  # seconds after which a count that is not renewed is dropped

# KEYS: the counts of a user, of an address, …; ARGV: prefix of signs of life, this process, its
# time to live, then for each key what this process would hold and the limit. Taking a place also
# renews the sign of life, so others count it from the first one on. Returns the index of the first
# key that is full, or 0.
TAKE = """
redis.call('SET', ARGV[1] .. ARGV[2], 1, 'EX', ARGV[3])
for i, key in ipairs(KEYS) do
    local sum = tonumber(ARGV[2 + 2 * i])
    local held = redis.call('HGETALL', key)
    for j = 1, #held, 2 do
        if held[j] ~= ARGV[2] then
            if redis.call('EXISTS', ARGV[1] .. held[j]) == 1 then
                sum = sum + tonumber(held[j + 1])
            else
                redis.call('HDEL', key, held[j])
            end
        end
    end
    if sum > tonumber(ARGV[3 + 2 * i]) then return i end
end
for i, key in ipairs(KEYS) do
    redis.call('HSET', key, ARGV[2], ARGV[2 + 2 * i])
    redis.call('EXPIRE', key, 300)
end
return 0
"""


class SocketCounts:
    """The counts of one process, checked against those of the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.held: Counter[str] = Counter()
        self.name = here()
        self.prefix = prefix()

    def reserve(self, key: str, limit: int) -> bool:
        """Count a socket in this process; False if this process alone is at the limit."""
        if self.held[key] >= limit:
            return False
        self.held[key] += 1
        return True

    def release(self, key: str) -> None:
        """Stop counting a socket."""
        self.held[key] -= 1
        if self.held[key] <= 0:
            del self.held[key]

    async def confirm(self, limits: Mapping[str, int]) -> bool:
        """Return whether sockets just reserved are within the limits across all processes."""
        values: list[str | int] = [self.sign(""), self.name, ALIVE]
        for key, limit in limits.items():
            values += [self.held[key], limit]
        keys = [f"{self.prefix}:places:{key}" for key in limits]

        async def take(client: Redis) -> int:
            found: Any = client.eval(TAKE, len(keys), *keys, *map(str, values))
            return int(await found)

        return not await self.store.ask(take)

    async def note(self, keys: tuple[str, ...]) -> None:
        """Store this process's counts for some keys."""
        await self.store.ask(lambda client: pipeline(client, self.notes(keys)))

    async def sign_of_life(self, all_of_it: bool) -> None:
        """Renew the sign of life; with `all_of_it`, also all counts."""
        commands: list[tuple[str | int, ...]] = [("SET", self.sign(self.name), 1, "EX", ALIVE)]
        if all_of_it:
            commands += self.notes(tuple(self.held))
        await self.store.ask(lambda client: pipeline(client, commands))

    async def leave(self) -> None:
        """Remove the sign of life when this process stops."""
        await self.store.ask(lambda client: client.delete(self.sign(self.name)))

    def notes(self, keys: tuple[str, ...]) -> list[tuple[str | int, ...]]:
        """Return the commands that store counts."""
        commands: list[tuple[str | int, ...]] = []
        for key in keys:
            name = f"{self.prefix}:places:{key}"
            if self.held[key]:
                commands.append(("HSET", name, self.name, self.held[key]))
                commands.append(("EXPIRE", name, KEEP))
            else:
                commands.append(("HDEL", name, self.name))
        return commands

    def sign(self, name: str) -> str:
        """Return the key of a sign of life."""
        return f"{self.prefix}:alive:{name}"
