"""The balance run adds up, does not depend on the processes, and tells taken from left."""

from __future__ import annotations

import pytest

from gonfalon.games.crusaders import GAME as CRUSADERS
from gonfalon.games.paladins import GAME
from gonfalon.proving.balance import (
    Balance,
    Played,
    Taking,
    balance,
    quartiles,
    seat_counts,
    values_of,
)
from tests.proving.parley import GAME as PARLEY


def test_quartiles_are_scores_that_occurred() -> None:
    assert quartiles([7]) == [7, 7, 7, 7, 7]
    assert quartiles([5, 1, 4, 2, 3]) == [1, 2, 3, 4, 5]
    assert quartiles(range(101)) == [0, 25, 50, 75, 100]


def test_every_match_has_its_scores_and_its_winner() -> None:
    report = balance("parley", 30, seat_counts(PARLEY), {}, "random")
    assert [part.seats for part in report.parts] == [2, 3]
    for part in report.parts:
        assert [len(scores) for scores in part.scores] == [15] * part.seats
        assert len(part.decisions) == len(part.turns) == 15
        assert sum(part.wins) == pytest.approx(15)
    assert report.lines()[-1].startswith("30 matches of parley by the random bot, ")


def test_the_result_does_not_depend_on_the_processes() -> None:
    one = balance("parley", 24, [2], {}, "random", 5, 1).parts[0]
    two = balance("parley", 24, [2], {}, "random", 5, 2).parts[0]
    assert (one.scores, one.wins, one.decisions) == (two.scores, two.wins, two.decisions)
    assert one.scores != balance("parley", 24, [2], {}, "random", 6).parts[0].scores


def test_taverns_are_offered_and_taken_one_at_a_time() -> None:
    """Every answer touches one tavern: what is taken is what blind picks would take in all."""
    report = balance("paladins", 2, [2], {}, "random")
    takings = report.all.takings["tavern", "tavern"].values()
    rounds = GAME.load().board.rounds
    assert sum(taking.taken for taking in takings) == 2 * 2 * rounds
    assert sum(taking.blindly for taking in takings) == pytest.approx(2 * 2 * rounds)
    assert all(taking.taken <= taking.offered for taking in takings)
    assert sum(taking.offered for taking in takings) == 2 * rounds * (3 + 2)


def test_results_are_counted_by_a_setting_that_varies() -> None:
    report = balance("crusaders", 4, [2], {}, "random", by="states")
    (part,) = report.parts
    pairs = {tuple(values) for values in values_of(CRUSADERS, CRUSADERS.load(), 2, "states")}
    assert len(pairs) == 8  # four pairs of neighbours, in both sequences
    assert sum(map(len, part.values.values())) == 8
    assert sum(won for results in part.values.values() for _, won in results) == pytest.approx(4)
    assert "| seats | states | players |" in "\n".join(report.lines())
    assert values_of(PARLEY, PARLEY.load(), 2, "states") == []


def test_points_are_counted_by_their_source() -> None:
    report = balance("paladins", 1, [2], {}, "random")
    (part,) = report.parts
    assert sum(map(sum, part.sources.values())) == sum(map(sum, part.scores))
    assert "| seats | points from | times a match | mean |" in report.lines()


def made(offered: int, taken: int, blindly: float) -> Taking:
    """Return a component that fared so."""
    taking = Taking()
    taking.offered, taking.taken, taking.blindly = offered, taken, blindly
    return taking


def test_what_nobody_wants_and_what_nobody_leaves_is_named() -> None:
    part = Played(1)
    part.scores, part.wins, part.decisions, part.turns = [[3, 5]], [1.0], [10, 12], [4, 4]
    part.takings["recruit", "townsfolk"] = {
        "beggar": made(50, 0, 10.0),
        "bishop": made(50, 50, 10.0),
        "cook": made(50, 10, 10.0),
        "rare": made(3, 0, 1.0),
    }
    lines = Balance("parley", "random", [part], 1.0).lines()
    assert "| 1 | 1 | 2 | 3 | 3 | 3 | 5 | 5 | 4.0 | 50.0 % |" in lines
    assert lines[-3] == (
        "| recruit | townsfolk | 4 | beggar | bishop | beggar 0.00, cook 1.00, bishop 5.00 "
        "| bishop 5.00, cook 1.00, beggar 0.00 |"
    )
