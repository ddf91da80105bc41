"""The log as a record: lines of text that anyone can replay once the match is over."""

from __future__ import annotations

import json
from datetime import datetime
from typing import Any
from uuid import UUID

from gonfalon.kernel.chance.chance import ProvableChance, commitment
from gonfalon.kernel.chance.record_seed import proven_seed
from gonfalon.kernel.chance.seeds import Origin, counted, seed_of
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import Entry as Line
from gonfalon.kernel.records.record import (
    parse_record,
    record_of_saved,
    replay,
    with_draws,
)
from gonfalon.kernel.records.saving import canonical, digest, with_current_names
from gonfalon.kernel.values.errors import NotInstalled, RecordError, Refused
from gonfalon.server.chain.models import Leaf
from gonfalon.server.play.endings import digest_of, find_ending
from gonfalon.server.play.storage.editions import load_match
from gonfalon.server.play.storage.log import TableLog
from gonfalon.server.tables.models import Seat, Table
from gonfalon.table import replays
from gonfalon.table.lines import lines_of

ENDED = (Table.Status.OVER, Table.Status.VOID)


def log_of(table: UUID, last: int | None = None) -> list[Line]:
    """Return the lines of a table's record, up to and including the input `last`."""
    return lines_of(TableLog(table).inputs(last))


def origin_of(table: Table) -> Origin | None:
    """Return the inputs of a table's seed: house secret, salt and seat contributions.

    None: the seed came from elsewhere, with the match.
    """
    if not table.is_provable:
        return None
    seats = Seat.objects.filter(table=table).order_by("number")
    return Origin(
        str(table.id),
        table.house_commitment,
        bytes(table.house_secret),
        bytes(table.house_salt),
        [counted(seat.commitment, seat.contribution) for seat in seats],
    )


def stored(table: Table) -> Match[Any]:
    """Return the match of a table from its stored state."""
    return load_match(table.game, tuple(table.packs), table.state)


def record_text(table: Table) -> str:
    """Return the whole record with its seed; refused until the table has ended."""
    if table.status not in ENDED or not table.state:
        raise Refused("not-over", "the record can be read when the match is over")
    return record_of_saved(json.loads(table.state), log_of(table.id), origin_of(table)).text


def record_with_draws(table: Table) -> str:
    """Return the whole record with a list of all draws. Replays it, so it takes a while."""
    record = parse_record(record_text(table))
    kept = stored(table)
    return with_draws(record, seed_if_unfinished(kept), kept.content, kept.game).text


def seed_if_unfinished(kept: Match[Any]) -> bytes | None:
    """Return the seed of a match that was ended early: its record does not contain it."""
    return kept.chance.seed if isinstance(kept.chance, ProvableChance) and not kept.over else None


def replayed(table_id: UUID, version: int | None = None) -> Match[Any]:
    """Replay the log of a table, up to the publication of a version."""
    last = None
    if version is not None:
        entry = TableLog(table_id).published([version]).get(version)
        if entry is None:
            raise Refused("no-such-version", f"no version {version} was ever published")
        last = entry.seq
    return replays.replayed(stored(Table.objects.get(id=table_id)), log_of(table_id, last))


def publication(table: UUID, version: int) -> tuple[int, datetime] | None:
    """Return number and time of the input that published a version.

    The number alone would not do: after a restore, another input may have got it.
    """
    entry = TableLog(table).published([version]).get(version)
    return None if entry is None else (entry.seq, entry.at)


def proof(table: Table) -> dict[str, Any]:
    """Return what was committed before the match and, once it is over, the proof.

    The proof shows that nothing was changed after the commitment. It cannot show that the operator
    of the server did not look.
    """
    started, ended = table.started_at is not None, table.status in ENDED
    seats = list(Seat.objects.filter(table=table).order_by("number"))
    found: dict[str, Any] = {
        "table": str(table.id),
        "house_commitment": table.house_commitment,
        "seats": [
            {
                "seat": seat.number,
                "commitment": seat.commitment,
                "contribution": counted(seat.commitment, seat.contribution) if started else None,
            }
            for seat in seats
        ],
        "settings": None,
        "seed_commitment": None,
        "house_secret": None,
        "house_salt": None,
        "seed": None,
        "leaf": None,
        "chain_day": None,
    }
    origin = origin_of(table)
    if origin is None:
        return found
    if ended:
        found["house_secret"] = origin.secret.hex()
        found["house_salt"] = origin.salt.hex()
    if started:
        settings = canonical(with_current_names(json.loads(table.state))["settings"])
        seed = seed_of(origin.secret, origin.table, settings, origin.contributions)
        found["settings"] = settings
        found["seed_commitment"] = commitment(seed)
        found["seed"] = seed.hex() if ended else None
        leaf = Leaf.objects.filter(table=table.id).first()
        if leaf is not None:
            found["leaf"], found["chain_day"] = leaf.leaf, leaf.day
    return found


def verified(table: Table) -> dict[str, Any]:
    """Replay the record of a finished table from its text alone, and compare with the stored match.

    The record of a match that was ended early has no seed; its seed is in the proof.
    """
    text = record_text(table)
    record = parse_record(text)
    try:
        kept = stored(table)
    except NotInstalled as missing:
        return verified_before(table, text, missing)
    match = replay(record, seed_if_unfinished(kept), kept.content)
    chance = match.chance
    return {
        "holds": digest(match) == digest(kept),
        "inputs": len(record.entries),
        "draws": chance.used,
        "replayed_at": None,
    }


def verified_before(table: Table, text: str, missing: NotInstalled) -> dict[str, Any]:
    """Return what an earlier release found, if the record is still the one that it replayed.

    Without the rules only the seed can be checked again: that it is the one committed to, and comes
    from the house secret and the contributions.
    """
    ending = find_ending(table.id)
    if ending is None:
        raise missing
    try:
        seed = bytes.fromhex(json.loads(table.state)["chance"]["seed"])
        proven_seed(parse_record(text).header, seed)
        fits = digest_of(text) == ending.record
    except RecordError:
        fits = False
    return {
        "holds": fits and ending.holds,
        "inputs": ending.inputs,
        "draws": ending.draws,
        "replayed_at": ending.at,
    }
