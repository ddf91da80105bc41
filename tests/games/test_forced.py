"""Single answers that need not be asked for: where they lead, and that this tells nothing."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.bots.bot import counterpart
from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.game import game
from gonfalon.kernel.play.forced import GOES_ON, HANDS_OVER, give_single, leads, single
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.step import Lanes
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.records.saving import to_json
from gonfalon.proving.playing import pick, plan

MATCHES = {"crusaders": 3, "glory": 1, "mastery": 1, "paladins": 1}
WORLDS = 2  # imagined for each question


def live(slug: str, number: int) -> tuple[Match[Any], FastChance]:
    """Begin a match of three seats, with the luck that answers in it."""
    played = game(slug)
    match_plan = plan(number, 7, [(3, {})], "quick")
    return match_plan.start(played, played.load()), match_plan.picker()


def answer_at_random(match: Match[Any], picker: FastChance) -> None:
    """Give one answer."""
    picked = pick(match, picker)
    assert picked is not None
    match.choose(picked[0].id, picked[1].id)


def check_lead(match: Match[Any], where: str) -> None:
    """Give the single answer on a copy, and compare with what was foretold."""
    decision = match.open_decisions[0]
    seat = decision.seat
    copy = clone_with_trail(match)
    before = to_json(match)
    give_single(copy, copy.open_decisions[0])
    assert to_json(match) == before
    sealed = bool(copy.stack) and isinstance(copy.stack[-1], Lanes)
    if where == GOES_ON:
        assert not sealed
        assert copy.open_decisions[0].seat == seat
        real = [id for id in match.undoable(seat) if id != decision.id]
        assert copy.undoable(seat) == real  # undo goes to the choice before it
        if real:
            copy.undo(seat, real[-1])
            assert copy.open_decisions[0].seat == seat
    elif where == HANDS_OVER:
        assert not copy.over


@pytest.mark.parametrize("slug", MATCHES)
def test_single_answers_lead_where_foretold_and_tell_their_seat_nothing(slug: str) -> None:
    found: set[str] = set()
    for number in range(MATCHES[slug]):
        match, picker = live(slug, number)
        luck = FastChance(number)
        while not match.over:
            decision = match.open_decisions[0]
            if (asked := single(match, decision.seat)) is not None:
                assert not asked.public  # or the kernel would have taken it
                where = leads(match, asked)
                found.add(where)
                check_lead(match, where)
                for _ in range(WORLDS):
                    world = match.imagine(asked.seat, luck)
                    assert leads(world, counterpart(world, asked)) == where
            answer_at_random(match, picker)
    if slug == "crusaders":
        assert found == {GOES_ON, HANDS_OVER, ""}


def test_questions_of_a_sealed_round_are_always_asked() -> None:
    match, picker = live("mastery", 0)
    match.policy = "everyone"  # then seats without a choice are asked to confirm
    rounds = 0
    while not match.over and rounds < 20:
        decision = match.open_decisions[0]
        if match.round and len(decision.options) == 1:
            rounds += 1
            assert single(match, decision.seat) is None
        answer_at_random(match, picker)
    assert rounds
