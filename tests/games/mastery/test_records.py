"""Golden records: matches kept as text give the same match today, to the last bit.

A record that no longer replays means that the rules have changed: then `rules_version` has to
rise and the records are made again with `python -m tests.games.mastery.make_records`.
"""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.games.mastery.content import VARIANTS
from tests.games.mastery.make_records import LARGEST, PLANS, RECORDS, Plan, note, play_plan

NOTES: dict[str, dict[str, Any]] = tomllib.loads(
    (RECORDS / "digests.toml").read_text(encoding="utf-8")
)


def text_of(plan: Plan) -> str:
    """Return a record as it lies in its file."""
    return (RECORDS / f"{plan.name}.txt").read_text(encoding="utf-8")


def by_name(plan: Plan) -> str:
    """Name a test after its record."""
    return plan.name


@pytest.mark.rules("MM-SET-13", "MM-OPT-05")
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


@pytest.mark.parametrize("plan", PLANS, ids=by_name)
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
    assert {plan.seats for plan in PLANS} == {2, 3, 4, 5, 6}
    assert {id for plan in PLANS for id in plan.variants} == set(VARIANTS)
    ends = {noted["ends"] for noted in NOTES.values()}
    assert ends == {"won-by-points", "won-by-team", "won-by-siege", "ended-by-limit"}
    assert {plan.policy for plan in PLANS} == {"quick", "everyone", "fixed"}
    modes = {plan.more.get("team_mode") for plan in PLANS if "loyalty" in plan.variants}
    assert {"pairs_6", "triples_6"} <= modes


@pytest.mark.parametrize(
    ("word", "shown"),
    [
        ("undo", [plan for plan in PLANS if plan.undoing]),
        ("close", [plan for plan in PLANS if plan.policy == "fixed"]),
    ],
    ids=["undo", "close"],
)
def test_undo_and_close_are_written_down(word: str, shown: list[Plan]) -> None:
    assert shown
    for plan in shown:
        assert any(line.startswith(f"{word} ") for line in text_of(plan).splitlines())


def test_a_damaged_record_is_refused() -> None:
    lines = text_of(PLANS[0]).splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if ".advance." in line)
    damaged = "".join([*lines[:at], *lines[at + 1 :]])
    with pytest.raises(gonfalon.RecordError):
        gonfalon.replay(gonfalon.parse_record(damaged))
