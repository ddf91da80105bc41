"""Where the seed of a record came from."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.chance.seeds import Origin, counted, house_commitment, seat_commitment, seed_of
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import (
    Record,
    record_of,
)
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.errors import RecordError
from tests.kernel.records.recorded import repeat
from tests.kernel.tiny import duel


def proven(secret: bytes = b"house" * 6) -> tuple[Match[Any], Origin]:
    """Return a finished match whose seed house and seats made together."""
    m = duel.GAME.begin(1, 2)
    settings = record_of(m).header["settings"]
    contributions = ["rain", "sun"]
    seed = seed_of(secret, "table-7", settings, contributions)
    m = duel.GAME.begin(1, 2, chance=ProvableChance(seed, duel.GAME.chance_names(2)))
    origin = Origin("table-7", house_commitment(secret, b"salt"), secret, b"salt", contributions)
    return m, origin


def play_out(m: Match[Any]) -> None:
    """Answer with the first option until the end."""
    while not m.over:
        m.choose(m.decisions[0].id, m.decisions[0].options[0].id)


def test_the_origin_of_a_seed_is_told_after_the_outcome() -> None:
    """Before it only the commitment; after it everything that proves the seed."""
    m, origin = proven()
    running = record_of(m, None, origin).text
    assert origin.commitment in running
    assert origin.secret.hex() not in running
    assert "rain" not in running
    play_out(m)
    text = record_of(m, None, origin).text
    assert digest(repeat(text)) == digest(m)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("table", "table-8"),
        ("house-commitment", "00" * 32),
        ("house-secret", "00" * 30),
        ("house-salt", "00"),
        ("house-salt", "zz"),
        ("contributions", '["rain","snow"]'),
        ("contributions", '["rain"]'),
        ("contributions", '"rain"'),
        ("contributions", "[1,2]"),
        ("contributions", "["),
    ],
)
def test_a_changed_origin_is_refused(key: str, value: str) -> None:
    """Each part of the proof counts, and none can be left out."""
    m, origin = proven()
    play_out(m)
    record = record_of(m, None, origin)
    with pytest.raises(RecordError):
        repeat(Record({**record.header, key: value}, record.entries).text)
    header = {k: v for k, v in record.header.items() if k != key}
    with pytest.raises(RecordError):
        repeat(Record(header, record.entries).text)


def test_who_does_not_reveal_contributes_a_published_default() -> None:
    """Nobody gains a new deal by staying away or by revealing something else."""
    promise = seat_commitment("rain")
    assert counted(promise, "rain") == "rain"
    assert counted(promise, "snow") == promise
    assert counted(promise, "") == promise
    assert counted("", "rain") == "absent"
    seeds = {seed_of(b"s", "t", "{}", [counted(promise, c)]) for c in ("rain", "snow", "")}
    assert len(seeds) == 2
