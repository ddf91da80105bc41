"""Saved stacks: every step a match can wait in, kept as a file, is loaded and played to its end.

A state that no longer loads means that a step has changed its fields: then saved matches of
players would be lost, too. Give the game a migration (`migrate`), or, before the first release,
make the files again with `python -m tests.games.paladins.make_saved`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gonfalon
from gonfalon.games.paladins import GAME
from gonfalon.kernel.chance import Fast
from tests.games.paladins.make_saved import SAVED, shape
from tests.games.paladins.walks import LONGEST, one_input

FILES = sorted(SAVED.glob("*.json"))
LARGEST = 600_000  # bytes, of the whole folder

# Every phase of every step that a match can wait in, on top of the stack or below it.
PHASES = {
    *("setup", "choose-paladin", "draft", "turn", "keep", "use-favour", "rewards"),
    *("drop-suspicion", "choose-prayer", "free-recruit", "choose-one", "choose-attribute"),
    *("suspect", "shortfall", "inquisition", "abilities"),
    *("round_phase2", "round_phase4", "round_phase5"),
    *(f"act_phase{phase}" for phase in (0, 1, 2, 3, 6, 7, 8)),
    *("automa-turn_phase2", "automa-turn_phase3"),
}
# The collectors of the game bring workers alone, so that paying debts never waits for an answer.
SILENT = {"paladins.pay-debts"}


def by_name(path: Path) -> str:
    """Name a test after its file."""
    return path.stem


def load(path: Path) -> gonfalon.Match[Any]:
    """Load a saved state."""
    return gonfalon.from_json(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_a_saved_state_loads_as_it_was(path: Path) -> None:
    text = path.read_text(encoding="utf-8").rstrip("\n")
    m = gonfalon.from_json(text)
    assert gonfalon.to_json(m) == text
    assert shape(m) == path.stem
    assert GAME.broken(m) == []


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_a_saved_state_can_be_played_to_its_end(path: Path) -> None:
    m = load(path)
    allowed = GAME.option_kinds(GAME.load())
    picker = Fast(len(path.stem))
    for _ in range(LONGEST):
        if m.over:
            break
        for decision in m.decisions:
            ids = [option.id for option in decision.options]
            assert ids
            assert len(set(ids)) == len(ids)
            assert set(ids) <= allowed[decision.kind]
        one_input(m, picker)
        assert GAME.broken(m) == []
    assert m.outcome is not None
    assert len(m.outcome.ranks) == m.seats


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_undo_still_works_after_loading(path: Path) -> None:
    for seat in range(load(path).seats):
        for back in load(path).undoable(seat):
            m = load(path)
            m.undo(seat, back)
            assert GAME.broken(m) == []
            assert any(decision.seat == seat for decision in m.decisions)


def test_every_step_and_every_phase_is_there() -> None:
    parts = {step for path in FILES for step in path.stem.split("+")[: len(load(path).stack)]}
    assert parts == PHASES
    steps = {f"paladins.{part.partition('_')[0]}" for part in parts}
    assert steps == set(GAME.steps()) - SILENT


def test_every_kind_of_question_is_there() -> None:
    asked = {decision.kind for path in FILES for decision in load(path).decisions}
    assert asked == set(GAME.option_kinds(GAME.load()))


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < LARGEST


def test_solo_matches_and_full_tables_are_there() -> None:
    assert {load(path).seats for path in FILES} >= {1, 4}
