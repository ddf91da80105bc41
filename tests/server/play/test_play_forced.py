"""Single answers that are given by themselves: only where nobody else plays, and undone in one."""

from __future__ import annotations

import random
import uuid
from typing import Any

import pytest

from gonfalon.kernel.play.forced import GOES_ON, leads, single
from gonfalon.kernel.play.match import Match
from gonfalon.kernel.play.trail import clone_with_trail
from gonfalon.kernel.values.decision import Decision
from gonfalon.server.accounts.models import User
from gonfalon.server.play import moves
from gonfalon.server.play.models import Entry
from gonfalon.server.play.storage.records import replayed, stored
from gonfalon.server.tables.models import Seat, Table
from tests.server.playing import people, table, token
from tests.server.visitor import Program

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]

BOT = 1
ME = 0


class Room:
    """A table of Crusaders with one person and a bot whose answers are random."""

    def __init__(self) -> None:
        self.users: list[User] = people(2)
        states = {"states": ["antioch", "tripoli"]}
        self.id = table(self.users, bot=BOT, game="crusaders", settings=states).id
        self.program = Program(token(self.users[ME]))
        self.luck = random.Random(3)

    @property
    def match(self) -> Match[Any]:
        """The match as it is stored."""
        return stored(Table.objects.get(id=self.id))

    def step(self, decision: Decision) -> None:
        """Let somebody who is asked answer at random."""
        option = self.luck.choice(decision.options).id
        if decision.seat == BOT:  # a person sits down for a moment
            self.person_sits_down()
        moves.choose(self.id, self.users[decision.seat].id, decision.id, [option], uuid.uuid4())
        Seat.objects.filter(table=self.id, number=BOT).update(user=None, bot="random")

    def person_sits_down(self) -> None:
        """Let another person take the seat of the bot."""
        Seat.objects.filter(table=self.id, number=BOT).update(user=self.users[1], bot="")

    def send(self, decision: str, option: str, go_on: bool = True, key: str = "") -> Any:
        """Answer through the API."""
        body = {
            "decision": decision,
            "options": [option],
            "key": key or str(uuid.uuid4()),
            "go_on": go_on,
        }
        return self.program.post(f"/api/tables/{self.id}/choices?view=true", body)

    def view(self) -> Any:
        """Return what the person sees."""
        return self.program.get(f"/api/tables/{self.id}/view").json()

    def until_single(self, chosen_before: bool) -> tuple[Decision, str]:
        """Play until the person has an answer after which a single one follows, and goes on.

        Otherwise until such a question is open itself.
        """
        for _ in range(600):
            match = self.match
            decision = self.luck.choice(match.decisions)
            if decision.seat == ME and not match.round:
                asked = single(match, ME)
                if not chosen_before and asked is not None and leads(match, asked) == GOES_ON:
                    return asked, asked.options[0].id
                for option in decision.options if chosen_before and asked is None else []:
                    copy = clone_with_trail(match)
                    copy.choose(decision.id, option.id)
                    then = single(copy, ME)
                    if then and leads(copy, then) == GOES_ON and decision.id in copy.undoable(ME):
                        return decision, option.id
            self.step(decision)
        raise AssertionError("no single answer came up")


def test_what_follows_without_a_choice_is_given_and_undone_with_the_choice() -> None:
    room = Room()
    decision, option = room.until_single(chosen_before=True)
    key = str(uuid.uuid4())
    said = room.send(decision.id, option, key=key).json()
    assert said["went_on"]
    entry = Entry.objects.filter(table_id=room.id).latest("seq")
    assert entry.target == decision.id
    assert len(entry.answers) == 1 + len(said["went_on"])
    assert replayed(room.id, said["version"]).view(ME)["state"] == room.match.view(ME)["state"]
    # Sent again it changes nothing, and with another answer it is refused.
    assert room.send(decision.id, option, key=key).json()["version"] == said["version"]
    assert room.send(decision.id, "another", key=key).json()["code"] == "key-used"

    undo = said["current"]["view"]["undo"]
    assert undo[-1] == decision.id
    body = {"to": undo[-1], "key": str(uuid.uuid4())}
    assert room.program.post(f"/api/tables/{room.id}/undo", body).status_code == 200
    again = room.match.decisions[0]
    assert [o.id for o in again.options] == [o.id for o in decision.options]


def test_a_single_answer_is_marked_and_never_undone_to() -> None:
    room = Room()
    decision, option = room.until_single(chosen_before=False)
    seen = room.view()
    assert seen["single"] == {"decision": decision.id, "leads": "goes-on"}
    said = room.send(decision.id, option).json()
    assert decision.id not in said["current"]["view"]["undo"]


def test_without_being_asked_to_nothing_goes_on() -> None:
    room = Room()
    decision, option = room.until_single(chosen_before=True)
    said = room.send(decision.id, option, go_on=False).json()
    assert "went_on" not in said
    assert said["current"].get("single") is not None


@pytest.mark.parametrize("standing_in", [False, True])
def test_where_another_person_plays_every_question_is_asked(standing_in: bool) -> None:
    """The pace of the answers would tell what the seat does not hold."""
    room = Room()
    decision, option = room.until_single(chosen_before=True)
    room.person_sits_down()
    Seat.objects.filter(table=room.id, number=BOT).update(standing_in=standing_in)
    said = room.send(decision.id, option).json()
    assert "went_on" not in said
    assert said["current"].get("single") is None
    assert len(room.view()["explain"][0]["options"]) == 1


def test_the_mark_goes_when_somebody_takes_the_seat_of_the_bot() -> None:
    room = Room()
    room.until_single(chosen_before=False)
    assert room.view().get("single") is not None
    room.person_sits_down()
    assert room.view().get("single") is None
