"""Random play is spread over everything, repeatable, and can be written down."""

from __future__ import annotations

from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.records.record import parse_record, replay
from gonfalon.kernel.records.saving import digest
from gonfalon.proving.playing import Stuck, chunks, failure, plan, play_out, spread, step
from tests.proving.parley import GAME

CONTENT = GAME.load()
SETS = GAME.setups(CONTENT)


def test_a_short_run_visits_every_set_with_every_policy() -> None:
    plans = [plan(number, 1, SETS) for number in range(len(SETS) * len(POLICIES))]
    assert len({(p.seats, str(p.settings), p.policy) for p in plans}) == len(plans)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 104, 105])
def test_every_set_comes_up_once_in_a_round(count: int) -> None:
    sets = [(2, {"number": number}) for number in range(count)]
    found = {plan(number, 1, sets).settings["number"] for number in range(count)}
    assert found == set(range(count))


def test_a_match_is_fixed_by_seed_and_number() -> None:
    def played(number: int, seed: int) -> str:
        match_plan = plan(number, seed, SETS)
        match = match_plan.start(GAME, CONTENT)
        play_out(match, match_plan.picker())
        return digest(match)

    assert played(3, 1) == played(3, 1)
    assert played(3, 1) != played(3, 2)
    assert played(3, 1) != played(3 + len(SETS) * len(POLICIES), 1)


def test_a_match_that_does_not_end_is_stuck() -> None:
    match_plan = plan(0, 1, SETS)
    with pytest.raises(Stuck):
        play_out(match_plan.start(GAME, CONTENT), match_plan.picker(), limit=3)


def test_a_failure_is_a_record_that_leads_there(tmp_path: Path) -> None:
    match_plan = plan(5, 1, SETS)
    match = match_plan.start(GAME, CONTENT, live=False)
    picker = match_plan.picker()
    while match.sealed or match.turn < 3:
        step(match, picker)
    written = failure(GAME, match_plan, match, 7, "something\nbroke").write(tmp_path)
    record = parse_record(written.read_text(encoding="utf-8"))
    seed = bytes.fromhex(record.header.pop("seed"))
    assert digest(replay(record, seed)) == digest(match)
    assert "match 5 of seed 1, input 7" in written.with_suffix(".txt").read_text(encoding="utf-8")


def double(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("processes", [1, 2])
def test_results_come_in_the_order_of_the_jobs(processes: int) -> None:
    assert list(spread(double, range(20), processes)) == list(range(0, 40, 2))


class Sealed:
    """Can be handed over, but not taken."""

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Say how it is made again: not at all."""
        return int, ("not a number",)


def sealed(number: int) -> Sealed:
    return Sealed()


def test_a_result_that_cannot_be_taken_ends_the_run() -> None:
    with pytest.raises(BrokenProcessPool):
        list(spread(sealed, range(4), 2))


def test_a_run_is_cut_without_rest() -> None:
    assert chunks(7, 3) == [(0, 3), (3, 6), (6, 7)]
    assert chunks(0, 3) == []
