"""Saved stacks: every step a match can wait in, kept as a file, is loaded and played to its end.

A state that no longer loads means that a step has changed its fields: then saved matches of
players would be lost, too. Let the game read the former form (`current_step`), or give it a
migration (`migrate`) if the rules have changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gonfalon
from gonfalon.kernel.chance import FastChance
from tests.games.former_names import FORMER_STEPS, former_json
from tests.games.golden import LONGEST, Golden, every_golden

GAMES = every_golden()
STATES = [(golden, path) for golden in GAMES for path in golden.states()]

each_game = pytest.mark.parametrize("golden", GAMES, ids=repr)
each_state = pytest.mark.parametrize(
    ("golden", "path"), STATES, ids=[f"{golden}-{path.stem}" for golden, path in STATES]
)


def load(path: Path) -> gonfalon.Match[Any]:
    """Load a saved state."""
    return gonfalon.from_json(path.read_text(encoding="utf-8"))


@each_state
def test_a_saved_state_loads_as_it_was(golden: Golden, path: Path) -> None:
    text = path.read_text(encoding="utf-8").rstrip("\n")
    m = gonfalon.from_json(text)
    assert former_json(m) == text
    assert gonfalon.to_json(gonfalon.from_json(gonfalon.to_json(m))) == gonfalon.to_json(m)
    assert golden.shape(m) == path.stem.partition(".")[0]
    assert golden.game.broken_invariants(m) == []


@each_state
def test_a_saved_state_can_be_played_to_its_end(golden: Golden, path: Path) -> None:
    m = load(path)
    allowed = golden.game.option_kinds(golden.game.load())
    picker = FastChance(len(path.stem))
    for _ in range(LONGEST):
        if m.over:
            break
        for decision in m.decisions:
            ids = [option.id for option in decision.options]
            assert ids
            assert len(set(ids)) == len(ids)
            assert set(ids) <= allowed[decision.kind]
        golden.one_input(m, picker)
        assert golden.game.broken_invariants(m) == []
    assert m.outcome is not None
    assert len(m.outcome.ranks) == m.seats


@each_state
def test_undo_still_works_after_loading(golden: Golden, path: Path) -> None:
    for seat in range(load(path).seats):
        for back in load(path).undoable(seat):
            m = load(path)
            m.undo(seat, back)
            assert golden.game.broken_invariants(m) == []
            assert any(decision.seat == seat for decision in m.decisions)


@each_state
def test_asking_twice_changes_nothing(golden: Golden, path: Path) -> None:
    m = load(path)
    before = gonfalon.to_json(m)
    for _ in range(2):
        asked = [(d.seat, d.kind, [o.id for o in d.options]) for d in m.stack[-1].ask(m)]
        assert asked == [(d.seat, d.kind, [o.id for o in d.options]) for d in m.decisions]
    assert gonfalon.to_json(m) == before


@each_game
def test_every_step_and_every_phase_is_there(golden: Golden) -> None:
    parts = {step for path in golden.states() for step in golden.steps(load(path))}
    assert parts == golden.phases
    steps = {f"{golden}.{part.partition('_')[0]}" for part in parts}
    former = {FORMER_STEPS.get(name, name) for name in golden.game.steps()}
    assert steps == former - golden.silent


@each_game
def test_every_kind_of_question_is_there(golden: Golden) -> None:
    asked = {decision.kind for path in golden.states() for decision in load(path).decisions}
    assert asked == set(golden.game.option_kinds(golden.game.load()))


@each_game
def test_small_and_full_tables_are_there(golden: Golden) -> None:
    seats = {load(path).seats for path in golden.states()}
    assert seats >= {golden.game.min_seats, golden.game.max_seats}


@each_game
def test_the_folder_stays_small(golden: Golden) -> None:
    assert sum(path.stat().st_size for path in golden.states()) < golden.largest
