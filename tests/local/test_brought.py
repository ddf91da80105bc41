"""A match from a device, played again from its seed and inputs alone."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance, ProvableChance
from gonfalon.kernel.records.saving import digest
from gonfalon.kernel.values.errors import Refused
from gonfalon.local.site import Site
from gonfalon.local.table import LocalTable
from gonfalon.table.brought import BroughtInput, BroughtMatch
from tests.games.every import SLUGS

NOW = datetime(2026, 11, 20, tzinfo=UTC)


def played(slug: str, answers: int = 60) -> LocalTable:
    """Return a table at which a person and a bot have played, taken back, and gone back."""
    at = Site().tables.open(slug, 2, {}, {"1": "random"}, {0: ""}, seed=bytes(32))
    dice = FastChance(7)
    for number in range(answers):
        decision = at.match.decisions[dice.below(0, len(at.match.decisions))]
        back = at.match.undoable(0)
        if back and number % 5 == 4:
            at.undo(back[0], f"undo {number}")
        elif number in (answers // 2, answers // 2 + 9):
            at.go_back(at.inputs[len(at.inputs) // 2].version, f"back {number}")
        else:
            option = decision.options[dice.below(0, len(decision.options))].id
            answer(at, decision.id, decision.seat, option)
    assert {"choose", "rewind"} <= {one.kind for one in at.inputs}
    return at


def answer(at: LocalTable, decision: str, seat: int, option: str) -> None:
    at.perform("choose", seat, decision, lambda m: m.choose(decision, option))


def given(at: LocalTable) -> list[BroughtInput]:
    return [BroughtInput(one.kind, one.seat, one.target, one.answers) for one in at.inputs[1:]]


def again(at: LocalTable, inputs: list[BroughtInput]) -> BroughtMatch:
    m = at.match
    assert isinstance(m.chance, ProvableChance)
    chance = ProvableChance(m.chance.seed, m.game.chance_names(m.seats))
    return BroughtMatch(m.game.new(m.seats, chance, m.settings, None, m.policy), inputs, NOW)


@pytest.mark.parametrize("slug", SLUGS)
def test_the_same_match_and_the_same_log_come_out(slug: str) -> None:
    at = played(slug)
    found = again(at, given(at))
    assert digest(found.match) == digest(at.match)
    assert found.match.undoable(0) == at.match.undoable(0)
    for here, there in zip(found.entries, at.inputs, strict=True):
        same = {"at": NOW, "trace": here.trace} if there.kind == "start" else {"at": NOW}
        assert vars(here) == {k: v for k, v in vars(replace(there, **same)).items() if k != "key"}


def test_going_back_into_a_sealed_round_begins_it_anew() -> None:
    """A sealed answer publishes no version: what counts is the moment before it."""
    at = Site().tables.open("glory", 2, {}, {"1": "random"}, {0: ""}, seed=bytes(32))
    while len(at.inputs) < 3 or at.inputs[-1].version != at.inputs[-2].version:
        decision = at.match.decisions[0]
        answer(at, decision.id, decision.seat, decision.options[0].id)
    sealed = at.match.version
    while at.match.version == sealed:
        decision = at.match.decisions[0]
        answer(at, decision.id, decision.seat, decision.options[0].id)
    at.go_back(sealed, "back")
    assert digest(again(at, given(at)).match) == digest(at.match)


def changed(inputs: list[BroughtInput], what: str) -> list[BroughtInput]:
    """Return inputs of which one is not as it was."""
    place = next(i for i, one in enumerate(inputs) if one.kind == "choose")
    one = inputs[place]
    other: Any = {
        "left out": [],
        "twice": [one, one],
        "another option": [replace(one, answers=[[one.answers[0][0], "no-such-option"]])],
        "another seat": [replace(one, seat=1 - one.seat)],
        "another kind": [replace(one, kind="close")],
        "nothing": [replace(one, answers=[])],
        "an undo of nothing": [BroughtInput("undo", 0, "0.9.9.turn.0", []), one],
        "a rewind to nowhere": [BroughtInput("rewind", 0, "1", [["version", "7000"]]), one],
        "a rewind to no number": [BroughtInput("rewind", 0, "1", [["version", "x"]]), one],
        "a rewind without a place": [BroughtInput("rewind", 0, "1", []), one],
    }[what]
    return [*inputs[:place], *other, *inputs[place + 1 :]]


CHANGES = (
    "left out",
    "twice",
    "another option",
    "another seat",
    "another kind",
    "nothing",
    "an undo of nothing",
    "a rewind to nowhere",
    "a rewind to no number",
    "a rewind without a place",
)


@pytest.mark.parametrize("what", CHANGES)
def test_what_the_rules_do_not_allow_is_refused(what: str) -> None:
    at = played("mastery")
    with pytest.raises(Refused):
        again(at, changed(given(at), what))


def test_a_match_goes_back_only_so_often() -> None:
    at = played("mastery")
    back = BroughtInput("rewind", 0, "1", [["version", "1"]])
    with pytest.raises(Refused, match="at most 100"):
        again(at, [*given(at), *[back] * 101])
