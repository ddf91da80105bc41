"""Slots: one stream for each match and one for the account, for each token.

The newest stream has the slot and the one before it ends, so that a program that lost its
connection never waits for the server to notice. In Redis for all processes together; without it
every process keeps its own.
"""

from __future__ import annotations

import secrets
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache

import redis
from django.conf import settings

from gonfalon.server.live import announce
from gonfalon.server.programs.bells import ring_here

LASTS = 60  # seconds a slot is kept after its stream last said that it lives

_held: dict[str, str] = {}


@dataclass(frozen=True)
class Slot:
    """The right to be the one stream of a token for something."""

    name: str
    key: str


@lru_cache(maxsize=1)
def prefix() -> str:
    """Return what our keys begin with."""
    return f"gonfalon:streams:{settings.DATABASES['default']['NAME']}"


def take(name: str) -> Slot:
    """Take a slot away from whoever has it."""
    slot = Slot(f"stream:{name}", secrets.token_hex(8))
    _held[slot.name] = slot.key
    ring_here(slot.name)
    if settings.REDIS:
        with suppress(redis.RedisError, OSError):  # without it, those of this process are enough
            announce.client().set(place_of(slot), slot.key, ex=LASTS)
    return slot


def place_of(slot: Slot) -> str:
    """Return where it is written down whose a slot is."""
    return f"{prefix()}:{slot.name}"


def is_newest_here(slot: Slot) -> bool:
    """Tell whether no newer stream of this process has the slot; costs nothing."""
    return _held.get(slot.name) == slot.key


def still(slot: Slot) -> bool:
    """Tell whether a slot is still ours in all processes, and say that we live."""
    if not is_newest_here(slot):
        return False
    if settings.REDIS:
        with suppress(redis.RedisError, OSError):
            store = announce.client()
            there = store.get(place_of(slot))
            if there is None:  # Redis has forgotten; somebody newer may be writing, too
                store.set(place_of(slot), slot.key, ex=LASTS, nx=True)
            elif there != slot.key.encode():
                return False
            else:
                store.expire(place_of(slot), LASTS)
    return True


def leave(slot: Slot) -> None:
    """Give a slot back, unless somebody else has it."""
    if is_newest_here(slot):
        del _held[slot.name]
