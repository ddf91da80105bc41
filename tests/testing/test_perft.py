"""Perft counts sequences of answers, and shows where a number comes from."""

from __future__ import annotations

from typing import Any

import pytest

import gonfalon
from gonfalon.kernel.play.match import Match
from gonfalon.testing import check_perft, check_perft_table, divide, perft, perft_table
from tests.proving.parley import GAME


def counted(m: Match[Any], depth: int) -> int:
    """Count the sequences of so many answers in the plainest way."""
    if m.over or depth == 0:
        return 1
    total = 0
    for option in m.decisions[0].options:
        after = m.clone()
        after.choose(after.decisions[0].id, option.id)
        total += counted(after, depth - 1)
    return total


def opening(seats: int = 2) -> Match[Any]:
    return gonfalon.new("parley", seats, seed=3)


def test_it_counts_every_sequence() -> None:
    m = opening()
    before = gonfalon.to_json(m)
    assert perft(m, 5) == [counted(m, depth) for depth in range(1, 6)]
    assert gonfalon.to_json(m) == before
    assert perft(m, 0) == []


def test_a_finished_sequence_counts_once_at_every_depth() -> None:
    m = opening()
    m.turn = 11  # the next turn ends the match
    assert perft(m, 5) == [counted(m, depth) for depth in range(1, 6)]
    m.turn = 12
    m.advance()
    assert m.over
    assert perft(m, 3) == [1, 1, 1]


def test_the_shares_of_the_first_answers() -> None:
    m = opening()
    for depth in (1, 2, 4):
        shares = divide(m, depth)
        assert list(shares) == [option.id for option in m.decisions[0].options]
        assert sum(shares.values()) == perft(m, depth)[-1]


def test_a_wrong_number_is_divided() -> None:
    m = opening()
    numbers = perft(m, 3)
    check_perft(m, numbers)
    with pytest.raises(AssertionError, match=r"sequences of 2 answers, not .*; divided: draw:"):
        check_perft(m, [numbers[0], numbers[1] + 1, 0])


def test_a_table_has_a_line_for_each_set_up() -> None:
    table = perft_table("parley", 2)
    header, _, lines = table.partition("\n\n")
    assert header == f"game: parley\ncontent: {GAME.load().digest}"
    assert len(lines.splitlines()) == len(GAME.setups(GAME.load()))
    assert lines.startswith('2 {"long": false}: ')
    check_perft_table("parley", 2, table)
    first, _, rest = lines.partition("\n")
    with pytest.raises(AssertionError, match=r"^other numbers than in the table:\n\+ 2 .*\n- 2 "):
        check_perft_table("parley", 2, f"{header}\n\n{first}0\n{rest}")
    for other in (lines, table.replace("content: ", "content: 0")):
        with pytest.raises(AssertionError, match="the content of the table of parley is not here"):
            check_perft_table("parley", 2, other)
