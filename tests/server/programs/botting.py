"""Bot accounts, and answers at their tables."""

from __future__ import annotations

import uuid
from typing import Any

from gonfalon.server.accounts.bots import make_bot_account
from gonfalon.server.accounts.models import User
from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.play import moves
from gonfalon.server.play.storage.editions import load_match
from gonfalon.server.tables.models import Seat, Table
from tests.server.tabling import fresh

SCOPES = ["read", "play", "challenge", "bot"]


def bot_of(keeper: User, name: str = "Marvin") -> tuple[User, str]:
    """Make a bot account and a token for it."""
    bot = make_bot_account(keeper, name)
    return bot, make_token(bot, "play", SCOPES)[1]


def match_of(table: Table) -> Any:
    """Return the match as it stands."""
    now = fresh(table)
    return load_match(now.game, tuple(now.packs), now.state)


def answer(table: Table, seat: int | None = None, option: int = 0) -> int:
    """Let a seat answer its question."""
    found = next(d for d in match_of(table).decisions if seat in (None, d.seat))
    user = Seat.objects.get(table=table, number=found.seat).user_id
    assert user is not None
    option_id = found.options[option % len(found.options)].id
    return moves.choose(table.id, user, found.id, [option_id], uuid.uuid4()).version


def mine(table: Table, seat: int) -> list[str]:
    """Return the questions that a seat is asked."""
    return [d.id for d in match_of(table).decisions if d.seat == seat]


NEW = {"game": "mastery", "seats": 2, "policy": "quick", "settings": {"round_limit": 9}}
