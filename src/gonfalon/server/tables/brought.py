"""Tables for matches that were begun on somebody's device, and go on here.

Such a match is played again from its seed and its inputs, and waits at an open table until its
seats are taken. Whoever brought it could know its dice and its hidden cards: the table has no
commitment, and is never rated.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final

from django.db import transaction
from pydantic import Field, TypeAdapter

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.game import Content, Game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import to_json
from gonfalon.kernel.values.errors import GonfalonError
from gonfalon.server.accounts.models import User
from gonfalon.server.hints import announce
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage.editions import content_for, keep
from gonfalon.server.play.storage.storage import tag_of
from gonfalon.server.service_time import database_time
from gonfalon.server.tables import terms
from gonfalon.server.tables.access import refuse_suspended
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.refusals import Invalid, NotNow
from gonfalon.table.brought import BroughtInput, BroughtMatch

LONGEST_LOG: Final = 1_000_000  # bytes, unpacked
MOST_INPUTS: Final = 2_000
Text = Annotated[str, Field(max_length=80)]
Row = tuple[Text, Annotated[int, Field(ge=0, lt=30)], Text, list[tuple[Text, Text]]]
ROWS: Final = TypeAdapter(Annotated[list[Row], Field(max_length=MOST_INPUTS)])
UNUSED: Final = b""  # a secret of the house, where the seed came from elsewhere


@dataclass(frozen=True)
class Brought:
    """A running match as it was stored elsewhere."""

    game: str
    rules: int
    content: str
    seats: int
    settings: dict[str, Any]
    policy: str
    seed: str
    log: str  # `inputs_of` documents the format
    bots: Mapping[int, str]
    own_seat: int


def bring(owner: User, brought: Brought) -> Table:
    """Open a table with a match that was begun elsewhere; its owner sits in a seat at once."""
    refuse_suspended(owner)
    check_places(brought)
    played = terms.check_game(brought.game, brought.seats)
    match, entries = play_again(played, brought)
    state = to_json(match)
    table = Table(
        game=brought.game,
        owner=owner,
        seat_count=brought.seats,
        settings=match.settings,
        policy=match.policy,
        pace=Table.Pace.DAYS,
        clock=terms.check_clock(Table.Pace.DAYS, {"kind": "none"}, match.policy),
        visibility=Table.Visibility.LINK,
        language=owner.language,
        house_secret=UNUSED,
        house_salt=UNUSED,
        house_commitment="",
        seq=len(entries) - 1,
        state=state,
        tag=tag_of(state),
    )
    with transaction.atomic():
        keep(brought.game, match.content)
        table.save()
        Seat.objects.bulk_create(
            Seat(
                table=table,
                number=number,
                user=owner if number == brought.own_seat else None,
                bot=brought.bots.get(number, ""),
            )
            for number in range(brought.seats)
        )
        for entry in entries:
            entry.table = table
        Entry.objects.bulk_create(entries)
        transaction.on_commit(lambda: announce(table.id, 0))
    return table


def check_places(brought: Brought) -> None:
    """Refuse bots or owners on seats that do not exist or are taken."""
    for number, level in brought.bots.items():
        if not 0 <= number < brought.seats:
            raise Invalid("bad-seats", f"There is no seat {number} for a bot.")
        terms.check_bot(level)
    if not 0 <= brought.own_seat < brought.seats or brought.own_seat in brought.bots:
        raise Invalid("bad-seats", f"Seat {brought.own_seat} is not free for you.")


def play_again(played: Game[Any], brought: Brought) -> tuple[Match[Any], list[Entry]]:
    """Play a match again; return it with its log, or refuse it."""
    inputs = inputs_of(brought.log)
    terms.check_policy(brought.policy)
    try:
        played.check_rules(brought.rules)
        content = content_for(brought.game, brought.content)
        settings = terms.check_settings(played, content, brought.seats, brought.settings, [])
        match = begin(played, content, brought, settings)
        again = BroughtMatch(match, inputs, database_time())
    except GonfalonError as error:
        raise Invalid("cannot-be-played", f"This match cannot be played here: {error}") from error
    if again.match.over:
        raise NotNow("over", "This match is over: there is nothing to go on with.")
    rows = [Entry(**vars(entry)) for entry in again.entries]
    return again.match, rows


def begin(
    played: Game[Any], content: Content, brought: Brought, settings: dict[str, Any]
) -> Match[Any]:
    """Return the match at its start."""
    chance = ProvableChance(bytes.fromhex(brought.seed), played.chance_names(brought.seats))
    policy = brought.policy
    return played.new(brought.seats, chance, settings, content, policy, rules=brought.rules)


def inputs_of(log: str) -> list[BroughtInput]:
    """Read a log: a JSON list of `[kind, seat, target, answers]`, as gzip, as Base64."""
    try:
        unpacker = zlib.decompressobj(zlib.MAX_WBITS | 16)
        text = unpacker.decompress(base64.b64decode(log, validate=True), LONGEST_LOG)
        if not unpacker.eof:
            raise Invalid("bad-log", f"The log is longer than {LONGEST_LOG} bytes, or cut off.")
        rows = ROWS.validate_json(text, strict=True)
    except (binascii.Error, zlib.error, ValueError) as error:
        raise Invalid("bad-log", "The log cannot be read.") from error
    return [
        BroughtInput(kind, seat, target, [[*pair] for pair in answers])
        for kind, seat, target, answers in rows
    ]
