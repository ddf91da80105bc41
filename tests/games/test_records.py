"""Golden records: matches kept as text give the same match today, to the last bit.

A record that no longer replays means that the rules have changed: then the game gets a version
more, and the records are made again (docs/games/write-a-game.md, "Changing the rules").
"""

from __future__ import annotations

import pytest

import gonfalon
from gonfalon.kernel.play.step import POLICIES
from gonfalon.proving.version_questions import stale_questions
from gonfalon.testing import Golden, RecordPlan
from gonfalon.testing.golden_checks import (
    check_damaged,
    check_older,
    check_record,
    check_record_files,
    check_repeated,
    check_versions,
)
from tests.games.golden import every_golden

GAMES = every_golden()
RECORDS = [(golden, plan) for golden in GAMES for plan in golden.plans]
REPEATABLE = [(golden, plan) for golden, plan in RECORDS if plan.repeatable]


def each(records: list[tuple[Golden, RecordPlan]]) -> pytest.MarkDecorator:
    """Run a test for each of some records, under its name."""
    names = [f"{golden}-{plan.name}" for golden, plan in records]
    return pytest.mark.parametrize(("golden", "plan"), records, ids=names)


each_game = pytest.mark.parametrize("golden", GAMES, ids=repr)


@each(RECORDS)
def test_a_record_replays_to_the_same_end(golden: Golden, plan: RecordPlan) -> None:
    check_record(golden, plan)


@each(RECORDS)
def test_a_record_with_former_names_is_the_same(golden: Golden, plan: RecordPlan) -> None:
    text = golden.record(plan)
    former = text.replace("\nsettings: ", "\noptions: ")
    assert former != text
    assert gonfalon.parse_record(former).text == text


@each(REPEATABLE)
def test_a_record_can_be_made_again(golden: Golden, plan: RecordPlan) -> None:
    check_repeated(golden, plan)


@each(RECORDS)
def test_a_damaged_record_is_refused(golden: Golden, plan: RecordPlan) -> None:
    check_damaged(golden, plan)


@each_game
def test_every_record_has_its_plan_and_its_note(golden: Golden) -> None:
    check_record_files(golden)


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


@each_game
def test_records_of_every_version_that_is_played_are_kept(golden: Golden) -> None:
    check_versions(golden)
    for rules in golden.older():
        check_older(golden, rules)


@each_game
def test_rules_ask_only_for_versions_that_are_played(golden: Golden) -> None:
    assert stale_questions(golden.game) == []
