"""Golden records: matches kept as text give the same match today, to the last bit.

A record that no longer replays means that the rules have changed: then `rules_version` has to
rise and the records are made again with `python -m tests.games.paladins.make_records`.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import gonfalon
from gonfalon.games.paladins import GAME
from gonfalon.games.paladins.messages import SOLO_DRAWN, SOLO_LOST, SOLO_WON, WON
from tests.games.paladins.make_records import (
    BY_BOT,
    LARGEST,
    PLANS,
    RECORDS,
    Plan,
    note,
    play_plan,
)

NOTES: dict[str, dict[str, Any]] = tomllib.loads(
    (RECORDS / "digests.toml").read_text(encoding="utf-8")
)


def text_of(plan: Plan) -> str:
    """Return a record as it lies in its file."""
    return (RECORDS / f"{plan.name}.txt").read_text(encoding="utf-8")


def by_name(plan: Plan) -> str:
    """Name a test after its record."""
    return plan.name


@pytest.mark.rules("PAL-WORK-09", "PAL-RUL-10", "PAL-DEC-N4")
@pytest.mark.parametrize("plan", PLANS, ids=by_name)
def test_a_record_replays_to_the_same_end(plan: Plan) -> None:
    text = text_of(plan)
    record = gonfalon.parse_record(text)
    m = gonfalon.replay(record)
    noted = NOTES[plan.name]
    assert m.outcome is not None
    assert m.outcome.how.message.id == f"event-{noted['ends']}"
    assert m.outcome.ranks == noted["ranks"]
    assert m.outcome.scores == noted["scores"]
    assert m.turn == noted["turns"]
    assert gonfalon.digest(m) == noted["digest"]
    assert GAME.broken(m) == []
    assert record.text == text
    assert gonfalon.record_of(m).text == text


@pytest.mark.parametrize("plan", [p for p in PLANS if p.ends not in BY_BOT], ids=by_name)
def test_a_record_can_be_made_again(plan: Plan) -> None:
    seed = NOTES[plan.name]["seed"]
    m = play_plan(plan, seed)
    assert gonfalon.record_of(m).text == text_of(plan)
    assert tomllib.loads(note(plan, seed, m)) == {plan.name: NOTES[plan.name]}


def test_every_record_has_its_plan_and_its_note() -> None:
    names = [plan.name for plan in PLANS]
    assert len(set(names)) == len(names)
    assert sorted(path.stem for path in RECORDS.glob("*.txt")) == sorted(names)
    assert sorted(NOTES) == sorted(names)
    assert all(len(text_of(plan).encode()) < LARGEST for plan in PLANS)


def test_the_records_show_every_kind_of_match() -> None:
    assert {plan.seats for plan in PLANS} == {1, 2, 3, 4}
    assert {plan.difficulty for plan in PLANS} == {None, "easy", "normal", "hard", "choose"}
    assert {plan.policy for plan in PLANS} == {"quick", "everyone", "fixed"}
    assert any(noted["ranks"] == [1, 1] for noted in NOTES.values())
    ends = {message.id for message in (WON, SOLO_WON, SOLO_LOST, SOLO_DRAWN)}
    assert {f"event-{noted['ends']}" for noted in NOTES.values()} == ends
    for ending in (SOLO_WON.id, SOLO_LOST.id):
        levels = {plan.difficulty for plan in PLANS if f"event-{plan.ends}" == ending}
        assert levels >= {"easy", "normal", "hard"}


def test_a_damaged_record_is_refused() -> None:
    lines = text_of(PLANS[0]).splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if ".tavern." in line)
    damaged = "".join([*lines[:at], *lines[at + 1 :]])
    with pytest.raises(gonfalon.RecordError):
        gonfalon.replay(gonfalon.parse_record(damaged))
