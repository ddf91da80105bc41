"""Records: a whole match as text, and back; nothing in it can be changed unnoticed."""

from __future__ import annotations

import re

import pytest

from gonfalon.kernel.chance.chance import FastChance, ProvableChance, commitment
from gonfalon.kernel.content.content import Entries
from gonfalon.kernel.game import Content
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.records.record import (
    MAX_RECORD_LENGTH,
    Record,
    parse_record,
    record_of,
    replay,
)
from gonfalon.kernel.records.saving import digest, from_json, to_json
from gonfalon.kernel.values.errors import RecordError
from tests.kernel.records.recorded import finished, repeat
from tests.kernel.tiny import duel, hands
from tests.kernel.tiny.play import GAMES, positions

MANY = [(slug, seed, POLICIES[seed % 3]) for slug in sorted(GAMES) for seed in range(10, 18)]


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
