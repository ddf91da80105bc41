"""Undo: exact, saved and recorded, and never of what is settled."""

from __future__ import annotations

import json

import pytest

from gonfalon.kernel.play.trail import settle
from gonfalon.kernel.records.record import record_of
from gonfalon.kernel.records.saving import canonical, digest, from_json, snapshot, to_json
from gonfalon.kernel.values.errors import Refused
from tests.kernel.play.undoing import CARDS, at_foot, do, two_alike
from tests.kernel.tiny import chain, duel, hands

# -- exact ------------------------------------------------------------------------------------


def test_a_choice_is_taken_back_to_the_last_bit() -> None:
    """After an undo everything is as before, but for the epoch and the version."""
    m = duel.GAME.begin(1, 3)
    before = snapshot(m)
    question = m.decisions[0].id
    m.choose(question, "high")
    assert m.undoable(0) == [question]
    m.undo(0, question)
    after = snapshot(m)
    assert (after.pop("epoch"), after.pop("version")) == (1, 2)
    assert (before.pop("epoch"), before.pop("version")) == (0, 0)
    assert canonical(after) == canonical(before)
    assert m.undoable(0) == []


def test_ids_change_with_the_epoch() -> None:
    """What was asked before an undo cannot be answered after it."""
    m = duel.GAME.begin(1, 3)
    old = m.decisions[0].id
    m.choose(old, "high")
    stale = m.decisions[0].id
    m.undo(0, old)
    assert m.decisions[0].id not in (old, stale)
    for question in (old, stale):
        with pytest.raises(Refused) as refused:
            m.choose(question, "high")
        assert refused.value.code == "stale-decision"


def test_going_back_in_the_middle_keeps_the_earlier_answers() -> None:
    """Of several answers only those from the chosen decision on are taken back."""
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double"])
    for option in ("earn", "visit", "earn"):
        m.choose(m.decisions[0].id, option)
    assert m.state.gold == ((1 + 3) + 3) * 2 * 2, "the doublings followed unasked"
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double", "march"])
    for option in ("earn", "visit"):
        m.choose(m.decisions[0].id, option)
    first, second = m.undoable(0)
    m.undo(0, second)
    assert (m.state.gold, m.state.journal) == (4, ["earn"])
    assert m.undoable(0) == [first]
    m.choose(m.decisions[0].id, "double")
    assert m.undoable(0)[0] == first
    m.undo(0, first)
    assert (m.state.gold, m.state.journal, m.epoch) == (1, [], 2)


def test_events_of_answers_given_again_are_not_told_again() -> None:
    """Going back is silent, also when earlier answers are kept."""
    m = hands.GAME.begin(1, 2, cards=CARDS, hand=2)
    do(m, "play-0-a")
    m.state.mover = 0
    m.reopen()
    do(m, "play-0-a")
    m.undo(0, m.undoable(0)[1])
    assert len(m.state.hands[0].cards) == 1
    assert m.drain_events() == []
    assert m.listening


def test_undo_is_for_the_seat_that_decided() -> None:
    """Others may not take it back, nor to a decision that was never made."""
    m = at_foot()
    to = m.undoable(0)[0]
    before = digest(m)
    for seat, target in ((1, to), (2, to), (-1, to), (7, to), (0, ""), (0, m.decisions[0].id)):
        with pytest.raises(Refused) as refused:
            m.undo(seat, target)
        assert refused.value.code == "cannot-undo"
    assert digest(m) == before


def test_simulations_have_no_undo() -> None:
    """Without a trail nothing is kept and nothing offered."""
    m = duel.GAME.begin(1, 3, live=False)
    m.choose(m.decisions[0].id, "high")
    assert (m.trail, m.log, m.undoable(0)) == (None, None, [])
    with pytest.raises(Refused):
        m.undo(0, "0.1.0.stance.0")


# -- saved and recorded -----------------------------------------------------------------------


def test_undo_works_after_loading() -> None:
    """The trail is saved with the match, with what was shown."""
    m = two_alike()
    do(m, "play-0-a")
    loaded = from_json(to_json(m), None, hands.GAME)
    assert loaded.undoable(0) == m.undoable(0)
    for match in (m, loaded):
        match.undo(0, match.undoable(0)[0])
    assert to_json(loaded) == to_json(m)
    assert loaded.state.hands[0].seen_by(1) == [0]


def test_an_undo_is_recorded() -> None:
    """It is an input like any other: the record names seat and decision."""
    m = duel.GAME.begin(1, 3)
    question = m.decisions[0].id
    m.choose(question, "high")
    m.undo(0, question)
    assert [line.split(" ~")[0] for line in record_of(m).text.splitlines()[-2:]] == [
        f"choose {question} high",
        f"undo 0 {question}",
    ]


def test_what_was_answered_as_one_is_taken_back_as_one() -> None:
    """A series is one thing to take back, with its answers before and after it; saved or not."""
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double", "march"])
    alone = m.decisions[0].id
    m.choose(alone, "earn")
    first = m.decisions[0].id
    m.choose_all(first, ["visit", "hit"])
    after = m.decisions[0].id
    m.choose(after, "hit")
    assert m.undoable(0) == [alone, first, after]
    m = from_json(to_json(m), played=chain.GAME)
    assert m.undoable(0) == [alone, first, after]
    assert m.trail is not None
    with pytest.raises(Refused) as refused:
        m.undo(0, m.trail.ids[2])
    assert refused.value.code == "cannot-undo"
    m.undo(0, first)
    assert (m.state.journal, m.undoable(0)) == (["earn"], [alone])
    m.choose_all(m.decisions[0].id, ["visit"])
    assert len(m.undoable(0)) == 2


def test_a_saved_trail_is_plain_json() -> None:
    """The base of the trail is a state like any other."""
    m = at_foot()
    trail = json.loads(to_json(m))["trail"]
    assert trail["seat"] == 0
    assert trail["base"]["stack"][-1]["step"] == "stance"
    assert trail["answers"] == ["high"]


# -- settled ------------------------------------------------------------------------------------


def test_settled_answers_stand_and_later_ones_can_be_undone() -> None:
    """What a server does not want undone is a barrier, without a trace in the record."""
    m = chain.GAME.begin(parts=["earn", "double", "visit"], inner=["earn", "double", "march"])
    m.choose(m.decisions[0].id, "earn")
    settle(m, 1)
    assert len(m.undoable(0)) == 1, "only the seat itself is concerned"
    settle(m, 0)
    assert m.undoable(0) == []
    m.choose(m.decisions[0].id, "visit")
    assert len(m.undoable(0)) == 1
    m.undo(0, m.undoable(0)[0])
    assert m.state.journal == ["earn"]


def test_a_settled_lane_stands_until_the_round_opens() -> None:
    """Neither the answers given so far nor later ones of the lane can be undone."""
    m = duel.GAME.begin(1, 3, "everyone")
    m.choose(m.decisions[0].id, "low")
    seat = m.decisions[0].seat
    settle(m, seat)
    m.choose(m.decisions[0].id, m.decisions[0].options[0].id)
    lane = m.undoable(seat)
    assert lane
    settle(m, seat)
    assert m.undoable(seat) == []
    with pytest.raises(Refused):
        m.undo(seat, lane[0])
    again = from_json(to_json(m), m.content, m.game)
    assert again.undoable(seat) == []
    for viewer in (*range(m.seats), None):
        imagined = m.imagine(viewer, m.chance.clone())
        assert all(imagined.undoable(one) == [] for one in range(m.seats) if one != viewer)
