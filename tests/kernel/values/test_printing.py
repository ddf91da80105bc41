"""What one sees who prints a match, its outcome, or any other object of the library."""

from __future__ import annotations

import inspect
from typing import Any

import pytest

import gonfalon
from gonfalon.bots.bot import Sitting
from gonfalon.bots.random_bot import RandomBot
from tests.kernel.tiny.duel import GAME as DUEL
from tests.kernel.tiny.duel import Strike

SEED = b"a seed that nobody may see"


def played(game: str, seats: int) -> gonfalon.Match[Any]:
    match = gonfalon.new(game, seats, seed=SEED)
    Sitting(match, [RandomBot()] * seats, gonfalon.FastChance(1)).play_out()
    return match


def objects() -> list[object]:
    match = gonfalon.new("mastery", 2, seed=SEED)
    decision = match.decisions[0]
    explained = match.explain(decision.seat)[0]
    over = played("mastery", 2)
    assert over.outcome is not None
    return [
        *(match, over, over.outcome, over.outcome.sheet[0], gonfalon.record_of(over)),
        *(decision, decision.options[0], explained, explained.blocked[0], explained.labels[0]),
        *(match.drain_events()[0], match.game, match.content),
        *(match.chance, gonfalon.FastChance(1), gonfalon.ScriptedChance(())),
        *(match.state, match.stack[-1], match.state.packs[0], match.state.packs[0].zones[0]),
    ]


def test_nothing_prints_as_an_address_or_tells_the_seed() -> None:
    shown = objects()
    for thing in shown:
        for text in (repr(thing), str(thing)):
            assert " object at " not in text
            assert SEED.hex() not in text
            assert str(SEED) not in text
    public = [getattr(gonfalon, name) for name in gonfalon.__all__]
    classes = [c for c in public if inspect.isclass(c) and not issubclass(c, Exception)]
    assert not [c for c in classes if not any(isinstance(thing, c) for thing in shown)]


def test_a_match_says_what_is_played_and_who_is_asked() -> None:
    match = gonfalon.new("mastery", 2, seed=SEED)
    assert repr(match).startswith("Match(mastery, 2 seats, turn 1, [Decision(0.1.0.window.")
    over = played("mastery", 2)
    assert over.outcome is not None
    assert repr(over) == f"Match(mastery, 2 seats, over, scores {over.outcome.scores})"


def test_a_step_prints_its_fields_and_no_sealed_answer() -> None:
    match = DUEL.begin(1, 2)
    while not isinstance(match.stack[-1], Strike):
        match.choose(match.decisions[0].id, match.decisions[0].options[0].id)
    seat = match.decisions[0].seat
    before = repr(match.stack[-1])
    assert before.startswith("Strike(circle=3, closed=False, touched=0")
    match.choose(match.decisions[0].id, match.decisions[0].options[0].id)
    assert repr(match.stack[-1]) == before.replace("touched=0", f"touched={1 << seat}")


@pytest.mark.parametrize("saved", [False, True])
def test_an_outcome_prints_the_ranking_and_where_every_point_came_from(saved: bool) -> None:
    match = played("mastery", 4)
    if saved:
        match = gonfalon.from_json(gonfalon.to_json(match))
    outcome = match.outcome
    assert outcome is not None
    lines = str(outcome).splitlines()
    places = [line for line in lines if line[:1].isdecimal()]
    assert len(places) == 4
    assert places[0].startswith(f"1. seat {outcome.winners[0]}: ")
    assert len(lines) == 1 + 4 + len(outcome.sheet)
    first = outcome.sheet[0].source.to_json(match.content.vocabulary)["args"]
    assert any(f"tile={first['tile']} hex={first['hex']}" in line for line in lines)


def test_an_outcome_also_prints_the_sheet_of_an_opponent_without_a_seat() -> None:
    outcome = played("paladins", 1).outcome
    assert outcome is not None
    assert outcome.automas == [1]
    assert f"side 1: {outcome.points_of(1)} points" in str(outcome)
    assert len(str(outcome).splitlines()) == 1 + 2 + len(outcome.sheet)
