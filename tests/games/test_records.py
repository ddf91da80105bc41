"""Golden records: matches kept as text give the same match today, to the last bit.

A record that no longer replays means that the rules have changed: then `rules_version` has to
rise and the records are made again with `python -m tests.games.golden GAME`.
"""

from __future__ import annotations

import tomllib

import pytest

import gonfalon
from tests.games.former_names import former_digest
from tests.games.golden import LARGEST_RECORD, POLICIES, Golden, Plan, every_golden

GAMES = every_golden()
RECORDS = [(golden, plan) for golden in GAMES for plan in golden.plans]

# A bot's judgement may change, and with it what a seed leads to.
MADE_AGAIN = [(golden, plan) for golden, plan in RECORDS if plan.again]


def each(records: list[tuple[Golden, Plan]]) -> pytest.MarkDecorator:
    """Run a test for each of some records, under its name."""
    names = [f"{golden}-{plan.name}" for golden, plan in records]
    return pytest.mark.parametrize(("golden", "plan"), records, ids=names)


each_game = pytest.mark.parametrize("golden", GAMES, ids=repr)


@each(RECORDS)
def test_a_record_replays_to_the_same_end(golden: Golden, plan: Plan) -> None:
    text = golden.record(plan)
    record = gonfalon.parse_record(text)
    m = gonfalon.replay(record)
    noted = golden.notes()[plan.name]
    assert m.outcome is not None
    assert m.outcome.how.message.id == f"event-{noted['ends']}" == f"event-{plan.ends}"
    assert m.outcome.ranks == noted["ranks"]
    assert m.outcome.scores == noted["scores"]
    assert m.turn == noted["turns"]
    assert former_digest(m) == noted["digest"]
    assert golden.game.broken_invariants(m) == []
    assert record.text == text
    assert gonfalon.record_of(m).text == text


@each(RECORDS)
def test_a_record_with_former_names_is_the_same(golden: Golden, plan: Plan) -> None:
    text = golden.record(plan)
    former = text.replace("\nsettings: ", "\noptions: ")
    assert former != text
    assert gonfalon.parse_record(former).text == text


@each(MADE_AGAIN)
def test_a_record_can_be_made_again(golden: Golden, plan: Plan) -> None:
    noted = golden.notes()[plan.name]
    m = golden.play(plan, noted["seed"])
    assert gonfalon.record_of(m).text == golden.record(plan)
    assert tomllib.loads(golden.note(plan, noted["seed"], m)) == {plan.name: noted}


@each(RECORDS)
def test_a_damaged_record_is_refused(golden: Golden, plan: Plan) -> None:
    lines = golden.record(plan).splitlines(keepends=True)
    answers = [number for number, line in enumerate(lines) if line.startswith("choose ")]
    del lines[answers[len(answers) // 2]]
    with pytest.raises(gonfalon.RecordError):
        gonfalon.replay(gonfalon.parse_record("".join(lines)))


@each_game
def test_every_record_has_its_plan_and_its_note(golden: Golden) -> None:
    names = [plan.name for plan in golden.plans]
    assert len(set(names)) == len(names)
    assert sorted(path.stem for path in golden.records.glob("*.txt")) == sorted(names)
    assert sorted(golden.notes()) == sorted(names)
    assert all(len(golden.record(plan).encode()) < LARGEST_RECORD for plan in golden.plans)


@each_game
def test_there_are_records_with_every_number_of_seats_and_every_policy(golden: Golden) -> None:
    seats = range(golden.game.min_seats, golden.game.max_seats + 1)
    assert {plan.seats for plan in golden.plans} == set(seats)
    assert {plan.policy for plan in golden.plans} == set(POLICIES)


@each_game
def test_what_was_taken_back_is_written_down(golden: Golden) -> None:
    shown = [plan for plan in golden.plans if plan.undoing]
    assert shown
    for plan in shown:
        assert any(line.startswith("undo ") for line in golden.record(plan).splitlines())
