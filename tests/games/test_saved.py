"""Saved stacks: every step a match can wait in, kept as a file, is loaded and played to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from gonfalon.testing import Golden
from gonfalon.testing.golden_checks import (
    check_kinds,
    check_phases,
    check_saved,
    check_saved_questions,
    check_saved_to_the_end,
    check_saved_undo,
    check_seats,
    check_size,
)
from tests.games.golden import every_golden

GAMES = every_golden()
STATES = [(golden, path) for golden in GAMES for path in golden.states()]

each_game = pytest.mark.parametrize("golden", GAMES, ids=repr)
each_state = pytest.mark.parametrize(
    ("golden", "path"), STATES, ids=[f"{golden}-{path.stem}" for golden, path in STATES]
)


@each_state
def test_a_saved_state_loads_as_it_was(golden: Golden, path: Path) -> None:
    check_saved(golden, path)


@each_state
def test_a_saved_state_can_be_played_to_its_end(golden: Golden, path: Path) -> None:
    check_saved_to_the_end(golden, path)


@each_state
def test_undo_still_works_after_loading(golden: Golden, path: Path) -> None:
    check_saved_undo(golden, path)


@each_state
def test_asking_twice_changes_nothing(golden: Golden, path: Path) -> None:
    check_saved_questions(path)


@each_game
def test_every_step_and_every_phase_is_there(golden: Golden) -> None:
    check_phases(golden)


@each_game
def test_every_kind_of_question_is_there(golden: Golden) -> None:
    check_kinds(golden)


@each_game
def test_small_and_full_tables_are_there(golden: Golden) -> None:
    check_seats(golden)


@each_game
def test_the_folder_stays_small(golden: Golden) -> None:
    check_size(golden)
