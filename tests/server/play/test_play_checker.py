"""The checker of the durability runs finds what it is there to find."""

from __future__ import annotations

import random
import time
import uuid
from collections.abc import Callable

import pytest

from gonfalon.server.play.models import Entry
from gonfalon.server.play.moves import choose
from gonfalon.server.play.storage.records import stored
from gonfalon.server.tables.models import Seat, Table
from tests.server.harness.checker import check
from tests.server.harness.players import FAIL, OK, History, Sent
from tests.server.playing import people, table

pytestmark = pytest.mark.django_db(transaction=True)


def played(inputs: int = 12) -> tuple[Table, History]:
    """Play a little, and note it as a client does."""
    users = people(3)
    made = table(users, clock={"kind": "bank", "seconds": 600, "increment": 5})
    history = History()
    luck = random.Random(1)
    for _ in range(inputs):
        match = stored(Table.objects.get(id=made.id))
        decision = luck.choice(match.decisions)
        key = uuid.uuid4()
        sent = Sent(str(key), str(made.id), decision.seat, "", {}, time.monotonic())
        option = luck.choice(decision.options).id
        answer = choose(made.id, users[decision.seat].id, decision.id, [option], key)
        sent.became, sent.version, sent.answered = OK, answer.version, time.monotonic()
        history.sent.append(sent)
    made.refresh_from_db()
    return made, history


def lose(made: Table, history: History) -> None:
    """The last input is gone."""
    Entry.objects.filter(table=made, seq=made.seq).delete()


def reorder(made: Table, history: History) -> None:
    """Two inputs have changed places."""
    first, second = Entry.objects.filter(table=made, seq__in=(4, 5)).order_by("seq")
    keys = first.key, second.key
    Entry.objects.filter(pk=first.pk).update(key=None)
    Entry.objects.filter(pk=second.pk).update(key=keys[0])
    Entry.objects.filter(pk=first.pk).update(key=keys[1])


def add(made: Table, history: History) -> None:
    """An input that nobody sent."""
    history.sent.pop(3)


def carry_out_what_failed(made: Table, history: History) -> None:
    """An input that was refused, and yet is in the log."""
    history.sent[3].became = FAIL


def answer_twice(made: Table, history: History) -> None:
    """Two answers to one key."""
    history.sent[3].wrong = "ok 4, then ok 5"


def change_state(made: Table, history: History) -> None:
    """The state is not what the log leads to."""
    Table.objects.filter(id=made.id).update(state=made.state.replace('"turn":', '"turn":1'))


def change_clock(made: Table, history: History) -> None:
    """A clock was charged too much."""
    seat = Seat.objects.filter(table=made)[0]
    Seat.objects.filter(pk=seat.pk).update(clock_left=(seat.clock_left or 0) - 1)


def show_something_else(made: Table, history: History) -> None:
    """A spectator saw what no version was."""
    history.shown[str(made.id), made.version] = "{}"


def test_nothing_is_found_where_nothing_is_wrong() -> None:
    """A history that happened holds."""
    _, history = played()
    assert check(history) == []


@pytest.mark.parametrize(
    ("plant", "found"),
    [
        (lose, "C1"),
        (lose, "C2"),
        (reorder, "C5"),
        (add, "C4"),
        (carry_out_what_failed, "C4"),
        (answer_twice, "C3"),
        (change_state, "C6"),
        (change_clock, "C8"),
        (show_something_else, "C7"),
    ],
)
def test_a_planted_fault_is_found(plant: Callable[[Table, History], None], found: str) -> None:
    """Whatever is broken, its check says so."""
    made, history = played()
    plant(made, history)
    assert any(what.startswith(found) for what in check(history))
