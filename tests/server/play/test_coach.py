"""The coach: for one player against bots at an unrated table, from what that player sees."""

from __future__ import annotations

import random
import uuid
from typing import Any

import pytest

from gonfalon.kernel.chance.chance import FastChance
from gonfalon.kernel.play.match import Match
from gonfalon.server.accounts.models import User
from gonfalon.server.api.matches import coach
from gonfalon.server.jobs.bot_processes import Asked, BotProcesses, NoAnswer, advised
from gonfalon.server.play import moves
from gonfalon.server.play.storage.records import stored
from gonfalon.server.site.rate_limits import LIMITS
from gonfalon.server.tables.models import Seat, Table
from gonfalon.table.coaching import imagined
from tests.server.playing import people, table, token
from tests.server.visitor import Program

pytestmark = [
    pytest.mark.django_db(transaction=True),
    pytest.mark.usefixtures("no_limits"),
]

GAMES = ("crusaders", "glory", "mastery", "paladins")
BOT = 1  # the seat of the bot
TOLD = {"decision", "why", "goal", "tip", "rules", "advice"}


class Room:
    """A table of one person and a bot, whose answers are random."""

    def __init__(self, game: str = "mastery", **fields: Any) -> None:
        self.users: list[User] = people(2)
        if game == "crusaders":
            fields["settings"] = {"states": ["antioch", "tripoli"]}
        self.id = table(self.users, bot=BOT, game=game, **fields).id
        self.path = f"/api/tables/{self.id}/coach"
        self.program = Program(token(self.users[0]))
        self.luck = random.Random(5)

    @property
    def match(self) -> Match[Any]:
        """The match as it is stored."""
        return stored(Table.objects.get(id=self.id))

    def step(self) -> None:
        """Let somebody who is asked answer."""
        decision = self.luck.choice(self.match.decisions)
        option = self.luck.choice(decision.options).id
        if decision.seat == BOT:  # a person sits down for a moment
            Seat.objects.filter(table=self.id, number=BOT).update(user=self.users[1], bot="")
        moves.choose(self.id, self.users[decision.seat].id, decision.id, [option], uuid.uuid4())
        Seat.objects.filter(table=self.id, number=BOT).update(user=None, bot="random")

    def until_asked(self) -> None:
        """Play until the person is asked."""
        while not any(decision.seat != BOT for decision in self.match.decisions):
            self.step()


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_says_why_and_advises_an_answer_that_is_offered(game: str) -> None:
    room = Room(game)
    for _ in range(6):
        room.until_asked()
        view = room.program.get(room.path.replace("coach", "view")).json()
        question = view["explain"][0]
        told = room.program.get(f"{room.path}?decision={question['decision']}").json()
        assert set(told) == TOLD
        assert told["why"] == f"coach-why-{question['kind']}"
        assert told["advice"] is None
        assert told["rules"]
        told = room.program.get(f"{room.path}?advice=true").json()
        options = [option["id"] for option in question["options"]]
        assert told["decision"] == question["decision"]
        assert told["advice"]["best"]["option"] in options
        second = told["advice"]["second"]
        assert second is None or second["option"] in options
        room.step()


def test_opening_the_coach_starts_a_bot_process(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = BotProcesses()
    monkeypatch.setattr(coach, "BOT_PROCESSES", pool)
    room = Room()
    room.until_asked()
    try:
        for _ in range(2):
            assert room.program.get(room.path).status_code == 200
            assert len(pool.all) == 1
    finally:
        pool.end()


def test_the_same_view_gets_the_same_advice() -> None:
    room = Room("crusaders")
    room.until_asked()
    first = room.program.get(f"{room.path}?advice=true").json()
    assert room.program.get(f"{room.path}?advice=true").json() == first


@pytest.mark.parametrize("game", GAMES)
def test_advice_does_not_depend_on_what_is_hidden(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot process gets a match in which nothing hidden is the real one's."""
    asked: list[Asked] = []

    def note(given: Asked, patience: float) -> dict[str, Any]:
        asked.append(given)
        return advised(given, patience)

    monkeypatch.setattr(coach, "advised", note)
    room = Room(game)
    for _ in range(12):
        room.step()
    room.until_asked()
    match = room.match
    (decision, *_) = [d for d in match.decisions if d.seat != BOT]
    told = room.program.get(f"{room.path}?advice=true").json()
    for guess in range(3):
        twin = match.imagine(decision.seat, FastChance(guess))
        assert twin.view(decision.seat) == match.view(decision.seat)
        other = imagined(twin, next(d for d in twin.decisions if d.id == decision.id))
        assert coach.advice_on(other) == told["advice"]
    assert len({given.luck for given in asked}) == 1


def test_it_is_refused_at_rated_tables() -> None:
    room = Room()
    Table.objects.filter(id=room.id).update(rated=True)
    answer = room.program.get(f"{room.path}?advice=true")
    assert (answer.status_code, answer.json()["code"]) == (403, "coach-rated")


@pytest.mark.parametrize("standing_in", [False, True])
def test_it_is_refused_where_another_person_plays(standing_in: bool) -> None:
    room = Room()
    seat = Seat.objects.filter(table=room.id, number=BOT)
    seat.update(user=room.users[1], standing_in=standing_in)
    answer = room.program.get(room.path)
    assert (answer.status_code, answer.json()["code"]) == (403, "coach-others")


def test_it_is_refused_to_whoever_does_not_play() -> None:
    room = Room()
    stranger = Program(token(room.users[1]))
    assert stranger.get(room.path).json()["code"] == "not-your-seat"
    Seat.objects.filter(table=room.id, number=0).update(standing_in=True, bot="random")
    assert room.program.get(room.path).json()["code"] == "not-your-seat"
    Table.objects.filter(id=room.id).update(status=Table.Status.OVER)
    assert room.program.get(room.path).json()["code"] == "not-playing"


def test_nothing_is_said_when_nothing_is_asked() -> None:
    room = Room()
    while any(decision.seat != BOT for decision in room.match.decisions):
        room.step()
    answer = room.program.get(room.path)
    assert (answer.status_code, answer.json()["code"]) == (409, "nothing-asked")
    answer = room.program.get(f"{room.path}?decision=0.1.1.window.0")
    assert (answer.status_code, answer.json()["code"]) == (409, "stale-decision")


def test_a_bot_process_that_fails_is_not_the_players_fault(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(given: Asked, patience: float) -> dict[str, Any]:
        raise NoAnswer("too slow")

    monkeypatch.setattr(coach, "advised", fail)
    room = Room()
    room.until_asked()
    assert room.program.get(room.path).status_code == 200
    answer = room.program.get(f"{room.path}?advice=true")
    assert (answer.status_code, answer.json()["code"]) == (503, "busy")


def test_asking_often_is_refused(settings: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    settings.LIMITS_ON = True
    monkeypatch.setattr(coach, "advice_on", lambda found: None)
    room = Room()
    room.until_asked()
    often = LIMITS["coach"].windows[0][0]
    for _ in range(often):
        assert room.program.get(f"{room.path}?advice=true").status_code == 200
    assert room.program.get(f"{room.path}?advice=true").status_code == 429
