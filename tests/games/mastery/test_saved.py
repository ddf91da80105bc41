"""Saved stacks: every step a match can wait in, kept as a file, is loaded and played to its end.

A state that no longer loads means that a step has changed its fields: then saved matches of
players would be lost, too. Give the game a migration (`migrate`), or, before the first release,
make the files again with `python -m tests.games.mastery.make_saved`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gonfalon
from gonfalon.games.mastery import GAME
from gonfalon.kernel.chance import Fast
from tests.games.mastery.make_saved import SAVED, shape
from tests.games.mastery.walks import LONGEST, one_input

FILES = sorted(SAVED.glob("*.json"))
LARGEST = 400_000  # bytes, of the whole folder

# Every named phase of every step that a match can wait in, on top of the stack or below it.
PHASES = {
    *("setup", "advance", "redeploy", "fracture", "corrupt", "arrange", "recycle", "equalise"),
    *("conflict-cards", "support-cards", "support-cards_played", "arrange_touched"),
    *("turn_phase1", "turn_phase2", "top-card_phase1"),
    *("use-crown_phase0", "use-crown_phase2", "use-crown_phase3"),
    *("battle_phase3", "battle_phase4", "battle_phase5", "battle_phase7", "battle_phase9"),
    *(f"battle_phase{step}_siege" for step in (3, 4, 5, 7)),
    *("response_why0", "response_why1", "response_why2", "conflict-cards_touched"),
    *("response_why0_touched", "response_why1_touched", "response_why2_touched"),
    *("conquest", "conquest_fighting"),
    *("optional-discard_why0", "optional-discard_why1_fighting"),
    *("optional-discard_why2", "optional-discard_why2_fighting"),
}


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
    assert shape(m) == path.stem.rpartition(".")[0]
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
    assert m.outcome.winners


@pytest.mark.parametrize("path", FILES, ids=by_name)
def test_undo_still_works_after_loading(path: Path) -> None:
    for seat in range(load(path).seats):
        for back in load(path).undoable(seat):
            m = load(path)
            m.undo(seat, back)
            assert GAME.broken(m) == []
            assert any(decision.seat == seat for decision in m.decisions)


def test_every_step_and_every_phase_is_there() -> None:
    parts = {part for path in FILES for part in path.stem.rpartition(".")[0].split("+")[:-1]}
    assert parts == PHASES
    steps = {part.partition("_")[0] for part in parts}
    assert {f"mastery.{step}" for step in steps} == set(GAME.steps())


def test_every_kind_of_question_is_there() -> None:
    asked = {decision.kind for path in FILES for decision in load(path).decisions}
    assert asked == set(GAME.option_kinds(GAME.load()))


def test_the_folder_stays_small() -> None:
    assert sum(path.stat().st_size for path in FILES) < LARGEST
