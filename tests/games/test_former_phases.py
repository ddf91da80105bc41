"""Phases that were saved as numbers are read as the names they have today."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.procedure import Procedure
from gonfalon.kernel.play.step import load_step
from gonfalon.testing import Golden, walk
from tests.games.former_names import BATTLE_PHASES, with_numbers
from tests.games.golden import FormerGolden, every_golden


def read(data: dict[str, Any]) -> tuple[str, str]:
    """Return the current and the next phase of a step that was saved in its former form."""
    played = game(data["step"].partition(".")[0])
    content = played.load()
    kinds = played.steps()
    fresh = without_phases(kinds[data["step"]]().dump())
    step = load_step(played.current_step(content, {**fresh, **data}), kinds)
    assert isinstance(step, Procedure)
    saved = step.dump()
    assert with_numbers(saved, content) == {**fresh, **data}
    return saved["phase"], saved["next"]


def without_phases(data: dict[str, Any]) -> dict[str, Any]:
    """Return the fields of a step that are neither phases nor saved under another name."""
    return {name: data[name] for name in data if name not in ("phase", "next", "workers")}


FORMER = [golden for golden in every_golden() if isinstance(golden, FormerGolden)]


@pytest.mark.parametrize("golden", FORMER, ids=repr)
def test_wherever_a_match_waits_its_former_form_is_read_alike(golden: Golden) -> None:
    """A replayed match and one that was saved long ago have the same digest."""
    picker = FastChance(7)
    for plan in golden.plans[::4]:
        m = golden.start(plan, 7)
        for _ in islice(walk(m, picker, golden.picking(0)), 200):
            for step in m.stack:
                saved = step.dump()
                if isinstance(step, Procedure):
                    former = with_numbers(saved, m.content)
                    read = golden.game.current_step(m.content, former)
                    assert {name: read[name] for name in saved} == saved


@pytest.mark.parametrize(
    ("at", "number", "phases"),
    [
        (0, 2, ("do_choose", "do_reveal")),
        (1, 2, ("do_pick", "do_reveal")),
        (1, 3, ("do_reveal", "do_pick")),
        (2, 4, ("do_pick", "do_opponent")),
        (1, 5, ("do_turns", "do_turns")),
    ],
)
def test_rounds(at: int, number: int, phases: tuple[str, str]) -> None:
    assert read({"step": "paladins.round", "phase": number, "at": at}) == phases


@pytest.mark.parametrize(("phase", "numbers"), BATTLE_PHASES.items())
def test_battles(phase: str, numbers: tuple[int, int]) -> None:
    """Every phase in which a battle can wait, and the one after it."""
    number, at = numbers
    found = read({"step": "mastery.battle", "phase": number, "at": at, "begun": True})
    names = game("mastery").steps()["mastery.battle"].PHASES  # type: ignore[attr-defined]
    assert found == (phase, names[names.index(phase) + 1])


@pytest.mark.parametrize(
    ("step", "fields", "phases"),
    [
        ("mastery.turn", {"phase": 1}, ("ask_window", "ask_window")),
        ("mastery.turn", {"phase": 2}, ("ask_window", "do_discard")),
        ("mastery.use-crown", {"phase": 0}, ("ask_target", "ask_target")),
        ("mastery.use-crown", {"phase": 2}, ("do_declare", "do_effect")),
        ("mastery.use-crown", {"phase": 3}, ("do_effect", "over")),
        ("mastery.top-card", {"phase": 1}, ("ask_discard", "ask_discard")),
        ("mastery.advance", {"over": False, "target": -1}, ("ask_target", "ask_target")),
        ("mastery.advance", {"over": False, "target": 7}, ("ask_count", "ask_count")),
        ("mastery.advance", {"over": True, "target": 7}, ("ask_count", "over")),
        ("mastery.conquest", {"at": 1}, ("do_effects", "do_effects")),
        ("paladins.turn", {"over": False}, ("ask_action", "ask_action")),
        ("paladins.turn", {"over": True}, ("ask_action", "over")),
        ("paladins.act", {"phase": 0, "payment": 0}, ("ask_mode", "ask_mode")),
        ("paladins.act", {"phase": 2, "payment": 0}, ("ask_pay", "ask_pay")),
        ("paladins.act", {"phase": 6, "payment": 1}, ("do_gain", "do_printed")),
        ("paladins.act", {"phase": 8, "payment": 1, "at": 0}, ("do_bonus", "do_crew")),
        ("paladins.act", {"phase": 8, "payment": 1, "at": 1}, ("do_crew", "do_crew")),
        ("paladins.automa-turn", {"phase": 2, "action": 6}, ("do_gain", "do_printed")),
        ("paladins.automa-turn", {"phase": 3, "action": 6}, ("do_printed", "over")),
        ("paladins.automa-turn", {"phase": 3, "action": 5}, ("do_scheme", "over")),
        ("paladins.automa-turn", {"phase": 3, "action": 13}, ("do_scheme", "over")),
    ],
)
def test_other_steps(step: str, fields: dict[str, Any], phases: tuple[str, str]) -> None:
    assert read({"step": step, **fields}) == phases
