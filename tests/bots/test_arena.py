"""The arena, and that the heuristic bot deserves its name."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.bots.arena import Results, interval, play_matches, seating
from gonfalon.kernel.game import game
from gonfalon.kernel.values.errors import Refused

MASTERY = game("mastery")
LIMIT: dict[str, Any] = {"round_limit": 40}


def played(names: list[str], seats: int, matches: int, **options: Any) -> Results:
    return play_matches(MASTERY, names, seats, range(matches), {**LIMIT, **options})


def test_everybody_sits_everywhere() -> None:
    assert seating(["a", "b"], 2, 0) == ["a", "b"]
    assert seating(["a", "b"], 2, 1) == ["b", "a"]
    assert seating(["a", "b"], 4, 3) == ["b", "a", "b", "a"]
    assert seating(["a", "b", "b"], 3, 1) == ["b", "b", "a"]


def test_the_interval_is_wilsons() -> None:
    low, high = interval(0.9, 100)
    assert (round(low, 4), round(high, 4)) == (0.8256, 0.9448)
    assert interval(0.0, 0) == (0.0, 1.0)
    assert interval(1.0, 10)[1] > 0.9999


@pytest.mark.slow
def test_the_heuristic_beats_random() -> None:
    results = played(["heuristic", "random"], 2, 40)
    assert results.matches == 40
    assert results.share("heuristic") >= 0.8
    assert results.median_rounds() <= 10
    assert "40 matches of 2 seats" in results.lines()[-1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("names", "seats", "options"),
    [
        (["heuristic", "random", "random"], 3, {}),
        (["heuristic", "random", "random", "random"], 4, {}),
        (["heuristic", "random", "random", "random", "random"], 5, {}),
        (["heuristic", "random", "random", "random", "random", "random"], 6, {}),
        (["heuristic", "random"], 2, {"variants": ["castle_siege"]}),
        (["heuristic", "random"], 2, {"variants": ["ruthlessness", "skirmish"]}),
        (["heuristic", "random"], 2, {"variants": ["disorder"]}),
        (["heuristic", "random"], 4, {"variants": ["loyalty"]}),
        (["heuristic", "random"], 6, {"variants": ["loyalty"], "team_mode": "triples_6"}),
        (["heuristic", "random"], 2, {"castles": "choose"}),
    ],
)
def test_the_heuristic_beats_random_everywhere(
    names: list[str], seats: int, options: dict[str, Any]
) -> None:
    results = played(names, seats, 6, **options)
    assert results.share("heuristic") > results.fair("heuristic")
    assert results.share("heuristic") >= 0.6


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_heuristic_bots_come_to_an_end(seats: int) -> None:
    results = played(["heuristic"], seats, 2)
    assert max(results.rounds) < LIMIT["round_limit"]


def test_a_run_can_be_repeated_and_cut() -> None:
    whole = played(["heuristic", "random"], 3, 4)
    parts = Results(["heuristic", "random"], 3)
    for numbers in (range(2), range(2, 4)):
        parts.add(play_matches(MASTERY, ["heuristic", "random"], 3, numbers, LIMIT))
    assert parts.lines() == whole.lines()
    assert parts.rounds == whole.rounds
    assert parts.answers == whole.answers


@pytest.mark.parametrize("names", [[], ["random"] * 3, ["oracle"]])
def test_strange_names_are_refused(names: list[str]) -> None:
    with pytest.raises(Refused):
        played(names, 2, 1)
