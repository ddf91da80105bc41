"""A fast match of the library: the same rules, without what only people need."""

from __future__ import annotations

from typing import Any

import pytest

import gonfalon
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.records.saving import digest


def played(match: Match[Any], answers: int = 60) -> list[str]:
    """Answer at random, the same each time; return the questions that were asked."""
    dice = gonfalon.FastChance(3)
    asked: list[str] = []
    for _ in range(answers):
        if match.over:
            break
        decision = match.decisions[0]
        asked.append(repr(decision))
        option = decision.options[dice.below(0, len(decision.options))]
        assert match.choose(decision.id, option.id) == []
        if not match.round:
            assert match.undoable(decision.seat) == []
    return asked


def test_the_same_seed_is_the_same_match() -> None:
    """Of whatever kind the seed is; another seed is another match."""
    for seed in (7, "a text", b"bytes"):
        first, second = (gonfalon.new("mastery", 4, seed=seed, fast=True) for _ in range(2))
        assert played(first) == played(second)
        assert digest(first) == digest(second)
    other = gonfalon.new("mastery", 4, seed=8, fast=True)
    assert digest(other) != digest(gonfalon.new("mastery", 4, seed=7, fast=True))
    drawn = [gonfalon.new("mastery", 4, fast=True) for _ in range(2)]
    assert digest(drawn[0]) != digest(drawn[1])


def test_it_has_no_record() -> None:
    """What it draws cannot be proved."""
    match = gonfalon.new("mastery", 2, seed=1, fast=True)
    played(match)
    with pytest.raises(gonfalon.RecordError):
        gonfalon.record_of(match)


def test_what_is_known_is_kept() -> None:
    """A seat can imagine as in any match, and settings count as in any match."""
    match = gonfalon.new("mastery", 2, {"variants": ["skirmish"]}, seed=1, fast=True)
    played(match)
    seat = match.decisions[0].seat
    world = match.dealer(seat).world(gonfalon.FastChance(1))
    assert world.view(seat) == match.view(seat)
    assert match.settings["variants"] == ["skirmish"]


def test_an_ordinary_match_tells_what_happens() -> None:
    """And can be proved: nothing is left out unless it is asked for."""
    match = gonfalon.new("mastery", 2, seed=1)
    decision = match.decisions[0]
    assert match.choose(decision.id, decision.options[0].id)
    assert gonfalon.record_of(match).text
