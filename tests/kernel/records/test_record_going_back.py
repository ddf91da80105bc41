"""Records of matches that went back by consent."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.record import (
    MAX_REWINDS,
    record_of,
    rewind,
)
from gonfalon.kernel.records.saving import canonical, digest
from gonfalon.kernel.values.errors import RecordError, Refused
from tests.kernel.records.recorded import finished, repeat
from tests.kernel.tiny.play import GAMES, positions, step_at_random


def gone_back(seed: int, slug: str = "hands") -> Match[Any]:
    """Play a match in which all agree a few times to go back, as whoever keeps the log does it."""
    random = Random(seed)
    kept: dict[int, Match[Any]] = {}
    m = next(positions(slug, seed))
    times = 0
    while not m.over:
        assert m.log is not None
        if not m.sealed:
            kept[len(m.log)] = m.clone()
        if times < 4 and len(m.log) > 5 and random.random() < 0.2:
            place = random.choice(sorted(kept))
            rewind(m, kept[place], place)
            times += 1
        else:
            step_at_random(m, random)
    return m


@pytest.mark.parametrize("slug", sorted(GAMES))
@pytest.mark.parametrize("seed", range(20, 28))
def test_a_match_that_went_back_replays(slug: str, seed: int) -> None:
    """Also when it went back to before it went back; the record is the same again."""
    m = gone_back(seed, slug)
    text = record_of(m).text
    again = repeat(text, slug)
    assert digest(again) == digest(m)
    assert record_of(again).text == text


def test_going_back_draws_nothing_twice() -> None:
    """Table and questions are as they were; chance, epoch and version have gone on."""
    for seed in range(40):
        m = next(positions("hands", seed))
        random = Random(seed)
        before = m.clone()
        asked = [[option.id for option in d.options] for d in m.decisions]
        while m.chance.used < before.chance.used + 3 and not m.over:
            step_at_random(m, random)
        if m.over:
            continue
        used, trace, epoch, version = m.chance.used, m.chance.trace, m.epoch, m.version
        rewind(m, before, 0)
        assert canonical(m.state.dump()) == canonical(before.state.dump())
        assert [[option.id for option in d.options] for d in m.decisions] == asked
        assert (m.chance.used, m.chance.trace) == (used, trace)
        assert (m.epoch, m.version) == (epoch + 1, version + 1)
        assert [m.undoable(seat) for seat in range(m.seats)] == [[] for _ in range(m.seats)]


def test_going_back_is_refused_where_there_is_nothing() -> None:
    """Ahead, inside a sealed round, after the end, or too often."""
    m = finished("hands")
    with pytest.raises(Refused):
        rewind(m, m, 0)
    head, _, body = record_of(m).text.partition("\n\n")
    for line in ("rewind 1", "rewind 9999999"):
        with pytest.raises(RecordError, match="no moment"):
            repeat(f"{head}\n\n{line}\n{body}", "hands")
    for line in ("rewind", "rewind x", "rewind -1", "rewind 01", "rewind 1 2", "rewind 99999999"):
        with pytest.raises(RecordError, match="not an input"):
            repeat(f"{head}\n\n{line}\n{body}", "hands")
    often = "rewind 0\n" * (MAX_REWINDS + 1)
    with pytest.raises(RecordError, match="at most"):
        repeat(f"{head}\n\n{often}{body}", "hands")
    nested = "".join(f"rewind {n}\n" for n in range(MAX_REWINDS))
    with pytest.raises(RecordError, match="not an open decision"):
        repeat(f"{head}\n\n{nested}{body}", "hands")
