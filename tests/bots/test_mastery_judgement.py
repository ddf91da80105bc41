"""What the heuristic bot does in positions where a sensible player does not hesitate."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from gonfalon.bots.bot import Sitting
from gonfalon.bots.heuristic import HeuristicBot
from gonfalon.games.mastery.bot.estimate import Cards, drawn_points, none_among, win_chance
from gonfalon.games.mastery.model.board import bits
from gonfalon.games.mastery.rules.advance import reachable
from gonfalon.games.mastery.rules.board.field import Field
from gonfalon.games.mastery.rules.board.knights import set_knights
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.values.decision import Decision

MASTERY = game("mastery")


class Answer(NamedTuple):
    """A position, the question, and what the bot answered."""

    match: Match[Any]
    decision: Decision
    option: str


@pytest.fixture(scope="module")
def answers() -> dict[str, list[Answer]]:
    """Three matches between heuristic bots; all answers by kind of question."""
    found: dict[str, list[Answer]] = {}
    for number, seats in enumerate((2, 2, 3)):
        match = MASTERY.new(seats, FastChance(number + 1), {"round_limit": 8}, live=False)
        sitting = Sitting(match, [HeuristicBot() for _ in range(seats)], FastChance(number))
        while not match.over:
            decision = sitting.next_question()
            assert decision is not None
            option = sitting.think(decision)
            found.setdefault(decision.kind, []).append(Answer(match.clone(), decision, option.id))
            match.answer(decision, option)
    return found


def test_it_wins_when_it_can() -> None:
    """Land in reach that brings the last points is taken, whatever else there is."""
    match = MASTERY.new(2, FastChance(3), {}, live=False)
    seat = match.open_decisions[0].seat
    state = match.state
    while True:
        near = [h for h in bits(reachable(state, seat)) if state.owner[h] < 0]
        values = [state.rules.tile_value[state.tile[h]] for h in near]
        if state.points(seat) + max(values) >= state.rules.target:
            break
        set_knights(state, seat, near[values.index(min(values))], 1)
    match.reopen()
    sitting = Sitting(match, [HeuristicBot(), HeuristicBot()], FastChance(1))
    for _ in range(40):
        if match.over:
            break
        assert sitting.step()
    assert match.outcome is not None
    assert match.outcome.winners == [seat]
    assert match.turn == 1


def test_it_breaks_only_what_belongs_to_others(answers: dict[str, list[Answer]]) -> None:
    found = answers.get("corruption", []) + answers.get("fracture", [])
    for match, decision, option in found:
        artefact = match.content.vocabulary["artefact"].index(option)
        assert match.state.keeper[artefact] != decision.seat


def test_it_keeps_its_only_good_conflict_card(answers: dict[str, list[Answer]]) -> None:
    kinds = [kind for kind in answers if kind.endswith("-discard")]
    assert kinds
    for match, decision, option in (a for kind in kinds for a in answers[kind]):
        state = match.state
        conflict = [
            k for k in state.hands[decision.seat].cards if k in state.content.conflict_kinds
        ]
        if len(conflict) == 1 and state.content.cards[conflict[0]] != "conflict_2":
            assert option != state.content.cards[conflict[0]]


def test_it_plays_no_support_that_changes_nothing(answers: dict[str, list[Answer]]) -> None:
    seen = 0
    for match, decision, option in answers["support"]:
        field = match.enclosing(Field)
        side = field.side_of(decision.seat)
        lead = field.total(side) - field.total(1 - side)
        if lead >= max(1, field.force[1 - side]):  # won, and nobody left to fall
            seen += 1
            assert option == "stop"
    assert seen


def test_it_does_not_shuffle_knights_for_ever(answers: dict[str, list[Answer]]) -> None:
    """A redeployment is a few transfers, not a parade."""
    options = [answer.option for answer in answers["redeploy-from"]]
    assert len(options) / options.count("done") < 4


def test_chances_are_chances() -> None:
    assert win_chance(-100) < 0.001
    assert win_chance(100) > 0.999
    assert 0.3 < win_chance(0) < 0.5  # a tie is the defender's
    assert none_among(10, 0, 3) == 1.0
    assert none_among(3, 1, 3) == 0.0
    assert abs(none_among(4, 1, 2) - 0.5) < 1e-9


def test_a_better_hand_promises_more() -> None:
    content = MASTERY.load()
    cards = Cards(content)  # type: ignore[arg-type]
    full: list[int] = list(content.copies)  # type: ignore[attr-defined]
    few = drawn_points(cards, full, 2, 0.0)
    more = drawn_points(cards, full, 5, 0.0)
    assert 0 < few < more < 5 + 6
    assert drawn_points(cards, full, 0, 3.0) == 3.0
