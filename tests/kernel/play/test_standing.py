"""Standing orders: ordinary sealed answers, given when a window opens."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.standing import Orders, answered_by_order, in_window
from gonfalon.kernel.play.step import POLICIES
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.records.saving import digest
from tests.kernel.tiny import duel

CARDS = [0, 1, 2, 3, 3, 3, 3, 3, 3]  # most seats could parry


def carry_out(m: Match[Any], orders: Orders, before: str) -> int:
    """Give the answers that are due; return how many."""
    given = 0
    while (decision := answered_by_order(m, orders, before)) is not None:
        m.choose(decision.id, decision.options[decision.default].id)
        given += 1
    return given


def played(seed: int, policy: str, orders: Orders) -> tuple[Match[Any], int, list[str]]:
    """Play a match; seats with orders answer by order, or else pass in the same windows by hand."""
    m = duel.GAME.begin(seed, 3, policy, cards=CARDS)
    random = Random(seed)
    by_order = 0
    seen: list[str] = []
    while not m.over:
        before = m.round
        asked = [d for d in m.decisions if not (d.seat == 1 and d.kind == "window")]
        if asked:
            decision = random.choice(asked)
            m.choose(decision.id, random.choice(decision.options).id)
        elif not m.decisions:
            m.close(m.round)
        if orders:
            by_order += carry_out(m, orders, before)
        for decision in m.decisions:
            if decision.seat == 1 and decision.kind == "window" and m.round != before:
                m.choose(decision.id, "pass")
        seen += [str(m.view(viewer)) for viewer in (0, 1, 2, None)]
    return m, by_order, seen


@pytest.mark.parametrize("policy", POLICIES)
def test_nobody_can_tell_an_order_from_an_answer_at_once(policy: str) -> None:
    carried_out = 0
    for seed in range(8):
        by_hand, none, seen = played(seed, policy, {})
        by_order, given, seen_too = played(seed, policy, {1: ["window"]})
        carried_out += given
        assert none == 0
        assert seen == seen_too
        assert digest(by_hand) == digest(by_order)
        assert record_of(by_hand).text == record_of(by_order).text
    assert carried_out > 5


def in_open_window(policy: str = "fixed") -> tuple[Match[Any], str]:
    """Return a match just after a window has opened, and the round before it."""
    m = duel.GAME.begin(4, 3, policy, cards=CARDS)
    before = ""
    while not (m.decisions and in_window(m, m.decisions[0])):
        before = m.round
        if m.decisions:
            m.choose(m.decisions[0].id, m.decisions[0].options[0].id)
        else:
            m.close(m.round)
    return m, before


def test_an_order_applies_once_so_that_an_answer_can_be_taken_back() -> None:
    m, before = in_open_window()
    seat = m.decisions[0].seat
    orders = {seat: ["window"]}
    assert carry_out(m, orders, before) == 1
    (back,) = m.undoable(seat)
    opened = m.round
    m.undo(seat, back)
    assert answered_by_order(m, orders, opened) is None
    assert seat in [decision.seat for decision in m.decisions]


def test_other_kinds_other_seats_and_other_rounds_are_left_alone() -> None:
    m, before = in_open_window()
    seat = m.decisions[0].seat
    assert answered_by_order(m, {}, before) is None
    assert answered_by_order(m, {seat: ["strike"]}, before) is None
    assert answered_by_order(m, {m.state.leader: ["window"]}, before) is None
    m = duel.GAME.begin(4, 3, "everyone")
    while not m.round:
        m.choose(m.decisions[0].id, m.decisions[0].options[0].id)
    assert m.decisions[0].kind == "strike"
    assert not in_window(m, m.decisions[0]), "a sealed round, but no window"
    assert answered_by_order(m, {0: ["strike"]}, "") is None
