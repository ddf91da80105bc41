"""Records: a whole match as text, and back; nothing in it can be changed unnoticed."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance, ProvableChance, commitment
from gonfalon.kernel.chance.seeds import Origin, counted, house_commitment, seat_commitment, seed_of
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.records.record import (
    MAX_RECORD_LENGTH,
    MAX_REWINDS,
    Record,
    parse_record,
    record_of,
    replay,
    rewind,
)
from gonfalon.kernel.records.saving import canonical, digest, from_json, to_json
from gonfalon.kernel.values.errors import RecordError, Refused
from tests.kernel.tiny import duel, hands
from tests.kernel.tiny.play import GAMES, positions, step_at_random

MANY = [(slug, seed, POLICIES[seed % 3]) for slug in sorted(GAMES) for seed in range(10, 18)]


def finished(slug: str = "duel", seed: int = 10, policy: str = "quick") -> Match[Any]:
    """Return a match that was played to its end."""
    *_, m = positions(slug, seed, policy)
    return m


def repeat(text: str, slug: str = "duel", seed: bytes | None = None) -> Match[Any]:
    """Read a text and play it again."""
    return replay(parse_record(text), seed, None, GAMES[slug])


@pytest.mark.parametrize(("slug", "seed", "policy"), MANY)
def test_a_record_replays_to_the_same_match(slug: str, seed: int, policy: str) -> None:
    """Choices, undos and closed rounds lead to the same state, and to the same record."""
    m = finished(slug, seed, policy)
    text = record_of(m).text
    again = repeat(text, slug)
    assert digest(again) == digest(m)
    assert record_of(again).text == text
    assert parse_record(text).text == text


def test_every_kind_of_input_is_recorded() -> None:
    """Among some matches all three kinds of lines occur."""
    found = set()
    for slug, seed, policy in MANY:
        found |= {entry.what for entry in record_of(finished(slug, seed, policy)).entries}
    assert found == {"choose", "close", "undo"}


def test_a_running_record_does_not_hold_the_seed() -> None:
    """Only the commitment is in it; whoever keeps the seed can replay it."""
    for m in positions("duel", 11):
        if m.over:
            break
        chance = m.chance
        assert isinstance(chance, ProvableChance)
        text = record_of(m).text
        assert "seed" not in parse_record(text).header
        assert f": {chance.seed.hex()}" not in text
        assert parse_record(text).header["commitment"] == commitment(chance.seed)
        with pytest.raises(RecordError, match="not over"):
            repeat(text)
        if not m.sealed:
            assert digest(repeat(text, seed=chance.seed)) == digest(m)
    assert record_of(m).header["seed"] == (11).to_bytes(8, "big").hex()


def test_the_record_of_a_running_round_does_not_hold_sealed_answers() -> None:
    """They are written down when the round opens."""
    m = duel.GAME.begin(4, 3, "everyone")
    m.choose(m.decisions[0].id, "low")
    before = record_of(m).text
    m.choose(m.decisions[1].id, "strike-0")
    assert record_of(m).text == before


HEADERS = {
    "game": "hands",
    "rules": "2",
    "content": "0123456789abcdef",
    "seats": "4",
    "settings": '{"rounds":1}',
    "policy": "everyone",
    "commitment": "00" * 32,
    "seed": "00" * 8,
}


@pytest.mark.parametrize("key", HEADERS)
def test_a_changed_header_is_refused(key: str) -> None:
    """Each field of the header counts."""
    m = finished("duel", 10)
    record = record_of(m)
    assert key in record.header
    assert record.header[key] != HEADERS[key]
    header = {**record.header, key: HEADERS[key]}
    with pytest.raises(RecordError):
        repeat(Record(header, record.entries).text)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("seats", "two"),
        ("seats", "-1"),
        ("seats", "1000000000"),
        ("rules", ""),
        ("settings", "{"),
        ("settings", "[]"),
        ("settings", '{"surprise":1}'),
        ("settings", "[" * 100_000),
        ("policy", "slow"),
        ("seed", "xyz"),
        ("seed", ""),
    ],
)
def test_a_damaged_header_is_refused(key: str, value: str) -> None:
    """Whatever stands in the header, the error is one of the record."""
    record = record_of(finished("duel", 10))
    with pytest.raises(RecordError):
        repeat(Record({**record.header, key: value}, record.entries).text)


def test_a_seed_that_is_too_long_is_refused() -> None:
    """A forged record with a fitting commitment does not get as far as a draw."""
    record = record_of(finished("duel", 10))
    seed = bytes(65)
    header = {**record.header, "seed": seed.hex(), "commitment": commitment(seed)}
    with pytest.raises(RecordError, match="at most 64"):
        repeat(Record(header, record.entries).text)


@pytest.mark.parametrize("what", ["target", "answer", "trace", "left out", "doubled"])
def test_changed_inputs_are_refused(what: str) -> None:
    """No line can be changed, dropped or doubled without the replay noticing."""
    text = record_of(finished("hands", 12)).text
    head, body = text.split("\n\n")
    lines = body.splitlines()
    refused = 0
    for number, line in enumerate(lines):
        if not line.startswith("choose"):
            continue
        word, target, answer, *trace = line.split(" ")
        changed = {
            "target": [" ".join([word, "9" + target, answer, *trace])],
            "answer": [" ".join([word, target, "nonsense", *trace])],
            "trace": [" ".join([word, target, answer, "~123"])],
            "left out": [],
            "doubled": [line, line],
        }[what]
        tampered = "\n".join([*lines[:number], *changed, *lines[number + 1 :]])
        with pytest.raises(RecordError):
            repeat(f"{head}\n\n{tampered}\n", "hands")
        refused += 1
    assert refused > 4


def test_a_record_cut_short_is_refused() -> None:
    """A record with its seed is that of a finished match."""
    lines = record_of(finished("duel", 10)).text.splitlines()
    with pytest.raises(RecordError, match="ends before"):
        repeat("\n".join(lines[:-1]) + "\n")


@pytest.mark.parametrize(
    "line",
    [
        "chose 0.1.0.stance.0 high",
        "choose 0.1.0.stance.0",
        "choose 0.1.0.stance.0 high low",
        "choose  high",
        "close",
        "undo 0.1.0.stance.0",
        "undo -1 0.1.0.stance.0",
        "undo x 0.1.0.stance.0",
        "choose 0.1.0.stance.0 high ~-1",
        "choose 0.1.0.stance.0 high ~",
        "choose 0.1.0.stance.0 high ~xyz",
        "~0",
    ],
)
def test_lines_that_are_no_inputs_are_refused(line: str) -> None:
    """Each line is an input, to the letter."""
    head, body = record_of(finished("duel", 10)).text.split("\n\n")
    with pytest.raises(RecordError):
        repeat(f"{head}\n\n{line}\n{body}")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "gonfalon record 2\n",
        "gonfalon record 1\n",
        "gonfalon record 1\ngame: duel\n\n",
        "gonfalon record 1\ngame\n\n",
        "gonfalon record 1\n" + "x" * MAX_RECORD_LENGTH,
    ],
)
def test_what_is_no_record_is_refused(text: str) -> None:
    """In one line, and never with another error."""
    with pytest.raises(RecordError) as error:
        parse_record(text)
    assert "\n" not in str(error.value)


def test_headers_stand_once_and_are_known() -> None:
    """A second `seats`, or a key that means nothing, is damage."""
    text = record_of(finished("duel", 10)).text
    with pytest.raises(RecordError):
        parse_record(text.replace("policy:", "seats: 3\npolicy:"))
    with pytest.raises(RecordError):
        parse_record(text.replace("policy:", "colour: red\npolicy:"))


def test_a_record_is_replayed_with_its_own_content_and_game() -> None:
    """Other content, or another game, is refused."""
    record = record_of(finished("duel", 10))
    cards = {"a": {"provenance": "recalled"}}
    with pytest.raises(RecordError, match="made with content"):
        replay(record, None, Content(Entries({"cards": cards})), duel.GAME)
    with pytest.raises(RecordError, match="replayed as hands"):
        replay(record, None, None, hands.GAME)
    with pytest.raises(RecordError, match="no game 'duel'"):
        replay(record)


def test_only_a_provable_match_with_a_log_has_a_record() -> None:
    """Simulations have none; a loaded match has the log its keeper gives."""
    with pytest.raises(RecordError):
        record_of(duel.GAME.begin(chance=FastChance(1)))
    with pytest.raises(RecordError):
        record_of(duel.GAME.begin(live=False))
    m = finished("duel", 10)
    loaded = from_json(to_json(m), None, duel.GAME)
    with pytest.raises(RecordError):
        record_of(loaded)
    assert m.log is not None
    assert record_of(loaded, m.log).text == record_of(m).text


def test_traces_are_those_of_the_draws() -> None:
    """Each line that follows a draw carries the check sum of all draws so far."""
    m = hands.GAME.begin(3, 2)
    start = m.chance.trace
    m.choose(m.decisions[0].id, "roll-0-a")
    line = record_of(m).text.splitlines()[-1]
    found = re.fullmatch(r"choose 0\.0\.0\.act\.0 roll-0-a ~([0-9a-f]+)", line)
    assert found
    assert int(found[1], 16) == m.chance.trace != start


# -- where the seed came from -----------------------------------------------------------------


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


# -- going back by consent ----------------------------------------------------------------------


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
