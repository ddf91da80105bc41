"""Draws as text: complete, short, and checked by replaying."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import ProvableChance
from gonfalon.kernel.chance.draws import draws_text
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.records.record import (
    Record,
    parse_record,
    record_of,
    replay,
    text_sum,
    with_draws,
)
from gonfalon.kernel.values.errors import RecordError
from tests.kernel.tiny.play import GAMES, positions

MANY = [(slug, seed, POLICIES[seed % 3]) for slug in sorted(GAMES) for seed in range(10, 14)]


def finished(slug: str, seed: int, policy: str = "quick") -> Match[Any]:
    """Return a match that was played to its end."""
    *_, m = positions(slug, seed, policy)
    return m


def listed(slug: str = "duel", seed: int = 10, policy: str = "quick") -> Record:
    """Return a record with its draws."""
    return with_draws(record_of(finished(slug, seed, policy)), played=GAMES[slug])


def spelled_out(text: str) -> list[tuple[int, int, int]]:
    """Read draws back, by the description alone."""
    found = []
    for group in text.split():
        given, runs = group.split("=")
        for run in runs.split(","):
            stream, rest = run.split(":")
            first, _, last = rest.partition(">")
            bound, _, count = first.partition("*")
            bounds = range(int(first), int(last) - 1, -1) if last else [int(bound)]
            for n in list(bounds) * int(count or 1):
                found.append((int(given), int(stream), n))
    return found


@pytest.mark.parametrize(
    ("drawn", "text"),
    [
        ([], ""),
        ([(0, 1, 6)], "0=1:6"),
        ([(0, 1, n) for n in range(24, 1, -1)] + [(0, 0, 4)], "0=1:24>2,0:4"),
        ([(17, 1, 6), (17, 1, 6), (18, 1, 6)], "17=1:6*2 18=1:6"),
        ([(3, 1, 3), (3, 1, 2), (3, 1, 3), (3, 1, 2)], "3=1:3>2,1:3>2"),
        ([(3, 1, 6), (3, 1, 6), (3, 1, 5), (3, 2, 4)], "3=1:6*2,1:5,2:4"),
    ],
)
def test_runs_are_short(drawn: list[tuple[int, int, int]], text: str) -> None:
    assert draws_text(drawn) == text
    assert spelled_out(text) == drawn


@pytest.mark.parametrize(("slug", "seed", "policy"), MANY)
def test_the_list_and_the_seed_give_every_draw(slug: str, seed: int, policy: str) -> None:
    """Draw again without the rules: the checksum of all draws comes out the same."""
    m = finished(slug, seed, policy)
    record = with_draws(record_of(m), played=GAMES[slug])
    names = tuple(json.loads(record.header["streams"]))
    chance = ProvableChance(bytes.fromhex(record.header["seed"]), names)
    drawn = spelled_out(record.header["draws"])
    traces = {n: e.trace for n, e in enumerate(record.entries, 1) if e.trace >= 0}
    for number, (given, stream, bound) in enumerate(drawn):
        chance.below(stream, bound)
        if number + 1 == len(drawn) or drawn[number + 1][0] > given:
            assert traces.get(given, chance.trace) == chance.trace
    assert (chance.used, chance.trace) == (m.chance.used, m.chance.trace)
    again = parse_record(record.text)
    assert again.text == record.text
    assert replay(again, played=GAMES[slug]).over
    assert with_draws(again, played=GAMES[slug]).text == record.text


def test_any_damage_shows() -> None:
    text = listed("hands", 12).text
    for at in range(0, len(text), 7):
        other = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        with pytest.raises(RecordError):
            replay(parse_record(other), played=GAMES["hands"])
    with pytest.raises(RecordError, match="checksum"):
        parse_record(text + "\n")


@pytest.mark.parametrize(("key", "value"), [("draws", "0=0:6"), ("draws", ""), ("streams", "[]")])
def test_another_list_of_draws_is_refused(key: str, value: str) -> None:
    """Even with a checksum that fits: the rules know what was drawn."""
    record = listed()
    record.header[key] = value
    record.header["sum"] = text_sum(record.text)
    with pytest.raises(RecordError, match="list of draws"):
        replay(parse_record(record.text), played=GAMES["duel"])


@pytest.mark.parametrize("key", ["seed", "seats"])
def test_a_header_in_another_form_is_refused(key: str) -> None:
    """One match has one record: no upper-case hex, no leading zero."""
    record = record_of(finished("duel", 10))
    value = record.header[key]
    record.header[key] = value.upper() if key == "seed" else f"0{value}"
    assert record.header[key] != value
    with pytest.raises(RecordError, match="another form"):
        replay(parse_record(record.text), played=GAMES["duel"])
