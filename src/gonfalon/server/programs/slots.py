"""Slots: each token has one stream per match and one for the account.

The newest stream takes the slot and ends the previous one, so a program that lost its connection
never waits for the server to notice. Slots are kept in Redis for all processes; without Redis,
every process keeps its own.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

import redis
from django.conf import settings

from gonfalon.server import hints
from gonfalon.server.programs.wakers import ring_here

LASTS = 60  # seconds a slot is kept after its stream's last sign of life

_held: dict[str, str] = {}


@dataclass(frozen=True)
class Slot:
    """A token's right to one particular stream."""

    name: str
    key: str


@lru_cache(maxsize=1)
def prefix() -> str:
    """Return the prefix of our keys."""
    return f"gonfalon:streams:{settings.DATABASES['default']['NAME']}"


def take(name: str) -> Slot:
    """Take a slot from its current holder."""
    slot = Slot(f"stream:{name}", secrets.token_hex(8))
    _held[slot.name] = slot.key
    ring_here(slot.name)
    if settings.REDIS:
        with suppress(redis.RedisError, OSError):  # without Redis, this process's own will do
            hints.client().set(place_of(slot), slot.key, ex=LASTS)
    return slot


def place_of(slot: Slot) -> str:
    """Return the key that stores the holder of a slot."""
    return f"{prefix()}:{slot.name}"


def is_newest_here(slot: Slot) -> bool:
    """True if no newer stream of this process has the slot; needs no Redis."""
    return _held.get(slot.name) == slot.key


def still(slot: Slot) -> bool:
    """True if a slot is still ours across all processes; renews its sign of life."""
    if not is_newest_here(slot):
        return False
    if settings.REDIS:
        with suppress(redis.RedisError, OSError):
            store = hints.client()
            there = store.get(place_of(slot))
            if there is None:  # Redis lost it; a newer stream may be writing too
                store.set(place_of(slot), slot.key, ex=LASTS, nx=True)
            elif there != slot.key.encode():
                return False
            else:
                store.expire(place_of(slot), LASTS)
    return True


def leave(slot: Slot) -> None:
    """Release a slot, unless a newer stream has it."""
    if is_newest_here(slot):
        del _held[slot.name]
