"""Quick start at a table: one seat is set up, and nobody else is told."""

from __future__ import annotations

import uuid
from typing import Any

import pytest

from gonfalon.server.accounts.tokens import make_token
from gonfalon.server.play import moves
from gonfalon.server.play.models import Entry
from gonfalon.server.play.personal import match_from
from gonfalon.server.play.storage.records import stored
from gonfalon.server.tables.models import Seat, Table
from gonfalon.server.tables.seats import handing
from tests.games.every import SLUGS
from tests.server.playing import people, table, token
from tests.server.tabling import confirmed
from tests.server.visitor import Program, Visitor

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]

NEW, OTHER = 0, 1  # the seat with the wish, and the others
SETTINGS = {"mastery": {"castles": "choose"}}


class Room:
    """A table of people, one of whom wishes for a quick start."""

    def __init__(self, slug: str, seats: int = 3, **fields: Any) -> None:
        self.users = people(seats)
        self.row = table(
            self.users, -1, [NEW], game=slug, settings=SETTINGS.get(slug, {}), **fields
        )
        self.programs = [Program(token(user)) for user in self.users]
        self.path = f"/api/tables/{self.row.id}"

    @property
    def match(self) -> Any:
        """The match as it is stored."""
        return stored(Table.objects.get(id=self.row.id))

    def kinds(self, seat: int) -> list[str]:
        """Return the kinds of a seat's open questions."""
        return [d.kind for d in self.match.decisions if d.seat == seat]

    def others_answer(self) -> None:
        """Answer for the other people, until the seat is asked."""
        while (match := self.match) and not any(d.seat == NEW for d in match.decisions):
            decision = match.decisions[0]
            user = self.users[decision.seat].id
            moves.choose(self.row.id, user, decision.id, [decision.options[0].id], uuid.uuid4())

    def told(self, seat: int = NEW) -> Any:
        """Return what a seat reads about its quick start."""
        return self.programs[seat].get(f"{self.path}/quick-start").json()


@pytest.mark.parametrize("slug", SLUGS)
def test_a_table_of_people_is_set_up_for_one(slug: str) -> None:
    """The answers are ordinary inputs of that seat; the others answer for themselves."""
    room = Room(slug, 2 if slug == "crusaders" else 3)
    set_up = room.match.game.setup_questions
    room.others_answer()
    assert not set(room.kinds(NEW)) & set(set_up)
    told = room.told()
    assert (told["wanted"], told["answering"]) == (True, True)
    assert {one["kind"] for one in told["answers"]} <= set(set_up)
    entries = Entry.objects.filter(table=room.row, seat=NEW).order_by("seq")
    given = [tuple(answer[:2]) for entry in entries for answer in entry.answers]
    assert [(one["decision"], one["option"]) for one in told["answers"]] == given
    assert {entry.user_id for entry in entries} == {room.users[NEW].id}
    assert {entry.kind for entry in entries} == {"choose"}
    assert Entry.objects.filter(table=room.row, seat=OTHER).exists()
    assert room.told(OTHER) == {
        "questions": [*set_up],
        "wanted": False,
        "answering": False,
        "answers": [],
    }


def test_nobody_else_learns_of_it() -> None:
    """What others read is the same as if the user had answered; a substitute inherits nothing."""
    room = Room("glory")
    details = [program.get(room.path).json() for program in room.programs]
    assert [one["quick_start"] for one in details] == [True, False, False]
    assert "quick_start" not in str([one["seats"] for one in details])
    stranger = Program(token(people(1, "Stranger")[0]))
    assert stranger.get(f"{room.path}/quick-start").status_code == 403
    assert Visitor().get(f"{room.path}/quick-start").status_code == 401
    seat = Seat.objects.get(table=room.row, number=NEW)
    assert match_from(seat)["quick_start"] == seat.quick_start
    handing.hand_over(room.row.id, room.users[NEW])
    handing.offer(room.row.id, room.users[NEW], True)
    substitute = people(1, "Substitute")[0]
    handing.adopt(room.row.id, substitute, NEW)
    shown = Program(token(substitute)).get(f"{room.path}/quick-start").json()
    assert (shown["wanted"], shown["answers"]) == (False, [])


def test_taken_back_it_is_asked_and_the_coach_may_say_why() -> None:
    room = Room("glory")
    (given,) = room.told()["answers"]
    body = {"to": room.match.undoable(NEW)[0], "key": str(uuid.uuid4())}
    assert room.programs[NEW].send("POST", f"{room.path}/undo", body).status_code == 200
    assert room.kinds(NEW) == ["character"]
    after = room.told()
    assert (after["wanted"], after["answering"], after["answers"]) == (True, False, [])
    coach = room.programs[NEW].get(f"{room.path}/coach?advice=true")
    assert coach.json()["advice"] == given["advice"]
    assert room.programs[OTHER].get(f"{room.path}/coach").json()["code"] == "coach-others"
    decision = next(d for d in room.match.decisions if d.seat == NEW)
    other = next(o.id for o in decision.options if o.id != given["option"])
    moves.choose(room.row.id, room.users[NEW].id, decision.id, [other], uuid.uuid4())
    room.others_answer()
    assert room.kinds(NEW) == ["goal"], "from then on, the person is asked"


def test_going_back_together_asks_everybody() -> None:
    room = Room("glory", 2)
    room.others_answer()
    for program in room.programs:
        body = {"version": 0, "key": str(uuid.uuid4())}
        assert program.send("POST", f"{room.path}/rewind", body).status_code == 200
    assert {d.kind for d in room.match.decisions} == {"character"}
    assert len(room.match.decisions) == 2
    assert room.told()["answering"] is False


def test_while_a_bot_plays_the_seat_nothing_is_answered() -> None:
    room = Room("glory")
    handing.hand_over(room.row.id, room.users[NEW])
    before = len(room.told()["answers"])
    for number in (1, 2):
        decision = next(d for d in room.match.decisions if d.seat == number)
        user = room.users[number].id
        moves.choose(room.row.id, user, decision.id, [decision.options[0].id], uuid.uuid4())
    assert room.kinds(NEW) == ["goal"]
    assert len(room.told()["answers"]) == before


class Opener:
    """Somebody who opens a table with a bot, by the API."""

    def __init__(self) -> None:
        (user,) = people(1)
        confirmed(user)
        secret = make_token(user, "open", ["read", "play", "challenge"])[1]
        self.program = Program(secret)

    def open(self, **more: Any) -> Any:
        """Open a table; return the response."""
        body = {"game": "glory", "seats": 2, "bots": {"1": "random"}, "visibility": "link"}
        return self.program.send("POST", "/api/tables", body | more)

    def send(self, path: str, **body: Any) -> Any:
        """Send something to a table; return the response."""
        return self.program.send("POST", f"/api/tables/{path}", body)


def test_the_wish_is_made_with_the_table_or_when_ready() -> None:
    opener = Opener()
    made = opener.open(quick_start=True).json()
    assert made["quick_start"] is True
    ready = opener.send(f"{made['id']}/ready").json()
    assert ready["quick_start"] is True, "not said again, it stands"
    ready = opener.send(f"{made['id']}/ready", quick_start=False).json()
    assert ready["quick_start"] is False
    opener.send(f"{made['id']}/ready", quick_start=True)
    started = opener.send(f"{made['id']}/start").json()
    assert (started["status"], started["quick_start"]) == ("playing", True)
    found = opener.program.get(f"/api/tables/{made['id']}/quick-start").json()
    assert [one["kind"] for one in found["answers"]] == ["character"]


def test_whoever_does_not_ask_for_it_is_asked() -> None:
    opener = Opener()
    made = opener.open().json()
    opener.send(f"{made['id']}/ready")
    started = opener.send(f"{made['id']}/start").json()
    assert (started["status"], started["quick_start"]) == ("playing", False)
    view = opener.program.get(f"/api/tables/{made['id']}/view").json()
    assert [one["kind"] for one in view["explain"]] == ["character"]


def test_it_is_not_for_rated_tables() -> None:
    """There, everybody decides alone."""
    opener = Opener()
    rated = {"rated": True, "policy": "everyone"}
    refused = opener.open(quick_start=True, **rated)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-quick-start")
    made = opener.open(**rated).json()
    refused = opener.send(f"{made['id']}/ready", quick_start=True)
    assert (refused.status_code, refused.json()["code"]) == (422, "bad-quick-start")
