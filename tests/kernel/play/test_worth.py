"""What components are worth: steps, what comes next, and the JSON."""

from __future__ import annotations

from gonfalon.kernel.values.message import NUMBER, Message, Text
from gonfalon.kernel.values.worth import Worth, each, stepped, steps_of, worth_at

COUNT = Message("worth-count", count=NUMBER)


def text(count: int = 0) -> Text:
    """Return some text."""
    return Text(COUNT, count)


def test_a_printed_track_becomes_the_places_where_the_points_change() -> None:
    assert steps_of([0, 0, 1, 1, 3]) == [(2, 1), (4, 3)]
    assert steps_of([0, 0]) == []
    assert [worth_at([(2, 1), (4, 3)], at) for at in range(6)] == [0, 0, 1, 1, 3, 3]


def test_the_next_step_is_the_first_that_brings_more() -> None:
    steps = [(5, 2), (6, 5), (7, 9)]
    found = [stepped("action:x", "R-1", text(), at, steps) for at in (0, 5, 7)]
    assert [one.points for one in found] == [0, 2, 9]
    assert [one.next() for one in found] == [
        {"points": 2, "left": 5},
        {"points": 5, "left": 1},
        None,
    ]


def test_more_than_the_steps_say_is_not_less_next_time() -> None:
    worth = Worth("card:x", "R-1", text(), 3, at=1, steps=[(2, 2), (4, 5)])
    assert worth.next() == {"points": 5, "left": 3}


def test_what_counts_for_every_few_goes_on_until_there_are_no_more() -> None:
    coins = each("end:coins", "R-2", text(), 7, 3, 1)
    assert coins.points == 2
    assert coins.next() == {"points": 3, "left": 2}
    coins.most = 8
    assert coins.next() is None
    coins.most = 9
    assert coins.next() == {"points": 3, "left": 2}


def test_a_debt_has_nothing_to_look_forward_to() -> None:
    debts = each("goods:debt", "R-3", text(), 2, 1, -3)
    assert debts.points == -6
    assert debts.next() is None


def test_the_json_has_everything_a_client_shows() -> None:
    worth = each("end:coins", "R-2", text(7), 7, 3, 1, held=False)
    assert worth.to_json({}) == {
        "component": "end:coins",
        "rule": "R-2",
        "text": {"message": "worth-count", "args": {"count": 7}},
        "points": 2,
        "held": False,
        "at": 7,
        "steps": [{"at": 3, "points": 1}],
        "repeats": True,
        "next": {"points": 3, "left": 2},
    }
