"""Messages, events and outcomes: ids with typed arguments, for those who may know."""

from __future__ import annotations

from typing import Any

import pytest

from gonfalon.kernel.values.decision import Blocked, Decision, Explained, Label, Option
from gonfalon.kernel.values.errors import KernelError
from gonfalon.kernel.values.message import (
    EVERYONE,
    NUMBER,
    SEAT,
    SEATS,
    SPECTATOR_BIT,
    Event,
    Message,
    Text,
    bit_of,
    bits_of,
)
from tests.kernel.tiny import duel
from tests.kernel.tiny.base import CONTENT
from tests.kernel.tiny.play import positions

WORDS = CONTENT.vocabulary
DEALT = Message("dealt", seat=SEAT, cards="card*", count=NUMBER, others=SEATS)


def test_arguments_read_as_their_types_say() -> None:
    """Numbers and seats stay, masks become seats, content becomes its text ids."""
    said = Text(DEALT, 1, (0, 3), 7, 0b1101)
    assert said.to_json(WORDS) == {
        "message": "dealt",
        "args": {"seat": 1, "cards": ["a", "d"], "count": 7, "others": [0, 2, 3]},
    }


@pytest.mark.parametrize("args", [(), (1, (), 7), (1, (), 7, 1, 1)])
def test_a_message_takes_just_its_arguments(args: tuple[Any, ...]) -> None:
    """Too few or too many are a fault."""
    with pytest.raises(ValueError, match="zip"):
        Text(DEALT, *args).to_json(WORDS)


def test_an_unknown_card_is_no_word() -> None:
    """-1 stands for a card nobody knows; it does not read as the last one of the list."""
    with pytest.raises(KernelError):
        Text(Message("drew", card="card"), -1).to_json(WORDS)
    with pytest.raises(IndexError):
        Text(Message("drew", card="card"), 4).to_json(WORDS)
    with pytest.raises(KeyError):
        Text(Message("drew", card="dragon"), 0).to_json(WORDS)


def test_events_are_for_their_audience() -> None:
    """A mask of seats; spectators see what is for everyone alone."""
    assert [Event(DEALT, (), 0b10).visible_to(v) for v in (0, 1, None)] == [False, True, False]
    assert all(Event(DEALT, (), EVERYONE).visible_to(v) for v in (0, 29, None))
    assert Event(DEALT, (), SPECTATOR_BIT).visible_to(None)


def test_seats_and_masks() -> None:
    """A mask names seats in order; the spectator's bit is no seat."""
    assert bits_of(0) == []
    assert bits_of(0b10110) == [1, 2, 4]
    assert bits_of(SPECTATOR_BIT | 1) == [0, 30]
    assert bits_of(1 << 40) == [40]
    with pytest.raises(KernelError):
        bits_of(EVERYONE)
    assert (bit_of(3), bit_of(None)) == (8, SPECTATOR_BIT)


def test_every_event_and_question_of_a_match_can_be_said() -> None:
    """All that is emitted, asked and blocked reads in words of the game's own messages."""
    heard = 0
    for m in positions("duel", 3):
        for seat in range(m.seats):
            for explained in m.explain(seat):
                data = explained.to_json(WORDS)
                assert data["decision"] == explained.decision.id
                assert [o["id"] for o in data["options"]] == [
                    o.id for o in explained.decision.options
                ]
        if m.decisions:
            decision = m.decisions[0]
            for event in m.choose(decision.id, decision.options[-1].id):
                assert duel.GAME.messages()[event.message.id] is event.message
                assert event.to_json(WORDS)["message"] == event.message.id
                heard += 1
    assert heard > 5


def test_explanations_name_option_rule_and_touched_components() -> None:
    """People get every option with its rule, and what is blocked with the reason."""
    m = duel.GAME.begin(1, 2)
    (explained,) = m.explain(0)
    assert m.explain(1) == []
    data = explained.to_json(WORDS)
    assert data["prompt"] == {"message": "ask", "args": {"seat": 0}}
    assert data["options"][0] == {
        "id": "high",
        "rule": "DUE-STANCE",
        "touches": ["seat:0"],
        "message": "stood",
        "args": {"seat": 0, "stance": 1},
        "preview": None,
    }
    assert data["preview"] is None
    no_card = Message("no-card", card="card")
    blocked = Blocked("strike-1", "DUE-HOLD", Text(no_card, 0), ("hand",))
    words = Explained(Decision(0, "x", [], public=True), Text(no_card, 1), [], [blocked]).to_json(
        WORDS
    )
    assert words["blocked"] == [
        {
            "id": "strike-1",
            "rule": "DUE-HOLD",
            "touches": ["hand"],
            "message": "no-card",
            "args": {"card": "a"},
        }
    ]


def test_a_preview_goes_with_option_and_question() -> None:
    """What an answer leads to is the game's own JSON, handed through as it is."""
    decision = Decision(0, "x", [Option("a", "")], public=True)
    said = Text(Message("plain"))
    shown = Explained(decision, said, [Label(said, (), {"sum": 3})], [], {"all": [1]})
    data = shown.to_json(WORDS)
    assert data["options"][0]["preview"] == {"sum": 3}
    assert data["preview"] == {"all": [1]}


def test_each_option_has_its_label() -> None:
    """A question with fewer labels than options is a fault."""
    decision = Decision(0, "x", [Option("a", ""), Option("b", "")], public=True)
    label = Label(Text(Message("plain")))
    with pytest.raises(ValueError, match="zip"):
        Explained(decision, Text(Message("ask")), [label], []).to_json(WORDS)
